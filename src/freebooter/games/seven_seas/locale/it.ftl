# Pirates of the 7 Seas, in italiano. Chiavi: termini da soli, eventi e azioni per nome, rifiuti per motivo.

rum = rum
coffee = caffè
fruit = frutta
talisman = talismano
rum-coffee = rum e caffè
rum-fruit = rum e frutta
coffee-fruit = caffè e frutta
england = Inghilterra
spain = Spagna
france = Francia
holland = Olanda
shipwright = Maestro d’ascia
governor = Governatore
captain = Capitano
aborigine = Indigeno
shaman = Sciamano
merchant = Mercante
cartographer = Cartografo
kraken = Kraken
iceberg = Iceberg
sirens = Sirene
riot = Rivolta
whirlpool = Gorgo
idol = Idolo
salary = Salario
tavern = Taverna
double-hold = Doppia stiva
unsinkable-ship = Nave inaffondabile
gift-ship = una nave
gift-booty = una carta Bottino
gift-chest = un forziere
gift-card = una carta Avventura
take-spot = una Macchia Nera
lose-good = una merce persa
lose-chest = un forziere perso
gain-chest = un forziere in più
draw-booty = una carta Bottino
take-tokens = tre gettoni Yin-Yang
mistake = un errore
commission = il prezzo di chi si fa Corsaro
corsair = il convoglio batte la bandiera che questo Corsaro serve
stayed-home = nessuna nave mandata
cards-in-hand = carte Avventura rimaste in mano
gift = un dono
no-room = non c’è posto
caravan-sinks = affonda la nave del convoglio
pirate-sinks = affonda il pirata
both-sink = affondano entrambe
last-rounds = gli ultimi round sono stati giocati
round-limit = è raggiunto il limite di round
chests = forzieri
talismans = talismani
yin-yang = Yin-Yang
black-spots = Macchie Nere

# Che cosa è successo
seven_seas-first-player-named = { $seat } riceve il segnalino di primo giocatore.
seven_seas-caravan-drawn = { $seat } pesca un convoglio: { $country }, { $ships } navi.
seven_seas-curse-drawn = { $seat } pesca una maledizione: { $curse }.
seven_seas-port-drawn = { $seat } pesca un porto: { $port } (rum { $rum }, caffè { $coffee }, frutta { $fruit }).
seven_seas-card-drawn = { $seat } pesca una carta Avventura.
seven_seas-last-rounds-drawn = { $seat } pesca gli Ultimi Round: dopo questo se ne giocano altri { $rounds }.
seven_seas-round-began = Comincia il round { $round }; il primo giocatore è { $first }.
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
seven_seas-yin-yang-taken = { $seat } prende { $tokens } gettoni Yin-Yang: { $why }.
seven_seas-guards-moved = { $seat } ha ora { $guards ->
    [one] una nave
   *[other] { $guards } navi
} di guardia e { $fleet } nella flotta.
seven_seas-ships-bought = { $seat } compra { $ships ->
    [one] una nave
   *[other] { $ships } navi
}.
seven_seas-nothing-done = { $seat } non fa nulla con il personaggio: { $character }.
seven_seas-corsair-tile-taken = { $seat } diventa Corsaro ({ $country }) e riceve { $ships ->
    [0] nessuna nave: la riserva è vuota
    [one] una nave dalla riserva
   *[other] { $ships } navi dalla riserva
}.
seven_seas-gift-taken = { $seat } accetta un dono: { $gift }.
seven_seas-gift-left = { $seat } rifiuta un dono: { $gift }.
seven_seas-caravan-sighted = { $seat } avvista un convoglio: { $country }, { $ships } navi.
seven_seas-ships-sent = { $seat } manda { $ships ->
    [0] nessuna nave
    [one] una nave
   *[other] { $ships } navi
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
}; di cui inaffondabili { $returned }. Gettoni Yin-Yang: { $tokens }.
seven_seas-caravan-taken = L’assalto di { $seat } riesce: tutto il convoglio è affondato.
seven_seas-caravan-escaped = L’assalto di { $seat } fallisce: il convoglio prosegue.
seven_seas-booty-drawn = { $kind_id ->
    [talisman] { $seat } pesca un talismano e prende un gettone Yin-Yang.
   *[other] { $seat } pesca { $kind }.
}
seven_seas-booty-reshuffled = Il mazzo Bottino è vuoto: si mescolano i { $cards } scarti.
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
seven_seas-curse-struck = La maledizione costa a { $seat }: { $kind } × { $cards }, navi × { $ships }.
seven_seas-salary-paid = { $seat } paga alle guardie { $chests } forzieri.
seven_seas-die-dealt = A { $seat } tocca un { $face }: { $effect }.
seven_seas-chest-gained = { $seat } guadagna un forziere.
seven_seas-chest-lost = { $seat } perde un forziere.
seven_seas-goods-sold = { $seat } vende { $good } × { $count } per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
}.
seven_seas-goods-bargained = { $seat } baratta { $goods } per { $chests } forzieri.
seven_seas-ritual-performed = { $seat } compie un rituale: { $ritual } × { $times }.
seven_seas-game-ended = La partita è finita: { $why }.
seven_seas-points-counted = { $seat }: forzieri { $chests }, talismani { $talismans }, Yin-Yang { $tokens }, Macchie Nere { $spots }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
seven_seas-game-won = { $seats_count ->
    [1] Vince { $seats } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] Vincono insieme { $seats } con { $points ->
        [one] un punto
       *[other] { $points } punti
    } a testa.
}

# Che cosa si chiede
seven_seas-asks-choosing = Round { $round }: scegli in segreto un personaggio. Si annunciano uno dopo l’altro, e chi ha scelto lo stesso lo mostra insieme agli altri.
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
seven_seas-asks-residence = Governatore: diventa Corsaro di un paese. Ricevi { $reserve ->
    [0] nessuna nave, perché la riserva è vuota,
    [1] la nave che hai in riserva
   *[other] tutte le { $reserve } navi della riserva
} e una Macchia Nera. Prima puoi compiere rituali.
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
seven_seas-asks-rituals = La tua azione è fatta: compi rituali con i tuoi { $tokens } gettoni Yin-Yang, o finisci il turno.
seven_seas-waits-rituals = { $asked } può compiere rituali con { $tokens } gettoni Yin-Yang.
seven_seas-asks-sending = { $you ->
    [captain] Saccheggi
   *[other] { $captain } saccheggia
} un convoglio di { $ships ->
    [1] 1 nave
   *[other] { $ships } navi
}, { $country }: quante delle tue { $empty } navi vuote mandi? { $corsair ->
    [1] Da Corsaro di quel paese prendi comunque una Macchia Nera.
   *[other] Se non ne mandi, prendi una Macchia Nera.
}
seven_seas-waits-sending = { $asked } decide quante navi mandare contro il convoglio di { $captain }: { $country }, { $ships } navi.
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
seven_seas-asks-final-sale = La partita finisce: fa’ i Baratti che vuoi con i tuoi { $tokens } gettoni Yin-Yang, ognuno di due merci diverse ai prezzi del porto { $port }. Poi si vende tutto il resto.
seven_seas-waits-final-sale = La partita finisce: { $asked } fa i suoi Baratti, poi vende tutto.

# Che cosa si può fare
seven_seas-choose = Scegli il personaggio: { $character }
seven_seas-buy = { $ships ->
    [0] Non comprare navi
    [one] Compra una nave per un forziere
   *[other] Compra { $ships } navi per { $ships } forzieri
}
seven_seas-become-corsair = Diventa Corsaro: { $country }
seven_seas-play-caravan = Saccheggia il convoglio: { $country }, { $ships } navi
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
seven_seas-bargain = Baratto: vendi { $goods } per { $chests } forzieri
seven_seas-perform = Compi un rituale: { $ritual }
seven_seas-finish = Nessun altro rituale
seven_seas-name-good = Nomina: { $good }
seven_seas-deal-die = Dai a { $next } il { $face }

# Perché no
seven_seas-refuse-lies-in-front = questo personaggio ({ $character }) resta davanti a te finché un Capitano, un Indigeno o uno Sciamano non lo riporta in mano
seven_seas-refuse-reserve-too-small = nella riserva ne hai solo { $reserve }
seven_seas-refuse-too-few-chests = una nave costa un forziere, e tu ne hai { $chests }
seven_seas-refuse-tile-taken = { $owner } è già Corsaro di quel paese ({ $country })
seven_seas-refuse-not-in-hand = non hai in mano questa carta
seven_seas-refuse-wrong-card = questa carta non si addice al personaggio
seven_seas-refuse-over-the-limit = contro questo convoglio si mandano al massimo { $most } navi
seven_seas-refuse-too-few-empty = solo { $empty } delle tue navi sono vuote
seven_seas-refuse-not-drawn = hai pescato { $good } × { $drawn }
seven_seas-refuse-no-room = le tue navi hanno posto per { $room }
seven_seas-refuse-none-aboard = non hai questa merce: { $good }
seven_seas-refuse-not-so-many = hai { $good } × { $held }
seven_seas-refuse-too-few-tokens = il rituale costa { $cost } gettoni Yin-Yang, e tu ne hai { $tokens }
seven_seas-refuse-goods-missing = non hai entrambe: { $goods }
seven_seas-refuse-no-such-die = non è rimasto nessun dado con { $face }

# Che cosa c’è sul tavolo
seven_seas-label-round = Round
seven_seas-label-last-round = Ultimo round
seven_seas-label-announced = Annunciato
seven_seas-label-port = Porto
seven_seas-label-players = Giocatori
seven_seas-label-deck = Carte Avventura nel mazzo
seven_seas-label-above = di cui sopra gli Ultimi Round
seven_seas-label-played = Carte Avventura giocate
seven_seas-label-booty-left = Mazzo Bottino
seven_seas-label-booty-discards = Scarti di Bottino
seven_seas-label-drawn = Bottino pescato
seven_seas-label-ending = Fine
seven_seas-label-is-first = 1º
seven_seas-label-fleet = Flotta
seven_seas-label-guards = Guardie
seven_seas-label-reserve = Riserva
seven_seas-label-chests = Forzieri
seven_seas-label-yin-yang = Yin-Yang
seven_seas-label-black-spots = Macchie
seven_seas-label-goods = Merci
seven_seas-label-talismans = Talismani
seven_seas-label-double-holds = Doppie stive
seven_seas-label-unsinkables = Inaffondabili
seven_seas-label-corsair-of = Corsaro di
seven_seas-label-in-front = Personaggi davanti
seven_seas-label-available = { "" }
seven_seas-label-shown = Personaggio
seven_seas-label-has-chosen = Scelto
seven_seas-label-cards = Carte
seven_seas-label-hand = Mano
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

# Che cosa un tavolo può scegliere
seven_seas-option-round-limit = la partita finisce dopo tanti round anche se gli Ultimi Round non vengono pescati (S14)
