"""The browser client speaks the server's language: its types are those of the server, its sources hold no secrets."""

import json
import re

from freebooter import client
from freebooter.core.catalogue import find_game
from freebooter.workshop.streams import recorded_proof, stream
from freebooter.workshop.typescript import generated_types


def test_the_types_are_made_from_the_schemas_of_today() -> None:
    folder = client.SOURCES / "src" / "generated"
    stale = [name for name, text in generated_types().items() if (folder / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run: freebooter web types"


def test_no_generated_file_is_left_over() -> None:
    folder = client.SOURCES / "src" / "generated"
    lying = {path.relative_to(folder).as_posix() for path in folder.rglob("*.ts")}
    assert lying == set(generated_types())


def test_there_is_a_recorded_stream_of_every_game() -> None:
    games = {name.removeprefix("games/").removesuffix(".ts") for name in generated_types() if name.startswith("games/")}
    streams = {path.stem for path in (client.SOURCES / "tests" / "streams").glob("*.json")}
    assert streams == games


def test_a_recorded_stream_is_what_the_server_would_send_today() -> None:
    recorded = (client.SOURCES / "tests" / "streams" / "buccaneer.json").read_text(encoding="utf-8")
    assert stream(find_game("buccaneer")) == recorded, "run: freebooter web streams"


def test_the_recorded_proof_is_what_the_server_would_send_today() -> None:
    recorded = (client.SOURCES / "tests" / "proof.json").read_text(encoding="utf-8")
    assert recorded_proof() == recorded, "run: freebooter web streams"


def test_the_client_that_is_kept_is_built_from_the_sources_of_today() -> None:
    assert client.is_fresh(), "run: freebooter web build"


def test_a_client_that_is_kept_is_whole() -> None:
    page = (client.STATIC / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/([^"]+)"', page))
    assert named
    assert [name for name in named if not (client.STATIC / name).is_file()] == []


def test_the_lock_of_the_client_names_no_address_and_builds_everywhere() -> None:
    lock = json.loads((client.SOURCES / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
    # Some releases of the bundler lack bindings for other platforms, and installing fails there.
    assert sum(name.startswith("node_modules/@rolldown/binding-") for name in packages) == 15
