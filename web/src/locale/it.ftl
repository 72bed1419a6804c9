# Il tavolo nel browser, in italiano.

# Elenchi, per i nomi
nobody = nessuno
list-end = { $first } e { $last }

# Attorno
home = Inizio
about = Informazioni
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
speed = Velocità delle mosse
speed-slow = tranquilla
speed-normal = normale
speed-fast = veloce
speed-none = immediata
speed-step = aspetta dopo ogni giocatore
sound = Suoni
close = Chiudi
loading = Un momento…
site-menu = Pagine
skip-to-main = Al contenuto
no-page = Questa pagina non c’è
no-answer = Nessuna risposta
no-answer-text = Il server al momento non risponde. Nulla è perso; riprova.
try-now = Riprova
reload = Ricarica
install = Installa su questo dispositivo
offline = Nessun collegamento
offline-text = In questo momento il tavolo non è raggiungibile da qui. Niente è perduto: le tue partite stanno come le hai lasciate, e questa pagina prosegue da sola appena c’è di nuovo collegamento.

# Inizio
home-title = Quattro giochi di pirati, un tavolo
home-lead = Scegli un gioco e gioca subito contro i bot, oppure prepara un tavolo e manda un link agli amici. Ogni dado e ogni pesca si possono verificare alla fine.
play-bots = Gioca contro i bot
start-bots = Gioca a { $game } contro i bot
starting = Si comincia…
set-table = Prepara un tavolo
set-table-for = Un tavolo per { $game }
rules = Regole
seats-range = da { $least } a { $most } giocatori
your-tables = I tuoi tavoli
open-tables = Tavoli a cui unirsi o assistere
history = Storia
seats-open = { $count ->
    [0] sta per cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
}
others-turn = gli altri stanno pensando
can-watch = in corso; puoi assistere
finished = finita: rivedila
unseen = { $count ->
    [one] una mossa dalla tua ultima visita
   *[other] { $count } mosse dalla tua ultima visita
}
guest-name = Ospite
bots-are = Livello dei bot
blurb-buccaneer = Sali sulle pile degli altri, guida la ciurma che raduni contro una nave e paga tutti quelli che sono venuti.
pace-buccaneer = Circa 45 minuti · leggero: turni brevi, e si ha bisogno degli altri
blurb-winds_of_plunder = Vota il vento, naviga dove soffia, saccheggia i porti e gli altri per fama e tesori.
pace-winds_of_plunder = Da 1 a 2 ore · medio: molto da soppesare, poca fortuna
blurb-seven_seas = Scegli in segreto un personaggio, manda le navi contro i convogli e lascia cadere i dadi.
pace-seven_seas = Circa un’ora · tra leggero e medio: bluff, e un vassoio pieno di dadi
blurb-plunder = Naviga su una mappa ignota, arma le navi, prendi isole, commercia, minaccia e scava dove c’è la X.
pace-plunder = Da 1 a 2 ore · tra leggero e medio: dadi, scambi e trattative

# Preparare un tavolo
your-name = Il tuo nome
name = Nome
how-many = Giocatori
seats = Posti
seat-number = Posto { $number }
seat-me = tu
seat-invite = con un link
seat-bot = un bot
seat-local = su questo dispositivo
seat-open = posto libero
bot-level = Bot
options = Opzioni
option-none = come di consueto
clock = Orologio
clock-off = nessuno
clock-live = dal vivo: 45 secondi a mossa, 10 minuti di riserva
clock-correspondence = per corrispondenza: 3 giorni a mossa
public = Chiunque può assistere e unirsi
make-table = Prepara il tavolo

# Unirsi
join-seat = Sei invitato a un tavolo
join-watch = Sei invitato ad assistere
join-host = Con questo link ospiti il tavolo
sit-down = Siediti
watch = Assisti
no-link = Questo link non porta a nulla
no-link-text = Forse è già stato usato o sostituito da uno nuovo. Chiedine un altro a chi te l’ha mandato.
invite = Invita
invite-text = Manda a ciascuno il link di un posto. La partita comincia quando tutti i posti sono presi.
invite-make = Crea un link
invite-link = Link per questo posto
watch-link = Link per assistere
spectators = Spettatori
copy = Copia
copied = Copiato
waiting-for-players = Si aspettano i giocatori

# Tavolo
table = Tavolo
table-menu = Menu del tavolo
panels = Pannelli
tab-choose = Scegli
tab-log = Diario
tab-chat = Chat
tab-words = A parole
your-turn = Tocca a te
your-turn-short = tocca a te
thinks = deve rispondere
you = tu
away = assente
seat-devices = su { $count } dispositivi
device-new = Il tuo posto è stato aperto su un altro dispositivo.
device-mine = Sono io
device-close = Chiudilo là
waiting-for = Si aspetta { $names }
answered-sealed = La tua risposta è sigillata. Si aspettano gli altri.
choices = Che cosa puoi fare adesso
all-choices = Mostra tutte le { $count } scelte
fold-count = { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
fold-back = Indietro
show-rule = Regola { $rule }
typed = { $typed }… un’altra cifra, oppure Invio
mind = Attenzione: { $why }.
odds-win = vinci
odds-tie = parità
odds-lose = perdi
advice = Tu che faresti?
advised = così un bot
advised-because = Perché { $reasons }.
advised-on-the-whole = Perché nell’insieme rende di più; nessuna cosa da sola decide.
composing = Lo stai componendo; nessuno lo vede ancora.
step-back = Un passo indietro
drop = Lascia stare
go-on = Avanti
skip = Salta
plays = Gioca { $name }
since-your-move = Dalla tua ultima mossa
recap-more = { $count ->
    [one] (e un’altra cosa)
   *[other] (e altre { $count } cose)
}
recap-change = Quanto è cambiato il punteggio
log-empty = Non è ancora successo nulla.
log-round = Giro { $round }
undo = Annulla
undo-not = Da solo non puoi annullare: { $why }.
taken-back = { $name } ritira l’ultima mossa.
help = Aiuto
menu = Menu
rules-of = { $game }: le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-print = Stampa
rules-found = { $count ->
    [0] nessuna regola lo dice
    [one] 1 regola
   *[other] { $count } regole
}
meanings = Che cosa significano i nomi
figures = Valori
figures-assumed = { $count ->
    [one] 1 valore su { $total } dei componenti è supposto: non ne conosciamo una fonte. Se possiedi il gioco puoi correggerlo.
   *[other] { $count } valori su { $total } dei componenti sono supposti: non ne conosciamo una fonte. Se possiedi il gioco puoi correggerli.
}
figures-known = Tutti i valori dei componenti vengono dalle regole o da una fonte.
figures-inferred = { $count ->
    [one] Un altro valore segue dagli altri.
   *[other] Altri { $count } valori seguono dagli altri.
}
figures-list = Quali
game-by = Un gioco di { $designers }, pubblicato da { $publisher }. Questa è una nostra realizzazione, con parole e disegni nostri.
log = Diario
earlier = { $count ->
    [one] Mostra la voce precedente
   *[other] Mostra { $count } voci precedenti
}
chat = Chat
chat-say = Di’ qualcosa
chat-empty = Nessuno ha ancora detto nulla.
send = Invia
days = { $count } g
game-over = La partita è finita
ended-by-vote = Terminata di comune accordo
place = Posto
player = Giocatore
score = Punti
winner = vincitore
rematch = Gioca ancora
share = Condividi
share-failed = Non è stato possibile fare un’immagine.
won-with = { $count ->
    [one] Vince { $names } con { $score ->
        [one] un punto
       *[other] { $score } punti
    }
   *[other] Vincono insieme { $names } con { $score ->
        [one] un punto
       *[other] { $score } punti
    }
}
you-came = { $place ->
    [1] { $shared ->
        [yes] La vittoria è anche tua.
       *[no] La vittoria è tua.
    }
    [2] Il tuo posto è il secondo.
    [3] Il tuo posto è il terzo.
    [4] Il tuo posto è il quarto.
    [5] Il tuo posto è il quinto.
   *[other] Il tuo posto è il sesto.
}
ahead-of = { $count ->
    [0] A pari punti con { $name }, in testa per lo spareggio.
    [one] Un vantaggio di 1 su { $name }.
   *[other] Un vantaggio di { $count } su { $name }.
}
score-lines = Punteggi nel corso della partita
score-start = Inizio
score-moves = { $count } mosse
goes-ahead = Mossa { $row }: { $winner } va davanti a { $passed } e ci resta.
luckiest = La fortuna è stata di { $name }: i suoi dadi hanno dato in tutto { NUMBER($pips, maximumFractionDigits: 1) } più della media.
replay = Rivedi

# Menu
your-seat = Il tuo posto
hand-over = Fai giocare un bot per me
hand-over-sure = Un bot gioca al tuo posto. Puoi riprendere il posto, ma non ciò che ha fatto.
hand-over-yes = Lascia giocare il bot ({ $bot })
take-back-seat = Gioco di nuovo io
ask-undo = Chiedi agli altri di poter annullare
ask-end = Chiedi agli altri di finire la partita
end-sure = Se tutti sono d’accordo la partita finisce senza risultato.
end-yes = Chiedi la fine
leave = Lascia il tavolo
leave-sure = Un bot giocherà il tuo posto finché non torni.
leave-sure-open = Il tuo posto sarà di nuovo libero per chi è invitato.
leave-yes = Lascia
stay = Resta
report = Salva una segnalazione
report-text = Contiene ciò che potevi vedere di questa partita e la versione, nulla di nascosto e nessun segreto.
keys = Tasti
keys-text = Numero: scegli (Invio dove è possibile un numero più lungo). Frecce: scorri le scelte. C: alle scelte. U: annulla. W: perché no. ?: regole. Esc: lascia. Spazio: salta il movimento, o mostra il prossimo giocatore.
vote-undo = { $name } chiede di ritirare l’ultima mossa.
vote-end = { $name } chiede di finire la partita.
agree = D’accordo
refuse = Rifiuta
vote-waits = Si aspetta la risposta degli altri.

# Perché no
why-not = Perché no…?
why-not-text = Che cosa non si può fare adesso, e la regola che lo vieta. Sulla plancia basta toccare un pezzo.
not-now = Adesso no: { $why }.
why-nothing = Con questo adesso non c’è nulla da fare.
why-other-question = Tutto il resto aspetta: non risponde alla domanda di adesso.
why-nothing-forbidden = Qui nessuna regola ti vieta nulla: quello che puoi fare è nell’elenco.
and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}

# Dall’ultima visita
since-last-visit = Dalla tua ultima visita
digest-show = Che cosa è successo
digest-replay = Rivedi

# Prima partita guidata
learn = Impara giocando
guide = Guida
guide-next = Avanti
guide-done = Ho capito
guide-stop = Ferma la guida
guide-choose = Quando tocca a te scegli qui: con una frase, con il suo numero, o toccando sulla plancia i pezzi che brillano d’ottone. Non puoi sbagliare: ciò che non è permesso non viene offerto.
guide-why = Vuoi sapere perché qualcosa non si può fare? Tocca un pezzo che non brilla, o premi «Perché no…?», e leggi la regola.

# Codici QR
qr = Codice QR
qr-alt = Codice QR del link { $link }
qr-only-here = Per ora solo questo computer raggiunge il server. Per giocare con altri in casa, all’avvio lascialo ascoltare sulla tua rete; allora qui c’è un codice QR.

# Account
account = Account
account-nobody = Qui non hai ancora detto il tuo nome. Puoi giocare senza account.
account-guest = Giochi come { $name }, ospite di questo browser. Con un account ritrovi i tuoi tavoli da ogni dispositivo.
account-yours = Hai fatto l’accesso come { $name }.
sign-up = Crea un account
sign-up-text = I tuoi tavoli e le tue partite vengono con te. Un nome e una password, nient’altro.
sign-in = Accedi
sign-in-text = Se hai già un account su questo server.
sign-out = Esci
sign-out-elsewhere = Esci da tutti gli altri dispositivi
devices = Dove hai fatto l’accesso
device-since = Dal { $date }
device-here = qui
change-password = Cambia la password
password-fresh = Nuova password
password-changed = La password è cambiata, e sugli altri dispositivi l’accesso è finito.
password = Password
history-empty = Nessuna partita è ancora finita.
forget-me = Fatti dimenticare
forget-me-text = Account, sessioni e permessi spariscono; le partite finite restano senza il tuo nome. Non si può annullare.
forget-me-yes = Dimenticami per sempre
error-name-taken = Esiste già un account con questo nome.
error-wrong-password = Nessun account ha questo nome e questa password.
error-has-account = Hai già un account.
error-no-password = Per questo serve la password.
error-bad-request = Qualcosa in questo modulo non va.

# Notifiche
notify-on = Avvisami quando tocca a me
notify-off = Non avvisarmi più quando tocca a me
notify-denied = Le notifiche per questa pagina sono bloccate nelle impostazioni del browser.
notify-impossible = Le notifiche richiedono https, o il computer su cui gira il server. Il titolo della scheda dice quando tocca a te.

# Bot
bot-random = a caso
bot-heuristic = euristico
bot-search = ricerca
bot-deckhand = facile
bot-deckhand-about = Gli sfugge molto, dimentica che cosa hanno gli altri e non pensa oltre la propria mossa.
bot-mate = normale
bot-mate-about = Guarda una risposta avanti e dimentica qualche scelta.
bot-captain = difficile
bot-captain-about = Ripassa a mente qualche turno.
bot-commodore = esperto
bot-commodore-about = Ripassa a mente molti turni e si prende il suo tempo.

# Parlare
chat-to-team = Solo alla mia squadra
chat-team-only = alla squadra
mute = Togli la parola a { $name }
unmute = Ridai la parola a { $name }
mute-outsiders = Togli la parola a chi guarda
unmute-outsiders = Ridai la parola a chi guarda
complain = Segnala a chi gestisce questo server
complain-text = Che cosa succede qui che non dovrebbe? Si allega ciò che è stato detto di recente.
complain-told = È stato riferito.

# Sullo stesso dispositivo
curtain-title = Ora tocca a { $name }
curtain-text = Passa il dispositivo. Dietro il sipario c’è ciò che gli altri non devono vedere.
curtain-side = Anche diario, chat e scelte sono dietro il sipario.
curtain-open = Sono { $name }

# Problemi
connecting = Connessione in corso…
reconnecting = Riconnessione in corso…
lost-explained = La connessione è caduta e viene ristabilita. Ciò che hai inviato è al sicuro; il tavolo aspetta.
offline-explained = Questo dispositivo non è in rete. Il tavolo aspetta; si continua quando la rete torna.
new-version = C’è una nuova versione di questa pagina. La partita continua dopo il ricaricamento.
table-gone = Questo tavolo non c’è
table-gone-text = Non esiste, oppure non è aperto a te. Chi lo ospita può mandarti un link.
error-question-gone = Nel frattempo il tavolo è andato avanti. Ecco com’è adesso.
error-over = La partita è finita.
error-not-started = La partita non è ancora cominciata.
error-many-tables = Troppi tavoli di chi ospita non sono ancora finiti. Chiudine qualcuno prima.
error-cannot-write = In questo momento il server non può scrivere, forse perché il suo disco è pieno. Nulla è andato perduto: riprova fra un po’.
error-too-many = Un po’ troppo in fretta. Aspetta un momento e riprova.
error-no-answer = Il server non ha risposto. Nulla è perso; riprova.
error-no-advice = A questo tavolo chi ospita ha tolto i consigli.
error-no-session = La tua sessione è terminata. Accedi di nuovo o segui il tuo link.
error-not-your-seat = Questo posto non è più tuo.
error-two-seats = Tu occupi un posto solo; gli altri a questo dispositivo hanno il loro.
error-seat-taken = Lì siede già qualcuno.
error-table-full = A questo tavolo non ci sono più posti liberi.
error-bots-failed = Nessun bot sa dare un consiglio qui; è stato annotato.
error-muted = Chi ospita ti ha tolto la parola.
error-undo-refused = Questo ora non si può ritirare.
error-link = Non è stato possibile creare il link.
error-database-away = Il server al momento non raggiunge i suoi dati. Riprova.
error-fault = Qualcosa non ha funzionato sul server; è stato annotato.
error-other = Non ha funzionato ({ $code }).

# Rivedere
viewpoint = Visto da
spectator = spettatore
to-table = Al tavolo
journal = Registro
to-start = All’inizio
back = Una mossa indietro
forward = Una mossa avanti
play = Avvia
pause = Pausa
move = Mossa
move-of = Mossa { $at } di { $last }

# Informazioni
about-text = Freebooter è una piattaforma aperta per giochi da tavolo di pirati: un motore di regole, bot onesti e questo tavolo.
about-fair = È onesto per costruzione: il server si impegna sui suoi dadi prima che la partita cominci, e i bot non vedono più di quanto vedresti tu al loro posto.
credits = Riconoscimenti
credit-icons = Icone di Lorc, Delapouite e altri,
credit-fonts = Caratteri:

# Buccaneer
bucc-board = Il tabellone di Buccaneer: sopra le navi in vista, sotto la spiaggia di ogni giocatore con le pile di pirati
bucc-fold-onto = Sui pirati di { $name }
bucc-crew = ciurma
bucc-earns = vale
bucc-boarded = abbordata
bucc-stack = { $wage } di { $name }, { $height ->
    [1] da solo
   *[other] guida una pila di { $height }
}
bucc-sloop = Sloop
bucc-brig = Brigantino
bucc-galleon = Galeone
bucc-to-come-short = { $count } in arrivo
bucc-to-come = { $count ->
    [0] nessun’altra nave in arrivo
    [one] 1 nave in arrivo
   *[other] { $count } navi in arrivo
}
bucc-ship = Nave { $ship }: { $ducats } ducati, ciurma di almeno { $crew }, il “?” guadagna { $unknown }; a bordo: { $treasures }

# Pezzi, come li mostra la pagina delle regole
piece-pirates = I cinque pirati di un giocatore, con la loro paga
piece-stack = Una pila: chi sta in cima è il capitano
piece-tile = Una tessera: i suoi punti, e ciò che dà
piece-ship = La nave di un giocatore
piece-empty = Una nave vuota
piece-loaded = Una nave carica
piece-double = Una nave con una Doppia stiva
piece-caravan-die = Una nave del convoglio
piece-pirate-die = Una nave pirata
piece-fort = { $count ->
    [one] Un’isola con un teschio
   *[other] Un’isola con { $count } teschi
}
piece-merchant = L’isola di un mercante
piece-bare-ship = Una nave nuova con le sue tre vite
piece-full-ship = Una nave con due alberi e due cannoni

# Che cosa i tabelloni hanno in comune
your-hand = La tua mano
no-cards = nessuna carta
hand-size = Carte in mano
ships = Navi
islands = Isole
point-cards = Carte Punto
storm = Tempesta

# Plunder
plunder-board = La mappa di Plunder: isole, porti, barriere, tempesta, segnalini X e navi
plunder-fold-merchant = Dal mercante
plunder-fold-talk = Scambi e minacce
plunder-fold-tile = Righe da { $top } a { $bottom }, colonne da { $left } a { $right }
plunder-fold-row = Riga { $row }, colonne da { $left } a { $right }
plunder-ship = Nave { $number } di { $name } in { $cell }: vite { $lives }, cannoni { $cannons }, alberi { $masts }
plunder-token = X in { $cell }
plunder-ship-number = nave { $number }
plunder-island-at = l’isola presso { $port }
plunder-nobody = di nessuno
plunder-takes = prende l’isola
plunder-loses-life = perde una vita
plunder-sinks = perde la nave
sailing-die = Dado di navigazione
steps-left = { $count ->
    [one] resta 1 passo
   *[other] restano { $count } passi
}
stacks = Mazzi scoperti
yard = Cantiere
your-offer = La tua offerta
you-give = Dai
you-get = Ricevi

# Winds of Plunder
winds-board = La carta nautica di Winds of Plunder: quattro aree, dodici porti con le loro tessere, navi e cubetti di fama
winds-port = { $port }: { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}; { $items }
winds-fold-sail = Salpa verso un porto
winds-fold-bids = Punta da { $low } a { $high } cubetti del Vento
winds-fold-ports = Una tessera in un porto
winds-fold-bar = Una tessera sulla barra di rotazione
winds-fold-give = Dai { $item }
winds-ship = Nave di { $name }
winds-wind = Il vento: { $wind }
winds-round = Giro { $round } di { $rounds }
winds-bar = Barra di rotazione
winds-points = { $count ->
    [one] { $name }: 1 Punto di Azione
   *[other] { $name }: { $count } Punti di Azione
}
winds-bonus = { $name }: il punto bonus
winds-gust-name = Folata di Vento
winds-gust = una Folata di Vento
winds-chart-of = Carta dei
winds-chart-name = Caraibi
winds-area-gulf = I · Il Golfo
winds-area-bahamas = II · Le Bahama
winds-area-hispaniola = III · Hispaniola
winds-area-windward = IV · Sopravento
winds-land-yucatan = Yucatán
winds-land-honduras = Honduras
winds-land-florida = Florida
winds-land-cuba = Cuba
winds-land-haiti = Hispaniola
winds-sea-atlantic = Oceano Atlantico
winds-cubes = Cubetti
winds-reserve = Riserva
winds-booty = Bottino
winds-vote = Si vota il vento
winds-deck = { $count } rimaste
winds-treasures = Mazzo Tesori
your-maps = Le tue mappe del tesoro

# Pirates of the 7 Seas
seas-characters = Personaggi
seas-fold-buy = Compra navi
seas-fold-bargain = Baratta due merci
seas-used = già usato, sul tavolo
seas-tray = { $count ->
    [one] 1 dado nel vassoio
   *[other] { $count } dadi nel vassoio
}
seas-tray-empty = il vassoio
seas-round = Giro { $round }
seas-last = l’ultimo è il giro { $round }
seas-deck = { $count ->
    [one] resta 1 carta Avventura
   *[other] restano { $count } carte Avventura
}
seas-draw = Pesca una carta Avventura
seas-first = primo
seas-chosen = ha scelto
seas-fleet = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}
seas-corsair = Corsaro di
seas-played-by = giocato da { $names }
seas-turn = ora
seas-reserve = { $count } di riserva
seas-tiles = Tessere di corsaro
seas-course = Esito del lancio
seas-caravan = Convoglio
seas-curse = Maledizione
seas-port = Porto
seas-played = Giocate

# Parts of boards that scroll
beside-board = Accanto al tabellone
board-near = Da vicino
board-whole = Tutto il tabellone
sheet-raise = Più spazio alle scelte
sheet-lower = Meno spazio alle scelte

# Boards
trade-table = Tavolo degli scambi
trade-gives = dà
trade-gets = riceve
nothing = niente
battle = Battaglia
attacks = attacca
defends = difende
wins = vince
mast-steps = { $count } con gli alberi
seas-no-throw = nessun dado lanciato finora
seas-sunk = affondato
seas-taken = affondato
seas-escaped = sfuggito
seas-now = agisce ora
seas-alone = da solo
seas-cards = carte
seas-guards = { $count ->
    [one] 1 guardia sull’isola
   *[other] { $count } guardie sull’isola
}
bucc-boarded-by = { $ship } abbordata
winds-draw = Pesca una carta ({ $count } rimaste)

# The chance of a game, checked by the browser

chance-promise = Il seme dei dadi è estratto e sigillato: { $commitment }…
chance-gathers = La partita sta per cominciare
chance-gathers-text = Ogni browser mostra ora ciò che aggiunge ai dadi, così nessuno ha potuto sceglierli da solo. Se uno non c’è, fra mezzo minuto la partita comincia senza.
chance-checking = Si controllano i dadi di questa partita…
chance-checked = I dadi di questa partita sono stati controllati: { $count ->
    [one] un’estrazione
   *[other] { $count } estrazioni
}
chance-false = I dadi di questa partita non tornano
chance-unchecked = Non è stato possibile controllare i dadi di questa partita.
chance-seed = Il seme è quello sigillato prima della partita, come questo browser l’ha conservato.
chance-seed-late = Il seme corrisponde al sigillo che il tavolo mostra; questo browser non l’aveva visto prima della fine.
chance-draws = Ogni estrazione segue dal seme e da ciò che i browser dei giocatori hanno aggiunto.
chance-added = Hanno aggiunto qualcosa ai dadi con il loro browser: { $names }.
chance-withheld = Sigillato, ma mai mostrato: { $names }. Chi gestisce questo server avrebbe potuto scegliere fra due partite insieme a un tale posto.
chance-anew = Qualcuno se n’è andato quando il sigillato era già mostrato, e tutti hanno sigillato di nuovo: { $count ->
    [one] una volta
   *[other] { $count } volte
}.
chance-nothing = Non hanno aggiunto nulla: { $names }.
chance-rules = Che le estrazioni rispettino le regole lo controlla «freebooter verify» con il diario.
chance-journal = Conserva il diario
chance-fault-algorithm = Le estrazioni sono state fatte in un modo che questo browser non conosce.
chance-fault-seed = Il seme non è quello sigillato.
chance-fault-commitment = Il sigillo non è quello mostrato a questo browser prima della partita.
chance-fault-pledges = Ciò che i posti avevano sigillato è stato cambiato dopo che questo browser l’ha visto.
chance-fault-nonce = Ciò che { $name } ha aggiunto non è ciò che aveva sigillato.
chance-fault-left-out = Ciò che questo browser ha mandato per { $name } è stato tralasciato.
chance-fault-order = Le estrazioni non si susseguono come dovrebbero: { $draw }.
chance-fault-draw = Il seme non dà questa estrazione: { $draw }.
chance-fault-outcome = Ciò che è uscito non è ciò che è stato estratto: { $draw }.

# Lettere
letters = Lettere sui tuoi turni
letters-text = Nelle partite lente una lettera può dirti che tocca a te, quando non stai guardando il tavolo. L’indirizzo non serve ad altro, e un collegamento in ogni lettera le fa cessare.
letters-address = Indirizzo e-mail
letters-often = Quanto spesso
letters-turn = a ogni turno
letters-daily = al massimo una al giorno
letters-want = Mandatemi lettere
letters-end = Basta lettere
letters-asked = Una lettera è in viaggio verso { $address }. Segui il collegamento che contiene, e arriveranno le altre.
letters-go = Le lettere vanno a { $address }.
letters-confirmed = Grazie: le lettere ti diranno quando tocca a te.
letters-stopped = Non arriveranno altre lettere.
error-no-letters = Queste lettere sono già cessate.
error-no-mail = Questo server non scrive lettere.

# Tavoli negli elenchi, e ciò che è finito
group-others = Stanno pensando gli altri
group-open = In attesa di giocatori
list-won = Hai vinto
list-place = Posto { $place } su { $of }
rematch-of = Gioca ancora: { $game }, { $when }
history-all = Tutte le tue partite
history-of = Partite di { $name }
history-more = Partite precedenti
history-filters = Cerca partite
game = Gioco
tally-played = Giocate
together-with = Partite con { $name }
people-here = Persone a questo tavolo
people-met = Persone con cui hai giocato
people-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
error-no-person = Qui non c’è nessuno con cui hai giocato.
tally-won-you = Vinte da te
tally-won-by = Vinte da { $name }
tally-won = Vinte
filter-all = tutti
filter-outcome = Com’è andata
outcome-won = vinte
outcome-lost = non vinte
outcome-ended = chiuse con un voto
filter-player = Giocate con
filter-look = Cerca
filter-nothing = Nessuna partita corrisponde.

# Prima dell’inizio
yes = sì
no = no
facts-host = Preparato da
facts-length = Durata
facts-usual = come al solito
facts-figures = La serie “{ $name }”
facts-differing = { $count ->
    [one] 1 valore differisce dalla serie standard
   *[other] { $count } valori differiscono dalla serie standard
}
share-link = Condividi il link
share-text = Un posto ti aspetta a un tavolo di { $game }.
while-waiting = Mentre aspetti
practise = Fai pratica contro i bot
fill-bots = Riempi con i bot e comincia

# Hai la scatola?
own-box = Hai la scatola?
own-box-text = I disegni su carte e tessere non stanno in nessun regolamento: qui { $assumed } valori su { $total } sono supposti. Prendi la tua copia, correggi ciò che differisce e spunta ciò che è giusto. Quello che inserisci è una serie tua, che puoi scegliere ogni volta che prepari un tavolo.
sets = Le tue serie
set-of = La copia di { $name }
set-mine = La mia copia
set-new = Inserisci una copia
set-import = Prendi una serie da un file
set-edit = Apri
set-edit-named = Apri { $name }
set-export = Salva come file
set-export-named = Salva { $name } come file
set-delete = Elimina
set-delete-named = Elimina { $name }
set-delete-sure = Elimina { $name } per sempre
set-no-file = Questo file non è una serie di valori.
set-form = Valori della tua copia
set-name = Nome della serie
set-single = Valori singoli
set-assumed = { $count ->
    [0] nessuno supposto su { $total }
   *[other] { $count } supposti su { $total }
}
set-all-printed = Sono tutti come stampati
set-all-printed-of = Sono tutti come stampati: { $name }
set-keep = Conserva questa serie
set-kept = Conservata. Puoi sceglierla quando prepari un tavolo.
set-standard = la serie standard
mark-rulebook = dal regolamento
mark-source = da una fonte
mark-inferred = segue da altri
mark-assumed = supposto
mark-printed = come stampato
list-add = Uno in più: { $name }
list-add-to = Uno in più: { $name }
list-drop-from = Uno in meno: { $name }
list-drop = Togli { $name }
list-drop-short = Togli
error-bad-figures = Con questi valori non si può giocare.
error-many-sets = Qui sono già conservate molte tue serie. Eliminane prima qualcuna.
error-no-set = Questa serie non c’è più.

# Suoni
sound-volume = Volume
sound-which = Che cosa si sente
sound-quiet = Con i movimenti spenti, o con questa pagina fuori vista, si sentono solo il tuo turno e la fine.
sound-turn = Il tuo turno: una campana di bordo
sound-pieces = I pezzi: legno
sound-coins = Denaro e punti: monete
sound-sea = Navi e vento: il mare
sound-chance = Dadi e carte: un tintinnio
sound-battle = Battaglia: un tamburo
sound-end = La fine: una concertina
