# Krajina, jak ji kreslí stránka.

panel-tools = Co dalšího je na stole
land-hand = Ruka
land-here = Kde jsem?

# Pole pro toho, kdo poslouchá: co na něm je a kde leží od jeho hrdiny.
way-hexes = { $n ->
    [1] jedno pole
    [2] dvě pole
    [3] tři pole
    [4] čtyři pole
   *[other] { $n } polí
} na { $way }
hex-from-here = { $way ->
    [none] { $field }, tady
   *[other] { $field }, { $way }
}

land-cost = { $steps ->
    [1] krok za { $n } { $n ->
        [one] bod pohybu
        [few] body pohybu
       *[other] bodů pohybu
    }
   *[other] { $steps ->
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } za { $n } { $n ->
        [one] bod pohybu
        [few] body pohybu
       *[other] bodů pohybu
    }
}
land-provokes = vyprovokuje: { $foes }
land-assault = útok na opevněné místo
land-explore = Odkrýt zde dílek za { $n } { $n ->
    [one] bod pohybu
    [few] body pohybu
   *[other] bodů pohybu
}
land-unknown = { $kind ->
    [core] Neznámá krajina: na řadě je hlavní dílek
    [countryside] Neznámá krajina: na řadě je dílek venkova
   *[other] Neznámá krajina
}
land-tiles-left = { $n ->
    [one] V balíčku zbývá jeden dílek.
    [few] V balíčku zbývají { $n } dílky.
   *[other] V balíčku zbývá { $n } dílků.
}
land-by-day-and-night = ve dne { $day }, v noci { $night }
land-city = Město úrovně { $level }, { $conquered ->
    [yes] dobyté
   *[no] { $garrison ->
        [one] zbývá jeden obránce
        [few] zbývají { $garrison } obránci
       *[other] zbývá { $garrison } obránců
    }
}.

# Než skončí tah nebo fáze, ve které něco zbylo.
land-unspent = { $what ->
    [move] Zbývají body pohybu:
    [influence] Zbývá vliv:
    [healing] Zbývá léčení:
   *[mana] Zbývají žetony many:
} { $n }. Opakovaným stiskem přesto ukončíte tah.
fight-unspent = Zahrané body ještě nebyly využity: { $n }. S koncem fáze propadnou; opakovaným stiskem přesto pokračujete.
