tea = tè
silk = seta
spice = spezie
blade = lama
hidden = carta coperta
nothing = niente
parried = nessuna, perché mostra una lama
all-rounds = tutti i giri sono stati giocati

smugglers-card-drawn = { $seat } pesca una carta: { $card }.
smugglers-bids-revealed = Si mostrano le offerte; guida { $seat }.
smugglers-offered = { $seat } offre a { $to }: { $cards }.
smugglers-card-stolen = { $seat } ruba una carta a { $victim }: { $card }.
smugglers-dice-thrown = { $seat } tira i dadi: { $coins } monete.
smugglers-cards-discarded = { $seat } scarta: { $cards }.

smugglers-bid = Offri { $coins }
smugglers-pick = Scegli { $card }
smugglers-agree = Accetta
smugglers-discard = Scarta { $card }
smugglers-refuse = Rifiuta

smugglers-refuse-too-dear = hai meno monete
