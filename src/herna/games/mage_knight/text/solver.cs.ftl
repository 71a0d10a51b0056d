# Na co se řešitele boje zeptat nedá
error-no-fight-to-solve = Není tu žádný boj s nepřáteli, který by se dal vyřešit.
error-no-solver-between-heroes = Ruku druhého hrdiny nikdo nezná: mezi hrdiny se ukazují jen součty a co chybí, nic se nehádá.
error-not-asked-in-fight = V tomto boji se teď rozhoduje někdo jiný. Zeptejte se, až budete na řadě.
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
reason-solved-fame = S tím, co máte, se vyhrát nedá. Nejlepší výsledek: sláva { $fame }, { $wounds ->
        [0] žádné zranění
        [one] jedno zranění
       *[other] { $wounds } zranění
    }.
reason-solved-lost = Žádná nalezená cesta nevede k výhře. Nejlepší nalezená: sláva { $fame }, { $wounds ->
        [0] žádné zranění
        [one] jedno zranění
       *[other] { $wounds } zranění
    }.
reason-solved-knocked-out = Váš hrdina by byl omráčen.
reason-solved-spends = Bude to stát { $cards ->
        [0] žádnou kartu
        [one] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }, manu ({ $mana }) a { $crystals ->
        [0] žádný krystal
        [one] jeden krystal
        [few] { $crystals } krystaly
       *[other] { $crystals } krystalů
    }.
reason-solved-proven = Dokázáno: lepší cesta není.
reason-solved-best-found = Nedokázáno: nejlepší nalezená po { $nodes } pozicích.
reason-solved-interrupted = Hledání bylo přerušeno: tohle je nejlepší, co se do té doby našlo.
reason-solved-chance = Co se pak odhalí, je zváženo podle pravděpodobnosti; zeptejte se znovu, až to uvidíte.
reason-solved-sampled = Ze všeho, co může přijít, byla vyzkoušena jen část.
reason-wish-win = K výhře chybí { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } ({ $enemy }).
reason-wish-standing = Aby váš hrdina nebyl omráčen, chybí { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } ({ $enemy }).
reason-wish-unit = K uchránění jednotky chybí { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } ({ $enemy }).
reason-wish-wounds = { $wounds ->
        [one] O jedno zranění
       *[other] O { $wounds } zranění
    } méně by bylo za { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $what ->
        [block] bloku
       *[attack] útoku
    } navíc ({ $enemy }).

# U stolu
solve = Řešitel
solve-ask = Dá se to vyhrát?
solve-thinking = Zkouším všechny cesty …
solve-show = Ukázat
solve-hide = Neukazovat
solve-next = Udělat: { $action }
solve-line = Celý postup
solve-step = Krok { $n } z { $of }
solve-unknown = Co teď přijde, nikdo neví: zeptejte se znovu, až to uvidíte.
solve-stale = U stolu se hrálo jinak: tato odpověď už neplatí. Zeptejte se znovu.
solve-first = Nejdůležitější je:
solve-earlier = Dřív: { $aim }
solve-aim-victory = vyhrát
solve-aim-wounds = co nejméně zranění
solve-aim-units = jednotky bez zranění
solve-aim-cards = co nejméně karet
solve-aim-standing = nenechat se omráčit
solve-aim-mana = co nejméně many
solve-aim-crystals = co nejméně krystalů
solve-aim-skills = co nejméně dovedností na kolo
solve-aim-readiness = co nejméně použitých jednotek
