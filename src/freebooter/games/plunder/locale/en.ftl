# Plunder, in English. Keys: terms bare, events and actions by name, refusals by reason.

wood = wood
    .about = A resource that goes into { $uses }. { plunder-resource-means }
iron = iron
    .about = A resource that goes into { $uses }. { plunder-resource-means }
rum = rum
    .about = A resource that goes into { $uses }. { plunder-resource-means }
gold = gold
    .about = A resource that goes into { $uses }; { $bury ->
        [one] 1 of it, buried, brings
       *[other] { $bury } of it, buried, bring
    } a Plunder Point card. { plunder-resource-means }
nothing = nothing
ship = ship
    .about = A ship sails, fights and docks; it is worth a point, and { $ships ->
        [one] 1 is
       *[other] { $ships } are
    } the most. It costs { $cost } (P12, P14).
mast = mast
    .about = A peg in a ship: one step more each turn, for this ship alone; at most { $masts } a ship. It costs { $cost } (P3, P12).
cannon = cannon
    .about = A peg in a ship: 1 more on its roll in battle; at most { $cannons } a ship. It costs { $cost } (P4, P12).
life = life
    .about = A peg in a ship: a lost battle takes one, and without any the ship sinks; at most { $lives } a ship. It costs { $cost } (P4, P12).
north = north
    .about = A course: a step up on the map, one row towards A (P3).
east = east
    .about = A course: a step to the right on the map, one column up (P3).
south = south
    .about = A course: a step down on the map, one row away from A (P3).
west = west
    .about = A course: a step to the left on the map, one column down (P3).
target = the target is reached
    .about = A player or a team has as many Plunder Points as are needed, and has won at once (P14).
round-limit = the last round has been played
    .about = The table had set a number of rounds; after the last one the most Plunder Points win (P17).
for-building = building
for-burying = burying treasure
for-the-storm = crossing the storm’s border
for-the-merchant = the merchant
for-the-card = the treasure card
for-a-ship = a new ship
by-burying = burying treasure
by-sinking = sinking a ship
by-treasure = a treasure card

# Treasure cards
X01 = Loose Coins
    .about = { plunder-treasure-does }
X02 = Deckhand’s Purse
    .about = { plunder-treasure-does }
X03 = Iron-Bound Coffer
    .about = { plunder-treasure-does }
X04 = Quartermaster’s Strongbox
    .about = { plunder-treasure-does }
X05 = Lost Payroll Ship
    .about = { plunder-treasure-does }
X06 = Mixed Cargo
    .about = { plunder-treasure-does }
X07 = Smugglers’ Cellar
    .about = { plunder-treasure-does }
X08 = Wreck Timbers
    .about = { plunder-treasure-does }
X09 = Rigged Chest
    .about = { plunder-treasure-does }
X10 = Too Heavy to Carry
    .about = { plunder-treasure-does }
X11 = Tide-Pool Hoard
    .about = { plunder-treasure-does }
X12 = Tale Worth Telling
    .about = { plunder-treasure-does }
X13 = Long Night of Toasts
    .about = { plunder-treasure-does }
X14 = Salvaged Gun
    .about = { plunder-treasure-does }
X15 = Spare Spar
    .about = { plunder-treasure-does }
X16 = Carpenter’s Chest
    .about = { plunder-treasure-does }
X17 = Hidden Careening Beach
    .about = { plunder-treasure-does }
X18 = Shipwright’s Store
    .about = { plunder-treasure-does }
X19 = Abandoned Camp
    .about = { plunder-treasure-does }
X20 = Cutpurse
    .about = { plunder-treasure-does }
X21 = Night Boarding
    .about = { plunder-treasure-does }
X22 = Tribute to the Black Flag
    .about = { plunder-treasure-does }
X23 = Fair Wind
    .about = { plunder-treasure-does }
X24 = Rogue Current
    .about = { plunder-treasure-does }
X25 = Homeward Tide
    .about = { plunder-treasure-does }
X26 = Drifting Fireship
    .about = { plunder-treasure-does }
X27 = False Beacon
    .about = { plunder-treasure-does }
X28 = Hidden Reef
    .about = { plunder-treasure-does }
X29 = Snapped Rigging
    .about = { plunder-treasure-does }
X30 = Rotten Hold
    .about = { plunder-treasure-does }
X31 = Customs Cutter
    .about = { plunder-treasure-does }
X32 = Thirsty Crew
    .about = { plunder-treasure-does }
X33 = Dead Calm
    .about = { plunder-treasure-does }
X34 = Wild-Goose Chase
    .about = { plunder-treasure-does }
X35 = Powder Trap
    .about = { plunder-treasure-does }
X36 = treasure card X36
    .about = { plunder-treasure-does }
X37 = treasure card X37
    .about = { plunder-treasure-does }
X38 = treasure card X38
    .about = { plunder-treasure-does }
X39 = treasure card X39
    .about = { plunder-treasure-does }
X40 = treasure card X40
    .about = { plunder-treasure-does }
X41 = treasure card X41
    .about = { plunder-treasure-does }
X42 = treasure card X42
    .about = { plunder-treasure-does }
X43 = treasure card X43
    .about = { plunder-treasure-does }
X44 = treasure card X44
    .about = { plunder-treasure-does }
X45 = treasure card X45
    .about = { plunder-treasure-does }
X46 = treasure card X46
    .about = { plunder-treasure-does }
X47 = treasure card X47
    .about = { plunder-treasure-does }
X48 = treasure card X48
    .about = { plunder-treasure-does }
X49 = treasure card X49
    .about = { plunder-treasure-does }
X50 = treasure card X50
    .about = { plunder-treasure-does }
X51 = treasure card X51
    .about = { plunder-treasure-does }
X52 = treasure card X52
    .about = { plunder-treasure-does }
X53 = treasure card X53
    .about = { plunder-treasure-does }
X54 = treasure card X54
    .about = { plunder-treasure-does }
X55 = treasure card X55
    .about = { plunder-treasure-does }
X56 = treasure card X56
    .about = { plunder-treasure-does }
X57 = treasure card X57
    .about = { plunder-treasure-does }
X58 = treasure card X58
    .about = { plunder-treasure-does }
X59 = treasure card X59
    .about = { plunder-treasure-does }
X60 = treasure card X60
    .about = { plunder-treasure-does }

# What happened
plunder-tile-laid = Tile { $face } is laid in place { $place }{ $quarters ->
    [0] { "" }
    [one] , turned by a quarter
   *[other] , turned by { $quarters } quarters
}.
plunder-token-placed = X { $token } lies on { $cell }.
plunder-storm-placed = The storm gathers around { $cell }.
plunder-order-rolled = { $seat } rolls { $die } for the picking order.
plunder-picking-order-found = { $seat } picks first, the others follow counter-clockwise; { $first } will play first.
plunder-island-picked = { $seat } starts from the island with the port { $port }.
plunder-card-drawn = { $seat } draws { $resource }.
plunder-hidden-card-drawn = { $seat } draws a card.
plunder-cards-taken = { $seat } takes { $resource } × { $count }.
plunder-cards-paid = { $seat } pays { $cards } for { $why }.
plunder-deck-restocked = The deck is restocked with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
plunder-nothing-to-draw = There is no card left for { $seat } to draw.
plunder-turn-begun = Round { $round }: { $seat }’s turn.
plunder-turn-ended = { $seat }’s turn is over.
plunder-sailing-die-rolled = { $seat } rolls { $die } for sailing.
plunder-storm-moved = The storm moves to { $cell }.
plunder-ship-sailed = { $seat }’s ship { $ship } sails { $course } to { $cell }.
plunder-toll-due = { $seat }’s ship { $ship } heads { $course } across the storm’s border: two cards are due.
plunder-barter-begun = { $seat } asks the merchant for { $resource }.
plunder-ship-built = { $seat }’s ship { $ship } enters play at { $cell }.
plunder-peg-added = { $count ->
    [one] { $seat }’s ship { $ship } gains { plunder-a-peg }
   *[other] { $seat }’s ship { $ship } gains { $peg } × { $count }
}.
plunder-peg-lost = { $count ->
    [one] { $seat }’s ship { $ship } loses { plunder-a-peg }
   *[other] { $seat }’s ship { $ship } loses { $peg } × { $count }
}.
plunder-point-card-gained = { $seat } gains a Plunder Point card: { $why }.
plunder-point-card-spent = { $seat } hands in a Plunder Point card.
plunder-island-attacked = { $seat }’s ship { $ship } attacks the island with the port { $port }.
plunder-ship-attacked = { $seat }’s ship { $ship } attacks { $owner }’s ship { $target } on { $cell }.
plunder-battle-fought = { $won ->
    [1] { $seat } rolls { $attack }, { $roller } rolls { $defense }: { $score } against { $opposing }, the attacker wins.
   *[other] { $seat } rolls { $attack }, { $roller } rolls { $defense }: { $score } against { $opposing }, the defender wins.
}
plunder-island-conquered = { $seat } plants a flag on the island with the port { $port }.
plunder-ship-sunk = { $seat }’s ship { $ship } sinks on { $cell }.
plunder-bribe-offered = { $seat } offers { $attacker } a bribe: { $cards }.
plunder-bribe-refused = { $attacker } refuses { $seat }’s bribe.
plunder-fight-chosen = { $seat } lets it come to a fight with { $attacker }.
plunder-offer-begun = { $seat } prepares an offer to { $asked }.
plunder-threat-begun = { $seat } prepares a threat to { $to }.
plunder-threat-made = { $seat } threatens { $to }: hand over { $take }, and get { $give } for it.
plunder-threat-defied = { $to } defies { $seat }’s threat.
plunder-offer-made = { $seat } offers { $to } { $give } for { $take }.
plunder-open-offer-made = { $seat } offers { $asked } { $give } for { $take }.
plunder-offer-withdrawn = { $seat } lets the { $why ->
    [threat] threat
   *[trade] offer
} go.
plunder-offer-answered = { $seat } has answered.
plunder-offer-accepted = { $seat } would accept { $to }’s offer.
plunder-offer-declined = { $seat } declines { $to }’s offer.
plunder-counter-offered = { $seat } would give { $to } { $give } for { $take }.
plunder-counter-dropped = { $seat } does not take up { $to }’s counter-offer.
plunder-cards-exchanged = { $seat } gives { $to } { $give } and gets { $take }.
plunder-treaty-made = { $seat } has a treaty with { $partners } until the turn ends.
plunder-token-reached = { $seat }’s ship { $ship } collects the X on { $cell }.
plunder-treasure-found = { $seat } finds: { $card }.
plunder-step-skipped = That part of the card cannot be carried out.
plunder-ship-relocated = { $seat }’s ship { $ship } comes to { $cell }.
plunder-ship-stayed = { $seat }’s ship { $ship } stays where it is.
plunder-compass-spun = The compasses show { $cell }.
plunder-target-chosen = { $seat } chooses { $owner }’s ship { $ship }.
plunder-victim-chosen = { $seat } steals { $count ->
    [one] a card
   *[other] { $count } cards
} from { $victim }.
plunder-blind-steal-chosen = { $seat } picks blindly from { $victim }’s hand.
plunder-cards-requested = { $seat } would rather have { $cards } from { $victim }.
plunder-request-granted = { $victim } hands { $seat } { $cards }.
plunder-request-refused = { $victim } does not grant { $seat }’s request.
plunder-card-stolen = { $seat } steals { $resource } from { $victim }.
plunder-hidden-card-stolen = { $seat } steals a card from { $victim }.
plunder-doubles-tried = { $seat } has no ship and rolls { $first } and { $second }.
plunder-island-disowned = { $seat } gives up the island with the port { $port }.
plunder-island-asked = { $seat } asks { $owner } for the island with the port { $port }.
plunder-gift-refused = { $owner } keeps the island.
plunder-island-gifted = { $seat } gives { $to } the island with the port { $port }.
plunder-game-ended = The game is over: { $why }.
plunder-points-counted = { $seat } has { $points ->
    [0] no Plunder Points
    [one] 1 Plunder Point
   *[other] { $points } Plunder Points
}: ships { $ships }, islands { $islands }, cards { $cards }.
plunder-game-won = { $seats_count ->
    [1] { $seats } wins with { $points } Plunder Points.
   *[other] { $seats } win together with { $points } Plunder Points.
}

# What is asked
plunder-asks-picking-islands = Pick the one-skull island that you start from; your first ship goes into its port. { $left ->
    [1] You pick last, and so you play first.
   *[other] After you { $left ->
        [2] 1 more picks
       *[other] { $others } more pick
    }; whoever is last plays first.
}
plunder-waits-picking-islands = { $asked } picks a one-skull island to start from.
plunder-asks-turn = { $rolled ->
    [0] Your turn, with { $points } of { $target } points: build, trade or attack as you like, and roll the sailing die.
   *[other] You rolled { $rolled }: { $die_left ->
        [1] 1 step is left
       *[other] { $die_left } steps are left
    }, masts apart. With { $points } of { $target } points, sail, build, trade or attack as you like, or end your turn.
}
plunder-waits-turn = { $rolled ->
    [0] It is { $asked }’s turn, who has { $points } of { $target } points and has not rolled for sailing yet.
   *[other] It is { $asked }’s turn, who has { $points } of { $target } points and rolled { $rolled } for sailing.
}
plunder-asks-castaway = You have no ship. Build one, hand in a Plunder Point card, gold or an island for one, trade, or end your turn.
plunder-waits-castaway = { $asked } has no ship, and looks for a way to get one.
plunder-asks-placing = { $where ->
    [0] Where does your new ship { $number } go: into a free port of yours, or beside one of your ships?
    [1] { $is_new ->
        [1] You get a ship: into which of your free ports does it go?
       *[other] { $card }: your ship { $number } may go to a free port of yours, or stay.
    }
    [2] The compasses show { $near }, where no ship can lie: into which cell near it does your ship { $number } go?
   *[other] { $card }: your ship { $number } may go to any free cell, or stay.
}
plunder-waits-placing = { $asked } decides where a ship is put.
plunder-asks-toll = Your ship { $number } crosses the storm’s border, which costs { $count } cards: choose { $left ->
    [1] 1 more
   *[other] { $left } more
} to pay.
plunder-waits-toll = { $asked } pays { $count } cards to cross the storm’s border.
plunder-asks-bartering = The merchant gives you { $resource } for { $count } cards of yours: choose { $left ->
    [1] 1 more
   *[other] { $left } more
} to pay.
plunder-waits-bartering = { $asked } pays the merchant { $count } cards for { $resource }.
plunder-asks-loss = { $card } costs you { $count ->
    [1] 1 card
   *[other] { $count } cards
}: choose { $left ->
    [1] 1 more
   *[other] { $left } more
} to lose.
plunder-waits-loss = { $card } costs { $asked } { $count ->
    [one] a card
   *[other] { $count } cards
} of their choice.
plunder-asks-taking-cards = { $cites ->
    [P13] You have no ship, no island and no Plunder Point card: take a card of your choice from the open stacks.
   *[other] { $card }: take { $left ->
        [1] 1 more card
       *[other] { $left } more cards
    } of your choice from the open stacks{ $but_gold ->
        [1] , but no gold
       *[other] {""}
    }.
}
plunder-waits-taking-cards = { $asked } takes { $left ->
    [one] 1 more card
   *[other] { $left } more cards
} from the open stacks.
plunder-asks-bribe = { $attacker } attacks your { $what ->
    [ship] ship on { $place }
   *[other] island with the port { $place }
}. { $offers ->
    [0] Offer cards to be left in peace, or fight?
   *[other] They refused { $offered }: offer more cards, or fight?
}
plunder-waits-bribe = { $attacker } attacks { $asked }’s { $what ->
    [ship] ship on { $place }
   *[other] island with the port { $place }
}; { $asked } offers a bribe or fights.
plunder-asks-bribe-answer = { $seat } offers you { $offered } to call the attack off. If you accept there is peace until your turn ends; if not, { $raisable ->
    [1] they may offer more or fight
   *[0] it comes to a fight
}.
plunder-waits-bribe-answer = { $attacker } decides whether to take { $seat }’s bribe: { $offered }.
plunder-asks-composing = { $purpose ->
    [2] A threat to { $to }: choose what you demand, and what you give in return if anything, then propose it.
   *[other] An offer to { $to }: choose what you give and what you ask for, card by card, then propose it.
} So far { plunder-draft }.
plunder-waits-composing = { $purpose ->
    [2] { $asked } prepares a threat to { $to }.
   *[other] { $asked } prepares an offer to { $to }.
}
plunder-asks-trade-offer = { $drafting ->
    [1] Your counter-offer to { $seat }: { plunder-draft }. Add cards, propose it, or drop it.
   *[other] { $seat } gives you { $gives } for { $wants }: accept, decline, or begin a counter-offer with a card.
}
plunder-waits-trade-offer = { $seat } offers { $to } { $gives } for { $wants }, and { $to } answers.
plunder-asks-counter = { $other } would rather give you { $gives } for { $wants }: accept, or drop it?
plunder-waits-counter = { $other } would give { $seat } { $gives } for { $wants }; { $seat } accepts or drops it.
plunder-asks-open-offer = { $drafting ->
    [1] Your counter-offer to { $seat }: { plunder-draft }. Add cards, propose it, or drop it. All answers are shown together.
   *[other] { $seat } gives { $gives } for { $wants } to one of you: accept, decline, or begin a counter-offer with a card. All answers are shown together.
}
plunder-waits-open-offer = { $seat } offers { $gives } for { $wants }: { $asked } still { $asked_count ->
    [1] answers
   *[other] answer
} in secret.
plunder-asks-choosing-answer = Your offer of { $gives } for { $wants } is accepted by { $takers }, and answered with another by { $bidders }: with whom do you deal, if with anyone?
plunder-waits-choosing-answer = { $asked } offered { $gives } for { $wants } and picks one of the answers, or none.
plunder-asks-threat = { $seat } demands { $wants } of you, for { $gives }, and may attack you if you refuse. Giving in makes peace until their turn ends. Do you?
plunder-waits-threat = { $seat } threatens { $to }, demands { $wants } and gives { $gives } for it; { $to } gives in or refuses.
plunder-asks-gift-request = { $seat }, your ally, asks you for your island with the port { $port }: do you give it away?
plunder-waits-gift-request = { $seat } asks { $owner }, an ally, for the island with the port { $port }.
plunder-asks-choosing-ship = { $card }: which of your ships gets { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}?
plunder-waits-choosing-ship = { $card }: { $asked } chooses the ship that gets { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}.
plunder-asks-choosing-target = { $by_compass ->
    [1] { $card }: which ship of an opponent is sent where the compasses say?
   *[other] { $card }: which ship of an opponent loses { $count ->
        [1] a life
       *[other] { $count } lives
    }?
}
plunder-waits-choosing-target = { $by_compass ->
    [1] { $card }: { $asked } chooses an opponent’s ship that is sent where the compasses say.
   *[other] { $card }: { $asked } chooses an opponent’s ship that is damaged.
}
plunder-asks-stripping = { $card }: your ship { $number } loses { $left ->
    [1] 1 more peg
   *[other] { $left } more pegs
}. A mast or a cannon?
plunder-waits-stripping = { $card }: { $asked } decides whether a ship loses a mast or a cannon.
plunder-asks-choosing-victim = { $card }: from which opponent do you steal { $count ->
    [1] a card
   *[other] { $count } cards
}?
plunder-waits-choosing-victim = { $card }: { $asked } chooses whom to rob.
plunder-asks-stealing = You steal { $count ->
    [1] a card
   *[other] { $count } cards
} of { $victim }’s. Name what you would like, which they may grant or refuse, or pick blindly. { $left ->
    [0] You ask for { $wanted }.
   *[other] { $left ->
        [1] 1 card is
       *[other] { $left } cards are
    } still to be named.
}
plunder-waits-stealing = { $asked } steals from { $victim }: naming { $count ->
    [one] a card
   *[other] { $count } cards
}, or blindly.
plunder-asks-steal-request = { $seat } steals { $count ->
    [1] a card of yours and would like
   *[other] { $count } cards of yours and would like
} { $wanted }: grant it, or let them pick blindly?
plunder-waits-steal-request = { $seat } would like { $wanted } from { $victim }, who grants it or lets them pick blindly.

# What may be done
plunder-pick-island = Start from the island with the port { $port }
plunder-roll = Roll the sailing die
plunder-sail = { $toll ->
    [1] Sail { $course } with ship { $ship } from { $cell } to { $to }, across the storm’s border for two cards
   *[other] Sail { $course } with ship { $ship } from { $cell } to { $to }
}
plunder-sail-way = { $toll ->
    [1] Sail with ship { $ship } from { $cell } to { $to } in { $steps } steps, the last of them across the storm’s border for two cards
   *[other] Sail with ship { $ship } from { $cell } to { $to } in { $steps } steps
}
plunder-discard = Pay { $resource }
plunder-end-turn = End your turn
plunder-build-ship = Build a ship for { $cost }
plunder-build = Build { plunder-a-peg } on ship { $ship } at { $cell } for { $cost }
plunder-place = Put the ship on { $cell }
plunder-bury-treasure = Bury gold for a Plunder Point card
plunder-barter = Get { $resource } from the merchant for two cards
plunder-attack-ship = Attack { $seat }’s ship { $target } on { $target_cell } with your ship { $ship } at { $cell }
plunder-attack-island = Attack the island at { $cell } with your ship { $ship }
plunder-fight = Offer nothing more and fight
plunder-offer-trade = Make { $seat } an offer
plunder-offer-to-all = Make an offer to everyone who may trade with you
plunder-threaten = Threaten { $seat }
plunder-give = Give { $resource }
plunder-ask = Ask for { $resource }
plunder-propose = Propose this
plunder-withdraw = Drop this
plunder-accept = Accept
plunder-decline = Decline
plunder-deal-with = Deal with { $seat }
plunder-collect = Collect the X on { $x } with ship { $ship } at { $cell }
plunder-take-card = Take { $resource }
plunder-choose-ship = Choose your ship { $ship } at { $cell }
plunder-choose-target = Choose { $seat }’s ship { $ship } on { $cell }
plunder-strip = Lose { plunder-a-peg }
plunder-steal-from = Steal from { $seat }
plunder-steal-blind = Steal blindly
plunder-stay = Leave the ship where it is
plunder-swap-point = Exchange a Plunder Point card for a ship
plunder-swap-gold = Exchange gold for a ship
plunder-disown = Give up the island with the port { $port } for a ship
plunder-gift-island = Give the island with the port { $port } to the ally whose ship lies there
plunder-ask-island = Ask your ally for the island at { $cell }

# The table
plunder-label-tiles = { "" }
plunder-label-terrain = The map: ~ sea, P port, # land
    .about = The map in words: ships sail on water and into ports, never over land (P3).
plunder-label-row = Row
    .about = A row of the map, A in the north. A cell is called by row and column, as in C7 (P1).
plunder-label-cells = Columns from 1
    .about = What lies in each cell of the row: sea, port or land (P3).
plunder-label-walls = { "" }
plunder-label-islands = Islands
    .about = Each of your islands is a point and gives you a card at the start of your turn; with a ship in its port it can be attacked (P2, P4, P14).
plunder-label-id = Island
    .about = An island by its tile and letter. It is attacked from its port (P4).
plunder-label-skulls = Skulls (0: merchant)
    .about = They are added to the roll that defends the island; one without skulls belongs to a merchant and cannot be conquered (P4, P8).
plunder-label-ports = Ports
    .about = Where ships dock: to attack the island, to trade with its owner, to enter play (P4, P7, P12).
plunder-label-owner = Owner
    .about = Whose flag stands on the island: they draw a card for it every turn (P2).
plunder-label-ships = Fleets
    .about = Each player’s ships: where they lie, and their lives, cannons and masts. { ship.about }
plunder-label-point-cards = Plunder Point cards
    .about = A point each: for { $bury ->
        [one] 1 gold that is
       *[other] { $bury } gold that are
    } buried, for a ship sunk in battle, or from a treasure card (P2, P4, P14).
plunder-label-points = Points
    .about = A player’s own Plunder Points: one for each ship, island and Plunder Point card (P14).
plunder-label-scores = Points of the team
    .about = The points of all members of a team together; they decide who wins (P14, P15).
plunder-label-teams = Team
    .about = Who plays together: allies cannot harm each other and win together (P15).
plunder-label-target = Points to win
    .about = So many Plunder Points win at once, whoever’s turn it is (P14).
plunder-label-hands = Hands
    .about = Resource cards in hand: how many is open, which ones is hidden (P18).
plunder-label-size = Cards
    .about = How many resource cards a player holds (P18).
plunder-label-known = You know of
    .about = The cards that you know to be in this hand, from what you saw (P18).
plunder-label-public = All know of
    .about = The cards that everybody knows to be in this hand (P18).
plunder-label-stacks = Open stacks
    .about = Open cards: what you pay goes here, what you gain or barter for comes from here. Each begins with { $open } (P8, P9).
plunder-label-deck = Cards in the deck
    .about = Face-down resource cards, drawn for islands. When it is empty it is restocked from the open stacks (P2, P9).
plunder-label-treasure-unseen = Treasure cards not seen yet
    .about = Treasure cards that have not come up: who collects an X draws one (P10, P11).
plunder-label-treasure-known = Treasure cards under the deck
    .about = Treasure cards already used, under the deck in this order; it is never shuffled again (P9).
plunder-label-treasure-card = Treasure card being carried out
    .about = The treasure card just drawn, whose steps are being carried out; then it goes under the deck (P9, P11).
plunder-label-tokens = X
    .about = An X: a ship on it, or beside one on land, may collect it for a treasure card. Then the compasses put it elsewhere (P10).
plunder-label-storm = Centre of the storm
    .about = It covers { $storm_rows } × { $storm_columns } cells. To cross its border costs two cards; a 1 on the sailing die moves it (P2, P3).
plunder-label-storm-cells = { "" }
plunder-label-costs = Costs
    .about = What can be built, and the cards it costs (P12).
plunder-label-first = First player
    .about = Who played the first turn; a round ends before it is theirs again (P1, P17).
plunder-label-rounds = Rounds played
    .about = How many rounds are over: one turn for everybody each (P17).
plunder-label-active = Turn of
    .about = Whose turn it is: they draw, build, trade, fight, and roll once to sail (P2).
plunder-label-rolled = Sailing die
    .about = The roll of this turn: so many steps for the whole fleet together, masts apart; a 1 also moves the storm (P2, P3).
plunder-label-die-left = Steps left of it
    .about = Steps of the die not yet used; each ship uses its masts first (P3).
plunder-label-rigged = { "" }
plunder-label-mast-steps = { "" }
plunder-label-unrigged = { "" }
plunder-label-attacked = { "" }
plunder-label-treaties = Treaties of the active player
    .about = Whoever exchanged cards with the active player: until the turn ends neither attacks nor treasure cards hit them (P7).
plunder-label-offers = Offers this turn
    .about = Offers and threats begun this turn; eight are the most (P6, P7).
plunder-label-gained = { "" }
plunder-label-gifted = { "" }
plunder-label-turn-over = { "" }
plunder-label-battle = { "" }
plunder-label-ending = Ended
    .about = What ended the game: the points that win, or the last round (P14, P17).
plunder-label-winner = { "" }
plunder-ship-view = { $cell } (lives { $lives }, cannons { $cannons }, masts { $masts })

# The map in characters
plunder-map-signs = A1 ship, a2 port (owner, skulls), M merchant, X treasure, ~ storm, | _ no way
plunder-map-hand = Your cards: { $cards } (ships: lives·cannons·masts)
plunder-map-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}

# Why not
plunder-refuse-no-port = no island has its port there
plunder-refuse-not-one-skull = you start from an island with one skull
plunder-refuse-taken = that island is taken
plunder-refuse-rolled-already = the sailing die is rolled once a turn
plunder-refuse-roll-first = roll the sailing die first
plunder-refuse-too-little-gold = that takes { $gold } gold
plunder-refuse-no-ship = you have no such ship
plunder-refuse-built-after-roll = a ship built after the roll does not move this turn
plunder-refuse-no-steps-left = this ship has no steps left
plunder-refuse-edge = that is the edge of the map
plunder-refuse-barrier = a land barrier lies between
plunder-refuse-closed-side = the port cannot be entered or left by that side
plunder-refuse-land = ships do not sail over land
plunder-refuse-occupied = another ship lies there
plunder-refuse-cannot-pay-toll = crossing the storm’s border costs two cards, and you hold fewer
plunder-refuse-not-held = you do not hold another { $resource }
plunder-refuse-not-there = the ship may not be put there
plunder-refuse-own-target = you do not attack yourself
plunder-refuse-ally = you cannot harm an ally
plunder-refuse-treaty = a treaty with that player lasts until the turn ends
plunder-refuse-no-target = there is no such ship
plunder-refuse-not-adjoining = the two ships do not lie in adjoining spaces that a ship could cross
plunder-refuse-storm-between = the storm’s border lies between
plunder-refuse-once-a-turn = this ship has attacked that target this turn
plunder-refuse-not-in-port = your ship lies in no port
plunder-refuse-merchant = a merchant’s island cannot be conquered
plunder-refuse-nothing-added = add at least one card, or fight
plunder-refuse-no-player = no other player sits there
plunder-refuse-no-attack = you threaten only whom a ship of yours could attack now
plunder-refuse-holds-nothing = that player holds no card
plunder-refuse-empty-threat = a threat demands at least one card
plunder-refuse-too-many-offers = you have begun { $offers } offers and threats this turn, and no more are allowed
plunder-refuse-no-contact = you may not trade with that player now: meet in a port, at a merchant’s, or side by side
plunder-refuse-no-cards = there is no card to exchange
plunder-refuse-too-few-partners = an open offer needs at least two who may trade with you
plunder-refuse-nobody-could-accept = none of those you ask could accept this: trades may leave an ally with a gain of at most one card over a turn
plunder-refuse-more-than-held = nobody is asked for more cards than they hold
plunder-refuse-empty-offer = at least one card must change hands
plunder-refuse-lacks-cards = you do not hold the cards that are asked for
plunder-refuse-no-answer = that player has made no such answer
plunder-refuse-no-merchant = none of your ships lies at a merchant’s port outside the storm
plunder-refuse-stack-empty = that stack is empty
plunder-refuse-too-few-cards = the merchant takes two cards, and you hold fewer
plunder-refuse-no-token = there is no such X
plunder-refuse-out-of-reach = your ship is not on that X, nor beside it if it is on land
plunder-refuse-not-gold = any card but gold
plunder-refuse-no-room = that ship cannot take another
plunder-refuse-no-opponent-ship = no opponent has that ship
plunder-refuse-no-victim = you steal from an opponent who holds a card
plunder-refuse-request-full = you have named as many cards as you steal
plunder-refuse-name-them-all = name as many cards as you steal
plunder-refuse-fleet-full = a fleet has at most { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
plunder-refuse-cannot-pay = you do not hold the cards it costs
plunder-refuse-no-place = there is no free port of yours, and no free space beside your ships on their side of the storm’s border
plunder-refuse-peg-limit = a ship has at most { $limit } × { $peg }
plunder-refuse-no-point-card = you have no Plunder Point card
plunder-refuse-not-your-island = no island of yours has a port there
plunder-refuse-other-port = name the island by its first port
plunder-refuse-no-teams = there are no teams in this game
plunder-refuse-not-your-port = that is no port of yours
plunder-refuse-no-ally-there = no ally’s ship lies in that port
plunder-refuse-no-allied-port = your ship does not lie in an ally’s port
plunder-refuse-port-in-storm = the storm covers that port
plunder-refuse-gifted-already = this island has been given or asked for this turn
plunder-refuse-ally-gain = over a turn, trades may leave an ally with a gain of at most one card

# What would follow
plunder-outlook-attack = { $target ->
    [island] With { $won } of { $all } rolls ({ $percent } %), ties included, the island is yours
    [last] With { $won } of { $all } rolls ({ $percent } %), ties included, you sink the ship
   *[ship] With { $won } of { $all } rolls ({ $percent } %), ties included, you take a life
}; otherwise your ship { $last ->
    [1] sinks
   *[0] loses a life
}
plunder-outlook-defend = With { $won } of { $all } rolls ({ $percent } %) you beat the attack; a tie is the attacker’s. Otherwise { $target ->
    [island] the island is lost
    [last] your ship sinks
   *[ship] your ship loses a life
}
plunder-warn-hopeless = no roll wins this attack
plunder-warn-steps = { $steps ->
    [one] one step of sailing is left, and lapses
   *[other] { $steps } steps of sailing are left, and lapse
}
plunder-warn-same = you would pay with the { $resource } that you are buying

# What a table may choose
plunder-option-target = so many Plunder Points win; if none is named, what the rulebook says for these teams (P14)
plunder-option-round-limit = the game ends after so many rounds (P17)
plunder-option-teams = everyone alone, two teams of two, two of three, or three of two (P15)

# What several sentences say
plunder-draft = you give { $given } and ask for { $wanted }
plunder-a-peg = a { $peg }

# What stands beside several names
plunder-resource-means = { $cards ->
    [one] There is 1 card of it
   *[other] There are { $cards } cards of it
}: drawn for islands, paid, traded and stolen (P2, P7, P12).
plunder-treasure-does = A treasure card: { $steps ->
    [1] { plunder-does-1 }
    [2] { plunder-does-1 }; { plunder-does-2 }
    [3] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }
    [4] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }; { plunder-does-4 }
   *[other] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }; { plunder-does-4 }; …
}. Copies in the deck: { $copies } (P11).
plunder-does-1 = { $count1 ->
    [1] { $step1 }
   *[other] { $step1 } × { $count1 }
}
plunder-does-2 = { $count2 ->
    [1] { $step2 }
   *[other] { $step2 } × { $count2 }
}
plunder-does-3 = { $count3 ->
    [1] { $step3 }
   *[other] { $step3 } × { $count3 }
}
plunder-does-4 = { $count4 ->
    [1] { $step4 }
   *[other] { $step4 } × { $count4 }
}

# What a treasure card does, step by step
plunder-step-gain-wood = take wood
plunder-step-gain-iron = take iron
plunder-step-gain-rum = take rum
plunder-step-gain-gold = take gold
plunder-step-gain-choice = take a card of your choice
plunder-step-gain-choice-not-gold = take a card of your choice, not gold
plunder-step-lose-wood = lose wood
plunder-step-lose-iron = lose iron
plunder-step-lose-rum = lose rum
plunder-step-lose-gold = lose gold
plunder-step-lose-choice = lose a card of your choice
plunder-step-damage-this-ship = this ship loses a life
plunder-step-damage-opponent-ship = a ship of an opponent’s loses a life
plunder-step-damage-this-ship-if-unpaid = if you cannot pay it all, this ship loses a life
plunder-step-damage-opponent-ship-if-unpaid = if you cannot pay it all, a ship of an opponent’s loses a life
plunder-step-heal-this-ship = this ship gains a life
plunder-step-heal-own-ship = a ship of yours gains a life
plunder-step-heal-this-ship-full = this ship gets all its lives back
plunder-step-heal-own-ship-full = a ship of yours gets all its lives back
plunder-step-upgrade-own-ship-mast = a ship of yours gains a mast
plunder-step-upgrade-own-ship-cannon = a ship of yours gains a cannon
plunder-step-strip-this-ship-mast-or-cannon = this ship loses a mast or a cannon
plunder-step-steal-one-opponent = steal a card from one opponent
plunder-step-steal-each-opponent = steal a card from each opponent
plunder-step-relocate-this-ship-compass = the compasses put this ship elsewhere
plunder-step-relocate-opponent-ship-compass = the compasses put a ship of an opponent’s elsewhere
plunder-step-relocate-this-ship-any-free-space-optional = you may put this ship on any free space
plunder-step-relocate-this-ship-own-port-optional = you may put this ship into a port of yours
plunder-step-sink-this-ship = this ship sinks
plunder-step-plunder-point = gain a Plunder Point card
plunder-step-end-turn = your turn ends

# Why a bot would do it
plunder-reason-points = it brings points or an island
plunder-reason-hand = it leaves better cards in hand
plunder-reason-ships = it makes the ships stronger
plunder-reason-prospects = it brings a ship closer to an island or an X
plunder-reason-battles = the attack is promising
plunder-reason-dangers = it leaves less open to attack
plunder-reason-deals = the deal pays
plunder-reason-moment = it uses the moment
plunder-reason-rivals = it costs the others something

# What the rules need of figures.
plunder-figures-die = a die has faces
plunder-figures-sailing = players roll for the order of play until one rolls highest: the faces must differ
plunder-figures-storm = { $size } has no middle
plunder-figures-tokens = nothing is said for { $seats } players
plunder-figures-resources = they are { $kinds }
plunder-figures-deck = { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
} left for the deck; six players draw three each (P1)
plunder-figures-cost = nothing is built for nothing (P12)
plunder-figures-treasure = { $count } kinds; a set has 1 to { $most }
plunder-figures-names = cards are called { $first } to { $last }
plunder-figures-steps = a card does something
plunder-figures-many-steps = { $count } steps; a card has at most { $most }
plunder-figures-step = { $step } is no step (P11)
plunder-figures-unpaid = what happens if a loss is unpaid comes after a loss (P11)
plunder-figures-faces = { $count } of them; six tiles have { $all }
plunder-figures-sides = both sides of a tile have a merchant, or none has (P16)
plunder-figures-merchants = two tiles have merchants: a map for two uses the four others (P16)
plunder-figures-havens = { $count ->
    [one] 1 one-skull island
   *[other] { $count } one-skull islands
}; six players start from one each (P1)
plunder-figures-havens-for-two = two players start from one-skull islands on the tiles without merchants (P16)
plunder-figures-passage = no ship can pass between it and { $other } on some map
plunder-figures-tile = a tile has { $size } rows of { $size } cells
plunder-figures-letter = its id ends with a letter from a to z that stands in the rows
plunder-figures-same-letter = another island of this face has the letter { $letter }
plunder-figures-ports = they are not the ports that the rows show
plunder-figures-port-kinds = resource and merchant islands have ports, normal ones have none
plunder-figures-one-port = a one-skull island has one port, where its first owner begins (P1)
plunder-figures-three-ports = an island has at most 3
plunder-figures-six-islands = a face has at most 6 with ports
plunder-figures-unknown = { $letters } is no island of this face
plunder-figures-barrier = { $one } and { $other } are no neighbours
plunder-figures-locked = no ship can sail to { $cell } within the tile

# Figures, by the names of their fields.
plunder-figure-dice = Dice
plunder-figure-sailing = Sailing die
plunder-figure-attack = Attack die
plunder-figure-defense = Defence die
plunder-figure-storm = Storm
plunder-figure-rows = Rows
plunder-figure-columns = Columns
plunder-figure-resources = Resource cards
plunder-figure-open-stack = Cards in each open stack
plunder-figure-costs = Costs
plunder-figure-limits = Limits
plunder-figure-ships = Ships in a fleet
plunder-figure-lives = Lives of a ship
plunder-figure-cannons = Cannons of a ship
plunder-figure-masts = Masts of a ship
plunder-figure-x-tokens = X tokens by the number of players
plunder-figure-plunder-point-cards = Plunder Point cards
plunder-figure-bury-treasure-gold = Gold to bury a treasure
plunder-figure-targets = Points that win
plunder-figure-standard = Each for themselves
plunder-figure-teams-2x2 = Two teams of two
plunder-figure-teams-2x3 = Two teams of three
plunder-figure-teams-3x2 = Three teams of two
plunder-figure-treasure = Treasure cards
plunder-figure-name = Name
plunder-figure-count = Copies
plunder-figure-steps = What it does, step by step
plunder-figure-faces = Sides of the tiles
plunder-figure-barriers = Barriers, each between two cells
plunder-figure-islands = Islands
plunder-figure-type = Kind
plunder-figure-skulls = Skulls
plunder-figure-ports = Ports
plunder-figure-at = Row and column
plunder-figure-open = Sides by which it is entered
plunder-figure-resource = resource
plunder-figure-merchant = merchant
plunder-figure-normal = normal
plunder-figure-N = N
plunder-figure-E = E
plunder-figure-S = S
plunder-figure-W = W
