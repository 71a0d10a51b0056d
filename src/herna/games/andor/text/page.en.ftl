# What only the page has to say: its panels, hero boards, battles and explanations.

## Panels

panel-legend = Legend
panel-creatures = Creatures
panel-plans = Plans
panel-tools = Around the map
panel-hours = Hours of the day
panel-score = How it stands
panel-shields = Golden shields
panel-figures = The heroes
panel-fights = Fights you could begin
panel-last-round = The last round
willpower-lost = −{ $n } willpower
sunrise-moves = { $n ->
    [one] One creature has moved closer.
   *[other] { $n } creatures have moved closer.
}
nobody = nobody

## Tracks

hours-used = { $n ->
    [0] No hour used: { $heroes }.
    [one] { $n } hour used: { $heroes }.
   *[other] { $n } hours used: { $heroes }.
}
hours-sunrise = In the sunrise box: { $heroes }.
hours-rooster = { $hero } begins the next day.
legend-goal = Goal:
legend-opponent = The opponent:
legend-helps = Help for the heroes
legend-cards = Cards read so far
legend-card-of = Card { $n } of { $all }
legend-turn = Turn the card
legend-back = Back
task-done = (done)
task-open = (to be done)

## Hero boards

hero-strength = Strength
hero-willpower = Willpower
hero-gold = Gold
hero-carries = What the hero carries
hero-dice = { $n ->
    [one] Rolls { $n } die.
   *[other] Rolls { $n } dice.
}
hero-hours = { $n ->
    [one] { $n } hour used
   *[other] { $n } hours used
}
hero-asleep = day over
hero-none = No hero chosen yet.
slot-small = free place for a small article
slot-large = free place for a large article
slot-helm = free place for a helm
choose-hero = Choose { $figure }
proposal = { $aim ->
    [fight] Let us fight together: { $space }
    [meet] Let us meet: { $space }
    [trade] Let us trade: { $space }
   *[goal] Our next goal: { $space }
}
proposals-none = Nobody has announced a plan.
proposals-make = Announce a plan
page-aim-fight = Fight together
page-aim-meet = Meet
page-aim-trade = Trade
page-aim-goal = Go to a goal

## Creatures and the shop

creature = Creature
creature-strength = Strength
creature-willpower = Willpower
creature-dice = Dice
creature-reward = Reward
threat-note = A skull marks those for whom no golden shield is left, if all keep coming.
threat-way = Rest on a creature to see its way.
shop-count = { $n ->
    [0] sold out
   *[other] { $n } left
}
shop-always = always for sale

## Cards

card-shield = A shield averts this card.
card-averted = Averted by a shield.

## Battle

battle-title = { $creature } – { $space }
battle-rubble = Rubble – { $space }
battle-values = { $strength } strength, { $willpower } willpower
battle-bonus = Friends add { $n } strength.
battle-attack = attack
battle-defence = defence
battle-roll = { $dice } rolled, worth { $value }
battle-barred = cannot shoot in this round
odds-round = round
odds-fight = fight
odds-short = round { $round }, fight { $fight }
odds-spoken = chance to win the round { $round }, the whole fight { $fight }; willpower likely lost in the round { $loss }
fight-offer = Fight: { $creature } ({ $space })

## What a way costs

expense = { $n ->
    [0] costs no hour
    [one] costs { $n } hour
   *[other] costs { $n } hours
}{ $willpower ->
    [0] {""}
   *[other] {" "}and { $willpower } willpower
}
expense-on-map = { $n }h{ $willpower ->
    [0] {""}
   *[other] {" "}−{ $willpower }♥
}
expense-short = { $n } h{ $willpower ->
    [0] {""}
   *[other] , −{ $willpower } ♥
}

## Spaces and the end

space-next = the arrow points to { $space }
space-creature = { $creature }: { $strength } strength, { $willpower } willpower, { $dice }, reward { $reward }
result-hero = Hero
result-open = { $n ->
    [one] The legend goes on: { $n } letter is left.
   *[other] The legend goes on: { $n } letters are left.
}

## What everybody is, under the name

figure-kram-title = dwarf
figure-bait-title = dwarf
figure-thorn-title = warrior
figure-mairen-title = warrior
figure-pasco-title = archer
figure-chada-title = archer
figure-liphardus-title = wizard
figure-eara-title = wizard
