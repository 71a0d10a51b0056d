## What single cards, skills and units let one do

action-borrow-skill = Use { $skill } in this turn
action-return-token = Send { $skill } back to its owner
action-turn-up-skill = Turn { $skill } up again
action-turn-crystal = Turn a crystal into mana: { $colour }
action-turn-wheel = Move the shield on the wheel of chaos without effect
action-use-box = Use the box as the artifact { $way ->
    [basic] (basic effect)
   *[strong] (stronger effect: the box leaves the game)
}
action-attach-box = Attach the box as a banner to { $unit }
action-choose-space = { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-choose-terrain = { $terrain }
action-choose-kind = { $gives }
action-look-at-token = Look at the token { $where ->
    [none] on { $hex }
   *[other] { $where }
}
action-look-at-pile = Look at the top token of the { $pile } pile
action-recruit-on-terms = Recruit { $unit }{ $bonded ->
    [yes] {" "}under the bonds of loyalty
   *[no] {""}
}{ $cheaper ->
    [yes] , with the discount
   *[no] {""}
}
action-command-with-card = Let the banner of command lead the new unit
action-buy-for-unit = Make { $unit } ready for influence

prompt-pay-for-unit = With which mana do you pay for the unit? It stays on its card.
prompt-renew-mana = A crystal of which colour keeps the familiars? Without one they leave the game.
prompt-borrow = Which skill of the common offer do you use in this turn?
prompt-take-common-skill = Which skill of the common offer do you take for good?
prompt-shift-shape = What is the number on the card?
prompt-choose-chaos = Gold on the wheel: which colour do you pick?
prompt-look-ahead = Which token do the scouts look at?
prompt-pick-path = Where does the way become easier?

event-artifact-turned-up = { $seat } opens the box and turns up { $card }.
event-token-seen = { $seat } looks at a token: { $enemy }.

pile-green = green
pile-grey = grey
pile-violet = violet
pile-brown = brown
pile-red = red
pile-white = white
