# What the program says at a terminal besides the games: help, answers, what goes wrong.

# What the program is, and what can be asked of it.

program-about = Harbour-trading board games in the browser and the terminal. Without a command it serves.
program-serve = Open the tables in the browser. This is what happens without a command.
program-play = Play a game against bots, or with others at one keyboard.
program-resume = Go on with a game that was not finished.
program-replay = Verify the record of a game, or step through it.
program-review = Think a finished game over: what decided it, and how much was luck.
program-simulate = Let bots play many games and count: who wins, from where, with how many points, how fast and by which choices.
program-arena = Let bots meet and see who is how strong.
program-arena-more = Everybody sits everywhere equally often. Without another wish all bots meet at one table, or, if they are too many, every set of them that fits.
program-components = The components of a game: what is in the box.
program-components-check = Check a components file; without one, those that come with the program.
program-components-export = Print the components that come with the program, to be edited.
program-rules = The rules of a game, or one section of them.
program-games = The games that there are.
program-load = Measure the server on this machine: durable choices a second, how soon others see them, memory.
program-examples =
    Examples:
    { $serve }open the tables in the browser
    { $listen }let others on the same network in
    { $play }you against two bots, in the terminal
    { $rules }the rules; `rules osaka 3.1` is one section
    { $replay }look at a recorded game again
    { $simulate }let bots play, and count
    { $arena }let bots meet, and rate them

# The frame of the help.

program-usage = Usage:
program-commands = Commands:
program-arguments = Arguments:
program-options = Options:
program-default = { $text } [default: { $value }]
program-possible = { $text } [{ $values }]
program-help = Show this help
program-version = Show the version
program-language = The language of the program in the terminal: de, en, it or pl; without it the one of the system

# Placeholders.

program-value-address = ADDRESS
program-value-bot = BOT
program-value-chance = CHANCE
program-value-command = COMMAND
program-value-file = FILE
program-value-folder = FOLDER
program-value-format = FORMAT
program-value-game = GAME
program-value-language = LANGUAGE
program-value-name = NAME
program-value-option = NAME=VALUE
program-value-options = OPTIONS
program-value-seat = SEAT
program-value-seconds = SECONDS
program-value-section = SECTION
program-value-seed = SEED
program-value-share = SHARE
program-value-who = WHO

# The arguments of the commands.

program-serve-listen = Where to listen; 0.0.0.0:8080 lets others on the same network in
program-serve-data = The file in which everything is kept; it is made if it is not there
program-serve-base-url = The address under which people reach this server, such as https://play.example
program-serve-bot-pause = How long bots seem to think, in milliseconds
program-serve-rate = Requests a second that one address may make; 0: as many as it likes
program-game = Which game, such as osaka; `portolan games` lists them
program-play-seats = Who sits around the table, clockwise: `me` for a person at this keyboard, or the name of a bot
program-play-names = The names of the players, in the order of the seats
program-play-seed = All the luck of the game: a number, or 64 hexadecimal digits. Without it luck is drawn
program-option = An option of the game, such as open-hands=yes; `portolan games` lists them. Can be given several times
program-own-components = Your own components file; see `portolan components`
program-resume-game = Its name, such as osaka-0001, or the file of its record; without it the unfinished game played last
program-resume-list = List the games that can be resumed
program-record = The record
program-replay-step = Step through the game: Enter goes on, `b` back, a number to that choice, `q` leaves
program-replay-seat = Look from this seat, counted from 1; without it as somebody who only watches
program-review-depth = As deeply as this bot thinks
program-review-threads = How many decisions are thought over at once; without it as many as there are cores
program-review-format = How it is told
program-simulate-bots = Who plays; they change seats from game to game, and the list repeats around the table
program-simulate-games = How many games
program-players = How many sit at the table; as many as the game allows if not given
program-series-seed = Names the whole series: the same seed gives the same games
program-threads = How many games are played at once; as many as there are cores if not given
program-format = How results are told: as tables, as one JSON object, as a row for each seat of each game, as a page with plots
program-out = Write to this file instead, in the format that its name ends with (.txt, .json, .csv, .html) or else in that of --format; tables still go to the screen. Can be given several times
program-arena-bots = Who plays, the strongest first: questions are asked about the first of a match
program-arena-one-against-rest = One of the first bot, and the rest of the table for the others
program-arena-ladder = Each bot against the next: one of it against a table of the one below
program-arena-pairs = Every two bots: one of the one against a table of the other, and the other way round
program-arena-games = How many games a match has; a few more are played until everybody has sat everywhere equally often
program-arena-until-sure = Play until it is clear whether the first bot of a match wins more than the bound, instead of a number of games
program-arena-bound = The share of wins that is asked about, such as 55%; an even share if not given
program-arena-margin = Between the bound and this much more, either answer will do: the smaller, the longer it takes
program-arena-false-yes = The chance that a yes is wrong, at most
program-arena-false-no = The chance that a no is wrong, at most
program-arena-at-most = No match has more games than this, sure or not
program-components-file = Your own components
program-rules-section = A section, such as 3.1; without it all rules
program-load-tables = How many tables are played at once
program-load-viewers = How many look at each table: its seats, and the last one as a spectator
program-load-seconds = How long each measurement lasts
program-load-rate = Choices a second while it is measured how soon others see them; 0: leave this out
program-load-thinking = Tables at which grandmasters think meanwhile
program-load-idle-tables = Tables that are made and left alone while memory is measured; 0: leave this out
program-load-game = Which game is played
program-load-light = Viewers listen to the pushes of the API instead of those that browsers get
program-load-data-dir = The folder whose disk is measured; what is written there is taken away again
program-load-json = Print the figures as JSON

# How far it is. Of the values only the words between them are read here.

program-progress-games = { $what } { $bar } { $done } of { $all } games · { $speed } · { $rest } left
program-progress-decisions = { $bar } { $done } of { $all } decisions · { $rest } left
program-progress-part = { $what } { $bar } { $done } of { $all } · { $rest } left
program-progress-speed = at full speed
program-progress-pace = at a pace
program-progress-idle = tables left alone

# What commands answer.

program-open = Portolan is open: { $address }
program-kept-in = Everything is kept in { $file }
program-others = Others on the same network: { $address }
program-let-others-in = To let others on the same network in, start with --listen 0.0.0.0:{ $port }
program-how-to-stop = Ctrl-C stops it; nothing is lost.
program-by = by { $designer }; { $publishers }
program-for-players = { $least } to { $most } players
program-start-with = start with: { $command }
program-option-values = { $values }  (default: { $default })
program-choices-made = choices made: { $count }
program-built-in = the built-in components
program-good-for = { $what }: good for { $game } ({ $hash })

# What goes wrong: each ends the program, or stands in the place of a reason.

error-no-command = there is no command ‘{ $command }’; `portolan --help` lists them
error-no-argument = ‘{ $argument }’ is not known here; --help tells what is
error-no-argument-but-like = ‘{ $argument }’ is not known here; perhaps { $like } is meant
error-missing = this is missing: { $arguments }
error-no-value = { $argument } needs a value
error-wrong-value = ‘{ $value }’ is no value for { $argument }
error-not-among = ‘{ $value }’ is no value for { $argument }; there are: { $known }
error-out-of-range = ‘{ $value }’ is no value for { $argument }: it goes from { $least } to { $most }
error-not-with = { $argument } cannot be used together with { $other }
error-not-understood = the command line cannot be understood: { $reason }
error-no-language = there is no language ‘{ $language }’; there are: { $known }
error-no-game = there is no game called ‘{ $game }’; there are: { $known }
error-no-bot = there is no bot called ‘{ $bot }’; there are: { $known }
error-nobody-such = there is no bot called ‘{ $who }’; there are: { $known }, and `me` for a person
error-no-iterations = ‘{ $iterations }’ is no number of iterations; write one from 1 up behind the @, such as master@5000
error-thoughtless = { $bot } does not think ahead, so it has no iterations
error-cannot-review = ‘{ $bot }’ does not think ahead, so it cannot review a game
error-no-seed = ‘{ $seed }’ is not a seed: write a whole number up to 18446744073709551615, or 64 hexadecimal digits
error-no-option = there is no option ‘{ $option }’; this game has: { $known }
error-no-such-value = ‘{ $value }’ is no value of { $option }; choose one of: { $known }
error-not-an-option = ‘{ $option }’ is not an option: write it as name=value, such as open-hands=yes
error-wrong-seat-count = { $game } is for { $least } to { $most } players, not { $seats }
error-unknown-revision = { $game } cannot be played by revision { $revision } of its rules; this program plays revisions { $oldest } to { $newest }
error-too-many-names = there are { $names } names for { $seats } seats
error-bad-name = a name has 1 to { $most } letters and stands on one line
error-not-a-share = ‘{ $share }’ is not a share: write 55% or 0.55
error-not-a-site = ‘{ $address }’ is not the address of a site; one looks like https://play.example
error-no-thread = it takes at least one thread
error-no-games = a simulation takes at least one game
error-no-bots = a simulation takes at least one bot
error-too-many-bots = a simulation takes at most { $most } bots
error-how-to-write = how is { $file } to be written? Its name can end with .txt, .json, .csv or .html; or give --format
error-bot-count = the arena takes 2 to { $most } bots, not { $count }
error-bot-twice = { $bot } is named twice; several seats are given to one bot anyway
error-too-few-seats = a match takes at least two seats
error-no-games-in-match = a match takes at least one game
error-bad-bound = the bound and the margin are shares of wins: both above 0, and together below 1 (100 %)
error-bad-chance = the chance of a wrong answer must be above 0 and at most 0.5 (50 %)
error-bot-refused = the bot { $bot } chose ‘{ $choice }’, which is refused: { $reason }
error-unfinished = a game could not be played to its end: this is a fault of the program
error-nothing-to-resume = there is no unfinished game; `portolan play osaka` starts one
error-game-is-over = the game in { $file } is over; `portolan replay` shows it again
error-game-is-not-over = this game is not over: only a finished game can be reviewed
error-no-seat = there is no seat { $seat }: this game has { $seats } seats
error-no-section = the rules of { $game } have no section ‘{ $section }’; there are: { $known }
error-no-place = there is no place to keep games: set PORTOLAN_HOME to a folder of yours
error-too-large = { $file } is too large
error-not-a-record = { $file } is not a valid record: { $reason }
error-bad-components = { $file } cannot be used: { $reason }
error-bad-components-file = the components file cannot be used: { $reason }
error-line = line { $line }: { $reason }
error-reading = reading { $file } failed: { $reason }
error-writing = writing { $file } failed: { $reason }
error-output = the output cannot be written: { $reason }
error-reader-gone = whoever was reading it has stopped
error-disk-full = the disk is full
error-no-file = there is no such file
error-denied = permission is denied
error-not-a-text = it is not a text
error-no-threads = threads cannot be started: { $reason }
error-no-figures = figures cannot be kept: { $reason }
error-no-luck = no luck can be drawn: { $reason }
error-no-data = { $file }: the data cannot be reached: { $reason }
error-newer-data = { $file }: the data have schema version { $found }, and this program knows versions up to { $known }; a newer Portolan can open them
error-broken-data = { $file }: a row of the data cannot be read: { $reason }
error-address-taken = { $address } is taken by another program; choose another port with --listen { $other }
error-not-listening = listening on { $address } failed: { $reason }
error-stopped = the server had to stop: { $reason }
error-not-measured = the measurement failed: { $reason }
