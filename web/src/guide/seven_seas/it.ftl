# Una prima partita a Pirates of the 7 Seas, in italiano.
welcome = Ti diamo il benvenuto a bordo! I forzieri sono punti, le Macchie Nere ne costano. I tuoi dadi sono le tue navi: portano merci e combattono per te. Questa prima partita finisce dopo otto giri.
character = Tutti scelgono in segreto un personaggio. Quello usato resta davanti a te finché non giochi Capitano, Indigeno o Sciamano: alternali.
caravan = Da Capitano giochi una carta Convoglio dalla mano e tutti sono chiamati all’assalto. Rinunciare costa una Macchia Nera.
send = Quante navi vuote mandi? Con più navi si vince più facilmente e il bottino è maggiore, ma quelle affondate vanno nella riserva.
booty = L’assalto è riuscito. Peschi una carta per ogni tua nave ancora a galla; carica quello che ci sta, perché una nave porta una merce, o due con una Doppia stiva.
sell = Il porto paga un forziere per ogni merce. Vendine tre o più dello stesso tipo insieme e paga per ognuna il suo prezzo.
buy = Il Maestro d’ascia compra navi dalla tua riserva, un forziere l’una. Le navi in riserva non combattono e non portano nulla.
gift = Solo tu hai scelto questo personaggio, e perciò ti dà qualcosa in più.
corsair = Da Governatore diventi Corsaro di un paese: tutte le navi della riserva sono gratis, ma arriva anche una Macchia Nera, e un’altra ogni volta che si saccheggia un convoglio di quel paese.
ritual = Con i gettoni Yin-Yang puoi compiere rituali: un buon affare, una stiva più grande, una nave che non affonda.
battle = I dadi rossi sono il convoglio. Fra tutte le coppie di un dado rosso e uno pirata combatte la più vicina: affonda il numero più basso, e numeri uguali affondano entrambi. Così si continua finché una parte non c’è più.
spot = Una Macchia Nera: tre punti in meno alla fine. Viene da un’azione che non si può compiere o a cui si rinuncia, dal non mandare navi a un saccheggio, dall’essere Corsaro e dalle carte Avventura rimaste in mano alla fine.
curse = Una maledizione colpisce tutti, anche chi la lancia. Quasi tutte lanciano le flotte: ogni dado colpito costa una merce, o nel Gorgo un talismano, e chi non l’ha perde una nave. Idolo, Salario e Taverna fanno a modo loro.
port = Il porto è cambiato, e con lui il valore di ogni merce.
guards = Ogni dieci forzieri serve una nave di guardia sull’isola. Intanto non combatte e non porta nulla.
scoring = La fine: si vendono le merci e si contano forzieri, talismani e gettoni Yin-Yang. Macchie Nere e carte in mano costano punti.
