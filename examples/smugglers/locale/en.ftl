tea = tea
    .about = { smugglers-good-worth }
silk = silk
    .about = { smugglers-good-worth }
spice = spice
    .about = { smugglers-good-worth }
blade = blade
    .about = A card that, shown, keeps the leader from your hand; a pair of them is worth two points like any other (X4, X7).
hidden = hidden card
nothing = nothing
parried = none, for a blade is shown
all-rounds = all rounds have been played
    .about = Three rounds are over: coins and pairs are counted (X1, X7).

smugglers-card-drawn = { $seat } draws a card: { $card }.
smugglers-bids-revealed = The bids are shown; { $seat } leads.
smugglers-offered = { $seat } offers { $to }: { $cards }.
smugglers-card-stolen = { $seat } steals a card of { $victim }: { $card }.
smugglers-dice-thrown = { $seat } throws the dice for { $coins } coins.
smugglers-cards-discarded = { $seat } discards: { $cards }.

smugglers-bid = Bid { $coins }
smugglers-pick = Pick { $card }
smugglers-agree = Agree
smugglers-discard = Discard { $card }
smugglers-refuse = Refuse

smugglers-refuse-too-dear = you have fewer coins

smugglers-good-worth = Smuggled goods, { $cards } cards in the deck: two of a kind are worth two points (X7).
