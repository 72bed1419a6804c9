"""Build hook: puts the compiled engine into a wheel when `FREEBOOTER_WHEEL_COMPILED=1`.

Without it a wheel is pure Python. An editable install never gets compiled files: those would lie in the source tree.
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
        if not self._is_wanted():
            return []
        return [*self.metadata.core.dependencies, "mypy", "setuptools"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._is_wanted():
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from freebooter import compiling, forms

        self._work = tempfile.TemporaryDirectory(prefix="freebooter-wheel-")
        work = Path(self._work.name)
        output = work / "output"
        compiling.build_into(output, work, self.app.display_info)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(file): file.relative_to(output).as_posix() for file in forms.files_in(output).values()}
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_work"):
            self._work.cleanup()

    def _is_wanted(self) -> bool:
        return os.environ.get("FREEBOOTER_WHEEL_COMPILED") == "1"
