"""Cover: which numbered rules something exercises, and how many small faults in the rules the tests would find."""
