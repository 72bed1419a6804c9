tea = tea
silk = silk
spice = spice
blade = blade
hidden = hidden card
nothing = nothing
parried = none, for a blade is shown
all-rounds = all rounds have been played

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
