"""Files that lie beside the modules of a package: figures, locales, help."""

from importlib import import_module
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package.

    A wheel is always unpacked. `importlib.resources`, which reads from archives, too, takes a sixth of the time in
    which the rules are imported.
    """
    file = import_module(package).__file__
    if file is None:
        raise FileNotFoundError(f"{package} has no folder")
    return Path(file).parent
