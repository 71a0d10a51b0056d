# Cities, mazes, and the score line by line.

panel-cities = Cities
city-parts = { $second ->
    [none] { $first }
   *[other] a megapolis: { $first } and { $second }
}
city-now = { $city }, { $level ->
    [0] a friend
   *[other] level { $level }
}{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
city-here = here
city-garrison = Garrison: { $tokens }
city-led = Conquered, led by { $seat }
city-friendly = Friendly: nobody defends it, nobody leads it.
city-shields = { $seat } ({ $n })
city-card = Shields on its card: { $shields }
city-bonus-armour = Its defenders have 1 more armour.
city-bonus-elemental = Its defenders have 2 more attack with fire or ice, 1 more with cold fire.
city-bonus-brutal = Physical attacks of its defenders are brutal.
city-bonus-poison = Physical attacks of its defenders are poisonous.
city-sells-artifact = Sells artifacts for { $price } influence.
city-sells-spell = Sells spells of the offer for { $price } influence and a mana of their colour.
city-sells-advanced-action = Teaches advanced actions for { $price } influence.
city-sells-elite-unit = Recruits units of all kinds, and adds elite units to the offer for { $price } influence.
maze-path = { $site }: the path of { $path } is taken, { $seat } went it to the end.

score-goal = Goal
score-line = { $what }: { $points }
score-of-spell = Spell { $thing }
score-of-advanced-action = Advanced action { $thing }
score-of-artifact = Artifact { $thing }
score-of-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
score-of-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
score-of-unit = Unit: { $thing }
score-of-wounded-unit = Wounded unit: { $thing }
score-of-shield = Shield: { $thing }
score-of-title = Title: { $thing }
score-of-city = Conquered: { $thing }
score-of-all-cities = All cities conquered
score-of-rounds-left = { $n ->
    [one] { $n } round that was not played
   *[other] { $n } rounds that were not played
}
score-of-dummy-cards = { $n ->
    [one] { $n } card left to the dummy player
   *[other] { $n } cards left to the dummy player
}
score-of-not-announced = End of the last round not announced
option-megapolis = Level of the megapolis
option-megapolis-help = The last city is a megapolis of this level, from 2 to 24: two cities in one. 0: none; or, where cities are chosen to be megapolises, the usual level: twice that of the city, of two megapolises that of two usual cities.
