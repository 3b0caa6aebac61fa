# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Four harbours, good company.
site-home = Home
site-skip = Skip to the table

site-start = Start a table
site-players = { $least ->
    [1] { $most } players
   *[other] { $least } to { $most } players
}
site-designer = by { $designer }
site-seats = Seats
site-seat = Seat { $number }
site-seat-me = me
site-seat-friend = a friend, by link
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
site-begin = Begin
site-quick = Play against { $count } { $count ->
    [one] bot
   *[other] bots
}
site-more = Seats, friends and options
site-your-name = Your name
site-save-name = Save
site-language = Language
site-language-name = English
site-language-choose = Use it
site-guest = Guest
site-another-device = Play on another device
site-another-device-make = Make a secret link
site-another-device-explain = Whoever opens this link is you, on any device. Keep it to yourself.
site-enter = This link makes this browser play as { $name }.
site-enter-button = Play here as { $name }

site-running = Running games
site-finished = Finished games
site-your-turn = your turn
site-their-turn = { $who } to choose
site-table-of = { $game } with { $who }
site-over = over

site-join = { $host } invites you to a game of { $game }.
site-join-seat = Take this seat
site-join-yours = This seat is yours.
site-join-taken = Somebody else has taken this seat.
site-to-table = Go to the table

site-turn-mine = Your turn
site-turn-other = { $who } is to choose
site-turn-many = { $who } are to choose
site-turn-over = The game is over
site-watching = You are watching; hidden things stay hidden.
site-older-rules = This game began under an earlier version of the rules (revision { $revision }) and is played to its end by them.
site-hand-over = { $who } is to choose. Hand over the screen, then:
site-hand-over-button = I am { $who }
site-seat-open = free seat
site-seat-stand-in = a bot plays for { $name }
site-invite = Invite
site-invite-explain = Send this link to the one who is to sit here.
site-watch-link = Link for spectators
site-let-bot-play = Let a bot play
site-take-back-seat = Take the seat back
site-take-back = Take back
site-fast = Bots answer at once
site-slow = Bots take their time
site-log = What happened
site-whole-log = The whole story
site-position = Position
site-position-of = Position { $count } of { $length }
site-position-now = Back to the game
site-earlier = Earlier
site-later = Later
site-shortcuts = Keyboard
site-key-choices = choose by number
site-key-undo = take back
site-key-hint = ask for a hint
site-key-history = earlier and later positions
site-key-help = show or hide this list
site-disconnected = The connection is lost. Trying again…
site-moved-on = The table had moved on; this is how it stands now.

site-rematch = Rematch
site-to-rematch = To the rematch
site-record = Download the record
site-check = Check the shuffle
site-commitment = Fingerprint of the shuffle
site-commitment-explain = It was published before the first choice. When the game is over, the seed is shown, and anybody can see that its SHA-256 is this fingerprint.
site-seed = The seed
site-seed-hidden = It is shown when the game is over.
site-seed-fits = The SHA-256 of the seed is the fingerprint published at the start.
site-seed-how = To check it yourself: turn the seed from hexadecimal into its 32 bytes and compute their SHA-256, for example with
site-seed-replay = The record holds the seed and every choice; portolan replay plays it again and compares every position.

site-error = That did not work
site-error-not-found = There is no such page or table.
site-error-not-yours = That is not yours to do. Perhaps this is another browser than the one you play with.
site-error-other-site = The request came from another site and was not carried out.
site-error-malformed = The request could not be understood: { $reason }
site-error-seat-taken = Somebody else sits there.
site-error-too-many-tables = You have { $count } running games. Finish one before you start another.
site-error-broken = This table cannot be opened: { $reason }
site-error-too-much = Too much at once. Wait a moment and try again.
site-error-no-hints = At this table there are no hints: it was opened without them.
site-error-unavailable = The data cannot be reached at the moment. Nothing was changed; try again.

site-reading = To read
site-rules-of = Rules of { $game }
site-about = About { $game }
site-contents = Contents
site-first-steps = First steps: a guided game
site-guide = First steps
site-guide-end = Play on without hints
site-rules-link = Read §{ $section }
site-example = Example. { $asked } One way: { $does }
