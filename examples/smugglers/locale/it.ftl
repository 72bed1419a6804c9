tea = tè
silk = seta
spice = spezie
blade = lama
hidden = carta coperta
withdrawn = ritirata
accepted = accettata
declined = rifiutata
all-rounds = tutti i giri sono stati giocati

smugglers-card-drawn = { $seat } pesca una carta: { $card }.
smugglers-bids-revealed = Si mostrano le offerte; guida { $seat }.
smugglers-offer-opened = { $seat } si rivolge a { $to } con un’offerta.
smugglers-offer-made = { $seat } offre a { $to } { $count } carte.
smugglers-offer-ended = L’offerta di { $seat } a { $to } è { $why }.
smugglers-theft-attempted = { $seat } allunga la mano su una carta di { $victim }.
smugglers-theft-parried = { $victim } para con una lama.
smugglers-card-stolen = { $seat } ruba una carta a { $victim }: { $card }.
smugglers-dice-called = { $seat } prende i dadi.
smugglers-dice-thrown = { $seat } tira i dadi: { $coins } monete.
smugglers-cards-discarded = { $seat } scarta: { $cards }.
smugglers-game-ended = La partita è finita; { $seats_count ->
    [1] vince { $seats }
   *[other] vincono insieme { $seats }
}.

smugglers-bid = Offri { $coins }
smugglers-steal = Ruba una carta a { $seat }
smugglers-offer = Offri carte a { $seat }
smugglers-throw-dice = Tira i dadi
smugglers-add = Aggiungi all’offerta: { $card }
smugglers-propose = Fai l’offerta
smugglers-withdraw = Ritira
smugglers-accept = Accetta
smugglers-decline = Rifiuta
smugglers-parry = Para con una lama
smugglers-yield = Lascia fare
smugglers-discard = Scarta: { $card }

smugglers-refuse-too-dear = hai solo { $coins } monete
smugglers-refuse-no-blade = non hai nessuna lama
