# What is said of bots that people write themselves.

error-bot-address = “{ $bot }” names no bot. Write the file and the class in it: path/to/file.py:Class.
error-bot-no-file = There is no file { $file }. A bot of your own is named by its file and class: path/to/file.py:Class.
error-bot-file = The file of { $bot } cannot be loaded: { $detail }.
error-bot-no-class = { $file } has no class { $kind }.{ $known ->
        [none] {" "}There is no bot in it at all: a bot is a class that inherits herna.Bot.
       *[other] {" "}The bots in it are: { $known }.
    }
error-bot-not-a-bot = { $bot } is not a bot. A bot is a class that inherits herna.Bot and has a method think(self, state, seat).
error-bot-without-think = { $bot } cannot think. Give it a method think(self, state, seat) that returns one of state.options(seat).
error-bot-chooses = { $bot } replaces the method choose, which deals hidden cards again before the bot looks. Write think(self, state, seat) instead.
error-bot-name-taken = There is another { $bot } already, from { $file }. Rename the file or the class.
error-bot-not-importable = { $bot } cannot be handed to other processes. Use one job, or put the class into a file and name it path/to/file.py:Class.
error-bot-broke = { $bot } broke down: { $detail }.
error-bot-died = { $bot } ended its process in the middle of a choice. A bot returns one of state.options(seat), whatever happens.
error-bot-slow = { $bot } had not chosen after { $seconds } s and was stopped. Let it choose sooner, or allow it more time.
error-bot-no-action = { $bot } chose { $answer }, which is not an action. A bot returns one of state.options(seat).
error-bot-illegal = { $bot } chose “{ $action }”, which is not offered. Offered: { $offered }.

error-bad-budget = “{ $bot }” is not a budget. After a level ({ $levels }) write @ and how many turns it may look at, strong@40, or for how many seconds it may think, strong@1.5s.
error-weights-broken = The weights in { $file } cannot be read: { $detail }. Make them again with herna train { $taught }.
error-weights-other-rules = The weights in { $file } were learnt under rules version { $found }, the game now has version { $rules }. Make them again with herna train { $taught }.
error-weights-other-features = The weights in { $file } do not fit what the game counts with { $players } players. Make them again with herna train { $taught }.
error-wrong-training = Training needs at least one game in every generation, at least one cell in every layer and at least one job; only a net can practise.

# Why a bot would do something.
reason-only = There is nothing else to do.
reason-lot = The lot decided.
reason-own-judgement = That is this bot’s own judgement.
reason-best-found = The best way on that was found.
reason-as-good = As good as anything else.
reason-ahead = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the next best way on.
reason-stands-up = Still worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the next best way after { $answers } { $answers ->
        [one] answer
       *[other] answers
    } of the others.

# Hints: what a way on is worth.
reason-as-good-as-first = As good as the first way.
reason-behind = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than the first way.
reason-plan = The next step of the group’s plan.
reason-plan-in = It is the plan in { $count } of { $worlds } imagined games.
reason-then-worth = By the game’s own count the position is then worth { $below ->
        [yes] −
       *[no] {""}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-wins = It wins the game.
reason-wins-often = It wins the game in { $percent } of 100 cases.
reason-forecast = { $side ->
        [ahead] Expected at the end: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ahead.
        [behind] Expected at the end: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } behind.
       *[even] Expected at the end: a draw.
    }
