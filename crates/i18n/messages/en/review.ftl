# The review of a finished game.

review-title = Review
review-of = Review: { $game }
review-start = Analyse this game
review-start-explain = A bot analyses every decision of this game, using only what the player knew at the time. The review shows how the chances changed, what decided the game, and how much of it was luck. It takes up to a minute.
review-progress = { $done } of { $all } decisions analysed
review-stop = Stop
review-only-players = Only the players of this game can start a review.
review-in-progress = A player has started a review of this game. It will appear here when it is done.
review-failed = The review failed because of an error in the program. You can start it again.
review-percent = { $percent } %

review-chances = Chances of winning
review-chances-explain = Before each decision, assuming the best choice is made: the average of what the players could estimate from what each of them knew.
review-turning-points = Turning points
review-nobody = No single choice decided this game.
review-gave-away = Choice { $number }: { $who } loses { $percent }
review-choice = { $notation } ({ $says })
review-was = Played: { $choice }.
review-better = Better: { $choice }.
review-then = A possible continuation: { $story }
review-luck-explain = Lucky and unlucky moments
review-luck-changed = After choice { $number }: { $who } goes from { $from } to { $to }.

review-shares = Skill and luck
review-shares-explain = How each player’s result came about, in percentage points of winning chances: the chance at the start, what their own choices lost, what other players’ choices gained or lost them, and luck: cards drawn and secrets revealed.
review-player = player
review-started = start
review-own = own choices
review-others = others’ choices
review-luck = luck
review-end = end

# Hints during a game.

hint-expected = { $choice }: { $expected }.
hint-none = There is nothing to think about: you have only one choice.
hint-story = A possible continuation
hint-then = A possible continuation: { $story }
hint-title = Hint
hint-explain = What a strong bot would choose in your place. It knows only what you know.
hint-thinking = The bot is thinking…
hint-chance = { $percent } chance of winning, { $expected }
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-eliminated = you will probably be eliminated
hint-choose = Choose this
hint-close = Close
hint-again = Analyse again
