# The words of the page: lobby, table, replay, rules and settings.

page-lobby = Lobby
page-menu = Main menu
page-close = Close
page-loading = Just a moment …
page-no-connection = The server does not answer. Check the connection and try again.
page-server-trouble = The server could not do that (status { $status }).
page-unofficial = Herna is an unofficial fan implementation with its own words and pictures. The games belong to their authors and publishers.
page-other-language = CS – switch to Czech

## Lobby

page-welcome = Sit down, we are about to begin.
page-welcome-more = Board games with all their rules: against bots, at one screen, or with friends far away. Nothing to install, no account.
page-new-table = New table
page-first-time = First time? Guided
page-cover-players = { $players } { $n ->
    [one] player
   *[other] players
}
page-length-eight_minute_empire = 15 minutes
page-length-eight_minute_legends = 20 minutes
page-length-andor = 1–2 hours
page-length-monster_lands = 2 hours
page-length-mage_knight = 2–4 hours
page-ask-name = What shall the others call you?
page-keep-name = Remember
page-playing-as = You play as { $name }.
page-change-name = Change
page-scenarios-others = For another number of players ({ $count })
page-join-clock = { $kind ->
    [move] { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    } for a move
    [pace] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    } for a move
   *[none] No clock
}
page-play = Play
page-games = Games in the house
page-coming = Coming soon
page-my-tables = My tables
page-your-turn = Your turn
page-waits-for = Waiting for { $seat }
page-table-over = Finished
page-forget-table = Take off this list
page-remove-table = Take this table off the list?
page-remove-table-help = { $game }: your seat stays yours. You can bring the table back from the foot of the list at any time.
page-keep-table = Leave it there
page-table-removed = { $game } is off the list.
page-bring-back = Bring back
page-tables-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
page-tables-removed = { $count ->
    [one] One table taken off the list
   *[other] { $count } tables taken off the list
}
page-move-number = move { $n }
page-seat-kept = Your seat stays on the list of your tables in the lobby.
page-seats-save = Save my seats to a file
page-seats-open-file = Bring my seats from a file
page-seats-file-help = The file carries all your seats to another browser. Whoever has it can play in your place, so keep it to yourself.
page-seats-taken = { $count ->
    [0] No seat was taken from the file.
    [one] The seats of one table are here now.
   *[other] The seats of { $count } tables are here now.
}
page-seats-cut = { $count ->
    [0] The file is damaged: a line of it cannot be read.
    [one] The file is cut off: one table is missing. Save it again in the other browser.
   *[other] The file is cut off: { $count } tables are missing. Save it again in the other browser.
}
page-seats-foreign = This is not a file of seats. Save one in the other browser with “Save my seats to a file”.
page-seats-newer = This file of seats was saved by a newer page than this one. Open it at a server that is up to date.
page-seats-refused = Not taken: table { $table }. { $why }
page-watch = Tables to watch
page-open-record = Go on from a saved record
page-you = Newcomer
page-guest = Guest
page-bot-1 = Agatha
page-bot-2 = Boris
page-bot-3 = Cecily
page-bot-4 = Dominic
page-bot-5 = Edith
page-bot-6 = Felix
page-game-eight_minute_empire = Eight-Minute Empire
    .blurb = A small world to rule in a handful of cards.
page-game-eight_minute_legends = Eight-Minute Empire: Legends
    .blurb = Islands, old powers and strange creatures: area control with cards that stay with you.
page-game-andor = Legends of Andor
    .blurb = Heroes defend a kingdom together, one legend after another.
page-game-monster_lands = Monster Lands
    .blurb = Send out dice, hire a crew, come home with a monster.
page-game-mage_knight = Mage Knight
    .blurb = Explore, fight and grow in power: a long journey for one or more.

## New table

page-surprise = Surprise me
page-lessons = { $count ->
        [one] One lesson
       *[other] { $count } short lessons
    }
page-scenarios = { $count ->
        [one] one scenario
       *[other] { $count } scenarios
    }
page-scenario-players = { $counts ->
    [1] 1 player
   *[other] { $counts } players
}
page-group-size = { $count ->
        [one] one option
       *[other] { $count } options
    }
page-option-limits = From { $least } to { $most }.
page-option-not-numbers = Only whole numbers with commas between them, such as 30, 12.
page-how-many = Players
page-seats = Who sits where
page-seat-here = A person at this screen
page-seat-guest = A guest by a link
page-level-random = Bot that plays at random
page-level-greedy = Bot that looks a turn ahead
page-level-general = Bot that asks no planner of the game
page-level-beginner = Beginner bot
page-level-easy = Easy bot
page-level-fair = Fair bot
page-level-strong = Strong bot
page-level-master = Master bot
page-seat-kind = Who sits in seat { $n }
page-seat-name = Name for seat { $n }
page-seats-shared = Several people share this screen. When something secret is shown, the screen is covered until the next person takes over.
page-seats-open = You will get a link for every guest. The game begins at once; it waits whenever a guest is to move.
page-clock = Clock
page-clock-help = When the time of a move runs out, a bot makes that move.
page-clock-none = No clock
page-clock-move = Time for a move
page-clock-pace = Play over days
page-clock-seconds = Seconds for a move
page-clock-hours = Hours for a move
page-open-table = Open the table
page-join = You are invited
page-join-what = { $game }. At the table: { $people }.
page-option-off = off
page-option-idle = Changes nothing with the other choices.
page-your-name = Your name
page-sit-down = Sit down
page-no-table = This table is not here

## Table

page-table-menu = Table
page-players = Players
page-board = Board
page-side = Actions and log
page-actions = What you can do
page-waiting = Not your turn
page-step-back = Step back
page-not-yet = Not yet
page-final = cannot be taken back
page-hush = Do not ask me again this turn
page-hushed = { $count ->
    [one] { $count } thing you may do meanwhile
   *[other] { $count } things you may do meanwhile
}
page-skip-to-actions = Skip to the actions
page-sheet-fold = Fold the actions away
page-sheet-open = Show the actions
page-bot-plays-for-you = A bot plays for you.
page-play-again-myself = Play myself again
page-seat-waits = The seat is kept; a bot may stand in after another { $time }.
page-agree-bot = { $count ->
        [0] Let a bot play at once (all here must agree)
       *[other] Agree that a bot plays at once ({ $count } of { $all })
    }
page-agreed-bot = { $count } of { $all } want a bot to play at once.
page-bot-played = A bot played for you:
page-patience = If somebody is away, a bot may stand in after
page-patience-minutes = { $n ->
        [1] 1 minute
        [60] 1 hour
        [1440] 1 day
       *[other] { $n } minutes
    }
page-devices = My devices
page-devices-how = Take your seat to a phone or another browser. A link works once and for ten minutes; whoever opens it plays for you, so keep it to yourself.
page-device-this = This device
page-device-first = The device it was opened on
page-device-withdraw = Withdraw
page-device-invite = Take this seat to another device
page-device-link = Open on the other device, once, within ten minutes
page-device-share = My seat in { $game }
page-bring-seat = Bring a seat here
page-bring-seat-what = { $game }: your seat will be on this device too. The link works only this once.
page-bring-seat-here = Bring it here
page-having = What you have
page-no-such-rule = No rule contains all these words: { $words }.
page-over = The game is over
page-looking-on = You are watching
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-pace = Speed of the replay
page-replay-slow = slowly
page-replay-usual = at normal speed
page-replay-fast = fast
page-replay-copy = Copy link to this move
page-replay-copy-by-hand = This page may not use the clipboard: copy the address from the bar above, it leads to this move.
page-stage-first = First see what has happened; then the table goes on.
page-stage-on = Go on
page-since-your-move = Since your last move:
page-away = While you were away
page-away-more = { $count ->
    [one] One more thing before that
   *[other] { $count } more things before that
}
page-search-actions = Search { $count } actions
page-search-nothing = Nothing you can do now contains these words.
page-move-hangs = Your move is on its way. The server has not answered yet.
page-move-unsent = Your move is kept and will be sent as soon as the connection is back.
page-you-watch = You are watching. Only those who hold a seat can act.
page-watched = { $count ->
    [one] Somebody is watching
   *[other] { $count } people are watching
}
page-in-words = The table in words
page-undo = Undo
page-undo-free = { $count ->
    [one] You can take your last move back
   *[other] You can take { $count } moves back
}
page-undo-ask = To take a move back now, the others have to agree
page-shuffle = The shuffle
page-shuffle-fair = Nobody can choose how this game is dealt. The commitment stands for a secret that was drawn before the deal; when the game is over the secret is opened, and everybody can check that everything follows from it.
page-shuffle-seed = Whoever made this table has chosen the seed from which it is dealt, and may know what lies face down.
page-shuffle-record = This table goes on from a record. Whoever has the record may know what lies face down.
page-shuffle-commitment = Commitment:
page-shuffle-secret = Secret:
page-shuffle-word = { $seat } added “{ $word }”.
page-shuffle-no-word = { $seat } added nothing.
page-shuffle-verify = Save the game and check it with: herna verify FILE
page-word-ask = { $seat }: add a word of your own to the shuffle, whatever you like. Then nobody, not even this server, could have known the deal.
page-word-add = Add it
page-word-none = Without a word
page-word-waiting = The deal waits for a word from: { $names }.
page-new-hints = Hints allowed: anybody may ask what a bot would do, and all are told
page-new-words = Deal only when everybody has added a word of their own
page-new-words-on = with everybody's word
page-new-words-off = at once
page-new-words-help = The shuffle is fair in any case, and can be checked when the game is over. With a word from each of you not even the server could know it beforehand.
page-close-help = If all of you want to end the game unfinished, it is closed: the secret and everything hidden are opened, and nobody can move any more.
page-close-game = Close the game unfinished
page-close-not = Rather play on
page-close-wished = Would like to close the game unfinished: { $names }. It is closed when everybody agrees, under “The shuffle”.
page-undo-asked = { $seat } asks to take a move back.
page-undo-waiting = The others are being asked whether you may take the move back.
page-agree = Agree
page-refuse = Refuse
page-open-clause = Rule { $clause }
page-reconnecting = Connection lost, trying again …
page-rename = Change your name
page-player = Player
page-points = Points
page-points-so-far = points so far
page-thinking = thinking …
page-to-move = to move
page-seat-open = Waiting for a guest
page-absent = Not here now.
page-let-bot = Let a bot play
page-act-for = Act for { $seat }
page-bot-stands-in = A bot stands in.
page-seat-back = Give the seat back
page-invite = Invite
page-invite-how = Send each guest a link; whoever opens it sits down in that seat.
page-invite-seat = Link for seat { $n }
page-invite-watch = Link to watch
page-invite-nobody = These links work only on this machine, because Herna listens only here. Start it with “herna serve --host 0.0.0.0” to open it to your whole network.
page-share = Share
page-share-seat = Come and play { $game } with me
page-share-watch = Watch our game of { $game }
page-qr = QR code
page-qr-how = Point the camera of the guest’s phone here.
page-qr-alt = QR code of the link { $link }
page-copy = Copy the link
page-copied = Copied
page-hand-over = { $seat } is next
page-hand-over-why = The next view is for one pair of eyes only. Hand the screen over, then go on.
page-hand-over-ready = I am { $seat }
page-log = Log
page-chat = Chat
page-unread = unread messages: { $count }
page-report = Report
page-reported = Reported
page-old-table = This table is from an earlier version
page-old-rules = It was begun under version { $rules } of the rules; here is version { $known }. It can be read and downloaded, but not played on.
page-old-position = How it stood
page-say-something = Say something
page-send = Send
page-says = { $seat } says: { $text }
page-score = Score
page-zoom = Size of the map
page-zoom-in = Larger
page-zoom-out = Smaller
page-guide = Guide
page-guide-next = Got it
page-guide-leave = Leave the guide

page-keys = Keys
page-key-digits = take one of the first nine actions in the list
page-key-actions = go to the list of actions
page-key-end = end the turn or the phase, where the game has such an action
page-key-arrows = move in the list
page-key-tab = go through everything that can be chosen, on the board too
page-key-enter = choose
page-key-escape = one step back
page-key-undo = take the last move back
page-key-rules = open the rules
page-key-explain = explain the card or piece in focus
page-key-zoom = enlarge, reduce or show the whole board while it is in focus; Shift and the arrows move it
page-key-lexicon = every card, unit, token and site explained, where the game has many
page-key-hint = what a bot would do here
page-key-why-not = what is not offered, and why not
page-key-keys = this list

## After the game

page-rematch = Rematch
page-rematch-join = Go to the rematch
page-end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-end-you-won = { $alone ->
    [yes] You have won!
   *[no] { $n ->
        [one] You have won!
       *[other] You share the victory!
    }
}
page-end-you-lost = { $n ->
    [one] This time { $seats } was better.
   *[other] This time { $seats } were better.
}
page-end-won = { $n ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
}
page-end-lost = Lost this time.
page-turning-points = Turning points
page-turn = { $seat }, { $others ->
    [yes] a swing of { $n ->
        [one] { $n } point
       *[other] { $n } points
    }:
   *[no] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }:
}
page-turn-for-good = { $seat }, ahead for good:
page-try-again = Try it again
page-back-to-round = Back to the start of round { $round }
page-back-to-sunrise = Back to the sunrise of day { $day }
page-my-games = My games
page-my-games-help = Kept in this browser only.
page-stat-game = Game
page-stat-played = Played
page-stat-won = Won
page-stat-share = { $won } of { $of }
page-stat-best = Most points
page-stat-last = Last
page-forget-games = Delete these statistics
page-forget-games-sure = Really delete? Press again
page-download = Download the record
page-chart = Points over time
page-chart-words = Chart of the points over time. At the end: { $scores }.
page-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-replay = Replay
page-replay-from-here = Look at the game at this move
page-replay-controls = Replay controls
page-replay-back = One move back
page-replay-on = One move forward
page-replay-run = Run
page-replay-stop = Stop
page-replay-move = Move
page-back-to-table = Back to the table
page-branch = Branch off here and play on

## Rules

page-rules = Rules
page-lexicon = In the box
page-hint = What would you do?
page-hint-thinking = Let me think …
page-hint-ways = What a bot would do
page-hint-then = then: { $actions }
page-hint-do = Do this
page-hint-told = The others are told that you asked.
page-hint-found = { $count ->
    [one] One way on
   *[other] { $count } ways on
}. The best: { $first }. { $reason }
page-analyse = Analyse the game
page-analysing = Looking at turn { $done } of { $whole } again …
page-analysis = Analysis
page-analysis-chance = Chance of winning after every turn, from what each seat knew
page-analysis-worth = What the position was worth after every turn, in points
page-analysis-chart-words = At the end: { $ends }.
page-analysis-lost = Move { $ply }, { $seat }: { $lost } given away.
page-analysis-better = Better: { $actions }
page-analysis-nothing = No turn was found that would have been clearly better.
page-analysis-luck = Luck of draws and rolls, apart from choices
page-analysis-who = Everybody at this table, and whoever has its link, can see this. It is judged from what each seat knew; better is what a fair bot would have played.
page-why-not = Why not …?
page-search-things = Search
page-nothing-found = Nothing contains these words.
page-nothing-barred = Everything that answers this question is offered.
page-panels = The table in words, page by page
page-more-rules = More in the rules: { $clauses }
page-search-rules = Search the rules
page-house-ruling = house ruling
page-inferred-ruling = follows from the rulebook

## Settings

page-settings = Settings
page-settings-kept = Settings are kept in this browser only.
page-setting-language = Language
page-setting-language-en = English
page-setting-language-cs = Čeština
page-setting-theme = Lighting
page-setting-theme-auto = As on this device
page-setting-theme-light = Daylight
page-setting-theme-dark = Lamplight
page-setting-motion = Motion
page-setting-motion-auto = As on this device
page-setting-motion-full = Show moves in motion
page-setting-motion-none = Nothing moves
page-setting-pace = Pace of the others' moves
page-setting-pace-instant = At once
page-setting-pace-quick = Brisk
page-setting-pace-calm = Calm
page-setting-text = Text
page-setting-large = Larger text
page-setting-notices = Notices
page-setting-notices-turn = Tell me when it is my turn while I am looking elsewhere
page-setting-notices-blocked = This browser does not let the page show notices. You can allow them in the browser’s settings for this site.
