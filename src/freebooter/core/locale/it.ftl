# Parole comuni a tutti i giochi.
nobody = nessuno
list-end = { $first } e { $last }
list-times = { $what } × { $count }
spectator = spettatore
help-names = Che cosa sono le cose

refuse-over = la partita è finita
refuse-not-asked = ora non tocca a { $seat } decidere
refuse-not-now = questa mossa non risponde alla domanda posta ora
refuse-undo-nothing = non c’è nessuna tua mossa da ritirare
refuse-undo-others = nel frattempo ha agito un altro giocatore
refuse-undo-chance = nel frattempo si sono tirati dadi o pescate carte
refuse-undo-revealed = nel frattempo si è scoperto qualcosa di nascosto
refuse-batch = una serie di mosse deve essere ininterrotta: la mossa { $place } viene dopo un sorteggio, una rivelazione o un altro giocatore

# Che cosa non va in una serie di valori.
figures-within = { $number } non è tra { $low } e { $high }
figures-same-id = due hanno lo stesso codice
figures-unread = qui ci vuole qualcos’altro
figures-not-json = questo file non è una serie di valori
figures-large = è più grande di qualsiasi copia del gioco
figures-name = un nome da 1 a 40 lettere, nessuna invisibile
figures-standard-name = questo è il nome della serie fornita con il gioco: la tua ne vuole un altro
