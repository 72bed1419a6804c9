# Winds of Plunder, in English. Keys: terms bare, events and actions by name, refusals by reason.

north = North
    .about = { winds_of_plunder-up-or-down }
east = East
    .about = { winds_of_plunder-along }
south = South
    .about = { winds_of_plunder-up-or-down }
west = West
    .about = { winds_of_plunder-along }

havana = Havana
    .about = { winds_of_plunder-port-lies }
cozumel = Cozumel
    .about = { winds_of_plunder-port-lies }
belize = Belize
    .about = { winds_of_plunder-port-lies }
nassau = Nassau
    .about = { winds_of_plunder-port-lies }
san-salvadore = San Salvadore
    .about = { winds_of_plunder-port-lies }
jamaica = Jamaica
    .about = { winds_of_plunder-port-lies }
turks-and-caicos = Turks & Caicos
    .about = { winds_of_plunder-port-lies }
puerto-rico = Puerto Rico
    .about = { winds_of_plunder-port-lies }
santo-domingo = Santo Domingo
    .about = { winds_of_plunder-port-lies }
guadeloupe = Guadeloupe
    .about = { winds_of_plunder-port-lies }
barbados = Barbados
    .about = { winds_of_plunder-port-lies }
trinidad = Trinidad
    .about = { winds_of_plunder-port-lies }
bar-1 = the bar’s 1st space
    .about = { winds_of_plunder-bar }
bar-2 = the bar’s 2nd space
    .about = { winds_of_plunder-bar }
bar-3 = the bar’s 3rd space
    .about = { winds_of_plunder-bar }
bar-4 = the bar’s 4th space
    .about = { winds_of_plunder-bar }
bar-5 = the bar’s 5th space
    .about = { winds_of_plunder-bar }
bar-6 = the bar’s 6th space
    .about = { winds_of_plunder-bar }

weapon = Weapon
    .about = An item: with more than another you may board them, with no fewer you gain reputation. Room for { $most }; every three are a VP at the end (W8, W9, W15).
crew = Crew
    .about = An item: it pays for Heave and for Put the Crew to the Test. Room for { $most }; every two are a VP at the end (W12, W15).
provision = Provision
    .about = An item: the most of them bring 1 VP more at each arrival. Room for { $most }; each is a VP at the end (W7, W10, W15).
treasure = Buried Treasure
    .about = A chest on a tile: draw a treasure card. It is dug up in the port that it names, for the VP of the next rung: { $ladder1 } the first time (W7).
nothing = nothing
due = due
    .about = You have not sailed this turn yet, and must, unless no port is in reach (W3).
sailed = done
    .about = The sailing of this turn is done; only Heave allows another (W3, W12).
closed = given up
    .about = You stayed in port and used the bonus point: this turn’s sailing is gone (W6).
action-points = 2 Action Points
    .about = You have 3 a turn: a card drawn or played costs one, cubes one to three, a Gust of Wind three. Unspent ones are lost (W3).
victory-points = Victory Points
    .about = Whoever has the most of them after round { $rounds } wins. You never have fewer than 0 (W11, W15).
most-weapons = Most Weapons
    .about = A marker for whoever alone has the most Weapons: you may board ships with as many as you or more. 2 VP at the end (W8, W10, W15).
largest-crew = Largest Crew
    .about = A marker for whoever alone has the most Crew: one extra point at the end of each turn. 2 VP at the end (W6, W10, W15).
most-provisions = Most Provisions
    .about = A marker for whoever alone has the most Provisions: 1 VP more at each arrival. 2 VP at the end (W7, W10, W15).

buy-weapons-a = Buy Weapons I
    .about = { winds_of_plunder-buys }
buy-weapons-b = Buy Weapons II
    .about = { winds_of_plunder-buys }
buy-weapons-c = Buy Weapons III
    .about = { winds_of_plunder-buys }
hire-crew-a = Hire Crew I
    .about = { winds_of_plunder-buys }
hire-crew-b = Hire Crew II
    .about = { winds_of_plunder-buys }
hire-crew-c = Hire Crew III
    .about = { winds_of_plunder-buys }
buy-provisions-a = Buy Provisions I
    .about = { winds_of_plunder-buys }
buy-provisions-b = Buy Provisions II
    .about = { winds_of_plunder-buys }
buy-provisions-c = Buy Provisions III
    .about = { winds_of_plunder-buys }
misfire = Misfire
    .about = An opponent of your choice loses a Weapon. Copies: { $copies } (W12).
mutiny = Mutiny
    .about = An opponent of your choice loses a Crew. Copies: { $copies } (W12).
rats = Rats
    .about = An opponent of your choice loses a Provision. Copies: { $copies } (W12).
heave = Heave
    .about = Once you have sailed, if every opponent has more VP than you: pay a Crew and sail again, once a turn. Copies: { $copies } (W12).
intrigue = Intrigue
    .about = Switch any two of the tiles, at ports or on the bar. Copies: { $copies } (W12).
put-the-crew-to-the-test = Put the Crew to the Test
    .about = Pay a Crew for three more Action Points, once a turn. Copies: { $copies } (W12).
secret-cache = Secret Cache
    .about = Played, it lies before you and counts as two Weapons until the round ends. Copies: { $copies } (W12).
storm = Storm
    .about = Every opponent with more than two cards in hand throws cards away down to two. Copies: { $copies } (W12).
swindle = Swindle
    .about = Trade an item of yours for one of another kind of an opponent’s. Copies: { $copies } (W12).
tavern-brawl = Tavern Brawl
    .about = It lies before an opponent: at the start of their next turn they lose 2 Action Points or 2 VP. Copies: { $copies } (W12, W17).
treachery = Treachery
    .about = Take half of an opponent’s Wind Cubes, at most five, in exchange for as many of your reserve. Copies: { $copies } (W12).

end-wind-cubes = unused Wind Cubes
end-weapons = Weapons
end-crew = Crew
end-provisions = Provisions
end-markers = Advantage markers
last-round = the last round has been played
    .about = All { $rounds } rounds have been played: leftovers are scored and the most VP win (W15).

# What happened
winds_of_plunder-tile-laid = Tile laid, { $place }: { $vp } VP with { $items }.
winds_of_plunder-ship-placed = { $seat } starts in { $port }.
winds_of_plunder-first-holder-named = { $seat } holds Blackbeard’s tile at the start.
winds_of_plunder-round-begun = Round { $round } begins.
winds_of_plunder-compass-revealed = { $seat } votes for { $direction }.
winds_of_plunder-bid-revealed = { $cubes ->
    [0] { $seat } bids nothing.
    [one] { $seat } bids 1 cube.
   *[other] { $seat } bids { $cubes } cubes.
}
winds_of_plunder-tile-awarded = Blackbeard’s tile goes to { $seat }.
winds_of_plunder-wind-set = The wind blows { $direction }.
winds_of_plunder-first-player-named = { $seat } plunders first.
winds_of_plunder-turn-begun = { $points ->
    [one] { $seat } begins the turn with 1 Action Point.
   *[other] { $seat } begins the turn with { $points } Action Points.
}
winds_of_plunder-brawl-suffered = { $loss_id ->
    [action-points] After the brawl { $seat } loses 2 Action Points.
   *[other] After the brawl { $seat } loses 2 Victory Points.
}
winds_of_plunder-bonus-point-taken = { $seat } uses the bonus point of the Largest Crew.
winds_of_plunder-card-drawn = The card is { $card }.
winds_of_plunder-card-taken = { $seat } draws an Action card.
winds_of_plunder-deck-reshuffled = { $cards ->
    [one] The only discard becomes the new deck.
   *[other] The { $cards } discards are shuffled into a new deck.
}
winds_of_plunder-cubes-taken = { $cubes ->
    [one] { $seat } takes 1 Wind Cube from the reserve.
   *[other] { $seat } takes { $cubes } Wind Cubes from the reserve.
}
winds_of_plunder-gust-called = { $seat } pays for a Gust of Wind.
winds_of_plunder-sailed = { $gust ->
    [0] { $seat } sails to { $port }.
   *[other] { $seat } sails to { $port } on a Gust of Wind.
}
winds_of_plunder-turn-ended = { $seat } ends the turn.
winds_of_plunder-item-gained = { $seat } gains a { $item }.
winds_of_plunder-item-wasted = { $seat } has no room for the { $item }: it is lost.
winds_of_plunder-treasure-drawn = { $seat } draws the treasure card of { $port }.
winds_of_plunder-treasure-taken = { $seat } draws a treasure card.
winds_of_plunder-no-treasure-left = No treasure card is left for { $seat }.
winds_of_plunder-tile-scored = { $bonus ->
    [0] { $seat } scores { $vp } VP in { $port }.
   *[other] { $seat } scores { $vp } VP in { $port }, and 1 more for the Most Provisions.
}
winds_of_plunder-tile-rotated = A new tile comes to { $port }: { $vp } VP with { $items }.
winds_of_plunder-treasure-scored = { $seat } digs up the treasure of { $port }: { $vp } VP.
winds_of_plunder-maps-did-not-fit = { $seat } has no treasure to dig up in { $port }.
winds_of_plunder-boarding-declared = { $seat } boards { $target }.
winds_of_plunder-boarding-repelled = { $caches ->
    [one] { $target } lays a Secret Cache: the boarding by { $seat } fails.
   *[other] { $target } lays { $caches } Secret Caches: the boarding by { $seat } fails.
}
winds_of_plunder-item-plundered = { $seat } takes a { $item } from { $target }.
winds_of_plunder-points-plundered = { $seat } takes { $vp } VP from { $target }.
winds_of_plunder-reputation-gained = { $seat } gains reputation in { $port }.
winds_of_plunder-area-completed = { $rank ->
    [1] { $seat } is the first to be known all over the area of { $port }: { $vp } VP.
   *[other] { $seat } is known all over the area of { $port }, as number { $rank }: { $vp } VP.
}
winds_of_plunder-marker-taken = { $seat } takes the marker { $marker }.
winds_of_plunder-marker-discarded = { $seat } discards the marker { $marker }.
winds_of_plunder-card-played = { $seat } plays { $card }.
winds_of_plunder-price-paid = { $seat } pays { $vp } VP for it.
winds_of_plunder-crew-spent = { $seat } pays one Crew for it.
winds_of_plunder-item-lost = { $target } loses a { $item }.
winds_of_plunder-tiles-switched = The tiles of { $one } and { $other } are switched.
winds_of_plunder-points-gained = { $seat } gets { $points } more Action Points.
winds_of_plunder-cache-laid = { $caches ->
    [one] { $seat } has a Secret Cache in play: 2 Weapons more.
   *[other] { $seat } has { $caches } Secret Caches in play, 2 Weapons each.
}
winds_of_plunder-caches-removed = { $caches ->
    [one] The Secret Cache of { $seat } is discarded.
   *[other] { $caches } Secret Caches of { $seat } are discarded.
}
winds_of_plunder-cards-discarded = The storm takes from { $seat }: { $cards }.
winds_of_plunder-items-traded = { $seat } gives { $target } a { $give } for a { $take }.
winds_of_plunder-brawl-brewed = A tavern brawl awaits { $target }.
winds_of_plunder-cubes-stolen = { $cubes ->
    [one] { $seat } steals 1 Wind Cube from { $target }.
   *[other] { $seat } steals { $cubes } Wind Cubes from { $target }.
}
winds_of_plunder-game-ended = The game is over: { $why }.
winds_of_plunder-bonus-scored = { $seat } scores { $vp } VP at the end for { $source }.
winds_of_plunder-game-won = { $seats_count ->
    [1] { $seats } wins with { $vp } VP.
   *[other] { $seats } win together with { $vp } VP.
}

# What is asked
winds_of_plunder-asks-compasses = Round { $round } of { $rounds }, the vote for the wind: set your compass in secret to the direction you want. All compasses are turned up together.
winds_of_plunder-waits-compasses = { $asked } still { $asked_count ->
    [1] sets a compass
   *[other] set their compasses
} in secret; all are turned up together.
winds_of_plunder-asks-bids = { $cubes ->
    [0] You have no Wind Cube and can only bid nothing: each cube is
    [one] Bid your only Wind Cube in secret, or nothing: it is
   *[other] Bid some of your { $cubes } Wind Cubes in secret, or none: each is
} a vote for { $compass }, and the highest bid wins Blackbeard’s tile. What is bid goes to your reserve, win or lose.
winds_of_plunder-waits-bids = { $asked } still { $asked_count ->
    [1] bids
   *[other] bid
} Wind Cubes in secret; all bids are shown together.
winds_of_plunder-asks-blackbeards-tile = { $tied } are tied for Blackbeard’s tile with bids of { $bid }. You held it before: who gets it?
winds_of_plunder-waits-blackbeards-tile = { $tied } are tied for Blackbeard’s tile with bids of { $bid }; { $asked }, who held it before, settles it.
winds_of_plunder-asks-wind-arrow = { $votes ->
    [0] Nobody bid a cube, so no direction has won. You hold Blackbeard’s tile: where shall the wind blow?
    [one] { $winds } are tied with 1 Wind Cube each. You hold Blackbeard’s tile: where shall the wind blow?
   *[other] { $winds } are tied with { $votes } Wind Cubes each. You hold Blackbeard’s tile: where shall the wind blow?
}
winds_of_plunder-waits-wind-arrow = { $votes ->
    [0] Nobody bid a cube; { $asked }, who holds Blackbeard’s tile, chooses the wind.
    [one] { $winds } are tied with 1 Wind Cube each; { $asked }, who holds Blackbeard’s tile, chooses the wind.
   *[other] { $winds } are tied with { $votes } Wind Cubes each; { $asked }, who holds Blackbeard’s tile, chooses the wind.
}
winds_of_plunder-asks-first-player = The wind blows { $wind }. You hold Blackbeard’s tile: name who plunders first in round { $round }; the others follow clockwise.
winds_of_plunder-waits-first-player = The wind blows { $wind }. { $asked }, who holds Blackbeard’s tile, names who plunders first.
winds_of_plunder-asks-brawl-toll = A Tavern Brawl awaits you at the start of your turn: lose 2 of your 3 Action Points, or 2 of your { $vp } Victory Points?
winds_of_plunder-waits-brawl-toll = A Tavern Brawl awaits { $asked }, who loses 2 Action Points or 2 Victory Points.
winds_of_plunder-asks-turn = { $points ->
    [0] { $bonus ->
        [1] Your Action Points are spent, but the Largest Crew gives you a bonus point.
       *[other] Your Action Points are spent.
    }
    [1] Your turn: 1 Action Point is left.
   *[other] Your turn: { $points } Action Points are left.
} { $sailing ->
    [due] You still have to sail: { $reach ->
        [1] 1 port is in reach of the { $wind } wind.
       *[other] { $reach } ports are in reach of the { $wind } wind.
    }
    [gust] You still have to sail, with your Gust of Wind: the { $wind } wind reaches no port.
    [locked] The { $wind } wind reaches no port, so your ship may stay{ $points ->
        [0] { $bonus ->
            [1] ; if you use the bonus point, this turn’s sailing is given up.
           *[other] .
        }
       *[other] .
    }
    [sailed] Your ship has sailed.
   *[closed] Your ship stays this turn.
}
winds_of_plunder-waits-turn = { $asked } plunders in round { $round } of { $rounds }: { $points ->
    [0] { $bonus ->
        [1] the bonus point of the Largest Crew is left
       *[other] no Action Point is left
    }
    [1] 1 Action Point is left
   *[other] { $points } Action Points are left
}, { $sailing ->
    [due] and the ship has still to sail.
    [gust] and the ship has still to sail.
    [locked] and no port is in reach.
    [sailed] and the ship has sailed.
   *[closed] and the ship stays.
}
winds_of_plunder-asks-turn-heave = { $card }: where does your ship sail the second time? It costs you a Crew.
winds_of_plunder-asks-turn-intrigue = { $chosen ->
    [0] { $card }: choose the first of the two tiles that change places.
   *[other] { $card }: choose the tile that changes places with the one from { $place }.
}
winds_of_plunder-asks-turn-aim = { $card }: on which opponent do you play it?
winds_of_plunder-asks-turn-trade = { $card }: which item do you give { $target }, and which of theirs do you take?
winds_of_plunder-asks-storm = { $captain } played Storm: throw away { $left ->
    [1] 1 more card
   *[other] { $left } more cards
} of your { $held }, you keep 2. What all throw away is shown together.
winds_of_plunder-waits-storm = { $captain } played Storm: { $asked } still { $asked_count ->
    [1] throws
   *[other] throw
} cards away in secret, down to 2.
winds_of_plunder-asks-port-arrival = You have arrived at { $port } with { $weapons ->
    [1] 1 Weapon
   *[other] { $weapons } Weapons
}: board one opponent who lies here, or nobody?
winds_of_plunder-waits-port-arrival = { $asked } has arrived at { $port } and may board an opponent there.
winds_of_plunder-asks-cache-answer = { $seat } boards you: stop them with { $need ->
    [1] a Secret Cache or more
   *[other] { $need } or more Secret Caches
} out of your hand, or let them?
winds_of_plunder-waits-cache-answer = { $seat } boards { $target }, who may stop it with { $need ->
    [1] a Secret Cache or more
   *[other] { $need } or more Secret Caches
}.
winds_of_plunder-asks-boarding = You board { $target }: { $vp ->
    [0] they have no Victory Points, so take an item off their tally.
    [1] take their only Victory Point{ $items ->
        [0] ; there is no item on their tally.
       *[other] , or an item off their tally?
    }
   *[other] take { $vp } Victory Points{ $items ->
        [0] ; there is no item on their tally.
       *[other] , or an item off their tally?
    }
}
winds_of_plunder-waits-boarding = { $asked } boards { $target } and chooses the loot.

# What can be done
winds_of_plunder-set-compass = Vote for a wind to the { $direction }
winds_of_plunder-bid = { $cubes ->
    [0] Bid nothing
    [one] Bid 1 Wind Cube
   *[other] Bid { $cubes } Wind Cubes
}
winds_of_plunder-award-tile = Give Blackbeard’s tile to { $seat }
winds_of_plunder-choose-wind = Let the wind blow { $direction }
winds_of_plunder-name-first = Let { $seat } plunder first
winds_of_plunder-lose = { $loss_id ->
    [action-points] Lose 2 Action Points
   *[other] Lose 2 Victory Points
}
winds_of_plunder-draw-card = Draw an Action card (1 point)
winds_of_plunder-play-card = { $price ->
    [-1] Play { $card } (1 point)
    [0] Play { $card } (1 point), free here; printed: { $ports }
   *[other] Play { $card } (1 point) for { $price } VP; free in { $ports }
}
winds_of_plunder-take-cubes = { $points ->
    [one] Take Wind Cubes from your reserve: { $cubes } (1 point)
   *[other] Take Wind Cubes from your reserve: { $cubes } ({ $points } points)
}
winds_of_plunder-call-gust = Pay for a Gust of Wind (3 points)
winds_of_plunder-sail = { $gust ->
    [0] Sail to { $port }: { $vp } VP with { $items }
   *[other] Sail to { $port } on your Gust of Wind: { $vp } VP with { $items }
}
winds_of_plunder-end-turn = End your turn
winds_of_plunder-aim = Play it on { $seat }
winds_of_plunder-trade = Give a { $give } for a { $take }
winds_of_plunder-choose-tile = Switch the tile of { $place }: { $vp } VP with { $items }
winds_of_plunder-discard = Throw away { $card }
winds_of_plunder-board = Board { $seat }, Weapons { $own } against { $theirs }
winds_of_plunder-board-nobody = Board nobody
winds_of_plunder-take-loot = Take as loot: { $loot }
winds_of_plunder-lay-caches = { $caches ->
    [one] Lay a Secret Cache: the boarding fails
   *[other] Lay { $caches } Secret Caches: the boarding fails
}
winds_of_plunder-let-board = Lay no Secret Cache

# Why not
winds_of_plunder-refuse-too-few-cubes = { $cubes ->
    [0] you have no Wind Cube
    [one] you have only 1 Wind Cube
   *[other] you have only { $cubes } Wind Cubes
}
winds_of_plunder-refuse-not-tied = Blackbeard’s tile goes to one of the players tied for it
winds_of_plunder-refuse-wind-not-tied = { $direction } is not among the winds that are tied
winds_of_plunder-refuse-east-or-west = in the first round of this variant only East and West can be voted for
winds_of_plunder-refuse-no-player = nobody sits there
winds_of_plunder-refuse-no-points = you have not enough Action Points: { $points }
winds_of_plunder-refuse-no-cards = neither deck nor discards hold a card
winds_of_plunder-refuse-no-reserve = your reserve is empty
winds_of_plunder-refuse-no-gust = in this variant there is no Gust of Wind
winds_of_plunder-refuse-gust-held = you hold a Gust of Wind already
winds_of_plunder-refuse-sailed-already = you have sailed this turn
winds_of_plunder-refuse-sailing-closed = you stayed in port and used your bonus point: the sailing of this turn is gone
winds_of_plunder-refuse-same-port = your ship lies in { $port } already
winds_of_plunder-refuse-beyond-gust = neither the wind, which blows { $wind }, nor your Gust of Wind carries you to { $port }
winds_of_plunder-refuse-out-of-reach = the wind blows { $wind } and does not carry you to { $port }
winds_of_plunder-refuse-narrow-wind = in this variant a North or South wind stays in its area
winds_of_plunder-refuse-must-sail = you must sail before you end your turn
winds_of_plunder-refuse-own-ship = that is your own ship
winds_of_plunder-refuse-elsewhere = the ship of { $target } is not in this port
winds_of_plunder-refuse-too-few-weapons = Weapons of { $target }: { $theirs }, yours: { $own }
winds_of_plunder-refuse-nothing-to-take = { $target } has nothing that could be taken
winds_of_plunder-refuse-no-points-there = there are no Victory Points to take
winds_of_plunder-refuse-no-item-there = there is no { $loot } to take
winds_of_plunder-refuse-too-few-caches = { $caches ->
    [one] one Secret Cache is not enough to stop this boarding
   *[other] { $caches } Secret Caches are not enough to stop this boarding
}
winds_of_plunder-refuse-not-so-many = { $caches ->
    [one] you hold no Secret Cache
   *[other] you do not hold { $caches } Secret Caches
}
winds_of_plunder-refuse-not-in-hand = you do not hold { $card }
winds_of_plunder-refuse-chosen-already = you have no other { $card } than what you chose already
winds_of_plunder-refuse-tested-already = the crew is put to the test once a turn
winds_of_plunder-refuse-no-crew = you have no Crew to pay with
winds_of_plunder-refuse-no-storm-victim = no opponent has more than two cards in hand
winds_of_plunder-refuse-no-target = there is no opponent on whom { $card } would do anything
winds_of_plunder-refuse-no-room = your hold has no room for another { $item }
winds_of_plunder-refuse-too-few-points = you have not the 2 Victory Points it costs outside its ports
winds_of_plunder-refuse-not-sailed = you have not sailed yet
winds_of_plunder-refuse-heaved-already = a second sailing is possible once a turn
winds_of_plunder-refuse-not-behind = every opponent must have more Victory Points than you
winds_of_plunder-refuse-no-port = no port is in reach of a second sailing
winds_of_plunder-refuse-none-there = { $target } has no { $item }
winds_of_plunder-refuse-brawl-already = a tavern brawl awaits { $target } already
winds_of_plunder-refuse-no-cubes = no cube would come from { $target }
winds_of_plunder-refuse-no-trade = you and { $target } have no two different items to trade
winds_of_plunder-refuse-same-item = the two items must be of different kinds
winds_of_plunder-refuse-none-to-give = you have no { $give } to give
winds_of_plunder-refuse-none-to-take = there is no { $take } to take
winds_of_plunder-refuse-same-tile = you chose that tile already

# What a table shows
winds_of_plunder-label-round = Round
    .about = The round being played, of { $rounds }: a vote for the wind, then a turn for everybody (W18).
winds_of_plunder-label-rounds = { "" }
winds_of_plunder-label-wind = Wind
    .about = Where the wind blows this round, as the vote decided; ships sail with it (W1, W19).
winds_of_plunder-label-first = { "" }
winds_of_plunder-label-completed = { "" }
winds_of_plunder-label-tiles = Tiles
    .about = One tile lies at each port: whoever arrives loads its items, scores its VP and gets a new tile laid there from the rotation bar (W7).
winds_of_plunder-label-bag = { "" }
winds_of_plunder-label-deck = Cards in the deck
    .about = Action cards to draw, a point each. When there is none, the discards are shuffled into a new deck (W3, W12).
winds_of_plunder-label-discards = Discards
    .about = Action cards that were played or thrown away; all may look through them (W14).
winds_of_plunder-label-eras = { "" }
winds_of_plunder-label-treasures-unseen = Unseen treasure cards in their deck
    .about = Treasure cards that nobody has seen: a chest on a tile brings the top one (W7).
winds_of_plunder-label-treasures-buried = Known treasure cards under them
    .about = Treasure cards that were dug up and lie under the deck, in an order known to all (W14).
winds_of_plunder-label-hand = Your Action cards
    .about = Your Action cards, which nobody else sees. To play one costs a point (W3, W14).
winds_of_plunder-label-maps = Your treasure cards
    .about = Your treasure cards: each is dug up when you arrive in its port (W7).
winds_of_plunder-label-prices = { "" }
winds_of_plunder-label-free-ports = { "" }
winds_of_plunder-label-turn = Turn
    .about = The turn being played: the points left, and whether the sailing is still to come (W3).
winds_of_plunder-label-ending = Ended
    .about = What ended the game: its last round (W15).
winds_of_plunder-label-port = Port
    .about = Where the ship lies. A tile is scored on arrival only (W7, W19).
winds_of_plunder-label-vp = VP
    .about = { victory-points.about }
winds_of_plunder-label-blackbeard = Blackbeard’s tile
    .about = Blackbeard’s tile goes to the highest bid of the vote. Its holder breaks ties and says who plunders first (W1, W18).
winds_of_plunder-label-markers = Markers
    .about = Advantage markers: one for each item, for whoever alone has the most of it; 2 VP each at the end (W10, W15).
winds_of_plunder-label-weapons = Weapons
    .about = { weapon.about }
winds_of_plunder-label-crew = Crew
    .about = { crew.about }
winds_of_plunder-label-provisions = Provisions
    .about = { provision.about }
winds_of_plunder-label-booty = Booty
    .about = Rungs climbed by digging up treasure. Each one scores its VP: { $ladder1 } for the first, { $ladder } for the last (W7).
winds_of_plunder-label-wind-cubes = Wind Cubes
    .about = Cubes to bid in the vote; what you bid goes to your reserve, win or lose. You begin with { $cubes }; every three left at the end are a VP (W1, W13, W15).
winds_of_plunder-label-reserve = Reserve
    .about = Spent cubes, { $reserve } at the start: points bring them back, and each reputation takes one (W4, W9).
winds_of_plunder-label-reputation = Reputation
    .about = Ports where this player is known: arrive with no fewer Weapons than the other ships there. Three in an area score { $bonus1 } VP for the first player, less for later ones (W9).
winds_of_plunder-label-caches = Secret Caches in play
    .about = Each counts as two Weapons. They leave when the round ends; those laid against a boarding may leave earlier, when their owner’s next turn begins. Copies: { $copies } (W12, W16, W17).
winds_of_plunder-label-lent-caches = { "" }
winds_of_plunder-label-brawl = Tavern Brawl
    .about = { tavern-brawl.about }
winds_of_plunder-label-compass = Compass
    .about = The direction this player voted for, once all are shown (W1).
winds_of_plunder-label-bid = Bid
    .about = The Wind Cubes bid in this vote, once all are shown: votes for the compass, and for Blackbeard’s tile (W1).
winds_of_plunder-label-cards = Cards
    .about = How many Action cards a player holds; which ones is hidden (W14).
winds_of_plunder-label-treasures = Treasure cards
    .about = Treasure cards not dug up yet; worth nothing at the end (W7, W15).
winds_of_plunder-label-treasures-seen = of them known
    .about = The treasure cards that everybody knows this player to hold (W14).
winds_of_plunder-label-treasures-ruled-out = of them for none of
    .about = Ports for which this player’s unknown treasure cards cannot be: they arrived there and dug nothing up (W23).
winds_of_plunder-label-earned = { "" }
winds_of_plunder-label-provisions-bonus = Most Provisions
winds_of_plunder-label-boarding = Boarding
winds_of_plunder-label-end-wind-cubes = Cubes left
winds_of_plunder-label-end-weapons = Weapons
winds_of_plunder-label-end-crew = Crew
winds_of_plunder-label-end-provisions = Provisions
winds_of_plunder-label-end-markers = Markers
winds_of_plunder-tile-view = { $place }: { $vp } VP, { $items }
winds_of_plunder-turn-view = { $gust ->
    [0] { $seat }, points left: { winds_of_plunder-points-left }, sailing: { $sailing }
   *[other] { $seat }, points left: { winds_of_plunder-points-left }, sailing: { $sailing }, a Gust of Wind in hand
}
winds_of_plunder-points-left = { $bonus ->
    [0] { $points }
   *[other] the bonus point
}

# What would follow
winds_of_plunder-outlook-sail = You score { $vp } VP: the tile’s { $tile }{ $provisions ->
    [0] { "" }
   *[other] , { $provisions } for the Most Provisions
}{ $booty ->
    [0] { "" }
   *[other] , { $booty } for treasure
}{ $area ->
    [0] { "" }
   *[other] , { $area } for the area
}{ $reputation ->
    [0] { "" }
   *[other] ; you gain reputation
}{ $treasure_cards ->
    [0] { "" }
   *[other] ; you draw a treasure card
}{ $targets_count ->
    [0] { "" }
   *[other] ; you could board { $targets }
}
winds_of_plunder-outlook-bid = { $wind_cubes ->
    [0] You keep no Wind Cube
    [one] You keep 1 Wind Cube
   *[other] You keep { $wind_cubes } Wind Cubes
}, win or lose; your reserve holds { $reserve } then
winds_of_plunder-outlook-cubes = You would have { $wind_cubes ->
    [one] 1 Wind Cube
   *[other] { $wind_cubes } Wind Cubes
}, and { $reserve } in your reserve
winds_of_plunder-outlook-gust = It opens more ports: { $ports }
winds_of_plunder-outlook-board = You may take { $vp ->
    [0] an item
   *[other] { $vp } VP{ $items ->
        [0] { "" }
       *[other] { " " }or an item
    }
}{ $answers ->
    [0] { "" }
   *[other] , unless { $seat } answers with Secret Caches
}
winds_of_plunder-outlook-loot = You take { $vp } VP
winds_of_plunder-warn-no-room = { $items_count ->
    [1] there is no room for it, and it is lost: { $items }
   *[other] there is no room for them, and they are lost: { $items }
}
winds_of_plunder-warn-cubes = fewer points bring the same cubes: { $points }
winds_of_plunder-warn-gust = { $lack ->
    [closed] you gave up this turn’s sailing
    [heaved] you have sailed twice
    [crew] you have sailed, and have no Crew to pay for a Heave
    [behind] you have sailed, and are not behind all others, as a Heave asks
    [point] you have sailed, and no point would be left for a Heave
   *[card] you have sailed, and hold no Heave for a second sailing
}: { $sure ->
    [1] this Gust would lapse
   *[other] unless that changes, this Gust lapses
}
winds_of_plunder-warn-gust-unused = the wind alone carries you there{ $sure ->
    [1] , and your Gust of Wind would lapse
   *[other] : unless a Heave brings a second sailing, your Gust of Wind lapses
}
winds_of_plunder-warn-gust-nowhere = it opens no port that the wind does not reach
winds_of_plunder-warn-points = { $points ->
    [one] one Action Point is left, and lapses
   *[other] { $points } Action Points are left, and lapse
}{ $gust ->
    [0] { "" }
   *[other] ; so does your Gust of Wind
}
winds_of_plunder-warn-board = you could board { $targets } and take something

# The chart in characters
winds_of_plunder-map-wind = The wind blows { $wind } { $arrow }
winds_of_plunder-map-bar = Rotation bar: { $tiles }
winds_of_plunder-map-signs = A ship, a reputation, * holds the marker, ☠ Blackbeard’s tile
winds_of_plunder-sign-weapon = Wpn
winds_of_plunder-sign-crew = Crw
winds_of_plunder-sign-provision = Prv
winds_of_plunder-sign-treasure = Trs
winds_of_plunder-sign-vp = VP
winds_of_plunder-sign-weapons = Wpn
winds_of_plunder-sign-provisions = Prv
winds_of_plunder-sign-booty = Booty
winds_of_plunder-sign-wind-cubes = Cubes
winds_of_plunder-sign-reserve = Reserve
winds_of_plunder-sign-cards = Cards
winds_of_plunder-sign-treasures = Maps

# What a table may choose
winds_of_plunder-option-reactive-caches = variant a: Secret Caches may answer a boarding (W16)
winds_of_plunder-option-fragile-markers = variant b: an Advantage marker is lost by a tie, too (W16)
winds_of_plunder-option-no-gust = variant c: there is no Gust of Wind (W16)
winds_of_plunder-option-narrow-winds = variant d: North and South winds stay within an area, and the first vote is East or West (W16)
winds_of_plunder-option-reputation-any = reputation needs as many Weapons as some other ship in port, not as every one (W9)
winds_of_plunder-option-tournament = a tie that nothing else breaks goes to the first clockwise from Blackbeard’s tile (W15)
winds_of_plunder-option-blackbeard = the seat that first holds Blackbeard’s tile; if none is named, the seed draws it (W2)

# What stands beside several names
winds_of_plunder-up-or-down = A wind: it carries you to a port further in its direction, in your own area or in one beside it; with narrow winds in your own only (W16, W19).
winds_of_plunder-along = A wind: it carries you one or two areas in its direction, to any port there (W19).
winds_of_plunder-port-lies = A port: number { $order } of 12 from the north, in area { $area } of 4 from the west, together with { $others } (W19).
winds_of_plunder-bar = A place on the rotation bar: the tile of a port where a ship arrives comes in at the left end, and the one at the right end goes to that port (W7).
winds_of_plunder-buys = You gain one { $item }: free in { $ports }, elsewhere for 2 VP. You need room for it (W12).

# Why a bot would do it
winds_of_plunder-reason-points = it scores at once
winds_of_plunder-reason-hold = it brings items or a marker
winds_of_plunder-reason-fame = it brings an area closer to complete
winds_of_plunder-reason-cubes = it keeps Wind Cubes for later
winds_of_plunder-reason-cards = it brings cards or treasure to dig up
winds_of_plunder-reason-sailing = it opens a good port for the next sailing
winds_of_plunder-reason-turn = it keeps points of this turn to spend
winds_of_plunder-reason-rivals = it costs the others something

# What the rules need of figures.
winds_of_plunder-figures-area-bonus = { $count } of them; up to { $most } players complete an area
winds_of_plunder-figures-north-to-south = each of the 12 ports stands here once
winds_of_plunder-figures-areas = there are { $areas } areas of { $ports } ports
winds_of_plunder-figures-one-area = each of the 12 ports lies in one area
winds_of_plunder-figures-start-ports = at least { $least } different ports are needed
winds_of_plunder-figures-tiles = { $count } of them; { $all } lie at the ports and on the rotation bar (W7)
winds_of_plunder-figures-tile-ids = the id of a tile is one word without “;” or “=”, and not a dash alone
winds_of_plunder-figures-items = an item stands on a tile once at most
winds_of_plunder-figures-ladder = it has a rung 0 and at least one above it
winds_of_plunder-figures-cards = the cards are { $cards }
winds_of_plunder-figures-copies = there are { $copies } copies with two ports each

# Figures, by the names of their fields.
winds_of_plunder-figure-north-to-south = Ports from north to south
winds_of_plunder-figure-areas-west-to-east = Areas from west to east
winds_of_plunder-figure-start-ports = Ports to start from
winds_of_plunder-figure-tiles = Victory Point tiles
winds_of_plunder-figure-vp = VP
winds_of_plunder-figure-items = Items
winds_of_plunder-figure-booty-ladder = Booty track, lowest rung first
winds_of_plunder-figure-tally-max = Last rung of the other tracks
winds_of_plunder-figure-free-ports = Ports printed on the cards that buy
winds_of_plunder-figure-action-cards = Copies of each Action Card
winds_of_plunder-figure-buy-weapons = Buy Weapons
winds_of_plunder-figure-hire-crew = Hire Crew
winds_of_plunder-figure-buy-provisions = Buy Provisions
winds_of_plunder-figure-wind-cubes = Wind cubes at the start
winds_of_plunder-figure-reserve-cubes = Cubes in reserve
winds_of_plunder-figure-rounds = Rounds
winds_of_plunder-figure-area-bonus = VP for completing an area, first to last
