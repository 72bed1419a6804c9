var e={options:{},texts:{en:`# A first game of Buccaneer, in English.
welcome = Welcome aboard! You lead five pirates. Whoever has the most money at the end wins, and everyone’s money stands here.
ships = These ships can be boarded. Each says how many ducats it brings, how large a crew it takes, and which treasures lie on board.
moving = No ship fears a single pirate, so gather a crew. Put one of your stacks on somebody else’s: you become its captain, and its pirates your crew.
captain = A stack has grown. Whoever is on top is its captain; those below may be worth wages later, for they are paid when the captain boards.
boarding = Your crew is large enough for a ship. Look at what it brings and at what the crew will cost you: the pirates of others want their wages out of it.
treasure = As captain you take a treasure first. At the end the most of a kind counts for a lot, a single piece for little.
mutiny = Three or more of your pirates serve under a captain who could board a ship. You may force them to: they must board now, and you are paid.
wages = Wages are paid: riding along in a strong crew earns money, too. Your “?” earns what the ship says.
dispersed = After a boarding the whole crew goes home as single pirates, and it all begins anew.
challenged = A mutiny! The captain has to board a ship in this turn, whether they like the price or not.
scoring = The last ship is gone and the booty is counted: the most pieces of a kind bring its value, everyone else gets a ducat for each piece.
`,it:`# Una prima partita a Buccaneer, in italiano.
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
`},steps:[{key:`welcome`,on:`start`,rule:`B8`,at:`.seats`},{key:`ships`,on:`start`,rule:`B4`,at:`[data-place^="ship:"]`},{key:`choose`,on:`start`,rule:`B10`,at:`.choose`},{key:`moving`,on:{asked:[`Move`]},rule:`B2`,at:`.board .lit[data-part^="stack:"]`},{key:`captain`,on:{told:[`StackMoved`]},rule:`B2`,at:`[data-place^="beach:"]`},{key:`boarding`,on:{asked:[`Board`]},rule:`B4`,at:`.board .lit[data-part^="ship:"]`},{key:`treasure`,on:{asked:[`Take`]},rule:`B8`,at:`.choose`},{key:`mutiny`,on:{asked:[`Challenge`]},rule:`B6`,at:`.choose`},{key:`why`,on:{asked:[`Move`]},rule:`B2`,at:`.board`},{key:`wages`,on:{told:[`CrewPaid`]},rule:`B4`,at:`.seats`},{key:`dispersed`,on:{told:[`CrewDispersed`]},rule:`B5`,at:`[data-place^="beach:"]`},{key:`challenged`,on:{told:[`CaptainChallenged`]},rule:`B6`,at:`.seats`},{key:`scoring`,on:{told:[`BootyScored`]},rule:`B8`,at:`.seats`}]};export{e as script};