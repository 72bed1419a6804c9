# Words that every game shares.
nobody = nobody
list-end = { $first } and { $last }
list-times = { $what } × { $count }
spectator = spectator
help-names = What things are

refuse-over = the game is over
refuse-not-asked = it is not { $seat }’s decision now
refuse-not-now = that does not answer the question being asked now
refuse-undo-nothing = there is nothing of yours to take back
refuse-undo-others = another player has acted since
refuse-undo-chance = dice or cards have been drawn since
refuse-undo-revealed = something hidden has been shown since
refuse-batch = a batch must be one unbroken run of its player: move { $place } comes after chance, a reveal or another player

# What is wrong with a figure set.
figures-within = { $number } is not within { $low }-{ $high }
figures-same-id = two of them have the same id
figures-unread = this is not what belongs here
figures-not-json = this file is no figure set
figures-large = this is larger than any copy of the game
figures-name = a name of 1 to 40 letters, none of them invisible
figures-standard-name = this is the name of the set that comes with the game: a set of your own needs another
