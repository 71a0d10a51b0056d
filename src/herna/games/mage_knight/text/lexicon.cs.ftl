# Všechno v krabici, druh po druhu.

lexicon-sites = Místa
lexicon-terrains = Terény: pohyb ve dne / v noci
lexicon-abilities = Schopnosti nepřátel
lexicon-basic = Základní akce
lexicon-advanced = Pokročilé akce
lexicon-spells = Kouzla
lexicon-artifacts = Artefakty
lexicon-wounds = Zranění
lexicon-units = Jednotky
lexicon-skills = Dovednosti: { $hero }
lexicon-tactics = Taktiky
lexicon-enemies = Nepřátelé: žeton { $pile }
lexicon-ruins = Ruiny
lexicon-ruin = Ruiny { $n }
lexicon-unit = vliv { $cost } ({ $sites }); { $worth }
