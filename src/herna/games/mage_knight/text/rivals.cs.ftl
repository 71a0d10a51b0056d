## Boj hrdinů

option-hero_fights = Hrdinové spolu bojují
option-hero_fights-help = Kdo zůstane na políčku jiného hrdiny, ten na něj útočí.

action-attack-hero = Zaútočit: { $seat }
action-attend = { $fully ->
    [yes] Plně se věnovat boji: je to váš příští tah, odehraný předem
   *[no] Částečně se věnovat boji: bez kostky a dovedností, příští tah vám zůstane
}
action-pass-attack = Teď neútočit
action-wound-unit = Zranit jednotku: { $unit } (za { $price } z { $damage })
action-wound-hero = Zranit hrdinu (za { $price } z { $damage })
action-steal-artifact = Ukrást artefakt: { $card } (za 5)
action-drive-out = Donutit k ústupu: { $where ->
    [none] { $hex }
   *[other] { $where }
}

prompt-attend-fight = Někdo na vás útočí. Jak se budete boji věnovat?
prompt-strike-rival = { $melee ->
    [true] Zblízka: připravte útok a zaútočte, nebo pasujte.
   *[false] Zdálky: připravte střelecký nebo obléhací útok a zaútočte, nebo pasujte.
}
prompt-block-rival = Útočí na vás silou { $value }{ $melee ->
    [true] : každý bod bloku ubere 1
   *[false] {" "}zdálky: každé 2 body bloku uberou 1
}. Blokujte, kolik chcete.
prompt-choose-damage = Zbývá zranění: { $damage }. Koho zasáhne, nebo co si za ně vezmete?
prompt-recover-from-fight = Boj skončil. Můžete se léčit a použít efekty, pak váš tah skončí.

event-turn-skipped = { $seat } tento tah už odehrál předem a přeskakuje ho; žeton pořadí se obrací lícem nahoru.
event-hero-attacked = { $seat } útočí, napadený: { $rival }.
event-fight-attended = { $seat } se boji věnuje { $fully ->
    [yes] plně; žeton pořadí se obrací lícem dolů
   *[no] částečně
}.
event-rival-struck = { $seat } útočí silou { $value }, brání se { $rival }.
event-rival-blocked = { $seat } blokuje { $blocked }, zbývá zranění: { $damage }.
event-attack-passed = { $seat } teď neútočí.
event-artifact-stolen = { $seat } krade artefakt { $card }, jeho majitelem byl { $rival }.
event-driven-out = { $seat } musí ustoupit, vítězem je { $rival }.
event-fight-drawn = Nikdo už neútočí: { $seat } ustupuje, na místě zůstává { $rival }.

error-only-wounds-to-attend = Máte v ruce jen zranění, a tak se můžete boji věnovat jen částečně.
error-attend-first = Nejdřív řekněte, jak se budete boji věnovat. Možnosti: { $offered }.
error-nothing-to-steal = Takový artefakt ukrást nelze, nebo na něj nestačí zranění: je třeba { $needed }, zbývá { $damage }. Artefakty v ruce, v balíčku a u nezraněných jednotek jsou v bezpečí.
error-no-way-out = Tam hrdinu donutit nelze: políčko musí být bezpečné, sousední a jeho neupravená cena nejvýš { $damage }.
error-too-little-damage = Na to zbývající zranění ({ $damage }) nestačí, nebo takový cíl není. Možnosti: { $offered }.
error-rival-strikes = Teď útočí soupeř: blokujte, nebo blok ukončete.
error-no-attack-made = Nemáte připravený žádný útok, který by se teď počítal. Možnosti: { $offered }.
error-nobody-strikes = Teď na vás nikdo neútočí: připravte vlastní útok, nebo pasujte.
error-fight-is-over = Boj už skončil. Možnosti: { $offered }.
error-attack-or-go-on = Stojíte na políčku jiného hrdiny: jděte dál, nebo na něj zaútočte.
error-hero-not-here = Tento hrdina na vašem políčku nestojí.
error-no-hero-fights = U tohoto stolu spolu hrdinové nebojují.
error-peaceful-space = Na portálu a ve městě se s hrdiny nebojuje.
error-no-fights-at-the-end = Po oznámení konce kola nebo splnění cíle se s hrdiny nebojuje.
error-order-token-down = Žeton pořadí tohoto hrdiny leží lícem dolů: teď napaden být nemůže.

duel-title = { $melee ->
    [yes] zblízka
   *[no] zdálky
}
duel-attack = { $mine ->
    [yes] Váš útok
   *[no] Soupeřův útok
}: { $value }{ $elements ->
    [none] {""}
   *[other] {" "}({ $elements })
}
duel-blocked = Blok ubere { $blocked }, zbylo by { $left }.
duel-damage = Zbývá přidělit zranění: { $damage }
duel-walls = Napadený stojí za hradbami: zdálky proti němu platí jen obléhací útoky.
duel-unit = { $foe }: zbroj { $armour }{ $traits ->
    [none] {""}
   *[other] ; { $traits }
}{ $share ->
    [0] {""}
   *[other] ; do útoku přidává { $share }
}{ $price ->
    [none] {""}
   *[other] ; zranit ji stojí { $price }
}
duel-hurt = { $foe }: zraněná
duel-hero = { $mine ->
    [yes] Váš hrdina
   *[no] Soupeřův hrdina
}: zranit ho stojí { $price }
duel-own-units = Vaše jednotky
duel-rival-units = Soupeřovy jednotky
order-down = { $seat } (lícem dolů: příští tah se přeskočí)

## Co znamenají efekty v boji hrdinů

lexicon-rivals = Efekty v boji hrdinů
rivals-unit = po celý boj mění nezraněnou jednotku soupeře
rivals-wounds = zraní nezraněnou jednotku soupeře
rivals-share = odečte od útoku podíl jednotky nebo jeho část
rivals-blocked = počítá jednotky, které měly podíl v útoku sníženém na 0
rivals-swift = útok zdálky se blokuje bod za bod
rivals-walls = hradby se nepočítají
rivals-nothing = část nemá účinek
rivals-number = počítá soupeřova hrdinu, jeho jednotky schopné boje a ty, které se právě podílejí
