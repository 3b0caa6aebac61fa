# The reports of simulations and arena matches.

# Numbers: the separators of thousands and decimals.

report-group = ,
report-point = .
report-from-to = { $low } to { $high }
report-of = { $part } of { $whole }

# The games that were played.

report-simulation = Simulation
report-arena = Arena
report-players = { $count } players
report-games = { $games } { $count ->
        [one] game
       *[other] games
    }
report-seed = seed { $seed }
report-own-components = own components
report-between = { $games } { $count ->
        [one] game
       *[other] games
    } between { $bots }
report-stopped-by-hand = Stopped early, by hand.
report-stopped-early = Stopped early: { $games } { $count ->
        [one] game
       *[other] games
    } were requested.
report-against = { $one } against { $other }
report-against-several = { $one } against { $count } × { $other }
report-and = { $one } and { $other }
report-ending = { $name ->
        [eight-tokens] eight tokens
        [standstill] standstill
        [five-rounds] five rounds
        [ten-rounds] ten rounds
        [houses] all houses
        [shops] all shops
        [orders] no orders
        [church] full church
        [customs] full customs
        [rounds] round limit
       *[other] { $name }
    }

# Headings of columns and rows.

report-bot = bot
report-seat = seat
report-seat-number = seat { $seat }
report-played = played
report-won = won
report-win-rate = win rate, 95 % interval
report-interval = 95 % interval
report-interval-whenever-stopped = 95 % interval, whenever stopped
report-points = points
report-points-of = points { $points }
report-who-began = first player
report-winners = winners
report-lead = lead
report-length = length
report-choices = choices
report-rounds = rounds
report-games-word = { $count ->
        [one] game
       *[other] games
    }
report-even = even
report-even-share = even: { $share }
report-even-for-first = even for first bot
report-all-seats = all seats
report-by-seat = { $bot } by seat
report-by-seat-of = { $bot } by seat: { $title }
report-by-seat-about = Win shares of the first bot in each seat, with 95 % intervals.
report-mean = mean
report-mean-of = mean { $mean }
report-mean-deviation = mean ± deviation
report-least = minimum
report-half = median
report-most = maximum

# A match and its statistical test.

report-match-about = { $games } { $count ->
        [one] game
       *[other] games
    }; there are { $ways } seatings, and each was played { $times ->
        [one] once
       *[other] { $times } times
    }.
report-yes = Yes: { $bot } wins more than { $bound }. Such an answer is wrong in at most { $wrong } of all cases.
report-no = No: { $bot } wins less than { $bound }. Such an answer is wrong in at most { $wrong } of all cases.
report-undecided = Undecided: more games are needed to tell whether { $bot } wins more than { $bound }.
report-evidence = The evidence that { $bot } wins more than { $bound }
report-evidence-about = The evidence after each game: for yes above the middle, for no below it. The first line to reach its edge decides.
report-enough-for-yes = enough for yes
report-nothing-known = no evidence
report-enough-for-no = enough for no
report-question-of = The test of match { $number }
report-what = what
report-figure = figure
report-asked-more = yes: wins more than
report-else-less = no: wins less than
report-false-yes = chance of a false yes, at most
report-false-no = chance of a false no, at most
report-evidence-yes = evidence for yes (line, upwards)
report-evidence-no = evidence for no (dots, downwards)
report-win-shares = Win shares
report-win-shares-of = Win shares: { $title }
report-win-shares-about = Dots show the share of games won, lines the 95 % intervals. The table has the numbers.
report-everybody = All pairs of bots
report-everybody-caption = Win share of the row’s bot against a table of the column’s bot

# Ratings.

report-ratings = Ratings
report-rating = rating
report-rating-elo = rating (Elo)
report-ratings-title = Ratings with 95 % intervals
report-ratings-about = Dots show ratings in points, lines their 95 % intervals; the strongest bot is at the top. The table has the numbers.
report-ratings-explain = On the Elo scale, a difference of 400 points means odds of ten to one between two bots. 0 is the mean of all bots in this contest.
report-highest-rating = highest rating
report-matches = { $count ->
        [one] match
       *[other] matches
    }
report-took = duration

# Speed.

report-speed = speed
report-speed-told = { $games } games/s, { $choices } choices/s
report-speed-thread = one thread: { $counting } choices/s while choices are counted, { $bare } without

# A simulation: win shares, points, length, endings.

report-winners-mean = { $points } points on average, { $lead } ahead of second place
report-winners-half = half of them are at most { $lead } ahead; { $shared } of the victories are shared
report-choices-mean = { $mean } choices on average; half at most { $median }
report-rounds-mean = { $mean } rounds on average; half at most { $median }
report-nine-in-ten = nine in ten from { $low } to { $high }; shortest { $least }, longest { $most }
report-ended-by = ended by
report-choices-a-game = choices per game
report-points-of-winners = points of winners
report-ahead-of-next = lead over second place
report-shared-victories = shared victories
report-won-by-who-began = won by the first player
report-who-wins = Who wins
report-who-wins-explain = Counted for each seat; a shared victory counts as a fraction.
report-win-share-by-bot = Win share of a seat, by bot
report-where-one-sits = Advantage of each seat
report-where-explain = Every bot plays every seat equally often, so the differences come from the seats.
report-win-share-by-seat = Win share by seat
report-shares-about = Dots show win shares, lines their 95 % intervals. The table has the numbers.
report-points-title = Points
report-how-far-ahead = Lead of the winners over second place
report-length-title = Length
report-choices-in-a-game = Choices per game
report-round-of-end = Final round
report-spread-about = Columns show how often each number occurred, the line shows the mean. The table has the mean and percentiles.
report-how-games-end = How games end
report-ends-about = Bars show the share of games with each ending.
report-end = ending
report-share = share
report-speed-title = Speed
report-footer = Made by Portolan. The same seed gives the same figures on every machine.

# The frequency and the win shares of choices.

report-habits-explain =
    choices: how often each kind is made when there are alternatives; and the win share, with its 95 % interval,
    of the seats that made it and of those that made it most (even: { $even })
report-a-game = per game
report-made-when-possible = made when possible
report-made-it = made it
report-made-it-most = made it most
report-never-made-it = never made it
report-which-made = Which choices are made
report-which-made-explain = A kind of choice is named by the first word of its notation. Bars show how often it was made when there were alternatives.
report-made-title = Made when possible
report-which-win = Which choices win
report-which-win-explain = The win share of the seats that made a choice more often than the others at their table. Players who are ahead can afford more: this shows correlations, not causes.
report-which-win-unequal = If the bots differ in strength, this mainly shows which bot makes which choices: use bots of equal strength.
report-share-of-most = Win share of the seats that made it most
report-share-of-makers = { $choice }: win share of the seats that made it
report-made-of = { $choice }: made when possible
report-choice-by-choice = Choice by choice
report-choice-by-choice-explain = For kinds with only a few different choices.
report-choices-of = { $choice } · { $count } { $count ->
        [one] choice
       *[other] choices
    }
report-nothing-else = no alternatives
report-rates-about = Bars show how often each was made when it was possible. The table has the numbers.
report-choice = choice
report-chances = opportunities
report-made = made
report-seats-that-made = seats that made it
report-seats-that-made-most = seats that made it most
report-could-and-never-did = could, but never did
report-made-or-never = Win shares of the seats that made it at least once, and of those that could have but never did
