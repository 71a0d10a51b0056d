## Společný útok na město

option-joint_assaults = Společné útoky
option-joint_assaults-help = Soupeři vedle města se mohou dohodnout, že na ně zaútočí společně a rozdělí si obránce. Hrdinové jednoho týmu to smějí vždy.

action-propose-assault = Navrhnout společný útok{ $city ->
    [none] {""}
   *[other] {": "}{ $city } (obránců: { $defenders })
}
action-give-defenders = { $n ->
    [0] Nepřizvat: { $seat }
    [one] { $seat } bude čelit 1 obránci z { $defenders }
   *[other] { $seat } bude čelit { $n } obráncům z { $defenders }
}
action-answer-proposal = { $agree ->
    [yes] Souhlasit{ $share ->
        [none] {""}
        [one] {": "}budete čelit 1 obránci z { $defenders } a odehrajete předem svůj příští tah
       *[other] {": "}budete čelit { $share } obráncům z { $defenders } a odehrajete předem svůj příští tah
    }
   *[no] Nezúčastnit se
}
action-stay-behind = Zůstat venku: vaše část obránců zůstane neporažena

prompt-share-out = Společný útok: zatím vám zbývá obránců { $left } z { $defenders }. Kolika z nich bude čelit další hrdina? Jeden vždy zůstane vám.
prompt-answer-all = Někdo navrhuje společný útok: čelili byste { $share } z { $defenders } obránců a byl by to váš příští tah. Souhlasíte?
prompt-enter-city = Vaše část útoku: získejte body pohybu a vstupte do města. Body pohybu: { $move }.
prompt-recover-from-assault = Útok skončil. Můžete se léčit a použít efekty, pak váš tah skončí.

event-assault-proposed = { $seat } navrhuje společný útok na město. Obránců: { $defenders }.
event-defenders-offered = { $seat } má čelit { $n ->
    [one] 1 obránci
   *[other] { $n } obráncům
}.
event-unfit-to-join = { $seat } má v ruce jen zranění a k útoku se připojit nemůže.
event-proposal-answered = { $seat } { $agree ->
    [yes] souhlasí
   *[no] nesouhlasí, z útoku nic nebude
}.
event-joint-assault-began = Všichni souhlasí: začíná společný útok, který vede { $seat }. Ostatní obracejí své žetony pořadí lícem dolů.
event-defender-dealt = { $seat } dostává obránce: { $enemy }.
event-part-began = Ve společném útoku je na řadě { $seat }.
event-stayed-behind = { $seat } zůstává venku a jeho část obránců neporažena.
event-joint-assault-failed = Město odolalo: všichni, které do útoku vedl { $seat }, ustupují.

error-no-joint-assaults = U tohoto stolu se na města společně neútočí: nemáte spojence a společné útoky soupeřů nebyly zvoleny.
error-no-city-to-assault = Tam není město, na které by se dalo zaútočit.
error-no-joint-at-the-end = Po oznámení konce kola nebo splnění cíle se společný útok nenavrhuje.
error-not-beside-the-city = Musíte stát vedle města, nebo se do něj umět dostat Podzemním útokem.
error-nobody-to-invite = Není koho přizvat: hrdina musí stát vedle města, mít žeton pořadí lícem nahoru a v ruce kartu, která není zranění.
error-too-few-defenders = Každý účastník musí čelit aspoň jednomu obránci; ve městě jich je jen { $defenders }.
error-name-the-first-part = Megapoli označte její první částí: { $hex }.
error-all-declined = V tomto tahu jste navrhli už každé rozdělení obránců a žádné nebylo přijato.
error-share-out-first = Nejdřív rozdělte obránce. Možnosti: { $offered }.
error-too-many-defenders = To nejde: obránců je { $defenders }, každý přizvaný čelí aspoň jednomu a vy také. Na tohoto hrdinu jich zbývá nejvýš { $most }.
error-nobody-invited = To by nebyl přizván nikdo. Možnosti: { $offered }.
error-declined-already = To už jste v tomto tahu navrhli a přijato to nebylo. Možnosti: { $offered }.
error-answer-first = Nejdřív odpovězte na návrh. Možnosti: { $offered }.
error-no-proposal = Žádný návrh, na který by se dalo odpovědět, už neplatí.
error-no-assault-yet = Žádný společný útok se nenavrhuje ani nevede. Nejdřív ho navrhněte.
error-must-go-in = Body pohybu na to máte: vstupte do města. Možnosti: { $offered }.
error-only-into-the-city = Ve své části útoku jen vstupujete do města: žádný jiný pohyb ani jiná akce. Možnosti: { $offered }.

panel-proposal = Návrh
panel-assault = Společný útok
proposal-now = { $seat } navrhuje společný útok: { $city }, obránců { $defenders }
proposal-share = { $seat }: { $n ->
    [one] 1 obránce
    [few] { $n } obránci
   *[other] { $n } obránců
}{ $answer ->
    [proposes] {""}
    [agrees] ; souhlasí
   *[asked] { $made ->
        [yes] ; zatím neodpověděl
       *[no] {""}
    }
}
proposal-left = Zbývá rozdělit: { $n }
assault-now = Společný útok: { $city }
assault-part = { $seat }: { $enemies }{ $state ->
    [now] {" "}(právě bojuje)
    [done] {" "}(hotovo)
   *[waiting] {" "}(přijde na řadu)
}
