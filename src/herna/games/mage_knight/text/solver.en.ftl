# What the combat solver cannot be asked
error-no-fight-to-solve = There is no fight against enemies here to be solved.
error-no-solver-between-heroes = Nobody knows the other hero's hand: between heroes the scene shows the sums and what is missing, and nothing is guessed.
error-not-asked-in-fight = In this fight somebody else is asked now. Ask again when it is your turn to decide.
error-bad-nodes = The search looks at 1 to { $most } positions, not at { $nodes }.
error-bad-aims = “{ $aim }” is no aim, or is named twice. The aims are: { $aims }.

# What it says
reason-solved-safe = Can be won without a wound, whatever comes.
reason-solved-won = Can be won, for { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }{ $units ->
        [0] { "" }
       *[other] , and units are hurt
    }.
reason-solved-odds = Chance decides: won in { $percent } of 100 cases, on average { $wounds } wounds.
reason-solved-fame = Cannot be won with what you have. The best that comes of it: { $fame } fame, { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }.
reason-solved-lost = Not won in any way that was found. The best found: { $fame } fame, { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }.
reason-solved-knocked-out = You would be knocked out.
reason-solved-spends = It takes { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }, { $mana } mana and { $crystals ->
        [0] no crystal
        [one] one crystal
       *[other] { $crystals } crystals
    }.
reason-solved-proven = Proven: there is no better way.
reason-solved-best-found = Not proven: the best found after { $nodes } positions.
reason-solved-interrupted = The search was interrupted: this is the best found by then.
reason-solved-chance = What is turned up then is weighed by its chances; ask again when you see it.
reason-solved-sampled = Of all that could come only some was tried.
reason-wish-win = { $points ->
        [one] One
       *[other] { $points }
    } { $what ->
        [block] block
       *[attack] attack
    } more against { $enemy } would win the fight.
reason-wish-standing = { $points ->
        [one] One
       *[other] { $points }
    } { $what ->
        [block] block
       *[attack] attack
    } more against { $enemy } would keep you on your feet.
reason-wish-unit = { $points ->
        [one] One
       *[other] { $points }
    } { $what ->
        [block] block
       *[attack] attack
    } more against { $enemy } would save the unit.
reason-wish-wounds = { $points ->
        [one] One
       *[other] { $points }
    } { $what ->
        [block] block
       *[attack] attack
    } more against { $enemy } would save { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }.

# At the table
solve = Solver
solve-ask = Can this be won?
solve-thinking = Every way is being tried …
solve-show = Show me
solve-hide = Do not show it
solve-next = Do this: { $action }
solve-line = The whole line
solve-step = Step { $n } of { $of }
solve-unknown = What comes now nobody knows: ask again when you see it.
solve-stale = The table has gone another way: this answer is dropped. Ask again.
solve-first = What matters most:
solve-earlier = Earlier: { $aim }
solve-aim-victory = winning
solve-aim-wounds = fewest wounds
solve-aim-units = units unhurt
solve-aim-cards = fewest cards
solve-aim-standing = not being knocked out
solve-aim-mana = least mana
solve-aim-crystals = fewest crystals
solve-aim-skills = fewest once-a-round skills
solve-aim-readiness = fewest units spent
