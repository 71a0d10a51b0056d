# The words of the house: people, lists, questions every game asks, and errors.

seat = Player { $n }
seat-you = { $seat } (you)
seat-number = { $seat } ({ $number })
owner-neutral = neutral
list-last = { $rest } and { $last }

prompt-waiting = Waiting for { $seats }.
prompt-over = { $count ->
    [0] The game is over. Nobody has won.
    [one] The game is over. { $winners } wins!
   *[other] The game is over. { $winners } share the win!
}

# Said by the table in every game.
event-taken-back = { $seat } takes { $moves ->
    [one] a move
   *[other] { $moves } moves
} back.

## Errors: what is wrong, and what would be right.

error-cited = { $text } ({ $clause }).

# Actions
error-unknown-action = “{ $action }” is not an action. The actions are: { $known }.
error-malformed-action = “{ $action }” does not fit. After its first word this action takes { $needs ->
        [none] nothing more
       *[other] exactly this: { $needs }
    }.
error-unknown-reference = There is no “{ $word }” here (in “{ $action }”). There are: { $known }.
error-malformed-json = This is not an action as JSON: { $detail }. An action looks like {"{"}"do": "…", …{"}"}.
error-not-an-action = { $action } is not an action. Take one of those that the state offers.
error-game-over = The game is over: nobody can act any more. Start a new game, or take moves back.
error-wrong-seat = Player { $seat } is not to act now. To act: { $to-act }.
error-no-such-seat = There is no seat { $seat }. The seats at this table are 1 to { $seats }.
error-not-offered = “{ $action }” is not possible now. Possible: { $offered }.
error-nothing-to-undo = There is no move to take back.
error-undo-learnt = This move cannot be taken back alone: something new came to light after it. Ask the others to agree.
error-undo-others = Player { $seat } has moved since. To go back that far everybody has to agree.

# Games and their settings
error-unknown-game = There is no game “{ $name }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } The games are: { $known }.
error-unknown-option = { $game } has no option “{ $option }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } The options are: { $known }.
error-wrong-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $right }.
error-wrong-players = { $game } is for { $least } to { $most } players, not for { $players }.
error-wrong-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to 18446744073709551615.
error-unknown-language = “{ $language }” is not a language spoken here. The languages are: { $known }.
error-unknown-clause = The rules of { $game } have no clause “{ $wanted }”. The nearest are: { $near }.
error-unknown-bot = There is no bot “{ $bot }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } The bots are: { $known }.
error-wrong-simulation = This cannot be simulated: it takes at least 1 game (asked: { $games }), at least 1 process (asked: { $jobs }) and 1 to { $players } bots.

# Records
good-moves = { $last-good ->
    [0] No move of it can be trusted.
    [one] Its first move is good; you can go on from there.
   *[other] Its first { $last-good } moves are good; you can go on from there.
}
error-not-a-record = This is not a record of a game. A record begins with a line of JSON that names the game.
error-other-format = This record has format { $found }; this version reads format { $known }.
error-other-rules = This record was played by version { $found } of the rules of { $game }; this version knows { $known }.
error-cut-record = This record is cut off. { good-moves }
error-edited-record = Line { $line } of this record was changed after it was written. { good-moves }
error-impossible-move = Move { $move } of this record is not possible: { $why } { good-moves }
error-wrong-digest = This record leads to another position than the one it was saved with. { good-moves }
error-no-such-move = This record has no move { $move }. It has { $last-good ->
        [one] { $last-good } move
       *[other] { $last-good } moves
    }.
error-bad-snapshot = This saved position cannot be read: { $detail }. Replay the record instead.

# Content files
error-content-not-toml = { $file } is not a TOML file: { $detail }.
error-content-wrong = { $file }, { $where }: { $detail }.
error-content-unknown-region = { $file }, { $where }: there is no region { $region }. Name one that has its own entry.
error-content-continents = { $file }: every region has to belong to exactly one continent.
error-bad-rulebook = { $file }, line { $line }: “{ $text }” is neither a chapter (## 1 Title) nor a clause (**ABC-1.1** …).
error-content-unreadable = The content file { $file } cannot be read: { $detail }. It should be a TOML file in UTF-8.
