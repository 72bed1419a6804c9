"""Addresses at home: where others on the local network find this server, as text and as a QR code."""

import socket
from io import StringIO

import segno


def local_address() -> str | None:
    """This machine's address on the local network; None where there is none."""
    # Connecting a datagram socket sends nothing: it only asks the system which way it would go.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            found = str(trial.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def qr_text(url: str) -> str:
    """A QR code for the terminal."""
    out = StringIO()
    segno.make(url, error="l").terminal(out=out, compact=True, border=2)
    return out.getvalue()


def qr_image(url: str) -> str:
    """A QR code as an address that an image can show: dark on light in any theme, since cameras want it so."""
    return str(segno.make(url, error="m").svg_data_uri(scale=4, border=3, dark="#1e2a32", light="#ffffff"))


def is_here(host: str) -> bool:
    """Whether a host name means the machine itself, so that a link with it leads nowhere else."""
    name = host.rpartition(":")[0] or host
    return name.strip("[]") in ("localhost", "::1") or name.startswith("127.")
