# Teams and partners: how they come about, and what partners are told.

option-teams = Teams
option-teams-help = Four heroes in two teams of two, drawn or chosen, where the scenario can be played so. Partners have one score and do not fight each other.
option-teams-scenario = As the scenario says
option-teams-drawn = Two teams, drawn
option-teams-1-2 = Players 1 and 2 against 3 and 4
option-teams-1-3 = Players 1 and 3 against 2 and 4
option-teams-1-4 = Players 1 and 4 against 2 and 3

event-team-formed = { $seat } and { $partner } play as one team.
event-partners-reminded = Partners may plan together: who goes where, who needs which tactic, card, unit or die. They do not tell each other what they hold or how to play it, and hand nothing over.

error-same-team = You do not fight the heroes of your own team.

team-told = One team: { $seats }.

option-cities = Cities
option-cities-help = Those of the scenario. Where there are at most three, the last one to be turned up may be a megapolis. Two teams in Full Conquest may also play with two city tiles only, of level 10 or more, or with two megapolises; where there are two city tiles anyway, both may be megapolises.
option-cities-scenario = Those of the scenario
option-cities-megapolis = The last one is a megapolis
option-cities-two-strong = Two strong cities, for two teams
option-cities-two-megapolises = Two megapolises

error-two-cities-need-teams = Two strong cities instead of four are for two teams: choose teams, or leave the cities of the scenario.
error-two-cities-not-two = Two megapolises need exactly two city tiles, not { $cities }; two teams may take out the others.
error-megapolises-have-one-level = The level of two megapolises is set by the option “Megapolis”; leave the levels of the cities empty.
