# The review of a finished game.

review-title = Review
review-of = Review: { $game }
review-start = Think this game over
review-start-explain = A bot thinks every decision of this game over again, from what the player knew: how the chances went, what decided the game, and how much of it was luck. That takes up to a minute; the page shows how far it is.
review-progress = { $done } of { $all } decisions thought over
review-stop = Stop
review-percent = { $percent } %

review-chances = Chances of winning
review-chances-explain = Before each decision, if the best choice follows: the average of what every player could know.
review-turning-points = Turning points
review-nobody = Nobody gave much away: no single choice decided this game.
review-gave-away = Choice { $number }: { $who } gives away { $percent }
review-choice = { $notation } ({ $says })
review-was = Chosen: { $choice }.
review-better = Better: { $choice }.
review-then = What could have come of it: { $story }
review-luck-explain = Strokes of luck
review-luck-changed = After choice { $number }: { $who } goes from { $from } to { $to }.

review-shares = Choice and luck
review-shares-explain = What made the result of each player, in percents of a victory: the chance at the beginning, what was given away by own choices, what the choices of others brought or cost, and luck: draws and what came to light.
review-player = player
review-started = beginning
review-own = own
review-others = others
review-luck = luck
review-end = end

# Hints while one plays.

hint-expected = { $choice }: { $expected }.
hint-none = There is nothing to think about: only one choice is possible.
hint-story = What may come of it
hint-then = What may come of it: { $story }
hint-title = Hint
hint-explain = What a strong bot would choose in your place. It knows only what you know.
hint-thinking = The bot is thinking …
hint-chance = { $percent } chance of winning, { $expected }
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-eliminated = you are eliminated
hint-choose = Choose this
hint-close = Close
hint-again = Look again
