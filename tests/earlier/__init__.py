"""What earlier versions left behind: every later one opens, finishes and replays it. They are never rewritten."""
