tea = tè
    .about = { smugglers-good-worth }
silk = seta
    .about = { smugglers-good-worth }
spice = spezie
    .about = { smugglers-good-worth }
blade = lama
    .about = Una carta che, mostrata, tiene lontano dalla tua mano chi guida; una coppia vale due punti come ogni altra (X4, X7).
hidden = carta coperta
nothing = niente
parried = nessuna, perché mostra una lama
all-rounds = tutti i giri sono stati giocati
    .about = I tre round sono finiti: si contano monete e coppie (X1, X7).

smugglers-card-drawn = { $seat } pesca una carta: { $card }.
smugglers-bids-revealed = Si mostrano le offerte; guida { $seat }.
smugglers-offered = { $seat } offre a { $to }: { $cards }.
smugglers-card-stolen = { $seat } ruba una carta a { $victim }: { $card }.
smugglers-dice-thrown = { $seat } tira i dadi: { $coins } monete.
smugglers-cards-discarded = { $seat } scarta: { $cards }.

smugglers-asks-auction = Offri in segreto da 0 a 3 delle tue monete: ogni offerta si paga, e la più alta guida questo giro.
smugglers-waits-auction = Si aspetta in segreto l’offerta di { $asked }.
smugglers-asks-barter = { $you ->
    [seat] Guidi tu: scegli carte da offrire a { $to }, o nessuna, e accetta; in cambio gliene prendi una alla cieca.
   *[to] { $seat } ti prende una carta alla cieca per quel che offre: accetta, o mostra una lama se ne hai una.
}
smugglers-waits-barter = { $seat } vuole una carta di { $to }: decide { $asked }.
smugglers-asks-discarding = Puoi tenere 3 carte: scartane un’altra, in segreto.
smugglers-waits-discarding = Si aspettano in segreto gli scarti di { $asked }, fino a 3 carte.

smugglers-bid = Offri { $coins }
smugglers-pick = Scegli { $card }
smugglers-agree = Accetta
smugglers-discard = Scarta { $card }
smugglers-refuse = Rifiuta

smugglers-refuse-too-dear = hai meno monete

smugglers-good-worth = Merce di contrabbando: due uguali valgono due punti (X7).
