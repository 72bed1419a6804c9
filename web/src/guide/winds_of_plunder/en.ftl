# A first game of Winds of Plunder, in English.
welcome = Welcome aboard! Nine rounds long you sail from port to port. Each round begins with a vote for the wind. The most Victory Points win; they stand here, large.
compass = Set your compass in secret: where should the wind blow? Look at the tiles of the ports first, and where your ship lies.
bid = Each cube you bid is a vote for your direction, and the highest bid wins Blackbeard’s tile. The cubes go to your reserve, so do not spend all in one round.
first = You hold Blackbeard’s tile and name who plunders first. Going first gives the pick of the ports.
sailing = The ports that glow can be reached with this wind. The tile there gives points and items; then it is replaced by the one that leaves the rotation bar.
boarding = Another ship lies here that you may board: you have more Weapons, or hold the Most Weapons. Take two of its Victory Points, or an item off its tally if you have room for it.
points = Besides sailing you have three Action Points: draw cards, play them, or bring cubes back from your reserve; all three together pay for a Gust of Wind. What you do not use is lost.
cards = You hold Action cards. Playing one costs a point; read what it does in the rules before you spend it.
wind = The vote is counted, and the wind blows for everybody. East and West carry a ship one or two areas on, to any port there; North and South to a port further that way, in its own area or in one beside it.
tile = A port was plundered: its tile brings points and items.
reputation = A cube on a port is reputation: it is laid by whoever arrives and no other ship there has more Weapons. Three ports of one area bring a bonus, and the first to have them gets the most.
marker = Whoever alone has the most of an item takes its marker: the right to board any ship, an extra Action Point, or an extra Victory Point in every port.
treasure = A treasure card names a port. Whoever holds it digs the treasure up on arriving there: their booty climbs a rung and scores its Victory Points, more on each. A card not dug up is worth nothing at the end.
scoring = Nine rounds are over. Cubes, items and markers bring their last points now.
