"""Web push: what is sealed for one device alone (RFC 8291), and how this server shows who it is (RFC 8292)."""

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from freebooter.server.people.pushes import Push
from freebooter.server.storage.database import Database
from freebooter.server.storage.keys import kept_key

_CURVE = ec.SECP256R1()
# One record holds all we have to say; the push service keeps it for a device that is off, so many seconds.
_RECORD = 4096
_KEPT = 86_400
_SECRET = 16
_PROOF_SECONDS = 12 * 3600


class WebPush:
    """Seals notices with a key of this server that browsers know it by."""

    def __init__(self, database: Database, contact: str) -> None:
        """`contact` is where whoever runs a push service may turn to, a URL; "" for nowhere."""
        self.database = database
        self._contact = contact
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Read the server's key, made at its first start."""
        value = await kept_key(self.database, "vapid", lambda: _number(ec.generate_private_key(_CURVE)))
        self._key = ec.derive_private_key(int.from_bytes(value, "big"), _CURVE)

    @property
    def key(self) -> ec.EllipticCurvePrivateKey:
        if self._key is None:
            raise RuntimeError("web push is not open yet")
        return self._key

    @property
    def public(self) -> str:
        """What a browser subscribes with."""
        return written(_point(self.key.public_key()))

    def sealed(self, push: Push, content: bytes) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a push message."""
        body = seal(content, read(push.p256dh), read(push.auth), ec.generate_private_key(_CURVE), os.urandom(16))
        headers = {
            "authorization": f"vapid t={self._proof(push.endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT),
            "urgency": "normal",
        }
        return body, headers

    def _proof(self, endpoint: str) -> str:
        """A signed statement for one push service, good for half a day."""
        there = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{there.scheme}://{there.netloc}",
            "exp": int(time.time()) + _PROOF_SECONDS,
        }
        if self._contact:
            claims["sub"] = self._contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(written(msgspec.json.encode(part)) for part in parts)
        first, second = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{written(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def seal(content: bytes, device: bytes, secret: bytes, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt for the device that has this public key and secret, with a key and a salt that are used once."""
    own = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, device))
    both = _derived(shared, secret, b"WebPush: info\0" + device + own, 32)
    content_key = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + len(own).to_bytes(1, "big") + own
    # The byte after the content says that this record is the last.
    return head + AESGCM(content_key).encrypt(nonce, content + b"\x02", None)


def is_point(device: str) -> bool:
    """Whether this is a public key that can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, read(device))
    except ValueError:
        return False
    return True


def is_secret(text: str) -> bool:
    """Whether this is a device's secret, of 16 bytes."""
    try:
        return len(read(text)) == _SECRET
    except ValueError:
        return False


def written(value: bytes) -> str:
    """Bytes as browsers write them: base64 for addresses, without its end."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """The bytes that were written so."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(source: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=purpose).derive(source)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _number(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_numbers().private_value.to_bytes(32, "big")
