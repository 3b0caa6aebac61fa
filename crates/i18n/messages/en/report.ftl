# The reports of simulations and contests, and the figures of the server.

# Numbers: the thousands separator and the decimal separator.

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
    } were asked for.
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
report-who-began = who began
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
report-even-for-first = even for the first
report-all-seats = all seats
report-by-seat = { $bot } by seat
report-by-seat-of = { $bot } by seat: { $title }
report-by-seat-about = Win shares of the first bot in each seat, with 95 % intervals.
report-mean = mean
report-mean-of = mean { $mean }
report-mean-deviation = mean ± deviation
report-least = least
report-half = half
report-most = most

# A match and its conditions.

report-match-about = { $games } { $count ->
        [one] game
       *[other] games
    }; there are { $ways } ways to sit, and each was played { $times ->
        [one] once
       *[other] { $times } times
    }.
report-yes = Yes: { $bot } wins more than { $bound }. Such an answer is wrong in at most { $wrong } of all cases.
report-no = No: { $bot } wins less than { $bound }. Such an answer is wrong in at most { $wrong } of all cases.
report-undecided = Not decided: more games would tell whether { $bot } wins more than { $bound }.
report-evidence = The evidence that { $bot } wins more than { $bound }
report-evidence-about = Two lines from the first game to the last: what speaks for a yes, upwards, and for a no, downwards. The first that reaches its edge decides.
report-enough-for-yes = enough for yes
report-nothing-known = nothing known
report-enough-for-no = enough for no
report-question-of = The question of match { $number }
report-what = what
report-figure = figure
report-asked-more = asked: wins more than
report-else-less = else: wins less than
report-false-yes = chance of a false yes, at most
report-false-no = chance of a false no, at most
report-evidence-yes = evidence for yes (line, upwards)
report-evidence-no = evidence for no (dots, downwards)
report-win-shares = Win shares
report-win-shares-of = Win shares: { $title }
report-win-shares-about = Dots show which share of the games was won, lines 95 % intervals. The table has the numbers.
report-everybody = Everybody against everybody
report-everybody-caption = Win share of the one in the row against a table of the one in the column

# Ratings.

report-ratings = Ratings
report-rating = rating
report-rating-elo = rating (Elo)
report-ratings-title = Ratings with 95 % intervals
report-ratings-about = Dots show ratings in points, lines their 95 % intervals, the strongest above. The table has the numbers.
report-ratings-explain = On the scale of Elo: 400 points are odds of ten to one between two. 0 is the mean of those who took part.
report-highest-rating = highest rating
report-matches = { $count ->
        [one] match
       *[other] matches
    }
report-took = took

# Speed.

report-speed = speed
report-speed-told = { $games } games/s, { $choices } choices/s
report-speed-thread = one thread: { $counting } choices/s while choices are counted, { $bare } without

# A simulation: winners, points, length, endings.

report-winners-mean = { $points } points on average, { $lead } ahead of the next
report-winners-half = half are at most { $lead } ahead; { $shared } of the victories are shared
report-choices-mean = { $mean } choices on average; half at most { $median }
report-rounds-mean = { $mean } rounds on average; half at most { $median }
report-nine-in-ten = nine in ten from { $low } to { $high }; the shortest { $least }, the longest { $most }
report-ended-by = ended by
report-choices-a-game = choices a game
report-points-of-winners = points of winners
report-ahead-of-next = ahead of the next
report-shared-victories = shared victories
report-won-by-who-began = won by who began
report-who-wins = Who wins
report-who-wins-explain = Counted for each seat; a shared victory counts as its share.
report-win-share-by-bot = Win share of a seat, by bot
report-where-one-sits = Where one sits
report-where-explain = Everybody sits everywhere equally often, so what differs here is the seat's.
report-win-share-by-seat = Win share by seat
report-shares-about = Dots show win shares, lines their 95 % intervals. The table has the numbers.
report-points-title = Points
report-how-far-ahead = How far winners are ahead of the next
report-length-title = Length
report-choices-in-a-game = Choices in a game
report-round-of-end = Round in which games end
report-spread-about = Columns show how often each number occurred, a line its mean. The table has mean and percentiles.
report-how-games-end = How games end
report-ends-about = Bars show the share of games with each end.
report-end = end
report-share = share
report-speed-title = Speed
report-footer = Made by Portolan. The same seed gives the same figures on every machine.

# Frequencies and win rates of choices.

report-habits-explain =
    choices: how often each kind is made, where something else could be done as well; and the win share,
    with its 95 % interval, of the seats that made it and of those that made it most (even: { $even })
report-a-game = a game
report-made-when-possible = made when possible
report-made-it = made it
report-made-it-most = made it most
report-never-made-it = never made it
report-which-made = Which choices are made
report-which-made-explain = A choice is named by the first word of its notation. Bars show how often it was made when something else could be done as well.
report-made-title = Made when possible
report-which-win = Which choices win
report-which-win-explain = Seats that made a choice more often than the others at their table, and the share of victories that they have. Who is ahead may afford more: this tells what goes together, not what causes what.
report-which-win-unequal = Where bots of different strength play it tells above all which of them does what: let equals play.
report-share-of-most = Win share of those who made it most
report-share-of-makers = { $choice }: win share of those who made it
report-made-of = { $choice }: made when possible
report-choice-by-choice = Choice by choice
report-choice-by-choice-explain = For kinds of which there are few.
report-choices-of = { $choice } · { $count } { $count ->
        [one] choice
       *[other] choices
    }
report-nothing-else = nothing else to do
report-rates-about = Bars show how often each was made when it was possible. The table has the numbers.
report-choice = choice
report-chances = chances
report-made = made
report-seats-that-made = seats that made it
report-seats-that-made-most = seats that made it most
report-could-and-never-did = could and never did
report-made-or-never = Win shares of those who made it at least once, and of those who could have and never did
