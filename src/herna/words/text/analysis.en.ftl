# A finished game looked at again.
analysis-title = { $title }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } looked at again. { $measure ->
        [chance] The curves show the chance of winning after every turn.
       *[worth] All win or lose together: the curves show what the position was worth after every turn, in points.
    }
analysis-course = { $seat }  { $course }  at the end { $end }
analysis-luck = Luck of draws and rolls: { $amount }
analysis-turning = What turned the game:
analysis-nothing-better = No turn was found that would have been clearly better.
analysis-lost = Move { $ply }, { $seat }: { $lost } given away.
analysis-better = Better: { $actions }
analysis-from = Everything is judged from what the seat knew at the time. Better is what the level “fair” would have played.
