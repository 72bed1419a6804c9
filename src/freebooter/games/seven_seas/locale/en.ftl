# Pirates of the 7 Seas, in English. Keys: terms bare, events and actions by name, refusals by reason.

rum = rum
coffee = coffee
fruit = fruit
talisman = talisman
rum-coffee = rum and coffee
rum-fruit = rum and fruit
coffee-fruit = coffee and fruit
england = England
spain = Spain
france = France
holland = Holland
shipwright = Shipwright
governor = Governor
captain = Captain
aborigine = Aborigine
shaman = Shaman
merchant = Merchant
cartographer = Cartographer
kraken = Kraken
iceberg = Iceberg
sirens = Sirens
riot = Riot
whirlpool = Whirlpool
idol = Idol
salary = Salary
tavern = Tavern
double-hold = Double Hold
unsinkable-ship = Unsinkable Ship
gift-ship = a ship
gift-booty = a Booty card
gift-chest = a chest
gift-card = an Adventure card
take-spot = a Black Spot
lose-good = one good is lost
lose-chest = one chest is lost
gain-chest = one chest more
draw-booty = a Booty card
take-tokens = three Yin-Yang tokens
mistake = a mistake
commission = the price of becoming a Corsair
corsair = the caravan sails under the flag this Corsair serves
stayed-home = no ship was sent
cards-in-hand = Adventure cards left in hand
gift = a gift
no-room = no room for it
caravan-sinks = the caravan’s ship goes down
pirate-sinks = the pirate goes down
both-sink = both go down
last-rounds = the last rounds have been played
round-limit = the limit of rounds is reached
chests = chests
talismans = talismans
yin-yang = Yin-Yang
black-spots = Black Spots

# What happened
seven_seas-first-player-named = { $seat } gets the first player marker.
seven_seas-caravan-drawn = { $seat } draws a caravan: { $country }, { $ships } ships.
seven_seas-curse-drawn = { $seat } draws a curse: { $curse }.
seven_seas-port-drawn = { $seat } draws a port: { $port } (rum { $rum }, coffee { $coffee }, fruit { $fruit }).
seven_seas-card-drawn = { $seat } draws an Adventure card.
seven_seas-last-rounds-drawn = { $seat } draws the Last Rounds: after this round { $rounds } more are played.
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
seven_seas-yin-yang-taken = { $seat } takes { $tokens } Yin-Yang tokens: { $why }.
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
seven_seas-caravan-sighted = { $seat } sights a caravan: { $country }, { $ships } ships.
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
} sunk; { $returned } of them unsinkable. Yin-Yang tokens: { $tokens }.
seven_seas-caravan-taken = { $seat }’s raid succeeds: the whole caravan is sunk.
seven_seas-caravan-escaped = { $seat }’s raid fails: the caravan sails on.
seven_seas-booty-drawn = { $kind_id ->
    [talisman] { $seat } draws a talisman, and takes a Yin-Yang token for it.
   *[other] { $seat } draws { $kind }.
}
seven_seas-booty-reshuffled = The Booty deck is empty: its { $cards } discards are shuffled.
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
seven_seas-curse-struck = The curse costs { $seat }: { $kind } × { $cards }, ships × { $ships }.
seven_seas-salary-paid = { $seat } pays the guards { $chests } chests.
seven_seas-die-dealt = { $seat } is dealt a { $face }: { $effect }.
seven_seas-chest-gained = { $seat } gains a chest.
seven_seas-chest-lost = { $seat } loses a chest.
seven_seas-goods-sold = { $seat } sells { $good } × { $count } for { $chests ->
    [one] one chest
   *[other] { $chests } chests
}.
seven_seas-goods-bargained = { $seat } bargains { $goods } away for { $chests } chests.
seven_seas-ritual-performed = { $seat } performs a ritual: { $ritual } × { $times }.
seven_seas-game-ended = The game is over: { $why }.
seven_seas-points-counted = { $seat }: chests { $chests }, talismans { $talismans }, Yin-Yang { $tokens }, Black Spots { $spots }: { $points ->
    [one] one point
   *[other] { $points } points
}.
seven_seas-game-won = { $seats_count ->
    [1] { $seats } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seats } win together with { $points ->
        [one] one point
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
seven_seas-asks-rituals = Your action is done: perform rituals with your { $tokens } Yin-Yang tokens, or end your turn.
seven_seas-waits-rituals = { $asked } may perform rituals with { $tokens } Yin-Yang tokens.
seven_seas-asks-sending = { $you ->
    [captain] You plunder
   *[other] { $captain } plunders
} a caravan of { $ships ->
    [1] 1 ship
   *[other] { $ships } ships
}, { $country }: how many of your { $empty } empty ships do you send? { $corsair ->
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
seven_seas-asks-final-sale = The game ends: make what Bargains you like with your { $tokens } Yin-Yang tokens, each two different goods at the prices of { $port }. Then all that is left is sold.
seven_seas-waits-final-sale = The game ends: { $asked } makes Bargains, then sells everything.

# What may be done
seven_seas-choose = Choose the { $character }
seven_seas-buy = { $ships ->
    [0] Buy no ship
    [one] Buy one ship for a chest
   *[other] Buy { $ships } ships for { $ships } chests
}
seven_seas-become-corsair = Become a Corsair of { $country }
seven_seas-play-caravan = Plunder the caravan: { $country }, { $ships } ships
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
seven_seas-bargain = Bargain: sell { $goods } for { $chests } chests
seven_seas-perform = Perform a ritual: { $ritual }
seven_seas-finish = No more rituals
seven_seas-name-good = Name { $good }
seven_seas-deal-die = Give { $next } the { $face }

# Why not
seven_seas-refuse-lies-in-front = your { $character } lies in front of you until a Captain, Aborigine or Shaman brings it back
seven_seas-refuse-reserve-too-small = you have only { $reserve } in the reserve
seven_seas-refuse-too-few-chests = a ship costs a chest, and you have { $chests }
seven_seas-refuse-tile-taken = { $owner } is the Corsair of { $country } already
seven_seas-refuse-not-in-hand = you do not hold that card
seven_seas-refuse-wrong-card = that card does not fit the character
seven_seas-refuse-over-the-limit = at most { $most } ships may be sent against this caravan
seven_seas-refuse-too-few-empty = only { $empty } of your ships are empty
seven_seas-refuse-not-drawn = you have drawn { $good } × { $drawn }
seven_seas-refuse-no-room = your ships have room for { $room }
seven_seas-refuse-none-aboard = you have no { $good }
seven_seas-refuse-not-so-many = you have { $good } × { $held }
seven_seas-refuse-too-few-tokens = the ritual costs { $cost } Yin-Yang tokens, and you have { $tokens }
seven_seas-refuse-goods-missing = you do not have both { $goods }
seven_seas-refuse-no-such-die = no die with a { $face } is left

# What lies on the table
seven_seas-label-round = Round
seven_seas-label-last-round = Last round
seven_seas-label-announced = Announced
seven_seas-label-port = Port
seven_seas-label-players = Players
seven_seas-label-deck = Adventure cards left
seven_seas-label-above = of them above the Last Rounds
seven_seas-label-played = Adventure cards played
seven_seas-label-booty-left = Booty deck
seven_seas-label-booty-discards = Booty discards
seven_seas-label-drawn = Booty drawn
seven_seas-label-ending = Ended
seven_seas-label-is-first = 1st
seven_seas-label-fleet = Fleet
seven_seas-label-guards = Guards
seven_seas-label-reserve = Reserve
seven_seas-label-chests = Chests
seven_seas-label-yin-yang = Yin-Yang
seven_seas-label-black-spots = Spots
seven_seas-label-goods = Goods
seven_seas-label-talismans = Talismans
seven_seas-label-double-holds = Double Holds
seven_seas-label-unsinkables = Unsinkable
seven_seas-label-corsair-of = Corsair of
seven_seas-label-in-front = Characters in front
seven_seas-label-available = { "" }
seven_seas-label-shown = Character
seven_seas-label-has-chosen = Chosen
seven_seas-label-cards = Cards
seven_seas-label-hand = Hand
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

# What a table may choose
seven_seas-option-round-limit = the game ends after so many rounds even if the Last Rounds are never drawn (S14)
