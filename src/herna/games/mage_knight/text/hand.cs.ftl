# Co leží před hrdinou, jak to kreslí stránka.

hand-or = nebo
hand-empty = Žádné karty v ruce
hand-ways = { $card }: jak ji zahrajete?
hand-put-back = Zpět do ruky
hand-way-basic = Základní
hand-way-strong = Silnější
hand-sideways = Bokem
hand-points-move = body pohybu
hand-points-influence = vliv
hand-points-heal = léčení
hand-source-title = Pramen
hand-crystals = Krystaly
hand-tokens = Mana
hand-which-colour = Která barva?
hand-mana-how = K čemu ji použijete?
hand-die = Kostka: { $colour }{ $depleted ->
    [yes] , vyčerpaná
   *[no] {""}
}
hand-die-kept = Kostka ponechaná na kolo: { $colour }
hand-die-out = Kostka mimo Pramen: { $colour }{ $seat ->
    [none] {""}
   *[other] , má ji { $seat }
}
hand-depleted = teď vyčerpaná: nelze ji použít
hand-crystal = Krystaly, { $colour }: { $n }
hand-token = Mana, { $colour }: { $n }
hand-deck = Dobírací balíček: { $n }
hand-discarded = Odkládací balíček: { $n }
hand-aside-n = stranou: { $n }
hand-spared = pod taktikou: { $n }
hand-pile-deck = Zbývá k dobrání: { $n }
hand-pile-discard = Odkládací balíček, { $seat }: { $n }
hand-pile-aside = Odloženo stranou na toto kolo, { $seat }: { $n }
hand-pile-unordered = Co zbývá v balíčku a pod taktikou, bez pořadí.
hand-play-area = Zahráno v tomto tahu
hand-drop-here = Kartu pusťte sem
hand-nothing-played = Zatím nic zahráno
hand-played-card = Zahráno: { $card }
hand-tactic = Taktika: { $tactic }{ $used ->
    [yes] {" "}(použitá)
   *[no] {""}
}
hand-reputation = pověst

## Deska hrdiny

board-armour = Zbroj { $n }
board-hand = Karet v ruce: { $n }, limit { $limit }
board-command = Jednotky: { $n }, žetony velení: { $most }
board-crystals = Krystaly: { $crystals }
board-skips = (příští tah vynechá)
board-no-hero = Zatím bez hrdiny
board-wounds = Zranění v tomto tahu: { $n }
board-rewards = Čeká na konci tahu: { $rewards }
track-fame = Sláva { $fame }, úroveň { $level }
track-next = Úroveň { $level } od { $fame } slávy{ $gains ->
    [command] : žeton velení
    [skill] : dovednost a pokročilá akce
   *[nothing] {""}
}
track-reputation = Pověst { $reputation }, vliv { $influence }
round-last-turn = má ještě poslední tah

## Boje

fight-title = { $kind ->
    [rampage] Boj
    [assault] Útok na místo
   *[other] Boj
}
fight-title-of = V boji: { $seat }
fight-armour = zbroj
fight-fame = sláva
fight-traits = Schopnosti a odolnosti
fight-beaten = Poražen
fight-no-attack = V tomto boji neútočí
fight-summons = přivolává ({ $pile })
fight-blocked = zablokován
fight-hurting = zranění { $n }: kdo je přijme?
fight-suffered = už zranil
fight-block-needed = blok { $n }{ $swift ->
    [yes] {" "}(hbitý: dvojnásobek)
   *[no] {""}
}
fight-damage = zranění { $n }{ $brutal ->
    [yes] {" "}(brutální: dvojnásobek)
   *[no] {""}
}
fight-do-block-attack = Blokovat
fight-do-hinder = Zdržet (1 pohyb)
fight-do-suffer-attack = Přijmout zranění
fight-do-choose-attack = Tento útok
fight-do-take-element = Odebrat živel
fight-do-target = Zamířit
fight-attack-sum = Útok
fight-block-sum = Blok
fight-no-attack-made = Zatím žádný útok
fight-no-block = Zatím žádný blok: zahrajte karty a jednotky.
fight-counts = { $counts ->
    [half] polovina
    [double] dvojnásobek
   *[nothing] nic
}{ $why ->
    [resisted] : odolává { $enemies }
    [inefficient] : neúčinné proti: { $enemies }
    [fortified] : opevnění: { $enemies }
    [fortified-twice] : dvojí opevnění: { $enemies }
    [swift] : proti hbitému útoku
    [phase] {" "}v této fázi
   *[none] {""}
}
fight-halved = { $full } plně + { $halved } napůl, tedy { $half }
fight-missing = chybí { $n }
fight-enough = stačí
fight-no-target = zatím na nikoho nemíříte
fight-made = Odkud body jsou
fight-from-effect = efekt
fight-wounds = Zranění v tomto boji: { $n }; vyřazení při { $limit }
fight-hint-ranged = Zamiřte na nepřátele a zahrajte střelecké nebo obléhací útoky, nebo pokračujte.
fight-hint-block = Vyberte útok, který zablokujete, a zahrajte na něj karty, nebo pokračujte.
fight-hint-damage = Čí útok teď zraňuje?
fight-hint-attack = Zamiřte na nepřátele a zaútočte, nebo boj ukončete.
fight-damage-title = Kdo přijme zranění?
fight-damage-from = { $n ->
    [one] bod zranění: { $foe }
    [few] body zranění: { $foe }
   *[other] bodů zranění: { $foe }
}
fight-unit-then = { $wounded ->
    [yes] zraněna
   *[no] bez zranění
}; zbude { $left }
fight-hero-takes = { $n ->
    [one] { $n } karta zranění pro hrdinu
    [few] { $n } karty zranění pro hrdinu
   *[other] { $n } karet zranění pro hrdinu
}
duel-strikes = útočí
duel-defends = brání se
duel-left = zbude { $n }
duel-hero-costs = zranění stojí { $n }
duel-unit-costs = zranění za { $n }
duel-challenge = Útočí na vás { $seat }
duel-course = { $phase ->
    [block] Útočník ({ $striker }) má útok { $value }: zablokováno { $blocked }, prošlo by { $left }.
    [damage] Útočník ({ $striker }) rozděluje zranění, napadený je { $struck }: zbývá { $damage }.
   *[other] Útočí { $striker }, brání se { $struck }: zatím { $value }.
}
board-chosen = (má se vrátit)

## Výjevy

pick-land = Podívat se na krajinu
land-fight = Boj
land-scene = Otázka
pick-show = Vybrat
pick-hero = Koho povedete?
pick-dummy-hero = Koho vede automatický hráč?
pick-tactic = Kolo { $round }, { $night ->
    [yes] noc
   *[no] den
}: která taktika?
pick-level = Úroveň { $level }
pick-reward = Vaše odměna
pick-wanted-hero = Kterého hrdinu chcete?
vote-by = navrhuje: { $seats }
assault-garrison = Obránci
assault-unknown = lícem dolů
assault-proposes = navrhuje
assault-agrees = souhlasí
assault-asked = ještě bez odpovědi
assault-waiting = na řadě později
assault-now-fights = právě bojuje
assault-done = hotovo
assault-from = { $seat } přichází odtud: { $spot }

## Zásuvky

panel-force = V platnosti
panel-seen = Žetony
panel-goal = Cíl
offer-do-recruit-unit = Naverbovat
offer-do-recruit-on-terms = Naverbovat výhodněji
offer-do-use-offer-unit = Použít
offer-do-learn = Naučit se
offer-do-buy-spell = Koupit
offer-do-take-card = Vzít
offer-left = (v balíčku { $n })
offer-left-units = Balíčky: běžné { $regular }, elitní { $elite }
offer-artifacts-left = Artefaktů v balíčku: { $n }
force-until = { $until ->
    [phase] do konce fáze
    [combat] do konce boje
    [turn] do konce tahu
    [round] do konce kola
   *[other] dokud se nepoužije
}
force-nothing = Nic není v platnosti.
seen-left = ve sloupci { $pile }, v krajině lícem dolů { $land }, odhozeno { $gone }
seen-piles = Sloupce žetonů
seen-ruins = Zbývá ruin: { $n }
seen-decks = Balíčky: pokročilé akce { $advanced }, kouzla { $spells }, artefakty { $artifacts }
seen-secret = Víte jen vy
city-title = Město ({ $colours }), úroveň { $level }
city-conquered-by = Dobyto; vůdce: { $seat }
city-garrison-left = Zbývá obránců: { $n }
city-shields-in-order = Štíty v pořadí porážek: { $seats }
dummy-title = Automatický hráč: { $hero }
dummy-deck = Balíček: { $n }, odkryto: { $shown }
dummy-shown = Odkryto
sheet-lines = Řádek po řádku: { $seat }

## Plán na příští tah

plan-title = Plán
plan-clear = Zrušit
plan-how = Naplánovat: { $card }
plan-no-way = Tuto kartu nelze zahrát.
plan-take = Vyjmout z plánu: { $card } ({ $way ->
    [strong] silnější efekt
    [sideways] bokem
   *[basic] základní efekt
})
plan-gives = { $sign ->
    [move] pohyb
    [influence] vliv
    [attack] útok
    [ranged] střelecký útok
    [siege] obléhací útok
    [block] blok
    [heal] léčení
    [draw] dobrání karet
    [fame] sláva
    [reputation] pověst
    [wound] zranění
    [crystal] krystaly
   *[mana] mana
} { $n }
plan-sort = { $order ->
    [colour] Ruka: podle barvy
    [own] Ruka: po svém
    [use] Ruka: podle použití
   *[dealt] Ruka: jak přišla
}
plan-reach = podle plánu sem dojdete za { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
}
hand-final = nedá se vzít zpět
listing-idle = Pohyb a vliv: v boji jen pro efekt, který z nich udělá útok nebo blok
listing-crystals = Krystaly na manu
