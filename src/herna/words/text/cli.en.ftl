# The `herna` command: help, reports and complaints.

cli-about = Herna, a games room: board games for people, bots and researchers.
cli-examples =
    Examples:
      herna play                                      choose a game from a menu
      herna play eight_minute_empire --seats Anna,bot,bot
      herna play --resume                             go on with the last game
      herna sim eight_minute_empire --players 4 --games 1000 --bots greedy,random
      herna rules eight_minute_empire 5.3
cli-commands = Commands
cli-command = COMMAND
cli-lang = speak Czech (cs) or English (en); otherwise as your system is set
cli-help = show this help and exit
cli-version = show the version, with that of each game's rules, and exit
cli-version-rules = { $game }: version { $rules } of the rules
cli-json = print JSON for programs

# Words of the parser itself. Marks such as %s are filled in later and must stay.
cli-usage = usage:{ " " }
cli-positional = Arguments
cli-options = Options
cli-required = missing: %s
cli-unrecognized = there is no argument %s
cli-expected-one = it needs a value
cli-expected-most-one = it takes one value at most
cli-argument = %(argument_name)s: %(message)s
cli-choice = %(value)r is not one of %(choices)s
cli-value = %(value)r does not fit
cli-ambiguous = %(option)s could be any of %(matches)s
cli-not-with = it does not go with %s
cli-ignored = it takes no value, but was given %r
cli-one-of = one of %s is needed
cli-wrong = { $what }; try { $command }

cli-games = list the games and their options
cli-games-about = What there is to play, for how many, and with which options.
cli-play = play in the terminal
cli-play-about = Play at a table in the terminal, against bots or with others at the same screen. Without a game a menu asks.
cli-sim = let bots play many games
cli-sim-about = Bots play many games; the report tells who won, by how much, and how fast. The digest depends only on the set-up and the seed.
cli-replay = tell a saved game in words
cli-replay-about = Tell a saved game move by move and show where it led to.
cli-analyse = look at a saved game again: chances, turning points, luck
cli-analyse-about = Go through a saved game turn by turn from what each seat knew: how the chances ran, which turns gave most away and what would have been better, and what luck brought.
cli-verify = check that a game was dealt fairly
cli-verify-about = Check a finished game: that its secret is the one committed to before the deal, that the deal and every roll follow from it and from the players' words, and that every move can be played again. docs/fair.md tells how to check it without Herna.
cli-rules = read the rules
cli-rules-about = The rules in our own words. Every clause has a number that refusals and tests cite.
cli-words = list the words of a game's cards
cli-words-about = Every word in which the cards of a game are written, with what it means and what it takes; from the definitions themselves.
cli-legend = check a legend of your own
cli-legend-about = Check a legend of Andor that you have written: what is in it, or what is wrong and what would be right. Without a file: all those in the folder that HERNA_CONTENT names.
cli-scenario = check a scenario of your own
cli-scenario-about = Check a scenario of Mage Knight that you have written: what is in it, or what is wrong and what would be right. Without a file: all those in the folder that HERNA_CONTENT names.
cli-bench = measure the speed
cli-bench-about = Play random games on one core, side by side with the peers installed here, and compare.
cli-serve = open the table in the browser
cli-serve-about = Serve the page on which people play, and friends join by a link.

cli-game = GAME
cli-file = FILE
cli-folder = FOLDER
cli-clause = CLAUSE
cli-seconds = SECONDS
cli-play-game = the game's name, as `herna games` lists it; none: choose from a menu
cli-players = how many sit at the table
cli-seats = who sits where: human, a person's name, bot, or a level from beginner to master
cli-seed = the same number deals the same game; none: a fresh one
cli-set = an option of the game, such as side=B; may be repeated
cli-load = go on with a saved game
cli-load-to = with --load: go on after that many moves
cli-resume = go on with the last game, which is kept after every move
cli-link = LINK
cli-at = sit down at a table of a server: an invitation as its page makes it (http://…/#/join/…), a link for another device, or the address of a table to watch
cli-name = NAME
cli-at-name = with --at: what the others will call you
cli-at-nameless = nobody sits down without a name: say it, or give it with --name
cli-at-name-question = What shall the others call you?{" "}
cli-hints = hints (the key h) also where several people play; each is told in the log
cli-pause = how long bots wait before they move ({ $seconds })
cli-sim-game = the game's name
cli-sim-games = how many games (1000)
cli-sim-seed = the same number plays the same games (0)
cli-bots = the bots: levels, or bots of your own as path/to/file.py:Class; they are given to the seats in turn and change seats from game to game (random)
cli-own-bots = bots of your own, path/to/file.py:Class, or levels; they are given in turn to the seats that are a bot’s
cli-serve-bots = bots of your own, path/to/file.py:Class, that can be chosen in the lobby
cli-think-long = how long a bot of your own may think about a move ({ $seconds })
cli-jobs = how many cores to use (1)
cli-replay-file = a saved game
cli-replay-to = only this many moves
cli-verify-commitment = the commitment that was shown at the table, to be compared with the one in the file
cli-check = only check that every move can be played again and the game takes the course that was written down
cli-legend-file = the legend, a TOML file; docs/legends.md tells how to write one
cli-scenario-file = the scenario, a TOML file; docs/new-scenario.md tells how to write one
cli-rules-game = the game's name; none: every game
cli-rules-clause = the number of one clause, such as 5.3
cli-coverage = list the clauses that no test proves; exit code 1 if there are any
cli-tests = with --coverage: where the tests are (tests)
cli-host = the address to listen at (127.0.0.1)
cli-port = the port (8642)
cli-db = the database; none: a file of its own
cli-workers = how many processes (1)
cli-demo = fill the lobby with tables to look at
cli-open = open the page in the browser

cli-players-range = { $least } to { $most } players
cli-default = normally { $value }
cli-number = { $most ->
        [none] a whole number
       *[other] { $least } to { $most }
    }
cli-numbers = numbers, such as 30,12{ $most ->
        [none] {""}
       *[other] , each { $least } to { $most }
    }
cli-things = any of: { $things }
cli-only-with = Only with { $option }={ $values }.
cli-only-or = Only with { $option }={ $values }, or with this number of players: { $counts }.
cli-choice-players = { $choice }: players { $counts }.
cli-players-only = { $players ->
        [one] one player
       *[other] { $players } players
    }
cli-none = none

cli-sim-playing = Playing
cli-sim-title = { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } with seed { $seed } by { $bots }
cli-sim-seat = Seat
cli-sim-wins = Wins
cli-sim-mean = Mean points
cli-sim-low = Low tenth
cli-sim-middle = Median
cli-sim-high = High tenth
cli-sim-bot = { $bot } wins { $rate } of the games it sits at
cli-sim-length = Decisions in a game: { $mean } on average, from { $least } to { $most }
cli-sim-speed = { $games } games/s, { $decisions } decisions/s, { $seconds } s altogether
cli-sim-digest = Digest { $digest }

cli-bench-strength = measure how often the bots win instead
cli-strength-title = { $games ->
    [one] How strong the bots are compared with random play; one game each
   *[other] How strong the bots are compared with random play; { $games } games each
}
cli-strength-setting = Game, scenario, players, level
cli-strength-wins = Wins
cli-strength-random = Random play
cli-strength-ratio = Ratio
cli-strength-seconds = Seconds/game
cli-bench-playing = Playing
cli-bench-now = Playing: { $name }
cli-bench-title = Random play on one core, { $python }; the best round of each counts
cli-bench-who = Who
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-ratio = Eight-Minute Empire is
cli-bench-state = { $game }: a copy of a state takes { $copy } µs, a state { $bytes } bytes
cli-bench-thinking = { $game }: bots judge { $positions } positions a second, a hint takes { $hint } s
cli-bench-missing = Not installed here, so not compared: { $peers } (make bench-peers installs them)

cli-replay-title = { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { dealt }, { $moves ->
        [0] no move yet
        [one] one move
       *[other] { $moves } moves
    }
cli-verify-good = The secret is the one that was committed to, and everything that was shuffled and rolled in { $moves ->
        [one] the one move
       *[other] all { $moves } moves
    } follows from it.
cli-verify-shuffle = Commitment: { $commitment }
cli-verify-word = { $given ->
        [yes] { $seat } added “{ $word }”.
       *[no] { $seat } added nothing.
    }
cli-verify-compare = Compare the commitment with the one that you saw at the table, and your word with your own: if both are the same, nobody could choose the deal.
cli-verify-other = This is not the commitment that you saw at the table: the game was not dealt as it was promised.
cli-verify-seed = This game was dealt from a seed ({ $seed }). Its moves are good, but whoever knew the seed knew the deal: nothing can be proved.
cli-check-good = { $file }: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, all good; fingerprint { $witness }
cli-check-part = { $file }: the first { $moves ->
        [one] move is
       *[other] { $moves } moves are
    } good; fingerprint { $witness }

cli-rules-title = The rules of { $title }
cli-origin-house = our ruling
cli-origin-inferred = follows from the rulebook
cli-origin-public = public knowledge
cli-coverage-gap = has no test: { $text }
cli-coverage-unknown = is cited at { $where } but is no clause of the rules
cli-coverage-sum = { $proved } of { $clauses } clauses are proved by { $tests ->
        [one] one test
       *[other] { $tests } tests
    }

# Complaints
cli-left-out = left out: { $what }
cli-no-legends = there is no legend of your own yet: name a file, or put it into { $folder } under the folder that HERNA_CONTENT names
cli-no-scenarios = there is no scenario of your own yet: name a file, or put it into { $folder } under the folder that HERNA_CONTENT names
cli-not-a-number = “{ $text }” is not a whole number; { $example } would be one
cli-too-small = { $number } is too small, it must be at least { $least }
cli-not-seconds = “{ $text }” is not a number of seconds from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-set-form = “{ $text }” sets nothing: write --set name=value, where name is one of { $known }
cli-needs-terminal = a terminal is needed to play, but input or output goes elsewhere; try herna sim or herna replay
cli-not-together = { $one } and { $other } do not go together: leave one of them out
cli-needs = { $one } means something only with { $other }
cli-which-game = { $word } needs to know the game: herna play GAME { $word } … (herna games lists them)
cli-nothing-to-resume = there is no game to go on with ({ $file } does not exist); herna play starts one
cli-seats-count = { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } named, but there are { $players } players: name every seat
cli-no-tests = there is no folder { $folder } with tests; name one with --tests
cli-bad-test-file = { $file }, line { $line }: not a Python file that can be read
cli-port-range = there is no port { $port }: choose one from 0 to { $most }
cli-no-server = the server is not part of this installation; herna play opens the table in the terminal
cli-serving = The table is laid at { $address } (Ctrl+C ends it)
cli-serving-here-only = Only this machine can open it. For others on your network too: herna serve --host 0.0.0.0
cli-serving-others = Others on your network open { $addresses }
cli-serving-camera = Or point a phone’s camera here:
cli-serving-no-network = It listens for others too, but this machine is not on any network now.

# What keeps the server from starting.
error-port-taken = Port { $port } is in use already, perhaps by another Herna: end that one, or choose another port with --port { $free }.
error-port-forbidden = Port { $port } is kept for the system: choose one from 1024 on, such as --port 8642.
error-host-not-here = This machine has no address “{ $host }”: --host 127.0.0.1 is for this machine only, --host 0.0.0.0 for others too.
error-database-newer = The database was written by a later version of Herna (its layout has version { $found }, this one knows { $known }). Install the later version, or go back to a backup.
error-bad-days = { $variable } says “{ $text }”, which is not a number of days from 0 to { $most }: 30 would be one, 0 is for ever.
error-bad-seconds = { $variable } says “{ $text }”, which is not a number of seconds from 0 to { $most }: 0.4 would be one.
error-folder-not-made = The folder { $folder } for the tables cannot be made ({ $trouble }): name a file elsewhere with --db FILE.
error-no-redis = Which Redis? Say --redis redis://HOST:6379/0 or set HERNA_REDIS_URL.
error-bad-redis = HERNA_REDIS_URL is not an address of Redis: redis://localhost:6379/0 would be one.
error-no-library = { $what } needs a library that is not installed: pip install "herna[services]" brings it.
error-database-kind = Herna knows no databases of the kind “{ $kind }”: name a file, sqlite:///FILE, or postgresql://USER@HOST/DATABASE.
error-database-slashes = An SQLite file is named after three slashes: sqlite:///{ $file }.
error-database-nameless = The database needs a name, so that the tables outlive the server: tables.sqlite3 would be one.
error-database-address = The address of the database does not have the right form: it should look like postgresql://USER:PASSWORD@HOST:5432/DATABASE.
error-database-is-folder = { $file } is a folder: name a file in it, such as { $file }/tables.sqlite3.
error-database-no-folder = There is no folder { $folder } for the database: make it first, or name another file.
error-database-not-one = { $file } is not a database: name another file, or one that does not exist yet.
error-database-not-writable = { $file } cannot be written ({ $trouble }): let this user write the file and its folder, or name another file with --db FILE.
error-database-full = There is no room left for { $file }: make room on the disk, or name another file with --db FILE.
error-database-trouble = The database { $place } cannot be used ({ $trouble }): see that it runs, and that its address, user and password are right.
cli-no-words = { $game } has no cards that are written in words. Games that have: { $known }.
cli-words-group = { $group ->
    [operation] What is done
    [special] What only one card does
    [standing] What is asked and never done
    [condition] Conditions
   *[counter] Counters
}
cli-words-shared = shared by all games

# Tournaments, training, data sets and portraits
cli-tournament = find out which bots are stronger
cli-tournament-about = Bots meet in pairs. Every deal is played from each seat in turn, until it is clear who is stronger. With --out everything is written down: the same command goes on where it stopped, and makes a page with plots.
cli-tour-bots = the bots that meet: levels, also with a budget (strong@40, strong@2s), or path/to/file.py:Class (easy,fair,strong)
cli-tour-games = at most this many games for each pair (400)
cli-tour-jobs = how many cores to use (all)
cli-tour-ray = let a Ray cluster play; needs herna[ray]
cli-tour-out = a folder for the games, the report, the page and the plots
cli-tour-all = play all games, even if it is clear before who is stronger
cli-address = ADDRESS
cli-tour-title = { $title }, { $players } players, seed { $seed }
cli-tour-pair = Bot – all others
cli-tour-share = Wins
cli-tour-between = 95% between
cli-tour-fair = Fair share
cli-tour-lead = Points ahead
cli-tour-played = Games
cli-tour-said = Verdict
cli-tour-stronger = stronger
cli-tour-weaker = weaker
cli-tour-open = not clear yet
cli-tour-shares = Share of wins
cli-tour-ratings = Rating
cli-tour-rating = { $bot }: rating { $rating }, between { $low } and { $high } with 95% certainty
cli-train = learn what positions of a game are worth
cli-train-about = Bots play, and from how their games ended they learn what a position is worth. The weights are written into the game’s folder, with the recipe to make them again; the levels from fair on play by them. Needs herna[train].
cli-train-players = for which numbers of players (all)
cli-train-games = games of each generation (200,200)
cli-train-cells = cells in each layer of a small net on top of the sum, which only master asks (none)
cli-train-practice = games of each generation that the net plays and learns from (none)
cli-train-ridge = what large weights cost; none: as much as serves best on games that were not learnt from
cli-train-keep = keep the games in this folder: training that was stopped goes on from there
cli-train-seed = the same number plays the same games (1)
cli-train-out = another file for the weights
cli-train-line = { $players } players: { $games } games, { $rows } rows, { $explained } of the spread explained, { $cells } cells, { $seconds } s
cli-dataset = write games as rows of numbers
cli-dataset-about = Bots play, and every decision becomes a row in Parquet files: the position in numbers, what was offered, what was chosen, and how the game ended. about.json says what the columns hold. Needs herna[arena].
cli-data-games = how many games (100)
cli-data-out = an empty folder
cli-data-bots = the bots that play; they are given to the seats in turn (fair)
cli-data-done = { $rows } decisions of { $games } games are in { $folder }.
cli-portrait = draw the portrait of a game
cli-portrait-about = Bots play, and the portrait tells how long the game is, how much there is to choose, what the seats, the cards, luck and skill decide.
cli-port-games = about how many games (300)
cli-port-level = the bots that play (fair)
cli-port-weaker = the bots that show how much skill counts (easy)
cli-port-out = a page with plots
cli-port-title = { $title }, { $players } players, { $games } games
cli-port-length = Decisions in a game: { $mean } on average, from { $least } to { $most }.
cli-port-choices = Options at a decision: { $mean } on average, in the busiest tenth of a game { $most }.
cli-port-seats = Wins by seat: { $shares }.
cli-port-scores = Points: { $mean } on average, spread { $spread }.
cli-port-luck = Luck: when a deal is played again with other dice, the same seat wins again in { $share } of the games; if the deal decided nothing, that would be { $even }.
cli-port-skill = Skill: { $level } against { $weaker } in all other seats wins { $share }.
cli-port-seat = Seat { $seat }
cli-port-lengths = Decisions in a game
cli-port-branching = Options at a decision, in the course of a game
cli-port-by-seat = Wins by seat
cli-port-points = Points at the end
cli-port-cards = Wins of those who hold a card at the end (how often it was held)
cli-port-kept = The page is in { $file }.

cli-admin = look after the tables of a server
cli-admin-about = What the operator of a server does with its tables. A running server follows within half a minute.
cli-admin-order = ORDER
cli-admin-orders = list, close, delete, export (a table); mute, unname, show, forget (a seat: --seat); ban (an address; --days 0 lets it in again), bans, reports; tell (keep the logs of all tables, before an update)
cli-admin-of = TABLE|ADDRESS
cli-admin-of-help = the table, as it is named in its address; or the address of a network
cli-admin-seat = the seat, counted from 1
cli-admin-days = for how many days an address is not let in (30)
cli-admin-needs-table = “herna admin { $order }” needs a table: “herna admin list” shows them.
cli-admin-needs-seat = “herna admin { $order }” needs a seat: --seat 1 is the first.
cli-admin-needs-address = “herna admin ban” needs an address such as 192.0.2.7.
cli-admin-none = There are no tables.
cli-admin-over = { $entries ->
    [one] over, 1 entry
   *[other] over, { $entries } entries
}
cli-admin-under-way = { $entries ->
    [one] under way, 1 entry
   *[other] under way, { $entries } entries
}
cli-admin-closed = { $table } is closed: it can be looked at, and nothing more happens there.
cli-admin-deleted = Nothing is left of { $table }.
cli-admin-muted = Seat { $seat } of { $table } can say nothing more.
cli-admin-unnamed = Seat { $seat } of { $table } has no name now.
cli-admin-forgotten = { $entries ->
    [one] What was known about seat { $seat } of { $table } is gone: 1 entry was changed.
   *[other] What was known about seat { $seat } of { $table } is gone: { $entries } entries were changed.
}
cli-admin-banned = { $days ->
    [0] { $network } is let in again.
    [one] { $network } is not let in for 1 day.
   *[other] { $network } is not let in for { $days } days.
}
cli-admin-told = { $told ->
    [one] The log of 1 table is kept.
   *[other] The logs of { $told } tables are kept.
}
cli-admin-not-told = { $failed ->
    [one] 1 table could not be opened.
   *[other] { $failed } tables could not be opened.
}
cli-admin-no-bans = Everybody is let in.
cli-admin-no-reports = Nobody has reported anything.
cli-think = let bots of other machines think here
cli-think-about = Think for the bots of servers that share a Redis. Needs herna[services].
cli-think-redis = the Redis they share, redis://HOST:6379/0; otherwise HERNA_REDIS_URL
cli-think-thinkers = how many think at a time; otherwise one fewer than there are cores
cli-backup = copy all tables into a file
cli-backup-about = Copy the database into a new file while people play, and look it through.
cli-backup-file = where the copy goes; it must not be there yet
cli-backup-done = { $tables ->
    [one] 1 table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
error-admin-seat = This table has no seat { $seat }.
error-backup-server = PostgreSQL has a tool of its own for this: pg_dump --format=custom.
error-backup-there = { $file } is there already; a copy goes into a new file.
error-backup-failed = No copy could be made in { $file }: { $trouble }.
error-database-missing = There is no database { $file }.
