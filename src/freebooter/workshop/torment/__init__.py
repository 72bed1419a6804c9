"""Torment: a server is killed, cut off and starved while scripts play on it, and then everything is counted."""

import freebooter.server  # noqa: F401 -- what it needs is looked for first, and named with its extra
