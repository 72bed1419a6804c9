# Plunder, in italiano. Chiavi: termini da soli, eventi e azioni per nome, rifiuti per motivo.

wood = legno
    .about = Una risorsa che serve per { $uses }. { plunder-resource-means }
iron = ferro
    .about = Una risorsa che serve per { $uses }. { plunder-resource-means }
rum = rum
    .about = Una risorsa che serve per { $uses }. { plunder-resource-means }
gold = oro
    .about = Una risorsa che serve per { $uses }; { $bury ->
        [one] 1, sepolto, porta
       *[other] { $bury }, sepolti, portano
    } una carta Punto Bottino. { plunder-resource-means }
nothing = niente
ship = nave
    .about = Una nave naviga, combatte e attracca; vale un punto, e { $ships ->
        [one] se ne ha al massimo 1
       *[other] se ne hanno al massimo { $ships }
    }. Costa { $cost } (P12, P14).
mast = albero
    .about = Un piolo in una nave: un passo in più ogni turno, solo per questa nave; al massimo { $masts } per nave. Costa { $cost } (P3, P12).
cannon = cannone
    .about = Un piolo in una nave: 1 in più al suo tiro in battaglia; al massimo { $cannons } per nave. Costa { $cost } (P4, P12).
life = vita
    .about = Un piolo in una nave: una battaglia persa ne toglie uno, e senza la nave affonda; al massimo { $lives } per nave. Costa { $cost } (P4, P12).
north = nord
    .about = Una rotta: un passo in su sulla mappa, una riga verso la A (P3).
east = est
    .about = Una rotta: un passo a destra sulla mappa, una colonna in più (P3).
south = sud
    .about = Una rotta: un passo in giù sulla mappa, una riga più lontano dalla A (P3).
west = ovest
    .about = Una rotta: un passo a sinistra sulla mappa, una colonna in meno (P3).
target = il traguardo è raggiunto
    .about = Un giocatore o una squadra ha i Punti Bottino che servono, e ha vinto subito (P14).
round-limit = l’ultimo giro è finito
    .about = Il tavolo aveva fissato un numero di giri; dopo l’ultimo vince chi ha più Punti Bottino (P17).
for-building = la costruzione
for-burying = il tesoro sepolto
for-the-storm = il confine della tempesta
for-the-merchant = il mercante
for-the-card = la carta tesoro
for-a-ship = una nuova nave
by-burying = tesoro sepolto
by-sinking = nave affondata
by-treasure = carta tesoro

# Carte tesoro
X01 = Monete sparse
    .about = { plunder-treasure-does }
X02 = Borsa del mozzo
    .about = { plunder-treasure-does }
X03 = Cofano ferrato
    .about = { plunder-treasure-does }
X04 = Forziere del quartiermastro
    .about = { plunder-treasure-does }
X05 = La nave paga perduta
    .about = { plunder-treasure-does }
X06 = Carico misto
    .about = { plunder-treasure-does }
X07 = Cantina dei contrabbandieri
    .about = { plunder-treasure-does }
X08 = Legname di relitto
    .about = { plunder-treasure-does }
X09 = Cassa truccata
    .about = { plunder-treasure-does }
X10 = Troppo pesante
    .about = { plunder-treasure-does }
X11 = Bottino della pozza di marea
    .about = { plunder-treasure-does }
X12 = Una storia da raccontare
    .about = { plunder-treasure-does }
X13 = Lunga notte di brindisi
    .about = { plunder-treasure-does }
X14 = Cannone ripescato
    .about = { plunder-treasure-does }
X15 = Alberatura di riserva
    .about = { plunder-treasure-does }
X16 = Cassetta del carpentiere
    .about = { plunder-treasure-does }
X17 = Spiaggia nascosta di carenaggio
    .about = { plunder-treasure-does }
X18 = Magazzino del maestro d’ascia
    .about = { plunder-treasure-does }
X19 = Accampamento abbandonato
    .about = { plunder-treasure-does }
X20 = Tagliaborse
    .about = { plunder-treasure-does }
X21 = Abbordaggio notturno
    .about = { plunder-treasure-does }
X22 = Tributo alla bandiera nera
    .about = { plunder-treasure-does }
X23 = Vento in poppa
    .about = { plunder-treasure-does }
X24 = Corrente ribelle
    .about = { plunder-treasure-does }
X25 = Marea di casa
    .about = { plunder-treasure-does }
X26 = Brulotto alla deriva
    .about = { plunder-treasure-does }
X27 = Falso faro
    .about = { plunder-treasure-does }
X28 = Scogli nascosti
    .about = { plunder-treasure-does }
X29 = Sartie spezzate
    .about = { plunder-treasure-does }
X30 = Stiva marcia
    .about = { plunder-treasure-does }
X31 = Guardacoste della dogana
    .about = { plunder-treasure-does }
X32 = Ciurma assetata
    .about = { plunder-treasure-does }
X33 = Bonaccia
    .about = { plunder-treasure-does }
X34 = Un buco nell’acqua
    .about = { plunder-treasure-does }
X35 = Trappola di polvere
    .about = { plunder-treasure-does }
X36 = carta tesoro X36
    .about = { plunder-treasure-does }
X37 = carta tesoro X37
    .about = { plunder-treasure-does }
X38 = carta tesoro X38
    .about = { plunder-treasure-does }
X39 = carta tesoro X39
    .about = { plunder-treasure-does }
X40 = carta tesoro X40
    .about = { plunder-treasure-does }
X41 = carta tesoro X41
    .about = { plunder-treasure-does }
X42 = carta tesoro X42
    .about = { plunder-treasure-does }
X43 = carta tesoro X43
    .about = { plunder-treasure-does }
X44 = carta tesoro X44
    .about = { plunder-treasure-does }
X45 = carta tesoro X45
    .about = { plunder-treasure-does }
X46 = carta tesoro X46
    .about = { plunder-treasure-does }
X47 = carta tesoro X47
    .about = { plunder-treasure-does }
X48 = carta tesoro X48
    .about = { plunder-treasure-does }
X49 = carta tesoro X49
    .about = { plunder-treasure-does }
X50 = carta tesoro X50
    .about = { plunder-treasure-does }
X51 = carta tesoro X51
    .about = { plunder-treasure-does }
X52 = carta tesoro X52
    .about = { plunder-treasure-does }
X53 = carta tesoro X53
    .about = { plunder-treasure-does }
X54 = carta tesoro X54
    .about = { plunder-treasure-does }
X55 = carta tesoro X55
    .about = { plunder-treasure-does }
X56 = carta tesoro X56
    .about = { plunder-treasure-does }
X57 = carta tesoro X57
    .about = { plunder-treasure-does }
X58 = carta tesoro X58
    .about = { plunder-treasure-does }
X59 = carta tesoro X59
    .about = { plunder-treasure-does }
X60 = carta tesoro X60
    .about = { plunder-treasure-does }

# Che cosa è successo
plunder-tile-laid = La tessera { $face } va al posto { $place }{ $quarters ->
    [0] { "" }
    [one] , girata di un quarto
   *[other] , girata di { $quarters } quarti
}.
plunder-token-placed = La X { $token } è in { $cell }.
plunder-storm-placed = La tempesta si raccoglie intorno a { $cell }.
plunder-order-rolled = { $seat } tira { $die } per l’ordine di scelta.
plunder-picking-order-found = { $seat } sceglie per primo, gli altri seguono in senso antiorario; giocherà per primo { $first }.
plunder-island-picked = { $seat } parte dall’isola con il porto { $port }.
plunder-card-drawn = { $seat } pesca { $resource }.
plunder-hidden-card-drawn = { $seat } pesca una carta.
plunder-cards-taken = { $seat } prende { $resource } × { $count }.
plunder-cards-paid = { $seat } paga { $cards } per { $why }.
plunder-deck-restocked = Il mazzo è rifornito con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
plunder-nothing-to-draw = Per { $seat } non c’è più nessuna carta da pescare.
plunder-turn-begun = Giro { $round }: tocca a { $seat }.
plunder-turn-ended = Il turno di { $seat } è finito.
plunder-sailing-die-rolled = { $seat } tira { $die } per navigare.
plunder-storm-moved = La tempesta si sposta in { $cell }.
plunder-ship-sailed = La nave { $ship } di { $seat } va a { $course }, in { $cell }.
plunder-toll-due = La nave { $ship } di { $seat } va a { $course } oltre il confine della tempesta: servono due carte.
plunder-barter-begun = { $seat } chiede { $resource } al mercante.
plunder-ship-built = La nave { $ship } di { $seat } entra in gioco in { $cell }.
plunder-peg-added = La nave { $ship } di { $seat } riceve { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}.
plunder-peg-lost = La nave { $ship } di { $seat } perde { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}.
plunder-point-card-gained = { $seat } ottiene una carta Punto Bottino: { $why }.
plunder-point-card-spent = { $seat } restituisce una carta Punto Bottino.
plunder-island-attacked = La nave { $ship } di { $seat } attacca l’isola con il porto { $port }.
plunder-ship-attacked = La nave { $ship } di { $seat } attacca la nave { $target } di { $owner } in { $cell }.
plunder-battle-fought = { $won ->
    [1] { $seat } tira { $attack }, { $roller } tira { $defense }: { $score } contro { $opposing }, vince chi attacca.
   *[other] { $seat } tira { $attack }, { $roller } tira { $defense }: { $score } contro { $opposing }, vince chi difende.
}
plunder-island-conquered = { $seat } pianta la bandiera sull’isola con il porto { $port }.
plunder-ship-sunk = La nave { $ship } di { $seat } affonda in { $cell }.
plunder-bribe-offered = { $seat } offre a { $attacker } una tangente: { $cards }.
plunder-bribe-refused = { $attacker } rifiuta la tangente di { $seat }.
plunder-fight-chosen = { $seat } preferisce combattere contro { $attacker }.
plunder-offer-begun = { $seat } prepara un’offerta per { $asked }.
plunder-threat-begun = { $seat } prepara una minaccia per { $to }.
plunder-threat-made = { $seat } minaccia { $to }: vuole { $take } e in cambio dà { $give }.
plunder-threat-defied = { $to } non cede alla minaccia di { $seat }.
plunder-offer-made = { $seat } offre a { $to } { $give } per { $take }.
plunder-open-offer-made = { $seat } offre a { $asked } { $give } per { $take }.
plunder-offer-withdrawn = { $seat } lascia cadere { $why ->
    [threat] la minaccia
   *[trade] l’offerta
}.
plunder-offer-answered = { $seat } ha risposto.
plunder-offer-accepted = { $seat } accetterebbe l’offerta di { $to }.
plunder-offer-declined = { $seat } rifiuta l’offerta di { $to }.
plunder-counter-offered = { $seat } darebbe a { $to } { $give } per { $take }.
plunder-counter-dropped = { $seat } non accoglie la controfferta di { $to }.
plunder-cards-exchanged = { $seat } dà a { $to } { $give } e riceve { $take }.
plunder-treaty-made = { $seat } ha un trattato con { $partners } fino alla fine del turno.
plunder-token-reached = La nave { $ship } di { $seat } raccoglie la X in { $cell }.
plunder-treasure-found = { $seat } trova: { $card }.
plunder-step-skipped = Questa parte della carta non si può eseguire.
plunder-ship-relocated = La nave { $ship } di { $seat } arriva in { $cell }.
plunder-ship-stayed = La nave { $ship } di { $seat } resta dov’è.
plunder-compass-spun = Le bussole indicano { $cell }.
plunder-target-chosen = { $seat } sceglie la nave { $ship } di { $owner }.
plunder-victim-chosen = { $seat } ruba { $count ->
    [one] una carta
   *[other] { $count } carte
} a { $victim }.
plunder-blind-steal-chosen = { $seat } pesca alla cieca dalla mano di { $victim }.
plunder-cards-requested = { $seat } preferirebbe { $cards } da { $victim }.
plunder-request-granted = { $victim } consegna a { $seat } { $cards }.
plunder-request-refused = { $victim } non accoglie la richiesta di { $seat }.
plunder-card-stolen = { $seat } ruba { $resource } a { $victim }.
plunder-hidden-card-stolen = { $seat } ruba una carta a { $victim }.
plunder-doubles-tried = { $seat } è senza navi e tira { $first } e { $second }.
plunder-island-disowned = { $seat } rinuncia all’isola con il porto { $port }.
plunder-island-asked = { $seat } chiede a { $owner } l’isola con il porto { $port }.
plunder-gift-refused = { $owner } si tiene l’isola.
plunder-island-gifted = { $seat } cede a { $to } l’isola con il porto { $port }.
plunder-game-ended = La partita è finita: { $why }.
plunder-points-counted = { $seat } ha { $points ->
    [0] 0 Punti Bottino
    [one] 1 Punto Bottino
   *[other] { $points } Punti Bottino
}: navi { $ships }, isole { $islands }, carte { $cards }.
plunder-game-won = { $seats_count ->
    [1] Vince { $seats } con { $points } Punti Bottino.
   *[other] Vincono insieme { $seats } con { $points } Punti Bottino.
}

# Che cosa si chiede
plunder-asks-picking-islands = Scegli l’isola con un teschio da cui parti; la tua prima nave va nel suo porto. { $left ->
    [1] È l’ultima scelta, quindi cominci tu.
   *[other] Dopo di te { $left ->
        [2] ne sceglie ancora 1
       *[other] ne scelgono ancora { $others }
    }; comincia chi sceglie per ultimo.
}
plunder-waits-picking-islands = { $asked } sceglie un’isola con un teschio da cui partire.
plunder-asks-turn = { $rolled ->
    [0] Tocca a te, con { $points } punti su { $target }: costruisci, commercia o attacca come vuoi, e tira il dado di navigazione.
   *[other] Hai tirato { $rolled }: { $die_left ->
        [1] resta 1 passo
       *[other] restano { $die_left } passi
    }, oltre agli alberi. Con { $points } punti su { $target }, naviga, costruisci, commercia o attacca come vuoi, o finisci il turno.
}
plunder-waits-turn = { $rolled ->
    [0] È il turno di { $asked }, con { $points } punti su { $target }: il dado di navigazione è ancora da tirare.
   *[other] È il turno di { $asked }, con { $points } punti su { $target }: il dado di navigazione è { $rolled }.
}
plunder-asks-castaway = Non hai navi. Costruiscine una, cedi in cambio una carta Punto Bottino, oro o un’isola, commercia, o finisci il turno.
plunder-waits-castaway = { $asked } non ha navi, e cerca il modo di averne una.
plunder-asks-placing = { $where ->
    [0] Dove va la tua nuova nave { $number }: in un tuo porto libero o accanto a una tua nave?
    [1] { $is_new ->
        [1] Ricevi una nave: in quale dei tuoi porti liberi va?
       *[other] { $card }: la tua nave { $number } può andare in un tuo porto libero, o restare.
    }
    [2] Le bussole indicano { $near }, dove una nave non può stare: in quale casella vicina va la tua nave { $number }?
   *[other] { $card }: la tua nave { $number } può andare in qualsiasi casella libera, o restare.
}
plunder-waits-placing = { $asked } decide dove mettere una nave.
plunder-asks-toll = La tua nave { $number } passa il confine della tempesta, e costa { $count } carte: scegline { $left ->
    [1] ancora 1
   *[other] ancora { $left }
} da pagare.
plunder-waits-toll = { $asked } paga { $count } carte per passare il confine della tempesta.
plunder-asks-bartering = Il mercante ti dà { $resource } per { $count } carte: scegline { $left ->
    [1] ancora 1
   *[other] ancora { $left }
} da pagare.
plunder-waits-bartering = { $asked } paga al mercante { $count } carte per { $resource }.
plunder-asks-loss = { $card }: perdi { $count ->
    [1] 1 carta
   *[other] { $count } carte
}. Scegline { $left ->
    [1] ancora 1.
   *[other] ancora { $left }.
}
plunder-waits-loss = { $card }: { $asked } sceglie { $count ->
    [one] la carta da perdere
   *[other] { $count } carte da perdere
}.
plunder-asks-taking-cards = { $cites ->
    [P13] Non hai navi, isole né carte Punto Bottino: prendi una carta a scelta dalle pile scoperte.
   *[other] { $card }: prendi dalle pile scoperte { $left ->
        [1] ancora 1 carta
       *[other] ancora { $left } carte
    } a scelta{ $but_gold ->
        [1] , ma non oro
       *[other] {""}
    }.
}
plunder-waits-taking-cards = { $asked } prende ancora { $left ->
    [one] 1 carta
   *[other] { $left } carte
} dalle pile scoperte.
plunder-asks-bribe = { $attacker } attacca { $what ->
    [ship] la tua nave in { $place }
   *[other] la tua isola con il porto { $place }
}. { $offers ->
    [0] Offri carte per avere pace, o combatti?
   *[other] L’offerta di { $offered } è stata rifiutata: offri altre carte, o combatti?
}
plunder-waits-bribe = { $attacker } attacca { $what ->
    [ship] la nave di { $asked } in { $place }
   *[other] l’isola di { $asked } con il porto { $place }
}: { $asked } offre qualcosa o combatte.
plunder-asks-bribe-answer = { $seat } ti offre { $offered } perché tu rinunci all’attacco. Se accetti c’è pace fino alla fine del turno; se no, { $raisable ->
    [1] può offrire di più o combattere
   *[0] si combatte
}.
plunder-waits-bribe-answer = { $attacker } decide se accettare l’offerta di { $seat }: { $offered }.
plunder-asks-composing = { $purpose ->
    [2] Una minaccia a { $to }: scegli che cosa pretendi, ed eventualmente che cosa dai in cambio, poi proponila.
   *[other] Un’offerta a { $to }: scegli carta per carta che cosa dai e che cosa chiedi, poi proponila.
} Finora { plunder-draft }.
plunder-waits-composing = { $purpose ->
    [2] { $asked } prepara una minaccia a { $to }.
   *[other] { $asked } prepara un’offerta a { $to }.
}
plunder-asks-trade-offer = { $drafting ->
    [1] La tua controfferta a { $seat }: { plunder-draft }. Aggiungi carte, proponila o lasciala cadere.
   *[other] { $seat } ti dà { $gives } per { $wants }: accetta, rifiuta, o comincia con una carta una controfferta.
}
plunder-waits-trade-offer = { $seat } offre a { $to } { $gives } per { $wants }: si aspetta la risposta di { $to }.
plunder-asks-counter = { $other } preferisce darti { $gives } per { $wants }: accetti, o lasci cadere?
plunder-waits-counter = { $other } darebbe a { $seat } { $gives } per { $wants }: { $seat } accetta o lascia cadere.
plunder-asks-open-offer = { $drafting ->
    [1] La tua controfferta a { $seat }: { plunder-draft }. Aggiungi carte, proponila o lasciala cadere. Le risposte si mostrano insieme.
   *[other] { $seat } dà { $gives } per { $wants } a uno di voi: accetta, rifiuta, o comincia con una carta una controfferta. Le risposte si mostrano insieme.
}
plunder-waits-open-offer = { $seat } offre { $gives } per { $wants }: si aspetta in segreto la risposta di { $asked }.
plunder-asks-choosing-answer = La tua offerta di { $gives } per { $wants }: { $takers_count ->
    [0] non accetta nessuno
    [one] accetta { $takers }
   *[other] accettano { $takers }
}, { $bidders_count ->
    [0] non fa una controfferta nessuno
    [one] fa una controfferta { $bidders }
   *[other] fanno una controfferta { $bidders }
}. Con chi ti accordi, se con qualcuno?
plunder-waits-choosing-answer = { $asked } ha offerto { $gives } per { $wants } e sceglie una delle risposte, o nessuna.
plunder-asks-threat = { $seat } pretende da te { $wants }, per { $gives }, e se rifiuti può attaccarti. Se cedi c’è pace fino alla fine del suo turno. Cedi?
plunder-waits-threat = { $seat } minaccia { $to }, pretende { $wants } e in cambio dà { $gives }: { $to } cede o rifiuta.
plunder-asks-gift-request = { $seat }, che è nella tua squadra, ti chiede la tua isola con il porto { $port }: gliela cedi?
plunder-waits-gift-request = { $seat } chiede a { $owner }, della stessa squadra, l’isola con il porto { $port }.
plunder-asks-choosing-ship = { $card }: quale delle tue navi riceve { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}?
plunder-waits-choosing-ship = { $card }: { $asked } sceglie la nave che riceve { $count ->
    [one] { plunder-a-peg }
   *[other] { $peg } × { $count }
}.
plunder-asks-choosing-target = { $by_compass ->
    [1] { $card }: quale nave di un avversario va dove dicono le bussole?
   *[other] { $card }: quale nave di un avversario perde { $count ->
        [1] una vita
       *[other] { $count } vite
    }?
}
plunder-waits-choosing-target = { $by_compass ->
    [1] { $card }: { $asked } sceglie la nave di un avversario, che va dove dicono le bussole.
   *[other] { $card }: { $asked } sceglie la nave di un avversario, che viene danneggiata.
}
plunder-asks-stripping = { $card }: la tua nave { $number } perde { $left ->
    [1] ancora 1 pezzo
   *[other] ancora { $left } pezzi
}. Un albero o un cannone?
plunder-waits-stripping = { $card }: { $asked } decide se una nave perde un albero o un cannone.
plunder-asks-choosing-victim = { $card }: a quale avversario rubi { $count ->
    [1] una carta
   *[other] { $count } carte
}?
plunder-waits-choosing-victim = { $card }: { $asked } sceglie a chi rubare.
plunder-asks-stealing = Rubi a { $victim } { $count ->
    [1] una carta
   *[other] { $count } carte
}. Di’ quali vorresti, e te le può concedere o no; oppure pesca alla cieca. { $left ->
    [0] Chiedi { $wanted }.
   *[other] Ne restano da nominare: { $left }.
}
plunder-waits-stealing = { $asked } ruba a { $victim }, su richiesta o alla cieca ({ $count }).
plunder-asks-steal-request = { $seat } ti ruba { $count ->
    [1] una carta
   *[other] { $count } carte
} e vorrebbe { $wanted }: acconsenti, o lasci che peschi alla cieca?
plunder-waits-steal-request = { $seat } vorrebbe { $wanted } da { $victim }, che acconsente o lascia pescare alla cieca.

# Che cosa si può fare
plunder-pick-island = Parti dall’isola con il porto { $port }
plunder-roll = Tira il dado di navigazione
plunder-sail = { $toll ->
    [1] Va’ a { $course } con la nave { $ship } da { $cell } a { $to }, oltre il confine della tempesta per due carte
   *[other] Va’ a { $course } con la nave { $ship } da { $cell } a { $to }
}
plunder-sail-way = { $toll ->
    [1] Va’ con la nave { $ship } da { $cell } a { $to } in { $steps } passi, l’ultimo oltre il confine della tempesta per due carte
   *[other] Va’ con la nave { $ship } da { $cell } a { $to } in { $steps } passi
}
plunder-discard = Paga { $resource }
plunder-end-turn = Finisci il turno
plunder-build-ship = Costruisci una nave per { $cost }
plunder-build = Costruisci { plunder-a-peg } sulla nave { $ship } in { $cell } per { $cost }
plunder-place = Metti la nave in { $cell }
plunder-bury-treasure = Seppellisci oro per una carta Punto Bottino
plunder-barter = Prendi { $resource } dal mercante per due carte
plunder-attack-ship = Attacca la nave { $target } di { $seat } in { $target_cell } con la tua nave { $ship } in { $cell }
plunder-attack-island = Attacca l’isola in { $cell } con la tua nave { $ship }
plunder-fight = Non offrire altro e combatti
plunder-offer-trade = Fa’ un’offerta a { $seat }
plunder-offer-to-all = Fa’ un’offerta a tutti quelli che possono commerciare con te
plunder-threaten = Minaccia { $seat }
plunder-give = Da’ { $resource }
plunder-ask = Chiedi { $resource }
plunder-propose = Proponi
plunder-withdraw = Lascia cadere
plunder-accept = Accetta
plunder-decline = Rifiuta
plunder-deal-with = Accordati con { $seat }
plunder-collect = Raccogli la X in { $x } con la nave { $ship } in { $cell }
plunder-take-card = Prendi { $resource }
plunder-choose-ship = Scegli la tua nave { $ship } in { $cell }
plunder-choose-target = Scegli la nave { $ship } di { $seat } in { $cell }
plunder-strip = Perdi { plunder-a-peg }
plunder-steal-from = Ruba a { $seat }
plunder-steal-blind = Ruba alla cieca
plunder-stay = Lascia la nave dov’è
plunder-swap-point = Scambia una carta Punto Bottino con una nave
plunder-swap-gold = Scambia oro con una nave
plunder-disown = Rinuncia all’isola con il porto { $port } per una nave
plunder-gift-island = Cedi l’isola con il porto { $port } all’alleato che ha lì la sua nave
plunder-ask-island = Chiedi al tuo alleato l’isola in { $cell }

# Il tavolo
plunder-label-tiles = { "" }
plunder-label-terrain = La mappa: ~ mare, P porto, # terra
    .about = La mappa in parole: le navi vanno per mare e nei porti, mai sulla terra (P3).
plunder-label-row = Riga
    .about = Una riga della mappa, la A a nord. Una casella si chiama con riga e colonna, come C7 (P1).
plunder-label-cells = Colonne da 1 in poi
    .about = Che cosa c’è in ogni casella della riga: mare, porto o terra (P3).
plunder-label-walls = { "" }
plunder-label-islands = Isole
    .about = Ogni tua isola vale un punto e dà una carta all’inizio del tuo turno; con una nave nel suo porto la si può attaccare (P2, P4, P14).
plunder-label-id = Isola
    .about = Un’isola con la sua tessera e lettera. Si attacca dal suo porto (P4).
plunder-label-skulls = Teschi (0: mercante)
    .about = Si aggiungono al tiro che difende l’isola; quella senza teschi è di un mercante e non si conquista (P4, P8).
plunder-label-ports = Porti
    .about = Dove attraccano le navi: per attaccare l’isola, commerciare con chi la possiede, entrare in gioco (P4, P7, P12).
plunder-label-owner = Proprietario
    .about = Di chi è la bandiera sull’isola: per essa pesca una carta a ogni turno (P2).
plunder-label-ships = Flotte
    .about = Le navi di ciascuno: dove sono, con vite, cannoni e alberi. { ship.about }
plunder-label-point-cards = Carte Punto Bottino
    .about = Un punto l’una: per { $bury ->
        [one] 1 oro sepolto
       *[other] { $bury } oro sepolti
    }, per una nave affondata in battaglia, o da una carta tesoro (P2, P4, P14).
plunder-label-points = Punti
    .about = I Punti Bottino di un giocatore: uno per ogni nave, isola e carta Punto Bottino (P14).
plunder-label-scores = Punti della squadra
    .about = I punti di tutti i membri di una squadra insieme; decidono chi vince (P14, P15).
plunder-label-teams = Squadra
    .about = Chi gioca insieme: gli alleati non si fanno danno e vincono insieme (P15).
plunder-label-target = Punti per vincere
    .about = Con tanti Punti Bottino si vince subito, di chiunque sia il turno (P14).
plunder-label-hands = Mani
    .about = Carte risorsa in mano: quante è palese, quali è nascosto (P18).
plunder-label-size = Carte
    .about = Quante carte risorsa ha un giocatore (P18).
plunder-label-known = Ne conosci
    .about = Le carte che sai essere in questa mano, da quello che hai visto (P18).
plunder-label-public = Ne conoscono tutti
    .about = Le carte che tutti sanno essere in questa mano (P18).
plunder-label-stacks = Pile scoperte
    .about = Carte scoperte: qui va quello che paghi, da qui viene quello che ottieni o baratti. Ogni pila comincia con { $open } (P8, P9).
plunder-label-deck = Carte nel mazzo
    .about = Carte risorsa coperte, che si pescano per le isole. Quando è vuoto si rifornisce dalle pile scoperte (P2, P9).
plunder-label-treasure-unseen = Carte tesoro non ancora viste
    .about = Carte tesoro non ancora uscite: chi raccoglie una X ne pesca una (P10, P11).
plunder-label-treasure-known = Carte tesoro sotto il mazzo
    .about = Carte tesoro già usate, sotto il mazzo in quest’ordine; non si rimescola mai (P9).
plunder-label-treasure-card = Carta tesoro in corso
    .about = La carta tesoro appena pescata, che si sta eseguendo passo per passo; poi va sotto il mazzo (P9, P11).
plunder-label-tokens = X
    .about = Una X: una nave che ci sta sopra, o accanto se è a terra, può raccoglierla per una carta tesoro. Poi le bussole la mettono altrove (P10).
plunder-label-storm = Centro della tempesta
    .about = Copre { $storm_rows } × { $storm_columns } caselle. Attraversarne il confine costa due carte; un 1 del dado di navigazione la sposta (P2, P3).
plunder-label-storm-cells = { "" }
plunder-label-costs = Costi
    .about = Che cosa si può costruire, e le carte che costa (P12).
plunder-label-first = Primo giocatore
    .about = Chi ha giocato il primo turno; un giro finisce prima che tocchi di nuovo a quel giocatore (P1, P17).
plunder-label-rounds = Giri giocati
    .about = Quanti giri sono finiti: un turno per ciascuno (P17).
plunder-label-active = Turno di
    .about = Di chi è il turno: pesca, costruisce, commercia, combatte e tira una volta per navigare (P2).
plunder-label-rolled = Dado di navigazione
    .about = Il tiro di questo turno: tanti passi per tutta la flotta insieme, oltre agli alberi; un 1 sposta anche la tempesta (P2, P3).
plunder-label-die-left = Passi che ne restano
    .about = Passi del dado non ancora usati; ogni nave usa prima i suoi alberi (P3).
plunder-label-rigged = { "" }
plunder-label-mast-steps = { "" }
plunder-label-unrigged = { "" }
plunder-label-attacked = { "" }
plunder-label-treaties = Trattati di chi è di turno
    .about = Chi ha scambiato carte con chi è di turno: fino alla fine del turno né attacchi né carte tesoro lo colpiscono (P7).
plunder-label-offers = Offerte in questo turno
    .about = Offerte e minacce cominciate in questo turno; al massimo otto (P6, P7).
plunder-label-gained = { "" }
plunder-label-gifted = { "" }
plunder-label-turn-over = { "" }
plunder-label-battle = { "" }
plunder-label-ending = Finita
    .about = Che cosa ha chiuso la partita: i punti che fanno vincere, o l’ultimo giro (P14, P17).
plunder-label-winner = { "" }
plunder-ship-view = { $cell } (vite { $lives }, cannoni { $cannons }, alberi { $masts })

# La mappa in caratteri
plunder-map-signs = A1 nave, a2 porto (di chi, teschi), M mercante, X tesoro, ~ tempesta, | _ chiuso
plunder-map-hand = Le tue carte: { $cards } (navi: vite·cannoni·alberi)
plunder-map-cards = { $count ->
    [1] 1 carta
   *[other] { $count } carte
}

# Perché no
plunder-refuse-no-port = lì nessuna isola ha il suo porto
plunder-refuse-not-one-skull = si parte da un’isola con un teschio
plunder-refuse-taken = quell’isola è già presa
plunder-refuse-rolled-already = il dado di navigazione si tira una volta per turno
plunder-refuse-roll-first = prima tira il dado di navigazione
plunder-refuse-too-little-gold = { $gold ->
    [one] serve 1 carta oro
   *[other] servono { $gold } carte oro
}
plunder-refuse-no-ship = non hai questa nave
plunder-refuse-built-after-roll = una nave costruita dopo il tiro non si muove in questo turno
plunder-refuse-no-steps-left = questa nave non ha più passi
plunder-refuse-edge = è il bordo della mappa
plunder-refuse-barrier = in mezzo c’è una barriera di terra
plunder-refuse-closed-side = da quel lato non si entra e non si esce dal porto
plunder-refuse-land = le navi non vanno sulla terra
plunder-refuse-occupied = lì c’è un’altra nave
plunder-refuse-cannot-pay-toll = passare il confine della tempesta costa due carte e ne hai di meno
plunder-refuse-not-held = non hai altre carte: { $resource }
plunder-refuse-not-there = la nave non può andare lì
plunder-refuse-own-target = non attacchi te stesso
plunder-refuse-ally = non puoi danneggiare un alleato
plunder-refuse-treaty = il trattato con quel giocatore vale fino alla fine del turno
plunder-refuse-no-target = quella nave non c’è
plunder-refuse-not-adjoining = le navi non sono in caselle vicine che una nave potrebbe attraversare
plunder-refuse-storm-between = in mezzo passa il confine della tempesta
plunder-refuse-once-a-turn = in questo turno questa nave ha già attaccato quel bersaglio
plunder-refuse-not-in-port = la tua nave non è in un porto
plunder-refuse-merchant = l’isola di un mercante non si conquista
plunder-refuse-nothing-added = aggiungi almeno una carta, o combatti
plunder-refuse-no-player = lì non siede nessun altro giocatore
plunder-refuse-no-attack = minacci solo chi una tua nave potrebbe attaccare adesso
plunder-refuse-holds-nothing = quel giocatore non ha carte
plunder-refuse-empty-threat = una minaccia pretende almeno una carta
plunder-refuse-too-many-offers = in questo turno hai già cominciato { $offers } fra offerte e minacce, e di più non si può
plunder-refuse-no-contact = ora non puoi commerciare con quel giocatore: incontratevi in un porto, da un mercante o fianco a fianco
plunder-refuse-no-cards = non c’è nessuna carta da scambiare
plunder-refuse-too-few-partners = un’offerta aperta vuole almeno due che possano commerciare con te
plunder-refuse-nobody-could-accept = nessuno di quelli a cui la fai potrebbe accettare: in un turno gli scambi possono lasciare a un alleato al massimo una carta in più
plunder-refuse-more-than-held = non si chiedono a nessuno più carte di quante ne ha
plunder-refuse-empty-offer = almeno una carta deve cambiare mano
plunder-refuse-lacks-cards = non hai le carte richieste
plunder-refuse-no-answer = quel giocatore non ha dato una risposta simile
plunder-refuse-no-merchant = nessuna tua nave è nel porto di un mercante fuori dalla tempesta
plunder-refuse-stack-empty = quella pila è vuota
plunder-refuse-too-few-cards = il mercante vuole due carte e ne hai di meno
plunder-refuse-no-token = quella X non c’è
plunder-refuse-out-of-reach = la tua nave non è su quella X, né accanto se è sulla terra
plunder-refuse-not-gold = qualsiasi carta tranne oro
plunder-refuse-no-room = su quella nave non ce ne sta un altro
plunder-refuse-no-opponent-ship = nessun avversario ha quella nave
plunder-refuse-no-victim = si ruba a un avversario che ha almeno una carta
plunder-refuse-request-full = hai già nominato tante carte quante ne rubi
plunder-refuse-name-them-all = nomina tante carte quante ne rubi
plunder-refuse-fleet-full = una flotta ha al massimo { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}
plunder-refuse-cannot-pay = non hai le carte che costa
plunder-refuse-no-place = non c’è un tuo porto libero né una casella libera accanto alle tue navi, dal loro lato del confine della tempesta
plunder-refuse-peg-limit = una nave ha al massimo { $peg } × { $limit }
plunder-refuse-no-point-card = non hai carte Punto Bottino
plunder-refuse-not-your-island = nessuna tua isola ha un porto lì
plunder-refuse-other-port = indica l’isola con il suo primo porto
plunder-refuse-no-teams = in questa partita non ci sono squadre
plunder-refuse-not-your-port = non è un tuo porto
plunder-refuse-no-ally-there = in quel porto non c’è la nave di un alleato
plunder-refuse-no-allied-port = la tua nave non è nel porto di un alleato
plunder-refuse-port-in-storm = la tempesta copre quel porto
plunder-refuse-gifted-already = in questo turno quest’isola è già stata ceduta o chiesta
plunder-refuse-ally-gain = in un turno gli scambi possono lasciare a un alleato al massimo una carta in più

# Che cosa ne seguirebbe
plunder-outlook-attack = { $target ->
    [island] Con { $won } tiri su { $all } ({ $percent } %), parità comprese, l’isola è tua
    [last] Con { $won } tiri su { $all } ({ $percent } %), parità comprese, affondi la nave
   *[ship] Con { $won } tiri su { $all } ({ $percent } %), parità comprese, togli una vita
}; altrimenti la tua nave { $last ->
    [1] affonda
   *[0] perde una vita
}
plunder-outlook-defend = Con { $won } tiri su { $all } ({ $percent } %) respingi l’attacco; la parità è di chi attacca. Altrimenti { $target ->
    [island] l’isola è persa
    [last] la tua nave affonda
   *[ship] la tua nave perde una vita
}
plunder-warn-hopeless = nessun tiro vince questo attacco
plunder-warn-steps = { $steps ->
    [one] resta un passo di navigazione, che va perso
   *[other] restano { $steps } passi di navigazione, che vanno persi
}
plunder-warn-same = pagheresti con la stessa risorsa che compri: { $resource }

# Che cosa un tavolo può scegliere
plunder-option-target = bastano tanti Punti Bottino per vincere; se non è indicato, quanti ne vuole il regolamento per queste squadre (P14)
plunder-option-round-limit = la partita finisce dopo tanti giri (P17)
plunder-option-teams = ognuno per sé, due squadre da due, due da tre o tre da due (P15)

# Quello che dicono più frasi
plunder-draft = { $giving ->
    [0] non dai niente
   *[other] dai { $given }
} e { $wanting ->
    [0] non chiedi niente
   *[other] chiedi { $wanted }
}
plunder-a-peg = { $peg_id ->
    [mast] un albero
    [cannon] un cannone
   *[life] una vita
}

# Quello che sta accanto a più nomi
plunder-resource-means = { $cards ->
    [one] Ce n’è 1: si pesca per le isole, si paga, si scambia e si ruba
   *[other] Ce ne sono { $cards }: si pescano per le isole, si pagano, si scambiano e si rubano
} (P2, P7, P12).
plunder-treasure-does = Una carta tesoro: { $steps ->
    [1] { plunder-does-1 }
    [2] { plunder-does-1 }; { plunder-does-2 }
    [3] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }
    [4] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }; { plunder-does-4 }
   *[other] { plunder-does-1 }; { plunder-does-2 }; { plunder-does-3 }; { plunder-does-4 }; …
}. Copie nel mazzo: { $copies } (P11).
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

# Che cosa fa una carta tesoro, passo per passo
plunder-step-gain-wood = prendi legno
plunder-step-gain-iron = prendi ferro
plunder-step-gain-rum = prendi rum
plunder-step-gain-gold = prendi oro
plunder-step-gain-choice = prendi una carta a scelta
plunder-step-gain-choice-not-gold = prendi una carta a scelta, non oro
plunder-step-lose-wood = perdi legno
plunder-step-lose-iron = perdi ferro
plunder-step-lose-rum = perdi rum
plunder-step-lose-gold = perdi oro
plunder-step-lose-choice = perdi una carta a scelta
plunder-step-damage-this-ship = questa nave perde una vita
plunder-step-damage-opponent-ship = una nave avversaria perde una vita
plunder-step-damage-this-ship-if-unpaid = se non puoi pagare tutto, questa nave perde una vita
plunder-step-damage-opponent-ship-if-unpaid = se non puoi pagare tutto, una nave avversaria perde una vita
plunder-step-heal-this-ship = questa nave riceve una vita
plunder-step-heal-own-ship = una tua nave riceve una vita
plunder-step-heal-this-ship-full = questa nave riprende tutte le sue vite
plunder-step-heal-own-ship-full = una tua nave riprende tutte le sue vite
plunder-step-upgrade-own-ship-mast = una tua nave riceve un albero
plunder-step-upgrade-own-ship-cannon = una tua nave riceve un cannone
plunder-step-strip-this-ship-mast-or-cannon = questa nave perde un albero o un cannone
plunder-step-steal-one-opponent = ruba una carta a un avversario
plunder-step-steal-each-opponent = ruba una carta a ogni avversario
plunder-step-relocate-this-ship-compass = le bussole mettono questa nave altrove
plunder-step-relocate-opponent-ship-compass = le bussole mettono altrove una nave avversaria
plunder-step-relocate-this-ship-any-free-space-optional = puoi mettere questa nave in una casella libera qualsiasi
plunder-step-relocate-this-ship-own-port-optional = puoi mettere questa nave in un tuo porto
plunder-step-sink-this-ship = questa nave affonda
plunder-step-plunder-point = ottieni una carta Punto Bottino
plunder-step-end-turn = il tuo turno finisce

# Perché un bot lo farebbe
plunder-reason-points = porta punti o un’isola
plunder-reason-hand = lascia carte migliori in mano
plunder-reason-ships = rende le navi più forti
plunder-reason-prospects = avvicina una nave a un’isola o a una X
plunder-reason-battles = l’attacco promette bene
plunder-reason-dangers = lascia meno esposti agli attacchi
plunder-reason-deals = l’accordo conviene
plunder-reason-moment = sfrutta il momento
plunder-reason-rivals = costa qualcosa agli altri

# Che cosa chiedono le regole ai valori.
plunder-figures-die = un dado ha delle facce
plunder-figures-sailing = l’ordine di gioco si tira finché uno fa il numero più alto: le facce devono differire
plunder-figures-storm = { $size } non ha un centro
plunder-figures-tokens = non si dice nulla per { $seats } giocatori
plunder-figures-resources = sono { $kinds }
plunder-figures-deck = per il mazzo { $deck ->
    [one] resta 1 carta
   *[other] restano { $deck } carte
}; sei giocatori ne pescano tre ciascuno (P1)
plunder-figures-cost = nulla si costruisce per nulla (P12)
plunder-figures-treasure = { $count } tipi; una serie ne ha da 1 a { $most }
plunder-figures-names = le carte si chiamano da { $first } a { $last }
plunder-figures-steps = una carta fa qualcosa
plunder-figures-many-steps = { $count } passi; una carta ne ha al massimo { $most }
plunder-figures-step = { $step } non è un passo (P11)
plunder-figures-unpaid = ciò che accade se una perdita non è pagata viene dopo una perdita (P11)
plunder-figures-faces = sono { $count }; sei tessere ne hanno { $all }
plunder-figures-sides = le due facce di una tessera hanno un mercante, o nessuna (P16)
plunder-figures-merchants = due tessere hanno mercanti: una mappa per due usa le altre quattro (P16)
plunder-figures-havens = { $count ->
    [one] 1 isola con un teschio
   *[other] { $count } isole con un teschio
}; sei giocatori partono da una ciascuno (P1)
plunder-figures-havens-for-two = due giocatori partono da isole con un teschio sulle tessere senza mercanti (P16)
plunder-figures-passage = su qualche mappa nessuna nave può passare tra questa e { $other }
plunder-figures-tile = una tessera ha { $size } righe di { $size } caselle
plunder-figures-letter = il suo codice finisce con una lettera dalla a alla z che sta nelle righe
plunder-figures-same-letter = un’altra isola di questa faccia ha la lettera { $letter }
plunder-figures-ports = non sono i porti che le righe mostrano
plunder-figures-port-kinds = le isole con risorse e con mercanti hanno porti, le altre no
plunder-figures-one-port = un’isola con un teschio ha un porto, da cui parte chi la possiede (P1)
plunder-figures-three-ports = un’isola ne ha al massimo 3
plunder-figures-six-islands = una faccia ne ha al massimo 6 con porti
plunder-figures-unknown = { $letters } non è un’isola di questa faccia
plunder-figures-barrier = { $one } e { $other } non sono vicine
plunder-figures-locked = nessuna nave può arrivare a { $cell } dentro la tessera

# I valori, per nome dei campi.
plunder-figure-dice = Dadi
plunder-figure-sailing = Dado di navigazione
plunder-figure-attack = Dado d’attacco
plunder-figure-defense = Dado di difesa
plunder-figure-storm = Tempesta
plunder-figure-rows = Righe
plunder-figure-columns = Colonne
plunder-figure-resources = Carte risorsa
plunder-figure-open-stack = Carte in ogni pila scoperta
plunder-figure-costs = Costi
plunder-figure-limits = Limiti
plunder-figure-ships = Navi in una flotta
plunder-figure-lives = Vite di una nave
plunder-figure-cannons = Cannoni di una nave
plunder-figure-masts = Alberi di una nave
plunder-figure-x-tokens = Gettoni X per numero di giocatori
plunder-figure-plunder-point-cards = Carte Punto Bottino
plunder-figure-bury-treasure-gold = Oro per seppellire un tesoro
plunder-figure-targets = Punti per vincere
plunder-figure-standard = Ciascuno per sé
plunder-figure-teams-2x2 = Due squadre da due
plunder-figure-teams-2x3 = Due squadre da tre
plunder-figure-teams-3x2 = Tre squadre da due
plunder-figure-treasure = Carte tesoro
plunder-figure-name = Nome
plunder-figure-count = Copie
plunder-figure-steps = Che cosa fa, passo per passo
plunder-figure-faces = Facce delle tessere
plunder-figure-barriers = Barriere, ognuna tra due caselle
plunder-figure-islands = Isole
plunder-figure-type = Tipo
plunder-figure-skulls = Teschi
plunder-figure-ports = Porti
plunder-figure-at = Riga e colonna
plunder-figure-open = Lati da cui si entra
plunder-figure-resource = risorse
plunder-figure-merchant = mercante
plunder-figure-normal = normale
plunder-figure-N = N
plunder-figure-E = E
plunder-figure-S = S
plunder-figure-W = O
