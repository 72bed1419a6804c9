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
