# The land as the page draws it.

panel-tools = What else is on the table
land-hand = Hand
land-here = Where am I?

# A hex for whoever listens: what is there, and where it lies from the listener's hero.
way-hexes = { $n ->
    [1] one hex
    [2] two hexes
    [3] three hexes
   *[other] { $n } hexes
} { $way }
hex-from-here = { $way ->
    [none] { $field }, here
   *[other] { $field }, { $way }
}

land-cost = { $steps ->
    [1] a step for { $n } { $n ->
        [one] move point
       *[other] move points
    }
   *[other] { $steps } steps for { $n } { $n ->
        [one] move point
       *[other] move points
    }
}
land-provokes = provokes { $foes }
land-assault = an assault
land-explore = Turn up a tile here, for { $n } { $n ->
    [one] move point
   *[other] move points
}
land-unknown = { $kind ->
    [core] Unknown land: a core tile is next
    [countryside] Unknown land: a countryside tile is next
   *[other] Unknown land
}
land-tiles-left = { $n ->
    [one] One tile is left in the stack.
   *[other] { $n } tiles are left in the stack.
}
land-by-day-and-night = { $day } by day, { $night } by night
land-city = City of level { $level }, { $conquered ->
    [yes] conquered
   *[no] { $garrison ->
        [one] one defender left
       *[other] { $garrison } defenders left
    }
}.

# Before a turn or a phase ends in which something is left.
land-unspent = { $what ->
    [move] Move points are left:
    [influence] Influence is left:
    [healing] Healing is left:
   *[mana] Mana tokens are left:
} { $n }. Press again to end the turn all the same.
fight-unspent = What was played has not been used yet: { $n }. It is lost with the phase; press again to go on all the same.
