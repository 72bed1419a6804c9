tea = tea
silk = silk
spice = spice
blade = blade
hidden = hidden card
agreed = agreed
dropped = dropped
all-rounds = all rounds have been played

smugglers-card-drawn = { $seat } draws a card: { $card }.
smugglers-bids-revealed = The bids are shown; { $seat } leads.
smugglers-offer-made = { $seat } offers { $to } { $count } cards.
smugglers-offer-ended = The trade of { $seat } with { $to } is { $answer }.
smugglers-theft-parried = { $victim } shows a blade: { $seat } steals nothing.
smugglers-card-stolen = { $seat } steals a card of { $victim }: { $card }.
smugglers-dice-thrown = { $seat } throws the dice for { $coins } coins.
smugglers-cards-discarded = { $seat } discards: { $cards }.

smugglers-bid = Bid { $coins }
smugglers-pick = Pick { $card }
smugglers-agree = Agree
smugglers-refuse = Refuse

smugglers-refuse-too-dear = you have fewer coins
smugglers-refuse-no-blade = you hold no blade to parry with
