# Why a bot would do something

reason-fight = The fight as it looks: { $beaten } of { $foes } beaten, for { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }.
reason-explore = A new tile: { $tiles ->
        [one] one is
       *[other] { $tiles } are
    } still hidden.
reason-recruit = A unit of level { $level } serves { $rounds ->
        [one] in this last round
       *[other] for { $rounds } rounds
    }.
reason-recover = { $wounds ->
        [0] Strength is gathered
        [one] A wound in hand is one card too few
       *[other] { $wounds } wounds in hand are as many cards too few
    }.
reason-learn = What is learnt now can be used { $rounds ->
        [one] in this last round
       *[other] for { $rounds } rounds
    }.
reason-keep-cards = { $cards ->
        [0] Everything is played
       *[other] What is in hand does more in a later turn
    }.
reason-walk = It is nearer to what is worth going to.
