# Una prima partita a Plunder, in italiano.
welcome = Ti diamo il benvenuto a bordo! Ogni tua nave, ogni tua isola e ogni tua carta Punto Bottino è un punto. In questa prima partita vince subito chi arriva a sei; i punti di tutti sono qui.
island = Scegli l’isola da cui parti. La tua prima nave è nel suo porto. Cerca isole e una X nelle vicinanze.
roll = Tira il dado della navigazione una volta per turno. Tutta la flotta si divide i suoi passi; gli alberi di una nave sono passi solo suoi. Un 1 sposta la tempesta.
attacked = Ti attaccano. Puoi offrire carte per avere pace, oppure combattere: si tira un dado a testa, più i tuoi cannoni o teschi.
answer = Ti propongono uno scambio. Accetta, rifiuta o fai una controfferta; ogni scambio è un trattato fino alla fine del turno.
conquer = La tua nave è nel porto di un’isola. Attaccala: il tuo dado e i cannoni contro il suo dado e i teschi. Se vinci è tua, se no la nave perde una vita.
collect = La tua nave ha raggiunto una X. Raccoglila e si esegue una carta tesoro: quasi sempre a tuo favore, qualche volta no.
sail = Tocca una nave e la casella accanto, un passo alla volta. Un passo dentro o fuori dalla tempesta costa due carte.
build = Hai carte abbastanza per costruire: una nave è un punto, un albero va più lontano, un cannone combatte meglio, una vita tiene a galla.
trade = Chi è abbastanza vicino può commerciare con te: scegli che cosa dai e che cosa chiedi; nessuno vede l’offerta prima che sia completa.
merchant = Sei da un mercante: due tue carte per una a scelta, quante volte vuoi, finché la sua pila dura.
cards = Ogni tua isola dà una carta all’inizio del tuo turno, se la tempesta non ne copre i porti. Più isole, più carte, e ognuna è un punto.
storm = La tempesta si è spostata. Un’isola con tutti i porti nella tempesta non dà carte, attraverso un porto coperto non si commercia, e passarne il confine costa due carte.
battle = Una battaglia: tirano tutti e due, si aggiungono cannoni e teschi, e il pareggio va a chi attacca.
conquered = Un’isola ha cambiato padrone. È un punto, e una carta ogni turno.
point = Una carta Punto Bottino: per una nave affondata, per cinque monete d’oro o da un tesoro. Non si può conquistare.
scoring = Si contano i punti, e la partita è vinta.
