"""The notebooks of the documentation: `python -m tests.notebooks` runs them and keeps what their cells print.

They are plain Python that prints, so nothing but Python runs them here. What a cell prints is kept unless the cell is
tagged `varies`: machines do not learn the same to the last digit.
"""

import copy
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from freebooter import forms

NOTEBOOKS = sorted((forms.ROOT / "docs" / "notebooks").glob("*.ipynb"))


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def played(file: Path) -> Any:
    """The notebook with what its cells print now."""
    notebook = copy.deepcopy(read(file))
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            printed = io.StringIO()
            with redirect_stdout(printed):
                exec(compile("".join(cell["source"]), file.name, "exec"), names)
            lines = printed.getvalue().splitlines(keepends=True)
            kept = lines and "varies" not in cell["metadata"].get("tags", [])
            cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if kept else []
    return notebook


def main() -> None:
    for file in NOTEBOOKS:
        text = json.dumps(played(file), indent=1, ensure_ascii=False) + "\n"
        file.write_text(text, encoding="utf-8")
        print(file.name)


if __name__ == "__main__":
    main()
