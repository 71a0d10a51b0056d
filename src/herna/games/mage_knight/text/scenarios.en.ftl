# Scenarios and variants: what they are called, their goals, and what only they ask, offer and tell.

option-scenario-full-conquest = Full Conquest
option-scenario-full-conquest-help = Rivals have six rounds to find all cities and conquer them. The standard game, and a long one. About an hour and a half a hero; demanding (estimates).
option-scenario-blitz-conquest = Blitz Conquest
option-scenario-blitz-conquest-help = Conquest in four rounds: everybody begins stronger and grows faster, without elite units. About 50 minutes a hero; moderate (estimates).
option-scenario-mines-liberation = Mines Liberation
option-scenario-mines-liberation-help = Four rounds in a friendly kingdom: free the mines of the enemies that hold them. About 50 minutes a hero; moderate (estimates).
option-scenario-druid-nights = Druid Nights
option-scenario-druid-nights-help = Mark magical glades, and call as many monsters at night as you dare to fight. Four rounds. About 50 minutes a hero; moderate (estimates).
option-scenario-dungeon-lords = Dungeon Lords
option-scenario-dungeon-lords-help = Five rounds below the land: conquer all dungeons and tombs, the secret ones too. About an hour a hero; moderate (estimates).
option-group-scenario = Scenario
option-contested_glades = Contested glades
option-contested_glades-help = Only one shield lies on a glade, with three or four heroes two; a new one takes the place of another.
option-epic = Epic game
option-epic-help = Three days and three nights on all tiles, for up to three heroes.
option-group-friendlier = Friendlier game
option-no_fights = No fights between heroes
option-no_fights-help = Heroes never fight one another; whoever ends the turn where another stands has to withdraw.

goal-turn-up-tiles = { $reached ->
    [yes] All tiles are turned up.
   *[no] Goal: turn up all tiles. Turned up: { $done } of { $of }.
}
goal-free-mines = { $reached ->
    [yes] Goal: all mines are free.
   *[no] Goal: free all mines. Free: { $done } of { $of } that are known.
}
goal-conquer-dungeons = { $reached ->
    [yes] Goal: all dungeons and tombs are conquered.
   *[no] Goal: conquer all dungeons and tombs. Conquered: { $done } of { $of } that are known.
}
goal-call-monsters = { $reached ->
    [yes] Everybody has called monsters in the last night.
   *[no] Goal: mark magical glades and call monsters at night. Heroes who have called in this night: { $done } of { $of }.
}

score-cities = Greatest City Conqueror
score-liberator = Greatest Liberator
score-crawler = Greatest Dungeon Crawler
score-of-leads-city = Leads: { $thing }

site-secret-dungeon = secret dungeon
site-secret-tomb = secret tomb
guide-site-secret-dungeon = as a dungeon; the token that lies here is the enemy
guide-site-secret-tomb = as a tomb; the token that lies here is the enemy

action-go-underground = Go underground to { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-call-monsters = Call monsters: one enemy, or a pair in a third night, for each glade with your shield
action-mark-glade = Lay your shield on the glade
prompt-choose-hideout = A secret place: on which space is it?
prompt-mark-glade-here = The magical glade: do you lay your shield here?
event-place-hidden = { $seat } finds a { $site }.
event-glade-marked = { $seat } lays a shield on a magical glade.
error-no-hideout = The secret place lies beside the village or monastery, on a space without a site that can be entered and is no swamp.
error-glade-room = { $room ->
    [one] Only { $room } shield lies on a glade.
   *[other] Only { $room } shields lie on a glade.
}
error-megapolis-too-many = A megapolis needs a city that is left over: at most three cities, not { $cities }.

option-group-map = Map
option-shape = Shape of the map
option-shape-help = Wedge or open map, whatever the scenario recommends.
option-shape-scenario = That of the scenario
option-shape-wedge = Wedge
option-shape-wedge-unlimited = Wedge, core tiles on the coast too
option-shape-open = Open, five columns
option-shape-open-4 = Open, four columns
option-shape-open-3 = Open, three columns
option-tiles = Numbers of tiles
option-tiles-help = Countryside tiles, cities, and core tiles without a city, in this order. None: those of the scenario.
option-tiles-none = those of the scenario
option-random_cities = Random cities
option-random_cities-help = A city that is turned up has a colour that is drawn, whatever is printed.
option-group-time = Day and night
option-night_arrival = Night arrival
option-night_arrival-help = The first round is a night; at first no die is gold or black.
option-darkness = Darkness is coming
option-darkness-help = After each day two dice are rolled; a black one brings night until the end.
option-group-raiders = Raiders
option-raiders = Raiders
option-raiders-help = Rampaging enemies who were beaten are followed by others; everybody begins with less reputation.
option-raiders-none = None
option-raiders-raiders = Raiders: reputation −2, a die decides
option-raiders-hordes = Hordes of raiders: reputation −4, they always come
option-no_interactive_spells = No interactive spells
option-no_interactive_spells-help = The four spells that hit other players are left out.
option-no_interactive_skills = No interactive skills
option-no_interactive_skills-help = The skills that hit other players are left out.
event-darkness-rolled = The dice after the day: { $one }, { $other }. { $dark ->
    [yes] Night falls, and it stays.
   *[no] Another day comes.
}
event-raider-came = A new rampaging enemy: { $enemy }.
error-tiles-limits = { $kind ->
    [countryside] Countryside tiles
    [core-city] City tiles
   *[core] Core tiles without a city
}: from { $least } to { $most }, not { $found }.
