"""Data sets: many games by bots as Parquet, their journals and every decision in them as numbers."""

from freebooter.extras import require

require("data", "numpy", "pyarrow")
