# Buccaneer, in italiano. Chiavi: termini da soli, eventi e azioni per nome, rifiuti per motivo.

chest = forziere
    .about = { buccaneer-booty-worth }
rum = barile di rum
    .about = { buccaneer-booty-worth }
candlestick = candelabro
    .about = { buccaneer-booty-worth }
dagger = pugnale
    .about = { buccaneer-booty-worth }
no-stack = non ha più pile proprie
no-move = non può né muovere né abbordare
last-ship = l’ultima nave è stata abbordata
    .about = La partita finisce appena l’ultima nave è abbordata; le ciurme ancora in piedi non sono pagate (B5).
deadlock = per la seconda volta di fila nessuno può muovere né abbordare
    .about = Tutti i pirati erano già tornati a casa una volta, e di nuovo nessuno poteva muovere né abbordare: si conta così com’è (B7).

# Che cosa è successo
buccaneer-ship-turned-up = Appare la nave { $ship }: { $ducats } ducati, ciurma di almeno { $min_crew }, il “?” guadagna { $unknown_pay }; a bordo: { $treasures }.
buccaneer-first-player-named = Comincia { $seat }.
buccaneer-stack-moved = { $seat } sale sulla pila di { $owner } e ora guida { $height } pirati.
buccaneer-captain-challenged = { $seat } si ammutina: { $captain } deve abbordare una nave.
buccaneer-stayed-loyal = { $seat } resta fedele a { $captain }.
buccaneer-ship-boarded = { $captain } abborda la nave { $ship } con { $height } pirati: { $ducats } ducati da spartire.
buccaneer-treasure-taken = { $seat } prende un { $treasure }.
buccaneer-crew-paid = { $missing ->
    [0] { $captain } paga a { $seat } { $ducats ->
        [1] 1 ducato
       *[other] { $ducats } ducati
    }.
   *[other] { $seat } riceve { $ducats ->
        [1] 1 ducato
       *[other] { $ducats } ducati
    }, di cui { $missing } dalla riserva: { $captain } non ha più nulla.
}
buccaneer-crew-dispersed = La ciurma di { $captain } torna a casa.
buccaneer-skipped = { $seat } salta il turno: { $why }.
buccaneer-deadlocked = Nessuno può muovere né abbordare. Tutti i pirati tornano a casa senza paga.
buccaneer-game-ended = La partita è finita: { $why }.
buccaneer-booty-scored = { $seat } riceve { $ducats ->
    [1] 1 ducato
   *[other] { $ducats } ducati
} per il bottino: { $treasure } × { $pieces }.
buccaneer-game-won = { $seats_count ->
    [1] Vince { $seats } con { $ducats } ducati.
   *[other] Vincono insieme { $seats } con { $ducats } ducati ciascuno.
}

# Che cosa si chiede
buccaneer-asks-mutiny = Comincia il turno di { $captain }, e in una sua pila di { $height } pirati ce ne sono { $own } dei tuoi: ti ammutini, perché abbordi adesso, o resti fedele?
buccaneer-waits-mutiny = { $asked } ha { $own } pirati in una pila di { $captain } che potrebbe abbordare, e decide se ammutinarsi.
buccaneer-asks-turn = { $challenged ->
    [0] Tocca a te: metti una tua pila su quella di un altro, o abborda una nave. Le navi in vista vogliono una ciurma di almeno { $least }; la tua pila più alta è di { $tallest }.
    [1] C’è un ammutinamento nella tua pila di { $tallest }: devi abbordare con quella. Scegli la nave.
   *[other] C’è un ammutinamento in { $challenged } delle tue pile: scegline una, e la nave da abbordare.
}
buccaneer-waits-turn = { $challenged ->
    [0] { $asked } muove una pila o abborda una nave.
   *[other] La ciurma di { $asked } si è ammutinata: sceglie la nave da abbordare.
}
buccaneer-asks-share-out = Abbordi la nave { $ship } con { $height } pirati: prendi uno dei suoi due tesori, { $treasures }. L’altro va a chi ti fa da secondo, { $mate }; poi si paga la ciurma.
buccaneer-waits-share-out = { $asked } abborda la nave { $ship } e prende uno dei suoi due tesori, { $treasures }; l’altro va a chi fa da secondo, { $mate }.

# Che cosa si può fare
buccaneer-move = { $height ->
    [1] Metti il tuo { $wage } sul { $onto } di { $seat }: { $together } pirati insieme
   *[other] Metti la tua pila di { $height }, guidata dal tuo { $wage }, sul { $onto } di { $seat }: { $together } pirati insieme
}
buccaneer-board = Abborda la nave { $ship } con la tua pila di { $height }, guidata dal tuo { $wage }: { $ducats } ducati, il “?” guadagna { $unknown }; a bordo: { $treasures }
buccaneer-board-open = Abborda la nave { $ship } con la tua pila di { $height }, guidata dal tuo { $wage }: { $ducats } ducati; a bordo: { $treasures }; pagheresti { $crew ->
    [0] nessuno
    [1] { $crew1 } { $paid1 }
    [2] { $crew1 } { $paid1 } e { $crew2 } { $paid2 }
    [3] { $crew1 } { $paid1 }, { $crew2 } { $paid2 } e { $crew3 } { $paid3 }
   *[4] { $crew1 } { $paid1 }, { $crew2 } { $paid2 }, { $crew3 } { $paid3 } e { $crew4 } { $paid4 }
}
buccaneer-take = Prendi il { $treasure }
buccaneer-challenge = Ammutinati: costringi il capitano ad abbordare adesso
buccaneer-stay-loyal = Resta fedele: lascia scegliere il capitano

# Perché no
buccaneer-refuse-own-stack = i tuoi pirati non vanno mai sui tuoi pirati
buccaneer-refuse-no-player = lì non siede nessuno
buccaneer-refuse-covered-target = quel pirata è coperto; una pila si prende dal pirata in cima
buccaneer-refuse-covered = il tuo pirata è coperto da un altro; solo chi sta in cima guida la pila
buccaneer-refuse-too-high = ne verrebbe una pila di { $together }; al massimo { $most }
buccaneer-refuse-no-ship = lì non c’è nessuna nave
buccaneer-refuse-too-few = la nave { $ship } vuole una ciurma di { $crew }, la tua è di { $height }
buccaneer-refuse-must-board = sei stato sfidato e in questo turno devi abbordare una nave
buccaneer-refuse-other-stack = devi abbordare con una pila sfidata
buccaneer-refuse-not-pictured = su questa nave non c’è nessun { $treasure }

# Che cosa c’è sul tavolo
buccaneer-label-stacks = Pile, dalla cima
    .about = Pirati uno sopra l’altro: chi possiede quello in cima è il capitano e li guida tutti. Una pila ne ha al massimo { $most } (B2).
buccaneer-label-ducats = Ducati
    .about = Denaro in mano. Ciascuno comincia con { $start } e ne paga le ciurme; alla fine vince chi ne ha di più (B4, B8).
buccaneer-label-stock = Ducati nella riserva
    .about = La banca. Paga quello che portano le navi, e le paghe per cui al capitano non resta nulla; non finisce mai (B4, B9).
buccaneer-label-booty-stock = Bottino nella riserva
    .about = Pezzi di bottino che nessuno ha ancora preso; da qui viene quello che mostra una nave abbordata (B9).
buccaneer-label-offer = Navi in vista
    .about = Le navi che ora si possono abbordare, al massimo tre. Quando la terza se ne va, se ne scoprono tre nuove (B5).
buccaneer-label-to-come = Navi ancora da venire
    .about = Navi non ancora scoperte. Si sa quali sono, non in che ordine verranno (B3, B5).
buccaneer-label-boarded = Navi abbordate
    .about = Navi abbordate, ormai fuori dal gioco (B5).
buccaneer-label-deadlocks = Stalli dall’ultimo abbordaggio
    .about = Quante volte nessuno ha potuto muovere né abbordare dall’ultimo abbordaggio. La seconda volta la partita finisce (B7).
buccaneer-label-ending = Fine
    .about = Che cosa ha chiuso la partita: l’ultima nave abbordata, o un secondo stallo (B5, B7).
buccaneer-label-card = { "" }
buccaneer-label-id = Nave
    .about = Una nave: il capitano che la abborda ne prende i ducati e paga la ciurma; il bottino va al capitano e al primo ufficiale (B4).
buccaneer-label-min-crew = Ciurma
    .about = Nella pila che abborda questa nave ci devono essere almeno tanti pirati (B4).
buccaneer-label-unknown-pay = Il “?” guadagna
    .about = La paga di ogni pirata con il “?” quando si abborda questa nave (B4).
buccaneer-label-boardings = { "" }
buccaneer-label-treasures = Bottino
    .about = Quello che c’è a bordo. Il capitano sceglie un pezzo; il secondo va al primo ufficiale, il cui pirata sta subito sotto quello del capitano (B4).
buccaneer-disc-view = { $shown ->
    [0] { $seat }
   *[other] { $wage ->
        [0] ?
       *[other] { $wage }
    } di { $seat }
}

# Che cosa ne seguirebbe
buccaneer-outlook-board = { $exact ->
    [1] Le paghe sono { $wages_most }; { $ducats_most ->
        [0] non ti resterebbe nulla
        [one] avresti { $ducats_most } ducato
       *[other] avresti { $ducats_most } ducati
    }
   *[0] Le paghe sono da { $wages_least } a { $wages_most }, per quanto si vede; { $ducats_most ->
        [0] non ti resterebbe nulla
       *[other] avresti da { $ducats_least } a { $ducats_most } ducati
    }
}
buccaneer-outlook-move = { $ships ->
    [one] Con { $together } pirati potresti abbordare una nave in vista
   *[other] Con { $together } pirati potresti abbordare { $ships } navi in vista
}
buccaneer-outlook-take = L’altro pezzo, un { $other }, va a { $mate }
buccaneer-outlook-take-both = Anche l’altro pezzo, un { $other }, è tuo: il primo ufficiale sei tu
buccaneer-warn-loss = le paghe superano quello che porta la nave di almeno { $loss ->
    [one] 1 ducato
   *[other] { $loss } ducati
}

# Che cosa un tavolo può scegliere
buccaneer-option-open-stacks = si vedono anche le paghe coperte, e un abbordaggio dice prima quanto costa (B3)
buccaneer-option-first-player = il posto che comincia; se non è indicato, lo sorteggia il seme (B1)

# Quello che sta accanto a più nomi
buccaneer-booty-worth = Bottino, { $pieces } pezzi in tutto. Alla fine chi ne ha di più riceve { $value } ducati, divisi a parità; ogni altro 1 per pezzo (B8).

# Perché un bot lo farebbe
buccaneer-reason-money = porta denaro subito
buccaneer-reason-booty = aumenta le probabilità di una maggioranza di bottino
buccaneer-reason-crews = promette una nave da abbordare, o paghe in altre ciurme
buccaneer-reason-rivals = costa qualcosa agli altri

# Che cosa chiedono le regole ai valori.
buccaneer-figures-pirates = sono { $count }; ogni giocatore ne ha { $each } (B2)
buccaneer-figures-booty = i tipi sono { $kinds }, in quest’ordine (B8)
buccaneer-figures-ships = sono { $count }; una serie ne ha da 1 a { $most } (B5)
buccaneer-figures-treasures = elencati { $listed }, ma il numero indicato è { $pictured }
buccaneer-figures-pieces = { $pieces }, ma le navi ne mostrano { $pictured } (B9)
buccaneer-figures-paid = la riserva potrebbe arrivare a pagare { $paid } ducati in una partita, paghe comprese; { $most } è il massimo (B9)

# I valori, per nome dei campi.
buccaneer-figure-pirates = Pirati di ogni giocatore
buccaneer-figure-start-ducats = Ducati all’inizio
buccaneer-figure-max-stack = Pila più alta
buccaneer-figure-coins = Monete per valore
buccaneer-figure-booty = Bottino
buccaneer-figure-pieces = Pezzi
buccaneer-figure-value = Valore alla fine
buccaneer-figure-ships = Carte nave
buccaneer-figure-ducats = Ducati
buccaneer-figure-min-crew = Ciurma
buccaneer-figure-unknown-pay = Il “?” guadagna
buccaneer-figure-how-many = Pezzi raffigurati
buccaneer-figure-treasures = Bottino a bordo
