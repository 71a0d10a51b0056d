# Obsaď a udrž!, Vrátí se jen jeden!: jak se jmenují, jaké mají cíle a na co se ptají, co nabízejí a co vyprávějí jen ony.

option-scenario-conquer-and-hold = Obsaď a udrž!
option-scenario-conquer-and-hold-help = Počítají se jen pevnosti a magické věže: obsaďte je, udržte je, berte je ostatním. Šest kol pro dva hrdiny, čtyři pro tři nebo pro dva dvoučlenné týmy. Velmi soupeřivé, těžké; asi 3 hodiny (odhad).
option-whole_map = Celá mapa odkrytá
option-whole_map-help = Všechny dílky leží na stole od začátku: víc plánování, žádné objevování.

goal-hold = { $reached ->
    [yes] { $seats }: { $count ->
        [one] vede
       *[other] vedou
    }, za pevnosti (po 3) a magické věže (po 2) bodů { $done } z { $of }.
   *[no] { $seats }: za pevnosti (po 3) a magické věže (po 2) bodů { $done } z { $of }.
}
goal-hold-all = { $reached ->
    [yes] Cíl: všechny pevnosti a magické věže jsou obsazené.
   *[no] Cíl: obsadit všechny pevnosti (3) a magické věže (2). Bodů: { $done } z { $of }.
}

score-holding = Pevnosti a věže
score-fame-apart = Sláva (nerozhoduje)
score-spoken-apart = { $seat }: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}; sláva { $fame } nerozhoduje.
score-spoken-none = { $seat }: sláva { $fame }, která nerozhoduje.

action-give-up = Vzdát se: vyhrál někdo jiný
action-go-on = Hrát dál
prompt-giving-up = { $again ->
    [yes] { $partner ->
        [yes] Váš spoluhráč se chce vzdát. Vy také? Hra by tím skončila.
       *[no] Opravdu se vzdáváte? Hra tím může skončit.
    }
   *[no] Kolo skončilo a ztrácíte. Hrajete dál, nebo uznáváte, že vyhrál někdo jiný?
}
event-gave-up = { $seat }: vzdává se.

option-scenario-one-to-return = Vrátí se jen jeden!
option-scenario-one-to-return-help = Portál se po prvním dni zavře. Kdo na něm stojí na konci druhé noci, zvítězil, a třeba to nebude nikdo. Dva až čtyři hrdinové, čtyři kola; velmi soupeřivé, těžké; asi 2 až 4 hodiny (odhad).
option-epic_return = Epická hra
option-epic_return-help = Tři dny a tři noci, o jeden dílek každého druhu víc, města úrovně 4.
option-chosen_hero = Vyvolený
option-chosen_hero-help = V týmech se má z každého vrátit jeden hrdina a druhý tým neví, který to je.
option-chosen_hero-drawn = Losem
option-chosen_hero-picked = Vybere si ho tým

goal-leave-portal = { $reached ->
    [yes] Portál se zavírá.
   *[no] Cíl: stát na konci na portálu. Po prvním dni se zavře, a kdo na něm čeká, vypadává.
}
goal-return = { $reached ->
    [yes] Cíl: stát na portálu, když skončí poslední noc. Teď na něm stojí: { $seats }.
   *[no] Cíl: stát na portálu, když skončí poslední noc. Teď na něm nestojí nikdo.
}
round-chosen = { $over ->
    [yes] Vyvolení: { $seats }.
   *[no] Vyvolený vašeho týmu, kterého ostatní neznají: { $seats }.
}
hero-out = Vyřazen ze hry.

site-closed-portal = zavřený portál
guide-site-closed-portal = portál po prvním dni: prázdné políčko pro jednoho hrdinu; kdo na něm stojí na konci, zvítězil

action-name-chosen = Vrátit se má: { $seat }
prompt-choose-chosen = Který hrdina vašeho týmu se má vrátit? Druhý tým to nebude vědět.
event-portal-closed = Portál se zavírá.
event-hero-out = { $seat }: zůstává za portálem, vyřazen ze hry.
event-chosen-named = Vyvolený: { $seat }. Druhý tým to neví.
event-chosen-shown = Žeton je odkryt: vyvoleným byl { $seat }.
error-name-chosen-first = Nejdřív váš tým určí hrdinu, který se má vrátit: jednoho z vás dvou.

guide-held-keep = dobývá se útokem (opevněná posádka): vlastníkovi 3 body; na ní i vedle ní mu zvyšuje limit karet a verbuje mu i to, co vesnice
guide-held-mage-tower = dobývá se útokem (opevněná posádka): vlastníkovi 2 body; tah začatý v ní nebo vedle ní přináší manu za každou jeho věž; verbuje mu i to, co kláštery, a prodává kouzla za 7 vlivu a manu jejich barvy
