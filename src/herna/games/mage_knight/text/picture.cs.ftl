# Stůl slovy: panely a co na nich leží.

panel-status = Jak to vypadá
panel-map = Mapa
panel-combat = Boj
panel-hand = Ruka a mana
panel-service = Jednotky a dovednosti
panel-offers = Nabídky
panel-heroes = Hrdinové
panel-round = Kolo
panel-score = Body
panel-guide = Průvodce
nothing = nic
counted = { $thing } { $n }
dummy-player = automatický hráč

## Cesty a místa

way-ne = severovýchod
way-e = východ
way-se = jihovýchod
way-sw = jihozápad
way-w = západ
way-nw = severozápad
way-far = { $n }× { $way }
way-to = { $way }: { $field }
field-walls = { $count ->
    [one] hradba: { $ways }
   *[other] hradby: { $ways }
}
field-shield = štít: { $seat }
site-coloured = { $site } ({ $colour })
map-hero = { $seat } stojí zde: { $field }.
map-site = { $way }: { $field }.
map-explore = Lze odkrýt dílek: { $way }.
map-legend = Číslo za terénem říká, co teď stojí. 3/4: nepřítel se zbrojí 3 a útokem 4; «1»: hrdina; +: štít; ???: lze odkrýt dílek.
map-legend-backs = ?: žeton lícem dolů (g zelený, y šedý, v fialový, b hnědý, r červený, w bílý, u ruiny).
map-legend-walls = ║ a ═══: hradba; přejít ji stojí o 1 pohyb víc.
map-ring = { $n ->
    [1] Holá krajina vedle vás
    [few] Holá krajina { $n } kroky daleko
   *[other] Holá krajina { $n } kroků daleko
}: { $fields }.
token-green = zelený žeton lícem dolů
token-grey = šedý žeton lícem dolů
token-violet = fialový žeton lícem dolů
token-brown = hnědý žeton lícem dolů
token-red = červený žeton lícem dolů
token-white = bílý žeton lícem dolů
token-ruin = žeton ruin lícem dolů
code-portal = port
code-marauding-orcs = orci
code-draconum = drak
code-magical-glade = mýti
code-mine = důl
code-village = vesn
code-monastery = kláš
code-keep = pevn
code-mage-tower = věž
code-city = MĚST
code-monster-den = doup
code-spawning-grounds = líhn
code-dungeon = podz
code-tomb = hrob
code-ancient-ruins = ruin
code-deep-mine = hdůl
code-refugee-camp = tábr
code-maze = blud
code-labyrinth = labr
code-volkare-camp = volk

## Boj

combat-phase-ranged = střelecké a obléhací útoky
combat-phase-block = blok
combat-phase-damage = zranění
combat-phase-attack = útok
combat-phase-end = konec boje
combat-phase-damage-attack = zranění, pak útok
combat-now = [{ $phase }]
combat-foe = { $foe }: zbroj { $armour }; útok { $attacks }; { $traits ->
    [none] {""}
   *[other] { $traits };{" "}
}sláva { $fame }
combat-beaten = { $foe }: poraženo
combat-aimed = → { $foe }
combat-no-attack = v tomto boji žádný
combat-summons = přivolává ({ $token } žeton)
combat-hit = { $n } { $element }{ $done ->
    [blocked] {" "}(zablokováno)
    [suffered] {" "}(provedeno)
   *[open] {""}
}
combat-wounds = Zranění do ruky v tomto boji: { $n }.
combat-underground = Podzemí: platí pravidla noci.
combat-alone = Jednotky se neúčastní.
combat-knocked-out = Hrdina je omráčen.
foe-numbered = { $foe } ({ $n })
figures-points = { $kind } { $n }
figures-kind = { $kind } { $element }
figures-attack = Útok – { $points }: { $halved ->
    [0] {""}
   *[other] { $full } plně a { $halved } napůl, tedy { $half };{" "}
}{ $total } z { $needed }{ $missing ->
    [0] {" "}– stačí
   *[other] , chybí { $missing }
}
figures-block = Blok – { $points }: { $halved ->
    [0] {""}
   *[other] { $full } plně a { $halved } napůl, tedy { $half };{" "}
}{ $total } z { $needed }{ $missing ->
    [0] {" "}– stačí
   *[other] , chybí { $missing }
}
figures-why = { $points } – { $why ->
    [resisted] z poloviny (odolnost: { $enemies })
    [inefficient] z poloviny (neúčinné proti útoku: { $enemies })
    [fortified] nic (opevnění: { $enemies })
    [fortified-twice] nic (dvojí opevnění: { $enemies })
    [swift] proti hbitému útoku dvojnásob
   *[phase] v této fázi nic
}
figures-need = { $foe }, potřeba { $needed }: { $parts }
figures-part = { $reason ->
    [printed] vytištěno { $n }
    [elusive] nepolapitelnost { $n }
    [set] nastaveno na { $n }
    [effects] efekty { $n }
    [city] město { $n }
    [defended] obrana { $n }
    [swift] hbitost { $n }
   *[least] do nejmenší hodnoty { $n }
}
figures-damage = { $foe }: zranění { $damage }; proti zbroji { $armour } by si hrdina vzal { $wounds ->
    [one] { $wounds } kartu zranění
    [few] { $wounds } karty zranění
   *[other] { $wounds } karet zranění
}
attack-melee = na blízko
attack-ranged = střelecký
attack-siege = obléhací
ability-swift = hbitý
ability-brutal = brutální
ability-poison = jedovatý
ability-paralyze = ochromující
ability-assassination = vražedný
ability-cumbersome = těžkopádný
ability-vampiric = upíří
ability-fortified = opevněný
ability-fortified-twice = dvakrát opevněný
ability-elusive = nepolapitelný
ability-unfortified = neopevněný
ability-arcane-immunity = vyšší imunita
ability-resistance = odolnost
ability-summon = přivolávací útok
ability-defend = obranný
resist-physical = fyzická odolnost
resist-fire = ohnivá odolnost
resist-ice = ledová odolnost
trait-swift = hbitý
trait-brutal = brutální
trait-poison = jedovatý
trait-paralyze = ochromující
trait-assassination = vražedný
trait-cumbersome = těžkopádný
trait-vampiric = upíří
trait-fortified = opevněný
trait-elusive = nepolapitelný
trait-unfortified = neopevněný
trait-arcane-immunity = vyšší imunita
trait-defend = obranný
trait-physical-resistance = fyzická odolnost
trait-fire-resistance = ohnivá odolnost
trait-ice-resistance = ledová odolnost

## Ruka, jednotky, nabídky

hand-title = V ruce: { $n } (limit { $limit })
card-line = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}: { $text }
hand-mana-line = Krystaly: { $crystals }. Žetony: { $tokens }. Pramen: { $dice }
hand-in-force = Platí{ $until ->
    [turn] {" "}v tomto tahu
    [combat] {" "}v tomto boji
    [round] {" "}v tomto kole
   *[other] {""}
}: { $text }
looked-at-pile = navrchu, sloupec: { $pile }
hand-looked-at = Prohlédnuto, víte to jen vy: { $enemy } ({ $where })
hand-played = Ve hře: { $cards }
hand-piles = Dobírací balíček { $deck }, odkládací { $discard }
hand-discard = Odložené: { $cards }
hand-aside = Do konce kola stranou: { $cards }
hand-source = Pramen: { $dice }
die-depleted = { $colour } (vyčerpaná)
service-units = Jednotky: { $n } z { $most }
service-unit = { $unit }: úroveň { $level }, zbroj { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $ready ->
    [yes] bojeschopná
   *[no] vyčerpaná
}{ $wounds ->
    [0] {""}
    [one] , zraněná
   *[other] , zranění: { $wounds }
}{ $banner ->
    [none] {""}
   *[other] ; { $banner }
}
service-skills = Dovednosti: { $n }
service-skill = { $skill }{ $used ->
    [yes] {" "}(použitá)
   *[no] {""}
}: { $text }
service-does = – { $text }
offer-units = Jednotky v nabídce
offer-unit = { $unit }: vliv { $cost }, úroveň { $level }, zbroj { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $sites }
offer-monastery = Kláštery učí
offer-advanced = Pokročilé akce, nejnižší první
offer-spells = Kouzla, nejnižší první
offer-skills = Společné dovednosti
offer-tiles = Zbývá dílků: { $n }, příští: { $kind }
tiles-countryside = venkov
tiles-core = hlavní
tiles-none = žádný

## Hrdinové, kolo, body

status-round = { $round }. kolo ze { $rounds }, { $night ->
    [yes] noc
   *[no] den
}{ $turn ->
    [none] .
   *[other] ; na tahu: { $turn }.
}
status-setup = { $scenario }: vybírají se hrdinové.
status-hero = { $mine ->
    [yes] Pohyb { $move }, vliv { $influence }, léčení { $healing };{" "}
   *[no] {""}
}{ $mine ->
    [yes] ruka
   *[no] Ruka
} { $hand }, balíček { $deck }, sláva { $fame }, pověst { $reputation }{ $where ->
    [none] .
   *[other] ; { $where }.
}
status-asking = Právě se řeší: { $thing }.
hero-tracks = { $seat } – { $hero }: úroveň { $level }, sláva { $fame }{ $next ->
    [0] {""}
   *[other] {" "}(další úroveň od { $next })
}, pověst { $reputation } (vliv { $influence }), zbroj { $armour }, limit karet { $limit }, žetony velení { $command }
hero-means = Ruka { $hand }, balíček { $deck }; krystaly: { $crystals }; jednotky: { $units }{ $tactic ->
    [none] {""}
   *[other] ; taktika: { $tactic }{ $used ->
    [yes] {" "}(použitá)
   *[no] {""}
}
}
hero-dummy = Automatický hráč – { $hero }: balíček { $deck }, krystaly: { $crystals }
round-now = { $round }. kolo ze { $rounds }: { $night ->
    [yes] noc
   *[no] den
}
round-order = Pořadí: { $seats }
round-tactics = Zbývající taktiky
round-tactic = { $number }. { $tactic }: { $text }
round-announced = { $seat }: oznámený konec kola.
round-last = { $count ->
    [0] Toto je poslední tah kola.
   *[other] Poslední tah ještě čeká: { $seats }
}
round-ending = { $mine ->
    [yes] Váš poslední tah
   *[no] Kolo končí
}
goal-find-city = { $reached ->
    [yes] Cíl: město je nalezeno.
   *[no] Cíl: najít město. Odkryté dílky: { $done } z { $of }.
}
goal-conquer-cities = { $reached ->
    [yes] Cíl: všechna města jsou dobyta.
   *[no] Cíl: dobýt všechna města. Dobyto: { $done } z { $of }.
}
score-fame = Sláva
score-knowledge = Největší znalosti
score-loot = Největší kořist
score-leader = Největší vůdce
score-conqueror = Největší dobyvatel
score-adventurer = Největší dobrodruh
score-beating = Největší výprask
score-total = Celkem
score-spoken = { $seat }{ $count ->
    [one] {""}
   *[other] {" "}dohromady
}: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}, z toho sláva { $fame }.

## Co je na věcech vytištěno

explain-wound = hrát se nedá; vyléčte ho nebo vyřaďte
explain-attached = přiřazený: { $do }
explain-basic = { $price ->
    [spell] za manu ({ $mana }): { $do }
   *[other] { $do }
}
explain-stronger = { $price ->
    [action] za manu ({ $mana }): { $do }
    [spell] { $name }, za manu ({ $mana } a černá): { $do }
   *[other] vyřazením: { $do }
}
explain-unit = úroveň { $level }, zbroj { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $text }
explain-card = { $card } ({ $colour })
explain-paid = { $do } (mana: { $mana })
explain-skill = { $do } { $use ->
    [turn] (jednou za tah)
    [round] (jednou za kolo)
    [interactive] (jednou za kolo, týká se ostatních)
   *[passive] (stále)
}
explain-no-effect = bez dalšího efektu
explain-summons = přivolává ({ $pile })
explain-strike = { $n } { $element }
explain-enemy = { $enemy } ({ $figures })
explain-figures = zbroj { $armour }{ $elusive ->
    [none] {""}
   *[other] /{ $elusive }
}, útok { $attacks }{ $traits ->
    [none] {""}
   *[other] , { $traits }
}, sláva { $fame }
explain-altar = oltář: mana { $mana } za { $fame } slávy
explain-ruin = ruiny: { $enemies }; odměna: { $rewards }
cost-move = pohyb { $n }
cost-influence = vliv { $n }
cost-healing = léčení { $n }
note-provokes = provokuje: { $foes }
note-assault = útok na opevněné místo: pověst −1 a boj

## Průvodce

guide-sites = Místa
guide-terrains = Terény, ve dne a v noci
guide-abilities = Schopnosti nepřátel v dohledu
guide-line = { $name }: { $text }
guide-closed = bez efektu nelze vstoupit
guide-cost = { $day } / { $night }
guide-site-portal = odtud hrdinové přicházejí; smí jich tu stát víc
guide-site-marauding-orcs = drancující nepřítel: nelze na něj vstoupit, krok z políčka vedle na jiné vedle ho vyprovokuje, ze sousedství ho lze vyzvat; po porážce pověst +1
guide-site-draconum = drancující drak: jako orkové; po porážce pověst +2
guide-site-magical-glade = na začátku tahu zlatá mana (v noci černá), na konci lze vyřadit jedno zranění
guide-site-mine = na konci tahu krystal jeho barvy, pokud už nemáte tři
guide-site-village = verbování jednotek, které znají vesnice, léčení po 3 bodech vlivu; mezi tahy ji lze vyplenit
guide-site-monastery = verbování mnichů, léčení po 2 bodech vlivu a pokročilé akce za 6; lze ho vypálit a získat artefakt
guide-site-keep = dobývá se útokem (pověst −1, opevněná posádka); vlastní pevnost zvyšuje limit karet na ní i vedle ní a verbuje
guide-site-mage-tower = dobývá se útokem (pověst −1, opevněná posádka) a dá kouzlo; pak prodává kouzla za 7 vlivu a manu jejich barvy
guide-site-city = cíl výpravy; v Prvním průzkumu uzavřené
guide-site-monster-den = jeden hnědý nepřítel, dva krystaly
guide-site-spawning-grounds = dva hnědí nepřátelé, artefakt a tři krystaly
guide-site-dungeon = jeden hnědý nepřítel, podle pravidel noci a bez jednotek; podle kostky kouzlo, nebo artefakt
guide-site-tomb = jeden červený nepřítel, podle pravidel noci a bez jednotek; kouzlo a artefakt
guide-site-ancient-ruins = nepřátelé s odměnou, nebo oltář, který bere manu za slávu
guide-site-deep-mine = na konci tahu krystal jedné z jeho barev
guide-site-refugee-camp = verbování kterékoli jednotky; co neznají vesnice, je dražší
guide-site-maze = vyberte si cestu: čím víc pohybu, tím lepší odměna; smí s vámi jedna jednotka
guide-site-labyrinth = jako bludiště, se silnějším nepřítelem a lepšími odměnami
guide-site-volkare-camp = tábor generála
guide-ability-swift = je třeba dvojnásobný blok
guide-ability-brutal = dvojnásob bodů zranění
guide-ability-poison = jednotce dvě zranění; za každé zranění do ruky ještě jedno do odkládacího balíčku
guide-ability-paralyze = zraněná jednotka je zničena; zraněný hrdina odloží vše kromě zranění
guide-ability-assassination = jeho zranění nelze přidělit jednotkám
guide-ability-cumbersome = body pohybu ve fázi bloku snižují jeho útok
guide-ability-vampiric = za každé způsobené zranění mu roste zbroj o 1
guide-ability-fortified = ve fázi střeleckých a obléhacích útoků platí jen obléhací; na dvakrát opevněného nic
guide-ability-elusive = platí vyšší zbroj, ledaže byly všechny jeho útoky zablokovány
guide-ability-unfortified = hradby místa ho nechrání
guide-ability-arcane-immunity = kromě útoků a bloků na něj nic nepůsobí
guide-ability-defend = první napadený nepřítel má vyšší zbroj
guide-ability-resistance = útoky elementu, kterému odolává, se počítají napůl
guide-ability-summon = před fází bloku přivolá nestvůru, která ho zastupuje do fáze útoku
