"""Bots that look for the rare ends of a game, so that a journal of each can be kept. They play no game well."""

from collections.abc import Callable

from freebooter.bots.players.bot import Bot
from freebooter.bots.seekers.buccaneer import DeadlockSeeker
from freebooter.bots.seekers.seven_seas import RoundLimitSeeker

# By game and ending: what sits in all seats to reach it, made from a seed.
SEEKERS: dict[tuple[str, str], Callable[[int], Bot]] = {
    ("buccaneer", "deadlock"): DeadlockSeeker,
    ("seven_seas", "round-limit"): RoundLimitSeeker,
}
