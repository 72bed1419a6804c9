"""The browser client speaks the server's language: its types are those of the server, its sources hold no secrets."""

import json
import re
from pathlib import Path

import pytest
from hatch_build import CompiledEngine

from freebooter import client
from freebooter.cli.serve import build_client
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


def test_a_wheel_is_not_built_with_a_client_older_than_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "is_fresh", lambda: False)
    hook = CompiledEngine(str(client.ROOT), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    with pytest.raises(client.BuildFailed, match=r"older than its sources, run: \./freebooter web build"):
        hook.initialize("standard", {})


def test_where_the_client_cannot_be_built_anew_the_kept_one_is_served(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_node(command: object, environment: object, *, show: bool) -> None:
        raise client.BuildFailed("no Node here")

    monkeypatch.setattr(client, "is_fresh", lambda: False)
    monkeypatch.setattr(client, "_run", without_node)
    build_client()
    assert "the browser client cannot be built: no Node here" in capsys.readouterr().err
    monkeypatch.undo()
    assert client.is_fresh()


def test_the_lock_of_the_client_names_no_address_and_builds_everywhere() -> None:
    lock = json.loads((client.SOURCES / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
    # Some releases of the bundler lack bindings for other platforms, and installing fails there.
    assert sum(name.startswith("node_modules/@rolldown/binding-") for name in packages) == 15
