# The game alone: Sam, scenarios, ratings, the campaign.

option-group-alone = Alone
option-scenario = Scenario
option-scenario-help = For one player: what is asked for, with the special rules of the scenario.
option-scenario-none = Several clans
option-scenario-ordinary-work = 1 Ordinary work
option-scenario-gold-digger = 2 Gold digger
option-scenario-sortie = 3 Sortie
option-scenario-travelling-light = 4 Travelling light
option-scenario-full-kit = 5 Full kit
option-scenario-raid = 6 The raid
option-scenario-variety = 7 Variety
option-scenario-sly-sam = 8 Sly Sam
option-scenario-clear-mission = 9 A clear mission
option-scenario-doom = 10 Doom
option-scenario-none-help = Clans against each other, by points; up to six rounds. One to two hours.
option-scenario-ordinary-work-help = Points, with nothing special in the way. About an hour; the one to begin with.
option-scenario-gold-digger-help = The forest clan digs for coins; what is in the purse at the end counts. About an hour; easy.
option-scenario-sortie-help = Three rounds only, with coins and defence tokens to begin with. Half an hour; moderate.
option-scenario-travelling-light-help = The water clan without any defence: no armory, no tokens, no abilities that protect. About an hour; hard.
option-scenario-full-kit-help = At the end the clan's board is full and every kind of equipment and member is there. About an hour; hard.
option-scenario-raid-help = A monster stands at the gate from the start, and another whenever the gate is free. About an hour; hard.
option-scenario-variety-help = Members of every affinity come together; a round of beer is cheap. About an hour; moderate.
option-scenario-sly-sam-help = Sam lays tricks beside his tokens: he steals dice and diverts monsters. About an hour; hard.
option-scenario-clear-mission-help = Missions won count, besides points, and Sam is after them too. About an hour; hard.
option-scenario-doom-help = Every die a monster misses with is rolled again, and one stands at the gate from the start. About an hour; the hardest.
option-campaign = Campaign
option-campaign-help = For one player: from the first scenario to victory or defeat. The rating of each game says which one follows and how hard it is.

scenario-ordinary-work = Ordinary work
scenario-gold-digger = Gold digger
scenario-sortie = Sortie
scenario-travelling-light = Travelling light
scenario-full-kit = Full kit
scenario-raid = The raid
scenario-variety = Variety
scenario-sly-sam = Sly Sam
scenario-clear-mission = A clear mission
scenario-doom = Doom
scenario-rules-ordinary-work = No special rules: as many points as possible.
scenario-rules-gold-digger = As many coins as possible. Only mercenaries with a haggling die are for hire; you lead the forest clan.
scenario-rules-sortie = Only 3 rounds. You begin with 3 defence tokens and 12 coins.
scenario-rules-travelling-light = The armory is closed, and nothing gives defence: no ability, path, guard or token. Potions work. You lead the water clan.
scenario-rules-full-kit = End with full pouches, equipment of every type and a member of every affinity.
scenario-rules-raid = A monster of level A stands at the gate from the start, and another comes in every round in which the gate is free.
scenario-rules-variety = Members of all affinities count. A round of beer costs 1 coin.
scenario-rules-sly-sam = Sam lays two tricks or hidden traps with everybody he sends to a land; the rules of tricks are in force.
scenario-rules-clear-mission = Missions and points count. In the Outskirts Sam goes to the rolled mission with a yellow 3 or 4, to the paid one with 5 or 6.
scenario-rules-doom = Monsters roll every die that misses once more. A monster of level A stands at the gate from the start. Not on the easy level.
level-easy = easy
level-normal = normal
level-hard = hard
level-deadly = deadly
rating-bungler = Bungler
rating-apprentice = Apprentice
rating-veteran = Veteran
rating-hero = Hero
thing-scenario = { $name }
thing-level = { $name }
thing-rating = { $name }
member-sam = Sam

action-go-on = On to the next game
prompt-next-game = The game is over. Next: { $scenario } ({ $level }).

event-sam-found-no-place = Sam rolls red { $red }, yellow { $yellow }: no room there, he rolls again.
event-sam-idle = There is no room for Sam anywhere.
event-sam-placed = Sam rolls red { $red }, yellow { $yellow } – { $building }: { $die }.
event-sam-removed-trap = Sam takes a token away ({ $trap }).
event-sam-removed-member = Sam sends away { $member }.
event-sam-removed-gear = Sam takes away { $gear }.
event-sam-sent = Sam rolls red { $red }, yellow { $yellow } and blocks: { $path }.
event-sam-took-mission = Sam has taken the mission ({ $path }); nobody rolls for it.
event-sam-removed-monster = Sam beats { $monster } without a roll ({ $path }).
event-sam-removed-land = Sam takes the land { $land } ({ $path }).
event-sam-revealed = Sam reveals ({ $path }) – { $trap }.
event-sam-aimed = Sam ({ $path }) – { $trap }, against { $target }.
event-sam-stole = Sam ({ $path }) steals from { $target }: { $die }.
event-sam-diverted = Sam diverts { $dice ->
    [one] { $dice } die of the monster
   *[other] { $dice } dice of the monster
} ({ $path }).
event-dice-lost-on-sam = Sam does not even notice ({ $path }): { $dice ->
    [one] the die is lost
   *[other] the dice are lost
}.
event-misses-rolled-again = The monster rolls its misses again: { $dice }.
event-scenario-rated = { $scenario } ({ $level }): { $seat } – { $rating }, points { $points }.
event-campaign-goes-on = Game { $number } of the campaign: { $scenario } ({ $level }).
event-campaign-ended = The campaign is { $outcome ->
    [won] won
   *[lost] lost
} after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

error-scenario-is-for-one = Scenarios are for one player, and one player plays one of them. Players here: { $players }.
error-campaign-is-for-one = A campaign is for one player, not for { $players }.
error-gift-needs-two = The Queen's gift is for two to four players.
error-level-too-low = { $scenario } cannot be played on this level. Possible: { $level }.
error-campaign-begins = A campaign begins with the first scenario: { $scenario }. Name no other.
error-clan-not-allowed = You can lead: { $clan }.
error-building-closed = { $building }: closed in this scenario.

panel-solo = Alone with Sam
solo-scenario = Scenario { $number }: { $scenario } ({ $level }). { $rules }
solo-rating = As things stand: { $rating }.
solo-needs = { $rating }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}: { $things }
solo-sam = Sam has { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left{ $red ->
    [none] .
   *[other] . His last move: red { $red }, yellow { $yellow } – { $where }{ $things ->
    [none] .
   *[other] ; taken away: { $things }.
}
}
solo-tricks = Tokens in Sam's pile: { $n }.
status-rating = { $rating }{ $next ->
    [none] {""}
   *[other] {" "}→ { $next }
}.
need-points = points { $have } of { $need }
need-coins = coins { $have } of { $need }
need-missions = missions { $have } of { $need }
need-defense = defence { $have } of { $need }
need-traps = traps { $have } of { $need }
need-potions = potions { $have } of { $need }
need-venoms = venoms { $have } of { $need }
need-equipment = types of equipment { $have } of { $need }
need-affinities = affinities { $have } of { $need }
need-spread = members by affinity { $have }, needed { $need }
campaign-open = Campaign: game { $number }.
campaign-won = The campaign is won. Games: { $number }.
campaign-lost = The campaign is lost. Games: { $number }.
campaign-game = { $number }. { $scenario } ({ $level }): { $rating }, points { $points }
campaign-next = Next: { $scenario } ({ $level }).
town-closed = closed in this scenario
path-sam = { $path }: blocked by Sam{ $tokens ->
    [0] {""}
   *[other] , tokens: { $things }
}{ $dice ->
    [none] {""}
   *[other] , dice { $dice }
}
