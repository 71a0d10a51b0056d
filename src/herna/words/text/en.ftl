# The words of the house: people, lists, questions every game asks, and errors.

seat = Player { $n }
seat-you = { $seat } (you)
seat-number = { $seat } ({ $number })
owner-neutral = neutral
list-last = { $rest } and { $last }

# Numbers as this language writes them.
number = { $n }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, maximumFractionDigits: 0) }%
percent-tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

action-noted = { $label } ({ $note })
prompt-waiting = Waiting for { $seats }.
switch = { $on ->
    [true] yes
   *[other] no
}
prompt-over = { $end ->
    [won] The game is over, and it is won!
    [lost] The game is over, and it is lost.
    [nobody] The game is over. Nobody has won.
    [one] The game is over. { $winners } wins!
    [team] The game is over. { $winners } have won together!
   *[shared] The game is over. { $winners } share the win!
}

# Below the table in words: what does not fit in the list of what may be done.
drawn-more = … and { $count } more

# Said by the table in every game.
event-taken-back = { $seat } takes { $moves ->
    [one] a move
   *[other] { $moves } moves
} back.
event-closed-by-all = Everybody has agreed to close the game unfinished. What was hidden is open now.
event-time-ran-out = { $seat }’s time ran out; a bot makes this move.
event-stood-in = A bot stands in for { $seat }.
event-hint-taken = { $seat } has asked a bot for advice.
event-seat-back = { $seat } is back and plays on.

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
error-nothing-to-solve = There is nothing here that could be solved by a search.
error-wrong-seat = It is not player { $seat }’s turn to act. To act: { $to-act }.
error-no-such-seat = There is no seat { $seat }. The seats at this table are 1 to { $seats }.
error-not-offered-pointed = That is not possible now. Possible: { $offered }.
error-not-offered = “{ $action }” is not possible now. Possible: { $offered }.
error-nothing-to-undo = There is no move to take back.
error-undo-learnt = You cannot take this move back on your own: something new came to light after it. Ask the others to agree.
error-undo-others = Player { $seat } has moved since. To go back that far everybody has to agree.

# Games and their settings
error-unknown-game = There is no game “{ $name }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } The games are: { $known }.
error-broken-game = There is a game in { $folder } that cannot be played: { $detail }.
error-no-games-folder = There is no folder { $folder }, which HERNA_GAMES names: no game of your own can be found there.
error-unknown-option = { $game } has no option “{ $option }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } The options are: { $known }.
error-wrong-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $right }.
error-option-limits = Option “{ $option }” ({ $title }) cannot be { $value }: it is a whole number, { $least ->
        [none] at most { $most }
       *[other] { $most ->
            [none] at least { $least }
           *[other] from { $least } to { $most }
        }
    }.
error-option-length = Option “{ $option }” ({ $title }) cannot have { $found ->
        [one] one value
       *[other] { $found } values
    }: give { $most ->
        [none] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
        }
    }.
error-option-exactly = Option “{ $option }” ({ $title }) cannot have { $found ->
        [one] one value
       *[other] { $found } values
    }: give exactly { $count }, or none.
error-option-twice = Option “{ $option }” ({ $title }) names “{ $value }” twice. Name each only once.
error-option-players = Option “{ $option }” ({ $title }) cannot be “{ $value }” with { $players ->
        [one] one player
       *[other] { $players } players
    }. That is for this number of players: { $right }.
error-option-only-with = Option “{ $option }” ({ $title }) goes only with “{ $other }” ({ $other-title }) set to { $right }; here that is { $found }.
error-option-only-or = Option “{ $option }” ({ $title }) goes only with “{ $other }” ({ $other-title }) set to { $right }, which here is { $found }; or with this number of players: { $counts }.
error-wrong-players = { $game } is for { $least } to { $most } players, not for { $players }.
error-only-players = { $game } is for { $most ->
        [one] one player
       *[other] { $most } players
    } only, not for { $players }.
dealt = { $generator ->
    [blake2b] shuffle { $seed }
   *[splitmix64] seed { $seed }
}
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
error-other-format = This record has format { $found }; this version reads formats up to { $known }.
error-other-rules = This record was played by version { $found } of the rules of { $game }; this version knows { $known }.
error-cut-record = This record is cut off. { good-moves }
error-edited-record = Line { $line } of this record was changed after it was written. { good-moves }
error-impossible-move = Move { $move } of this record is not possible: { $why } { good-moves }
error-wrong-commitment = The secret in this record is not the one that was committed to ({ $commitment }): the shuffle is not the one that was promised.
error-wrong-witness = Played again, this record takes another course than the game it was saved from. { good-moves }
error-no-such-move = This record has no move { $move }. It has { $last-good ->
        [one] { $last-good } move
       *[other] { $last-good } moves
    }.
error-bad-snapshot = This saved position cannot be read: { $detail }. Replay the record instead.

# Content files
error-endless = This would go round in circles for ever, so it cannot be done. Please tell whoever wrote these rules.
error-content-not-toml = { $file } is not a TOML file: { $detail }.
error-content-wrong = { $file }, { $where }: { $detail }.
error-content-unknown-region = { $file }, { $where }: there is no region { $region }. Name one that has its own entry.
error-content-continents = { $file }: every region has to belong to exactly one continent.
error-bad-rulebook = { $file }, line { $line }: “{ $text }” is neither a chapter (## 1 Title) nor a clause (**ABC-1.1** …).
error-content-unreadable = The content file { $file } cannot be read: { $detail }. It should be a TOML file in UTF-8.
error-content-missing = There is no file { $file }: check its name.
error-content-no-file = { $file } is not a file that can be read. It should be a TOML file in UTF-8.
error-content-too-large = { $file } is too large: at most { $most } KB.
error-content-too-deep = { $file } is nested too deeply.
error-content-border = { $file }, space { $space }: its neighbour { $other } does not name it in turn. Both spaces have to name each other.
error-content-arrow = { $file }, space { $space }: the arrow points at { $other }, which is not a neighbour. It has to point at a neighbour.
error-content-arrow-circle = { $file }, space { $space }: following the arrows from here never leads to the castle.

# Legend files of Andor
error-legend-unknown-word = { $file }, { $where }: { $kind ->
        [op] there is no operation
        [condition] there is no condition
        [task] there is no task
        [creature] there is no creature
        [article] there is no article
        [card] this legend has no card
        [terrain] this board has no terrain
        [field] there is no field
       *[piece] there is no piece
    } “{ $word }”. What can stand here: { $options }.
error-legend-language = { $file }, { $where }: the { $language ->
        [cs] Czech text (cs)
       *[en] English text (en)
    } is missing. Every text needs both languages.
error-legend-unknown-space = { $file }, { $where }: there is no space { $space } on the { $board ->
        [mine] mine board (0 to 66)
       *[main] main board (0 to 72 and 80 to 84)
    }.
error-legend-no-border = { $file }, { $where }: the spaces { $space } and { $other } do not border on each other, so no way between them can be closed.
error-legend-not-there = { $file }, { $where }: space { $space } has no { $thing ->
        [well] well
       *[merchant] merchant
    }. There is one on: { $spaces }.
error-legend-needs-rule = { $file }, { $where }: this only makes sense if the legend has the rule “{ $rule }”. Add it: rules = ["{ $rule }"].
error-legend-needs-op = { $file }, { $where }: this can never come true, because no card uses the operation “{ $op }”. Add it to a card or to the set-up.
error-legend-no-fire = { $file }, { $where }: this board has no fire zones. Use “fire-blast” with board = "mine" only.
error-legend-no-opponent = { $file }, { $where }: there is nobody to reveal. Add at least one [[opponent]].
error-legend-no-arrow = { $file }, { $where }: no arrow leads from space { $space } to the castle, so { $creature } would be stuck. Choose a space with an arrow.
error-legend-unreachable = { $file }, { $where }: nobody can reach space { $space }. Choose a space that has neighbours.
error-legend-empty = { $file }, { $where }: this is empty or not possible. For example: { $example }.
error-legend-level = { $file }, { $where }: the legend has no level “{ $level }”, only: { $levels }.
error-legend-no-value = { $file }, { $where }: there is no value for { $heroes } heroes at the level “{ $level }”.
error-legend-same-id = { $file }: two cards are called “{ $id }”. Every card needs an id of its own, unless the levels keep them apart.
error-legend-no-way = { $file }, { $where }: this card can never come up. Give it a letter, a moment, a space to stand on or a condition (letter, moment, stands, when), or lay it with “card-to-letter”.
error-legend-two-ways = { $file }, { $where }: this card comes up in more than one way. Keep one of: letter, moment, stands, when, or a “card-to-letter”.
error-legend-variant = { $file }, { $where }: a variant needs a letter and at least one more variant of the same letter.
error-legend-helps = { $file }, helps: the legend has only { $count ->
        [one] { $count } help card
       *[other] { $count } help cards
    }. Draw no more than that.
error-legend-no-win = { $file }, win: the legend cannot be won. Name at least one condition, for example: win = [{"{"} is = "castle-held" {"}"}].
error-legend-no-end = { $file }: the legend never ends. The letter N needs a card, at every level, that does {"{"} op = "check-end" {"}"}.
error-legend-too-many = { $file }: { $count } pieces of “{ $what }” are set up with { $heroes } heroes (level { $level }), but the box has only { $most }.
error-legend-signs = { $file }, { $where }: the text has signs in it that a terminal would obey instead of showing them. Take them out.
error-legend-again = { $file }, { $where }: without a moment it would happen again and again without end. Leave out “again”, or name a moment such as “sunrise”.
error-legend-sunrise-again = { $file }, { $where }: a sunrise at every sunrise would never end. Leave out “again”, or the operation “sunrise”.
error-legend-number = { $file }, { $where }: { $number } is too many. At most { $most }.
error-legend-name = { $file }: the id of the legend is “{ $id }”, so the file should be called { $name }.
error-legend-bad-id = { $file }: “{ $id }” cannot be an id. Use letters without accents, digits and hyphens, for example “drowned-bell”.
error-legend-too-many-cards = { $file }: the legend has { $count } cards; there are only { $most } blank ones in the box.

## The shared words of cards: a program told as a sentence.

words-then = { $first }; { $next }
words-and = { $first } and { $next }
words-or = { $first }, or { $next }
words-case = { $first }, { $next }
words-group = ({ $what })
words-pair = { $what } { $name }
words-scaled = { $base ->
    [0] {""}
   *[other] { $base } +{" "}
}{ $add } per { $per }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
}
word-choose = { $pick ->
    [one] choose: { $of }
   *[other] choose { $pick } of these: { $of }
}
word-may = you may: { $do }
word-pay = pay { $what }
word-gain = gain { $what }
word-if = { $when ->
    [none] if { $any }
   *[other] if { $when }
}: { $then }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise: { $otherwise }
}
word-repeat = { $times } times: { $do }
word-for-each = for each: { $do }
word-branch = depending on it: { $to }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise: { $otherwise }
}
word-trigger = whenever { $event }: { $do }
word-later = when { $event }: { $do }
word-flag = { $name }
condition-flagged = { $name } holds
condition-bound = there is such a thing
action-choose-effect = { $effect }
action-use-effect = Yes
action-skip-effect = No
prompt-pick-effect = Choose one.
prompt-may-use = Do you want to?

# Measuring bots
error-wrong-tournament = A tournament needs two or more different bots, at least one game, and a game in which there is somebody to play against: { $game } with { $bots }.
error-tournament-other = { $file } belongs to another tournament, of { $bots } with seed { $seed }. Choose another folder.
error-tournament-broken = Line { $line } of { $file } cannot be read. Choose another folder, or delete the line.
error-workers-died = The processes that play died { $retries } times. What was played until then is kept: start again to go on.
error-no-ray = No Ray at { $address }: { $detail }.
error-no-openskill = Ratings need openskill, which comes with: { $detail }.
error-no-pyarrow = Parquet files need pyarrow, which comes with: { $detail }.
error-folder-not-empty = There is something in { $folder } already. Choose an empty folder.
error-wrong-portrait = A portrait needs at least three games, and a game in which there is somebody to play against: { $game }.
