"""How fast the engine is: in moves per second, in instructions, and beside other libraries in the same run."""
