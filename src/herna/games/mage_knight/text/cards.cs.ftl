## Co dovolují jednotlivé karty, dovednosti a jednotky

action-borrow-skill = Použít v tomto tahu { $skill }
action-return-token = Vrátit majiteli žeton { $skill }
action-turn-up-skill = Otočit { $skill } zpět lícem nahoru
action-turn-crystal = Proměnit krystal v manu: { $colour }
action-turn-wheel = Posunout štít na kole chaosu bez efektu
action-use-box = Použít skříňku jako artefakt { $way ->
    [basic] (základní efekt)
   *[strong] (silnější efekt: skříňka opustí hru)
}
action-attach-box = Přiřadit skříňku jako prapor: { $unit }
action-choose-space = { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-choose-terrain = { $terrain }
action-choose-kind = { $gives }
action-look-at-token = Podívat se na žeton { $where ->
    [none] na poli { $hex }
   *[other] { $where }
}
action-look-at-pile = Podívat se na vrchní žeton, sloupec: { $pile }
action-recruit-on-terms = Naverbovat: { $unit }{ $bonded ->
    [yes] {" "}(pouto věrnosti)
   *[no] {""}
}{ $cheaper ->
    [yes] , se slevou
   *[no] {""}
}
action-command-with-card = Novou jednotku povede prapor velení
action-buy-for-unit = Zbojeschopnit za vliv: { $unit }

prompt-pay-for-unit = Jakou manou se platí za jednotku? Zůstane na její kartě.
prompt-renew-mana = Krystal které barvy udrží společníky? Bez něj odejdou ze hry.
prompt-borrow = Kterou dovednost ze společné nabídky v tomto tahu použijete?
prompt-take-common-skill = Kterou dovednost ze společné nabídky si berete natrvalo?
prompt-shift-shape = Čím je číslo na kartě?
prompt-choose-chaos = Zlatá na kole: kterou barvu si vybíráte?
prompt-look-ahead = Na který žeton se zvědové podívají?
prompt-pick-path = Kde bude cesta snazší?

event-artifact-turned-up = { $seat } otevírá skříňku a odkrývá { $card }.
event-token-seen = { $seat } si prohlíží žeton: { $enemy }.

pile-green = zelený
pile-grey = šedý
pile-violet = fialový
pile-brown = hnědý
pile-red = červený
pile-white = bílý
