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

smugglers-asks-auction = Bid 0 to 3 of your coins in secret: every bid is paid, and the highest leads this round.
smugglers-waits-auction = { $asked } still { $asked_count ->
    [1] bids
   *[other] bid
} in secret.
smugglers-asks-barter = { $you ->
    [seat] You lead: pick cards to offer { $to }, or none, and agree; for them you take one of theirs blindly.
   *[to] { $seat } takes a card of yours blindly for what they offer: agree, or show a blade if you hold one.
}
smugglers-waits-barter = { $seat } wants a card of { $to }’s: { $asked } decides.
smugglers-asks-discarding = You may keep 3 cards: discard one more, in secret.
smugglers-waits-discarding = { $asked } still { $asked_count ->
    [1] discards
   *[other] discard
} in secret, down to 3 cards.

smugglers-bid = Bid { $coins }
smugglers-pick = Pick { $card }
smugglers-agree = Agree
smugglers-discard = Discard { $card }
smugglers-refuse = Refuse

smugglers-refuse-too-dear = you have fewer coins

smugglers-good-worth = Smuggled goods: two of a kind are worth two points (X7).
