# A first game of Plunder, in English.
welcome = Welcome aboard! Every ship, every island and every Plunder Point card of yours is a point. In this first game six points win at once; all points stand here.
island = Pick the island you begin with. Your first ship lies in its port. Look for islands and an X nearby.
roll = Roll the sailing die once a turn. Your whole fleet shares its steps; the masts of a ship are steps of its own. A 1 moves the storm.
attacked = You are being attacked. You may offer cards to be left alone, or fight: both roll a die, and your cannons or skulls are added.
answer = Somebody offers you a trade. Accept, decline, or make a counter-offer; every exchange is a treaty until the turn ends.
conquer = Your ship lies in the port of an island. Attack it: your die and cannons against its die and skulls. If you win it is yours, else the ship loses a life.
collect = Your ship has reached an X. Collect it, and a treasure card is carried out: mostly for your good, now and then not.
sail = Touch a ship and the next cell, step by step. Steps into the storm or out of it cost two cards.
build = You hold enough cards to build: a ship is a point, a mast sails further, a cannon fights better, a life keeps afloat.
trade = Whoever is near enough may trade with you: choose what you give and what you ask for, and nobody sees the offer before it is whole.
merchant = You lie at a merchant’s: two cards of yours for one of your choice, as often as you like, while its stack lasts.
cards = Each of your islands gives a card at the start of your turn, unless the storm covers its ports. More islands, more cards, and each is a point.
storm = The storm has moved. An island whose every port it covers gives no card, nobody trades through a port in it, and to cross its border costs two cards.
battle = A battle: both sides roll, cannons and skulls are added, and a tie goes to the attacker.
conquered = An island has changed hands. It is a point, and a card every turn.
point = A Plunder Point card: for sinking a ship, for five gold, or out of a treasure. It cannot be conquered.
scoring = The points are counted, and the game is won.
