"""Makes the compiled form of the engine, all or nothing."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from freebooter import forms

Progress = Callable[[str], None]

# How a line of the building process begins that tells how far it is.
PROGRESS: Final = "progress: "

# All code is in one library; the modules are only doors into it. Hidden symbols and optimisation across its files let
# calls between them be direct and inlined; exported, each would go through the symbol table.
_HIDDEN: Final = ("-fvisibility=hidden",)
_ACROSS_FILES: Final = ("-flto=auto", "-fno-semantic-interposition")

# Builds that stay: the present one, and those that branches or other processes may still use.
_KEPT: Final = 3
# After this many seconds an unfinished build is one that was killed.
_ABANDONED: Final = 3600


class CompileError(Exception):
    """Our own code does not compile; the message is what the compiler said."""


def compile_engine(progress: Progress) -> Path | None:
    """The folder of the build that fits the sources, made now if there is none.

    Without a C compiler or the headers of this Python the answer is None, after one note to `progress`: everything
    works in the plain form, only slower. Code that does not compile is a `CompileError`.
    """
    present = forms.fitting_build()
    if present:
        return present
    hindrance = obstacle()
    if hindrance:
        progress(f"the engine stays plain Python, about twenty times slower: {hindrance}")
        return None
    forms.BUILDS.mkdir(exist_ok=True)
    with _alone():
        return forms.fitting_build() or _build(progress)


def _build(progress: Progress) -> Path:
    begun = time.monotonic()
    wanted = forms.digest()
    with tempfile.TemporaryDirectory(dir=forms.BUILDS, prefix="unfinished-") as work:
        output = Path(work) / "output"
        build_into(output, Path(work), progress)
        if forms.digest() != wanted:
            raise CompileError("the sources changed while they were compiled: compile again")
        folder = _put(output, forms.BUILDS / wanted)
    _prune(folder)
    progress(f"compiled in {time.monotonic() - begun:.0f} s")
    return folder


@contextmanager
def _alone() -> Iterator[None]:
    """One process compiles, others wait for its build: several servers may start at once."""
    import fcntl  # not on Windows, where nothing is compiled

    with (forms.BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_guided(output: Path, work: Path, progress: Progress) -> None:
    """Compile the engine for a wheel, where it may take its time: once to watch how games are played, and again with
    what was seen. Only gcc does this the way it is asked for here; with another compiler it is an ordinary build."""
    if os.name == "nt" or not _is_gcc():
        build_into(output, work, progress)
        return
    seen = work / "seen"
    build_into(work / "watched", work, progress, (f"-fprofile-generate={seen}", "-fprofile-update=single"))
    progress("playing games to see what is used")
    command = [sys.executable, "-m", "freebooter.workshop.training", str(work / "watched")]
    subprocess.run(command, cwd=forms.PACKAGE.parent, env={**os.environ, "FREEBOOTER_FORM": "plain"}, check=True)
    # What the games did not reach is compiled as it would be without having been watched.
    build_into(output, work, progress, (f"-fprofile-use={seen}", "-fprofile-partial-training", "-Wno-missing-profile"))


def build_into(output: Path, work: Path, progress: Progress, flags: Sequence[str] = ()) -> None:
    """Compile the engine into `output`, as it would lie in the folder that holds the package."""
    home = forms.PACKAGE.parent
    files = [str(path.relative_to(home)) for path in forms.sources()]
    command = [sys.executable, "-m", "freebooter.forms.building", str(output), str(work), forms.LIBRARY]
    command += [" ".join((*_own_flags(), *flags)), *files]
    said = []
    with subprocess.Popen(
        command,
        cwd=home,
        env={**os.environ, "FREEBOOTER_FORM": "plain"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PROGRESS):
                progress(f"compiling {len(files)} modules, {line.removeprefix(PROGRESS).rstrip()}")
            else:
                said.append(line)
    if process.returncode:
        raise CompileError("".join(said).rstrip())


def obstacle() -> str | None:
    """What this machine lacks for compiling, found by trying: a compiler on the PATH may be only a stub."""
    if os.name == "nt":
        return "compiling is not supported on Windows"
    missing = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    if missing:
        return f"{missing[0]} is not installed, which ./freebooter compile brings"
    compiler = _compiler()
    with tempfile.TemporaryDirectory() as work:
        trial = Path(work) / "trial.c"
        trial.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"]
        try:
            result = subprocess.run(
                [*command, "-c", str(trial), "-o", str(trial.with_suffix(".o"))], capture_output=True, check=False
            )
        except OSError:
            return f"there is no C compiler ({compiler[0]}); on Debian or Ubuntu: apt install gcc python3-dev"
    if result.returncode:
        return f"{compiler[0]} cannot use the headers of this Python; on Debian or Ubuntu: apt install python3-dev"
    return None


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _own_flags() -> tuple[str, ...]:
    if os.name == "nt":
        # There nothing is exported unasked, and the compiler does not know these words.
        return ()
    return (*_HIDDEN, *_ACROSS_FILES) if _links_with(_ACROSS_FILES) else _HIDDEN


def _links_with(flags: Sequence[str]) -> bool:
    """Whether compiler and linker can make a library with these flags, found by trying: some have only half of it."""
    with tempfile.TemporaryDirectory() as work:
        trial = Path(work) / "trial.c"
        trial.write_text("int trial(void) { return 1; }\n")
        command = [*_compiler(), *flags, "-fPIC", "-shared", str(trial), "-o", str(trial.with_suffix(".so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _is_gcc() -> bool:
    said = subprocess.run([*_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def _put(output: Path, folder: Path) -> Path:
    """Give a finished build its name in one step; if a parallel one was first, that one is as good."""
    try:
        return output.rename(folder)
    except OSError:
        if forms.fitting_build() == folder:
            return folder
        # What lies there has lost files, so no process can use it.
        shutil.rmtree(folder, ignore_errors=True)
        return output.rename(folder)


def _prune(present: Path) -> None:
    """Remove what earlier builds left, except the newest few."""
    others = [entry for entry in forms.BUILDS.iterdir() if entry.is_dir() and entry != present]
    builds = [entry for entry in others if not entry.name.startswith("unfinished-")]
    old = sorted(builds, key=lambda entry: entry.stat().st_mtime, reverse=True)[_KEPT - 1 :]
    killed = [entry for entry in others if entry not in builds and time.time() - entry.stat().st_mtime > _ABANDONED]
    for entry in old + killed:
        shutil.rmtree(entry, ignore_errors=True)
