tea = tè
silk = seta
spice = spezie
blade = lama
hidden = carta coperta
agreed = concluso
dropped = sfumato
all-rounds = tutti i giri sono stati giocati

smugglers-card-drawn = { $seat } pesca una carta: { $card }.
smugglers-bids-revealed = Si mostrano le offerte; guida { $seat }.
smugglers-offer-made = { $seat } offre a { $to } { $count } carte.
smugglers-offer-ended = L’affare di { $seat } con { $to } è { $answer }.
smugglers-theft-parried = { $victim } mostra una lama: { $seat } non ruba nulla.
smugglers-card-stolen = { $seat } ruba una carta a { $victim }: { $card }.
smugglers-dice-thrown = { $seat } tira i dadi: { $coins } monete.
smugglers-cards-discarded = { $seat } scarta: { $cards }.

smugglers-bid = Offri { $coins }
smugglers-pick = Scegli { $card }
smugglers-agree = Accetta
smugglers-refuse = Rifiuta

smugglers-refuse-too-dear = hai meno monete
smugglers-refuse-no-blade = non hai una lama per parare
