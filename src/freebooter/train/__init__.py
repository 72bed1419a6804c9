"""Learning a game by playing it against oneself: JAX and Optax on batches of games."""

from freebooter.extras import require

require("train", "jax", "numpy", "optax")
