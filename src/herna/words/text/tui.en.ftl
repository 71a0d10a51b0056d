# The table in the terminal: seats, saves, screens and keys.

# Files
tui-file-missing = there is no file { $file }: check its name
tui-folder-missing = there is no folder { $folder }: choose one that exists
tui-file-denied = { $file } may not be opened or written: choose another file or ask for the rights
tui-file-folder = { $file } is a folder: name a file in it
tui-file-odd = { $file } is not an ordinary file: name a saved game
tui-file-full = { $file } cannot be written, the disk is full: make room or choose another disk
tui-file-long-name = the name { $file } is too long: choose a shorter one
tui-file-large = { $file } is larger than { $megabytes } MB, too large for a saved game: name another file
tui-file-other = { $file } cannot be used: { $why }
tui-file-no-name = the file needs a name
tui-save-bad = { $file } is not a saved game that can be continued: { $why }
tui-save-cut = { $file }: { $why } Last good move: { $move }. Go on with: { $command }
tui-save-no-such-move = { $file } has no move { $move }: it has { $moves ->
        [0] no moves, so --to 0
        [one] one move, so --to 0 or --to 1
       *[other] { $moves } moves, so --to 0 to --to { $moves }
    } would be right

# Seats
tui-seat-budget = { $why }
tui-seat-nearly = “{ $word }” cannot sit down: did you mean { $near }? A seat takes { $known } or a person's name
tui-seat-name = “{ $word }” is too long for a name: { $longest } letters at most
tui-name-person = Player { $number }
tui-name-bot = Bot { $number }
tui-name-bot-level = Bot { $number } ({ $level })
tui-level-random = random
tui-level-greedy = greedy
tui-level-general = general
tui-level-beginner = beginner
tui-level-easy = easy
tui-level-fair = fair
tui-level-strong = strong
tui-level-master = master
tui-kind-human = person
# A bot of somebody’s own that misbehaves does not stop the game.
tui-bot-at-random = { $what } A random move is made instead.
tui-kind-bot = bot: { $level }

# The table
tui-title = Herna · { $title } · move { $move } · { dealt }
tui-log = Log
tui-log-shuffle = The shuffle is committed to: { $commitment }
tui-log-secret = Its secret: { $secret }. Save the game and check it with: herna verify FILE
tui-choices = What to do
tui-choices-source = With what?
tui-choices-target = Where to? (Esc: back)
tui-choices-inside = { $kind } · Esc: back
tui-choice-group = { $kind } … ({ $count })
tui-choice-source = { $thing } → … ({ $count ->
        [one] one way
       *[other] { $count } ways
    })
tui-search-hint = a few letters, or a whole move
tui-search-inside = a number or a few letters
tui-key-other = Next hero
tui-key-undo = Undo
tui-key-save = Save
tui-key-rules = Rules
tui-key-explain = Box
tui-key-why-not = Why not
tui-key-hint = Hint
tui-key-solve = Solve
tui-solve-do = Do the first of it: { $action }
tui-solve-first = Ask again, first of all: { $aim }
tui-solve-stale = The table has moved on, so that answer no longer helps. Ask again.
tui-hint-title = What a bot would do here
tui-hint-then = then: { $actions }
tui-hint-thinking = Let me think …
tui-hint-nothing = There is nothing to choose now.
tui-hint-off = Several people play here. Hints are off then, unless the game is started with herna play --hints.
tui-key-search = Find
tui-key-turn = Page
tui-key-zoom = Zoom
tui-key-speak = Say
tui-key-draw = Draw
tui-key-language = Česky
tui-key-help = Help
tui-key-leave = Quit
tui-hand-over = The screen is for { $name } now.
tui-hand-over-key = Nobody else looking? Press Enter.

tui-end-again = Play again with the same people
tui-end-analyse = Analyse the game: chances, turning points, luck
tui-analysing = Looking at turn { $done } of { $whole } again …
tui-analysis-title = Analysis
tui-end-menu = Choose another game
tui-end-save = Save this game
tui-end-leave = Leave

tui-save-question = Save the game as
tui-save-hint = Enter saves, Escape goes back
tui-saved = Saved as { $file }
tui-replace = { $file } is there already. Replace it?
tui-replace-yes = yes, replace it
tui-replace-no = no, leave it alone
tui-leave = Leave the table?
tui-leave-save = save the game and leave
tui-leave-leave = leave (herna play --resume goes on with the game)
tui-leave-menu = go to the menu
tui-leave-back = stay
tui-goodbye = The game is kept; herna play --resume goes on with it

tui-rules-title = The rules of { $title }
tui-rules-search = type to search the rules; arrows move, Escape closes
tui-rules-nothing = No clause contains these words.
tui-lexicon-title = Everything in { $title }
tui-closed-title = Why not?
tui-closed-nothing = Everything that answers this question is offered.
tui-closed-one = { $what } – not now: { $why }
tui-nothing-fits = Nothing you can do contains “{ $what }”.{ $told ->
    [yes] {" "}Press w to see what is not offered and why.
   *[no] {""}
}
tui-help-title = Help
tui-help =
    The list shows everything you may do now. Press the key in front of a line, click it, or use the arrows and Enter. When there is much to choose from, you first choose what to use and then where; Escape steps back.

    /     find: type a few letters or a number of a line; Enter takes the first
          type a move (march A4 A6) to hear why it is not allowed
    u     undo your own moves, until somebody learns something new
    s     save under a name (every move is kept anyway)
    r     the rules, open where they matter now; type to search
    x     every card, unit, skill, token and site explained; type to search
    h     what a bot would do here, and why; a number does it
    w     what is not offered now, and why not
          (x and w only where the game has much to explain)
    Tab   the next page: cards, players, log …
    +     where all play together: act for your next hero, also out of turn
    z     the board alone, as large as the window
    v     sentences instead of drawings, for listening
    l     Czech or English
    q     leave; herna play --resume goes on

    At a server's table (herna play --at) s says something to everybody, and u asks the others to agree once they have played on.

    Shift and the arrows, or the wheel, move the board under the window; Ctrl and the arrows the page beside it.

# The menu
tui-menu-title = Herna · a games room
tui-menu-heading = What shall we play?
tui-menu-keys = ↑↓ line   ←→ change   Enter go   l Česky   ? help   q leave
tui-menu-start = Play!
tui-menu-start-help = Deal the game set up below.
tui-menu-resume = Go on with the last game
tui-menu-resume-help = Every game is kept after every move.
tui-menu-game = Game
tui-menu-players = Players
tui-menu-players-help = People and bots together.
tui-menu-seat = Seat { $number }
tui-menu-seat-help = Several people can take turns at this screen; when there are secrets it is covered while it changes hands.
tui-menu-load = Load a saved game …
tui-menu-load-help = A file with the suffix .herna
tui-menu-leave = Leave
tui-load-question = Which saved game?
tui-load-hint = The name of the file; Enter loads it, Escape goes back
tui-numbers-hint = { $most ->
        [none] For example 30,12,41; nothing for none
       *[other] Numbers from { $least } to { $most }, with commas between them; nothing for none
    }
tui-things-hint = Any of these, with commas between them: { $things }; nothing for none
tui-none = none

# A seat at a server's table
tui-at-title = Herna · { $title } · move { $move } · at a server
tui-at-title-lost = Herna · { $title } · move { $move } · no connection, trying again …
tui-at-lost = The connection is lost. It will come back by itself, and nothing that was played is lost.
tui-at-back = The connection is back.
tui-at-address = “{ $address }” is not a link to a seat. Paste the invitation as the page shows it: http://…/#/join/…
tui-at-away = Nobody answers at { $server }. Is the address right, and is the server running?
tui-at-no-herna = { $server } answers, but it is not a Herna server.
tui-at-rules = That table plays { $game } by version { $there } of the rules; here is version { $here }. Both sides need the same version of Herna.
tui-at-unreadable = The server says something that this version of Herna cannot read. Both sides need the same version.
tui-at-undo-asked = The others are asked whether they agree.
tui-at-undo-question = { $name } asks to take { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back. Do you agree?
tui-at-undo-yes = yes, take it back
tui-at-undo-no = no, it stands
tui-at-word = Add a word of your own to the shuffle
tui-at-word-hint = Enter adds it; leave it empty to add none
tui-at-say = Say to everybody at the table
tui-at-say-hint = Enter says it, Escape goes back
tui-at-leave = leave (your seat stays yours)
tui-at-goodbye = Your seat stays yours; back to it: { $command }
tui-key-say = Chat
