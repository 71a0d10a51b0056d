# What an expert looks for: piles, decks and pieces that everybody may count.

board-draws = { $n ->
    [0] No card is drawn at the end of this turn
    [one] { $n } card is drawn at the end of this turn
   *[other] { $n } cards are drawn at the end of this turn
}
board-puppets = Enemies kept: { $enemies }
board-wheel = Shield on the wheel of chaos: { $colour }
board-played = Played this turn: { $n }
board-extra-turn = One more turn follows
hand-pile-played = Played by { $seat } this turn: { $n }
hand-spared-button = { $n } under the tactic

fight-spoils = { $fame } fame{ $level ->
    [0] {""}
   *[other] {" "}→ level { $level }
}
fight-spoils-half = Defenders of these walls bring half their fame.
fight-spoils-double = Whoever is beaten here brings twice the fame.
fight-reputation = reputation { $n }
fight-no-fame = summoned: no fame

seen-kind = { $enemy }: { $unseen } of { $all } unseen{ $land ->
    [0] {""}
   *[other] ; { $land } face up
}{ $gone ->
    [0] {""}
   *[other] ; { $gone } discarded
}
seen-legend = The number says how many of a kind nobody has seen yet. Of a grey kind none is left.
seen-tiles = Tiles
seen-tiles-stack = In the stack: { $country } countryside tiles, { $core } core tiles
seen-tiles-open = Not seen yet: { $kind ->
    [countryside] countryside tiles
    [core] core tiles
   *[other] tiles with a city
}
seen-tile = Tile { $tile }
tactics-gone = Tactics out of the game
dummy-left = Left in the deck
dummy-ends = { $least ->
    [1] { $most ->
        [1] The end of the round is announced in the dummy player's next turn.
       *[other] The end of the round is announced in one of the dummy player's next { $most } turns.
    }
   *[other] { $same ->
        [yes] The end of the round is announced in turn { $most } of the dummy player from now on.
       *[no] The end of the round is announced between turns { $least } and { $most } of the dummy player from now on.
    }
}
city-shield-first = The first shield is the earliest; the leader wears the crown.
city-leads = { $seat } leads
path-gone-at = { $seat }: the path of { $path } ({ $hex })

land-with-hand = your hand could lead here: { $n ->
    [one] { $n } move point
   *[other] { $n } move points
}
land-hand-move = Your hand makes { $n } more at most
service-skill-down = face down for this round
hand-order-help = Drag cards to where you want them, or move the card in focus with Shift and an arrow key; this button sorts them
hand-moved = { $card }: place { $n } of { $of }
hand-move-left = Move { $card } to the left in the hand
hand-move-right = Move { $card } to the right in the hand
upgrade-deck = Whole deck: { $n }
