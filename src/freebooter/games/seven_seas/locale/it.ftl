# Pirates of the 7 Seas, in italiano. Chiavi: termini da soli, eventi e azioni per nome, rifiuti per motivo.

rum = rum
    .about = { seven_seas-good-worth }
coffee = caffè
    .about = { seven_seas-good-worth }
fruit = frutta
    .about = { seven_seas-good-worth }
talisman = talismano
    .about = Una carta Bottino che si tiene e non occupa posto: subito un gettone Yin-Yang e un punto alla fine. Il Gorgo porta via i talismani (S9, S10, S13).
rum-coffee = rum e caffè
    .about = { seven_seas-bargain-worth }
rum-fruit = rum e frutta
    .about = { seven_seas-bargain-worth }
coffee-fruit = caffè e frutta
    .about = { seven_seas-bargain-worth }
england = Inghilterra
    .about = { seven_seas-country-means }
spain = Spagna
    .about = { seven_seas-country-means }
france = Francia
    .about = { seven_seas-country-means }
holland = Olanda
    .about = { seven_seas-country-means }
shipwright = Maestro d’ascia
    .deed = Compra navi dalla riserva, un forziere l’una
    .alone = una nave in più
    .about = { shipwright.deed }; con la riserva vuota è un errore e costa una Macchia Nera. Se l’hai scelto solo tu e hai comprato: { shipwright.alone } (S3, S4).
governor = Governatore
    .deed = Prendi una tessera Corsaro, una Macchia Nera e la riserva
    .alone = una Macchia Nera in meno
    .about = { governor.deed }: la tessera di un paese libero, e gratis tutte le navi della riserva. Se l’hai scelto solo tu: { governor.alone } (S4, S19).
captain = Capitano
    .deed = Gioca una carta Convoglio: tutti possono saccheggiarlo
    .alone = due gettoni Yin-Yang
    .about = { captain.deed } con le loro navi. Senza carta, una Macchia Nera. Scelto solo da te: { captain.alone }. A fine giro riprendi i personaggi (S3, S4, S17).
aborigine = Indigeno
    .deed = Gioca una carta Porto: i suoi prezzi valgono da ora in poi
    .alone = una carta Bottino
    .about = { aborigine.deed }. Senza carta, una Macchia Nera. Scelto solo da te: { aborigine.alone }. A fine giro riprendi i personaggi (S3, S4, S17).
shaman = Sciamano
    .deed = Gioca una carta Maledizione, che colpisce tutti
    .alone = tre navi al riparo
    .about = { shaman.deed }. Senza carta, una Macchia Nera. Scelto solo da te: { shaman.alone } dalla maledizione. A fine giro riprendi i personaggi (S3, S4, S17).
merchant = Mercante
    .deed = Vendi quante merci vuoi in una sola vendita
    .alone = un forziere in più
    .about = { merchant.deed }; senza merci è un errore. Se l’hai scelto solo tu e hai venduto: { merchant.alone } (S3, S4, S18).
cartographer = Cartografo
    .deed = Pesca una carta Avventura
    .alone = un’altra carta
    .about = { cartographer.deed }: un convoglio, un porto o una maledizione. Con il mazzo vuoto è un errore. Se l’hai scelto solo tu: { cartographer.alone } (S3, S4).
kraken = Kraken
    .about = Una maledizione: si tirano tutte le flotte, e ogni 1 costa una carta Frutta, o la nave se non ce n’è. Copie nel mazzo: { $copies } (S10, S20).
iceberg = Iceberg
    .about = Una maledizione: si tirano tutte le flotte, e ogni 2 costa un caffè, o la nave se non ce n’è. Copie nel mazzo: { $copies } (S10, S20).
sirens = Sirene
    .about = Una maledizione: si tirano tutte le flotte, e ogni 3 costa un rum, o la nave se non ce n’è. Copie nel mazzo: { $copies } (S10, S20).
riot = Rivolta
    .about = Una maledizione: si tirano tutte le flotte, e ogni 4 costa la merce per cui il porto paga 3, o la nave se non ce n’è. Copie nel mazzo: { $copies } (S10, S20).
whirlpool = Gorgo
    .about = Una maledizione: si tirano tutte le flotte e un dado rosso; tante navi quanto segna, le più vicine, costano un talismano l’una o affondano. Copie nel mazzo: { $copies } (S10, S20).
idol = Idolo
    .about = Una maledizione: chi la lancia nomina una merce, e ognuno ne cede una, oppure una nave. Copie nel mazzo: { $copies } (S10, S20).
salary = Salario
    .about = Una maledizione: ognuno paga due forzieri per ogni nave che ha di guardia. Copie nel mazzo: { $copies } (S11, S20).
tavern = Taverna
    .about = Una maledizione: si tira un dado rosso per giocatore, e chi la lancia li distribuisce. 1: { $face1 }; 2: { $face2 }; 3: { $face3 }; 4: { $face4 }; 5: { $face5 }; 6: { $face6 } (S10, S20).
double-hold = Doppia stiva
    .about = Un rituale che costa gettoni Yin-Yang, { $double_hold } in tutto: per sempre, una nave in più della flotta porta due merci (S1, S5).
unsinkable-ship = Nave inaffondabile
    .about = Un rituale che costa gettoni Yin-Yang, { $unsinkable } in tutto: per sempre, una in più delle tue navi affondate torna nella flotta dopo ogni saccheggio (S5, S8).
gift-ship = una nave
gift-booty = una carta Bottino
gift-chest = un forziere
gift-card = una carta Avventura
take-spot = una Macchia Nera
    .about = Una faccia dei dadi della Taverna: prendi una Macchia Nera (S10, S20).
lose-good = una merce persa
    .about = Una faccia dei dadi della Taverna: scarti una merce a tua scelta, se ne hai (S10, S20).
lose-chest = un forziere perso
    .about = Una faccia dei dadi della Taverna: perdi un forziere, se ne hai uno (S10, S20).
gain-chest = un forziere in più
    .about = Una faccia dei dadi della Taverna: ricevi un forziere (S10, S20).
draw-booty = una carta Bottino
    .about = Una faccia dei dadi della Taverna: peschi una carta Bottino (S10, S20).
take-tokens = tre gettoni Yin-Yang
    .about = Una faccia dei dadi della Taverna: prendi tre gettoni Yin-Yang (S10, S20).
mistake = un errore
commission = il prezzo di chi si fa Corsaro
corsair = il convoglio batte la bandiera che questo Corsaro serve
stayed-home = nessuna nave mandata
cards-in-hand = carte Avventura rimaste in mano
gift = un dono
no-room = non c’è posto
caravan-sinks = affonda la nave del convoglio
    .about = Di due dadi che combattono affonda il più basso: qui quello rosso del convoglio (S7).
pirate-sinks = affonda il pirata
    .about = Di due dadi che combattono affonda il più basso: qui quello del pirata (S7).
both-sink = affondano entrambe
    .about = Due dadi che combattono e sono uguali affondano entrambi (S7).
last-rounds = gli ultimi giri sono stati giocati
    .about = La carta Ultimi Giri è uscita, e { $rounds ->
        [0] quel giro è stato giocato
        [one] il giro dopo quello è stato giocato
       *[other] si sono giocati i { $rounds } giri dopo quello
    } (S12).
round-limit = è raggiunto il limite di giri
    .about = Il tavolo aveva fissato un numero di giri, e l’ultimo è stato giocato (S14).
chests = forzieri
talismans = talismani
yin-yang = Yin-Yang
black-spots = Macchie Nere

# Che cosa è successo
seven_seas-first-player-named = { $seat } riceve il segnalino di primo giocatore.
seven_seas-caravan-drawn = { $seat } pesca un convoglio: { $country }, { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}.
seven_seas-curse-drawn = { $seat } pesca una maledizione: { $curse }.
seven_seas-port-drawn = { $seat } pesca un porto: { $port } (rum { $rum }, caffè { $coffee }, frutta { $fruit }).
seven_seas-card-drawn = { $seat } pesca una carta Avventura.
seven_seas-last-rounds-drawn = { $seat } pesca gli Ultimi Giri: { $rounds ->
    [0] questo giro è l’ultimo
    [one] dopo questo se ne gioca 1 altro
   *[other] dopo questo se ne giocano altri { $rounds }
}.
seven_seas-round-began = Comincia il giro { $round }; il primo giocatore è { $first }.
seven_seas-character-revealed = { $character }: scelto da { $seats }.
seven_seas-characters-taken-back = { $seat } riprende tutti i personaggi.
seven_seas-mistake-made = { $seat } non può compiere l’azione del personaggio: { $character }.
seven_seas-adventure-declined = { $seat } non gioca nessuna carta per il personaggio: { $character }.
seven_seas-black-spot-taken = { $seat } prende { $count ->
    [one] una Macchia Nera
   *[other] { $count } Macchie Nere
} e ora ne ha { $spots }: { $why }.
seven_seas-black-spots-discarded = { $seat } scarta { $count ->
    [one] una Macchia Nera
   *[other] { $count } Macchie Nere
}.
seven_seas-yin-yang-taken = { $seat } prende { $tokens ->
    [one] un gettone Yin-Yang
   *[other] { $tokens } gettoni Yin-Yang
}: { $why }.
seven_seas-guards-moved = { $seat } ha ora { $guards ->
    [one] una nave
   *[other] { $guards } navi
} di guardia e { $fleet } nella flotta.
seven_seas-ships-bought = { $seat } compra { $ships ->
    [one] una nave
   *[other] { $ships } navi
}.
seven_seas-nothing-done = { $seat } non fa nulla con il personaggio: { $character }.
seven_seas-corsair-tile-taken = { $seat } diventa Corsaro ({ $country }) e { $ships ->
    [0] non riceve navi: la riserva è vuota
    [one] riceve una nave dalla riserva
   *[other] riceve { $ships } navi dalla riserva
}.
seven_seas-gift-taken = { $seat } accetta un dono: { $gift }.
seven_seas-gift-left = { $seat } rifiuta un dono: { $gift }.
seven_seas-caravan-sighted = { $seat } avvista un convoglio: { $country }, { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}.
seven_seas-ships-sent = { $seat } { $ships ->
    [0] non manda navi
    [one] manda una nave
   *[other] manda { $ships } navi
}.
seven_seas-dice-thrown = { $escapes ->
    [0] { $seat } lancia i dadi.
    [one] { $seat } lancia i dadi; una volta un dado è uscito dal vassoio e si è ritirato tutto.
   *[other] { $seat } lancia i dadi; { $escapes } volte qualche dado è uscito dal vassoio e si è ritirato tutto.
}
seven_seas-ships-fought = Convoglio { $caravan_face } contro { $pirate_face } di { $seat }: { $sunk }.
seven_seas-losses-counted = { $seat } ha { $sunk ->
    [one] una nave affondata
   *[other] { $sunk } navi affondate
}{ $returned ->
    [0] { "" }
    [one] { " " }(una torna perché inaffondabile)
   *[other] { " " }({ $returned } tornano perché inaffondabili)
}{ $tokens ->
    [0] .
    [one] , e prende un gettone Yin-Yang.
   *[other] , e prende { $tokens } gettoni Yin-Yang.
}
seven_seas-caravan-taken = L’assalto di { $seat } riesce: tutto il convoglio è affondato.
seven_seas-caravan-escaped = L’assalto di { $seat } fallisce: il convoglio prosegue.
seven_seas-booty-drawn = { $kind_id ->
    [talisman] { $seat } pesca un talismano e prende un gettone Yin-Yang.
   *[other] { $seat } pesca { $kind }.
}
seven_seas-booty-reshuffled = Il mazzo Bottino è vuoto: { $cards ->
    [one] l’unico scarto diventa il nuovo mazzo
   *[other] si mescolano i { $cards } scarti
}.
seven_seas-goods-loaded = { $seat } carica { $good } × { $count }.
seven_seas-booty-left = { $seat } lascia { $good } × { $count }.
seven_seas-goods-discarded = { $seat } perde { $good } × { $count }: { $why }.
seven_seas-port-changed = { $seat } cambia il porto: { $port } (rum { $rum }, caffè { $coffee }, frutta { $fruit }).
seven_seas-curse-cast = { $seat } maledice tutti: { $curse }.
seven_seas-ships-protected = { $ships ->
    [one] Una nave di { $seat } è al sicuro.
   *[other] { $ships } navi di { $seat } sono al sicuro.
}
seven_seas-idol-named = { $seat } dice che cosa vuole l’Idolo: { $good }.
seven_seas-curse-struck = { $cards ->
    [0] { $ships ->
        [0] La maledizione non costa nulla a { $seat }.
        [one] La maledizione costa a { $seat } una nave.
       *[other] La maledizione costa a { $seat } { $ships } navi.
    }
   *[other] { $ships ->
        [0] La maledizione costa a { $seat }: { $kind } × { $cards }.
        [one] La maledizione costa a { $seat }: { $kind } × { $cards }, e una nave.
       *[other] La maledizione costa a { $seat }: { $kind } × { $cards }, e { $ships } navi.
    }
}
seven_seas-salary-paid = { $seat } paga alle guardie { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
}.
seven_seas-die-dealt = A { $seat } tocca un { $face }: { $effect }.
seven_seas-chest-gained = { $seat } guadagna un forziere.
seven_seas-chest-lost = { $seat } perde un forziere.
seven_seas-goods-sold = { $seat } vende { $good } × { $count } per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
}.
seven_seas-goods-bargained = { $seat } baratta { $goods } per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
}.
seven_seas-ritual-performed = { $times ->
    [one] { $seat } compie un rituale: { $ritual }.
   *[other] { $seat } compie un rituale: { $ritual }, e ora ne ha { $times }.
}
seven_seas-game-ended = La partita è finita: { $why }.
seven_seas-points-counted = { $seat }: forzieri { $chests }, talismani { $talismans }, Yin-Yang { $tokens }, Macchie Nere { $spots }: { $points ->
    [1] un punto
   *[other] { $points } punti
}.
seven_seas-game-won = { $seats_count ->
    [1] Vince { $seats } con { $points ->
        [1] un punto
       *[other] { $points } punti
    }.
   *[other] Vincono insieme { $seats } con { $points ->
        [1] un punto
       *[other] { $points } punti
    } a testa.
}

# Che cosa si chiede
seven_seas-asks-choosing = Giro { $round }: scegli in segreto un personaggio. Si annunciano uno dopo l’altro, e chi ha scelto lo stesso lo mostra insieme agli altri.
seven_seas-waits-choosing = Si aspetta che { $asked_count ->
    [1] { $asked } scelga
   *[other] { $asked } scelgano
} in segreto un personaggio.
seven_seas-asks-adventure = { $announced ->
    [captain] Capitano: gioca una carta Convoglio per saccheggiarlo. Ne hai { $fitting }; senza prendi una Macchia Nera.
    [aborigine] Indigeno: gioca una carta Porto per cambiare dove si vende. Ne hai { $fitting }; senza prendi una Macchia Nera.
   *[shaman] Sciamano: gioca una carta Maledizione. Ne hai { $fitting }; senza prendi una Macchia Nera.
}
seven_seas-waits-adventure = { $announced ->
    [captain] { $asked }, Capitano, gioca una carta Convoglio o prende una Macchia Nera.
    [aborigine] { $asked }, Indigeno, gioca una carta Porto o prende una Macchia Nera.
   *[shaman] { $asked }, Sciamano, gioca una carta Maledizione o prende una Macchia Nera.
}
seven_seas-asks-shipyard = Maestro d’ascia: compra dalla riserva quante navi vuoi, per un forziere l’una. In riserva ce ne sono { $reserve }, e hai { $chests ->
    [1] 1 forziere
   *[other] { $chests } forzieri
}. Prima puoi compiere rituali.
seven_seas-waits-shipyard = { $asked }, Maestro d’ascia, compra navi dalla riserva per un forziere l’una.
seven_seas-asks-residence = Governatore: diventa Corsaro di un paese. { $reserve ->
    [0] Non ricevi navi, perché la riserva è vuota, ma ricevi
    [1] Ricevi la nave che hai in riserva e
   *[other] Ricevi tutte le { $reserve } navi della riserva e
} una Macchia Nera. Prima puoi compiere rituali.
seven_seas-waits-residence = { $asked }, Governatore, diventa Corsaro di un paese.
seven_seas-asks-chart-room = Cartografo: pesca una carta Avventura. Prima puoi compiere rituali.
seven_seas-waits-chart-room = { $asked }, Cartografo, pesca una carta Avventura.
seven_seas-asks-market = Mercante nel porto { $port }: quanto vendi, di { $good } × { $held }? Da tre in su il prezzo l’una è { $price ->
    [1] 1 forziere
   *[other] { $price } forzieri
}, altrimenti 1. Poi vengono le altre merci; prima della vendita puoi compiere rituali.
seven_seas-waits-market = { $asked }, Mercante nel porto { $port }, vende merci.
seven_seas-asks-sale = La tua vendita nel porto { $port }: quanto vendi, di { $good } × { $held }? Da tre in su il prezzo l’una è { $price ->
    [1] 1 forziere
   *[other] { $price } forzieri
}, altrimenti 1.
seven_seas-waits-sale = { $asked }, Mercante nel porto { $port }, vende merci: ora { $good }.
seven_seas-asks-gift = Solo tu hai agito con questo personaggio ({ $character }), e ti spetta un dono: { $gift }. Lo accetti?
seven_seas-waits-gift = { $asked }, con un personaggio che nessun altro ha usato ({ $character }), può accettare un dono: { $gift }.
seven_seas-asks-rituals = Il tuo turno sta per finire: compi rituali con { $tokens ->
    [one] il tuo gettone Yin-Yang
   *[other] i tuoi { $tokens } gettoni Yin-Yang
}, o lascialo finire.
seven_seas-waits-rituals = { $asked } può compiere rituali con { $tokens ->
    [one] 1 gettone Yin-Yang
   *[other] { $tokens } gettoni Yin-Yang
}.
seven_seas-asks-sending = { $you ->
    [captain] Saccheggi
   *[other] { $captain } saccheggia
} un convoglio di { $ships ->
    [1] 1 nave
   *[other] { $ships } navi
}, { $country }: { $empty ->
    [one] mandi la tua unica nave vuota?
   *[other] quante delle tue { $empty } navi vuote mandi?
} { $corsair ->
    [1] Da Corsaro di quel paese prendi comunque una Macchia Nera.
   *[other] Se non ne mandi, prendi una Macchia Nera.
}
seven_seas-waits-sending = { $asked } decide quante navi mandare contro il convoglio di { $captain }: { $country }, { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}.
seven_seas-asks-idol-wish = Hai lanciato l’Idolo: nomina la merce a cui tutti rinunciano. Chi non ne ha perde una nave.
seven_seas-waits-idol-wish = { $asked } ha lanciato l’Idolo e nomina la merce a cui tutti rinunciano.
seven_seas-asks-tavern-deal = La Taverna: distribuisci i dadi { $dice } in senso orario, a partire da te. Quale va a { $next }?
seven_seas-waits-tavern-deal = { $asked } distribuisce i dadi della Taverna: restano { $dice }, e il prossimo va a { $next }.
seven_seas-asks-stowing = Hai pescato { $good } × { $drawn }: quanto ne carichi? C’è posto per { $room }; il resto si scarta.
seven_seas-waits-stowing = { $asked } ha pescato { $good } × { $drawn } e decide quanto caricarne.
seven_seas-asks-discarding = { $why ->
    [tavern] Il tuo dado della Taverna ti costa una merce: a quale rinunci?
   *[no-room] Sulle tue navi non c’è posto per { $count ->
        [1] 1 delle tue merci
       *[other] { $count } delle tue merci
    }: a quale rinunci?
}
seven_seas-waits-discarding = { $why ->
    [tavern] Un dado della Taverna costa a { $asked } una merce a scelta.
   *[no-room] { $asked } non ha più posto e rinuncia a { $count ->
        [1] 1 merce.
       *[other] { $count } merci.
    }
}
seven_seas-asks-final-sale = La partita finisce: fa’ i Baratti che vuoi con { $tokens ->
    [one] il tuo gettone Yin-Yang
   *[other] i tuoi { $tokens } gettoni Yin-Yang
}, ognuno di due merci diverse ai prezzi del porto { $port }. Poi si vende tutto il resto.
seven_seas-waits-final-sale = La partita finisce: { $asked } fa i suoi Baratti, poi vende tutto.

# Che cosa si può fare
seven_seas-choose = Scegli il personaggio: { $character }
seven_seas-buy = { $ships ->
    [0] Non comprare navi
    [one] Compra una nave per un forziere
   *[other] Compra { $ships } navi per { $ships } forzieri
}
seven_seas-become-corsair = Diventa Corsaro: { $country }
seven_seas-play-caravan = Saccheggia il convoglio: { $country }, { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}
seven_seas-play-curse = Lancia la maledizione: { $curse }
seven_seas-play-port = Cambia il porto: { $name } (rum { $rum }, caffè { $coffee }, frutta { $fruit })
seven_seas-decline = Non giocare carte e prendi una Macchia Nera
seven_seas-send = { $ships ->
    [0] Non mandare navi
    [one] Manda una nave
   *[other] Manda { $ships } navi
}
seven_seas-keep = { $count ->
    [0] Non caricare: { $good }
   *[other] Carica { $good } × { $count }
}
seven_seas-discard = Rinuncia a una merce: { $good }
seven_seas-sell = { $count ->
    [0] Non vendere: { $good }
   *[other] Vendi { $good } × { $count } per { $chests ->
        [one] un forziere
       *[other] { $chests } forzieri
    }
}
seven_seas-draw = Pesca una carta Avventura
seven_seas-take-gift = Accetta il dono: { $gift }
seven_seas-leave-gift = Rifiuta il dono: { $gift }
seven_seas-bargain = Baratto: vendi { $goods } per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
}
seven_seas-perform = Compi un rituale: { $ritual }
seven_seas-finish = Nessun altro rituale
seven_seas-name-good = Nomina: { $good }
seven_seas-deal-die = Dai a { $next } il { $face }

# Perché no
seven_seas-refuse-lies-in-front = questo personaggio ({ $character }) resta davanti a te finché un Capitano, un Indigeno o uno Sciamano non lo riporta in mano
seven_seas-refuse-reserve-too-small = { $reserve ->
    [0] la tua riserva è vuota
    [one] nella riserva hai solo 1 nave
   *[other] nella riserva hai solo { $reserve } navi
}
seven_seas-refuse-too-few-chests = una nave costa un forziere, e { $chests ->
    [0] non ne hai
    [one] ne hai solo 1
   *[other] ne hai solo { $chests }
}
seven_seas-refuse-tile-taken = { $owner } è già Corsaro di quel paese ({ $country })
seven_seas-refuse-not-in-hand = non hai in mano questa carta
seven_seas-refuse-wrong-card = questa carta non si addice al personaggio
seven_seas-refuse-over-the-limit = contro questo convoglio { $most ->
    [one] si manda al massimo 1 nave
   *[other] si mandano al massimo { $most } navi
}
seven_seas-refuse-too-few-empty = { $empty ->
    [0] nessuna delle tue navi è vuota
    [one] solo 1 delle tue navi è vuota
   *[other] solo { $empty } delle tue navi sono vuote
}
seven_seas-refuse-not-drawn = { $drawn ->
    [0] questa merce non l’hai pescata: { $good }
    [one] hai pescato solo { $good } × 1
   *[other] hai pescato solo { $good } × { $drawn }
}
seven_seas-refuse-no-room = { $room ->
    [0] le tue navi non hanno più posto
    [one] le tue navi hanno posto solo per 1
   *[other] le tue navi hanno posto solo per { $room }
}
seven_seas-refuse-none-aboard = non hai questa merce: { $good }
seven_seas-refuse-not-so-many = { $held ->
    [0] non hai questa merce: { $good }
    [one] hai solo { $good } × 1
   *[other] hai solo { $good } × { $held }
}
seven_seas-refuse-too-few-tokens = il rituale costa { $cost ->
    [one] 1 gettone Yin-Yang
   *[other] { $cost } gettoni Yin-Yang
}, e { $tokens ->
    [0] non ne hai
    [one] ne hai solo 1
   *[other] ne hai solo { $tokens }
}
seven_seas-refuse-goods-missing = non hai entrambe: { $goods }
seven_seas-refuse-no-such-die = non è rimasto nessun dado con { $face }

# Che cosa c’è sul tavolo
seven_seas-label-round = Giro
    .about = I giri si contano da 1. In ognuno tutti scelgono in segreto un personaggio (S17).
seven_seas-label-last-round = Ultimo giro
    .about = Il giro dopo il quale la partita finisce; non si sa finché non esce la carta Ultimi Giri (S12).
seven_seas-label-cut-short = { "" }
seven_seas-label-thrown = { "" }
seven_seas-label-announced = Annunciato
    .about = Il personaggio chiamato ora: chi l’ha scelto lo mostra e agisce, in senso orario dal primo giocatore (S17).
seven_seas-label-port = Porto
    .about = Dove ora si vendono le merci. Paga un forziere per qualsiasi merce; da tre in su dello stesso tipo in una vendita, il suo prezzo per ciascuna (S18).
seven_seas-label-players = Giocatori
    .about = Ogni giocatore ha { $ships ->
        [one] una nave
       *[other] { $ships } navi
    } e sette personaggi, e comincia { $chests ->
        [0] senza forzieri
        [one] con un forziere
       *[other] con { $chests } forzieri
    } (S1, S16).
seven_seas-label-deck = Carte Avventura nel mazzo
    .about = Convogli, porti e maledizioni ancora da pescare. Questo mazzo non si rifà mai (S12).
seven_seas-label-above = di cui sopra gli Ultimi Giri
    .about = Tante carte si pescano prima che esca la carta Ultimi Giri (S12).
seven_seas-label-played = Carte Avventura giocate
    .about = Carte Avventura già giocate: sono fuori dal gioco (S12).
seven_seas-label-booty-left = Mazzo Bottino
    .about = Merci e talismani ancora da pescare, per tipo. Un mazzo Bottino vuoto si rifà con i suoi scarti (S9).
seven_seas-label-booty-discards = Scarti di Bottino
    .about = Merci vendute, pagate o lasciate; diventano il prossimo mazzo Bottino (S9).
seven_seas-label-drawn = Bottino pescato
    .about = Merci appena pescate: chi le ha pescate carica quelle per cui c’è posto e lascia le altre (S9, S21).
seven_seas-label-ending = Fine
    .about = Che cosa ha chiuso la partita: gli Ultimi Giri, o il limite di giri (S12, S14).
seven_seas-label-is-first = 1º
    .about = Il primo giocatore agisce per primo con ogni personaggio e, in tre o quattro, riceve ogni dono due volte. Il segnalino passa dopo ogni giro (S4, S17).
seven_seas-label-fleet = Flotta
    .about = Le navi in mare, che sono i tuoi dadi: ognuna porta una merce, e quelle vuote si mandano a saccheggiare (S1, S6).
seven_seas-label-guards = Guardie
    .about = Navi che devono restare sull’isola: una ogni dieci forzieri (S2).
seven_seas-label-reserve = Riserva
    .about = Navi fuori gioco. Il Maestro d’ascia le ricompra per un forziere l’una; qui finiscono le navi affondate (S3, S8).
seven_seas-label-chests = Forzieri
    .about = Il tuo tesoro: un punto l’uno alla fine. Ogni dieci, una nave resta a casa di guardia (S2, S13).
seven_seas-label-yin-yang = Yin-Yang
    .about = Gettoni per navi affondate e talismani. Pagano i rituali; alla fine tre valgono un punto (S5, S8, S13).
seven_seas-label-black-spots = Macchie
    .about = Macchie sul tuo nome, per errori, per chi resta a casa e per chi si fa Corsaro. Ognuna costa tre punti alla fine (S3, S6, S13).
seven_seas-label-goods = Merci
    .about = Rum, caffè e frutta nelle tue stive. I porti li pagano in forzieri (S1, S18).
seven_seas-label-talismans = Talismani
    .about = { talisman.about }
seven_seas-label-double-holds = Doppie stive
    .about = { double-hold.about }
seven_seas-label-unsinkables = Inaffondabili
    .about = { unsinkable-ship.about }
seven_seas-label-corsair-of = Corsaro di
    .about = I paesi che un giocatore serve: una Macchia Nera ogni volta che si saccheggia un loro convoglio. A parità è meglio averne meno (S6, S13, S19).
seven_seas-label-in-front = Personaggi davanti
    .about = Personaggi già giocati: non si possono scegliere finché un Capitano, Indigeno o Sciamano non li riporta (S17).
seven_seas-label-available = { "" }
seven_seas-label-shown = Personaggio
    .about = Il personaggio scelto per questo giro, una volta annunciato (S17).
seven_seas-label-has-chosen = Scelto
    .about = Se un personaggio è già coperto sul tavolo: quale, non si sa finché non è annunciato (S15, S17).
seven_seas-label-cards = Carte
    .about = Carte Avventura in mano, che vede solo chi le ha. Ognuna rimasta alla fine è una Macchia Nera (S13, S15).
seven_seas-label-hand = Mano
    .about = Le tue carte Avventura: convogli per il Capitano, porti per l’Indigeno, maledizioni per lo Sciamano (S3).
seven_seas-port-view = { $name } (rum { $rum }, caffè { $coffee }, frutta { $fruit })
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

# Che cosa ne seguirebbe
seven_seas-outlook-cards = { $cards ->
    [one] Hai una carta adatta
   *[other] Hai { $cards } carte adatte
}
seven_seas-outlook-caravan = { $corsair ->
    [1] Navi che potresti mandare: { $most }; da suo Corsaro prendi comunque una Macchia Nera
   *[0] { $most ->
        [0] Non potresti mandare nessuna nave
        [one] Potresti mandare una nave
       *[other] Potresti mandare fino a { $most } navi
    }
}
seven_seas-outlook-send = { $pirates ->
    [one] Finora una nave pirata contro un convoglio di { $caravan }
   *[other] Finora { $pirates } navi pirata contro un convoglio di { $caravan }
}{ $corsair ->
    [1] ; da suo Corsaro prendi comunque una Macchia Nera
   *[0] { "" }
}
seven_seas-outlook-leave = Lasceresti { $good } × { $left }
seven_seas-outlook-buy = { $ships ->
    [0] Non comprare nulla non è compiere l’azione: niente dono
   *[other] { $chests ->
        [0] Non ti resterebbero forzieri
        [one] Ti resterebbe 1 forziere
       *[other] Ti resterebbero { $chests } forzieri
    }
}
seven_seas-outlook-ritual = Costa { $cost ->
    [one] 1 gettone Yin-Yang
   *[other] { $cost } gettoni Yin-Yang
}; poi { $left ->
    [0] non ne avresti più
    [one] ne avresti 1
   *[other] ne avresti { $left }
}
seven_seas-warn-no-card = non hai nessuna carta adatta: così come stanno le cose, una Macchia Nera, cioè tre punti
seven_seas-warn-mistake = così come stanno le cose non puoi compierne l’azione: una Macchia Nera, cioè tre punti
seven_seas-warn-no-chest = non hai forzieri per comprare una nave
seven_seas-warn-no-ship = nessuna tua nave è vuota: non ne manderesti e prenderesti una Macchia Nera
seven_seas-warn-stay-home = non mandare navi costa una Macchia Nera, cioè tre punti
seven_seas-warn-decline = { $cards ->
    [one] hai una carta che potresti giocare; la Macchia Nera costa tre punti
   *[other] hai { $cards } carte che potresti giocare; la Macchia Nera costa tre punti
}
seven_seas-warn-leave = lasceresti { $good } × { $left } anche se c’è posto per tutto
seven_seas-warn-few = da tre in su { $price ->
    [one] si paga 1 forziere l’una
   *[other] si pagano { $price } forzieri l’una
}: tutta la tua merce, { $good } × { $held }, porterebbe { $chests }
seven_seas-warn-gift = un forziere vale un punto

# Che cosa un tavolo può scegliere
seven_seas-option-round-limit = la partita finisce dopo tanti giri anche se gli Ultimi Giri non vengono pescati (S14)

# Quello che sta accanto a più nomi
seven_seas-good-worth = Una merce: occupa un posto nella stiva. Copie nel mazzo Bottino: { $copies }. Un porto la paga un forziere; da tre in su in una vendita il suo prezzo, 3, 2 o 1, ciascuna (S1, S18).
seven_seas-bargain-worth = Un Baratto, per { $bargain ->
    [one] un gettone Yin-Yang
   *[other] { $bargain } gettoni Yin-Yang
}: se ne vende una di ciascuna al prezzo che il porto paga da tre in su (S5).
seven_seas-country-means = Una bandiera; convogli che la battono: { $copies }. La sua tessera Corsaro porta una Macchia Nera e tutte le navi della riserva, e una Macchia Nera a ogni saccheggio di un suo convoglio (S6, S19).

# Perché un bot lo farebbe
seven_seas-reason-riches = porta forzieri, talismani o gettoni
seven_seas-reason-spots = evita Macchie Nere
seven_seas-reason-goods = fa rendere di più le merci a bordo
seven_seas-reason-ships = rende la flotta più forte o più capiente
seven_seas-reason-cards = lascia una mano di carte migliore
seven_seas-reason-characters = lascia più personaggi tra cui scegliere
seven_seas-reason-choice = questo personaggio promette di più ora
seven_seas-reason-raid = promette bottino dalla razzia
seven_seas-reason-rivals = costa qualcosa agli altri

# Che cosa chiedono le regole ai valori.
seven_seas-figures-demand = un porto paga 3 per una merce, 2 per un’altra e 1 per la terza (S18)
seven_seas-figures-curses = le maledizioni sono { $curses }, in quest’ordine (S20)
seven_seas-figures-cards = le carte avventura sono in tutto { $cards }; quattro mani e gli Ultimi giri ne chiedono { $needed } (S12)
seven_seas-figures-gap = con { $gap } nel vassoio non c’è posto per tutti i dadi (S7)

# I valori, per nome dei campi.
seven_seas-figure-caravans = Carte convoglio
seven_seas-figure-country = Bandiera
seven_seas-figure-ships = Navi
seven_seas-figure-ports = Carte porto
seven_seas-figure-name = Nome
seven_seas-figure-demand = Paga per
seven_seas-figure-start-port = Porto iniziale
seven_seas-figure-curses = Carte maledizione
seven_seas-figure-copies = Copie
seven_seas-figure-hand = Carte in mano all’inizio
seven_seas-figure-last-rounds = Carta Ultimi Giri
seven_seas-figure-cards-under = Carte sotto di essa
seven_seas-figure-rounds-after-current = Giri dopo quello in cui esce
seven_seas-figure-booty = Carte Bottino
seven_seas-figure-tavern = Taverna, per faccia del dado
seven_seas-figure-limit-bonus = Navi oltre quelle del convoglio
seven_seas-figure-two-players = Due giocatori
seven_seas-figure-three-players = Tre giocatori
seven_seas-figure-four-players = Quattro giocatori
seven_seas-figure-dice = Dadi
seven_seas-figure-red = Dadi rossi
seven_seas-figure-per-player = Dadi di un giocatore
seven_seas-figure-start-fleet = Navi all’inizio
seven_seas-figure-start-chests = Forzieri all’inizio
seven_seas-figure-costs = Costo dei rituali, in gettoni Yin-Yang
seven_seas-figure-bargain = Baratto
seven_seas-figure-unsinkable-ship = Nave inaffondabile
seven_seas-figure-double-hold = Doppia stiva
seven_seas-figure-throw = Il lancio, in decimi di millimetro
seven_seas-figure-tray = Vassoio, interno
seven_seas-figure-die = Lato di un dado
seven_seas-figure-throw-area = Dove mirano i lanci
seven_seas-figure-sigma = Dispersione
seven_seas-figure-min-gap = Distanza minima tra dadi
seven_seas-figure-wall-margin = Distanza dal bordo
seven_seas-figure-escapes-per-mille = Dadi che escono dal vassoio, su 1.000
