# Všechna slova Minutové říše.

game-title = Minutová říše
game-blurb = Ovládněte malý svět hrstkou karet: vyberte kartu, zaplaťte ji a přesuňte armády tam, kde rozhodují.

## Herní plán

region-A1 = Severní planina
region-A2 = Severní mys
region-A3 = Východní blata
region-A4 = Západní blata
region-A5 = Zelený mys
region-A6 = Úžina
region-A7 = Jižní marka
region-A8 = Levý ostrov
region-A9 = Pravý ostrov
region-A10 = Hrot
region-A11 = Šíje
region-A12 = Temné štíty
region-A13 = Srdce říše
region-A14 = Západní hák
region-A15 = Západní břeh
region-A16 = Východní pole
region-A17 = Most
region-A18 = Jantarová pláň
region-A19 = Pevninský most
region-A20 = Daleké pobřeží
region-A21 = Západní pata
region-A22 = Jižní pata
region-A23 = Brána
region-A24 = Velký jih
region-A25 = Dlouhý hřeben
continent-AW = Západní země
continent-AI = Dvojostrov
continent-AM = Střední pevnina
continent-AS = Jižní země
region-B1 = Mlžný ostrov – západ
region-B2 = Mlžný ostrov – východ
region-B3 = Zelený ostrov – západ
region-B4 = Zelený ostrov – východ
region-B5 = Velký hvozd
region-B6 = Kulatý mys
region-B7 = Černé vrchy
region-B8 = Západní pole
region-B9 = Jihozápadní kout
region-B10 = Jižní pláň
region-B11 = Jižní břeh
region-B12 = Srdce říše
region-B13 = Popelavé hory
region-B14 = Severovýchodní mys
region-B15 = Východní marka
region-B16 = Jantarový břeh
region-B17 = Střední údolí
region-B18 = Jižní zátoka
region-B19 = Jižní hřeben
region-B20 = Daleký východ
region-B21 = Severní pobřeží
region-B22 = Severní údolí
region-B23 = Rudý kout
continent-BN = Mlžný ostrov
continent-BG = Zelený ostrov
continent-BW = Západní sestra
continent-BE = Východní sestra
continent-BR = Severní lem

## Zboží

good-crystal = krystal
good-coal = uhlí
good-wood = dřevo
good-iron = železo
good-food = jídlo
good-wild = žolík
# Dvě písmena pro úzké sloupce a mapu.
good-crystal-short = KR
good-coal-short = UH
good-wood-short = DŘ
good-iron-short = ŽE
good-food-short = JÍ
good-wild-short = ŽO

## Počítané věci

armies = { $n ->
    [one] { $n } armáda
    [few] { $n } armády
    [many] { $n } armády
   *[other] { $n } armád
}
cities = { $n ->
    [one] { $n } město
    [few] { $n } města
    [many] { $n } města
   *[other] { $n } měst
}
coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionu
   *[other] { $n } regionů
}

## Karty

-place = { $n ->
    [one] umístit { $n } armádu
    [few] umístit { $n } armády
   *[other] umístit { $n } armád
}
-move = { $n ->
    [one] { $n } přesun po souši
    [few] { $n } přesuny po souši
   *[other] { $n } přesunů po souši
}
-sail = { $n ->
    [one] { $n } přesun po souši i po moři
    [few] { $n } přesuny po souši i po moři
   *[other] { $n } přesunů po souši i po moři
}
-city = { $n ->
    [one] postavit město
    [few] postavit { $n } města
   *[other] postavit { $n } měst
}
-destroy = { $n ->
    [one] zničit armádu
    [few] zničit { $n } armády
   *[other] zničit { $n } armád
}
card-CR1 = { good-crystal }: { -place(n: 1) }
card-CR2 = { good-crystal }: { -place(n: 2) }
card-CR3 = { good-crystal }: { -place(n: 2) }
card-CR4 = { good-crystal }: { -move(n: 2) }
card-CR5 = { good-crystal }: { -place(n: 2) }
card-CO1 = { $printing ->
    [words] { good-coal }: { -place(n: 2) } / { -city(n: 1) }
   *[icons] { good-coal }: { -place(n: 2) }
}
card-CO2 = { good-coal }: { -place(n: 3) }
card-CO3 = { good-coal }: { -place(n: 3) }
card-CO4 = { good-coal }: { -move(n: 2) }
card-CO5 = { good-coal }: { -sail(n: 2) }
card-CO6 = { good-coal }: { -sail(n: 3) }
card-CO7 = { good-coal }: { -sail(n: 2) }
card-WO1 = { good-wood }: { -city(n: 1) }
card-WO2 = { good-wood }: { -place(n: 3) }
card-WO3 = { good-wood }: { -move(n: 3) }
card-WO4 = { good-wood }: { -place(n: 2) } / { -move(n: 3) }
card-WO5 = { good-wood }: { -sail(n: 3) }
card-WO6 = { good-wood }: { -sail(n: 4) }
card-WO7 = { good-wood }: { -destroy(n: 1) } / { -city(n: 1) }
card-WO8 = { good-wood }: { -move(n: 6) }
card-IR1 = { good-iron }: { -city(n: 1) }
card-IR2 = { good-iron }: { -place(n: 3) }
card-IR3 = { good-iron }: { -place(n: 3) }
card-IR4 = { good-iron }: { -sail(n: 3) }
card-IR5 = { good-iron }: { -move(n: 4) }
card-IR6 = { good-iron }: { -move(n: 5) }
card-IR7 = { good-iron }: { -place(n: 3) } / { -move(n: 3) }
card-IR8 = { good-iron }: { -place(n: 3) } / { -move(n: 4) }
card-IR9 = { good-iron } ×2: { -move(n: 4) }
card-FO1 = { good-food }: { -city(n: 1) }
card-FO2 = { good-food }: { -city(n: 1) }
card-FO3 = { good-food }: { -place(n: 3) }
card-FO4 = { good-food } ×2: { -place(n: 3) }
card-FO5 = { good-food }: { -move(n: 4) }
card-FO6 = { good-food }: { -move(n: 4) }
card-FO7 = { good-food }: { -move(n: 5) }
card-FO8 = { good-food }: { -sail(n: 3) }
card-FO9 = { good-food }: { -destroy(n: 1) } + { -place(n: 1) }
card-FO10 = { good-food }: { -place(n: 4) } / { -move(n: 2) }
card-WI1 = { good-wild }: { -place(n: 2) }
card-WI2 = { good-wild }: { -sail(n: 2) }
card-WI3 = { good-wild }: { -sail(n: 2) }

## Co může hráč udělat

action-bid = { $coins ->
    [0] Nenabídnout nic
    [one] Nabídnout { $coins } minci
    [few] Nabídnout { $coins } mince
   *[other] Nabídnout { $coins } mincí
}
action-put-neutral = Neutrální armáda: { $region }
action-take-card = { $price ->
    [0] Karta { $slot }, zdarma
    [one] Karta { $slot }, { $price } mince
    [few] Karta { $slot }, { $price } mince
   *[other] Karta { $slot }, { $price } mincí
} – { $card }
action-perform = { $deed ->
    [place] { $n ->
        [one] Umístit { $n } armádu
        [few] Umístit { $n } armády
       *[other] Umístit { $n } armád
    }
    [move] { $n ->
        [one] { $n } přesun po souši
        [few] { $n } přesuny po souši
       *[other] { $n } přesunů po souši
    }
    [sail] { $n ->
        [one] { $n } přesun po souši i po moři
        [few] { $n } přesuny po souši i po moři
       *[other] { $n } přesunů po souši i po moři
    }
    [city] { $n ->
        [one] Postavit město
        [few] Postavit { $n } města
       *[other] Postavit { $n } měst
    }
   *[destroy] { $n ->
        [one] Zničit armádu
        [few] Zničit { $n } armády
       *[other] Zničit { $n } armád
    }
}
action-place = Nová armáda: { $region }
action-march = Pochod: { $source } → { $target }
action-sail = Plavba: { $source } → { $target }
action-build = Postavit město: { $region }
action-destroy = Zničit armádu: { $owner }, { $region }
action-done = Ukončit akci

## Na co se hra ptá

prompt-auction = Kolik nabízíte za právo začínat? Máte { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
prompt-place-neutral-armies = Položte na plán neutrální armádu. { $left ->
    [one] Toto je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-choose-card = Vezměte si kartu.
prompt-choose-action = { $combine ->
    [and] Provedete obě akce karty. Která bude první? ({ $card })
   *[or] Vyberte jednu ze dvou akcí. ({ $card })
}
unspent-place-armies = { $left ->
    [one] Ještě jednu armádu lze umístit.
    [few] Ještě { $left } armády lze umístit.
   *[other] Ještě { $left } armád lze umístit.
} Chcete-li přesto skončit, zvolte to znovu.
unspent-move-armies = { $left ->
    [one] Zbývá jeden přesun.
    [few] Zbývají { $left } přesuny.
   *[other] Zbývá { $left } přesunů.
} Chcete-li přesto skončit, zvolte to znovu.
prompt-place-armies = Kam přijde nová armáda? { $left ->
    [one] Toto je poslední.
    [few] Umístit zbývá { $left }.
   *[other] Umístit jich zbývá { $left }.
}
prompt-move-armies = { $sea ->
    [yes] Přesuňte armádu po souši nebo po tečkované čáře přes moře.
   *[no] Přesuňte armádu po souši do sousedního regionu.
} { $left ->
    [one] Toto je poslední přesun.
    [few] Zbývají { $left } přesuny.
   *[other] Zbývá { $left } přesunů.
}
prompt-build-city = Kde postavíte město? { $cities ->
    [one] Je to vaše poslední.
    [few] Zbývají vám { $cities }.
   *[other] Zbývá vám { $cities }.
}
prompt-destroy-army = Kterou armádu zničíte?

## Co se stalo

event-game-begun = { $parts ->
    [1] Hra začíná.
   *[other] Začíná { $part }. partie ze { $parts ->
        [3] tří
       *[other] { $parts }
    }.
}
event-bid-made = { $seat }: tajná nabídka je připravena.
event-bids-shown = Nabídky: { $bids }.
event-auction-won = { $seat } začíná{ $by ->
    [youngest] {" "}(při shodě nabídek rozhoduje nejnižší věk)
    [lot] {" "}(při shodě nabídek rozhodl los, podle věku to určit nešlo)
    [die] {" "}(při shodě nabídek rozhodla kostka)
   *[highest] {""}
} a { $coins ->
    [0] neplatí nic
    [one] platí { $coins } minci
    [few] platí { $coins } mince
   *[other] platí { $coins } mincí
}.
event-neutral-put = { $seat }: neutrální armáda – { $region }.
event-card-taken = { $seat }: karta { $slot } { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
} – { $card }.
event-army-placed = { $seat }: nová armáda – { $region }.
event-army-marched = { $seat }: pochod { $source } → { $target }.
event-army-sailed = { $seat }: plavba { $source } → { $target }.
event-city-built = { $seat }: nové město – { $region }.
event-army-destroyed = { $seat }: zničená armáda – { $region } (vlastník: { $owner }).
event-action-ended = { $seat }: konec akce.
event-nothing-to-do = { $seat }: { $deed ->
    [place] v zásobě není žádná armáda k umístění.
    [move] na plánu není žádná armáda k přesunu.
    [sail] na plánu není žádná armáda k přesunu.
    [city] { $why ->
        [none-left] všechna města už stojí, žádné další nezbývá.
       *[no-army] není kde postavit město, na plánu není žádná vlastní armáda.
    }
   *[destroy] na plánu není žádná armáda ke zničení.
}
event-card-turned-up = Nová karta – { $card }.
event-game-scored = Body: { $scores }.

## Volby

option-group-variants = Varianty
option-group-auction = Dražba
option-side = Strana herního plánu
option-side-help = Strana A má čtyři kontinenty a 25 regionů, strana B pět kontinentů, 23 regionů a víc moře.
option-side-A = Strana A: čtyři kontinenty
option-side-A-help = Kolem startu je hodně souše, armády se brzy potkají. Čtvrt hodiny; snadná, na první hru.
option-side-B = Strana B: pět kontinentů
option-side-B-help = Mezi zeměmi je víc moře, víc tedy záleží na lodích. Čtvrt hodiny; středně těžká.
option-goods_tokens = Žetony zboží
option-goods_tokens-help = V každém regionu s trojúhelníkem leží náhodný žeton zboží. Kdo region na konci ovládá, přidá si žeton ke svému zboží.
option-games = Délka
option-games-help = Plná hra jsou tři partie po sobě, každá s vlastní dražbou; body se sčítají.
option-games-1 = Jedna partie
option-games-3 = Plná hra: tři partie
option-tie = Shoda v dražbě
option-tie-help = Kdo začíná, když stejnou nejvyšší částku nabídne víc hráčů.
option-tie-youngest = Začíná nejmladší
option-tie-die = Rozhodne kostka
option-ages = Věk hráčů
option-ages-help = Jedno číslo za každé místo u stolu; rozhoduje při shodě v dražbě. Bez něj nebo při stejném věku rozhodne los.
option-neutral_armies = Neutrální armády
option-neutral_armies-help = Pro dva hráče: před dražbou střídavě rozestaví deset armád nepoužité barvy.
option-printing = Vydání karet
option-printing-help = Liší se jediná karta: ve vydání s obrázky „umístit 2“, ve vydání se slovy „umístit 2 / postavit město“.
option-printing-icons = S obrázky
option-printing-words = Se slovy

## Obraz stolu

panel-map = Mapa
panel-row = Karty
panel-seats = Hráči
panel-score = Výsledková listina
map-pieces = 1●2▲ hráč 1: dvě armády, město
map-start = ★ start
map-control = { $side }1¹ vládne hráč 1
map-neutral = N●1 neutrální
map-token = ◆ žeton zboží
map-lane = · cesta po moři
map-name = strana { $side }
map-continents = Kontinenty
control-nobody = nikdo
row-price = { $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}
row-foot = V balíčku: { $deck } · zbývá vzít karet: { $turns }
row-part = { $part }. partie ze { $parts ->
    [3] tří
   *[other] { $parts }
}
seats-name = hráč
seats-coins = mince
seats-armies = armády
seats-cities = města
seats-cards = karty
seats-points = body
seats-bid = nabídka
bid-hidden = hotová
bid-none = rozmýšlí se
speak-region = { $region }: { $held }; { $control ->
    [nobody] nevládne nikdo
    [neutral] drží ho neutrální armády
   *[other] vládne { $control }
}.
speak-held = { $owner }, { $pieces }
speak-start = { $region } (start)
speak-token = žeton zboží: { $good }
speak-empty = Prázdno: { $regions }.
speak-continent = Kontinent { $continent }, { regions }: { $control ->
    [nobody] nevládne nikdo
   *[other] vládne { $control }
}.
speak-ways = { $region }: po souši { $land }.
speak-ways-sea = { $region }: po souši { $land }; po moři { $sea }.
speak-card = Karta { $slot }, { row-price }: { $card }.
speak-row-foot = V balíčku { $deck ->
    [one] je { $deck } karta
    [few] jsou { $deck } karty
   *[other] je { $deck } karet
}; vzít { $turns ->
    [one] zbývá { $turns } kartu
    [few] zbývá { $turns } karty
   *[other] zbývá { $turns } karet
}.
speak-seat = { $seat }: { $points }, { $coins }; v zásobě { $armies } a { $cities }; zboží: { $goods }.
speak-goods-none = žádné
speak-bid = { $seat }: { $bid ->
    [hidden] tajná nabídka je připravena
    [none] zatím bez nabídky
   *[other] nabídka { $bid }
}.
speak-turn = Na řadě: { $seat }.

## Výsledková listina

score-regions = regiony
score-continents = kontinenty
score-earlier = { $part }. partie
score-total = celkem
score-coins = mince
score-armies = armády na plánu
score-ruled = regiony
score-ties = při shodě:
score-winner = { $count ->
    [one] Vítězství: { $winners }!
   *[other] O vítězství se dělí { $winners }!
}
score-note = U zboží: kolik kusů (+ žolíci) → body.
speak-score = { $seat }: regiony { $regions }, kontinenty { $continents }, zboží { $goods }; celkem { $points }.
speak-score-good = { $good } { $count } ({ points })

## Chyby

error-bid-too-high = Nabídnout { $bid } nejde: nabídka je celé číslo od 0 do { $coins }, tolik máte mincí.
error-auction-first = Nejdřív všichni draží o právo začínat. Možnosti: { $offered }.
error-card-too-dear = Tato karta stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $coins }. Možnosti: { $offered }.
error-card-first = Nejdřív si vezměte kartu z řady. Možnosti: { $offered }.
error-deed-impossible = Touto akcí karty teď nejde udělat nic: { $deed ->
    [place] v zásobě vám nezbývá armáda
    [city] nezbývá vám město, nebo nemáte na plánu armádu
   *[other] na plánu pro ni není žádná armáda
}. Možnosti: { $offered }.
error-not-on-card = To na vzaté kartě není. Možnosti: { $offered }.
error-place-needs-city = Nové armády přicházejí do startovního regionu nebo tam, kde máte město; { $region } není ani jedno. Možnosti: { $offered }.
error-placing-now = Teď umísťujete nové armády. Možnosti: { $offered }.
error-moving-now = Teď přesouváte armády. Možnosti: { $offered }.
error-no-army-there = { $region }: tady žádnou armádu nemáte, není co přesunout. Možnosti: { $offered }.
error-no-sailing = { $source } a { $target } spojuje jen moře a tato karta přesouvá armády po souši. Možnosti: { $offered }.
error-not-neighbours = Taková cesta nevede: { $source } → { $target }. Odtud může armáda do: { $reach }.
error-building-now = Teď stavíte město. Možnosti: { $offered }.
error-build-needs-army = Město potřebuje v regionu vaši armádu a { $region } žádnou nemá. Stavět můžete zde: { $possible }.
error-destroying-now = Teď ničíte armádu. Možnosti: { $offered }.
error-nothing-to-destroy = { $region }: taková armáda tu není. Možnosti: { $offered }.
error-neutral-needs-two = Neutrální armády jsou pro dva hráče, počet hráčů této hry: { $players }. Hrajte ve dvou, nebo je vynechte.
error-ages-per-player = Zadaných věků: { $ages }, hráčů: { $players }. Zadejte věk každého hráče, nebo žádný.
error-ages-range = Věk je celé číslo od 0 do 150.

# Krabice s výkladem
lexicon-cards = Karty
