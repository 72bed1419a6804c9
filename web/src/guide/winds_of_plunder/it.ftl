# Una prima partita a Winds of Plunder, in italiano.
welcome = Benvenuto a bordo! Per nove giri navighi di porto in porto, e ogni giro comincia con un voto per il vento. Vince chi ha più Punti Vittoria: sono qui, in grande.
compass = Orienta la bussola in segreto: dove deve soffiare il vento? Prima guarda le tessere dei porti e dov’è la tua nave.
bid = Ogni cubetto puntato è un voto per la tua direzione, e la puntata più alta vince la carta di Barbanera. I cubetti tornano nella riserva: non spenderli tutti in un giro.
first = La carta di Barbanera è tua e decidi chi saccheggia per primo. Il primo sceglie fra tutti i porti.
sailing = I porti che brillano si raggiungono con questo vento. La tessera dà punti e merci; poi la sostituisce quella che esce dalla barra di rotazione.
boarding = Qui c’è un’altra nave e tu sei armato meglio. Prendile due punti, o qualcosa che ti serve.
points = Oltre a navigare hai tre Punti di Azione: pesca carte, giocale, o riprendi cubetti dalla riserva. Quelli che non usi vanno persi.
cards = Hai Carte Azione. Giocarne una costa un punto; prima leggi nelle regole che cosa fa.
wind = Il voto è contato e il vento soffia per tutti. Est e Ovest portano una o due aree più in là, Nord e Sud restano vicino alla propria area.
tile = Un porto è stato saccheggiato: la sua tessera porta punti e merci.
reputation = Un cubetto su un porto è fama. Tre porti di un’area danno un premio, e il primo che ci riesce prende di più.
marker = Chi da solo ha più merci di un tipo ne prende il segnalino: più forza negli abbordaggi, un punto di azione in più, o un Punto Vittoria in più in ogni porto.
treasure = Una mappa del tesoro! Naviga fino al porto che mostra e scava; ogni tesoro vale più del precedente.
scoring = I nove giri sono finiti. Cubetti, merci e segnalini portano adesso gli ultimi punti.
