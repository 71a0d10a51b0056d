## Joint assaults on a city

option-joint_assaults = Joint assaults
option-joint_assaults-help = Rivals beside a city may agree to assault it together and share its defenders out. Heroes of one team always may.

action-propose-assault = Propose a joint assault{ $city ->
    [none] {""}
   *[other] {": "}{ $city } ({ $defenders } defenders)
}
action-give-defenders = { $n ->
    [0] Leave { $seat } out
    [one] { $seat } is to meet 1 of { $defenders } defenders
   *[other] { $seat } is to meet { $n } of { $defenders } defenders
}
action-answer-proposal = { $agree ->
    [yes] Agree{ $share ->
        [none] {""}
        [one] {": "}you meet 1 of { $defenders } defenders and play your next turn in advance
       *[other] {": "}you meet { $share } of { $defenders } defenders and play your next turn in advance
    }
   *[no] Do not take part
}
action-stay-behind = Stay behind: your part of the defenders stays unbeaten

prompt-share-out = Joint assault: { $left } of { $defenders } defenders are still yours. How many is the next hero to meet? You keep one at least.
prompt-answer-all = A joint assault is proposed: you would meet { $share } of { $defenders } defenders, and this would be your next turn. Do you agree?
prompt-enter-city = Your part of the assault: make the move points and go into the city. Move points: { $move }.
prompt-recover-from-assault = The assault is over. You may heal and use effects, then your turn ends.

event-assault-proposed = { $seat } proposes a joint assault on a city with { $defenders } defenders.
event-defenders-offered = { $seat } is to meet { $n ->
    [one] 1 defender
   *[other] { $n } defenders
}.
event-unfit-to-join = { $seat } has nothing but wounds in hand and cannot join the assault.
event-proposal-answered = { $seat } { $agree ->
    [yes] agrees
   *[no] does not agree: nothing comes of it
}.
event-joint-assault-began = All agree: the joint assault of { $seat } begins. The others turn their order tokens face down.
event-defender-dealt = { $seat } is dealt { $enemy }.
event-part-began = { $seat } has a part in the assault now.
event-stayed-behind = { $seat } stays behind; that part of the defenders stays unbeaten.
event-joint-assault-failed = The city holds out: all who assaulted it with { $seat } fall back.

error-no-joint-assaults = At this table cities are not assaulted together: you have no team mate, and joint assaults among rivals were not chosen.
error-no-city-to-assault = There is no city that could be assaulted.
error-no-joint-at-the-end = Once the end of the round is announced or the goal is reached, no joint assault is proposed.
error-not-beside-the-city = You must stand beside the city, or be able to get into it by Underground Attack.
error-nobody-to-invite = Nobody can be invited: a hero must stand beside the city, with the order token face up and a card in hand that is no wound.
error-too-few-defenders = Everybody who takes part must meet a defender; the city has only { $defenders }.
error-name-the-first-part = Name the megapolis by its first part: { $hex }.
error-all-declined = You have proposed every way to share the defenders out in this turn, and none was agreed to.
error-share-out-first = First share the defenders out. Possible: { $offered }.
error-too-many-defenders = That cannot be: there are { $defenders } defenders, everybody who is invited meets at least one, and so do you. At most { $most } are left for this hero.
error-nobody-invited = Then nobody would be invited. Possible: { $offered }.
error-declined-already = That was proposed in this turn and not agreed to. Possible: { $offered }.
error-answer-first = First answer the proposal. Possible: { $offered }.
error-no-proposal = There is no proposal to be answered any more.
error-no-assault-yet = No joint assault is being proposed or fought. Propose one first.
error-must-go-in = You have the move points: go into the city. Possible: { $offered }.
error-only-into-the-city = In your part of the assault you only go into the city: no other move and no other action. Possible: { $offered }.

panel-proposal = Proposal
panel-assault = Joint assault
proposal-now = { $seat } proposes a joint assault: { $city }, { $defenders } defenders
proposal-share = { $seat }: { $n ->
    [one] 1 defender
   *[other] { $n } defenders
}{ $answer ->
    [proposes] {""}
    [agrees] ; agrees
   *[asked] { $made ->
        [yes] ; has not answered yet
       *[no] {""}
    }
}
proposal-left = Still to be shared out: { $n }
assault-now = Joint assault: { $city }
assault-part = { $seat }: { $enemies }{ $state ->
    [now] {" "}(fighting now)
    [done] {" "}(done)
   *[waiting] {" "}(to come)
}
