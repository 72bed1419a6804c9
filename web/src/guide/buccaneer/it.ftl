# Una prima partita a Buccaneer, in italiano.
welcome = Ti diamo il benvenuto a bordo! Guidi cinque pirati. Alla fine vince chi ha più denaro, e il denaro di tutti si legge qui.
ships = Queste navi si possono abbordare. Ognuna dice quanti ducati porta, quanta ciurma ci vuole e quali tesori ha a bordo.
moving = Nessuna nave teme un pirata solo: raduna una ciurma. Metti una tua pila su quella di un altro: ne diventi il capitano, e i suoi pirati sono la tua ciurma.
captain = Una pila è cresciuta. Chi sta in cima è il capitano; chi sta sotto può guadagnare una paga, perché quando il capitano abborda deve pagarli.
boarding = La tua ciurma basta per una nave. Guarda che cosa porta e che cosa ti costa: i pirati degli altri vogliono la loro paga.
treasure = Da capitano prendi per primo un tesoro. Alla fine la maggioranza di un tipo vale molto, un pezzo da solo poco.
mutiny = Almeno tre dei tuoi pirati servono un capitano che potrebbe abbordare. Puoi costringerlo: deve farlo adesso, e tu sei pagato.
wages = Si pagano le paghe: anche viaggiare in una ciurma forte rende. Il tuo “?” guadagna ciò che dice la nave.
dispersed = Dopo un abbordaggio tutta la ciurma torna a casa, ognuno per sé, e si ricomincia.
challenged = Ammutinamento! In questo turno il capitano deve abbordare una nave, che il prezzo gli piaccia o no.
scoring = L’ultima nave è andata e si conta il bottino: chi ha più pezzi di un tipo ne riceve il valore, gli altri un ducato a pezzo.
