# Ciò che il server dice a chi non ha nessuna pagina aperta, in italiano.

notice-turn = Tocca a te: { $game }
notice-with = Al tavolo con { $names }.

letter-open = Apri il tavolo:
letter-home = Tutti i tuoi tavoli:
letter-stop = Ricevi questa lettera perché l’hai chiesto a questo server. Un clic le fa cessare tutte:
letter-confirm = Lettere da Freebooter: sei tu?
letter-confirm-text = Qualcuno, speriamo tu, ha dato questo indirizzo a un server Freebooter per sapere quando è il suo turno nelle partite lente. Se eri tu, confermalo qui; altrimenti non fare nulla, e non arriverà nessun’altra lettera:
digest = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
digest-line = { $game }, con { $names }{ $unseen ->
    [0] {""}
    [one] : una mossa dalla tua ultima visita
   *[other] : { $unseen } mosse dalla tua ultima visita
}
