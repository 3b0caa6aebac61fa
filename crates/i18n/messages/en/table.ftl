# What is said at every table, whichever game lies on it.

table-and = { $first } and { $last }
table-player = player
table-points = points
table-you = you
table-section = { $reason } (rules { $section }).

table-since = Since your last choice:
table-opening = How the game began:
table-prompt = Your choice (help for more):
table-no-such-number = Type a number from 1 to { $choices }, or help.
table-also-possible = also possible: type one of these
table-not-understood = { $reason }; type help for what else there is.
table-help =
    a number, or a choice as it is written beside it: make that choice
    why CHOICE      why a choice is not possible, or what it would do
    hint            what a bot would choose in your place, and why
    undo            take your last choice back, if nothing was revealed since
    log             the whole story of the game
    rules 3.1       a section of the rules; rules alone prints all
    board           draw the board again (or just press Enter)
    save FILE       a copy of the game so far; it is kept by itself after every choice
    quit            leave; portolan resume goes on later
table-it-is-possible = That is possible: { $what }.
table-hand-over = Hand the keyboard to { $who } and press Enter.
table-hand-over-or-undo = Hand the keyboard to { $who } and press Enter (or type undo to take your choice back).

table-taken-back = Taken back: { $choice }.
table-undo-nothing = There is nothing of yours to take back.
table-undo-revealed = That cannot be taken back: it has shown you something that you could not know before.
table-undo-answered = That cannot be taken back: another player has acted since then.

table-winner = { $who } wins.
table-nobody-wins = Nobody wins: all are out of the game.
table-out = out
table-winners = { $who } share the victory.

table-saved = The game is saved as { $path }.
table-go-on = the game is saved as { $path }; go on with `portolan resume { $name }`
table-goodbye = Goodbye: { $how }.

table-replay-step = { $at } of { $last }: Enter next, b back, a number to go there, q quit >
table-replay-game = game     { $game }, rules revision { $revision }
table-replay-seat = seat { $number }   { $name } ({ $kind })
table-replay-choices = choices  { $count }
table-replay-running = result   the game is not over
table-replay-verified = verified: every choice, position and result is as the record says
