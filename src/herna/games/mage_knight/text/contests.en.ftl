# Conquer and Hold, One to Return: what they are called, their goals, and what only they ask, offer and tell.

option-scenario-conquer-and-hold = Conquer and Hold
option-scenario-conquer-and-hold-help = Keeps and mage towers count, and nothing else: take them, hold them, take them from the others. Six rounds for two heroes, four for three or for two teams of two. Very competitive, hard; about 3 hours (an estimate).
option-whole_map = Whole map open
option-whole_map-help = All tiles lie on the table from the beginning: more to plan, nothing to discover.

goal-hold = { $reached ->
    [yes] Keeps (3) and mage towers (2): { $seats } { $count ->
        [one] leads
       *[other] lead
    } with { $done } of { $of } points.
   *[no] Keeps (3) and mage towers (2): { $seats } { $count ->
        [one] holds
       *[other] hold
    } { $done } of { $of } points.
}
goal-hold-all = { $reached ->
    [yes] Goal: all keeps and mage towers are held.
   *[no] Goal: hold all keeps (3) and mage towers (2). Held: { $done } of { $of } points.
}

score-holding = Keeps and towers
score-fame-apart = Fame (does not count)
score-spoken-apart = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}; the fame of { $fame } does not count.
score-spoken-none = { $seat }: fame of { $fame }, which does not count.

action-give-up = Give up: another side has won
action-go-on = Go on
prompt-giving-up = { $again ->
    [yes] { $partner ->
        [yes] Your partner wants to give up. Do you, too? The game would be over.
       *[no] Do you really give up? The game may be over with it.
    }
   *[no] The round is over, and you are behind. Do you go on, or do you grant that another side has won?
}
event-gave-up = { $seat } gives up.

option-scenario-one-to-return = One to Return
option-scenario-one-to-return-help = The portal closes after the first day. Whoever stands on it when the second night ends has won, and perhaps nobody. Two to four heroes, four rounds; very competitive, hard; about 2 to 4 hours (an estimate).
option-epic_return = Epic game
option-epic_return-help = Three days and three nights, one tile more of each kind, cities of level 4.
option-chosen_hero = Chosen hero
option-chosen_hero-help = In teams one hero of each is the one who is to return, and the other team does not know which.
option-chosen_hero-drawn = Drawn
option-chosen_hero-picked = Picked by the team

goal-leave-portal = { $reached ->
    [yes] The portal closes.
   *[no] Goal: stand on the portal at the end. After the first day it closes, and whoever waits there is out.
}
goal-return = { $reached ->
    [yes] Goal: stand on the portal when the last night ends. On it now: { $seats }.
   *[no] Goal: stand on the portal when the last night ends. On it now: nobody.
}
round-chosen = { $over ->
    [yes] Chosen to return: { $seats }.
   *[no] Your team's chosen hero, whom the others do not know: { $seats }.
}
hero-out = Out of the game.

site-closed-portal = closed portal
guide-site-closed-portal = the portal after the first day: an empty space for one hero; whoever stands here in the end has won

action-name-chosen = { $seat } is to return
prompt-choose-chosen = Which hero of your team is to return? The other team will not know.
event-portal-closed = The portal closes.
event-hero-out = { $seat } is left behind and out of the game.
event-chosen-named = Chosen to return: { $seat }. The other team does not know.
event-chosen-shown = The shield is shown: { $seat } was chosen to return.
error-name-chosen-first = First your team names the hero who is to return: one of your two.

guide-held-keep = assault it (fortified garrison): 3 points for its owner; it raises his hand limit on and beside it, and recruits for him as villages do, too
guide-held-mage-tower = assault it (fortified garrison): 2 points for its owner; a turn begun on or beside it brings mana for each of his towers, and it recruits for him as monasteries do, too, and sells spells for 7 influence and a mana of their colour
