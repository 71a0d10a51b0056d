# Na co se Mage Knight ptá, co nabízí, co vypráví a co odmítá. Jména jsou v names.cs.ftl, slova karet ve words.cs.ftl.
game-title = Mage Knight
game-blurb = Veďte hrdinu neznámou zemí: prozkoumávejte, bojujte, verbujte a sílte, kartu po kartě.

## Možnosti

option-scenario = Scénář
option-scenario-help = Co je cílem, na jaké mapě a jak dlouho se hraje.
option-scenario-first-reconnaissance = První průzkum
option-scenario-first-reconnaissance-help = První výprava: za tři kola (v sólové hře čtyři) prozkoumat zemi a najít město. Asi 40 minut na hrdinu; nejsnazší (odhady).
option-scenario-solo-conquest = Sólové dobývání
option-scenario-solo-conquest-help = Jeden hrdina má šest kol na dobytí dvou měst. Dvě až tři hodiny; těžké (odhady).
option-group-heroes = Hrdinové
option-heroes = Hrdinové
option-heroes-help = Vybírají se postupně, rozdají se, nebo se o ně draží slávou.
option-heroes-chosen = Vybraní
option-heroes-dealt = Rozdaní
option-named = Určení hrdinové
option-named-help = Hrdina každého hráče v pořadí míst u stolu; pak se nic nevybírá.
option-named-arythea = Arythea
option-named-goldyx = Goldyx
option-named-tovak = Tovak
option-named-norowas = Norowas
option-named-wolfhawk = Wolfhawk
option-named-krang = Krang
option-named-braevalar = Braevalar
option-group-dummy = Automatický hráč
option-dummy = Automatický hráč
option-dummy-help = Pro jednoho hráče: tempo kol určuje automatický hráč.
option-dummy_hero = Hrdina automatického hráče
option-dummy_hero-help = Vylosovaný, vybraný, nebo určený jménem.
option-dummy_hero-dealt = Vylosovaný
option-dummy_hero-chosen = Vybraný
option-dummy_hero-arythea = Arythea
option-dummy_hero-goldyx = Goldyx
option-dummy_hero-tovak = Tovak
option-dummy_hero-norowas = Norowas
option-dummy_hero-wolfhawk = Wolfhawk
option-dummy_hero-krang = Krang
option-dummy_hero-braevalar = Braevalar
option-named-none = zatím nikdo
option-sets-none = podle scénáře
option-factions-none = žádná frakce
option-city_levels-none = podle scénáře
option-group-sets = Krabice
option-sets = Krabice
option-sets-help = Krabice, jejichž hrdinové, karty, jednotky, žetony a ruiny se účastní. Žádná: ty, se kterými scénář začíná.
option-sets-base = Základní krabice
option-sets-lost-legion = Ztracená legie
option-sets-krang = Krang
option-sets-shades-of-tezla = Tezlovy stíny
option-sets-ultimate = Karty konečné edice
option-legion_tiles = Dílky Ztracené legie
option-legion_tiles-help = Dílky mapy s hradbami, bludišti, hlubokými doly a tábory uprchlíků.
option-factions = Tezlovy frakce
option-factions-help = Účastní se žetony nepřátel těchto frakcí.
option-factions-tezla-elementalist = Elementalisté
option-factions-tezla-dark-crusader = Temní křižáci
option-group-cities = Města
option-city_levels = Úrovně měst
option-city_levels-help = Od 1 do 11, v pořadí, ve kterém se města odkrývají. Žádné: ty ze scénáře.

## Co hráč smí

action-choose-hero = { $hero }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-take-tactic = { $tactic } ({ $number }){ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-announce-end = Vzdát se tahu a oznámit konec kola
action-start-turn = Začít tah
action-use-tactic = Použít taktiku{ $tactic ->
    [none] {""}
   *[other] : { $tactic }
}
action-spare-card = Dát vrchní kartu balíčku pod taktiku
action-take-spared = Vzít si všechny karty zpod taktiky
action-plunder = Vyplenit vesnici: doberete dvě karty, pověst −1
action-play-card = { $card }{ $strong ->
    [yes] {" "}(silnější)
   *[no] {""}
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-play-sideways = { $card } bokem: { $gives }{ $worth ->
    [none] {""}
   *[other] {" "}{ $worth }
}
action-pay-with = Zaplatit – { $kind }: { $face }{ $changed ->
    [yes] {" "}jako { $colour }
   *[no] {""}
}
action-choose-colour = { $colour }
action-discard-card = Odložit: { $card }
action-throw-away-card = Vyřadit ze hry: { $card }
action-play-inside = { $card }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-set-die = Kostka { $face }: nastavit barvu { $colour }
action-pick-die = Kostka: { $face }
action-ready-unit = Zbojeschopnit: { $unit }
action-activate-unit = { $unit }{ $effect ->
    [none] : schopnost { $ability }
   *[other] : { $effect }
}
action-use-offer-unit = { $unit } (v nabídce){ $effect ->
    [none] : schopnost { $ability }
   *[other] : { $effect }
}
action-attach-banner = Přiřadit prapor { $card } – { $unit }
action-use-banner = { $unit }: použít { $banner }
action-take-banner = Vzít zpět { $banner } – { $unit }
action-use-skill = { $skill }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-choose-unit = { $unit }
action-choose-rival = { $seat }
action-fly-to = Přesun: { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-announce-number = { $number }
action-put-on-deck = { $top ->
    [yes] Navrch balíčku
   *[no] Pod balíček
}
action-move-to = Krok: { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-explore = Průzkum: { $where ->
    [none] { $position }
   *[other] { $where }
}
action-heal = Vyléčit zranění v ruce
action-heal-unit = Vyléčit: { $unit }
action-interact = Vyjednávat s obyvateli{ $site ->
    [none] {""}
   *[other] : { $site }
}{ $lost ->
    [0] {""}
   *[other] {" "}(dosavadní vliv { $lost } propadne)
}
action-enter-site = Vstoupit{ $site ->
    [none] {" "}na místo dobrodružství
   *[other] : { $site }
}
action-burn = Vypálit klášter: pověst −3 a boj s fialovým nepřítelem o artefakt
action-challenge = Vyzvat k boji: { $foe ->
    [none] nepřítel na { $hex }
   *[other] { $foe }
}
action-rest = Odpočinek, odložit: { $card }
action-end-turn = Ukončit tah
action-done = Hotovo
action-recruit-unit = Naverbovat: { $unit }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-disband = Propustit: { $unit }
action-buy-healing = Koupit 1 léčení
action-learn = Naučit se: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-buy-spell = Koupit kouzlo: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-buy-artifact = Koupit artefakt
action-learn-unseen = Naučit se vrchní pokročilou akci z balíčku, naslepo
action-add-elite = Přidat do nabídky elitní jednotku
action-target = Zamířit na: { $foe } (zbroj { $armour })
action-retarget = Zamířit znovu
action-strike = Zaútočit{ $needed ->
    [none] {""}
    [rival] {" "}({ $total })
   *[other] {" "}({ $total } z { $needed })
}
action-block-attack = Blokovat: { $foe }{ $several ->
    [yes] , { $attack }. útok
   *[no] {""}
}{ $needed ->
    [none] {""}
   *[other] {" "}(je třeba blok { $needed })
}
action-finish-block = Provést blok{ $needed ->
    [none] {""}
    [rival] {" "}(ubere { $total }, zbude { $left })
   *[other] {" "}({ $total } z { $needed })
}
action-hinder = Zpomalit: { $foe }{ $several ->
    [yes] , { $attack }. útok
   *[no] {""}
}
action-spend-unit = { $seat }: { $unit }
action-take-path = { $path ->
    [2] Jít cestou za 2 body pohybu: dva krystaly
    [4] Jít cestou za 4 body pohybu: kouzlo
   *[other] Jít cestou za { $path } bodů pohybu: artefakt
}
action-use-held = Použít, co je připraveno{ $text ->
    [none] {" "}({ $effect })
   *[other] : { $text }
}
action-ignore-trait = { $foe }: nepočítat „{ $trait }“
action-take-element = { $foe }, { $attack }. útok: už není { $element }
action-keep-enemy = Nechat si žeton: { $enemy }
action-use-puppet = Použít žeton { $enemy }: { $gives }
action-next-phase = { $next ->
    [none] Další fáze
   *[other] Dál: { $next }
}{ $open ->
    [none] {""}
   *[other] {" "}(nezablokováno: { $open })
}
action-suffer-attack = Přijmout zranění: { $foe }{ $several ->
    [yes] , { $attack }. útok
   *[no] {""}
}{ $damage ->
    [none] {""}
   *[other] {" "}({ $damage })
}
action-assign-to-unit = Přidělit zranění: { $unit }{ $wounded ->
    [none] {""}
    [yes] {" "}(jednotka bude zraněná, zbude { $left })
   *[no] {" "}(zbude { $left })
}
action-assign-to-hero = Zbytek přijme hrdina{ $wounds ->
    [none] {""}
    [one] {" "}({ $wounds } karta zranění)
    [few] {" "}({ $wounds } karty zranění)
   *[other] {" "}({ $wounds } karet zranění)
}
action-choose-foe = { $foe }
action-choose-attack = { $foe }{ $several ->
    [yes] , { $attack }. útok
   *[no] {""}
}
action-turn-points = { $text ->
    [none] Přeměnit body ({ $effect })
   *[other] { $text }
}
action-buy-effect = { $text ->
    [none] Utratit vliv ({ $effect })
   *[other] { $text }
}
action-take-reward = { $reward }
action-take-card = Vzít: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-put-back = Vrátit: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-take-skill = { $skill }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-throw-wound = Vyřadit zranění: { $discarded ->
    [yes] z odkládacího balíčku
   *[no] z ruky
}
group-play-card = Zahrát kartu
group-play-sideways = Zahrát kartu bokem: { $gives }
group-use-skill = Použít dovednost
group-activate-unit = Aktivovat jednotku
group-move-to = Pohyb
group-explore = Průzkum
group-rest = Odpočinek
group-discard-card = Odložit
group-attach-banner = Přiřadit prapor
group-recruit-unit = Verbovat
group-use-offer-unit = Použít jednotku z nabídky

## Na co se hra ptá

prompt-waiting = Čeká se na: { $seats }.
prompt-choose-own-hero = Kterého hrdinu povedete?
prompt-choose-dummy-hero = Kterého hrdinu povede automatický hráč?
prompt-choose-tactic = Kterou taktiku si na toto kolo vezmete?
prompt-before-turn = Před vaším tahem: použijete něco?
prompt-play-or-announce = Váš balíček je prázdný. Budete hrát dál, nebo oznámíte konec kola?
prompt-turn = Váš tah: { $phase ->
    [free] karty a pohyb, pak akce – nebo odpočinek.
    [moving] další pohyb, akce, nebo konec tahu.
    [interacting] vyjednávání s obyvateli.
    [waiting] hraje někdo jiný, ale něco použít smíte.
    [maze] na cestě bludištěm.
    [rested] po odpočinku už jen konec tahu.
   *[other] akce je za vámi, zbývá konec tahu.
}
prompt-discard-wounds = Odložíte i zranění?
prompt-power-effect = Kterou manou zaplatíte?
prompt-pay-in-effect = Kterou manou zaplatíte za efekt?
prompt-pay-for-sideways = Kterou manou zaplatíte za dovednost?
prompt-forewarned = Za chvíli se vás dotkne cizí efekt. Použijete nejdřív něco?
prompt-ranged-phase = Střelecké a obléhací útoky: zamiřte a střílejte, nebo pokračujte.
prompt-block-phase = Fáze bloku: vyberte útok a zablokujte ho, nebo pokračujte.
prompt-attack-phase = Fáze útoku: zamiřte a zaútočte, nebo boj ukončete.
prompt-fight-of-another = Hraje někdo jiný, ale něco použít smíte.
prompt-next-attack = Který útok způsobí zranění teď?
prompt-call-out = Které další drancující nepřátele vedle sebe vyzvete také?
prompt-assign-damage = Kdo přijme { $damage ->
    [one] { $damage } bod zranění
    [few] { $damage } body zranění
   *[other] { $damage } bodů zranění
}?
prompt-make-room = Nemáte volný žeton velení. Koho propustíte?
prompt-choose-companion = Která jednotka půjde do bludiště s vámi?
prompt-walk-maze = Bludiště: získejte body pohybu a vyberte cestu, nebo se vraťte.
prompt-choose-vein = Který krystal z hlubokého dolu?
prompt-choose-defender = Který nepřítel cíl brání?
prompt-spare-unit = Ušetří prapor jednotku zranění?
prompt-study-prey = Co se u nepřítele nebude počítat?
prompt-possess-enemy = Který nepřítel bude bojovat za vás?
prompt-name-sacrifice = Kterých krystalů se vzdáte: zelené nebo bílé, pak červené nebo modré?
prompt-pull-strings = Který žeton si necháte nebo použijete?
prompt-take-lost = Který ze ztracených krystalů si vezmete?
prompt-name-radiance = Která barva shoří?
prompt-claim-die = Kterou kostku si na toto kolo necháte?
prompt-read-minds = Kterou barvu jmenujete?
prompt-yield-card = Kterou kartu odložíte?
prompt-steal-card = Kterou z odložených karet si natrvalo vezmete?
prompt-drain-units = Kterou jednotku soupeře vyčerpáte?
prompt-pick-attack = Který útok?
prompt-keep-banners = Které prapory si vezmete zpět?
prompt-rest-in-glade = Kouzelná mýtina: vyřadíte zranění?
prompt-next-reward = Kterou odměnu si vezmete teď?
prompt-pick-crystal = Jaké barvy bude krystal?
prompt-pick-card = Kterou kartu si vezmete?
prompt-pick-unit = Kterou jednotku si vezmete zadarmo?
prompt-put-back-artifact = Který artefakt vrátíte?
prompt-order-artifacts = Který artefakt půjde pod balíček teď?
prompt-choose-skill = Nová úroveň: kterou dovednost si vezmete?
prompt-choose-advanced = Nová úroveň: kterou pokročilou akci si vezmete?
prompt-discard-before-drawing = Odložíte před dobráním nějaké karty?
prompt-use-long-night = Dlouhá noc: použijete taktiku teď?
prompt-give-up-cards = Které karty se vzdáte?
prompt-name-colour = Za kterou barvu se karta počítá?
prompt-play-another = Kterou kartu zahrajete jako součást této?
prompt-announce-it = Jaké číslo?
prompt-recycling = Která karta se vrátí do balíčku?
prompt-place-cards = Kam karty přijdou?
prompt-pick-colours = Která barva?
prompt-take-die = Kterou kostku si vezmete a na co ji nastavíte?
prompt-choose-die = Která kostka?
prompt-reroll-dice = Které kostky se přehodí?
prompt-gain-from-offer = Kterou kartu z nabídky získáte?
prompt-use-card-of-offer = Kterou kartu z nabídky použijete?
prompt-forgo-dice = Víc to vynese, když v tomto tahu nepoužijete žádnou kostku Pramene. Vzdáte se jich?
prompt-wound-nearest = Který z nejbližších hrdinů dostane zranění?
prompt-change-cards = Které karty vyměníte za stejný počet jiných?
prompt-keep-die = Kterou kostku si necháte?
prompt-search-dice = Které kostky přehodíte?
prompt-prepare-card = Kterou kartu ze svého balíčku si vezmete?
prompt-choose-unit-to-ready = Kterou jednotku zbojeschopníte?
prompt-choose-unit-to-heal = Kterou jednotku vyléčíte?
prompt-choose-unit-to-grant = Která jednotka to získá?
prompt-recruit-freely = Kterou jednotku z nabídky naverbujete zadarmo?
prompt-flying = Kam se přesunete?
prompt-aim-effect = Kterého nepřítele se to týká?
prompt-aim-at-attack = Kterého útoku se to týká?
prompt-wings-at-night = Který nepřítel nezaútočí?

## Co se stalo

event-hero-chosen = { $seat } si vybírá hrdinu: { $hero }.
event-dummy-hero = Hrdina automatického hráče: { $hero }.
event-round-began = Začíná { $round }. kolo: { $night ->
    [yes] noc
   *[no] den
}.
event-tactic-taken = { $seat } má taktiku { $tactic }.
event-dummy-tactic = Automatický hráč dostává taktiku { $tactic }.
event-dummy-turned = Automatický hráč otáčí { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-turn-began = Na tahu: { $seat }.
event-end-announced = { $seat } oznamuje konec kola.
event-dummy-announced = Automatický hráč oznamuje konec kola.
event-turn-forfeited = { $seat } nemá karty v ruce ani v balíčku a o tah přichází.
event-last-turns = Cíl je splněn: každý má ještě jeden tah.
event-game-ended = Hra skončila.
event-card-played = { $seat } hraje kartu { $card } ({ $way }).
event-mana-paid = { $seat } platí – { $kind }: { $face }.
event-cards-discarded = { $seat } odkládá { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-hero-moved = { $seat }: { $way ->
    [far] přesun
   *[other] krok na { $way }
} – { $terrain }{ $site ->
    [none] {""}
   *[other] {" "}({ $site })
}.
event-tile-turned = { $seat } prozkoumává: odkrývá nový dílek.
event-provoked = { $seat } provokuje nepřítele: { $enemy }.
event-assaulted = { $seat } útočí na opevněné místo: { $site }.
event-withdrew = { $seat } musí ustoupit, zranění: { $wounds }.
event-fame-gained = { $seat } získává slávu: { $fame }.
event-reputation-changed = { $seat }: pověst { $by ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $by }
}.
event-unit-recruited = { $seat } verbuje: { $unit }.
event-unit-disbanded = { $seat } propouští: { $unit }.
event-card-gained = { $seat } získává kartu { $card }.
event-artifacts-gained = { $seat } získává { $cards ->
    [one] { $cards } artefakt
    [few] { $cards } artefakty
   *[other] { $cards } artefaktů
}.
event-crystal-gained = { $seat } získává krystal: { $colour }.
event-crystal-lost = { $seat } přichází o krystal: { $colour }.
event-hand-shown = { $seat } ukazuje ruku bez karty této barvy.
event-card-yielded = { $seat } odkládá kartu { $card }.
event-card-stolen = { $seat } si natrvalo bere kartu { $card }, jejím majitelem byl { $rival }.
event-unit-drained = { $seat }: jednotku vyčerpalo kouzlo jiného hrdiny – { $unit }.
event-skill-used = { $seat } používá dovednost { $skill }.
event-token-returned = Žeton dovednosti { $skill } se vrací: { $seat }.
event-path-taken = { $seat } prochází bludištěm cestou za { $path } bodů pohybu.
event-skill-gained = { $seat } získává dovednost { $skill }.
event-level-reached = { $seat } dosahuje { $level }. úrovně.
event-combat-began = { $seat } bojuje. { $enemies ->
    [0] Není s kým.
    [one] Nepřítel: { $enemy }.
   *[other] Nepřátelé: { $enemy }.
}
event-enemy-summoned = Přivolán nepřítel: { $enemy }.
event-enemy-defeated = { $seat } poráží nepřítele: { $enemy }.
event-attack-blocked = { $seat } blokuje útok: { $enemy }.
event-unit-wounded = { $seat }: zraněná jednotka – { $unit }.
event-unit-destroyed = { $seat }: zničená jednotka – { $unit }.
event-hero-wounded = { $seat } dostává { $wounds ->
    [one] { $wounds } zranění
   *[other] { $wounds } zranění
}.
event-knocked-out = { $seat }: hrdina je omráčen.
event-site-conquered = { $seat } dobývá: { $site }.
event-village-plundered = { $seat } plení vesnici.
event-city-found = Nalezeno { $city }, { $level ->
    [0] přátelské
   *[other] úroveň { $level }
}.
event-shields-on-city = { $seat } klade na { $city } { $shields ->
    [one] { $shields } štít
    [few] { $shields } štíty
   *[other] { $shields } štítů
}.
event-city-conquered = Dobyto { $city }; vede je { $seat }.
event-elite-offered = { $seat } nechává do nabídky přidat elitní jednotku: { $unit }.
event-artifact-bought = { $seat } kupuje artefakt.

## Co hra odmítá

error-attack-too-weak = Útok je příliš slabý, chybí { $missing }.
error-block-too-weak = Blok je příliš slabý, chybí { $missing }.
error-cannot-aim = Na tohoto nepřítele teď mířit nelze. Ve fázi střeleckých a obléhacích útoků platí na opevněného jen obléhací útoky a na dvakrát opevněného žádné.
error-no-defender = Tento nepřítel cíl bránit nemůže. Možnosti: { $offered }.
error-path-not-open = Tato cesta není volná, nebo na ni nemáte dost pohybu ({ $move }). Možnosti: { $offered }.
error-card-not-discardable = Tuto kartu za to odložit nelze. Možnosti: { $offered }.
error-card-not-in-hand = Tuto kartu v ruce nemáte.
error-card-not-playable = Tuto kartu teď pro tento efekt zahrát nelze: chybí mana, jiná cena nebo není její chvíle. Útoky a bloky patří do boje.
error-content-wrong = { $file }, { $where }: { $detail }.
error-damage-not-assignable = Tam zranění přidělit nelze. Možnosti: { $offered }.
error-hero-taken = Tohoto hrdinu už někdo vede. Možnosti: { $offered }.
error-mana-does-not-pay = Tato mana to nezaplatí. Možnosti: { $offered }.
error-must-discard = V tomto tahu jste nezahráli žádnou kartu: nejdřív jednu odložte.
error-no-use-sideways = Bokem by tato karta teď nedala nic, co se dá použít.
error-not-now = To teď nejde. Možnosti: { $offered }.
error-tactic-of-other-time = Teď je { $time ->
    [night] noc a toto je denní taktika
   *[day] den a toto je noční taktika
}. Možnosti: { $offered }.
error-tactic-taken = Tato taktika už tu není. Možnosti: { $offered }.
error-turn-not-begun = Váš tah ještě nezačal. Možnosti: { $offered }.
error-not-your-turn = Na tahu je hráč { $turn }. Vaše možnosti: { $offered ->
    [none] žádné
   *[other] { $offered }
}.
error-last-turn-over = V tomto kole už žádný tah nemáte, takže pro něj nelze nic použít.
error-wound-not-playable = Zranění se hrát nedají.
error-mana-missing = Chybí na to jedna mana: { $colour }. Zaplatit ji nejde: { $die ->
    [free] žádný žeton, krystal ani kostka Pramene nemá tuto barvu{ $time ->
        [day] {" "}a nezastoupí ji ani zlatá
       *[night] {""}
    }
   *[used] takový žeton ani krystal nemáte a kostka tohoto tahu je použitá
}.
error-no-healing-in-combat = V boji se neléčí.
error-card-not-now = Pro tento efekt karty teď není ta pravá chvíle.
error-no-such-unit = Taková jednotka tu není, máte jich { $units }.
error-no-such-ability = Takovou schopnost jednotka nemá, má jich { $abilities }.
error-unit-wounded = Jednotka je zraněná a dokud ji něco nevyléčí, použít ji nelze.
error-unit-spent = Jednotka je vyčerpaná. Něco ji musí zbojeschopnit, nejpozději příští kolo.
error-units-stay-outside = Tohoto boje se jednotky neúčastní.
error-wrong-phase = To patří do { $needs ->
    [block] fáze bloku
   *[attack] fáze střeleckých a obléhacích útoků nebo do fáze útoku
}; teď je { $phase ->
    [ranged] fáze střeleckých a obléhacích útoků
    [block] fáze bloku
    [damage] fáze zranění
   *[attack] fáze útoku
}.
error-nobody-aimed-at = Na nikoho nemíříte. Nejdřív vyberte cíl. Možnosti: { $offered }.
error-nothing-blocked = Zatím nic neblokujete. Nejdřív vyberte útok. Možnosti: { $offered }.
error-blocked-already = Tento útok už blokujete.
error-no-such-attack = Takový útok, který by se ještě dal blokovat, tu není. Možnosti: { $offered }.
error-not-cumbersome = Body pohybu snižují jen útoky těžkopádných nepřátel.
error-too-little-move = To stojí { $needed } pohybu a vy máte { $move }.
error-no-such-enemy = Takový nepřítel v tomto boji není, je jich tu { $enemies }.
error-aimed-at-already = Na tohoto nepřítele už míříte.
error-plunder-between-turns = Vesnice se plení mezi vlastními tahy, ne v nich.
error-only-wounds = Kdo má v ruce jen zranění a v tomto tahu ještě nepoužil žádnou kartu, nemůže jít, odkrývat ani provést akci: zbývá pomalý odpočinek.
error-rest-is-left = V ruce máte jen zranění a žádnou kartu jste ještě nepoužili: takový tah končí pomalým odpočinkem.
error-plundered-already = Od svého posledního tahu jste už plenili: mezi dvěma tahy jen jednou.
error-no-village-here = Nestojíte ve vesnici, není co plenit.
error-token-first = Nejdřív použijte žeton many, který se musí použít hned. Možné: { $offered }.
error-nobody-there = Není tu s kým bojovat: všichni nepřátelé toho druhu jsou na stole. Počkejte, až se některý žeton vrátí.
error-no-recruiting = Verbovat v tomto tahu zakazuje jeden z efektů.
error-no-such-terms = Za takových podmínek teď verbovat nelze.
error-none-left = Žádné už nezbývají.
error-deck-not-empty = Konec kola lze oznámit jen s prázdným balíčkem a před začátkem tahu: ve vašem { $cards ->
    [one] je { $cards } karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
}.
error-turn-begun = Konec kola se oznamuje místo tahu a tento už začal.
error-end-announced = Konec kola už byl oznámen.
error-tactic-not-now = Svou taktiku teď použít nemůžete, nebo už jste ji použili.
error-no-disbanding = Jednotky se propouštějí, jen když je třeba místo pro novou.
error-no-combat = To patří do boje a žádný tu není.
error-has-rested = V tomto tahu jste odpočívali: pohyb ani akce už nezbývá.
error-action-done = Akce tohoto tahu už byla: pohyb ani jiná akce nezbývá.
error-hero-here = Stojí tu jiný hrdina, takže na tomto políčku žádná akce není.
error-no-land-there = Tam ještě není odkrytý dílek.
error-not-beside-you = Toto políčko není vedle vás.
error-enemy-in-the-way = Na tomto políčku je drancující nepřítel, vstoupit na něj nelze.
error-city-closed = V tomto scénáři se do města nevstupuje.
error-terrain-closed = { $terrain ->
    [lake] Na jezero
    [mountain] Na horu
   *[other] Na moře
} nelze vstoupit, pokud je neotevře nějaký efekt.
error-hero-and-enemy = Takový krok by vyprovokoval nepřítele vedle políčka jiného hrdiny.
error-tile-lies-there = Tam už dílek leží.
error-no-tile-left = Už žádné dílky nezbývají.
error-place-not-beside-you = Prozkoumávat lze jen místa, která začínají vedle vás.
error-tile-may-not-lie = Příští dílek ({ $kind ->
    [countryside] venkov
   *[other] hlavní
}) tam ležet nesmí: dotýkal by se příliš málo jiných, nebo pobřeží.
error-nobody-talks = S tak nízkou pověstí s vámi nikdo nemluví.
error-not-your-keep = S obyvateli pevnosti vyjednává jen její majitel.
error-conquered-already = Tady už není co dobývat.
error-not-dealing = S nikým nevyjednáváte: nejdřív na to použijte akci tahu.
error-not-in-offer = To v nabídce není.
error-unit-unknown-here = Tuto jednotku tady neznají.
error-not-sold-here = To se tady neprodává.
error-too-little-influence = To stojí { $needed } vlivu a vy máte { $influence }.
error-moved-or-acted = Kdo se v tomto tahu pohnul nebo jednal, odpočívat nemůže.
error-rest-needs-a-card = Odpočinek odkládá kartu, která není zraněním.
error-no-wound-there = Není tu zranění, které by se dalo vyléčit.
error-too-little-healing = To stojí { $needed } léčení a vy máte { $healing }.
error-nobody-to-deal-with = Tady není s kým vyjednávat.
error-nothing-to-enter = Není tu místo dobrodružství, na které by se dalo vstoupit.
error-nothing-to-burn = Není tu klášter, který by se dal vypálit.
error-nobody-to-challenge = Vedle vás není drancující nepřítel, kterého by šlo vyzvat.
error-unit-not-usable = Tuto jednotku teď použít nelze.
error-set-missing = { $because ->
    [none] Krabice „{ $needs }“ se účastní vždy: přidejte ji, nebo nejmenujte žádnou.
   *[other] „{ $title }“ potřebuje krabici „{ $needs }“.
}
error-hero-not-in-sets = { $title }: hrdina { $hero } je z krabice „{ $needs }“, která se neúčastní. Možnosti: { $known }.
error-hero-twice = { $title }: hrdinu { $hero } už vede někdo jiný.
