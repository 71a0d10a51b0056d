# Co hledá zkušený hráč: hromádky, balíčky a žetony, které smí spočítat každý.

board-draws = { $n ->
    [0] Na konci tohoto tahu se nedobírá žádná karta
    [one] Na konci tohoto tahu se dobírá { $n } karta
    [few] Na konci tohoto tahu se dobírají { $n } karty
   *[other] Na konci tohoto tahu se dobírá { $n } karet
}
board-puppets = Ponechaní nepřátelé: { $enemies }
board-wheel = Štít na kole chaosu: { $colour }
board-played = Zahráno v tomto tahu: { $n }
board-extra-turn = Následuje ještě jeden tah
hand-pile-played = Zahráno v tomto tahu, { $seat }: { $n }
hand-spared-button = { $n } pod taktikou

fight-spoils = sláva { $fame }{ $level ->
    [0] {""}
   *[other] {" "}→ úroveň { $level }
}
fight-spoils-half = Obránci těchto hradeb vynášejí polovinu slávy.
fight-spoils-double = Kdo je zde poražen, vynáší dvojnásobek slávy.
fight-reputation = pověst { $n }
fight-no-fame = přivolaný: bez slávy

seen-kind = { $enemy }: neviděno { $unseen } z { $all }{ $land ->
    [0] {""}
   *[other] ; lícem nahoru { $land }
}{ $gone ->
    [0] {""}
   *[other] ; odloženo { $gone }
}
seen-legend = Číslo říká, kolik žetonů toho druhu ještě nikdo neviděl. Z šedých už nezbývá žádný.
seen-tiles = Dílky
seen-tiles-stack = Ve sloupci: dílky venkova { $country }, hlavní dílky { $core }
seen-tiles-open = Ještě neviděné: { $kind ->
    [countryside] dílky venkova
    [core] hlavní dílky
   *[other] dílky s městy
}
seen-tile = Dílek { $tile }
tactics-gone = Taktiky mimo hru
dummy-left = Zbývá v balíčku
dummy-ends = { $least ->
    [1] { $most ->
        [1] Konec kola oznámí automatický hráč ve svém příštím tahu.
       *[other] Konec kola oznámí automatický hráč v jednom ze svých příštích tahů, nejpozději v { $most }. z nich.
    }
   *[other] { $same ->
        [yes] Konec kola oznámí automatický hráč ve svém { $most }. tahu od teď.
       *[no] Konec kola oznámí automatický hráč mezi svým { $least }. a { $most }. tahem od teď.
    }
}
city-shield-first = První štít je nejstarší; vůdce nosí korunu.
city-leads = vede { $seat }
path-gone-at = { $seat }: cesta za { $path } ({ $hex })

land-with-hand = sem by vás dovedla ruka: { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
}
land-hand-move = Ruka dá nejvýš { $n } navíc
service-skill-down = do konce kola lícem dolů
hand-order-help = Karty si přetáhněte, kam chcete, nebo vybranou kartu posuňte klávesou Shift a šipkou; toto tlačítko je seřadí
hand-moved = { $card }: { $n }. místo z { $of }
hand-move-left = Posunout kartu { $card } v ruce doleva
hand-move-right = Posunout kartu { $card } v ruce doprava
upgrade-deck = Celý balíček: { $n }
