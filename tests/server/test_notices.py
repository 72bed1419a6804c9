"""Notices of turns: sealed for the device alone and signed by the server, and letters that one link ends."""

import json
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from freebooter.server.live.mail import Mail
from freebooter.server.live.web_push import read, seal, written
from freebooter.server.storage.schema import pushes
from tests.server.client import LOCAL, ME, OPEN, Player, until
from tests.server.glass_house import GlassHouse
from tests.server.letter_box import LetterBox
from tests.server.receiver import Receiver

_ADDRESS = "https://play.example"


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(read(text), "big"), ec.SECP256R1())


def test_what_is_sealed_is_what_the_standard_gives_as_its_example() -> None:
    """RFC 8291, appendix A."""
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        read("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert written(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Device:
    """A browser with a subscription at a push service, which is a receiver of ours."""

    def __init__(self, service: Receiver) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = bytes(range(16))
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._point = point
        self.subscription = {
            "endpoint": service.url,
            "p256dh": written(point),
            "auth": written(self._secret),
            "language": "it",
        }

    def opened(self, body: bytes) -> dict[str, str]:
        """What was sealed for this device."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) <= 4096 <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        both = _derived(
            self._key.exchange(ec.ECDH(), other), self._secret, b"WebPush: info\0" + self._point + sender, 32
        )
        cipher = AESGCM(_derived(both, salt, b"Content-Encoding: aes128gcm\0", 16))
        text = cipher.decrypt(_derived(both, salt, b"Content-Encoding: nonce\0", 12), body[21 + body[20] :], None)
        assert text.endswith(b"\x02")
        notice: dict[str, str] = json.loads(text[:-1])
        return notice


def _derived(source: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=purpose).derive(source)


def claims_of(proof: str, known: str) -> dict[str, Any]:
    """What the server says of itself, if it has signed it with the key that the browser knows."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", proof)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert key == known
    numbers = read(signature)
    first, second = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    point.verify(encode_dss_signature(first, second), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(read(head))["alg"] == "ES256"
    said: dict[str, Any] = json.loads(read(claims))
    return said


@pytest.fixture
def service() -> Iterator[Receiver]:
    listening = Receiver()
    yield listening
    listening.close()


@pytest.fixture(scope="module")
def box() -> Iterator[LetterBox]:
    opened = LetterBox()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory, box: LetterBox) -> Iterator[GlassHouse]:
    mail: dict[str, Any] = {"smtp": box.url, "mail_from": "cook@play.example", "origins": (_ADDRESS,)}
    house = GlassHouse(tmp_path_factory.mktemp("glass") / "house", webhooks_inside=True, **mail)
    yield house
    house.close()


def turn_of(jack: Player) -> str:
    """A new correspondence table at which Jack is asked first, with Anne beside them."""
    setup = {"clock": {"kind": "correspondence"}, "options": {"first_player": 1}}
    made = Player(jack.url).create("buccaneer", [ME, OPEN, LOCAL], setup=setup)
    jack.take(made["links"]["seats"]["1"])
    return str(made["table"])


def until_told(glass: GlassHouse) -> None:
    until(lambda: not glass.house.notices.waiting)


def is_known(glass: GlassHouse, service: Receiver) -> bool:
    """Whether the server would tell a device at this push service."""

    async def look() -> bool:
        async with glass.house.database.read() as connection:
            query = select(pushes.c.auth).where(pushes.c.endpoint == service.url)
            return (await connection.execute(query)).first() is not None

    return glass.do(look())


def test_a_device_is_told_of_a_turn_by_push(glass: GlassHouse, service: Receiver) -> None:
    jack, device = Player(glass.url, "Jack"), Device(service)
    known = jack.get("/api/push")["key"]
    jack.post("/api/me/push", device.subscription)
    jack.post("/api/me/push", device.subscription)
    table = turn_of(jack)
    headers, body = service.heard.get(timeout=60)
    claims = claims_of(headers["authorization"], known)
    assert claims["aud"] == service.url.rpartition("/")[0]
    assert claims["sub"] == _ADDRESS
    assert time.time() < claims["exp"] < time.time() + 86_400
    assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
    notice = device.opened(body)
    assert notice == {
        "title": "Tocca a te: Buccaneer",
        "body": "Al tavolo con Anne e Player 3.",
        "url": f"/table/{table}",
        "tag": table,
    }
    until_told(glass)
    assert service.heard.empty(), "asked for twice, a device is told once"
    # The push service says that the device is gone: it is forgotten at once.
    service.statuses = [410]
    turn_of(jack)
    until_told(glass)
    assert service.heard.qsize() == 1
    assert not is_known(glass, service)
    # A device is given up by its person, too, and a key that is none is refused.
    jack.post("/api/me/push", device.subscription)
    ended = jack.http.request("DELETE", "/api/me/push", json={"endpoint": service.url})
    assert (ended.status_code, is_known(glass, service)) == (204, False)
    for wrong in ({"p256dh": "A" * 87}, {"auth": "é" * 22}, {"auth": "A" * 21}, {"auth": "A" * 32}):
        assert jack.try_post("/api/me/push", {**device.subscription, **wrong}).status_code == 400


def test_whoever_looks_at_the_table_gets_no_notice(glass: GlassHouse, service: Receiver) -> None:
    jack = Player(glass.url, "Jack")
    jack.post("/api/me/push", Device(service).subscription)
    setup = {"clock": {"kind": "correspondence"}, "options": {"first_player": 1}}
    anne = Player(glass.url)
    made = anne.create("buccaneer", [ME, OPEN, OPEN], setup=setup)
    jack.take(made["links"]["seats"]["1"])
    with jack.live(made["table"]):
        until(lambda: glass.do(glass.house.company.at([made["table"]]))[made["table"]].seats)
        Player(glass.url, "Mary").take(made["links"]["seats"]["2"])
        until_told(glass)
    assert service.heard.empty()


def token_in(letter: EmailMessage, deed: str) -> str:
    found = re.search(rf"{_ADDRESS}/letters/{deed}#([\w-]+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def test_letters_come_once_they_are_confirmed_and_end_with_one_link(glass: GlassHouse, box: LetterBox) -> None:
    jack, nobody = Player(glass.url, "Jack"), Player(glass.url, None)
    assert jack.get("/api/me/letters") == {"possible": True, "address": None, "often": None, "confirmed": False}
    wanted = {"address": "jack@mail.example", "often": "turn", "language": "en"}
    jack.http.put("/api/me/letters", json=wanted)
    asked = box.next()
    assert asked["to"] == "jack@mail.example"
    turn_of(jack)
    until_told(glass)
    assert box.come.empty(), "who has not confirmed an address gets nothing there"
    nobody.post(f"/api/letters/{token_in(asked, 'confirm')}/confirm")
    assert jack.get("/api/me/letters")["confirmed"]
    table = turn_of(jack)
    letter = box.next()
    assert letter["subject"] == "Your turn: Buccaneer"
    assert letter["from"] == "Freebooter <cook@play.example>"
    assert "At the table with Anne and Player 3." in letter.get_content()
    assert f"{_ADDRESS}/table/{table}" in letter.get_content()
    # As a mail program does it, and as the link in the letter does it.
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    token = token_in(letter, "stop")
    assert letter["list-unsubscribe"].strip() == f"<{_ADDRESS}/api/letters/{token}/stop>"
    stopped = nobody.http.post(f"/api/letters/{token}/stop", data={"List-Unsubscribe": "One-Click"})
    assert (stopped.status_code, jack.get("/api/me/letters")["address"]) == (204, None)
    assert nobody.try_post(f"/api/letters/{token}/confirm").json()["code"] == "no-letters"
    turn_of(jack)
    until_told(glass)
    assert box.come.empty()


def test_a_digest_comes_once_a_day_at_most(glass: GlassHouse, box: LetterBox) -> None:
    jack = Player(glass.url, "Jack")
    jack.http.put("/api/me/letters", json={"address": "jack@mail.example", "often": "daily", "language": "it"})
    jack.post(f"/api/letters/{token_in(box.next(), 'confirm')}/confirm")
    tables = [turn_of(jack), turn_of(jack)]
    digests, now = glass.house.digests, time.time()
    glass.do(digests.send(now))
    assert box.come.empty(), "whoever was asked just now may be sitting there"
    glass.do(digests.send(now + 7200))
    letter = box.next()
    assert letter["subject"] == "Tocca a te a 2 tavoli"
    text = letter.get_content()
    assert "Buccaneer, con Anne e Player 3" in text
    assert all(f"{_ADDRESS}/table/{table}" in text for table in tables)
    token_in(letter, "stop")
    glass.do(digests.send(now + 9000))
    glass.do(digests.send(now + 200_000))
    assert box.come.empty(), "nothing has happened since the last one"


def test_a_server_without_a_mail_server_writes_no_letters(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glass.house, "mail", Mail("", "", ""))
    jack = Player(glass.url, "Jack")
    assert not jack.get("/api/me/letters")["possible"]
    wanted = {"address": "jack@mail.example", "often": "turn", "language": "en"}
    assert jack.http.put("/api/me/letters", json=wanted).json()["code"] == "no-mail"
