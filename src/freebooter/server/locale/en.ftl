# What the server says to people who have no page open, in English.

notice-turn = Your turn: { $game }
notice-with = At the table with { $names }.

letter-open = Open the table:
letter-home = All your tables:
letter-stop = You get this letter because you asked for it at this server. One click ends all of them:
letter-confirm = Letters from Freebooter: is this you?
letter-confirm-text = Somebody, we hope you, gave this address at a Freebooter server to be told of their turns in slow games. If it was you, confirm it here; if not, do nothing, and no other letter will come:
digest = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
digest-line = { $game }, with { $names }{ $unseen ->
    [0] {""}
    [one] : one move since your last visit
   *[other] : { $unseen } moves since your last visit
}
