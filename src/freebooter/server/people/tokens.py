"""Unguessable tokens. Only their hashes are kept, so a stolen database opens no seat."""

import hashlib
import hmac
import secrets

# 128 bits, in 22 characters that need no escaping in a URL.
_BYTES = 16


def new_token() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(_BYTES)


def token_hash(token: str) -> bytes:
    """What is kept of it. The secret is random, so no salt or slowness is needed."""
    return hashlib.sha256(token.encode()).digest()


def new_id(length: int = 10) -> str:
    """A fresh public id: lower-case letters and digits that cannot be mistaken for each other."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(length))


def csrf_token(session: str) -> str:
    """What a page of ours sends along with every change: it follows from the session, which no other page can read."""
    return hmac.new(session.encode(), b"freebooter csrf", hashlib.sha256).hexdigest()[:32]


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how nearly."""
    return hmac.compare_digest(one.encode(), other.encode())
