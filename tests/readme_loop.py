"""Tries an installed package: `python readme_loop.py FORM` plays the README's game with the engine in that form."""

import re
import sys
from pathlib import Path

import freebooter
from freebooter import forms

page = Path(__file__).resolve().parents[1] / "README.md"
code = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
exec(compile(code, page.name, "exec"), {})
if forms.is_checkout() or forms.active() != sys.argv[1]:
    sys.exit(f"this is freebooter {freebooter.__version__} in {forms.PACKAGE.parent}")
