"""Letters, handed to the host's mail server. Each one says how to end them."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import structlog

from freebooter.server.live.wording import wording
from freebooter.server.operation.network import is_here
from freebooter.server.people.letters import Letter

_SECONDS = 20.0
# Seconds to wait before it is tried again; then it is given up.
_PAUSES: tuple[float, ...] = (5.0, 60.0)
# Each takes a thread while it is sent.
_AT_ONCE = 2

log = structlog.get_logger("freebooter.mail")


class Mail:
    """The way to people's letter boxes; closed where the host has named no mail server."""

    def __init__(self, smtp: str, sender: str, address: str) -> None:
        """`smtp` is the mail server as a URL, `sender` the address that letters come from, and `address` where this
        server is found by whoever reads them."""
        self.pauses = _PAUSES
        self._smtp = urlsplit(smtp)
        self._sender = sender
        self._address = address.rstrip("/")
        self._free = asyncio.Semaphore(_AT_ONCE)

    @property
    def is_open(self) -> bool:
        return bool(self._smtp.hostname)

    def link(self, path: str) -> str:
        """A page of this server, as a letter names it."""
        return f"{self._address}{path}"

    async def confirm(self, letter: Letter) -> None:
        """Ask whoever reads this address whether they want letters."""
        text = wording(letter.language, "letter-confirm-text")
        link = self.link(f"/letters/confirm#{letter.token}")
        await self._post(self._written(letter, wording(letter.language, "letter-confirm"), [f"{text}\n{link}"]))

    async def send(self, letter: Letter, subject: str, parts: list[str]) -> None:
        """A letter to somebody who wants it, and how to end them all."""
        if not self.is_open:
            return
        end = f"{wording(letter.language, 'letter-stop')}\n{self.link(f'/letters/stop#{letter.token}')}"
        message = self._written(letter, subject, [*parts, f"--\n{end}"])
        # So that mail programs have a button for it, too.
        message["List-Unsubscribe"] = f"<{self.link(f'/api/letters/{letter.token}/stop')}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._post(message)

    def _written(self, letter: Letter, subject: str, parts: list[str]) -> EmailMessage:
        message = EmailMessage()
        message["From"] = f"Freebooter <{self._sender}>"
        message["To"] = letter.address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Content-Language"] = letter.language
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join(parts) + "\n")
        return message

    async def _post(self, message: EmailMessage) -> None:
        """Hand a letter over, again if the mail server does not take it, and not for ever."""
        for pause in (*self.pauses, None):
            try:
                async with self._free:
                    await asyncio.to_thread(self._hand_over, message)
                return
            except (smtplib.SMTPException, OSError) as error:
                # The kind of error only: what it says may hold the address.
                log.warning("letter not taken", error=type(error).__name__, again=pause is not None)
            if pause is not None:
                await asyncio.sleep(pause)

    def _hand_over(self, message: EmailMessage) -> None:
        host, smtp = self._smtp.hostname or "", self._smtp
        is_secret = smtp.scheme == "smtps"
        # A password or a letter goes through the network only where nobody else reads it.
        is_near = is_here(host)
        if is_secret:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, smtp.port or 465, timeout=_SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(host, smtp.port or (25 if is_near else 587), timeout=_SECONDS)
        with server:
            if not is_secret and not is_near:
                server.starttls(context=ssl.create_default_context())
            if smtp.username:
                server.login(unquote(smtp.username), unquote(smtp.password or ""))
            server.send_message(message)
