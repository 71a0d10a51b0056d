# Města, bludiště a body řádek po řádku.

panel-cities = Města
city-parts = { $second ->
    [none] { $first }
   *[other] megapole: { $first } a { $second }
}
city-now = { $city }, { $level ->
    [0] přátelské
   *[other] úroveň { $level }
}{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
city-here = zde
city-garrison = Posádka: { $tokens }
city-led = Dobyto, vůdce: { $seat }
city-friendly = Přátelské: nikdo je nebrání a nikdo je nevede.
city-shields = { $seat } ({ $n })
city-card = Štíty na kartě: { $shields }
city-bonus-armour = Obránci mají zbroj o 1 vyšší.
city-bonus-elemental = Ohnivé a ledové útoky obránců mají o 2 více, útoky ledovým ohněm o 1 více.
city-bonus-brutal = Fyzické útoky obránců jsou brutální.
city-bonus-poison = Fyzické útoky obránců jsou jedovaté.
city-sells-artifact = Prodává artefakty za { $price } vlivu.
city-sells-spell = Prodává kouzla z nabídky za { $price } vlivu a manu jejich barvy.
city-sells-advanced-action = Učí pokročilé akce za { $price } vlivu.
city-sells-elite-unit = Verbují se tu jednotky všech druhů a za { $price } vlivu přibude do nabídky elitní jednotka.
maze-path = { $site }: cesta za { $path } je už prošlá až do konce ({ $seat }).

score-goal = Cíl
score-line = { $what }: { $points }
score-of-spell = Kouzlo { $thing }
score-of-advanced-action = Pokročilá akce { $thing }
score-of-artifact = Artefakt { $thing }
score-of-crystals = { $n ->
    [one] { $n } krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
}
score-of-wounds = { $n ->
    [one] { $n } zranění
   *[other] { $n } zranění
}
score-of-unit = Jednotka: { $thing }
score-of-wounded-unit = Zraněná jednotka: { $thing }
score-of-shield = Štít: { $thing }
score-of-title = Titul: { $thing }
score-of-city = Dobyto: { $thing }
score-of-all-cities = Dobyta všechna města
score-of-rounds-left = { $n ->
    [one] { $n } neodehrané kolo
    [few] { $n } neodehraná kola
   *[other] { $n } neodehraných kol
}
score-of-dummy-cards = { $n ->
    [one] { $n } neotočená karta automatického hráče
    [few] { $n } neotočené karty automatického hráče
   *[other] { $n } neotočených karet automatického hráče
}
score-of-not-announced = Konec posledního kola nebyl oznámen
option-megapolis = Úroveň megapole
option-megapolis-help = Poslední město je megapole této úrovně, od 2 do 24: dvě města v jednom. 0: žádná; nebo, jsou-li megapole zvoleny mezi městy, obvyklá úroveň: dvojnásobek úrovně toho města, u dvou megapolí součet dvou obvyklých měst.
