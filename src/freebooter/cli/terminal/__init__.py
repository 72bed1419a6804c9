"""A game in the terminal: numbered choices in sentences, for one person against bots or several at one keyboard."""
