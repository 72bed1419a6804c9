# Pirates of the 7 Seas, in English. Keys: terms bare, events and actions by name, refusals by reason.

rum = rum
    .about = { seven_seas-good-worth }
coffee = coffee
    .about = { seven_seas-good-worth }
fruit = fruit
    .about = { seven_seas-good-worth }
talisman = talisman
    .about = A Booty card that is kept and takes no room: a Yin-Yang token at once and a point at the end. The Whirlpool takes Talismans (S9, S10, S13).
rum-coffee = rum and coffee
    .about = { seven_seas-bargain-worth }
rum-fruit = rum and fruit
    .about = { seven_seas-bargain-worth }
coffee-fruit = coffee and fruit
    .about = { seven_seas-bargain-worth }
england = England
    .about = { seven_seas-country-means }
spain = Spain
    .about = { seven_seas-country-means }
france = France
    .about = { seven_seas-country-means }
holland = Holland
    .about = { seven_seas-country-means }
shipwright = Shipwright
    .deed = Buy ships from your reserve, a chest each
    .alone = one ship more
    .about = { shipwright.deed }; an empty reserve is a mistake and costs a Black Spot. If you alone chose it and bought: { shipwright.alone } (S3, S4).
governor = Governor
    .deed = Take a Corsair tile, a Black Spot and your reserve
    .alone = a Black Spot less
    .about = { governor.deed }: the tile of a free country, and all ships of the reserve for nothing. If you alone chose it: { governor.alone } (S4, S19).
captain = Captain
    .deed = Play a Caravan card: everyone may plunder it
    .alone = two Yin-Yang tokens
    .about = { captain.deed } with ships of theirs. Without one, a Black Spot. Chosen by you alone: { captain.alone }. Your characters come back at the end of the round (S3, S4, S17).
aborigine = Aborigine
    .deed = Play a Port card: its prices hold from now on
    .alone = a Booty card
    .about = { aborigine.deed }. Without one, a Black Spot. Chosen by you alone: { aborigine.alone }. Your characters come back at the end of the round (S3, S4, S17).
shaman = Shaman
    .deed = Play a Curse card, which strikes everyone
    .alone = three safe ships
    .about = { shaman.deed }. Without one, a Black Spot. Chosen by you alone: { shaman.alone } of yours, which it does not strike. Your characters come back at the end of the round (S3, S4, S17).
merchant = Merchant
    .deed = Sell as many goods as you like in one sale
    .alone = a chest more
    .about = { merchant.deed }; with no goods at all it is a mistake. If you alone chose it and sold: { merchant.alone } (S3, S4, S18).
cartographer = Cartographer
    .deed = Draw an Adventure card
    .alone = another card
    .about = { cartographer.deed }: a caravan, a port or a curse. With an empty deck it is a mistake. If you alone chose it: { cartographer.alone } (S3, S4).
kraken = Kraken
    .about = A curse: all fleets are thrown, and each 1 costs its owner a fruit, or the ship if there is none. Copies in the deck: { $copies } (S10, S20).
iceberg = Iceberg
    .about = A curse: all fleets are thrown, and each 2 costs its owner a coffee, or the ship if there is none. Copies in the deck: { $copies } (S10, S20).
sirens = Sirens
    .about = A curse: all fleets are thrown, and each 3 costs its owner a rum, or the ship if there is none. Copies in the deck: { $copies } (S10, S20).
riot = Riot
    .about = A curse: all fleets are thrown, and each 4 costs its owner the good for which the port pays 3, or the ship if there is none. Copies in the deck: { $copies } (S10, S20).
whirlpool = Whirlpool
    .about = A curse: all fleets are thrown with one red die; as many ships as it shows, those nearest to it, cost a Talisman each, or go down. Copies in the deck: { $copies } (S10, S20).
idol = Idol
    .about = A curse: whoever casts it names a good, and everyone gives up one of it, or a ship. Copies in the deck: { $copies } (S10, S20).
salary = Salary
    .about = A curse: everyone pays two chests for each ship that they have on guard. Copies in the deck: { $copies } (S11, S20).
tavern = Tavern
    .about = A curse: a red die is thrown for each player, and whoever casts it deals them out. 1: { $face1 }; 2: { $face2 }; 3: { $face3 }; 4: { $face4 }; 5: { $face5 }; 6: { $face6 } (S10, S20).
double-hold = Double Hold
    .about = A ritual for Yin-Yang tokens, { $double_hold } of them: for good, one more ship of your fleet carries two goods (S1, S5).
unsinkable-ship = Unsinkable Ship
    .about = A ritual for Yin-Yang tokens, { $unsinkable } of them: for good, one more of your sunk ships returns to the fleet after each plunder (S5, S8).
gift-ship = a ship
gift-booty = a Booty card
gift-chest = a chest
gift-card = an Adventure card
take-spot = a Black Spot
    .about = A face of the Tavern’s dice: you take a Black Spot (S10, S20).
lose-good = one good is lost
    .about = A face of the Tavern’s dice: you discard a good of your choice, if you have any (S10, S20).
lose-chest = one chest is lost
    .about = A face of the Tavern’s dice: you lose a chest, if you have one (S10, S20).
gain-chest = one chest more
    .about = A face of the Tavern’s dice: you gain a chest (S10, S20).
draw-booty = a Booty card
    .about = A face of the Tavern’s dice: you draw a Booty card (S10, S20).
take-tokens = three Yin-Yang tokens
    .about = A face of the Tavern’s dice: you take three Yin-Yang tokens (S10, S20).
mistake = a mistake
commission = the price of becoming a Corsair
corsair = the caravan sails under the flag this Corsair serves
stayed-home = no ship was sent
cards-in-hand = Adventure cards left in hand
gift = a gift
no-room = no room for it
caravan-sinks = the caravan’s ship goes down
    .about = Of two dice that fight the lower goes down: here the red one of the caravan (S7).
pirate-sinks = the pirate goes down
    .about = Of two dice that fight the lower goes down: here the pirate’s (S7).
both-sink = both go down
    .about = Two dice that fight and are equal both go down (S7).
last-rounds = the last rounds have been played
    .about = The Last Rounds card was drawn, and { $rounds ->
        [0] that round has been played
        [one] the round after that one has been played
       *[other] the { $rounds } rounds after that one have been played
    } (S12).
round-limit = the limit of rounds is reached
    .about = The table had set a number of rounds, and the last of them has been played (S14).
chests = chests
talismans = talismans
yin-yang = Yin-Yang
black-spots = Black Spots

# What happened
seven_seas-first-player-named = { $seat } gets the first player marker.
seven_seas-caravan-drawn = { $seat } draws a caravan: { $country }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
seven_seas-curse-drawn = { $seat } draws a curse: { $curse }.
seven_seas-port-drawn = { $seat } draws a port: { $port } (rum { $rum }, coffee { $coffee }, fruit { $fruit }).
seven_seas-card-drawn = { $seat } draws an Adventure card.
seven_seas-last-rounds-drawn = { $seat } draws the Last Rounds: { $rounds ->
    [0] this round is the last one
    [one] after this round 1 more is played
   *[other] after this round { $rounds } more are played
}.
seven_seas-round-began = Round { $round } begins; { $first } is first player.
seven_seas-character-revealed = { $character }: chosen by { $seats }.
seven_seas-characters-taken-back = { $seat } takes all characters back.
seven_seas-mistake-made = { $seat } cannot perform the action of the { $character }.
seven_seas-adventure-declined = { $seat } plays no card for the { $character }.
seven_seas-black-spot-taken = { $seat } takes { $count ->
    [one] a Black Spot
   *[other] { $count } Black Spots
} and has { $spots } now: { $why }.
seven_seas-black-spots-discarded = { $seat } discards { $count ->
    [one] a Black Spot
   *[other] { $count } Black Spots
}.
seven_seas-yin-yang-taken = { $seat } takes { $tokens ->
    [one] a Yin-Yang token
   *[other] { $tokens } Yin-Yang tokens
}: { $why }.
seven_seas-guards-moved = { $seat } has { $guards ->
    [one] one ship
   *[other] { $guards } ships
} on guard now, and { $fleet } in the fleet.
seven_seas-ships-bought = { $seat } buys { $ships ->
    [one] a ship
   *[other] { $ships } ships
}.
seven_seas-nothing-done = { $seat } lets the { $character } go without doing anything.
seven_seas-corsair-tile-taken = { $seat } becomes a Corsair of { $country } and gets { $ships ->
    [0] no ship: the reserve is empty
    [one] one ship from the reserve
   *[other] { $ships } ships from the reserve
}.
seven_seas-gift-taken = { $seat } accepts a gift: { $gift }.
seven_seas-gift-left = { $seat } declines a gift: { $gift }.
seven_seas-caravan-sighted = { $seat } sights a caravan: { $country }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
seven_seas-ships-sent = { $seat } sends { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
}.
seven_seas-dice-thrown = { $escapes ->
    [0] { $seat } throws.
    [one] { $seat } throws; a die escaped the tray once, and all were thrown again.
   *[other] { $seat } throws; dice escaped the tray { $escapes } times, and all were thrown again.
}
seven_seas-ships-fought = Caravan { $caravan_face } against { $seat }’s { $pirate_face }: { $sunk }.
seven_seas-losses-counted = { $seat } has { $sunk ->
    [one] one ship
   *[other] { $sunk } ships
} sunk{ $returned ->
    [0] { "" }
    [one] { " " }(one returns as unsinkable)
   *[other] { " " }({ $returned } return as unsinkable)
}{ $tokens ->
    [0] .
    [one] , and takes a Yin-Yang token.
   *[other] , and takes { $tokens } Yin-Yang tokens.
}
seven_seas-caravan-taken = { $seat }’s raid succeeds: the whole caravan is sunk.
seven_seas-caravan-escaped = { $seat }’s raid fails: the caravan sails on.
seven_seas-booty-drawn = { $kind_id ->
    [talisman] { $seat } draws a talisman, and takes a Yin-Yang token for it.
   *[other] { $seat } draws { $kind }.
}
seven_seas-booty-reshuffled = The Booty deck is empty: { $cards ->
    [one] its only discard becomes the new deck
   *[other] its { $cards } discards are shuffled
}.
seven_seas-goods-loaded = { $seat } loads { $good } × { $count }.
seven_seas-booty-left = { $seat } leaves { $good } × { $count }.
seven_seas-goods-discarded = { $seat } loses { $good } × { $count }: { $why }.
seven_seas-port-changed = { $seat } changes the port: { $port } (rum { $rum }, coffee { $coffee }, fruit { $fruit }).
seven_seas-curse-cast = { $seat } curses everyone: { $curse }.
seven_seas-ships-protected = { $ships ->
    [one] One ship of { $seat } is safe.
   *[other] { $ships } ships of { $seat } are safe.
}
seven_seas-idol-named = { $seat } names what the Idol wants: { $good }.
seven_seas-curse-struck = { $cards ->
    [0] { $ships ->
        [0] The curse costs { $seat } nothing.
        [one] The curse costs { $seat } a ship.
       *[other] The curse costs { $seat } { $ships } ships.
    }
   *[other] { $ships ->
        [0] The curse costs { $seat }: { $kind } × { $cards }.
        [one] The curse costs { $seat }: { $kind } × { $cards }, and a ship.
       *[other] The curse costs { $seat }: { $kind } × { $cards }, and { $ships } ships.
    }
}
seven_seas-salary-paid = { $seat } pays the guards { $chests ->
    [one] a chest
   *[other] { $chests } chests
}.
seven_seas-die-dealt = { $seat } is dealt a { $face }: { $effect }.
seven_seas-chest-gained = { $seat } gains a chest.
seven_seas-chest-lost = { $seat } loses a chest.
seven_seas-goods-sold = { $seat } sells { $good } × { $count } for { $chests ->
    [one] one chest
   *[other] { $chests } chests
}.
seven_seas-goods-bargained = { $seat } bargains { $goods } away for { $chests ->
    [one] one chest
   *[other] { $chests } chests
}.
seven_seas-ritual-performed = { $times ->
    [one] { $seat } performs a ritual: { $ritual }.
   *[other] { $seat } performs a ritual: { $ritual }, and has { $times } now.
}
seven_seas-game-ended = The game is over: { $why }.
seven_seas-points-counted = { $seat }: chests { $chests }, talismans { $talismans }, Yin-Yang { $tokens }, Black Spots { $spots }: { $points ->
    [1] one point
   *[other] { $points } points
}.
seven_seas-game-won = { $seats_count ->
    [1] { $seats } wins with { $points ->
        [1] one point
       *[other] { $points } points
    }.
   *[other] { $seats } win together with { $points ->
        [1] one point
       *[other] { $points } points
    } each.
}

# What is asked
seven_seas-asks-choosing = Round { $round }: choose a character in secret. They are announced in turn, and all who chose the same show it together.
seven_seas-waits-choosing = { $asked } still { $asked_count ->
    [1] chooses
   *[other] choose
} a character in secret.
seven_seas-asks-adventure = { $announced ->
    [captain] You are a Captain: play a Caravan card to plunder it. You hold { $fitting }; without one you take a Black Spot.
    [aborigine] You are an Aborigine: play a Port card to change where goods are sold. You hold { $fitting }; without one you take a Black Spot.
   *[shaman] You are a Shaman: play a Curse card. You hold { $fitting }; without one you take a Black Spot.
}
seven_seas-waits-adventure = { $announced ->
    [captain] { $asked } is a Captain, and plays a Caravan card or takes a Black Spot.
    [aborigine] { $asked } is an Aborigine, and plays a Port card or takes a Black Spot.
   *[shaman] { $asked } is a Shaman, and plays a Curse card or takes a Black Spot.
}
seven_seas-asks-shipyard = You are a Shipwright: buy ships from your reserve for a chest each, as many as you like. The reserve holds { $reserve }, and you have { $chests ->
    [1] 1 chest
   *[other] { $chests } chests
}. Rituals are possible before it.
seven_seas-waits-shipyard = { $asked } is a Shipwright and buys ships out of the reserve, for a chest each.
seven_seas-asks-residence = You are a Governor: become the Corsair of a country. You get { $reserve ->
    [0] no ships, for your reserve is empty,
    [1] the ship in your reserve
   *[other] all { $reserve } ships of your reserve
} and a Black Spot. Rituals are possible before it.
seven_seas-waits-residence = { $asked } is a Governor and becomes the Corsair of a country.
seven_seas-asks-chart-room = You are a Cartographer: draw an Adventure card. Rituals are possible before it.
seven_seas-waits-chart-room = { $asked } is a Cartographer and draws an Adventure card.
seven_seas-asks-market = You are a Merchant in { $port }: how much of your { $held } × { $good } do you sell? For three or more each brings { $price ->
    [1] 1 chest
   *[other] { $price } chests
}, otherwise 1. The other goods come next; rituals are possible before the sale.
seven_seas-waits-market = { $asked } is a Merchant in { $port } and sells goods.
seven_seas-asks-sale = Your sale in { $port }: how much of your { $held } × { $good } do you sell? For three or more each brings { $price ->
    [1] 1 chest
   *[other] { $price } chests
}, otherwise 1.
seven_seas-waits-sale = { $asked } is a Merchant in { $port } and sells goods, { $good } now.
seven_seas-asks-gift = Nobody else performed as { $character }, so a gift is yours: { $gift }. Do you take it?
seven_seas-waits-gift = { $asked }, alone as { $character }, may take a gift: { $gift }.
seven_seas-asks-rituals = Your turn is about to end: perform rituals with your { $tokens ->
    [one] Yin-Yang token
   *[other] { $tokens } Yin-Yang tokens
}, or let it end.
seven_seas-waits-rituals = { $asked } may perform rituals with { $tokens ->
    [one] 1 Yin-Yang token
   *[other] { $tokens } Yin-Yang tokens
}.
seven_seas-asks-sending = { $you ->
    [captain] You plunder
   *[other] { $captain } plunders
} a caravan of { $ships ->
    [1] 1 ship
   *[other] { $ships } ships
}, { $country }: { $empty ->
    [one] do you send your only empty ship?
   *[other] how many of your { $empty } empty ships do you send?
} { $corsair ->
    [1] As Corsair of that country you take a Black Spot in any case.
   *[other] Sending none costs you a Black Spot.
}
seven_seas-waits-sending = { $asked } decides how many ships to send against { $captain }’s caravan of { $ships }, { $country }.
seven_seas-asks-idol-wish = You cast the Idol: name the good that everyone must give up. Whoever has none loses a ship instead.
seven_seas-waits-idol-wish = { $asked } cast the Idol and names the good that everyone must give up.
seven_seas-asks-tavern-deal = The Tavern: deal the dice { $dice } out, clockwise from you. Which of them goes to { $next }?
seven_seas-waits-tavern-deal = { $asked } deals the dice of the Tavern out: { $dice } are left, and the next one is for { $next }.
seven_seas-asks-stowing = You drew { $drawn } × { $good }: how much of it do you load? You have room for { $room }; the rest is discarded.
seven_seas-waits-stowing = { $asked } drew { $drawn } × { $good } and decides how much of it to load.
seven_seas-asks-discarding = { $why ->
    [tavern] Your die in the Tavern costs you a good: which one do you give up?
   *[no-room] Your ships lack room for { $count ->
        [1] 1 of your goods
       *[other] { $count } of your goods
    }: which one do you give up?
}
seven_seas-waits-discarding = { $why ->
    [tavern] A die of the Tavern costs { $asked } a good of their choice.
   *[no-room] { $asked } has no room left and gives up { $count ->
        [1] 1 good.
       *[other] { $count } goods.
    }
}
seven_seas-asks-final-sale = The game ends: make what Bargains you like with your { $tokens ->
    [one] Yin-Yang token
   *[other] { $tokens } Yin-Yang tokens
}, each two different goods at the prices of { $port }. Then all that is left is sold.
seven_seas-waits-final-sale = The game ends: { $asked } makes Bargains, then sells everything.

# What may be done
seven_seas-choose = Choose the { $character }
seven_seas-buy = { $ships ->
    [0] Buy no ship
    [one] Buy one ship for a chest
   *[other] Buy { $ships } ships for { $ships } chests
}
seven_seas-become-corsair = Become a Corsair of { $country }
seven_seas-play-caravan = Plunder the caravan: { $country }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
seven_seas-play-curse = Cast the { $curse }
seven_seas-play-port = Change the port to { $name } (rum { $rum }, coffee { $coffee }, fruit { $fruit })
seven_seas-decline = Play no card and take a Black Spot
seven_seas-send = { $ships ->
    [0] Send no ship
    [one] Send one ship
   *[other] Send { $ships } ships
}
seven_seas-keep = { $count ->
    [0] Load no { $good }
   *[other] Load { $good } × { $count }
}
seven_seas-discard = Give up one { $good }
seven_seas-sell = { $count ->
    [0] Sell no { $good }
   *[other] Sell { $good } × { $count } for { $chests ->
        [one] one chest
       *[other] { $chests } chests
    }
}
seven_seas-draw = Draw an Adventure card
seven_seas-take-gift = Accept the gift: { $gift }
seven_seas-leave-gift = Decline the gift: { $gift }
seven_seas-bargain = Bargain: sell { $goods } for { $chests ->
    [one] one chest
   *[other] { $chests } chests
}
seven_seas-perform = Perform a ritual: { $ritual }
seven_seas-finish = No more rituals
seven_seas-name-good = Name { $good }
seven_seas-deal-die = Give { $next } the { $face }

# Why not
seven_seas-refuse-lies-in-front = your { $character } lies in front of you until a Captain, Aborigine or Shaman brings it back
seven_seas-refuse-reserve-too-small = { $reserve ->
    [0] your reserve is empty
    [one] you have only 1 in the reserve
   *[other] you have only { $reserve } in the reserve
}
seven_seas-refuse-too-few-chests = a ship costs a chest, and you have { $chests ->
    [0] none
    [one] 1
   *[other] { $chests }
}
seven_seas-refuse-tile-taken = { $owner } is the Corsair of { $country } already
seven_seas-refuse-not-in-hand = you do not hold that card
seven_seas-refuse-wrong-card = that card does not fit the character
seven_seas-refuse-over-the-limit = at most { $most ->
    [one] 1 ship
   *[other] { $most } ships
} may be sent against this caravan
seven_seas-refuse-too-few-empty = { $empty ->
    [0] none of your ships is empty
    [one] only 1 of your ships is empty
   *[other] only { $empty } of your ships are empty
}
seven_seas-refuse-not-drawn = { $drawn ->
    [0] you have drawn no { $good }
    [one] you have drawn { $good } × 1
   *[other] you have drawn { $good } × { $drawn }
}
seven_seas-refuse-no-room = { $room ->
    [0] your ships have no room left
    [one] your ships have room for 1
   *[other] your ships have room for { $room }
}
seven_seas-refuse-none-aboard = you have no { $good }
seven_seas-refuse-not-so-many = { $held ->
    [0] you have no { $good }
    [one] you have { $good } × 1
   *[other] you have { $good } × { $held }
}
seven_seas-refuse-too-few-tokens = the ritual costs { $cost ->
    [one] 1 Yin-Yang token
   *[other] { $cost } Yin-Yang tokens
}, and you have { $tokens ->
    [0] none
    [one] 1
   *[other] { $tokens }
}
seven_seas-refuse-goods-missing = you do not have both { $goods }
seven_seas-refuse-no-such-die = no die with a { $face } is left

# What lies on the table
seven_seas-label-round = Round
    .about = Rounds are counted from 1. In each, everyone chooses a character in secret (S17).
seven_seas-label-last-round = Last round
    .about = The round after which the game ends; unknown until the Last Rounds card is drawn (S12).
seven_seas-label-cut-short = { "" }
seven_seas-label-thrown = { "" }
seven_seas-label-announced = Announced
    .about = The character called up now: all who chose it show it and act, clockwise from the first player (S17).
seven_seas-label-port = Port
    .about = Where goods are sold now. It pays a chest for any good; for three or more of a kind in one sale, its price for each (S18).
seven_seas-label-players = Players
    .about = Each player has { $ships ->
        [one] one ship
       *[other] { $ships } ships
    } and seven characters, and begins with { $chests ->
        [0] no chests
        [one] one chest
       *[other] { $chests } chests
    } (S1, S16).
seven_seas-label-deck = Adventure cards left
    .about = Caravans, ports and curses still to be drawn. This deck is never refilled (S12).
seven_seas-label-above = of them above the Last Rounds
    .about = So many cards are drawn before the Last Rounds card comes up (S12).
seven_seas-label-played = Adventure cards played
    .about = Adventure cards that were played: they are out of the game (S12).
seven_seas-label-booty-left = Booty deck
    .about = Goods and Talismans still to be drawn, by kind. An empty Booty deck is made anew of its discards (S9).
seven_seas-label-booty-discards = Booty discards
    .about = Goods that were sold, paid or left behind; they become the next Booty deck (S9).
seven_seas-label-drawn = Booty drawn
    .about = Goods just drawn: whoever drew them loads what has room and leaves the rest (S9, S21).
seven_seas-label-ending = Ended
    .about = What ended the game: the Last Rounds, or the limit of rounds (S12, S14).
seven_seas-label-is-first = 1st
    .about = The first player acts first with each character and, with three or four players, gets each gift twice. The marker passes on after every round (S4, S17).
seven_seas-label-fleet = Fleet
    .about = Ships at sea, which are your dice: each carries one good, and empty ones can be sent to plunder (S1, S6).
seven_seas-label-guards = Guards
    .about = Ships that must stay on the island: one for every ten chests (S2).
seven_seas-label-reserve = Reserve
    .about = Ships out of play. The Shipwright buys them back for a chest each; sunk ships come here (S3, S8).
seven_seas-label-chests = Chests
    .about = Your treasure: a point each at the end. For every ten a ship stays home on guard (S2, S13).
seven_seas-label-yin-yang = Yin-Yang
    .about = Tokens for sunk ships and Talismans. They pay rituals; at the end three are a point (S5, S8, S13).
seven_seas-label-black-spots = Spots
    .about = Stains on your name, for mistakes, staying home and becoming a Corsair. Each costs three points at the end (S3, S6, S13).
seven_seas-label-goods = Goods
    .about = Rum, coffee and fruit in your holds. Ports pay chests for them (S1, S18).
seven_seas-label-talismans = Talismans
    .about = { talisman.about }
seven_seas-label-double-holds = Double Holds
    .about = { double-hold.about }
seven_seas-label-unsinkables = Unsinkable
    .about = { unsinkable-ship.about }
seven_seas-label-corsair-of = Corsair of
    .about = The countries a player serves: a Black Spot whenever a caravan of theirs is plundered. Of tied players the one with fewer tiles is better (S6, S13, S19).
seven_seas-label-in-front = Characters in front
    .about = Characters already played: they cannot be chosen until a Captain, Aborigine or Shaman brings them back (S17).
seven_seas-label-available = { "" }
seven_seas-label-shown = Character
    .about = The character this player chose for the round, once it has been announced (S17).
seven_seas-label-has-chosen = Chosen
    .about = Whether a character lies face down: which one is hidden until it is announced (S15, S17).
seven_seas-label-cards = Cards
    .about = Adventure cards in hand, which only their owner sees. Each one left at the end is a Black Spot (S13, S15).
seven_seas-label-hand = Hand
    .about = Your Adventure cards: caravans for the Captain, ports for the Aborigine, curses for the Shaman (S3).
seven_seas-port-view = { $name } (rum { $rum }, coffee { $coffee }, fruit { $fruit })
seven_seas-card-view = { $kind ->
    [caravan] { $country ->
        [england] { england }
        [spain] { spain }
        [france] { france }
       *[holland] { holland }
    } { $ships }
    [curse] { $curse ->
        [kraken] { kraken }
        [iceberg] { iceberg }
        [sirens] { sirens }
        [riot] { riot }
        [whirlpool] { whirlpool }
        [idol] { idol }
        [salary] { salary }
       *[tavern] { tavern }
    }
   *[port] { $port } ({ $rum }/{ $coffee }/{ $fruit })
}

# What would follow
seven_seas-outlook-cards = { $cards ->
    [one] You hold one card for it
   *[other] You hold { $cards } cards for it
}
seven_seas-outlook-caravan = { $corsair ->
    [1] Ships you could send: { $most }; as its Corsair you take a Black Spot in any case
   *[0] { $most ->
        [0] You could send no ship
        [one] You could send one ship
       *[other] You could send up to { $most } ships
    }
}
seven_seas-outlook-send = { $pirates ->
    [one] One pirate ship so far against a caravan of { $caravan }
   *[other] { $pirates } pirate ships so far against a caravan of { $caravan }
}{ $corsair ->
    [1] ; you take a Black Spot as its Corsair in any case
   *[0] { "" }
}
seven_seas-outlook-leave = You would leave { $good } × { $left }
seven_seas-outlook-buy = { $ships ->
    [0] Buying nothing is not performing: there is no gift
   *[other] { $chests ->
        [0] You would have no chest left
        [one] You would have 1 chest left
       *[other] You would have { $chests } chests left
    }
}
seven_seas-outlook-ritual = It costs { $cost ->
    [one] 1 Yin-Yang token
   *[other] { $cost } Yin-Yang tokens
}; you would have { $left ->
    [0] none
    [one] 1
   *[other] { $left }
} left
seven_seas-warn-no-card = you hold no card for it: as things stand, a Black Spot, which is three points
seven_seas-warn-mistake = as things stand you cannot perform its action: a Black Spot, which is three points
seven_seas-warn-no-chest = you have no chest to buy a ship with
seven_seas-warn-no-ship = none of your ships is empty: you would send none and take a Black Spot
seven_seas-warn-stay-home = to send no ship costs a Black Spot, which is three points
seven_seas-warn-decline = { $cards ->
    [one] you hold a card that you could play; the Black Spot costs three points
   *[other] you hold { $cards } cards that you could play; the Black Spot costs three points
}
seven_seas-warn-leave = you would leave { $good } × { $left } although there is room for everything
seven_seas-warn-few = three or more bring { $price ->
    [one] 1 chest
   *[other] { $price } chests
} each: all your { $good }, { $held }, would bring { $chests }
seven_seas-warn-gift = a chest is a point

# What a table may choose
seven_seas-option-round-limit = the game ends after so many rounds even if the Last Rounds are never drawn (S14)

# What stands beside several names
seven_seas-good-worth = A good: it takes one place in a hold. Copies in the Booty deck: { $copies }. A port pays a chest for it; for three or more in one sale its price, 3, 2 or 1, each (S1, S18).
seven_seas-bargain-worth = A Bargain, for { $bargain ->
    [one] a Yin-Yang token
   *[other] { $bargain } Yin-Yang tokens
}: one of each is sold at the price that the port pays for three or more (S5).
seven_seas-country-means = A flag; caravans that sail under it: { $copies }. Its Corsair tile brings a Black Spot and all ships of your reserve, and a Black Spot with each plunder of such a caravan (S6, S19).

# Why a bot would do it
seven_seas-reason-riches = it brings chests, talismans or tokens
seven_seas-reason-spots = it spares Black Spots
seven_seas-reason-goods = the goods aboard bring more by it
seven_seas-reason-ships = it makes the fleet stronger or roomier
seven_seas-reason-cards = it leaves a better hand of cards
seven_seas-reason-characters = it leaves more characters to choose from
seven_seas-reason-choice = this character promises most now
seven_seas-reason-raid = it promises booty from the raid
seven_seas-reason-rivals = it costs the others something

# What the rules need of figures.
seven_seas-figures-demand = a port pays 3 for one good, 2 for another and 1 for the third (S18)
seven_seas-figures-curses = the curses are { $curses }, in this order (S20)
seven_seas-figures-cards = { $cards } adventure cards in all; four hands and the Last Rounds need { $needed } (S12)
seven_seas-figures-gap = { $gap } leaves no room for all dice in the tray (S7)

# Figures, by the names of their fields.
seven_seas-figure-caravans = Caravan cards
seven_seas-figure-country = Flag
seven_seas-figure-ships = Ships
seven_seas-figure-ports = Port cards
seven_seas-figure-name = Name
seven_seas-figure-demand = Pays for
seven_seas-figure-start-port = Port at the start
seven_seas-figure-curses = Curse cards
seven_seas-figure-copies = Copies
seven_seas-figure-hand = Cards in a hand at the start
seven_seas-figure-last-rounds = Last Rounds card
seven_seas-figure-cards-under = Cards below it
seven_seas-figure-rounds-after-current = Rounds after the one in which it comes
seven_seas-figure-booty = Booty cards
seven_seas-figure-tavern = Tavern, by the face of the die
seven_seas-figure-limit-bonus = Ships beyond the caravan’s
seven_seas-figure-two-players = Two players
seven_seas-figure-three-players = Three players
seven_seas-figure-four-players = Four players
seven_seas-figure-dice = Dice
seven_seas-figure-red = Red dice
seven_seas-figure-per-player = Dice of a player
seven_seas-figure-start-fleet = Ships at the start
seven_seas-figure-start-chests = Chests at the start
seven_seas-figure-costs = Cost of rituals, in Yin-Yang tokens
seven_seas-figure-bargain = Bargain
seven_seas-figure-unsinkable-ship = Unsinkable ship
seven_seas-figure-double-hold = Double hold
seven_seas-figure-throw = The throw, in tenths of a millimetre
seven_seas-figure-tray = Tray, inside
seven_seas-figure-die = Edge of a die
seven_seas-figure-throw-area = Where throws aim
seven_seas-figure-sigma = Spread
seven_seas-figure-min-gap = Least distance between dice
seven_seas-figure-wall-margin = Distance from the wall
seven_seas-figure-escapes-per-mille = Dice that leave the tray, in 1,000
