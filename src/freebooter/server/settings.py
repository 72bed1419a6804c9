"""How a server is run: what the command line says, handed to every process as one piece of JSON."""

import os

import msgspec
from msgspec import Struct

_VARIABLE = "FREEBOOTER_SERVER"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a process of the server must know to begin."""

    database: str
    # Processes in which bots think; 0 leaves all bots to `freebooter worker`.
    bot_processes: int = 1
    # Seconds a bot may think about one choice.
    bot_seconds: float = 2.0
    # Matches kept in memory.
    memory: int = 2000
    # Whether requests are counted and refused when there are too many.
    limits: bool = True
    # SQLite waits for the disk at every commit.
    durable: bool = True
    # Webhooks may lie inside the server's own network.
    webhooks_inside: bool = False
    # The mail server as a URL, and the address that letters come from; they lead to the first origin.
    smtp: str = ""
    mail_from: str = ""
    log_json: bool = True
    log_level: str = "info"
    # Addresses that people use, besides the machine's own: behind a proxy, or by a name.
    origins: tuple[str, ...] = ()
    # Addresses and networks of proxies, whose word is taken for whom a request is; the same machine's if none is named.
    proxies: tuple[str, ...] = ()
    # Where others on the local network find this server, for links that are shown on its own machine; "" for nowhere.
    home: str = ""
    # How many processes serve, and the folder in which they find each other; "" where there is one, or no way to.
    workers: int = 1
    neighbours: str = ""


def hand_down(settings: Settings) -> None:
    """Let processes that are started from here find the settings."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def handed_down() -> Settings:
    """The settings that the starting process handed down."""
    return msgspec.json.decode(os.environ[_VARIABLE], type=Settings)
