# Rozbor dohrané hry.
analysis-title = { $title }: rozbor, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }. { $measure ->
        [chance] Křivky ukazují vyhlídky na vítězství po každém tahu.
       *[worth] Vyhrává nebo prohrává se společně: křivky ukazují, jakou cenu mělo postavení po každém tahu, v bodech.
    }
analysis-course = { $seat }  { $course }  na konci { $end }
analysis-luck = Štěstí při tažení a hodech: { $amount }
analysis-turning = Co hru zlomilo:
analysis-nothing-better = Nenašel se tah, který by byl zřetelně lepší.
analysis-lost = Tah { $ply }, { $seat }: ztráta { $lost }.
analysis-better = Lepší: { $actions }
analysis-from = Všechno se posuzuje z toho, co hráč tehdy věděl. Lepší je to, co by zahrál slušný bot.
