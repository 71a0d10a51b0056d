# What heroes are good at, where they are chosen

option-named-arythea-help = Fights hand to hand and turns her own wounds into strength.
option-named-goldyx-help = Rich in crystals, flies and works miracles with mana.
option-named-tovak-help = A soldier: quick marches, shields, hard to stop even when wounded. Good to begin with.
option-named-norowas-help = Leads people: recruits cheaply and gets most out of units.
option-named-wolfhawk-help = A lone huntress, best without units of her own.
option-named-krang-help = An orc shaman: chaos, luck and magic that grows.
option-named-braevalar-help = A druid of ice and thunder, at home in forests and in the elements.

# Why it was won or lost

why-won = Won: { $goal } That was round { $round } of { $rounds }.
why-lost = Lost: round { $round } of { $rounds } is over. { $goal }
why-ahead = { $seat } is ahead of { $second } by { $n ->
        [one] one point
       *[other] { $n } points
    }.
why-shared = All have the same score, { $n }, and share the victory.
why-row = Most of it comes from { $row }: { $n } more.
why-most = Most points come from { $row }: { $n }.
chart-round = { $round }, { $night ->
        [yes] night
       *[other] day
    }
