# A first game of Buccaneer, in English.
welcome = Welcome aboard! You lead five pirates. Whoever has the most money at the end wins, and everyone’s money stands here.
ships = These ships can be boarded. Each says how many ducats it brings, how large a crew it takes, and which treasures lie on board.
moving = No ship fears a single pirate, so gather a crew. Put one of your stacks on somebody else’s: you become its captain, and its pirates your crew.
captain = A stack has grown. Whoever is on top is its captain; those below may be worth wages later, for they are paid when the captain boards.
boarding = Your crew is large enough for a ship. Look at what it brings and at what the crew will cost you: the pirates of others want their wages out of it.
treasure = As captain you take a treasure first. At the end the most of a kind counts for a lot, a single piece for little.
mutiny = Three or more of your pirates serve under a captain who could board a ship. You may force them to: they must board now, and you are paid.
wages = Wages are paid: riding along in a strong crew earns money, too. Your “?” earns what the ship says.
dispersed = After a boarding the whole crew goes home as single pirates, and it all begins anew.
challenged = A mutiny! The captain has to board a ship in this turn, whether they like the price or not.
scoring = The last ship is gone and the booty is counted: the most pieces of a kind bring its value, everyone else gets a ducat for each piece.
