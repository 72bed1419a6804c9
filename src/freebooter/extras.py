"""What some parts need beyond the plain package, named by the extra that brings it."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """A part of the package needs an extra that is not installed; the message says how to install it."""


def require(extra: str, *modules: str) -> None:
    """Refuse to go on where a module that `extra` brings is missing."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        names = " and ".join(filter(None, (", ".join(missing[:-1]), missing[-1])))
        comes = "it comes" if len(missing) == 1 else "they come"
        raise MissingExtra(f"{names} {are} not installed; {comes} with: pip install 'freebooter[{extra}]'")
