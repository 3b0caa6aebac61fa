# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Four harbours, good company.
site-home = Home
site-skip = Skip to the board

site-start = New game
site-players = { $least ->
    [1] { $most } players
   *[other] { $least } to { $most } players
}
site-designer = by { $designer }
site-seats = Seats
site-seat = Seat { $number }
site-seat-me = you
site-seat-friend = a friend (by link)
site-seat-bot = bot: { $kind }
site-bot-random = random
site-bot-greedy = greedy
site-bot-apprentice = apprentice
site-bot-merchant = merchant
site-bot-master = master
site-bot-grandmaster = grandmaster
site-bot-called = { $kind ->
    [random] Random
    [greedy] Greedy
    [apprentice] Apprentice
    [merchant] Merchant
    [master] Master
    [grandmaster] Grandmaster
   *[other] { $kind }
}
site-player = Player
site-options = Options
site-hints = Hints
site-hints-on = allowed
site-hints-off = off
site-begin = Start
site-quick = Play against { $count } { $count ->
    [one] bot
   *[other] bots
}
site-more = More: seats, friends and options
site-your-name = Your name
site-save-name = Save
site-language = Language
site-language-name = English
site-language-choose = Change
site-guest = Guest

site-running = Games in progress
site-finished = Finished games
site-your-turn = your turn
site-their-turn = waiting for { $who }
site-table-of = { $game } with { $who }
site-over = finished
site-closed = closed

site-join = { $host } invites you to a game of { $game }.
site-join-seat = Take this seat
site-join-yours = This seat is yours.
site-to-table = Go to the table

site-turn-mine = Your turn
site-turn-other = Waiting for { $who }
site-turn-many = Waiting for { $who }
site-turn-over = The game is over
site-watching = You are watching. Hidden information stays hidden.
site-older-rules = This game began under earlier rules (revision { $revision }) and will be finished under them.
site-hand-over = It is { $who }’s turn. Pass the screen, then:
site-hand-over-button = I am { $who }
site-seat-open = free seat
site-seat-stand-in = a bot is playing for { $name }
site-invite = Invite
site-invite-explain = Send this link to the player for this seat.
site-watch-link = Spectator link
site-let-bot-play = Let a bot take over
site-take-back-seat = Return to your seat
site-resign = Resign
site-resign-explain = You give up your seat for good. A bot plays on for the others.
site-resign-button = Resign for good
site-close-table = Close this table
site-close-table-explain = The table and all its links stop working for everyone.
site-close-table-button = Close the table
site-seat-resigned = { $name } has resigned; a bot plays on
site-resigned = resigned
site-absence = Absent players
site-absence-ten-minutes = bot after 10 minutes
site-absence-one-day = bot after 1 day
site-absence-three-days = bot after 3 days
site-absence-never = no bot
site-let-bot-stand-in = Let a bot play for { $name }
site-player-joined = { $name } takes a seat.
site-player-given-to-bot = { $by } gives a free seat to a bot.
site-player-handed-to-bot = { $name } lets a bot take over.
site-player-replaced = { $name } has been away for long: { $by } lets a bot take over.
site-player-returned = { $name } is back.
site-player-resigned = { $name } resigns. A bot plays on.
site-take-back = Undo
site-fast = Bots move at once
site-slow = Bots take their time
site-log = Game log
site-whole-log = Full game log
site-position = Position
site-position-of = Position { $count } of { $length }
site-position-now = Back to the game
site-earlier = Back
site-later = Forward
site-shortcuts = Keyboard shortcuts
site-key-choices = make a choice by number
site-key-undo = undo
site-key-hint = get a hint
site-key-history = step back and forward through the game
site-key-help = show or hide this list
site-disconnected = Connection lost. Reconnecting…
site-no-answer = The server did not answer. Please try again.
site-request-failed = The server could not do that. Please try again.
site-retry-in = You can try again in { $seconds } s.
site-retry-now = You can try again now.
site-moved-on = The game has moved on. This is the current position.

site-rematch = Rematch
site-to-rematch = Go to the rematch
site-record = Download the game record
site-check = Verify the shuffle
site-commitment = Fingerprint of the shuffle
site-commitment-explain = It was published before the first choice. When the game is over, the seed is revealed, and anyone can check that its SHA-256 hash matches this fingerprint.
site-seed = Seed
site-seed-hidden = It is revealed when the game is over.
site-seed-fits = The SHA-256 hash of the seed matches the fingerprint published at the start.
site-seed-how = To check it yourself, convert the seed from hexadecimal to its 32 bytes and compute their SHA-256 hash, for example with
site-seed-replay = The record contains the seed and every choice; portolan replay plays it again and checks every position.

site-error = Something went wrong
site-error-not-found = This page or table does not exist, or it belongs to other players. Are you using a different browser from the one you play in?
site-error-not-yours = You are not allowed to do that. Are you using a different browser from the one you play in?
site-error-other-site = The request came from another site and was rejected.
site-error-wrong-host = This server does not answer under the name { $host }. Its operator can allow the name with --allow-host { $host }.
site-error-malformed = The request is not valid: { $reason }
site-error-too-many-streams = Too many tables are open at the same time. Close the ones that you do not need.
site-error-dead-link = This link leads to no table. Its seat may be taken, the table may be closed, or part of the link is missing. Ask the person who sent it to you.
site-error-not-absent = A bot cannot take over yet: this player has not kept the others waiting for long enough.
site-closed-by-host = The host has closed this table.
site-closed-abandoned = All players have resigned. The table is closed.
site-closed-expired = This table was not used for a long time and has been closed.
site-error-too-many-tables = You have { $count } games in progress where it is your turn or that were played recently. Finish one, resign from one, or close one in which nobody else has moved.
site-error-broken = This table cannot be opened: { $reason }
site-error-too-much = Too many requests. Wait a moment and try again.
site-error-too-many-reviews = Too many reviews are in progress, or you have started too many. Try again later.
site-error-no-hints = Hints are turned off at this table.
site-error-unavailable = The server could not do that at the moment. Please try again.

site-reading = Rules and background
site-rules-of = Rules of { $game }
site-about = About { $game }
site-contents = Contents
site-first-steps = First steps: a guided game
site-guide = First steps
site-guide-end = Continue without tips
site-rules-link = Read §{ $section }
site-example = Example: { $asked } One way: { $does }
