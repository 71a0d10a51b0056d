# Slova karet, dovedností, jednotek a taktik: jejich programy vyprávěné větami.

words-or = { $first } nebo { $next }
word-choose = { $pick ->
    [one] { $of }
   *[other] { $pick } z těchto: { $of }
}
word-if = pokud { $when ->
    [none] { $any }
   *[other] { $when }
}: { $then }{ $otherwise ->
    [none] {""}
   *[other] , jinak { $otherwise }
}
word-branch = podle barvy: { $to }{ $otherwise ->
    [none] {""}
   *[other] , jinak { $otherwise }
}
word-trigger = { $event-id ->
    [end-turn] na konci tahu
   *[other] { $times ->
        [1] až příště { $event }
        [none] { $once-per ->
            [none] pokaždé, když { $event }
           *[other] jednou za každého z nich, když { $event }
        }
       *[other] nejvýš { $times }×, když { $event }
    }{ $only ->
        [none] {""}
       *[other] {" "}({ $only })
    }{ $until ->
        [turn] {" "}v tomto tahu
        [combat] {" "}v tomto boji
        [round] {" "}v tomto kole
        [phase] {" "}v této fázi
       *[other] {""}
    }{ $skip ->
        [0] {""}
       *[other] {" "}kromě prvního
    }
}{ $when ->
    [none] {""}
   *[other] , pokud{" "}{ $when }
}: { $do }
word-later = { $event-id ->
    [end-turn] na konci tahu
   *[other] až { $event }
}: { $do }
word-flag = { $name }{ $n ->
    [1] {""}
   *[other] {" "}({ $n }×)
}
word-repeat = za každé – { $times }: { $do }
value-red = červená
value-blue = modrá
value-green = zelená
value-white = bílá
value-gold = zlatá
value-black = černá
value-basic = základní barva

## Body

word-move = pohyb { $n }
word-influence = vliv { $n }
word-attack = { $kind ->
    [ranged] střelecký{" "}
    [siege] obléhací{" "}
   *[melee] {""}
}{ $element ->
    [fire] ohnivý{" "}
    [ice] ledový{" "}
   *[other] {""}
}útok{ $element ->
    [cold-fire] {" "}ledovým ohněm
   *[other] {""}
} { $n }{ $on-defeat ->
    [none] {""}
   *[other] {" "}(za každého nepřítele, kterého porazí{ $defeat-times ->
    [none] {""}
   *[other] , nejvýš { $defeat-times }×
}: { $on-defeat })
}
word-block = { $copies ->
    [1] {""}
   *[other] { $copies }×{" "}
}{ $element ->
    [fire] ohnivý{" "}
    [ice] ledový{" "}
    [fire-day-ice-night] ohnivý (v noci ledový){" "}
   *[other] {""}
}blok{ $element ->
    [cold-fire] {" "}ledovým ohněm
   *[other] {""}
} { $n }{ $twice-against ->
    [none] {""}
   *[other] {" "}(proti hbitým útokům dvojnásob)
}{ $on-success ->
    [none] {""}
   *[other] {" "}(když blok uspěje: { $on-success })
}
word-heal = léčení { $n }
word-draw = { $n ->
    [one] doberte { $n } kartu
    [few] doberte { $n } karty
   *[other] doberte karty: { $n }
}{ $outside-combat ->
    [yes] {" "}(ne v boji)
   *[no] {""}
}
word-fame = sláva { $n }
word-reputation = pověst { $n }
word-wound = { $n ->
    [1] dostanete zranění
   *[other] dostanete zranění: { $n }
}{ $to ->
    [discard] {" "}do odkládacího balíčku
   *[hand] {""}
}
word-convert = v boji lze { $rate ->
    [1] každý bod
   *[other] každé { $rate } body
} { $from ->
    [move] pohybu
   *[influence] vlivu
} změnit na { $kind ->
    [ranged] střelecký{" "}
    [siege] obléhací{" "}
   *[melee] {""}
}{ $to ->
    [block] blok
   *[attack] útok
} 1{ $elements ->
    [none] {""}
   *[other] {" "}({ $elements })
}
word-buy = za vliv { $influence }{ $times ->
    [none] , kolikrát chcete
    [1] , jednou
   *[other] , nejvýš { $times }×
}: { $do }
word-hold = kdykoli { $until ->
    [phase] v této fázi
    [turn] v tomto tahu
   *[combat] v tomto boji
} jednou: { $do }
word-sideways = { $what ->
    [wound] jedno zranění zahrané bokem
   *[nonwound] jedna karta zahraná bokem
} dá { $n }{ $better ->
    [none] {""}
   *[other] , nebo { $better-n }, pokud { $better }
}{ $pay ->
    [none] {""}
   *[other] {" "}(za jednu manu)
}
next-move = pohyb
next-attack = útok
next-block = blok
next-attack-or-block = útok nebo blok
next-some = { $count ->
    [1] příští karta
    [few] příští { $count } karty
   *[other] příští karty ({ $count })
} na { $kind } { $sideways ->
    [yes] {""}
   *[no] (ne bokem){" "}
}dá o { $plus } víc
next-all = každá další karta tohoto tahu na { $kind } dá o { $plus } víc
next-one-any = příští efekt na { $kind }, i jednotky či dovednosti, dá o { $plus } víc
next-any = každý další efekt na { $kind }, i jednotek, dá o { $plus } víc
next-plus-both = { $attack } (útok) nebo { $block } (blok)
word-hand-limit = { $n ->
    [0] při příštím dobírání vyšší limit karet podle terénu, kde tah skončí: { $terrains }
   *[other] při příštím dobírání limit karet o { $n } vyšší
}

## Mana a karty

word-mana = { $n ->
    [1] mana
   *[other] mana ({ $n })
}: { $colour-told }
word-crystal = { $n ->
    [1] krystal
    [few] { $n } krystaly
   *[other] krystaly: { $n }
}: { $colour-told }{ $same ->
    [yes] , všechny stejné barvy
   *[no] {""}
}{ $distinct-cards ->
    [yes] , každý podle jiné karty
   *[no] {""}
}{ $but ->
    [none] {""}
   *[other] {" "}kromě této
}{ $whose ->
    [owner] , pro majitele žetonu
   *[actor] {""}
}
word-pay-mana = zaplaťte jednu manu: { $colour-told }
word-announce = oznamte číslo od { $min } do { $max }{ $pays ->
    [none] {""}
   *[other] {" "}a zaplaťte tolik many různých základních barev
}
word-discard = odložte { $any-number ->
    [yes] libovolný počet karet
   *[no] { $max ->
        [1] { $min ->
            [0] nejvýš jednu kartu
           *[other] kartu
        }
       *[other] { $min ->
            [0] nejvýš { $max } karty
            [1] jednu až { $max } karty
           *[other] { $max } karty
        }
    }
}{ $what ->
    [nonwound] {" "}(ne zranění)
    [wound] {" "}(zranění)
    [coloured] {" "}s barvou
    [any-max-one-wound] {" "}(nejvýš jedno zranění)
   *[any] {""}
}
word-throw-away = vyřaďte { $what ->
    [action] kartu akce z ruky
    [wound] { $max ->
        [1] zranění z ruky
       *[other] nejvýš { $max } zranění z ruky
    }
    [that-wound] toto zranění
   *[wounds-received-this-turn] všechna zranění z tohoto tahu
}
word-use-action = jako akce tahu
word-source = { $do ->
    [take-and-set] vezměte { $dice ->
        [1] kostku
       *[other] { $dice } kostky
    } Pramene, { $dice ->
        [1] nastavte ji
       *[other] každou nastavte
    } na libovolnou barvu kromě zlaté a získejte { $tokens-per-die ->
        [1] manu
       *[other] { $tokens-per-die } many
    } této barvy
    [take] použijte navíc jednu kostku Pramene{ $showing ->
        [basic] {" "}se základní barvou
       *[other] {""}
    }
    [pick] vyberte kostku Pramene{ $showing ->
        [basic] {" "}se základní barvou
       *[other] {""}
    }
    [reroll-picked] tuto kostku přehoďte
    [reroll-all] přehoďte všechny kostky Pramene
   *[reroll] { $up-to ->
        [0] přehoďte kostku Pramene
        [1] smíte přehodit kostku Pramene
       *[other] smíte přehodit nejvýš { $up-to } kostky Pramene
    }
}
word-roll = hoďte kostkami many ({ $dice }); za každou: { $result }
word-colour-of = počítá se její barva
word-play-card = zahrajte { $times ->
    [1] {""}
   *[other] ({ $times }× za sebou){" "}
}jinou kartu akce z ruky pro { $mode ->
    [basic] základní
   *[strong] silnější
} efekt bez many{ $plus ->
    [0] {""}
   *[other] , každé její číslo o { $plus } vyšší
}{ $throw-away ->
    [yes] , a pak ji vyřaďte
   *[no] {""}
}
word-use-offer = použijte { $mode ->
    [basic] základní efekt
    [strong] silnější efekt
   *[either] efekt
} { $offer ->
    [spells] kouzla
   *[advanced] pokročilé akce
} z nabídky{ $colour ->
    [none] {""}
   *[other] {" "}v této barvě
}{ $pay ->
    [yes] , mana se platí jako obvykle
   *[no] {" "}bez placení many
}
word-gain-offer = získejte { $offer ->
    [spells] kouzlo
   *[advanced] pokročilou akci
} z nabídky{ $colour ->
    [none] {""}
   *[other] {" "}v této barvě
}{ $to ->
    [hand] {" "}do ruky
    [discard] {" "}do odkládacího balíčku
   *[deck-top] {" "}navrch balíčku
}
word-recycle = { $pick ->
    [random] náhodné karty odkládacího balíčku ({ $n })
   *[choose] vybrané karty odkládacího balíčku ({ $n })
} jdou navrch dobíracího balíčku nebo pod něj
word-self-to = tato karta { $to ->
    [hand] se vrací do ruky
    [deck-top] jde navrch balíčku
   *[deck-bottom] jde pod balíček
}
word-flip = žeton se otočí lícem dolů; { $back ->
    [rest] zpět ho otočí odpočinek
    [action] zpět se otočí jako akce
   *[pay-green] zpět ho otočí jedna zelená mana
}
centre-middle = žeton leží uprostřed do vašeho příštího tahu
centre-others = všichni ostatní ve svém tahu: { $do }
centre-then = na začátku vašeho příštího tahu: { $do }
centre-return = { $who ->
    [others] kdokoli jiný
   *[any] kdokoli
} ho smí vrátit: { $do }
bound-c = tato barva
bound-gained = tato barva
bound-rolled = tato barva
bound-mark = označená barva
bound-spent = tato barva
bound-die = tato barva
bound-it = tato barva
bound-u = tato jednotka
bound-x = toto číslo
bound-cards = barvy těchto karet
counter-x = odložená karta
counter-points = ohlášený bod
counter-paid = zaplacená mana
bound-points = toto číslo
bound-paid = toto číslo
counter-cards = karta
counter-gained = mana

## Jednotky

ready-unit = zbojeschopněte { $n ->
    [1] jednotku
   *[other] jednotky ({ $n })
}
ready-level = zbojeschopněte jednotku nejvýš { $level }. úrovně
ready-levels = zbojeschopněte jednotky o celkem { $levels } úrovních
ready-all = zbojeschopněte všechny jednotky
ready-this = zbojeschopněte tuto jednotku
ready-that = zbojeschopněte tu jednotku
ready-outside = { $what } (ne v boji)
word-heal-unit = { $target ->
    [none] { $all ->
        [yes] vyléčte všechny jednotky{ $fully ->
            [yes] {" "}úplně
           *[no] {""}
        }
       *[no] { $n ->
            [1] vyléčte jednotku{ $fully ->
                [yes] {" "}úplně
               *[no] {""}
            }
           *[other] vyléčte jednotky ({ $n })
        }
    }
   *[other] vyléčte tu jednotku
}
units-all = všechny vaše jednotky
units-others = všechny vaše ostatní jednotky
units-bonus = { $who } mají { $what } do konce { $until ->
    [turn] tahu
   *[combat] boje
}
bonus-attack = útok { $n }
bonus-block = blok { $n }
bonus-armour = zbroj { $n }
bonus-resist = odolnost: { $what }
resisting-physical = fyzická
resisting-fire = ohnivá
resisting-ice = ledová
word-unit-grant = { $n ->
    [none] všechny vaše jednotky získají
    [1] jedna vaše jednotka získá
   *[other] vaše jednotky ({ $n }) získají
} odolnosti: { $resists } (do konce { $until ->
    [turn] tahu
   *[combat] boje
})
word-recruit = naverbujte libovolnou jednotku z nabídky zadarmo
word-recruit-discount = jedno verbování v tomto tahu je o { $n } levnější{ $then ->
    [none] {""}
   *[other] {" "}(když to využijete: { $then })
}
unit-static-told = jednotka má { $what }
word-unit-ability = jednotka smí { $cost ->
    [spend-unit] vyčerpáním
   *[flip-banner] jednou za kolo
}{ $event ->
    [none] {""}
   *[other] , když { $event }
}: { $do }

## Krajina a nepřátelé

terrain-of-all = všechny terény
terrain-of-space = jedno políčko
terrain-of-type = jeden terén
terrain-set = cena { $n }: { $what }
terrain-less = o { $n } levnější{ $min ->
    [0] {""}
   *[other] {" "}(nejméně { $min })
}: { $what }
terrain-more = o { $n } dražší{ $max ->
    [none] {""}
   *[other] {" "}(nejvýš { $max })
}: { $what }
terrain-cap = cena nejvýš { $n }: { $what }
terrain-open = lze vstoupit: { $what }
terrain-safe = tah tu smí skončit: { $what }
terrain-closed = nelze vstoupit: { $what }
word-fly = přesun { $spaces ->
    [1] o jedno políčko
    [few] až o { $spaces } políčka
   *[other] až o { $spaces } políček
} přes cokoli a bez provokování{ $cost-per-space ->
    [0] {""}
   *[other] , za každé pohyb { $cost-per-space }
}{ $cost ->
    [0] {""}
   *[other] , dohromady za pohyb { $cost }
}{ $forbid ->
    [none] {""}
   *[other] , ne přes: { $forbidden }
}{ $end ->
    [safe] , na bezpečné políčko
   *[fortified-site-or-player] , na opevněné místo, na které se tím útočí
}
word-explore-cost = průzkum stojí o { $n } { $less ->
    [yes] méně
   *[no] víc
}
word-reveal = posádky do vzdálenosti { $within ->
    [1] jednoho políčka
   *[other] { $within } políček
} se odkryjí{ $as-day ->
    [yes] , ruiny také
   *[no] {""}
}
enemy-one = jeden nepřítel
enemy-all = všichni nepřátelé
enemy-all-others = všichni ostatní nepřátelé
enemy-one-other = jeden jiný nepřítel
enemy-one-attack = jeden útok nepřítele
enemy-some = nejvýš { $n } nepřátelé
enemy-attacks = nejvýš { $n } útoky
enemy-blocked-with-this = nepřítel, kterého tento blok zastavil
enemy-all-blocked = všichni zablokovaní nepřátelé
enemy-unfortified = , bez opevnění
enemy-blocked = , zablokovaný
enemy-open = , ve fázi střeleckých a obléhacích útoků ne opevněný
enemy-told = { $who }: { $what }
enemy-armour = zbroj { $n }
enemy-armour-walls = zbroj { $n }, opevněný { $walls }
enemy-armour-set = zbroj bude { $n }
enemy-armour-attacking = { $what } (pokud útočí)
enemy-attack = útok { $n }
enemy-attack-told = útok { $n }
enemy-lower-one = jeden z útoků { $n }
enemy-no-attack = neútočí
enemy-cancel = útok se ruší
enemy-destroy = je zničen
enemy-lose = ztrácí { $what }
enemy-gain = je těžkopádný
lose-fortifications = opevnění
lose-resistances = všechny odolnosti
lose-fire-resistance = ohnivou odolnost
lose-physical-resistance = fyzickou odolnost
lose-ice-resistance = ledovou odolnost
lose-attack-abilities = schopnosti útoků

## Co umí jen jedna karta

word-spend-rival-units = byla-li jednotka zbojeschopněna, lze u každého jiného hráče vyčerpat jednu bojeschopnou jednotku nejvýš { $max-level }. úrovně
word-hero-damage-shield = ze zranění hrdiny jedním útokem se nepočítá { $lines-told }
shield-line = { $n } ({ $elements })
word-wings-of-night = jeden nepřítel neútočí; další za 1, 2, 3 … pohyb
word-time-bending = na konci tahu jde tato karta do konce kola stranou, ostatní zahrané se vrátí do ruky, nic se nedobírá a následuje další tah
word-call-to-arms = jednou v tomto tahu použijte schopnost jednotky z nabídky
word-mana-meltdown = každý jiný hráč přijde o náhodný krystal, nebo dostane zranění; jeden z nich si smíte vzít
word-mana-radiance = jmenujte základní barvu: každý dostane zranění za každý svůj krystal této barvy, pak získáte dva
word-mana-claim = na toto kolo si nechte kostku základní barvy
word-mana-curse = kdo jiný ve svém tahu použije manu této barvy, dostane zranění, jednou za tah
word-mind-read = jmenujte barvu a získejte její krystal; každý jiný hráč odloží kartu této barvy, nebo ukáže ruku
word-mind-steal = jako Čtení myšlenek, a jednu z odložených karet akcí si smíte natrvalo vzít
word-sacrifice = jmenujte zelenou nebo bílou a červenou nebo modrou: za každou dvojici krystalů útok – se zelenou obléhací 4, s bílou střelecký 6, s červenou ohnivý, s modrou ledový; krystaly se změní na manu
word-possess = jeden nepřítel neútočí
word-bow-transform = každý střelecký útok se počítá dvojnásob, nebo je obléhací; obléhací lze počítat dvojnásob jako střelecký
word-circlet-use = použijte dovednost ze společné nabídky jako vlastní
word-circlet-take = vezměte si natrvalo dovednost ze společné nabídky
word-mysterious-box = odkryjte vrchní artefakt; tuto kartu lze použít místo něj
word-attach-as-command-token = tato karta slouží jako žeton velení jednotce naverbované v tomto tahu
word-rethink = odložte až tři karty a doberte stejný počet, pak odkládací balíček zamíchejte do dobíracího
word-mana-steal = leží tu kostka základní barvy, dokud ji v jednom tahu dne nepoužijete
word-planning = máte-li při dobírání v ruce aspoň dvě karty, je váš limit o jednu vyšší
word-the-right-moment = jednou za tento den následuje hned po vašem tahu další
word-long-night = jednou za tuto noc, když je balíček prázdný, se jím stanou tři náhodné karty odkládacího balíčku
word-mana-search = jednou za tah smíte přehodit až dvě kostky Pramene, nejdřív vyčerpané zlaté
word-midnight-meditation = jednou za tuto noc, před tahem, zamíchejte až pět karet do balíčku a doberte stejný počet
word-preparation = vezměte si do ruky libovolnou kartu balíčku a balíček zamíchejte
word-sparing-power = před každým tahem sem dejte vrchní kartu balíčku, nebo si jednou všechny vezměte
word-closest-hero-wound = jedno z těch zranění dostane do ruky nejbližší hrdina
word-polarize = použijte jednu manu jako opačnou barvu (červená a modrá, zelená a bílá, zlatá a černá)
word-spend-at-once = musí se hned použít
word-motivation-lock = žádná Motivace až do konce vašeho příštího tahu
word-bonds-of-loyalty = žeton je žetonem velení pro jednu jednotku, která je o pět levnější a nelze ji propustit
word-know-your-prey = u jednoho nepřítele se nepočítá schopnost, odolnost nebo živel
word-dueling = blok 1 proti útoku jednoho nepřítele
word-duel-strike = útok 1 proti nepříteli ze souboje
word-possessed-strike = útok tohoto nepřítele proti ostatním
word-puppet-master = nechte si žeton poraženého nepřítele; nebo dřívější použijte za polovinu útoku, či polovinu zbroje jako blok, zaokrouhleno nahoru
word-master-of-chaos = posuňte štít na kole barev a získejte, na co ukáže
word-forked-lightning = střelecký útok ledovým ohněm 1 proti každému z nejvýš tří nepřátel
word-shapeshift = pohyb, útok nebo blok základní akce se změní na jiný z nich
word-leadership = aktivovaná jednotka blokuje o 3 víc, útočí o 2 víc, nebo střílí o 1 víc
word-mana-overload-centre = první karta zesílená manou označené barvy dá o 4 víc, pak se žeton vrací
word-mana-exploit-centre = kdo jiný ve svém tahu použije manu jiné barvy, dostane zranění, za každou barvu jedno
word-source-freeze-centre = ostatní nesmějí použít svou obvyklou kostku
word-mana-suppression-centre = první základní mana ostatních v tahu stojí o jednu stejné barvy víc, ta leží na žetonu
word-scout-token = podívejte se na žeton lícem dolů do vzdálenosti tří políček, nebo na vrchní ze sloupce; bod slávy, je-li v tomto tahu poražen
word-damage-to-this-unit-first = co z toho útoku zbude, jde nejdřív na tuto jednotku
word-wound-this-unit = tato jednotka dostane zranění

## Barvy, které se vybírají

colour-any-basic = libovolná základní barva
colour-any = libovolná barva
colour-any-but-gold = libovolná barva kromě zlaté
colour-owned = barva, jejíž krystal máte
colour-not-owned = barva, jejíž krystal nemáte
colour-of-spell-in-offer = barva některého kouzla v nabídce
colour-by-enemy-resistance = červená za ohnivou, modrá za ledovou, zelená za fyzickou odolnost, bílá vždy
colour-each-basic = po jednom každé základní barvy
colour-of-tokens-on-it = barva many na žetonu

## Podmínky, počítadla, události, změněná pravidla

condition-not = neplatí, že { $that }
condition-any = { $of }
condition-bound = k tomu došlo
condition-day = je den
condition-night = je noc
condition-in-combat = jste v boji
condition-not-in-combat = nejste v boji
condition-in-interaction = vyjednáváte s obyvateli
condition-on-forest = stojíte v lese
condition-at-fortified-site = jste na opevněném místě
condition-at-magical-glade = stojíte na kouzelné mýtině
condition-least-fame = máte nejméně slávy
condition-no-unit-recruited-this-turn = v tomto tahu neverbujete jednotku
condition-no-source-die-used-this-turn = v tomto tahu nepoužijete kostku Pramene
condition-no-wounds-to-hand-this-combat = vám v tomto boji nepřišlo do ruky zranění
condition-deck-not-empty = balíček není prázdný
condition-ranged-siege-phase = je fáze střeleckých a obléhacích útoků
condition-attack-phase = je fáze útoku
condition-scouted-enemy = je to ten, kterého si zvědové prohlédli
condition-duel-won = je to nepřítel ze souboje a jednotky se na něm nepodílely
condition-paid-red = jste zaplatili červenou
condition-paid-green = jste zaplatili zelenou
condition-advanced-spell-or-artifact = je to pokročilá akce, kouzlo nebo artefakt
condition-same-colour-action-or-spell = je to akce nebo kouzlo zaplacené barvy
counter-wounds-hand-and-units = zranění v ruce a na jednotkách
counter-enemies-blocked = zablokovaný nepřítel
counter-enemies-faced = nepřítel v boji
counter-ready-unwounded-units = bojeschopná nezraněná jednotka
counter-crystal-colours-owned = barva vašich krystalů
counter-full-crystal-sets = úplná sada krystalů
counter-empty-command-tokens = volný žeton velení
counter-blocked-enemy-traits = schopnost, barva a odolnost blokovaného nepřítele
counter-target-resistances = odolnost cíle
counter-excess-block = bod bloku navíc
counter-terrain-cost-here = bod ceny vašeho políčka
counter-unit-level = úroveň jednotky
counter-own-red-token = červená mana na ní
counter-own-blue-token = modrá mana na ní
counter-own-white-token = bílá mana na ní
counter-own-green-token = zelená mana na ní
happening-unit-recruited = naverbujete jednotku
happening-enemy-defeated = porazíte nepřítele
happening-wound-healed-from-hand = vyléčíte zranění v ruce
happening-unit-healed = vyléčíte jednotku
happening-wound-to-hand = vám přijde do ruky zranění
happening-spell-cast = sešlete kouzlo
happening-move-space = vstoupíte na políčko
happening-turn-began = začne váš tah
happening-end-turn = skončí tah
happening-attack-phase = začne fáze útoku
happening-unit-attacks-or-blocks = jednotka zaútočí nebo blokuje
happening-unit-would-be-wounded = by měla být zraněna
happening-heal-point-of-this-spent = použijete bod léčení z této karty
happening-basic-mana-spent = použijete základní manu
happening-block-succeeded = blok uspěje
flag-extra-source-die = lze použít o jednu kostku Pramene víc
flag-extra-die-black-is-any = smí být i černá a zastoupí libovolnou barvu
flag-black-dice-any-basic = černé kostky platí za libovolnou základní barvu
flag-gold-dice-any-basic = zlaté kostky platí za libovolnou základní barvu
flag-endless-red = neomezená červená mana
flag-endless-blue = neomezená modrá mana
flag-endless-green = neomezená zelená mana
flag-endless-white = neomezená bílá mana
flag-endless-gold = neomezená zlatá mana
flag-endless-black = neomezená černá mana
flag-gold-usable-at-night = zlatou manu lze použít i v noci
flag-black-usable-by-day = černou manu lze použít i ve dne
flag-no-provoke = drancující nepřátelé se nevyprovokují
flag-space-bending = políčka ve vzdálenosti dvou kroků platí za sousední
flag-ignore-site-fortification = opevnění místa se nepočítá
flag-withdraw-to-start = ústup vede tam, kde přesun začal
flag-units-take-no-damage = jednotkám nelze přidělit zranění
flag-return-spent-crystals-end-turn = použité krystaly se na konci tahu vrátí
flag-ignore-first-wound = první zranění hrdiny se nepočítá
flag-double-physical-attacks = fyzické útoky se počítají dvojnásob
flag-ignore-wound = zranění se nepočítá
flag-ignore-reputation = pověst se nepočítá
flag-explore-distance = prozkoumávat lze i ze vzdálenosti dvou políček
flag-all-attacks-cold-fire = všechny útoky jsou ledovým ohněm
flag-all-attacks-siege = všechny útoky jsou obléhací
flag-stronger-attacks = každý útok nepřítele je při blokování o 1 silnější
flag-no-recruiting = nelze verbovat jednotky
