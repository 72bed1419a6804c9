# La partita nel terminale, in italiano.

welcome = { $title } per { $count } giocatori: { $players }.
bot-name = { $name } (bot: { $bot })
keys = Scrivi il numero della tua scelta, oppure una parola per vedere solo le scelte che la contengono.
    ? mostra le regole, ? con un numero o un nome solo quella, l tutto il tavolo, u ritira la mossa, q esce.
commitment = Il caso è fissato da un segreto con l’impronta { $commitment }.
news = Che cosa è successo
prompt = La tua scelta, da 1 a { $count }:
no-such-number = La scelta { $given } non c’è: ora si sceglie da 1 a { $count }.
no-such-word = Nessuna scelta contiene “{ $given }”. Scrivi un numero da 1 a { $count }, oppure ? l u q.
no-such-thing = Le regole non conoscono né un numero né una cosa “{ $given }”.
choice-count = { $count } scelte
letters = Una lettera mostra le scelte che raccoglie; ogni numero si può scrivere subito.
pass-keyboard = Passa la tastiera a { $seat }. { $seat }, premi Invio quando nessun altro guarda.
taken-back = { $seat } ritira l’ultima mossa.
may-not-undo = Questa mossa non si può ritirare:
end-of-input = L’input è finito, e la partita si ferma qui.
quit = La partita si ferma qui.
saved-running = Salvata in { $file }, con tutto ciò che è nascosto: tienilo per te. Per continuare: freebooter play --resume { $file }
saved-finished = Il diario è in { $file }. Per controllare ogni sorteggio: freebooter verify { $file }
not-saved = Non è salvata; la prossima volta gioca con --save FILE.
game-over = La partita è finita.
place = Posto
player = Giocatore
score = Punti
row = Riga { $number }
set-up = Preparazione
table = Il tavolo
more = { $count }, con l si vedono
asked = Decide ora
chance = il caso
chance-decides = Decide il caso.

ask-game = Quale gioco?
ask-seats = Quanti giocatori, da { $least } a { $most }?
ask-name = Come ti chiami?
not-a-choice = “{ $given }” non è tra le scelte.
no-terminal = In un terminale, dopo tre domande, da qui comincia una partita contro i bot; ci sono { $games }. Qui non c’è una tastiera, quindi non si gioca.
