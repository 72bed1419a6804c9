# Buccaneer, in English. Keys: terms bare, events and actions by name, refusals by reason.

chest = treasure chest
rum = barrel of rum
candlestick = candlestick
dagger = dagger
no-stack = no stack of their own is left
no-move = no move and no boarding is possible
last-ship = the last ship has been boarded
deadlock = nobody can move or board for the second time running

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
buccaneer-label-ducats = Ducats
buccaneer-label-stock = Ducats in the stock
buccaneer-label-booty-stock = Booty in the stock
buccaneer-label-offer = Ships in sight
buccaneer-label-to-come = Ships to come
buccaneer-label-boarded = Ships boarded
buccaneer-label-deadlocks = Deadlocks since the last boarding
buccaneer-label-ending = Ended
buccaneer-label-card = { "" }
buccaneer-label-id = Ship
buccaneer-label-min-crew = Crew
buccaneer-label-unknown-pay = “?” earns
buccaneer-label-treasures = Booty
buccaneer-disc-view = { $shown ->
    [0] { $seat }
   *[other] { $seat }’s { $wage ->
        [0] ?
       *[other] { $wage }
    }
}

# What a table may choose
buccaneer-option-open-stacks = covered wages are drawn too, and a boarding tells its wages beforehand (B3)
buccaneer-option-first-player = the seat that begins; if none is named, the seed draws it (B1)
