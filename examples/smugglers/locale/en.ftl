tea = tea
silk = silk
spice = spice
blade = blade
hidden = hidden card
withdrawn = withdrawn
accepted = accepted
declined = declined
all-rounds = all rounds have been played

smugglers-card-drawn = { $seat } draws a card: { $card }.
smugglers-bids-revealed = The bids are shown; { $seat } leads.
smugglers-offer-opened = { $seat } turns to { $to } with an offer.
smugglers-offer-made = { $seat } offers { $to } { $count } cards.
smugglers-offer-ended = The offer of { $seat } to { $to } is { $why }.
smugglers-theft-attempted = { $seat } reaches for a card of { $victim }.
smugglers-theft-parried = { $victim } parries with a blade.
smugglers-card-stolen = { $seat } steals a card of { $victim }: { $card }.
smugglers-dice-called = { $seat } takes the dice.
smugglers-dice-thrown = { $seat } throws the dice for { $coins } coins.
smugglers-cards-discarded = { $seat } discards: { $cards }.
smugglers-game-ended = The game is over; { $seats_count ->
    [1] { $seats } wins
   *[other] { $seats } win together
}.

smugglers-bid = Bid { $coins }
smugglers-steal = Steal a card of { $seat }
smugglers-offer = Offer cards to { $seat }
smugglers-throw-dice = Throw the dice
smugglers-add = Add to the offer: { $card }
smugglers-propose = Make the offer
smugglers-withdraw = Withdraw
smugglers-accept = Take it
smugglers-decline = Leave it
smugglers-parry = Parry with a blade
smugglers-yield = Let it happen
smugglers-discard = Discard: { $card }

smugglers-refuse-too-dear = you have only { $coins } coins
smugglers-refuse-no-blade = you hold no blade
