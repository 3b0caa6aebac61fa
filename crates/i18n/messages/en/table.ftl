# Texts of the table that all games share.

table-and = { $first } and { $last }
table-player = player
table-points = points
table-you = you
table-section = { $reason } (rules { $section }).

table-since = Since your last choice:
table-opening = How the game began:
table-prompt = Your choice (help for more):
table-no-such-number = Type a number from 1 to { $choices }, or help.
table-also-possible = also possible (type one of these)
table-not-understood = { $reason }; type help for a list of commands.
table-help =
    a number, or a choice as shown beside it: make that choice
    why CHOICE      why a choice is not possible, or what it would do
    hint            what a bot would choose in your place, and why
    undo            undo your last choice, if nothing has been revealed since
    log             the full game log
    rules 3.1       one section of the rules; rules alone prints them all
    board           show the board again (or just press Enter)
    save FILE       save a copy of the game; the game itself is saved after every choice
    quit            leave; portolan resume continues the game later
table-it-is-possible = This choice is possible: { $what }.
table-hand-over = Pass the keyboard to { $who } and press Enter.
table-hand-over-or-undo = Pass the keyboard to { $who } and press Enter (or type undo to undo your choice).

table-taken-back = Undone: { $choice }.
table-undo-nothing = You have no choice to undo.
table-undo-revealed = This cannot be undone: it revealed something you could not have known before.
table-undo-answered = This cannot be undone: another player has acted since.

table-winner = { $who } wins.
table-nobody-wins = Nobody wins: all players are out of the game.
table-out = out
table-winners = { $who } share the victory.

table-saved = Game saved as { $path }.
table-go-on = game saved as { $path }; continue with `portolan resume { $name }`
table-goodbye = Goodbye: { $how }.

table-replay-step = { $at } of { $last }: Enter = next, b = back, a number = go there, q = quit >
table-replay-game = game     { $game }, rules revision { $revision }
table-replay-seat = seat { $number }   { $name } ({ $kind })
table-replay-choices = choices  { $count }
table-replay-running = result   not finished
table-replay-verified = verified: every choice, position and the result match the record
