# Why a bot would do something

reason-outing = Kill { $kill }%, capture { $capture }%, death { $dead }%: no other outing or purchase promises more.
reason-mission = The mission has a { $kill }% chance.
reason-hire = { $member } brings { $dice ->
        [one] a die
       *[other] { $dice } dice
    } { $rounds ->
        [one] this round
       *[other] in each of { $rounds } rounds
    }.
reason-throw-magic = That makes death { $dead }%, kill { $kill }%, capture { $capture }%.
reason-roll = Kill { $kill }%, capture { $capture }% from here.
reason-stop = It is enough: kill { $kill }%, capture { $capture }%.
reason-roll-for = This has a { $success }% chance.
reason-stop-there = Nothing more can be gained: the chance is { $success }%.
