# The terminal game, in English.

welcome = { $title } for { $count } players: { $players }.
bot-name = { $name } (bot: { $bot })
keys = Type the number of your choice, or a word to see only the choices with it.
    ? shows the rules, ? with a number or a name just that one, l the whole table, u takes back, q quits.
commitment = Chance is fixed by a secret with the fingerprint { $commitment }.
news = What happened
prompt = Your choice, 1 to { $count }:
no-such-number = There is no choice { $given }: the choices now are 1 to { $count }.
no-such-word = No choice has “{ $given }” in it. Type a number from 1 to { $count }, or ? l u q.
no-such-thing = The rules know neither a number nor a thing “{ $given }”.
choice-count = { $count } choices
letters = A letter shows the choices under it; any number can be typed at once.
pass-keyboard = Pass the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
taken-back = { $seat } takes the last move back.
may-not-undo = That cannot be taken back:
end-of-input = The input has ended, and the game stops here.
quit = The game stops here.
saved-running = Saved to { $file }, with everything hidden in it: keep it to yourself. To go on: freebooter play --resume { $file }
saved-finished = The journal is in { $file }. To check every draw: freebooter verify { $file }
not-saved = It is not saved; next time, play with --save FILE.
game-over = The game is over.
place = Place
player = Player
score = Score
row = Row { $number }
set-up = Set-up
table = The table
more = { $count }, shown by l
asked = Asked now
chance = chance
chance-decides = Chance decides.

ask-game = Which game?
ask-seats = How many players, { $least } to { $most }?
ask-name = What is your name?
not-a-choice = “{ $given }” is not among the choices.
no-terminal = At a terminal this asks three questions and begins a game against bots; there is { $games }. Here there is none to type at, so nothing is played.
