# Una prima partita a Winds of Plunder, in italiano.
welcome = Ti diamo il benvenuto a bordo! Per nove giri navighi di porto in porto, e ogni giro comincia con un voto per il vento. Vince chi ha più Punti Vittoria: sono qui, in grande.
compass = Orienta la bussola in segreto: dove deve soffiare il vento? Prima guarda le tessere dei porti e dov’è la tua nave.
bid = Ogni cubetto puntato è un voto per la tua direzione, e la puntata più alta vince la carta di Barbanera. I cubetti vanno nella riserva: non spenderli tutti in un giro.
first = La carta di Barbanera è tua e decidi chi saccheggia per primo. Il primo sceglie fra tutti i porti.
sailing = I porti che brillano si raggiungono con questo vento. La tessera dà punti e ciò che mostra; poi la sostituisce quella che esce dalla barra di rotazione.
boarding = Qui c’è una nave che puoi abbordare: hai più Armi, o hai il segnalino Più Armi. Prendile due Punti Vittoria, o qualcosa dalla stiva se hai posto.
points = Oltre a navigare hai tre Punti di Azione: pesca carte, giocale, o riprendi cubetti dalla riserva; tutti e tre insieme pagano una Folata di Vento. Quelli che non usi vanno persi.
cards = Hai Carte Azione. Giocarne una costa un punto; prima leggi nelle regole che cosa fa.
wind = Il voto è contato e il vento soffia per tutti. Est e Ovest portano una nave una o due aree più in là, in qualsiasi porto; Nord e Sud in un porto più avanti da quella parte, nella sua area o in una accanto.
tile = Un porto è stato saccheggiato: la sua tessera porta punti e ciò che mostra.
reputation = Un cubetto su un porto è fama: lo mette chi arriva, se nessun’altra nave lì ha più Armi. Tre porti di un’area danno un premio, e il primo che ci riesce prende di più.
marker = Chi da solo ha più Armi, più Equipaggio o più Provviste ne prende il segnalino: il diritto di abbordare qualsiasi nave, un Punto di Azione in più, o un Punto Vittoria in più in ogni porto.
treasure = Una Carta Tesoro nomina un porto. Chi ce l’ha dissotterra il tesoro arrivando lì: il suo bottino sale di un gradino e ne guadagna i Punti Vittoria, di più a ogni gradino. Se non è dissotterrata, alla fine non vale nulla.
scoring = I nove giri sono finiti. Cubetti, Armi, Equipaggio, Provviste e segnalini portano adesso gli ultimi punti.
