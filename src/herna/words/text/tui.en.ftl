# The table in the terminal: seats, saves, screens and keys.

# Files
tui-file-missing = there is no file { $file }: check its name
tui-file-denied = { $file } may not be opened or written: choose another file or ask for the rights
tui-file-folder = { $file } is a folder: name a file in it
tui-file-odd = { $file } is not an ordinary file: name a saved game
tui-file-full = { $file } cannot be written, the disk is full: make room or choose another disk
tui-file-long-name = the name { $file } is too long: choose a shorter one
tui-file-large = { $file } is larger than { $megabytes } MB, no saved game is: name another file
tui-file-other = { $file } cannot be used: { $why }
tui-file-no-name = the file needs a name
tui-save-bad = { $file } is not a saved game that can be continued: { $why }
tui-save-cut = { $file }: { $why } The last good move is { $move }; go on from there with: { $command }
tui-save-no-such-move = { $file } has no move { $move }: it has { $moves ->
        [0] no moves, so --to 0
        [one] one move, so --to 0 or --to 1
       *[other] { $moves } moves, so --to 0 to --to { $moves }
    } would be right

# Seats
tui-seat-nearly = “{ $word }” sits nowhere: did you mean { $near }? Seats are { $known } or a person's name
tui-seat-name = “{ $word }” is too long for a name: { $longest } letters at most
tui-name-person = Player { $number }
tui-name-bot = Bot { $number } ({ $level })
tui-level-random = random
tui-level-greedy = greedy
tui-kind-human = person
