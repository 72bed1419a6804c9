"""Thinking ahead on imagined worlds: judgement, greedy look-ahead and information-set tree search, by numbers."""
