# Cooperation: what those who play together choose, agree on and score.

option-scenario-full-cooperation = Full Cooperation
option-scenario-full-cooperation-help = Two to four heroes conquer all cities as one team, in six rounds, against the pace of a dummy player. All win or all lose. About an hour and a half a hero; very hard (estimates).
option-scenario-blitz-cooperation = Blitz Cooperation
option-scenario-blitz-cooperation-help = Cooperation in four rounds: everybody begins stronger and grows faster, without elite units. About 50 minutes a hero; very hard (estimates).
option-lowest_scores = Lowest scores count
option-lowest_scores-help = In each row of the score the hero with the fewest points counts for all, instead of the one with the most.

score-of-everybody-leads = Every hero leads a city
score-line-of = { $seat } – { $what }: { $points }
hero-stand-in = other cards
action-name-tactic = { $tactic } ({ $number }) leaves the game{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
prompt-agree-on-tactic = Which of your tactics leaves the game? The one that most of you name.
event-tactic-named = { $seat } would do without { $tactic }.
event-tactic-left = { $tactic } is out of the game.
event-dummy-stand-in = No hero is left for the dummy player: other cards stand in for a deck.
error-tactic-not-used = Only a tactic that one of you used in this round leaves the game.
error-no-hero-for-dummy = { $title }: all { $heroes } heroes of these boxes are led by players. Leave it dealt, and other cards stand in; or take another box.

option-late_offers = Late offers
option-late_offers-help = Spells and advanced actions are not laid out before they are first needed. Off: they lie there from the beginning.
event-offer-laid-out = { $offer ->
    [spells] The spells are laid out.
   *[advanced] The advanced actions are laid out.
}
offer-to-come = { $offer ->
    [spells] Spells: not laid out yet.
   *[advanced] Advanced actions: not laid out yet.
}

own-scenario-fine = “{ $title }” ({ $name }) is in order. It has the rules of { $rules }.
own-scenario-table = { $players ->
    [one] { $players } hero
   *[other] { $players } heroes
}: { $rounds } rounds; countryside { $countryside }, cities { $cities }, core { $core }; { $shape }{ $levels ->
    [none] .
   *[other] ; levels { $levels }.
}
language = en
