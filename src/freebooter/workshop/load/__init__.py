"""Load: scripted players on loopback, for hosts who want to know what their machine can carry."""

import freebooter.server  # noqa: F401 -- what it needs is looked for first, and named with its extra
