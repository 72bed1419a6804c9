# Buccaneer, in English. Keys: terms bare, events and actions by name, refusals by reason.

chest = treasure chest
    .about = { buccaneer-booty-worth }
rum = barrel of rum
    .about = { buccaneer-booty-worth }
candlestick = candlestick
    .about = { buccaneer-booty-worth }
dagger = dagger
    .about = { buccaneer-booty-worth }
no-stack = no stack of their own is left
no-move = no move and no boarding is possible
last-ship = the last ship has been boarded
    .about = The game ends at once when the last ship is boarded; crews that still stand are not paid (B5).
deadlock = nobody can move or board for the second time running
    .about = All pirates had gone home once already, and again nobody could move or board: the game is scored as it stands (B7).

# What happened
buccaneer-ship-turned-up = Ship { $ship } comes into sight: { $ducats } ducats, a crew of { $min_crew } or more, “?” earns { $unknown_pay }; on board: { $treasures }.
buccaneer-first-player-named = { $seat } begins.
buccaneer-stack-moved = { $seat } climbs on { $owner }’s stack and leads { $height } pirates now.
buccaneer-captain-challenged = { $seat } mutinies: { $captain } must board a ship.
buccaneer-stayed-loyal = { $seat } stays loyal to { $captain }.
buccaneer-ship-boarded = { $captain } boards ship { $ship } with { $height } pirates: { $ducats } ducats to share out.
buccaneer-treasure-taken = { $seat } takes a { $treasure }.
buccaneer-crew-paid = { $missing ->
    [0] { $captain } pays { $seat } { $ducats ->
        [1] 1 ducat
       *[other] { $ducats } ducats
    }.
   *[other] { $seat } is paid { $ducats ->
        [1] 1 ducat
       *[other] { $ducats } ducats
    }, { $missing } of that by the stock: { $captain } has nothing left.
}
buccaneer-crew-dispersed = The crew of { $captain } goes home.
buccaneer-skipped = { $seat } is passed over: { $why }.
buccaneer-deadlocked = Nobody can move or board. All pirates go home unpaid.
buccaneer-game-ended = The game is over: { $why }.
buccaneer-booty-scored = { $seat } gets { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
} for booty: { $treasure } × { $pieces }.
buccaneer-game-won = { $seats_count ->
    [1] { $seats } wins with { $ducats } ducats.
   *[other] { $seats } win together with { $ducats } ducats each.
}

# What is asked
buccaneer-asks-mutiny = { $captain }’s turn begins, and { $own } of the { $height } pirates in a stack of theirs are yours: challenge them to board a ship with it now, or stay loyal?
buccaneer-waits-mutiny = { $asked } has { $own } pirates in a stack of { $captain }’s that could board, and decides whether to challenge them to do it now.
buccaneer-asks-turn = { $challenged ->
    [0] Your turn: put one of your stacks on another player’s, or board a ship. The ships in sight want crews of { $least } or more; your highest stack has { $tallest }.
    [1] You are challenged to board with your stack of { $tallest }: choose the ship.
   *[other] You are challenged with { $challenged } of your stacks: choose one of them, and the ship that it boards.
}
buccaneer-waits-turn = { $challenged ->
    [0] { $asked } moves a stack or boards a ship.
   *[other] { $asked } was challenged, and chooses a ship to board.
}
buccaneer-asks-share-out = You board ship { $ship } with { $height } pirates: take one of its two treasures, { $treasures }. The other one goes to your first mate, { $mate }, and then the crew is paid.
buccaneer-waits-share-out = { $asked } boards ship { $ship } and takes one of its two treasures, { $treasures }; the other one goes to the first mate, { $mate }.

# What may be done
buccaneer-move = { $height ->
    [1] Put your { $wage } on { $seat }’s { $onto }: { $together } pirates together
   *[other] Put your stack of { $height }, led by your { $wage }, on { $seat }’s { $onto }: { $together } pirates together
}
buccaneer-board = Board ship { $ship } with your stack of { $height }, led by your { $wage }: { $ducats } ducats, “?” earns { $unknown }; on board: { $treasures }
buccaneer-board-open = Board ship { $ship } with your stack of { $height }, led by your { $wage }: { $ducats } ducats; on board: { $treasures }; you would pay { $crew ->
    [0] nobody
    [1] { $crew1 } { $paid1 }
    [2] { $crew1 } { $paid1 } and { $crew2 } { $paid2 }
    [3] { $crew1 } { $paid1 }, { $crew2 } { $paid2 } and { $crew3 } { $paid3 }
   *[4] { $crew1 } { $paid1 }, { $crew2 } { $paid2 }, { $crew3 } { $paid3 } and { $crew4 } { $paid4 }
}
buccaneer-take = Take the { $treasure }
buccaneer-challenge = Mutiny: make the captain board a ship now
buccaneer-stay-loyal = Stay loyal: let the captain choose

# Why not
buccaneer-refuse-own-stack = your own pirates never go on your own pirates
buccaneer-refuse-no-player = nobody sits there
buccaneer-refuse-covered-target = that pirate is covered; a stack is taken by its top pirate
buccaneer-refuse-covered = your pirate is covered by another; only the top pirate leads a stack
buccaneer-refuse-too-high = that would make a stack of { $together }; at most { $most } are allowed
buccaneer-refuse-no-ship = no ship lies there
buccaneer-refuse-too-few = ship { $ship } needs a crew of { $crew }, yours has { $height }
buccaneer-refuse-must-board = you are challenged and must board a ship this turn
buccaneer-refuse-other-stack = you must board with a stack that is challenged
buccaneer-refuse-not-pictured = there is no { $treasure } on this ship

# What lies on the table
buccaneer-label-stacks = Stacks, top first
    .about = Pirates on top of one another: the owner of the top one is captain and leads them all. At most { $most } lie in a stack (B2).
buccaneer-label-ducats = Ducats
    .about = Money in hand. Everyone begins with { $start } and pays crews out of it; the most money at the end wins (B4, B8).
buccaneer-label-stock = Ducats in the stock
    .about = The bank. It pays what ships bring, and the wages for which a captain has nothing left; it never runs out (B4, B9).
buccaneer-label-booty-stock = Booty in the stock
    .about = Pieces of booty that nobody has taken yet; what a boarded ship shows comes from here (B9).
buccaneer-label-offer = Ships in sight
    .about = The ships that may be boarded now, three at most. When the third is gone three new ones are turned up (B5).
buccaneer-label-to-come = Ships to come
    .about = Ships that have not been turned up. Which ones they are is known, their order is not (B3, B5).
buccaneer-label-boarded = Ships boarded
    .about = Ships that have been boarded and are out of the game (B5).
buccaneer-label-deadlocks = Deadlocks since the last boarding
    .about = How often nobody could move or board since a ship was last boarded. The second time ends the game (B7).
buccaneer-label-ending = Ended
    .about = What ended the game: the last ship was boarded, or a second deadlock (B5, B7).
buccaneer-label-card = { "" }
buccaneer-label-id = Ship
    .about = A ship: the captain who boards it takes its ducats and pays the crew; its booty goes to captain and first mate (B4).
buccaneer-label-min-crew = Crew
    .about = So many pirates, or more, must be in the stack that boards this ship (B4).
buccaneer-label-unknown-pay = “?” earns
    .about = The wage of each pirate marked “?” when this ship is boarded (B4).
buccaneer-label-boardings = { "" }
buccaneer-label-treasures = Booty
    .about = What lies aboard. The captain picks one piece; a second goes to the first mate, whose pirate lies right under the captain’s (B4).
buccaneer-disc-view = { $shown ->
    [0] { $seat }
   *[other] { $seat }’s { $wage ->
        [0] ?
       *[other] { $wage }
    }
}

# What would follow
buccaneer-outlook-board = { $exact ->
    [1] The wages come to { $wages_most }; you would have { $ducats_most ->
        [0] nothing
        [one] { $ducats_most } ducat
       *[other] { $ducats_most } ducats
    }
   *[0] The wages come to { $wages_least } to { $wages_most }, as far as can be seen; you would have { $ducats_most ->
        [0] nothing
       *[other] { $ducats_least } to { $ducats_most } ducats
    }
}
buccaneer-outlook-move = { $ships ->
    [one] With { $together } pirates you could board one ship in sight
   *[other] With { $together } pirates you could board { $ships } ships in sight
}
buccaneer-outlook-take = The other piece, a { $other }, goes to { $mate }
buccaneer-outlook-take-both = The other piece, a { $other }, is yours, too: the first mate’s pirate is your own
buccaneer-warn-loss = the wages are at least { $loss ->
    [one] 1 ducat
   *[other] { $loss } ducats
} more than the ship brings

# What a table may choose
buccaneer-option-open-stacks = covered wages are drawn too, and a boarding tells its wages beforehand (B3)
buccaneer-option-first-player = the seat that begins; if none is named, the seed draws it (B1)

# What stands beside several names
buccaneer-booty-worth = Booty, { $pieces } pieces in all. At the end the most of it is worth { $value } ducats, which those who tie share; everyone else gets 1 for each piece (B8).

# Why a bot would do it
buccaneer-reason-money = it brings money at once
buccaneer-reason-booty = it betters the odds of a majority of booty
buccaneer-reason-crews = it promises a ship to board, or wages in other crews
buccaneer-reason-rivals = it costs the others something

# What the rules need of figures.
buccaneer-figures-pirates = { $count } of them; each player has { $each } (B2)
buccaneer-figures-booty = the kinds are { $kinds }, in this order (B8)
buccaneer-figures-ships = { $count } of them; a set has 1 to { $most } (B5)
buccaneer-figures-treasures = { $listed } are listed, but { $pictured } are said to be pictured
buccaneer-figures-pieces = { $pieces }, but the ships picture { $pictured } (B9)
buccaneer-figures-paid = the stock could come to pay { $paid } ducats in a game, wages included; { $most } are the most (B9)

# Figures, by the names of their fields.
buccaneer-figure-pirates = Each player’s pirates
buccaneer-figure-start-ducats = Ducats at the start
buccaneer-figure-max-stack = Highest stack
buccaneer-figure-coins = Coins by their worth
buccaneer-figure-booty = Booty
buccaneer-figure-pieces = Pieces
buccaneer-figure-value = Worth at the end
buccaneer-figure-ships = Ship cards
buccaneer-figure-ducats = Ducats
buccaneer-figure-min-crew = Crew
buccaneer-figure-unknown-pay = “?” earns
buccaneer-figure-how-many = Pieces pictured
buccaneer-figure-treasures = Booty on board
