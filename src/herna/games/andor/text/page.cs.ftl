# Co říká jen stránka: panely, karty hrdinů, souboje a vysvětlivky.

## Panely

panel-legend = Legenda
panel-creatures = Nestvůry
panel-plans = Plány
panel-tools = Kolem mapy
panel-hours = Hodiny dne
panel-score = Jak to stojí
panel-shields = Zlaté štíty
panel-figures = Hrdinové
panel-fights = Souboje, které můžete začít
panel-last-round = Poslední kolo
willpower-lost = −{ $n ->
    [one] { $n } bod vůle
    [few] { $n } body vůle
   *[other] { $n } bodů vůle
}
sunrise-moves = { $n ->
    [one] Jedna nestvůra se přiblížila.
    [few] { $n } nestvůry se přiblížily.
   *[other] { $n } nestvůr se přiblížilo.
}
nobody = nikdo

## Počítadla

hours-used = { $n ->
    [0] Žádná hodina: { $heroes }.
    [one] Využita { $n } hodina: { $heroes }.
    [few] Využity { $n } hodiny: { $heroes }.
   *[other] Využito { $n } hodin: { $heroes }.
}
hours-sunrise = Na poli východu slunce: { $heroes }.
hours-rooster = Příští den začíná { $hero }.
legend-goal = Cíl:
legend-opponent = Protivník:
legend-helps = Pomoc pro hrdiny
legend-cards = Přečtené karty
legend-card-of = Karta { $n } z { $all }
legend-turn = Otočit kartu
legend-back = Zpět
task-done = (splněno)
task-open = (zbývá splnit)

## Karty hrdinů

hero-strength = Síla
hero-willpower = Vůle
hero-gold = Zlato
hero-carries = Co hrdina nese
hero-dice = { $n ->
    [one] Hází { $n } kostkou.
   *[other] Hází { $n } kostkami.
}
hero-hours = { $n ->
    [one] využita { $n } hodina
    [few] využity { $n } hodiny
   *[other] využito { $n } hodin
}
hero-asleep = den skončil
hero-none = Hrdina ještě není vybrán.
slot-small = volné místo pro malý předmět
slot-large = volné místo pro velký předmět
slot-helm = volné místo pro přilbici
choose-hero = Vybrat: { $figure }
proposal = { $aim ->
    [fight] Pojďme bojovat společně: { $space }
    [meet] Sejděme se: { $space }
    [trade] Pojďme obchodovat: { $space }
   *[goal] Náš příští cíl: { $space }
}
proposals-none = Nikdo zatím neoznámil žádný plán.
proposals-make = Oznámit plán
page-aim-fight = Bojovat společně
page-aim-meet = Sejít se
page-aim-trade = Obchodovat
page-aim-goal = Jít k cíli

## Nestvůry a obchod

creature = Nestvůra
creature-strength = Síla
creature-willpower = Vůle
creature-dice = Kostky
creature-reward = Odměna
threat-note = Lebka značí ty, na které už zlatý štít nezbude, pokud všechny půjdou dál.
threat-way = Ukažte na nestvůru a uvidíte její cestu.
shop-count = { $n ->
    [0] vyprodáno
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
shop-always = vždy k dostání

## Karty

card-shield = Tuto kartu odvrátí štít.
card-averted = Odvrácena štítem.

## Souboj

battle-title = { $creature } – { $space }
battle-rubble = Suť – { $space }
battle-values = síla { $strength }, vůle { $willpower }
battle-bonus = Přátelé přidávají { $n } k síle.
battle-attack = útok
battle-defence = obrana
battle-roll = hod { $dice }, platí { $value }
battle-barred = v tomto kole nemůže střílet
odds-round = kolo
odds-fight = souboj
odds-short = kolo { $round }, souboj { $fight }
odds-spoken = šance vyhrát kolo { $round }, celý souboj { $fight }; očekávaná ztráta vůle v kole { $loss }
fight-offer = Souboj: { $creature } ({ $space })

## Co stojí cesta

expense = { $n ->
    [0] nestojí žádnou hodinu
    [one] stojí { $n } hodinu
    [few] stojí { $n } hodiny
   *[other] stojí { $n } hodin
}{ $willpower ->
    [0] {""}
    [one] {" "}a { $willpower } bod vůle
    [few] {" "}a { $willpower } body vůle
   *[other] {" "}a { $willpower } bodů vůle
}
expense-on-map = { $n }h{ $willpower ->
    [0] {""}
   *[other] {" "}−{ $willpower }♥
}
expense-short = { $n } h{ $willpower ->
    [0] {""}
   *[other] , −{ $willpower } ♥
}

## Pole a konec

space-next = šipka vede na { $space }
space-creature = { $creature }: síla { $strength }, vůle { $willpower }, { $dice }, odměna { $reward }
result-hero = Hrdina
result-open = { $n ->
    [one] Legenda pokračuje: zbývá { $n } písmeno.
    [few] Legenda pokračuje: zbývají { $n } písmena.
   *[other] Legenda pokračuje: zbývá { $n } písmen.
}

## Co je kdo zač, pod jeho jménem

figure-kram-title = trpaslík
figure-bait-title = trpaslice
figure-thorn-title = válečník
figure-mairen-title = válečnice
figure-pasco-title = lučištník
figure-chada-title = lučištnice
figure-liphardus-title = kouzelník
figure-eara-title = kouzelnice
