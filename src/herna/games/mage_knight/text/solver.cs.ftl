# Na co se řešitele boje zeptat nedá
error-no-fight-to-solve = Není tu žádný boj s nepřáteli, který by se dal vyřešit.
error-no-solver-between-heroes = Ruku druhého hrdiny nikdo nezná: mezi hrdiny ukazuje scéna součty a co chybí, a nic se nehádá.
error-not-asked-in-fight = V tomto boji se teď rozhoduje někdo jiný. Zeptej se, až budeš na řadě.
error-bad-nodes = Prohledá se 1 až { $most } pozic, ne { $nodes }.
error-bad-aims = „{ $aim }“ není žádný cíl, nebo je uveden dvakrát. Cíle jsou: { $aims }.

# Co říká
reason-solved-safe = Dá se vyhrát bez zranění, ať přijde cokoli.
reason-solved-won = Dá se vyhrát, { $wounds ->
        [0] bez zranění
        [one] za jedno zranění
       *[other] za { $wounds } zranění
    }{ $units ->
        [0] { "" }
       *[other] , a jednotky utrpí
    }.
reason-solved-odds = Rozhodne náhoda: výhra v { $percent } případech ze 100, zranění v průměru { $wounds }.
reason-solved-fame = S tím, co máš, se vyhrát nedá. Nejlepší výsledek: sláva { $fame }, { $wounds ->
        [0] žádné zranění
        [one] jedno zranění
       *[other] { $wounds } zranění
    }.
reason-solved-lost = Žádná nalezená cesta nevede k výhře. Nejlepší nalezená: sláva { $fame }, { $wounds ->
        [0] žádné zranění
        [one] jedno zranění
       *[other] { $wounds } zranění
    }.
reason-solved-knocked-out = Skončil bys v bezvědomí.
reason-solved-spends = Bude to stát { $cards ->
        [0] žádnou kartu
        [one] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $mana } many a { $crystals ->
        [0] žádný krystal
        [one] jeden krystal
        [few] { $crystals } krystaly
       *[other] { $crystals } krystalů
    }.
reason-solved-proven = Dokázáno: lepší cesta není.
reason-solved-best-found = Nedokázáno: nejlepší nalezená po { $nodes } pozicích.
reason-solved-interrupted = Hledání bylo přerušeno: tohle je nejlepší, co se do té doby našlo.
reason-solved-chance = Co se pak odhalí, je zváženo podle pravděpodobnosti; zeptej se znovu, až to uvidíš.
reason-solved-sampled = Ze všeho, co může přijít, byla vyzkoušena jen část.
reason-wish-win = { $points ->
        [one] Jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } navíc ({ $enemy }) by stačilo k výhře.
reason-wish-standing = { $points ->
        [one] Jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } navíc ({ $enemy }) by tě udrželo na nohou.
reason-wish-unit = { $points ->
        [one] Jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } navíc ({ $enemy }) by ušetřilo jednotku.
reason-wish-wounds = { $points ->
        [one] Jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } navíc ({ $enemy }) by ušetřilo { $wounds ->
        [one] jedno zranění
       *[other] { $wounds } zranění
    }.

# U stolu
solve = Řešitel
solve-ask = Dá se to vyhrát?
solve-thinking = Zkouším všechny cesty …
solve-show = Ukaž mi to
solve-hide = Neukazovat
solve-next = Udělat: { $action }
solve-line = Celý postup
solve-step = Krok { $n } z { $of }
solve-unknown = Co teď přijde, nikdo neví: zeptej se znovu, až to uvidíš.
solve-stale = Na stole se hrálo jinak: tahle odpověď už neplatí. Zeptej se znovu.
solve-first = Nejdůležitější je:
solve-aim-victory = vyhrát
solve-aim-wounds = co nejméně zranění
solve-aim-units = jednotky bez úrazu
solve-aim-cards = co nejméně karet
