"""Build hook: builds the compiled engine into a wheel.

`FREEBOOTER_WHEEL` says how the engine is built: `compiled` (or nothing), `guided` by games that are played first, as
releases are, or `plain`. Where it is not set and this machine cannot compile, the wheel is plain, with a line that says
so. An editable install does not get it: compiled files would lie in the source tree.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Builds the engine aside and lists each library under the place where its source lies in the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The compiler, and what the engine imports: the compiler reads its types."""
        return [] if self._wanted() == "plain" else [*self.metadata.core.dependencies, "mypy", "setuptools"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from freebooter import client, forms
        from freebooter.forms import compiling

        if client.has_sources() and not client.is_fresh():
            raise client.BuildFailed("the browser client is older than its sources, run: ./freebooter web build")
        wanted = self._wanted()
        obstacle = None if wanted else compiling.obstacle()
        if obstacle:
            self.app.display_warning(f"the engine stays plain Python, about twenty times slower: {obstacle}")
        if wanted == "plain" or obstacle:
            return

        self._work = tempfile.TemporaryDirectory(prefix="freebooter-wheel-")
        work = Path(self._work.name)
        output = work / "output"
        build = compiling.build_guided if wanted == "guided" else compiling.build_into
        build(output, work, self.app.display_info)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(file): file.relative_to(output).as_posix() for file in forms.files_in(output).values()}
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_work"):
            self._work.cleanup()

    def _wanted(self) -> str:
        wanted = os.environ.get("FREEBOOTER_WHEEL", "")
        if wanted not in ("", "plain", "compiled", "guided"):
            raise ValueError(f"FREEBOOTER_WHEEL is {wanted!r}; it can be plain, compiled or guided")
        return wanted
