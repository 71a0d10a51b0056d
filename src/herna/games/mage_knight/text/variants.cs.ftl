# Varianty pravidel: možnosti a na co se ptají, co nabízejí a co vyprávějí jen ony.

option-random_orientation = Náhodná orientace dílků
option-random_orientation-help = Odkrytý dílek leží natočený kterýmkoli směrem, i ty první.
option-friendly_mana = Přátelštější mana
option-friendly_mana-help = Za dne nelze zlatou kostku použít jako barvu, kterou v Prameni ukazuje jiná kostka, a dokud tam leží jiné, zlaté se nepřehazují ani nepřetáčejí.
error-gold-is-spared = V Prameni je kostka této barvy: { $colour }. Vezměte tu; zlatá zůstane ostatním.

option-heroes-auction = Dražba: nabízí se za ně sláva
option-group-fights = Boje
option-interactive_combat = Interaktivní boj
option-interactive_combat-help = Proti jedinému nepříteli nastaví hráč po pravici tajně kostku: trochu nepřítele posílí, nebo neudělá nic.
option-group-decks = Balíčky
option-draft = Draft na začátku hry
option-draft-help = Každý si tajně vybere tři pokročilé akce; po každém dni si jednu z nich zamíchá do balíčku.
option-upgrades = Vylepšování akcí
option-upgrades-help = Po každé noci kromě poslední smí každý vyměnit akci za pokročilou, nejslabší první.
option-open_decks = Prohlížení cizích balíčků
option-open_decks-help = Při vylepšování akcí každý vidí, jaké karty mají ostatní.

## Dražba

action-want-hero = { $hero }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-agree-to-hero = Souhlasit
action-bid = Nabídnout slávu: { $fame }
group-bid = Nabídnout slávu
action-give-up-hero = Hrdiny se vzdát
prompt-name-hero = Kterého hrdinu chcete? Ostatní mohou nabízet slávu.
prompt-contest-hero = Jiný hráč chce tohoto hrdinu: { $hero }. Souhlasíte, nebo nabídnete slávu?
prompt-raise-bid = Nejvyšší nabídka, { $hero }: sláva { $fame }. Nabídnete také, nebo se hrdiny vzdáte?
event-hero-wanted = { $seat } chce vést hrdinu: { $hero }.
event-fame-bid = { $seat } nabízí slávu { $fame }.
event-hero-given-up = { $seat } se hrdiny vzdává.
event-fame-paid = { $seat } platí slávou: { $fame }.
error-bid-limits = Nabídka je zde od { $least } do { $most } slávy: kdo je v pořadí před tím, kdo nabízí nejvíc, smí jen dorovnat, ostatní musí dát víc; a nikdo nedluží víc, než kolik políček má poslední řádek počítadla slávy.
panel-auction = Dražba
auction-hero = Draží se: { $hero }. { $fame ->
    [0] Žádá { $seat } a zatím nic neplatí.
   *[other] Nejvyšší nabídka: sláva { $fame }, { $seat }.
}
auction-bidders = Ve hře zůstávají: { $seats }
hero-in-debt = Sláva { $fame }: štít leží na políčku { $space } počítadla.

## Draft

action-add-drafted = Zamíchat { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
prompt-keep-card = Draft, karta { $number } z { $of }: kterou si necháte? Ostatní putují k hráči po levici.
prompt-shuffle-in = Den skončil: kterou z vybraných karet si zamícháte do balíčku?
event-draft-passed = Každý má z draftu { $kept ->
    [one] { $kept } kartu
    [few] { $kept } karty
   *[other] { $kept } karet
}.
event-drafted-added = { $seat } si zamíchává do balíčku kartu z draftu.
error-not-drafted-here = Tuto kartu nedržíte; nechte si některou z těch, které držíte.
error-not-drafted = Tuto kartu nemáte odloženou; zamíchejte některou z těch, které jste si vybrali v draftu.
panel-draft = Draft
draft-kept = Necháno: { $kept } z { $of }
draft-hand = Držíte:
draft-own = Odloženo z draftu:
draft-count = { $seat } má odložené karty z draftu: { $count }.

## Vylepšování

prompt-upgrade = Vylepšení: kterou pokročilou akci si vezmete? Jednu ze svých za ni vyřadíte ze hry.
prompt-swap-action = Do balíčku přijde { $card }: kterou akci stejné barvy nebo se stejnou ikonou vyřadíte ze hry?
event-upgrades-laid = Vyložené pokročilé akce k výměně: { $count }. Síla: { $strengths }.
event-card-swapped = { $seat } si bere kartu { $card } a vyřazuje ze hry { $gone }.
error-nothing-to-swap = Žádná z vašich akcí nemá barvu ani ikonu této karty.
error-no-such-upgrade = Tato karta není vyložená.
error-swap-not-alike = Vyřazená akce musí mít barvu nebo ikonu nové karty.
panel-upgrade = Vylepšování
upgrade-cards = Vyloženo:
upgrade-strength = Síla, { $seat }: { $n }
upgrade-own = Vaše karty: { $cards }
upgrade-deck = Karty, { $seat }: { $cards }

## Interaktivní boj

action-hide-die = { $colour }: { $name ->
    [white] nepřítel má ve fázi střeleckých a obléhacích útoků o 1 víc zbroje
    [red] útoky nepřítele jsou o 1 silnější
    [blue] nepřítel má ve fázi útoku o 1 víc zbroje
   *[other] nestane se nic
}{ $name ->
    [black] {""}
   *[other] , a je-li poražen, o 1 víc slávy
}
prompt-set-secret-die = Jiný hrdina bojuje, nepřítel: { $enemy }. Na jakou barvu tajně nastavíte kostku?
event-die-hidden = { $seat } tajně nastavuje kostku do boje, který vede { $rival }.
event-die-shown = { $seat } odkrývá kostku: { $colour }.
event-die-is-not = { $seat }: není to { $colour }.
error-die-without-effect = Kostka se nastavuje na bílou, červenou, modrou nebo černou.
combat-die-hidden = { $seat } má tajně nastavenou kostku.{ $out ->
    [none] {""}
   *[other] {" "}Není to: { $out }.
}
combat-die-own = Vaše tajná kostka: { $colour }.
combat-die-shown = Kostka, kterou nastavil { $seat }: { $colour }.
