# The texts of the command line outside of games: help, output, errors.

# The program and its commands.

program-about = Harbour-trading board games in the browser and the terminal. Without a command it serves the games in the browser.
program-serve = Serve the games in the browser. This is the default command.
program-play = Play a game in the terminal, against bots or with others at the same keyboard.
program-resume = Resume an unfinished game.
program-replay = Verify the record of a game, or step through it.
program-review = Analyse a finished game: what decided it, and how much was luck.
program-simulate = Let bots play many games and print statistics: win rates, seat advantage, points, game length and the effect of choices.
program-arena = Rate the strength of bots.
program-arena-more = Every bot plays every seat equally often. By default all bots play at one table; if there are too many for one table, every group that fits plays a match.
program-components = Check or export the components of a game.
program-components-check = Check a components file; without a file, the built-in components.
program-components-export = Print the built-in components, as a template for your own file.
program-rules = Print the rules of a game, or one section of them.
program-games = List the games with their players and options.
program-backup = Write a backup of the data file, while the server is running or stopped.
program-restore = Replace the data file by a backup. The server must be stopped; the replaced data is kept.
program-check = Check the data file and replay every table, while the server is running or stopped.
program-examples =
    Examples:
    { $serve }serve the games in the browser
    { $listen }accept connections from the local network
    { $play }you against two bots, in the terminal
    { $rules }the rules; `rules osaka 3.1` prints one section
    { $replay }step through a recorded game
    { $simulate }let bots play, and print statistics
    { $arena }rate bots

# The structure of the help.

program-usage = Usage:
program-commands = Commands:
program-arguments = Arguments:
program-options = Options:
program-default = { $text } [default: { $value }]
program-possible = { $text } [{ $values }]
program-help = Show this help
program-version = Show the version
program-language = Language of the program in the terminal: de, en, it or pl; defaults to the system’s

# Placeholders.

program-value-address = ADDRESS
program-value-bot = BOT
program-value-chance = CHANCE
program-value-command = COMMAND
program-value-file = FILE
program-value-format = FORMAT
program-value-game = GAME
program-value-language = LANGUAGE
program-value-name = NAME
program-value-network = NETWORK
program-value-option = NAME=VALUE
program-value-options = OPTIONS
program-value-seat = SEAT
program-value-section = SECTION
program-value-seed = SEED
program-value-share = SHARE
program-value-who = WHO

# The arguments of the commands.

program-serve-listen = Address to listen on; 0.0.0.0:8080 accepts connections from the local network
program-serve-data = Data file; it is created if it does not exist
program-serve-base-url = Public address of this server, such as https://play.example
program-serve-bot-pause = Pause before a bot chooses, in milliseconds
program-serve-rate = Requests per second allowed for each client address; 0: no limit of requests and connections per address
program-serve-trusted-proxy = Reverse proxy, or network of proxies such as 10.0.0.0/8, whose report of the client’s address is believed. Can be repeated
program-serve-allow-host = Host name under which the server also answers, such as harbour.lan. Can be repeated
program-serve-metrics = Address on which metrics are served for Prometheus; off by default
program-serve-forget-guests = Days without use after which people without games are removed; 0: never
program-serve-expire-tables = Days after which an unused, unfinished table is closed (0: never)
program-game = The game, such as osaka; `portolan games` lists them
program-play-seats = Players in clockwise order: `me` for a person at this keyboard, or the name of a bot; defaults to one person and as many greedy bots as the game needs
program-play-names = Names of the players, in the order of the seats
program-play-seed = Seed of the game: a number, or 64 hexadecimal digits; defaults to a random seed
program-option = An option of the game, such as open-hands=yes; `portolan games` lists them. Can be repeated
program-own-components = Use this components file instead of the built-in components; see `portolan components`
program-resume-game = Name of the game, such as osaka-0001, or its record file; defaults to the unfinished game played last
program-resume-list = List the unfinished games
program-record = The record file, or the name of a saved game, such as osaka-0001
program-replay-step = Step through the game: Enter for the next choice, `b` for the previous one, a number to jump to that choice, `q` to quit
program-replay-seat = Show the view of this seat, numbered from 1; defaults to the view of a spectator
program-review-depth = Search as deeply as this bot
program-review-threads = Number of decisions analysed in parallel; defaults to the number of cores
program-review-format = Output format
program-simulate-bots = Bots at the table; they rotate seats from game to game, and the list repeats until all seats are taken
program-simulate-games = Number of games
program-players = Number of players; defaults to the maximum of the game
program-series-seed = Seed of the whole series: the same seed gives the same games
program-threads = Number of games played in parallel; defaults to the number of cores
program-format = Output format: text tables, one JSON object, one CSV row for each seat of each game, or a page with plots
program-out = Write the results to this file, in the format of its extension (.txt, .json, .csv, .html) or otherwise of --format; text tables are still printed. Can be repeated
program-arena-bots = Bots to compare, the strongest first: the test is about the first bot of a match
program-arena-one-against-rest = One seat for the first bot, the remaining seats for the others
program-arena-ladder = Each bot on one seat against a table of the next bot
program-arena-pairs = Every pair of bots: one seat against a table of the other bot, and vice versa
program-arena-games = Games of a match, rounded up until every bot has played every seat equally often
program-arena-until-sure = Play until a statistical test shows whether the first bot of a match wins more often than the bound, instead of a fixed number of games
program-arena-bound = Win rate to test, such as 55%; defaults to an even share
program-arena-margin = Between the bound and the bound plus this margin, either answer is accepted; a smaller margin takes longer
program-arena-false-yes = Maximum probability of a wrong yes
program-arena-false-no = Maximum probability of a wrong no
program-arena-at-most = Maximum number of games of a match, decided or not
program-components-file = Your components file
program-rules-section = A section, such as 3.1; defaults to all
program-stored-data = Data file of the server
program-backup-file = File for the backup
program-backup-overwrite = Replace the file if it exists
program-restore-file = The backup

# Progress bars. The values are placeholders of the bar’s template.

program-progress-games = { $what } { $bar } { $done } of { $all } games · { $speed } · { $rest } left
program-progress-decisions = { $bar } { $done } of { $all } decisions · { $rest } left
program-progress-copied = { $bar } { $done } of { $all } pages · { $rest } left
program-progress-checked = { $bar } { $done } of { $all } tables · { $rest } left

# Output of commands.

program-open = Portolan is running: { $address }
program-data-file = Data file: { $file }
program-network-address = On the local network: { $address }
program-how-to-accept-others = To accept connections from the local network, start with --listen 0.0.0.0:{ $port }
program-metrics-address = Metrics: { $address }
program-how-to-stop = Press Ctrl-C to stop. All games are saved.
program-by = by { $designer }; { $publishers }
program-for-players = { $least } to { $most } players
program-start-with = start with: { $command }
program-option-values = { $values }  (default: { $default })
program-choices-made = choices made: { $count }
program-built-in = the built-in components
program-components-valid = { $what }: valid for { $game } ({ $hash })
program-backup-written = backup of { $data } written to { $file }
program-restored = { $data } now contains the backup { $file }
program-replaced-data = the replaced data is kept in { $file }
program-data-checked = { $file }: { $tables } tables checked, { $entries } entries, { $problems } problems
program-table-problem = table { $table }: { $reason }
program-no-progress = the row with its progress is missing

# Errors: each ends the program or is the cause of another error.

error-no-command = unknown command ‘{ $command }’; `portolan --help` lists the commands
error-load-moved = the load test is a separate tool: cargo run --release -p portolan-load
error-no-argument = unknown argument ‘{ $argument }’; --help lists the arguments
error-no-argument-but-like = unknown argument ‘{ $argument }’; did you mean { $like }?
error-missing = missing: { $arguments }
error-no-value = { $argument } needs a value
error-wrong-value = ‘{ $value }’ is not a valid value for { $argument }
error-not-among = ‘{ $value }’ is not a valid value for { $argument }; possible values: { $known }
error-out-of-range = ‘{ $value }’ is not a valid value for { $argument }: it must be from { $least } to { $most }
error-not-with = { $argument } cannot be used together with { $other }
error-not-understood = invalid command line: { $reason }
error-no-language = unknown language ‘{ $language }’; available: { $known }
error-no-game = unknown game ‘{ $game }’; available: { $known }
error-no-bot = unknown bot ‘{ $bot }’; available: { $known }
error-no-player-kind = unknown bot ‘{ $who }’; available: { $known }, and `me` for a person
error-bad-iterations = ‘{ $iterations }’ is not a number of iterations; write a positive number after the @, such as master@5000
error-bot-without-search = { $bot } does not search, so it has no number of iterations
error-cannot-review = ‘{ $bot }’ does not search, so it cannot review a game
error-bad-seed = ‘{ $seed }’ is not a seed: write a whole number up to 18446744073709551615, or 64 hexadecimal digits
error-no-option = unknown option ‘{ $option }’; this game has: { $known }
error-no-such-value = ‘{ $value }’ is not a value of { $option }; choose one of: { $known }
error-not-an-option = ‘{ $option }’ is not an option: write it as name=value, such as open-hands=yes
error-wrong-seat-count = { $game } is for { $least } to { $most } players, not { $seats }
error-unknown-revision = { $game } has no rules revision { $revision } in this program, only { $oldest } to { $newest }
error-too-many-names = there are { $names } names for { $seats } seats
error-bad-name = a name must have 1 to { $most } characters on one line
error-not-a-share = ‘{ $share }’ is not a share: write 55% or 0.55
error-not-a-site = ‘{ $address }’ is not the address of a site, such as https://play.example
error-not-a-network = ‘{ $text }’ is not a network such as 10.0.0.0/8 or an address such as 127.0.0.1
error-not-a-host = ‘{ $text }’ is not a host name such as harbour.lan, without a port
error-no-thread = at least one thread is needed
error-no-games = a simulation needs at least one game
error-no-bots = a simulation needs at least one bot
error-too-many-bots = a simulation accepts at most { $most } bots
error-unknown-format = the format of { $file } is not known: use the extension .txt, .json, .csv or .html, or --format
error-bot-count = the arena needs 2 to { $most } bots, not { $count }
error-bot-twice = { $bot } is listed twice; list each bot once: it plays several seats anyway
error-too-few-seats = a match needs at least two seats
error-no-games-in-match = a match needs at least one game
error-bad-bound = the bound and the margin must be above 0, and their sum below 1 (100 %)
error-bad-chance = the probability of a wrong answer must be above 0 and at most 0.5 (50 %)
error-bot-refused = the bot { $bot } made the illegal choice ‘{ $choice }’: { $reason }
error-unfinished = a game did not end: this is a bug in the program
error-nothing-to-resume = there is no unfinished game; start one with `portolan play osaka`
error-game-is-over = the game in { $file } is over; `portolan replay` shows it
error-game-is-not-over = this game is not over: only finished games can be reviewed
error-no-seat = there is no seat { $seat }: this game has { $seats } seats
error-no-section = the rules of { $game } have no section ‘{ $section }’; available: { $known }
error-no-save-folder = no folder for saved games was found: set PORTOLAN_HOME to a folder
error-too-large = { $file } is too large
error-not-a-record = { $file } is not a valid record: { $reason }
error-bad-components = { $file } is not a valid components file: { $reason }
error-bad-components-file = the components file is not valid: { $reason }
error-line = line { $line }: { $reason }
error-reading = cannot read { $file }: { $reason }
error-writing = cannot write { $file }: { $reason }
error-output = cannot write the output: { $reason }
error-broken-pipe = the program that reads the output has exited
error-disk-full = the disk is full
error-no-file = no such file
error-denied = permission denied
error-not-text = it is not a text file
error-no-threads = cannot start threads: { $reason }
error-no-metrics = cannot record metrics: { $reason }
error-no-random-seed = cannot generate a random seed: { $reason }
error-no-data = cannot open the data file { $file }: { $reason }
error-newer-data = { $file } has schema version { $found }, and this program supports versions up to { $known }; use a newer Portolan
error-broken-data = { $file } contains an invalid row: { $reason }
error-data-in-use = { $file } is in use by another Portolan: stop that one first, or use another data file with --data
error-foreign-data = { $file } is not a data file of Portolan
error-file-exists = { $file } already exists; replace it with --overwrite, or choose another name
error-same-file = the backup and the data file must be two different files, but both are { $file }
error-data-problems = problems were found in { $file }: { $count }
error-backup-problems = problems were found in { $file }: { $count }; nothing was replaced
error-address-taken = { $address } is used by another program; choose another port with --listen { $other }
error-not-listening = cannot listen on { $address }: { $reason }
error-stopped = the server stopped: { $reason }
