"""The process that turns modules into machine code, with FLAGS for the C compiler where it makes the library itself:
`python -m freebooter.forms.building OUTPUT WORK LIBRARY FLAGS FILE...`

Apart from `compiling`, since mypyc and setuptools change global state and stop the process on an error. It runs in
the folder that holds the package and is given files relative to it: tracebacks name them, and a wheel must not tell
where it was built. A line that starts with `PROGRESS` is for the caller, everything else for people.
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import setuptools
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

from freebooter.forms.compiling import PROGRESS

_LEVEL: Final = "3"


class ParallelBuild(build_ext):
    """Compiles all C files of all extensions on all cores; setuptools itself goes through a library file by file."""

    def build_extensions(self) -> None:
        jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
        cores = os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as pool:
            for done, (extension, objects) in enumerate(pool.map(self._compiled, *zip(*jobs, strict=True)), 1):
                extension.extra_objects += objects
                tell(f"C files: {done} of {len(jobs)}")
        for extension in self.extensions:
            extension.sources = []
        self.parallel = cores
        super().build_extensions()

    def _compiled(self, extension: setuptools.Extension, source: str) -> tuple[setuptools.Extension, list[str]]:
        objects = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=extension.depends,
        )
        return extension, objects


def build(output: Path, work: Path, library: str, flags: list[str], files: Sequence[str]) -> None:
    """Compile `files` as one group into `output`, with everything that arises on the way in `work`."""
    tell("types")
    extensions = mypycify(
        # No configuration file: what is an error there is found by the checkers, here only what stops mypyc. Nothing is
        # kept, so a Python that was built without SQLite will do.
        ["--config-file=", f"--cache-dir={os.devnull}", "--no-sqlite-cache", *files],
        group_name=library.removesuffix("__mypyc"),
        multi_file=True,
        opt_level=_LEVEL,
        debug_level="0",
        target_dir=str(work / "c"),
    )
    whole = next(extension for extension in extensions if extension.name == library)
    # Made anew: mypyc gives all extensions one list.
    whole.extra_compile_args = [*whole.extra_compile_args, *flags]
    if flags:
        whole.extra_link_args = [*whole.extra_link_args, *flags, f"-O{_LEVEL}"]
    distribution = setuptools.Distribution({"name": "freebooter", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.build_lib = str(output)
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


def tell(line: str) -> None:
    print(f"{PROGRESS}{line}", flush=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4].split(), sys.argv[5:])
