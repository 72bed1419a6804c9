# Plunder, in English. Keys: terms bare, events and actions by name, refusals by reason.

wood = wood
iron = iron
rum = rum
gold = gold
nothing = nothing
ship = ship
mast = mast
cannon = cannon
life = life
north = north
east = east
south = south
west = west
target = the target is reached
round-limit = the last round has been played
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
X02 = Deckhand’s Purse
X03 = Iron-Bound Coffer
X04 = Quartermaster’s Strongbox
X05 = Lost Payroll Ship
X06 = Mixed Cargo
X07 = Smugglers’ Cellar
X08 = Wreck Timbers
X09 = Rigged Chest
X10 = Too Heavy to Carry
X11 = Tide-Pool Hoard
X12 = Tale Worth Telling
X13 = Long Night of Toasts
X14 = Salvaged Gun
X15 = Spare Spar
X16 = Carpenter’s Chest
X17 = Hidden Careening Beach
X18 = Shipwright’s Store
X19 = Abandoned Camp
X20 = Cutpurse
X21 = Night Boarding
X22 = Tribute to the Black Flag
X23 = Fair Wind
X24 = Rogue Current
X25 = Homeward Tide
X26 = Drifting Fireship
X27 = False Beacon
X28 = Hidden Reef
X29 = Snapped Rigging
X30 = Rotten Hold
X31 = Customs Cutter
X32 = Thirsty Crew
X33 = Dead Calm
X34 = Wild-Goose Chase
X35 = Powder Trap
X36 = treasure card X36
X37 = treasure card X37
X38 = treasure card X38
X39 = treasure card X39
X40 = treasure card X40
X41 = treasure card X41
X42 = treasure card X42
X43 = treasure card X43
X44 = treasure card X44
X45 = treasure card X45
X46 = treasure card X46
X47 = treasure card X47
X48 = treasure card X48
X49 = treasure card X49
X50 = treasure card X50
X51 = treasure card X51
X52 = treasure card X52
X53 = treasure card X53
X54 = treasure card X54
X55 = treasure card X55
X56 = treasure card X56
X57 = treasure card X57
X58 = treasure card X58
X59 = treasure card X59
X60 = treasure card X60

# What happened
plunder-tile-laid = Tile { $face } is laid in place { $place }, turned by { $quarters } quarters.
plunder-token-placed = X { $token } lies on { $cell }.
plunder-storm-placed = The storm gathers around { $cell }.
plunder-order-rolled = { $seat } rolls { $die } for the picking order.
plunder-picking-order-found = { $seat } picks first, the others follow counter-clockwise; { $first } will play first.
plunder-island-picked = { $seat } starts from the island with the port { $port }.
plunder-card-drawn = { $seat } draws { $resource }.
plunder-hidden-card-drawn = { $seat } draws a card.
plunder-cards-taken = { $seat } takes { $count } × { $resource }.
plunder-cards-paid = { $seat } pays { $cards } for { $why }.
plunder-deck-restocked = The deck is restocked with { $cards } cards.
plunder-nothing-to-draw = There is no card left for { $seat } to draw.
plunder-turn-begun = Round { $round }: { $seat }’s turn.
plunder-turn-ended = { $seat }’s turn is over.
plunder-sailing-die-rolled = { $seat } rolls { $die } for sailing.
plunder-storm-moved = The storm moves to { $cell }.
plunder-ship-sailed = { $seat }’s ship { $ship } sails { $course } to { $cell }.
plunder-toll-due = { $seat }’s ship { $ship } heads { $course } across the storm’s border: two cards are due.
plunder-barter-begun = { $seat } asks the merchant for { $resource }.
plunder-ship-built = { $seat }’s ship { $ship } enters play at { $cell }.
plunder-peg-added = { $seat }’s ship { $ship } gains { $peg } × { $count }.
plunder-peg-lost = { $seat }’s ship { $ship } loses { $peg } × { $count }.
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
plunder-offer-withdrawn = { $seat } lets the offer go.
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
plunder-victim-chosen = { $seat } steals from { $victim }, cards: { $count }.
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
plunder-points-counted = { $seat } has { $points } Plunder Points: ships { $ships }, islands { $islands }, cards { $cards }.
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
   *[other] You rolled { $rolled } for sailing, of which { $die_left ->
        [1] 1 step is left
       *[other] { $die_left } steps are left
    } for your fleet beside the masts. You have { $points } of { $target } points: sail, build, trade or attack as you like, or end your turn.
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
plunder-waits-loss = { $card } costs { $asked } cards of their choice: { $count }.
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
plunder-waits-taking-cards = { $asked } takes cards from the open stacks: { $left } more.
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
plunder-asks-bribe-answer = { $seat } offers you { $offered } to call the attack off. If you accept there is peace until your turn ends; if not, they may offer more or fight.
plunder-waits-bribe-answer = { $attacker } decides whether to take { $seat }’s bribe: { $offered }.
plunder-asks-composing = { $purpose ->
    [2] A threat to { $to }: choose what you demand, and what you give in return if anything, then propose it.
   *[other] An offer to { $to }: choose what you give and what you ask for, card by card, then propose it.
} So far you give { $given } and ask for { $wanted }.
plunder-waits-composing = { $purpose ->
    [2] { $asked } prepares a threat to { $to }.
   *[other] { $asked } prepares an offer to { $to }.
}
plunder-asks-trade-offer = { $drafting ->
    [1] Your counter-offer to { $seat }: you give { $given } and ask for { $wanted }. Add cards, propose it, or drop it.
   *[other] { $seat } gives you { $gives } for { $wants }: accept, decline, or begin a counter-offer with a card.
}
plunder-waits-trade-offer = { $seat } offers { $to } { $gives } for { $wants }, and { $to } answers.
plunder-asks-counter = { $other } would rather give you { $gives } for { $wants }: accept, or drop it?
plunder-waits-counter = { $other } would give { $seat } { $gives } for { $wants }; { $seat } accepts or drops it.
plunder-asks-open-offer = { $drafting ->
    [1] Your counter-offer to { $seat }: you give { $given } and ask for { $wanted }. Add cards, propose it, or drop it. All answers are shown together.
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
plunder-asks-choosing-ship = { $card }: which of your ships gets { $count } × { $piece }?
plunder-waits-choosing-ship = { $card }: { $asked } chooses the ship that gets { $count } × { $piece }.
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
plunder-waits-stealing = { $asked } steals from { $victim }: naming cards, or blindly ({ $count }).
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
plunder-discard = Pay { $resource }
plunder-end-turn = End your turn
plunder-build-ship = Build a ship for { $cost }
plunder-build = Build a { $peg } on ship { $ship } at { $cell } for { $cost }
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
plunder-strip = Lose a { $peg }
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
plunder-label-row = Row
plunder-label-cells = Columns from 1
plunder-label-walls = { "" }
plunder-label-islands = Islands
plunder-label-id = Island
plunder-label-skulls = Skulls (0: merchant)
plunder-label-ports = Ports
plunder-label-owner = Owner
plunder-label-ships = Fleets
plunder-label-point-cards = Plunder Point cards
plunder-label-points = Points
plunder-label-scores = Points of the team
plunder-label-teams = Team
plunder-label-target = Points to win
plunder-label-hands = Hands
plunder-label-size = Cards
plunder-label-known = You know of
plunder-label-public = All know of
plunder-label-stacks = Open stacks
plunder-label-deck = Cards in the deck
plunder-label-treasure-unseen = Treasure cards not seen yet
plunder-label-treasure-known = Treasure cards under the deck
plunder-label-treasure-card = Treasure card being carried out
plunder-label-tokens = X
plunder-label-storm = Centre of the storm
plunder-label-storm-cells = { "" }
plunder-label-costs = Costs
plunder-label-first = First player
plunder-label-rounds = Rounds played
plunder-label-active = Turn of
plunder-label-rolled = Sailing die
plunder-label-die-left = Steps left of it
plunder-label-rigged = { "" }
plunder-label-mast-steps = { "" }
plunder-label-unrigged = { "" }
plunder-label-attacked = { "" }
plunder-label-treaties = Treaties of the active player
plunder-label-offers = Offers this turn
plunder-label-gained = { "" }
plunder-label-gifted = { "" }
plunder-label-turn-over = { "" }
plunder-label-ending = Ended
plunder-label-winner = { "" }
plunder-ship-view = { $cell } (lives { $lives }, cannons { $cannons }, masts { $masts })

# The map in characters
plunder-map-signs = A1 ship, a2 port (owner, skulls), M merchant, X treasure, ~ storm, | _ no way
plunder-map-hand = Your cards: { $cards } (3·0·1 is a ship’s lives, cannons, masts)
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
plunder-refuse-not-adjoining = your ships do not lie in adjoining spaces that a ship could cross
plunder-refuse-storm-between = the storm’s border lies between
plunder-refuse-once-a-turn = this ship has attacked that target this turn
plunder-refuse-not-in-port = your ship lies in no port
plunder-refuse-merchant = a merchant’s island cannot be conquered
plunder-refuse-nothing-added = add at least one card, or fight
plunder-refuse-no-player = no other player sits there
plunder-refuse-no-attack = you threaten only whom a ship of yours could attack now
plunder-refuse-holds-nothing = that player holds no card
plunder-refuse-empty-threat = a threat demands at least one card
plunder-refuse-too-many-offers = you have made { $offers } offers this turn
plunder-refuse-no-contact = you may not trade with that player now: meet in a port, at a merchant’s, or side by side
plunder-refuse-no-cards = there is no card to exchange
plunder-refuse-too-few-partners = an open offer needs at least two who may trade with you
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
plunder-refuse-fleet-full = a fleet has at most { $ships } ships
plunder-refuse-cannot-pay = you do not hold the cards it costs
plunder-refuse-no-place = there is no free port of yours and no free space beside your ships
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

# What a table may choose
plunder-option-target = so many Plunder Points win; if none is named, what the rulebook says for these teams (P14)
plunder-option-round-limit = the game ends after so many rounds (P17)
plunder-option-teams = everyone alone, two teams of two, two of three, or three of two (P15)
