# Everything in the box, kind by kind.

lexicon-sites = Sites
lexicon-terrains = Terrains: move by day / by night
lexicon-abilities = Abilities of enemies
lexicon-basic = Basic actions
lexicon-advanced = Advanced actions
lexicon-spells = Spells
lexicon-artifacts = Artifacts
lexicon-wounds = Wounds
lexicon-units = Units
lexicon-skills = Skills: { $hero }
lexicon-tactics = Tactics
lexicon-enemies = Enemies: { $pile } tokens
lexicon-ruins = Ruins
lexicon-ruin = Ruins { $n }
lexicon-unit = { $cost } influence ({ $sites }); { $worth }
