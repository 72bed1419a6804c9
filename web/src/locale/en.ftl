# The browser table, in English.

# Lists, for names
nobody = nobody
list-end = { $first } and { $last }

# Around
home = Home
about = About
settings = Settings
language = Language
theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
speed = Speed of moves
speed-slow = calm
speed-normal = normal
speed-fast = fast
speed-none = at once
speed-step = wait after each player
sound = Sounds
close = Close
loading = One moment…
site-menu = Pages
skip-to-main = To the content
no-page = There is no such page
no-answer = No answer
no-answer-text = The server does not answer at the moment. Nothing is lost; try again.
try-now = Try now
reload = Reload
install = Install on this device
offline = No connection
offline-text = The table cannot be reached from here at the moment. Nothing is lost: your games stand as they were, and this page goes on by itself as soon as there is a connection.

# Home
home-title = Four pirate games, one table
home-lead = Pick a game and play at once against bots, or set a table and send your friends a link. Every die and every draw can be checked afterwards.
play-bots = Play against bots
start-bots = Play { $game } against bots
starting = Starting…
set-table = Set a table
set-table-for = A table for { $game }
rules = Rules
seats-range = { $least } to { $most } players
your-tables = Your tables
open-tables = Tables to join or watch
history = History
seats-open = { $count ->
    [0] about to begin
    [one] one seat open
   *[other] { $count } seats open
}
others-turn = others are thinking
can-watch = being played; you may watch
finished = finished: see it again
unseen = { $count ->
    [one] one move since your last visit
   *[other] { $count } moves since your last visit
}
guest-name = Guest
bots-are = Bots play
blurb-buccaneer = Climb on the others’ stacks, lead the crew you gather against a ship, and pay everyone who came along.
pace-buccaneer = About 45 minutes · light: short turns, and everyone needs the others
blurb-winds_of_plunder = Vote on the wind, sail where it blows, plunder ports and each other for fame and treasure.
pace-winds_of_plunder = 1 to 2 hours · medium: much to weigh, little luck
blurb-seven_seas = Choose a character in secret, send your ships against caravans and let the dice fall where they may.
pace-seven_seas = About an hour · light to medium: bluff, and a tray full of dice
blurb-plunder = Sail an unknown map, arm your ships, take islands, trade, threaten and dig where the X is.
pace-plunder = 1 to 2 hours · light to medium: dice, trade and talk

# Setting a table
your-name = Your name
name = Name
how-many = Players
seats = Seats
seat-number = Seat { $number }
seat-me = you
seat-invite = by link
seat-bot = a bot
seat-local = at this device
seat-open = open seat
bot-level = Bot
options = Options
option-none = as usual
clock = Clock
clock-off = none
clock-live = live: 45 seconds a move, 10 minutes in the bank
clock-correspondence = by letter: 3 days a move
public = Anybody may watch and join
make-table = Set the table

# Joining
join-seat = You are invited to a table
join-watch = You are invited to watch
join-host = This link lets you host the table
sit-down = Sit down
watch = Watch
no-link = This link leads nowhere
no-link-text = It may have been used up or replaced by a newer one. Ask whoever sent it for another.
invite = Invite
invite-text = Send each person the link of a seat. The game begins when all seats are taken.
invite-make = Make a link
invite-link = Link to this seat
watch-link = Link for watching
spectators = Spectators
copy = Copy
copied = Copied
waiting-for-players = Waiting for players

# Table
table = Table
table-menu = Table menu
panels = Panels
tab-choose = Choose
tab-log = Log
tab-chat = Chat
tab-words = In words
your-turn = Your turn
your-turn-short = your turn
thinks = to answer
you = you
away = away
seat-devices = on { $count } devices
device-new = Your seat has been opened on another device.
device-mine = That was me
device-close = Close it there
waiting-for = Waiting for { $names }
answered-sealed = Your answer is sealed. Waiting for the others.
choices = What you can do now
all-choices = Show all { $count } choices
fold-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
fold-back = Back
show-rule = Rule { $rule }
typed = { $typed }… another digit, or Enter
mind = Mind: { $why }.
odds-win = win
odds-tie = tie
odds-lose = lose
advice = What would you do?
advised = a bot would
advised-because = Because { $reasons }.
advised-on-the-whole = Because it comes out best on the whole; no single thing decides.
composing = You are putting this together; nobody sees it yet.
step-back = One step back
drop = Drop it
go-on = Go on
skip = Skip
plays = { $name } plays
since-your-move = Since your last move
recap-more = { $count ->
    [one] (one thing more)
   *[other] ({ $count } things more)
}
recap-change = How the score has changed
log-empty = Nothing has happened yet.
log-round = Round { $round }
undo = Undo
undo-not = Undo is not possible by yourself: { $why }.
taken-back = { $name } takes the last move back.
help = Help
menu = Menu
rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-print = Print
rules-found = { $count ->
    [0] no rule says that
    [one] 1 rule
   *[other] { $count } rules
}
meanings = What the names mean
figures = Figures
figures-assumed = { $count ->
    [one] 1 of { $total } component figures is assumed: we know no source for it. If you own the game, you can correct it.
   *[other] { $count } of { $total } component figures are assumed: we know no source for them. If you own the game, you can correct them.
}
figures-known = All component figures are taken from the rules or a source.
figures-inferred = { $count ->
    [one] One more figure follows from others.
   *[other] { $count } more figures follow from others.
}
figures-list = Which ones
game-by = A game by { $designers }, published by { $publisher }. This is our own implementation, in our own words and pictures.
log = Log
earlier = { $count ->
    [one] Show the earlier entry
   *[other] Show { $count } earlier entries
}
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
send = Send
days = { $count } d
game-over = The game is over
ended-by-vote = Ended by vote
place = Place
player = Player
score = Score
winner = winner
rematch = Play again
share = Share
share-failed = No picture could be made.
won-with = { $count ->
    [one] { $names } wins with { $score ->
        [one] one point
       *[other] { $score } points
    }
   *[other] { $names } win together with { $score ->
        [one] one point
       *[other] { $score } points
    }
}
you-came = { $place ->
    [1] { $shared ->
        [yes] You share the win.
       *[no] You have won.
    }
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came sixth.
}
ahead-of = { $count ->
    [0] Level with { $name } in points, ahead by the tie-break.
    [one] One ahead of { $name }.
   *[other] { $count } ahead of { $name }.
}
score-lines = Scores over the game
score-start = Start
score-moves = { $count } moves
goes-ahead = Move { $row }: { $winner } goes ahead of { $passed } and stays there.
luckiest = Luckiest: { $name }, whose dice showed { NUMBER($pips, maximumFractionDigits: 1) } more in all than dice do on average.
replay = Replay

# Menu
your-seat = Your seat
hand-over = Let a bot play for me
hand-over-sure = A bot plays on in your place. You can take the seat back, but not what it has done.
hand-over-yes = Let the bot play ({ $bot })
take-back-seat = Play myself again
ask-undo = Ask the others to let you undo
ask-end = Ask the others to end the game
end-sure = The game ends without a result if everyone agrees.
end-yes = Ask for the end
leave = Leave the table
leave-sure = A bot will play your seat until you come back.
leave-sure-open = Your seat will be open again, for anybody who is invited.
leave-yes = Leave
stay = Stay
report = Save a bug report
report-text = It holds what you could see of this game and the version, nothing hidden and no secrets.
keys = Keys
keys-text = Number: choose (Enter where a longer number is possible). Arrows: walk through the choices. C: to the choices. U: undo. W: why not. ?: rules. Esc: let go. Space: skip the movement, or show the next player.
vote-undo = { $name } asks to take the last move back.
vote-end = { $name } asks to end the game.
agree = Agree
refuse = Refuse
vote-waits = Waiting for the others’ answer.

# Why not
why-not = Why not…?
why-not-text = What is not possible at the moment, and the rule against it. On the board it is enough to touch a piece.
not-now = Not now: { $why }.
why-nothing = There is nothing to do with this at the moment.
why-other-question = Everything else waits: it does not answer the question that is asked now.
why-nothing-forbidden = No rule forbids you anything here: what you can do is in the list.
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

# Since the last visit
since-last-visit = Since your last visit
digest-show = What happened
digest-replay = See it again

# Guided first game
learn = Learn by playing
guide = Guide
guide-next = Next
guide-done = Got it
guide-stop = Stop the guide
guide-choose = When it is your turn you choose here: by sentence, by its number, or by touching the pieces that glow in brass on the board. You cannot do anything wrong; what is not allowed is not on offer.
guide-why = Curious why something is not possible? Touch a piece that does not glow, or press “Why not…?”, and the rule is named.

# QR codes
qr = QR code
qr-alt = QR code of the link { $link }
qr-only-here = Only this machine reaches the server at the moment. To play with others at home, let it listen on your network when it starts; then a QR code stands here.

# Accounts
account = Account
account-nobody = You have not told your name here yet. You can play without an account.
account-guest = You play as { $name }, a guest of this browser. With an account you find your tables from any device.
account-yours = You are signed in as { $name }.
sign-up = Make an account
sign-up-text = Your tables and your history go with you. A name and a password, nothing else.
sign-in = Sign in
sign-in-text = If you have an account on this server.
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
devices = Where you are signed in
device-since = Since { $date }
device-here = here
change-password = Change the password
password-fresh = New password
password-changed = The password is changed, and you are signed out everywhere else.
password = Password
history-empty = No game is finished yet.
forget-me = Be forgotten
forget-me-text = Account, sessions and permissions go; finished games stay without your name. This cannot be undone.
forget-me-yes = Forget me for good
error-name-taken = An account of that name exists already.
error-wrong-password = No account has this name and password.
error-has-account = You have an account already.
error-no-password = The password is needed for this.
error-bad-request = Something in this form does not fit.

# Notifications
notify-on = Tell me when it is my turn
notify-off = No longer tell me when it is my turn
notify-denied = Notifications are blocked for this page in your browser’s settings.
notify-impossible = Notifications need https, or the machine the server runs on. The tab’s title tells you when it is your turn.

# Bots
bot-random = random
bot-heuristic = heuristic
bot-search = search
bot-deckhand = easy
bot-deckhand-about = Overlooks much, forgets what others hold, and thinks of nothing beyond its move.
bot-mate = normal
bot-mate-about = Looks one answer ahead, and forgets some of its choices.
bot-captain = hard
bot-captain-about = Thinks through some turns in its head.
bot-commodore = expert
bot-commodore-about = Thinks through many turns, and takes its time.

# Talk
chat-to-team = To my team only
chat-team-only = to the team
mute = Mute { $name }
unmute = Let { $name } talk again
mute-outsiders = Mute those who watch
unmute-outsiders = Let those who watch talk again
complain = Report to whoever runs this server
complain-text = What happens here that should not? What was said lately is sent along.
complain-told = It has been passed on.

# Pass and play
curtain-title = { $name } is next
curtain-text = Hand the device over. What others may not see is behind the curtain.
curtain-side = Log, talk and choices are behind the curtain, too.
curtain-open = I am { $name }

# Trouble
connecting = Connecting…
reconnecting = Reconnecting…
lost-explained = The connection is lost and being made again. What you sent is safe; the table waits.
offline-explained = This device is offline. The table waits; it goes on when the network is back.
new-version = There is a new version of this page. The game goes on after a reload.
table-gone = This table is not there
table-gone-text = It does not exist, or it is not open to you. Whoever hosts it can send you a link.
error-question-gone = The table has moved on meanwhile. This is how it stands now.
error-over = The game is over.
error-not-started = The game has not begun yet.
error-many-tables = Too many tables of this host are not over yet. End some of them first.
error-cannot-write = The server cannot write at the moment, perhaps because its disk is full. Nothing was lost: try again in a while.
error-too-many = That was a little fast. Wait a moment and try again.
error-no-answer = The server did not answer. Nothing was lost; try again.
error-no-advice = The host has switched advice off at this table.
error-no-session = Your session has ended. Sign in again, or follow your link.
error-not-your-seat = This seat is no longer yours.
error-two-seats = You sit in one seat; others at this device sit in seats of their own.
error-seat-taken = Somebody else sits there already.
error-table-full = No seat is open at this table any more.
error-bots-failed = No bot can give advice here; it has been noted.
error-muted = The host has muted you.
error-undo-refused = That cannot be taken back now.
error-link = No link could be made.
error-database-away = The server cannot reach its data at the moment. Try again.
error-fault = Something went wrong at the server; it has been noted.
error-other = That did not work ({ $code }).

# Replay
viewpoint = Seen by
spectator = spectator
to-table = To the table
journal = Journal
to-start = To the start
back = One move back
forward = One move on
play = Play
pause = Pause
move = Move
move-of = Move { $at } of { $last }

# About
about-text = Freebooter is one open platform for pirate board games: a rules engine, fair bots, and this table.
about-fair = It is fair by construction: the server commits to its dice before the game begins, and bots see no more than you would in their seat.
credits = Credits
credit-icons = Icons by Lorc, Delapouite and contributors,
credit-fonts = Typefaces:

# Buccaneer
bucc-board = The board of Buccaneer: ships in sight above, each player’s beach with stacks of pirates below
bucc-fold-onto = Onto { $name }’s pirates
bucc-crew = crew
bucc-earns = earns
bucc-boarded = boarded
bucc-stack = { $name }’s { $wage }, { $height ->
    [1] alone
   *[other] leading a stack of { $height }
}
bucc-sloop = Sloop
bucc-brig = Brig
bucc-galleon = Galleon
bucc-to-come-short = { $count } to come
bucc-to-come = { $count ->
    [0] no more ships to come
    [one] 1 ship to come
   *[other] { $count } ships to come
}
bucc-ship = Ship { $ship }: { $ducats } ducats, crew of { $crew } or more, “?” earns { $unknown }; on board: { $treasures }

# Pieces, as the page of the rules shows them
piece-pirates = A player’s five pirates, with what they earn
piece-stack = A stack: its top pirate is the captain
piece-tile = A tile: its points, and what it gives
piece-ship = A player’s ship
piece-empty = An empty ship
piece-loaded = A loaded ship
piece-double = A ship with a Double Hold
piece-caravan-die = A ship of the caravan
piece-pirate-die = A pirate’s ship
piece-fort = { $count ->
    [one] An island with one skull
   *[other] An island with { $count } skulls
}
piece-merchant = A merchant’s island
piece-bare-ship = A new ship with its three lives
piece-full-ship = A ship with two masts and two cannons

# What boards share
your-hand = Your hand
no-cards = no cards
hand-size = Cards in hand
ships = Ships
islands = Islands
point-cards = Plunder Point cards
storm = Storm

# Plunder
plunder-board = The map of Plunder: islands, ports, barriers, storm, X tokens and ships
plunder-fold-merchant = From the merchant
plunder-fold-talk = Trade and threats
plunder-fold-tile = Rows { $top } to { $bottom }, columns { $left } to { $right }
plunder-fold-row = Row { $row }, columns { $left } to { $right }
plunder-ship = { $name }’s ship { $number } at { $cell }: lives { $lives }, cannons { $cannons }, masts { $masts }
plunder-token = X at { $cell }
plunder-ship-number = ship { $number }
plunder-island-at = the island at { $port }
plunder-nobody = nobody’s
plunder-takes = takes the island
plunder-loses-life = loses a life
plunder-sinks = loses the ship
sailing-die = Sailing die
steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
stacks = Open stacks
yard = Shipyard
your-offer = Your offer
you-give = You give
you-get = You get

# Winds of Plunder
winds-board = The sea chart of Winds of Plunder: four areas, twelve ports with their tiles, ships and reputation cubes
winds-port = { $port }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}; { $items }
winds-fold-sail = Sail to a port
winds-fold-bids = Bid { $low } to { $high } Wind Cubes
winds-fold-ports = A tile in a port
winds-fold-bar = A tile on the rotation bar
winds-fold-give = Give { $item }
winds-ship = { $name }’s ship
winds-wind = The wind: { $wind }
winds-round = Round { $round } of { $rounds }
winds-bar = Rotation bar
winds-points = { $count ->
    [one] { $name }: 1 action point
   *[other] { $name }: { $count } action points
}
winds-bonus = { $name }: the bonus point
winds-gust-name = Gust of Wind
winds-gust = a Gust of Wind
winds-chart-of = A chart of the
winds-chart-name = Caribbean
winds-area-gulf = I · The Gulf
winds-area-bahamas = II · The Bahamas
winds-area-hispaniola = III · Hispaniola
winds-area-windward = IV · Windward Isles
winds-land-yucatan = Yucatán
winds-land-honduras = Honduras
winds-land-florida = Florida
winds-land-cuba = Cuba
winds-land-haiti = Hispaniola
winds-sea-atlantic = Atlantic Ocean
winds-cubes = Wind Cubes
winds-reserve = Reserve
winds-booty = Booty
winds-vote = Vote for the wind
winds-deck = { $count } left
winds-treasures = Treasure deck
your-maps = Your treasure maps

# Pirates of the 7 Seas
seas-characters = Characters
seas-fold-buy = Buy ships
seas-fold-bargain = Bargain away two goods
seas-used = lies in front, used
seas-tray = { $count ->
    [one] 1 die in the tray
   *[other] { $count } dice in the tray
}
seas-tray-empty = the tray
seas-round = Round { $round }
seas-last = the last is round { $round }
seas-deck = { $count ->
    [one] 1 Adventure card left
   *[other] { $count } Adventure cards left
}
seas-draw = Draw an Adventure card
seas-first = first
seas-chosen = has chosen
seas-fleet = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
seas-corsair = Corsair of
seas-played-by = played by { $names }
seas-turn = now
seas-reserve = { $count } in reserve
seas-tiles = Corsair tiles
seas-course = What the throw came to
seas-caravan = Caravan
seas-curse = Curse
seas-port = Port
seas-played = Played

# Parts of boards that scroll
beside-board = Beside the board
board-near = Come near
board-whole = Whole board
sheet-raise = More room for choices
sheet-lower = Less room for choices

# Boards
trade-table = Trade table
trade-gives = gives
trade-gets = gets
nothing = nothing
battle = Battle
attacks = attacks
defends = defends
wins = wins
mast-steps = { $count } by mast
seas-no-throw = no dice thrown yet
seas-sunk = sunk
seas-taken = taken
seas-escaped = escaped
seas-now = acts now
seas-alone = alone
seas-cards = cards
seas-guards = { $count ->
    [one] 1 guard on the island
   *[other] { $count } guards on the island
}
bucc-boarded-by = { $ship } boarded
winds-draw = Draw a card ({ $count } left)

# The chance of a game, checked by the browser

chance-promise = The seed of the dice is drawn and sealed: { $commitment }…
chance-gathers = The game is about to begin
chance-gathers-text = Every browser now shows what it adds to the dice, so that nobody could choose them alone. If one is not there, the game begins without it in half a minute.
chance-checking = The dice of this game are being checked…
chance-checked = The dice of this game were checked: { $count ->
    [one] one draw
   *[other] { $count } draws
}
chance-false = The dice of this game do not hold
chance-unchecked = The dice of this game could not be checked.
chance-seed = The seed is the one that was sealed before the game, as this browser kept it.
chance-seed-late = The seed fits the seal that the table shows; this browser had not seen that before the end.
chance-draws = Every draw follows from the seed and from what the players’ browsers added.
chance-added = Added to the dice by their browsers: { $names }.
chance-withheld = Sealed, but never shown: { $names }. Whoever runs this server could have chosen between two games together with such a seat.
chance-anew = Somebody left when what was sealed had been shown, and all sealed anew: { $count ->
    [one] once
   *[other] { $count } times
}.
chance-nothing = Added nothing: { $names }.
chance-rules = That the draws fit the rules is checked by “freebooter verify” with the journal.
chance-journal = Keep the journal
chance-fault-algorithm = The draws were made in a way that this browser does not know.
chance-fault-seed = The seed is not the one that was sealed.
chance-fault-commitment = The seal is not the one that this browser was shown before the game.
chance-fault-pledges = What the seats had sealed was changed after this browser saw it.
chance-fault-nonce = What { $name } added is not what they had sealed.
chance-fault-left-out = What this browser sent for { $name } was left out.
chance-fault-order = The draws do not follow each other as they should: { $draw }.
chance-fault-draw = The seed does not give this draw: { $draw }.
chance-fault-outcome = What came out is not what was drawn: { $draw }.

# Letters
letters = Letters about your turns
letters-text = In slow games a letter can tell you that it is your turn, while you are not looking at the table. The address is for nothing else, and one link in every letter ends them.
letters-address = E-mail address
letters-often = How often
letters-turn = at every turn
letters-daily = once a day at most
letters-want = Send me letters
letters-end = No more letters
letters-asked = A letter is on its way to { $address }. Follow the link in it, and the others will come.
letters-go = Letters go to { $address }.
letters-confirmed = Thank you: letters will tell you of your turns.
letters-stopped = No more letters will come.
error-no-letters = These letters have ended already.
error-no-mail = This server writes no letters.

# Tables in lists, and what is over
group-others = Others are thinking
group-open = Waiting for players
list-won = You won
list-place = You came { $place } of { $of }
rematch-of = Play again: { $game }, { $when }
history-all = All your games
history-of = Games of { $name }
history-more = Earlier games
history-filters = Look for games
game = Game
tally-played = Played
together-with = Games with { $name }
people-here = People at this table
people-met = People you have played with
people-games = { $count ->
    [one] one game
   *[other] { $count } games
}
error-no-person = There is nobody here with whom you have played.
tally-won-you = You won
tally-won-by = { $name } won
tally-won = Won
filter-all = all
filter-outcome = How it went
outcome-won = won
outcome-lost = not won
outcome-ended = ended by vote
filter-player = Played with
filter-look = Look
filter-nothing = No game fits.

# Before the start
yes = yes
no = no
facts-host = Set by
facts-length = Length
facts-usual = as usual
facts-figures = The set “{ $name }”
facts-differing = { $count ->
    [one] 1 figure differs from the standard set
   *[other] { $count } figures differ from the standard set
}
share-link = Share the link
share-text = A seat is waiting for you at a table of { $game }.
while-waiting = While you wait
practise = Practise against bots
fill-bots = Fill with bots and begin

# Own the box?
own-box = Own the box?
own-box-text = The pictures on cards and tiles are in no rulebook: { $assumed } of { $total } figures here are assumed. Take out your copy, correct what differs and tick what is right. What you enter is a set of your own that you can choose whenever you set a table.
sets = Your sets
set-of = { $name }’s copy
set-mine = My copy
set-new = Enter a copy
set-import = Take a set from a file
set-edit = Open
set-edit-named = Open { $name }
set-export = Save as a file
set-export-named = Save { $name } as a file
set-delete = Delete
set-delete-named = Delete { $name }
set-delete-sure = Delete { $name } for good
set-no-file = This file is no figure set.
set-form = Figures of your copy
set-name = Name of the set
set-single = Single figures
set-assumed = { $count ->
    [0] nothing assumed of { $total }
   *[other] { $count } of { $total } assumed
}
set-all-printed = All of these are as printed
set-all-printed-of = All of these are as printed: { $name }
set-keep = Keep this set
set-kept = Kept. You can choose it when you set a table.
set-standard = the standard set
mark-rulebook = from the rulebook
mark-source = from a source
mark-inferred = follows from others
mark-assumed = assumed
mark-printed = as printed
list-add = One more: { $name }
list-add-to = One more: { $name }
list-drop-from = One less: { $name }
list-drop = Take away { $name }
list-drop-short = Take away
error-bad-figures = The game cannot be played with these figures.
error-many-sets = Many of your sets are kept here already. Delete some of them first.
error-no-set = This set is not here any more.

# Sounds
sound-volume = Volume
sound-which = What is heard
sound-quiet = While movements are switched off, or this page is out of sight, only your turn and the end are heard.
sound-turn = Your turn: a ship’s bell
sound-pieces = Pieces: wood
sound-coins = Money and points: coins
sound-sea = Ships and wind: the sea
sound-chance = Dice and cards: a rattle
sound-battle = Battle: a drum
sound-end = The end: a concertina
