# Lessons: positions from which one thing is learnt

option-group-lesson = Lessons
option-lesson = Lesson
option-lesson-help = A position set up for one thing. The game begins in the middle of it and is over when it was done; you may repeat it as often as you like.
option-lesson-none = None: a whole game
option-lesson-dungeon = Into a dungeon
option-lesson-dungeon-help = One hero before a dungeon: no units, the rules of the night, a spell. Five minutes.
option-lesson-units = Units in a fight
option-lesson-units-help = A keep, and two units that fight, block and take blows. Five minutes.
option-lesson-city = Conquering a city
option-lesson-city-help = Two defenders behind walls, siege weapons and three units. Ten minutes.
option-lesson-duel = Hero against hero
option-lesson-duel-help = A rival stands one step away, with a poor hand. Ten minutes.
option-lesson-joint = A joint assault
option-lesson-joint-help = Two heroes before a city that is too strong for one. Ten minutes.

goal-lesson-dungeon = { $reached ->
        [yes] The dungeon is conquered.
       *[other] Lesson: conquer the dungeon.
    }
goal-lesson-units = { $reached ->
        [yes] The keep is conquered.
       *[other] Lesson: conquer the keep with your units.
    }
goal-lesson-city = { $reached ->
        [yes] The city is conquered.
       *[other] Lesson: conquer the city.
    }
goal-lesson-duel = { $reached ->
        [yes] Your rival is wounded.
       *[other] Lesson: attack your rival and wound him.
    }
goal-lesson-joint = { $reached ->
        [yes] You have conquered the city together.
       *[other] Lesson: conquer the city together.
    }

lesson-dungeon-enter = You stand on a dungeon. Going in is your action: you draw a brown enemy and fight it at once. Your Peasants wait outside, no unit goes in with you.
    .title = Into the dark
lesson-dungeon-night = Whatever the time above, down here it is night: gold is of no use, black is. Look at the Source before you go.
    .title = Night below
lesson-dungeon-alone = A Minotaur: armour 5, and brutal, so that what you do not block hurts twice. Best to kill it before it strikes.
    .title = Alone with it
lesson-dungeon-spell = Fireball is a ranged attack of 5 for one red mana: your crystal. With the black die besides it becomes Firestorm, which costs you a wound; you do not need it here. Choose the target, play it, strike.
    .title = A spell
lesson-dungeon-reward = Conquered: your shield lies here, and when the turn ends you get a spell or an artifact, as a die decides.
    .title = The treasure
lesson-units-look = Two units follow you. Each can be used for one ability in a round; one that was wounded cannot. They are ready again when the next round begins.
    .title = Your people
lesson-units-assault = Beside you is a keep with Crossbowmen: their attack of 4 is swift, so that you need 8 to block it. Walk in: hills cost 3. Play March, and Stamina with it.
    .title = The keep
lesson-units-block = Eight points of block, and Utem Guardsmen do it alone: their block of 4 counts twice against swift attacks. Choose the attack first, then use them.
    .title = Guardsmen
lesson-units-blow = Not blocked. Give the damage to a unit: it takes off its armour and is wounded, but you are unhurt. Wounded units take nothing more.
    .title = Who takes the blow?
lesson-units-attack = Armour 4: Utem Crossbowmen attack for 3, and a card for the rest. Choose the target, add it up and strike.
    .title = All together
lesson-city-look = The white city: everybody in it has one more armour. All of its defenders fight at once, and all of them must be beaten, if not today then tomorrow.
    .title = Before the gates
lesson-city-march = Walking into the city is the assault and costs a point of reputation. It costs two move points; keep your strong cards for the fight.
    .title = To the walls
lesson-city-siege = Behind walls only siege attacks count now. Catapults have 3, or 5 with one red mana: just enough for the Crossbowmen (4 and 1 for the city), the ones with the swift attack.
    .title = Siege
lesson-city-block = The Monks strike with 5, and their poison wounds twice. Utem Guardsmen block 4; one card played sideways adds the fifth point.
    .title = Hold the line
lesson-city-attack = In this phase walls do not help anybody. The Monks need 6: Rage with a red mana gives 4, Utem Swordsmen 3. For each defender beaten your shield lies on the card of the city.
    .title = Strike
lesson-duel-look = Goldyx stands in the village beside you. Whoever ends a move on the space of another hero has to attack him. Play March and go there.
    .title = A rival
lesson-duel-attack = Attacking is your action now. He says whether he attends fully, as a turn of his own in advance, or only in part. From afar he strikes first, hand to hand you do.
    .title = Attack!
lesson-duel-exchange = One strikes and the other may block, then the other way round. The striker deals out what is not blocked in whole armours: each whole armour of a hero is a wound. Whoever does not want to strike passes. One wound for your rival and the lesson is done.
    .title = Blow for blow
lesson-joint-look = Four defenders: too many for you. But Norowas stands at the walls as well. You may propose a joint assault, if both of you stand beside the city; nobody is forced.
    .title = Two at the walls
lesson-joint-share = Share the defenders out: who gets how many is agreed, who gets whom is drawn. Norowas then says yes or no.
    .title = Who gets how many?
lesson-joint-enter = He agrees. Now each goes in, you first: you need the two move points as in any assault. The part of a hero who stays behind is not beaten.
    .title = Go in
lesson-joint-part = This is your part of the garrison; fight it as if it were all. Norowas fights his afterwards. If all are beaten the city is yours together, if not you fall back.
    .title = Your part
