# Winds of Plunder, in italiano. Chiavi: termini da soli, eventi e azioni per nome, rifiuti per motivo.

north = Nord
    .about = { winds_of_plunder-up-or-down }
east = Est
    .about = { winds_of_plunder-along }
south = Sud
    .about = { winds_of_plunder-up-or-down }
west = Ovest
    .about = { winds_of_plunder-along }

havana = L’Avana
    .about = { winds_of_plunder-port-lies }
cozumel = Cozumel
    .about = { winds_of_plunder-port-lies }
belize = Belize
    .about = { winds_of_plunder-port-lies }
nassau = Nassau
    .about = { winds_of_plunder-port-lies }
san-salvadore = San Salvatore
    .about = { winds_of_plunder-port-lies }
jamaica = Giamaica
    .about = { winds_of_plunder-port-lies }
turks-and-caicos = Turks & Caicos
    .about = { winds_of_plunder-port-lies }
puerto-rico = Porto Rico
    .about = { winds_of_plunder-port-lies }
santo-domingo = Santo Domingo
    .about = { winds_of_plunder-port-lies }
guadeloupe = Guadalupa
    .about = { winds_of_plunder-port-lies }
barbados = Barbados
    .about = { winds_of_plunder-port-lies }
trinidad = Trinidad
    .about = { winds_of_plunder-port-lies }
bar-1 = 1° spazio della Barra
    .about = { winds_of_plunder-bar }
bar-2 = 2° spazio della Barra
    .about = { winds_of_plunder-bar }
bar-3 = 3° spazio della Barra
    .about = { winds_of_plunder-bar }
bar-4 = 4° spazio della Barra
    .about = { winds_of_plunder-bar }
bar-5 = 5° spazio della Barra
    .about = { winds_of_plunder-bar }
bar-6 = 6° spazio della Barra
    .about = { winds_of_plunder-bar }

weapon = Armi
    .about = Un oggetto: con più di un altro puoi abbordarlo, con non meno guadagni fama. Posto per { $most }; ogni tre valgono un VP alla fine (W8, W9, W15).
crew = Equipaggio
    .about = Un oggetto: paga Forza ai Remi e Equipaggio alla Prova. Posto per { $most }; ogni due valgono un VP alla fine (W12, W15).
provision = Provviste
    .about = Un oggetto: chi ne ha di più riceve 1 VP in più a ogni arrivo. Posto per { $most }; ognuna vale un VP alla fine (W7, W10, W15).
treasure = Tesoro Sepolto
    .about = Una cassa su una tessera: pesca una Carta Tesoro. Si dissotterra nel porto che nomina, per i VP del gradino successivo: { $ladder1 } la prima volta (W7).
nothing = niente
due = da fare
    .about = In questo turno non hai ancora navigato, e devi farlo se c’è un porto raggiungibile (W3).
sailed = fatta
    .about = La navigazione di questo turno è fatta; solo Forza ai Remi ne permette un’altra (W3, W12).
closed = perduta
    .about = Hai usato il punto bonus restando in porto: la navigazione di questo turno è persa (W6).
action-points = 2 Punti di Azione
    .about = Ne hai 3 per turno: pescare o giocare una carta ne costa uno, i cubetti da uno a tre, una Folata di Vento tre. Quelli non spesi si perdono (W3).
victory-points = Punti Vittoria
    .about = Vince chi ne ha di più dopo il giro { $rounds }. Non se ne hanno mai meno di 0 (W11, W15).
most-weapons = Più Armi
    .about = Un segnalino per chi da solo ha più Armi: puoi abbordare anche chi ne ha quante te o più. 2 VP alla fine (W8, W10, W15).
largest-crew = Equipaggio più Numeroso
    .about = Un segnalino per chi da solo ha più Equipaggio: un punto in più alla fine di ogni turno. 2 VP alla fine (W6, W10, W15).
most-provisions = Più Provviste
    .about = Un segnalino per chi da solo ha più Provviste: 1 VP in più a ogni arrivo. 2 VP alla fine (W7, W10, W15).

buy-weapons-a = Compra Armi I
    .about = { winds_of_plunder-buys }
buy-weapons-b = Compra Armi II
    .about = { winds_of_plunder-buys }
buy-weapons-c = Compra Armi III
    .about = { winds_of_plunder-buys }
hire-crew-a = Ingaggia Equipaggio I
    .about = { winds_of_plunder-buys }
hire-crew-b = Ingaggia Equipaggio II
    .about = { winds_of_plunder-buys }
hire-crew-c = Ingaggia Equipaggio III
    .about = { winds_of_plunder-buys }
buy-provisions-a = Compra Provviste I
    .about = { winds_of_plunder-buys }
buy-provisions-b = Compra Provviste II
    .about = { winds_of_plunder-buys }
buy-provisions-c = Compra Provviste III
    .about = { winds_of_plunder-buys }
misfire = Colpo Mancato
    .about = Un avversario a tua scelta perde un’Arma. Copie: { $copies } (W12).
mutiny = Ammutinamento
    .about = Un avversario a tua scelta perde un Equipaggio. Copie: { $copies } (W12).
rats = Ratti
    .about = Un avversario a tua scelta perde una Provvista. Copie: { $copies } (W12).
heave = Forza ai Remi
    .about = Dopo aver navigato, se ogni avversario ha più VP di te: paga un Equipaggio e naviga ancora, una volta per turno. Copie: { $copies } (W12).
intrigue = Intrigo
    .about = Scambia due tessere qualsiasi, nei porti o sulla Barra. Copie: { $copies } (W12).
put-the-crew-to-the-test = Equipaggio alla Prova
    .about = Paga un Equipaggio per altri tre Punti di Azione, una volta per turno. Copie: { $copies } (W12).
secret-cache = Armi Nascoste
    .about = Giocata, resta davanti a te e vale due Armi fino alla fine del giro. Copie: { $copies } (W12).
storm = Tempesta
    .about = Ogni avversario con più di due carte in mano ne scarta fino a restare con due. Copie: { $copies } (W12).
swindle = Raggiro
    .about = Scambia un tuo oggetto con uno di altro tipo di un avversario. Copie: { $copies } (W12).
tavern-brawl = Rissa alla Taverna
    .about = Resta davanti a un avversario: all’inizio del suo prossimo turno perde 2 Punti di Azione o 2 VP. Copie: { $copies } (W12, W17).
treachery = Tradimento
    .about = Prendi metà dei cubetti del Vento di un avversario, al massimo cinque, in cambio di altrettanti della tua riserva. Copie: { $copies } (W12).

end-wind-cubes = cubetti del Vento avanzati
end-weapons = Armi
end-crew = Equipaggio
end-provisions = Provviste
end-markers = segnalini di Vantaggio
last-round = si è giocato l’ultimo giro
    .about = Si sono giocati tutti i { $rounds } giri: si contano gli avanzi e vince chi ha più VP (W15).

# Che cosa è successo
winds_of_plunder-tile-laid = Tessera posata, { $place }: { $vp } VP con { $items }.
winds_of_plunder-ship-placed = Porto di partenza di { $seat }: { $port }.
winds_of_plunder-first-holder-named = All’inizio la carta di Barbanera è di { $seat }.
winds_of_plunder-round-begun = Comincia il giro { $round }.
winds_of_plunder-compass-revealed = { $seat } vota per il vento verso { $direction }.
winds_of_plunder-bid-revealed = { $cubes ->
    [0] { $seat } non punta nulla.
    [one] { $seat } punta 1 cubetto.
   *[other] { $seat } punta { $cubes } cubetti.
}
winds_of_plunder-tile-awarded = La carta di Barbanera va a { $seat }.
winds_of_plunder-wind-set = Il vento soffia verso { $direction }.
winds_of_plunder-first-player-named = { $seat } saccheggia per primo.
winds_of_plunder-turn-begun = { $points ->
    [one] { $seat } comincia il turno con 1 Punto di Azione.
   *[other] { $seat } comincia il turno con { $points } Punti di Azione.
}
winds_of_plunder-brawl-suffered = { $loss_id ->
    [action-points] Dopo la rissa { $seat } perde 2 Punti di Azione.
   *[other] Dopo la rissa { $seat } perde 2 Punti Vittoria.
}
winds_of_plunder-bonus-point-taken = { $seat } usa il punto bonus dell’Equipaggio più Numeroso.
winds_of_plunder-card-drawn = La carta è { $card }.
winds_of_plunder-card-taken = { $seat } pesca una Carta Azione.
winds_of_plunder-deck-reshuffled = { $cards ->
    [one] L’unico scarto diventa il nuovo mazzo.
   *[other] I { $cards } scarti, mescolati, formano il nuovo mazzo.
}
winds_of_plunder-cubes-taken = { $cubes ->
    [one] { $seat } prende 1 cubetto del Vento dalla riserva.
   *[other] { $seat } prende { $cubes } cubetti del Vento dalla riserva.
}
winds_of_plunder-gust-called = { $seat } paga una Folata di Vento.
winds_of_plunder-sailed = { $gust ->
    [0] { $seat } salpa per { $port }.
   *[other] { $seat } salpa per { $port } con una Folata di Vento.
}
winds_of_plunder-turn-ended = { $seat } termina il turno.
winds_of_plunder-item-gained = { $seat } carica: { $item }.
winds_of_plunder-item-wasted = La stiva di { $seat } è piena; va perso: { $item }.
winds_of_plunder-treasure-drawn = { $seat } pesca una Carta Tesoro ({ $port }).
winds_of_plunder-treasure-taken = { $seat } pesca una Carta Tesoro.
winds_of_plunder-no-treasure-left = Per { $seat } non ci sono più Carte Tesoro.
winds_of_plunder-tile-scored = { $bonus ->
    [0] { $seat } guadagna { $vp } VP ({ $port }).
   *[other] { $seat } guadagna { $vp } VP ({ $port }), più 1 grazie a Più Provviste.
}
winds_of_plunder-tile-rotated = Nuova tessera ({ $port }): { $vp } VP con { $items }.
winds_of_plunder-treasure-scored = { $seat } dissotterra un tesoro ({ $port }): { $vp } VP.
winds_of_plunder-maps-did-not-fit = { $seat } non ha tesori da dissotterrare qui ({ $port }).
winds_of_plunder-boarding-declared = { $seat } abborda { $target }.
winds_of_plunder-boarding-repelled = { $caches ->
    [one] { $target } scopre una carta Armi Nascoste: l’abbordaggio di { $seat } fallisce.
   *[other] { $target } scopre { $caches } carte Armi Nascoste: l’abbordaggio di { $seat } fallisce.
}
winds_of_plunder-item-plundered = { $seat } porta via a { $target }: { $item }.
winds_of_plunder-points-plundered = { $seat } porta via { $vp } VP a { $target }.
winds_of_plunder-reputation-gained = { $seat } guadagna fama ({ $port }).
winds_of_plunder-area-completed = { $rank ->
    [1] { $seat } è il primo ad avere fama in tutta l’area ({ $port }): { $vp } VP.
   *[other] { $seat } ha fama in tutta l’area ({ $port }), come numero { $rank }: { $vp } VP.
}
winds_of_plunder-marker-taken = { $seat } prende il segnalino { $marker }.
winds_of_plunder-marker-discarded = { $seat } scarta il segnalino { $marker }.
winds_of_plunder-card-played = { $seat } gioca { $card }.
winds_of_plunder-price-paid = { $seat } la paga { $vp } VP.
winds_of_plunder-crew-spent = { $seat } la paga con un Equipaggio.
winds_of_plunder-item-lost = { $target } perde: { $item }.
winds_of_plunder-tiles-switched = Si scambiano le tessere: { $one } e { $other }.
winds_of_plunder-points-gained = { $seat } riceve altri { $points } Punti di Azione.
winds_of_plunder-cache-laid = { $caches ->
    [one] { $seat } ha in gioco una carta Armi Nascoste: 2 Armi in più.
   *[other] { $seat } ha in gioco { $caches } carte Armi Nascoste, 2 Armi ciascuna.
}
winds_of_plunder-caches-removed = { $caches ->
    [one] La carta Armi Nascoste di { $seat } viene scartata.
   *[other] { $caches } carte Armi Nascoste di { $seat } vengono scartate.
}
winds_of_plunder-cards-discarded = La tempesta porta via a { $seat }: { $cards }.
winds_of_plunder-items-traded = { $seat } dà { $give } a { $target } in cambio di { $take }.
winds_of_plunder-brawl-brewed = Una rissa alla taverna attende { $target }.
winds_of_plunder-cubes-stolen = { $cubes ->
    [one] { $seat } ruba 1 cubetto del Vento a { $target }.
   *[other] { $seat } ruba { $cubes } cubetti del Vento a { $target }.
}
winds_of_plunder-game-ended = La partita è finita: { $why }.
winds_of_plunder-bonus-scored = Alla fine { $seat } guadagna { $vp } VP: { $source }.
winds_of_plunder-game-won = { $seats_count ->
    [1] Vince { $seats } con { $vp } VP.
   *[other] Vincono insieme { $seats } con { $vp } VP.
}

# Che cosa si chiede
winds_of_plunder-asks-compasses = Giro { $round } di { $rounds }, si vota il vento: imposta in segreto la tua bussola sulla direzione che vuoi. Le bussole si scoprono tutte insieme.
winds_of_plunder-waits-compasses = Si aspetta che { $asked_count ->
    [1] { $asked } imposti la bussola
   *[other] { $asked } impostino la bussola
} in segreto; si scoprono tutte insieme.
winds_of_plunder-asks-bids = { $cubes ->
    [0] Non hai cubetti del Vento e non puoi puntare nulla: ogni cubetto è
    [one] Punta in segreto il tuo unico cubetto del Vento, o nulla: è
   *[other] Punta in segreto alcuni dei tuoi { $cubes } cubetti del Vento, o nessuno: ognuno è
} un voto per { $compass }, e la puntata più alta vince la carta di Barbanera. I cubetti puntati vanno nella tua riserva, comunque vada.
winds_of_plunder-waits-bids = Si aspetta che { $asked_count ->
    [1] { $asked } punti
   *[other] { $asked } puntino
} i cubetti del Vento in segreto; le puntate si mostrano insieme.
winds_of_plunder-asks-blackbeards-tile = { $tied } sono in parità per la carta di Barbanera con puntate di { $bid }. Prima l’avevi tu: a chi va?
winds_of_plunder-waits-blackbeards-tile = { $tied } sono in parità per la carta di Barbanera con puntate di { $bid }; decide { $asked }, che l’aveva prima.
winds_of_plunder-asks-wind-arrow = { $votes ->
    [0] Nessuno ha puntato cubetti, quindi nessuna direzione ha vinto. Hai la carta di Barbanera: dove soffia il vento?
    [one] { $winds } sono in parità con 1 cubetto del Vento. Hai la carta di Barbanera: dove soffia il vento?
   *[other] { $winds } sono in parità con { $votes } cubetti del Vento. Hai la carta di Barbanera: dove soffia il vento?
}
winds_of_plunder-waits-wind-arrow = { $votes ->
    [0] Nessuno ha puntato cubetti; il vento lo sceglie { $asked }, che ha la carta di Barbanera.
    [one] { $winds } sono in parità con 1 cubetto del Vento; il vento lo sceglie { $asked }, che ha la carta di Barbanera.
   *[other] { $winds } sono in parità con { $votes } cubetti del Vento; il vento lo sceglie { $asked }, che ha la carta di Barbanera.
}
winds_of_plunder-asks-first-player = Il vento soffia verso { $wind }. Hai la carta di Barbanera: chi saccheggia per primo nel giro { $round }? Gli altri seguono in senso orario.
winds_of_plunder-waits-first-player = Il vento soffia verso { $wind }. { $asked }, che ha la carta di Barbanera, decide chi saccheggia per primo.
winds_of_plunder-asks-brawl-toll = All’inizio del turno ti aspetta una Rissa alla Taverna: perdi 2 dei tuoi 3 Punti di Azione, o 2 dei tuoi { $vp } Punti Vittoria?
winds_of_plunder-waits-brawl-toll = Una Rissa alla Taverna aspetta { $asked }: perde 2 Punti di Azione o 2 Punti Vittoria.
winds_of_plunder-asks-turn = { $points ->
    [0] { $bonus ->
        [1] Hai speso i Punti di Azione, ma l’Equipaggio più Numeroso ti dà un punto in più.
       *[other] Hai speso i Punti di Azione.
    }
    [1] Tocca a te: ti resta 1 Punto di Azione.
   *[other] Tocca a te: ti restano { $points } Punti di Azione.
} { $sailing ->
    [due] Devi ancora navigare: { $reach ->
        [1] con il vento verso { $wind } si arriva a 1 porto.
       *[other] con il vento verso { $wind } si arriva a { $reach } porti.
    }
    [gust] Devi ancora navigare, con la tua Folata di Vento: con il vento verso { $wind } non si arriva a nessun porto.
    [locked] Con il vento verso { $wind } non si arriva a nessun porto: la tua nave può restare dov’è{ $points ->
        [0] { $bonus ->
            [1] ; se usi il punto bonus, rinunci alla navigazione di questo turno.
           *[other] .
        }
       *[other] .
    }
    [sailed] La tua nave ha già navigato.
   *[closed] In questo turno la tua nave resta dov’è.
}
winds_of_plunder-waits-turn = { $asked } saccheggia, giro { $round } di { $rounds }: { $points ->
    [0] { $bonus ->
        [1] resta il punto bonus dell’Equipaggio più Numeroso
       *[other] non restano Punti di Azione
    }
    [1] resta 1 Punto di Azione
   *[other] restano { $points } Punti di Azione
}, { $sailing ->
    [due] e la nave deve ancora navigare.
    [gust] e la nave deve ancora navigare.
    [locked] e nessun porto è raggiungibile.
    [sailed] e la nave ha già navigato.
   *[closed] e la nave resta dov’è.
}
winds_of_plunder-asks-turn-heave = { $card }: dove va la tua nave la seconda volta? Ti costa un Equipaggio.
winds_of_plunder-asks-turn-intrigue = { $chosen ->
    [0] { $card }: scegli la prima delle due tessere da scambiare.
   *[other] { $card }: scegli la tessera da scambiare con quella già scelta ({ $place }).
}
winds_of_plunder-asks-turn-aim = { $card }: contro chi la giochi?
winds_of_plunder-asks-turn-trade = { $card }: quale oggetto dai a { $target }, e quale prendi in cambio?
winds_of_plunder-asks-storm = { $captain } ha giocato Tempesta: butta { $left ->
    [1] ancora 1 carta
   *[other] ancora { $left } carte
} delle tue { $held }, ne tieni 2. Gli scarti di tutti si mostrano insieme.
winds_of_plunder-waits-storm = { $captain } ha giocato Tempesta: si aspetta che { $asked_count ->
    [1] { $asked } scarti
   *[other] { $asked } scartino
} in segreto, fino a tenere 2 carte.
winds_of_plunder-asks-port-arrival = La tua nave è arrivata ({ $port }) con { $weapons ->
    [1] 1 Arma
   *[other] { $weapons } Armi
}: abbordi un avversario che si trova qui, o nessuno?
winds_of_plunder-waits-port-arrival = La nave di { $asked } è arrivata: { $port }. Può abbordare un avversario.
winds_of_plunder-asks-cache-answer = { $seat } ti abborda: rispondi con { $need ->
    [1] almeno una carta Armi Nascoste
   *[other] almeno { $need } carte Armi Nascoste
} dalla tua mano, o lasci fare?
winds_of_plunder-waits-cache-answer = { $seat } abborda { $target }, che può rispondere con { $need ->
    [1] almeno una carta Armi Nascoste
   *[other] almeno { $need } carte Armi Nascoste
}.
winds_of_plunder-asks-boarding = Abbordi { $target }: { $vp ->
    [0] non ha Punti Vittoria, quindi prendi un oggetto dalla sua stiva.
    [1] prendi il suo unico Punto Vittoria{ $items ->
        [0] ; nella sua stiva non ci sono oggetti.
       *[other] , o un oggetto dalla sua stiva?
    }
   *[other] prendi { $vp } Punti Vittoria{ $items ->
        [0] ; nella sua stiva non ci sono oggetti.
       *[other] , o un oggetto dalla sua stiva?
    }
}
winds_of_plunder-waits-boarding = { $asked } abborda { $target } e sceglie il bottino.

# Che cosa si può fare
winds_of_plunder-set-compass = Vota per il vento verso { $direction }
winds_of_plunder-bid = { $cubes ->
    [0] Non puntare nulla
    [one] Punta 1 cubetto del Vento
   *[other] Punta { $cubes } cubetti del Vento
}
winds_of_plunder-award-tile = Dai la carta di Barbanera a { $seat }
winds_of_plunder-choose-wind = Fai soffiare il vento verso { $direction }
winds_of_plunder-name-first = Fai saccheggiare per primo { $seat }
winds_of_plunder-lose = { $loss_id ->
    [action-points] Perdi 2 Punti di Azione
   *[other] Perdi 2 Punti Vittoria
}
winds_of_plunder-draw-card = Pesca una Carta Azione (1 punto)
winds_of_plunder-play-card = { $price ->
    [-1] Gioca { $card } (1 punto)
    [0] Gioca { $card } (1 punto), qui è gratis; porti stampati: { $ports }
   *[other] Gioca { $card } (1 punto) per { $price } VP; gratis in altri porti: { $ports }
}
winds_of_plunder-take-cubes = { $points ->
    [one] Prendi cubetti del Vento dalla tua riserva: { $cubes } (1 punto)
   *[other] Prendi cubetti del Vento dalla tua riserva: { $cubes } ({ $points } punti)
}
winds_of_plunder-call-gust = Paga una Folata di Vento (3 punti)
winds_of_plunder-sail = { $gust ->
    [0] Salpa per { $port }: { $vp } VP con { $items }
   *[other] Salpa per { $port } con la tua Folata di Vento: { $vp } VP con { $items }
}
winds_of_plunder-end-turn = Termina il turno
winds_of_plunder-aim = Giocala contro { $seat }
winds_of_plunder-trade = Dai { $give } in cambio di { $take }
winds_of_plunder-choose-tile = Scambia la tessera: { $place }, { $vp } VP con { $items }
winds_of_plunder-discard = Getta { $card }
winds_of_plunder-board = Abborda { $seat }, Armi { $own } contro { $theirs }
winds_of_plunder-board-nobody = Non abbordare nessuno
winds_of_plunder-take-loot = Prendi come bottino: { $loot }
winds_of_plunder-lay-caches = { $caches ->
    [one] Scopri una carta Armi Nascoste: l’abbordaggio fallisce
   *[other] Scopri { $caches } carte Armi Nascoste: l’abbordaggio fallisce
}
winds_of_plunder-let-board = Non scoprire Armi Nascoste

# Perché no
winds_of_plunder-refuse-too-few-cubes = { $cubes ->
    [0] non hai cubetti del Vento
    [one] hai solo 1 cubetto del Vento
   *[other] hai solo { $cubes } cubetti del Vento
}
winds_of_plunder-refuse-not-tied = la carta di Barbanera va a uno dei giocatori in parità
winds_of_plunder-refuse-wind-not-tied = { $direction } non è fra i venti in parità
winds_of_plunder-refuse-east-or-west = nel primo giro di questa variante si vota solo per Est e Ovest
winds_of_plunder-refuse-no-player = lì non siede nessuno
winds_of_plunder-refuse-no-points = non hai abbastanza Punti di Azione: { $points }
winds_of_plunder-refuse-no-cards = non ci sono carte né nel mazzo né fra gli scarti
winds_of_plunder-refuse-no-reserve = la tua riserva è vuota
winds_of_plunder-refuse-no-gust = in questa variante non ci sono Folate di Vento
winds_of_plunder-refuse-gust-held = hai già una Folata di Vento
winds_of_plunder-refuse-sailed-already = in questo turno hai già navigato
winds_of_plunder-refuse-sailing-closed = sei rimasto in porto e hai usato il punto bonus: in questo turno non navighi più
winds_of_plunder-refuse-same-port = la tua nave è già lì ({ $port })
winds_of_plunder-refuse-beyond-gust = né il vento, che soffia verso { $wind }, né la tua Folata di Vento ti portano lì ({ $port })
winds_of_plunder-refuse-out-of-reach = il vento soffia verso { $wind } e non ti porta lì ({ $port })
winds_of_plunder-refuse-narrow-wind = in questa variante un vento verso Nord o Sud resta nell’area
winds_of_plunder-refuse-must-sail = devi navigare prima di terminare il turno
winds_of_plunder-refuse-own-ship = quella è la tua nave
winds_of_plunder-refuse-elsewhere = la nave di { $target } non è in questo porto
winds_of_plunder-refuse-too-few-weapons = Armi di { $target }: { $theirs }, tue: { $own }
winds_of_plunder-refuse-nothing-to-take = { $target } non ha nulla da portar via
winds_of_plunder-refuse-no-points-there = non ci sono Punti Vittoria da portar via
winds_of_plunder-refuse-no-item-there = non c’è da portar via: { $loot }
winds_of_plunder-refuse-too-few-caches = { $caches ->
    [one] una carta Armi Nascoste non basta a fermare questo abbordaggio
   *[other] { $caches } carte Armi Nascoste non bastano a fermare questo abbordaggio
}
winds_of_plunder-refuse-not-so-many = { $caches ->
    [one] non hai carte Armi Nascoste
   *[other] non hai { $caches } carte Armi Nascoste
}
winds_of_plunder-refuse-not-in-hand = non hai in mano { $card }
winds_of_plunder-refuse-chosen-already = l’hai già scelta e non ne hai un’altra: { $card }
winds_of_plunder-refuse-tested-already = l’equipaggio si mette alla prova una volta per turno
winds_of_plunder-refuse-no-crew = non hai Equipaggio con cui pagare
winds_of_plunder-refuse-no-storm-victim = nessun avversario ha in mano più di due carte
winds_of_plunder-refuse-no-target = contro nessun avversario avrebbe effetto: { $card }
winds_of_plunder-refuse-no-room = la tua stiva è piena di: { $item }
winds_of_plunder-refuse-too-few-points = non hai i 2 Punti Vittoria che costa fuori dai suoi porti
winds_of_plunder-refuse-not-sailed = non hai ancora navigato
winds_of_plunder-refuse-heaved-already = una seconda navigazione è possibile una volta per turno
winds_of_plunder-refuse-not-behind = ogni avversario deve avere più Punti Vittoria di te
winds_of_plunder-refuse-no-port = nessun porto è raggiungibile con una seconda navigazione
winds_of_plunder-refuse-none-there = { $target } non ha: { $item }
winds_of_plunder-refuse-brawl-already = una rissa alla taverna attende già { $target }
winds_of_plunder-refuse-no-cubes = da { $target } non verrebbe nessun cubetto
winds_of_plunder-refuse-no-trade = tu e { $target } non avete due oggetti diversi da scambiare
winds_of_plunder-refuse-same-item = i due oggetti devono essere di tipo diverso
winds_of_plunder-refuse-none-to-give = non hai da dare: { $give }
winds_of_plunder-refuse-none-to-take = non c’è da prendere: { $take }
winds_of_plunder-refuse-same-tile = quella tessera l’hai già scelta

# Che cosa mostra un tavolo
winds_of_plunder-label-round = Giro
    .about = Il giro in corso, di { $rounds }: un voto per il vento, poi un turno per ciascuno (W18).
winds_of_plunder-label-rounds = { "" }
winds_of_plunder-label-wind = Vento
    .about = Dove soffia il vento in questo giro, come ha deciso il voto; le navi lo seguono (W1, W19).
winds_of_plunder-label-first = { "" }
winds_of_plunder-label-completed = { "" }
winds_of_plunder-label-tiles = Tessere
    .about = In ogni porto c’è una tessera: chi arriva ne carica gli oggetti, ne segna i VP e dalla Barra ne arriva una nuova (W7).
winds_of_plunder-label-bag = { "" }
winds_of_plunder-label-deck = Carte nel mazzo
    .about = Carte Azione da pescare, un punto l’una. Quando finiscono, gli scarti si rimescolano in un nuovo mazzo (W3, W12).
winds_of_plunder-label-discards = Scarti
    .about = Carte Azione giocate o scartate; tutti possono guardarle (W14).
winds_of_plunder-label-eras = { "" }
winds_of_plunder-label-treasures-unseen = Carte Tesoro coperte nel loro mazzo
    .about = Carte Tesoro che nessuno ha visto: una cassa su una tessera porta la prima (W7).
winds_of_plunder-label-treasures-buried = Carte Tesoro note sotto di esse
    .about = Carte Tesoro già dissotterrate, sotto il mazzo in un ordine noto a tutti (W14).
winds_of_plunder-label-hand = Le tue Carte Azione
    .about = Le tue Carte Azione, che nessun altro vede. Giocarne una costa un punto (W3, W14).
winds_of_plunder-label-maps = Le tue Carte Tesoro
    .about = Le tue Carte Tesoro: ognuna si dissotterra quando arrivi nel suo porto (W7).
winds_of_plunder-label-prices = { "" }
winds_of_plunder-label-free-ports = { "" }
winds_of_plunder-label-turn = Turno
    .about = Il turno in corso: i punti che restano, e se si deve ancora navigare (W3).
winds_of_plunder-label-ending = Fine
    .about = Che cosa ha chiuso la partita: l’ultimo giro (W15).
winds_of_plunder-label-port = Porto
    .about = Dove si trova la nave. Una tessera vale solo all’arrivo (W7, W19).
winds_of_plunder-label-vp = VP
    .about = { victory-points.about }
winds_of_plunder-label-blackbeard = Carta di Barbanera
    .about = La carta di Barbanera va alla puntata più alta del voto. Chi la tiene decide le parità e dice chi saccheggia per primo (W1, W18).
winds_of_plunder-label-markers = Segnalini
    .about = Segnalini di Vantaggio: uno per oggetto, a chi da solo ne ha di più; 2 VP l’uno alla fine (W10, W15).
winds_of_plunder-label-weapons = Armi
    .about = { weapon.about }
winds_of_plunder-label-crew = Equipaggio
    .about = { crew.about }
winds_of_plunder-label-provisions = Provviste
    .about = { provision.about }
winds_of_plunder-label-booty = Bottino
    .about = Gradini saliti dissotterrando tesori. Ognuno dà i suoi VP: { $ladder1 } il primo, { $ladder } l’ultimo (W7).
winds_of_plunder-label-wind-cubes = Cubetti del Vento
    .about = Cubetti da puntare nel voto; quelli puntati vanno nella riserva, che tu vinca o no. Cominci con { $cubes }; ogni tre rimasti alla fine valgono un VP (W1, W13, W15).
winds_of_plunder-label-reserve = Riserva
    .about = Cubetti spesi, { $reserve } all’inizio: i punti li riportano, e ogni porto in cui guadagni fama ne usa uno (W4, W9).
winds_of_plunder-label-reputation = Fama
    .about = Porti dove questo giocatore è noto: vi è arrivato con non meno Armi delle altre navi. Tre in un’area danno { $bonus1 } VP al primo, meno ai successivi (W9).
winds_of_plunder-label-caches = Armi Nascoste in gioco
    .about = Ognuna vale due Armi. Se ne vanno alla fine del giro; quelle scoperte contro un abbordaggio possono andarsene prima, quando comincia il prossimo turno di chi le ha. Copie: { $copies } (W12, W16, W17).
winds_of_plunder-label-lent-caches = { "" }
winds_of_plunder-label-brawl = Rissa
    .about = { tavern-brawl.about }
winds_of_plunder-label-compass = Bussola
    .about = La direzione votata da questo giocatore, una volta scoperte tutte (W1).
winds_of_plunder-label-bid = Puntata
    .about = I cubetti del Vento puntati in questo voto, una volta scoperti: voti per la bussola e per la carta di Barbanera (W1).
winds_of_plunder-label-cards = Carte
    .about = Quante Carte Azione ha un giocatore; quali è nascosto (W14).
winds_of_plunder-label-treasures = Carte Tesoro
    .about = Carte Tesoro non ancora dissotterrate; alla fine non valgono nulla (W7, W15).
winds_of_plunder-label-treasures-seen = di cui note
    .about = Le Carte Tesoro che tutti sanno in mano a questo giocatore (W14).
winds_of_plunder-label-treasures-ruled-out = nessuna di esse per
    .about = Porti per cui le Carte Tesoro ignote di questo giocatore non possono essere: vi è arrivato senza dissotterrare nulla (W23).
winds_of_plunder-label-earned = { "" }
winds_of_plunder-label-provisions-bonus = Più Provviste
winds_of_plunder-label-boarding = Abbordaggi
winds_of_plunder-label-end-wind-cubes = Cubetti
winds_of_plunder-label-end-weapons = Armi
winds_of_plunder-label-end-crew = Equipaggio
winds_of_plunder-label-end-provisions = Provviste
winds_of_plunder-label-end-markers = Segnalini
winds_of_plunder-tile-view = { $place }: { $vp } VP, { $items }
winds_of_plunder-turn-view = { $gust ->
    [0] { $seat }, punti rimasti: { winds_of_plunder-points-left }, navigazione: { $sailing }
   *[other] { $seat }, punti rimasti: { winds_of_plunder-points-left }, navigazione: { $sailing }, una Folata di Vento in mano
}
winds_of_plunder-points-left = { $bonus ->
    [0] { $points }
   *[other] il punto bonus
}

# Che cosa ne seguirebbe
winds_of_plunder-outlook-sail = Guadagni { $vp } VP: { $tile } della tessera{ $provisions ->
    [0] { "" }
   *[other] , { $provisions } per Più Provviste
}{ $booty ->
    [0] { "" }
   *[other] , { $booty } per il tesoro
}{ $area ->
    [0] { "" }
   *[other] , { $area } per l’area
}{ $reputation ->
    [0] { "" }
   *[other] ; guadagni fama
}{ $treasure_cards ->
    [0] { "" }
   *[other] ; peschi una Carta Tesoro
}{ $targets_count ->
    [0] { "" }
   *[other] ; potresti abbordare { $targets }
}
winds_of_plunder-outlook-bid = { $wind_cubes ->
    [0] Non ti restano cubetti del Vento
    [one] Ti resta 1 cubetto del Vento
   *[other] Ti restano { $wind_cubes } cubetti del Vento
}, che tu vinca o no; nella riserva saranno { $reserve }
winds_of_plunder-outlook-cubes = Avresti { $wind_cubes ->
    [one] 1 cubetto del Vento
   *[other] { $wind_cubes } cubetti del Vento
}, e { $reserve } nella riserva
winds_of_plunder-outlook-gust = Apre altri porti: { $ports }
winds_of_plunder-outlook-board = Puoi prendere { $vp ->
    [0] un oggetto
   *[other] { $vp } VP{ $items ->
        [0] { "" }
       *[other] { " " }o un oggetto
    }
}{ $answers ->
    [0] { "" }
   *[other] , se { $seat } non risponde con Armi Nascoste
}
winds_of_plunder-outlook-loot = Prendi { $vp } VP
winds_of_plunder-warn-no-room = { $items_count ->
    [1] non c’è posto, e va perso: { $items }
   *[other] non c’è posto, e vanno persi: { $items }
}
winds_of_plunder-warn-cubes = meno punti portano gli stessi cubetti: { $points }
winds_of_plunder-warn-gust = { $lack ->
    [closed] hai rinunciato alla navigazione di questo turno
    [heaved] hai già navigato due volte
    [crew] hai già navigato e non hai Equipaggio con cui pagare Forza ai Remi
    [behind] hai già navigato e non sei dietro a tutti, come vuole Forza ai Remi
    [point] hai già navigato, e non resterebbero punti per Forza ai Remi
   *[card] hai già navigato e non hai Forza ai Remi per farlo ancora
}: { $sure ->
    [1] questa Folata andrebbe persa
   *[other] se questo non cambia, questa Folata va persa
}
winds_of_plunder-warn-gust-unused = lì ti porta il vento da solo{ $sure ->
    [1] , e la tua Folata di Vento andrebbe persa
   *[other] : se Forza ai Remi non porta una seconda navigazione, la tua Folata di Vento va persa
}
winds_of_plunder-warn-gust-nowhere = non apre nessun porto che il vento non raggiunga
winds_of_plunder-warn-points = { $points ->
    [one] resta un Punto di Azione, che va perso
   *[other] restano { $points } Punti di Azione, che vanno persi
}{ $gust ->
    [0] { "" }
   *[other] ; e così la tua Folata di Vento
}
winds_of_plunder-warn-board = potresti abbordare { $targets } e prendere qualcosa

# La carta in caratteri
winds_of_plunder-map-wind = Il vento soffia verso { $wind } { $arrow }
winds_of_plunder-map-bar = Barra di Rotazione: { $tiles }
winds_of_plunder-map-signs = A nave, a fama, * ha il segnalino, ☠ carta di Barbanera
winds_of_plunder-sign-weapon = Arm
winds_of_plunder-sign-crew = Equ
winds_of_plunder-sign-provision = Prv
winds_of_plunder-sign-treasure = Tes
winds_of_plunder-sign-vp = VP
winds_of_plunder-sign-weapons = Arm
winds_of_plunder-sign-provisions = Prv
winds_of_plunder-sign-booty = Bottino
winds_of_plunder-sign-wind-cubes = Cubi
winds_of_plunder-sign-reserve = Riserva
winds_of_plunder-sign-cards = Carte
winds_of_plunder-sign-treasures = Mappe

# Che cosa un tavolo può scegliere
winds_of_plunder-option-reactive-caches = variante a: le Armi Nascoste possono rispondere a un abbordaggio (W16)
winds_of_plunder-option-fragile-markers = variante b: un segnalino di Vantaggio si perde anche per una parità (W16)
winds_of_plunder-option-no-gust = variante c: niente Folata di Vento (W16)
winds_of_plunder-option-narrow-winds = variante d: i venti verso Nord e Sud restano nell’area, e il primo voto è per Est od Ovest (W16)
winds_of_plunder-option-reputation-any = per la fama bastano tante Armi quante una delle altre navi in porto, non tutte (W9)
winds_of_plunder-option-tournament = una parità che nient’altro risolve va al primo in senso orario dalla carta di Barbanera (W15)
winds_of_plunder-option-blackbeard = il posto che ha per primo la carta di Barbanera; se non è indicato, lo sorteggia il seme (W2)

# Quello che sta accanto a più nomi
winds_of_plunder-up-or-down = Un vento: ti porta a un porto più avanti nella sua direzione, nella tua area o in una accanto; con i venti stretti solo nella tua (W16, W19).
winds_of_plunder-along = Un vento: ti porta una o due aree nella sua direzione, in un porto qualsiasi (W19).
winds_of_plunder-port-lies = Un porto: il numero { $order } di 12 da nord, nell’area { $area } di 4 da ovest, con { $others } (W19).
winds_of_plunder-bar = Un posto sulla Barra: la tessera di un porto dove arriva una nave entra dall’estremità sinistra, e quella all’estremità destra va in quel porto (W7).
winds_of_plunder-buys = Guadagni { $item } × 1: gratis in due porti ({ $ports }), altrove per 2 VP. Ti serve posto (W12).

# Perché un bot lo farebbe
winds_of_plunder-reason-points = fa punti subito
winds_of_plunder-reason-hold = porta oggetti o un segnalino
winds_of_plunder-reason-fame = avvicina il completamento di un’area
winds_of_plunder-reason-cubes = conserva cubetti del Vento per dopo
winds_of_plunder-reason-cards = porta carte o un tesoro da dissotterrare
winds_of_plunder-reason-sailing = apre un buon porto per la prossima navigazione
winds_of_plunder-reason-turn = lascia punti da spendere in questo turno
winds_of_plunder-reason-rivals = costa qualcosa agli altri

# Che cosa chiedono le regole ai valori.
winds_of_plunder-figures-area-bonus = sono { $count }; fino a { $most } giocatori completano un’area
winds_of_plunder-figures-north-to-south = ognuno dei 12 porti sta qui una volta
winds_of_plunder-figures-areas = le aree sono { $areas }, di { $ports } porti
winds_of_plunder-figures-one-area = ognuno dei 12 porti sta in un’area
winds_of_plunder-figures-start-ports = servono almeno { $least } porti diversi
winds_of_plunder-figures-tiles = sono { $count }; nei porti e sulla barra di rotazione ce ne sono { $all } (W7)
winds_of_plunder-figures-tile-ids = il codice di una tessera è una parola sola, senza «;» né «=», e non un trattino soltanto
winds_of_plunder-figures-items = un oggetto sta su una tessera al massimo una volta
winds_of_plunder-figures-ladder = ha un gradino 0 e almeno un altro sopra
winds_of_plunder-figures-cards = le carte sono { $cards }
winds_of_plunder-figures-copies = le copie sono { $copies }, con due porti ciascuna

# I valori, per nome dei campi.
winds_of_plunder-figure-north-to-south = Porti da nord a sud
winds_of_plunder-figure-areas-west-to-east = Aree da ovest a est
winds_of_plunder-figure-start-ports = Porti di partenza
winds_of_plunder-figure-tiles = Tessere Punti Vittoria
winds_of_plunder-figure-vp = VP
winds_of_plunder-figure-items = Oggetti
winds_of_plunder-figure-booty-ladder = Scala del Bottino, dal gradino più basso
winds_of_plunder-figure-tally-max = Ultimo gradino delle altre scale
winds_of_plunder-figure-free-ports = Porti stampati sulle carte che comprano
winds_of_plunder-figure-action-cards = Copie di ogni Carta Azione
winds_of_plunder-figure-buy-weapons = Compra Armi
winds_of_plunder-figure-hire-crew = Ingaggia Equipaggio
winds_of_plunder-figure-buy-provisions = Compra Provviste
winds_of_plunder-figure-wind-cubes = Cubetti del Vento all’inizio
winds_of_plunder-figure-reserve-cubes = Cubetti in riserva
winds_of_plunder-figure-rounds = Giri
winds_of_plunder-figure-area-bonus = VP per un’area completa, dal primo all’ultimo
