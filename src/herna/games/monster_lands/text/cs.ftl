# Všechna slova Říše příšer kromě jmen karet.
game-title = Říše příšer
game-blurb = Veďte klan žoldáků: umisťujte kostky v Citadele, posílejte členy do Okolí, lapejte a zabíjejte příšery a dobývejte ztracené říše. Pro jednoho deset scénářů a kampaň.

## Možnosti

option-group-variants = Varianty
option-group-preparation = Příprava
option-level = Obtížnost
option-level-help = Jak silné jsou příšery. Snadná je příprava podle pravidel; ostatní přidávají v pozdějších kolech kostky útoku nebo silnější první příšery.
option-level-easy = Snadná
option-level-easy-help = Nejdřív přicházejí slabé příšery a útočí jen vlastními kostkami. Na první hru.
option-level-normal = Normální
option-level-normal-help = Od 4. kola útočí každá příšera o jednu kostku víc.
option-level-hard = Těžká
option-level-hard-help = Jako normální, a silné příšery mohou přijít hned od začátku.
option-level-deadly = Smrtící
option-level-deadly-help = Jako těžká, s jednou kostkou navíc ve 2. a 3. kole a dvěma od 4. kola. Pro ty, kdo hru dobře znají.
option-queens_gift = Královnin dar
option-queens_gift-help = Od 2. kola dostává první hráč kostku a ještě drobnost.
option-more_monsters = Více příšer
option-more_monsters-help = Ve 2., 4. a 6. kole přijde ke vstupu do Citadely příšera, pokud tam žádná není.
option-tricks = Lsti
option-tricks-help = K pastem přibude 18 lstí a 6 skrytých pastí: žoldáci na sousedních cestách si kradou kostky a odvracejí na sebe kostky příšery. Pro dva až čtyři hráče.
option-equipment = Vybavení
option-equipment-help = Balíček podle pravidel, nebo balíček s osmi našimi kartami.
option-equipment-rulebook = Podle pravidel
option-equipment-house = S kartami herny
option-clans = Klany
option-clans-help = Vybírají se jeden po druhém, nebo losují.
option-clans-chosen = Vybrané
option-clans-drawn = Losované
option-traps = Pasti
option-traps-help = Lícem dolů podle pravidel, nebo odkryté: pro více lidí u jedné obrazovky.
option-traps-hidden = Lícem dolů
option-traps-open = Odkryté

## Co může hráč udělat

action-choose-clan = Vést { $clan }
action-take-gift-die = Vzít darem: { $die }
action-take-gift = Vzít darem: { $gift ->
    [0] lektvar
    [1] jed
    [2] žeton obrany
   *[3] 2 mince
}
action-visit = { $building }: { $die }
action-brew = Laboratoř: { $space ->
    [0] tři lahvičky
   *[other] dvě lahvičky
}
action-dig = Důl: { $space ->
    [0] dvě kostky síly za 6 mincí
    [1] dvě kostky síly za 4 mince
   *[other] jedna kostka síly za 2 mince
}
action-pawn = Zastavárna: { $die }
action-send = Vyslat žoldáka: { $path }
action-use-land = Využít říši { $land }
action-pass-turn = Pasovat
action-buy-trap = { $trap ->
    [none] { $slot }. past
   *[other] { $slot }. místo – { $trap }
}
action-flasks = { $potions ->
    [0] Samé jedy
    [one] { $potions } lektvar, ostatní jedy
    [few] { $potions } lektvary, ostatní jedy
   *[other] { $potions } lektvarů, ostatní jedy
}
action-order-beer = Objednat rundu piva
action-hire = Najmout: { $member }
action-buy-defense = { $tokens ->
    [one] Koupit { $tokens } žeton obrany
    [few] Koupit { $tokens } žetony obrany
   *[other] Koupit { $tokens } žetonů obrany
}
action-buy-gear = Vzít: { $gear }
action-give-gear = Předat vybavení ({ $gear }): nově ho má { $member }
action-drop-gear = Zahodit: { $gear }
action-bargain = Využít slevu: { $source }
action-send-member = Jde: { $member }
action-add-die = Přidat: { $die }
action-add-trap = Přidat lícem dolů – { $trap }
action-add-defense = Přidat žeton obrany
action-add-potion = Dát s sebou lektvar
action-add-venom = Dát s sebou jed
action-done = Hotovo
action-discard-trap = Zahodit – { $trap }
action-use-ability = Použít: { $source }{ $choice ->
    [0] {""}
   *[other] {" "}(druhý způsob)
}
action-exchange = { $source }: { $die } → { $into }
action-use-loot = Použít kořist: { $loot }
action-exchange-for-loot = Použít kořist: { $loot } ({ $die })
action-heal = Vyléčit: { $member }
action-sell-trophy = Prodat trofej: { $monster }
action-settle = { $member } osídlí říši { $land }
action-roll = Hodit: { $die }
action-roll-all = Hodit všemi kostkami
action-reroll = Přehodit: { $die }
action-use-venom = Použít jed: +2
action-stop = Nechat to tak
action-try-land = Házet na dobytí říše
action-leave-land = Nechat říši ostatním
action-pay-mission = Zaplatit úkol
action-pay-trap = Zaplatit pastí – { $trap }
action-throw-magic = { $dice ->
    [0] Nechat si všechny kostky magie
    [one] Odhodit { $dice } kostku magie
    [few] Odhodit { $dice } kostky magie
   *[other] Odhodit { $dice } kostek magie
}
action-divert-to = Odvrátit na: { $path }
action-reveal-trap = Odhalit: { $trap ->
    [none] žeton { $number } ({ $path })
   *[other] { $trap }
}
action-leave-trap = Nechat lícem dolů
action-aim-at = Proti: { $path }
action-cancel-trick = Zrušit lest žetonem obrany
action-allow-trick = Nechat lest proběhnout
action-steal = Ukrást: { $die }
action-use-defense = Použít žeton obrany
action-drink-potion = Vypít lektvar
action-take-hits = Přijmout zbylé zásahy
action-take-loot = Vzít: { $loot }
action-promote = Náčelníkem se stává { $member }
action-pay-wages = Vyplatit žold
action-let-go = Dezertuje { $member }
group-visit = Umístit kostku do budovy
group-pawn = Zastavárna
group-send = Vyslat žoldáka do Okolí
group-exchange = Vyměnit kostku
group-give-gear = Předat vybavení
group-settle = Osídlit říši
group-sell-trophy = Prodat trofej
group-exchange-for-loot = Použít kořist
group-add-trap = Přidat past
group-reroll = Přehodit kostku

## Na co se hra ptá

prompt-choose-clan = Který klan povedete?
prompt-choose-gift-die = Královnin dar: kterou kostku si vezmete?
prompt-choose-gift = Královnin dar: co si vezmete k ní?
unspent-abilities = { $n ->
    [one] Jednu schopnost jste v tomto kole ještě nevyužili.
    [few] { $n } schopnosti jste v tomto kole ještě nevyužili.
   *[other] { $n } schopností jste v tomto kole ještě nevyužili.
} Chcete-li přesto pasovat, zvolte to znovu.
unspent-roll = Hod takto k ničemu nestačí a { $what ->
    [dice] některé kostky ještě nebyly hozeny
    [rerolls] něco lze ještě přehodit
   *[venom] po ruce je jed
}. Chcete-li přesto skončit, zvolte to znovu.
unspent-steal = { $left ->
    [one] Ještě jednu kostku lze ukrást.
    [few] Ještě { $left } kostky lze ukrást.
   *[other] Ještě { $left } kostek lze ukrást.
} Chcete-li přesto skončit, zvolte to znovu.
prompt-turn = { $dice ->
    [0] Kostky už nemáte: využijte, co zbývá, nebo pasujte.
    [one] Umístěte kostky, nebo někoho vyšlete. Zbývá { $dice } kostka.
    [few] Umístěte kostky, nebo někoho vyšlete. Zbývají { $dice } kostky.
   *[other] Umístěte kostky, nebo někoho vyšlete. Zbývá { $dice } kostek.
}
prompt-pick-traps = Které pasti koupíte? Zatím za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}, sleva { $discount }, máte { $coins }.
prompt-discard-traps = { $left ->
    [one] O { $left } past víc, než smíte mít: která půjde pryč?
    [few] O { $left } pasti víc, než smíte mít: která půjde pryč?
   *[other] O { $left } pastí víc, než smíte mít: která půjde pryč?
}
prompt-mix-flasks = { $flasks } lahvičky: do kolika z nich přijde lektvar? Do ostatních jed.
prompt-hire-one = Koho najmete? Přebytek slávy { $surplus }, sleva { $discount }, mince { $coins }.
prompt-hire-free = Koho najmete zdarma? Přebytek slávy { $surplus }.
prompt-buy-defenses = Kolik žetonů obrany? Sleva { $discount }, mince { $coins }.
prompt-pawn-more = Zastavíte další kostku za minci?
prompt-pick-gear = Které vybavení koupíte? Sleva { $discount }, mince { $coins }.
prompt-take-free-gear = Které vybavení si vezmete zdarma?
prompt-place-gear = Kdo ponese: { $gear }?
prompt-choose-member = Kdo půjde ({ $path })?
prompt-load = Co půjde s sebou ({ $path })? { $dice ->
    [0] Zatím bez kostek
    [one] Zatím { $dice } kostka
    [few] Zatím { $dice } kostky
   *[other] Zatím { $dice } kostek
}, { $room ->
    [0] víc se jich sem nevejde
    [one] vejde se ještě { $room }
    [few] vejdou se ještě { $room }
   *[other] vejde se jich ještě { $room }
}.
prompt-lay-on-land = Kterou kostku položíte na říši { $land }?
prompt-choose-loot = Kterou kořist si vezmete?
prompt-before-paying = Chcete před placením ještě něco prodat, použít nebo osídlit?
prompt-attack = Útok ({ $path }): zatím { $total }; polapení od { $capture }, zabití od { $kill }.
prompt-conquest = Dobývání ({ $path }): zatím { $total }, potřeba { $target }.
prompt-mission-roll = Hod na úkol ({ $path }): zatím { $total }, potřeba { $target }.
prompt-decide-to-pay = Zaplatíte za úkol ({ $path })?
prompt-pay-with-trap = Kterou pastí zaplatíte?
prompt-choose-target = { $dice ->
    [one] Koho zasáhne odvrácená kostka?
   *[other] Koho zasáhnou odvrácené kostky ({ $dice })?
}
prompt-decide-to-reveal = Žeton { $number } ({ $path }) – { $trap }. Odhalit, nebo nechat lícem dolů?
prompt-aim-trick = { $trap } – proti kterému sousedovi?
prompt-decide-to-cancel = { $trap } – proti vám ({ $path }). Zrušíte ji žetonem obrany?
prompt-steal-dice = { $left ->
    [one] Kterou kostku ukradnete ({ $path })?
   *[other] Které kostky ukradnete ({ $path })? Nejvýš { $left }.
}
prompt-decide-to-divert = Odvrátíte { $dice ->
    [one] { $dice } kostku příšery
    [few] { $dice } kostky příšery
   *[other] { $dice } kostek příšery
} na souseda ({ $path })?
prompt-throw-magic = Příšera útočí ({ $path }) { $dice ->
    [one] { $dice } kostkou
   *[other] { $dice } kostkami
}{ $sure ->
    [0] {""}
    [one] {" "}a { $sure } zásah má jistý
    [few] {" "}a { $sure } zásahy má jisté
   *[other] {" "}a { $sure } zásahů má jistých
}. Kolik kostek magie odhodíte?
prompt-defend = { $member }: { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}{ $wounded ->
    [0] {""}
   *[other] {" "}(zranění už má)
}. Jak se bránit?
prompt-use-fitting-loot = Použijete kořist, která se hodí?
prompt-ask-to-try = { $member } a { $land }: zkusíte říši dobýt? Potřeba { $target }{ $total ->
    [0] {""}
   *[other] , ostatní už hodili { $total }
}.
prompt-settle-now = Kdo osídlí říši { $land }?
prompt-pick-loot = { $member } se vrací s prázdnou: kterou kořist si vezmete?
prompt-heal-at-home = Kdo vypije lektvar? Máte jich { $potions }.
prompt-choose-chief = Kdo bude novým náčelníkem?
prompt-choose-deserter = Na žold nemáte: kdo dezertuje?

## Co se stalo

event-clan-chosen = { $seat } vede { $clan }.
event-first-player = { $seat } začíná.
event-round-began = Začíná { $number }. kolo.
event-clan-reborn = { $seat }: klan přišel o všechny členy a začíná znovu se zelenáčem{ $coins ->
    [0] {""}
    [one] {" "}a { $coins } mincí navíc
    [few] {" "}a { $coins } mincemi navíc
   *[other] {" "}a { $coins } mincemi navíc
}.
event-haggle-rolled = { $seat } hází: { $dice }.
event-gift-taken = { $seat } bere královnin dar: { $what ->
    [S] { die-S }
    [M] { die-M }
   *[H] { die-H }
}.
event-die-placed = { $seat } umisťuje kostku – { $building }: { $die }{ $discount ->
    [0] {""}
   *[other] , sleva { $discount }
}.
event-trap-bought = { $seat } kupuje žeton – { $trap }.
event-paid = { $seat } platí { $coins ->
    [0] 0 mincí, sleva stačila
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-flasks-brewed = { $seat } míchá { $potions ->
    [0] {""}
    [one] { $potions } lektvar
    [few] { $potions } lektvary
   *[other] { $potions } lektvarů
}{ $potions ->
    [0] {""}
   *[other] { $venoms ->
        [0] {""}
       *[other] {" "}a{" "}
    }
}{ $venoms ->
    [0] {""}
    [one] { $venoms } jed
    [few] { $venoms } jedy
   *[other] { $venoms } jedů
}.
event-beer-ordered = { $seat } objednává rundu piva za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-member-hired = { $seat }: do klanu vstupuje { $member } { $coins ->
    [0] zdarma
    [one] za { $coins } minci
    [few] za { $coins } mince
   *[other] za { $coins } mincí
}.
event-defense-bought = { $seat } kupuje { $tokens ->
    [one] { $tokens } žeton obrany
    [few] { $tokens } žetony obrany
   *[other] { $tokens } žetonů obrany
} za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-die-pawned = { $seat } zastavuje kostku ({ $die }) za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-gear-bought = { $seat } získává vybavení ({ $gear }) { $coins ->
    [0] zdarma
    [one] za { $coins } minci
    [few] za { $coins } mince
   *[other] za { $coins } mincí
}.
event-gear-given = { $seat }: { $member } si bere vybavení ({ $gear }).
event-gear-dropped = { $seat } zahazuje: { $gear }.
event-coins-dug = { $seat } získává z dolu { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-member-sent = { $seat }: vyráží { $member } ({ $path }): { $dice ->
    [none] žádné kostky
   *[other] { $dice }
}{ $traps ->
    [0] {""}
    [one] , { $traps } past
    [few] , { $traps } pasti
   *[other] , { $traps } pastí
}{ $defense ->
    [0] {""}
   *[other] , obrana { $defense }
}{ $potions ->
    [0] {""}
    [one] , { $potions } lektvar
    [few] , { $potions } lektvary
   *[other] , { $potions } lektvarů
}{ $venoms ->
    [0] {""}
    [one] , { $venoms } jed
    [few] , { $venoms } jedy
   *[other] , { $venoms } jedů
}.
event-land-used = { $seat } využívá říši { $land }.
event-turn-passed = { $seat } pasuje.
event-ability-used = { $seat } používá: { $source }.
event-die-exchanged = { $seat } vyměňuje kostku: { $die } → { $into }.
event-gained = { $number-lost ->
    [0] { $seat } získává { $what ->
        [glory] { $number ->
            [one] { $number } bod slávy
            [few] { $number } body slávy
           *[other] { $number } bodů slávy
        }
        [coins] { $number ->
            [one] { $number } minci
            [few] { $number } mince
           *[other] { $number } mincí
        }
        [defense] { $number ->
            [one] { $number } žeton obrany
            [few] { $number } žetony obrany
           *[other] { $number } žetonů obrany
        }
        [potion] { $number ->
            [one] { $number } lektvar
            [few] { $number } lektvary
           *[other] { $number } lektvarů
        }
       *[venom] { $number ->
            [one] { $number } jed
            [few] { $number } jedy
           *[other] { $number } jedů
        }
    }.
   *[other] { $seat } ztrácí { $what ->
        [glory] { $number-lost ->
            [one] { $number-lost } bod slávy
            [few] { $number-lost } body slávy
           *[other] { $number-lost } bodů slávy
        }
       *[coins] { $number-lost ->
            [one] { $number-lost } minci
            [few] { $number-lost } mince
           *[other] { $number-lost } mincí
        }
    }.
}
event-loot-used = { $seat } používá kořist: { $loot }.
event-loot-taken = { $seat } bere kořist: { $loot }.
event-member-healed = { $seat }: lektvar vyléčil zranění ({ $member }).
event-trophy-sold = { $seat } prodává trofej ({ $monster }) za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-land-settled = { $seat }: { $member } osídluje říši { $land }.
event-trap-discarded = { $seat } zahazuje žeton – { $trap }.
event-mission-rolled = { $seat } hází na úkol ({ $path }): { $dice }, celkem { $total }, potřeba { $target }.
event-mission-won = { $seat } plní úkol ({ $path }).
event-mission-failed = { $seat } v úkolu neuspívá ({ $path }).
event-mission-consoled = { $seat }: v úkolu byl úspěšnější někdo jiný ({ $path }), cena útěchy { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-mission-paid = { $seat } platí za úkol ({ $path }).
event-mission-declined = { $seat } za úkol neplatí ({ $path }).
event-battle-began = Bitva { $place ->
    [0] o říši A
    [1] o říši B
   *[other] u vstupu do Citadely
}: { $monster }.
event-trap-revealed = { $seat } odhaluje ({ $path }) – { $trap }.
event-trap-left = { $seat } nechává žeton lícem dolů ({ $path }).
event-trick-aimed = { $seat } ({ $path }) – { $trap }; cíl: { $target }.
event-trick-cancelled = { $seat } ({ $path }) ruší žetonem obrany – { $trap }.
event-trick-failed = { $seat } ({ $path }): lest vychází naprázdno.
event-die-stolen = { $seat } ({ $path }) krade kostku ({ $target }): { $die }.
event-monster-struck = { $seat } ({ $path }): útok příšery ({ $monster }) – { $dice ->
    [none] žádné kostky
   *[other] { $dice }
}, { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}.
event-monster-struck-all = Útok příšery na všechny ({ $monster }): { $dice }, { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}.
event-magic-thrown = { $seat } odhazuje { $dice ->
    [one] { $dice } kostku magie
    [few] { $dice } kostky magie
   *[other] { $dice } kostek magie
} ({ $path }).
event-dice-diverted = { $seat } odvrací { $dice ->
    [one] { $dice } kostku příšery
    [few] { $dice } kostky příšery
   *[other] { $dice } kostek příšery
} ({ $path }).
event-hits-cancelled = { $seat } ({ $path }) odvrací { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
} – { $how ->
    [ability] schopnost
    [defense] žeton obrany
   *[potion] lektvar
}.
event-member-wounded = { $seat }: zranění – { $member } ({ $path }).
event-member-died = { $seat }: { $member } umírá ({ $path }).
event-dice-rolled = { $seat } hází ({ $path }): { $dice }.
event-die-rerolled = { $seat } přehazuje ({ $path }): { $die } → { $became }.
event-venom-used = { $seat } používá jed ({ $path }).
event-monster-killed = { $seat } zabíjí příšeru ({ $monster }), výsledek { $total } ({ $path }).
event-monster-captured = { $seat } polapí příšeru ({ $monster }), výsledek { $total } ({ $path }).
event-attack-failed = { $seat }: na příšeru ({ $monster }) to nestačí, zatím { $total } ({ $path }).
event-land-conquered = { $seat } dobývá říši { $land }, výsledek { $total } ({ $path }).
event-land-left = { $seat }: { $land } zůstává ostatním ({ $path }).
event-conquest-failed = { $seat }: na říši { $land } to nestačí, zatím { $total } ({ $path }).
event-monster-came = { $place ->
    [0] Do říše A
    [1] Do říše B
   *[other] Ke vstupu do Citadely
} přichází příšera: { $monster }.
event-land-came = Říše { $place ->
    [0] A
   *[other] B
}: nově { $land }.
event-monster-left = Ze hry odchází příšera: { $monster }.
event-panic-spread = Panika – { $building }: zavřeno.
event-panic-ended = Panika skončila, všechny budovy jsou otevřené.
event-chief-replaced = { $seat }: novým náčelníkem je { $member }.
event-wages-paid = { $seat } vyplácí žold: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
} za { $members ->
    [one] { $members } člena
    [few] { $members } členy
   *[other] { $members } členů
}.
event-wages-missed = { $seat } nemá na žold ({ $due ->
    [one] { $due } mince
    [few] { $due } mince
   *[other] { $due } mincí
}){ $coins ->
    [0] {""}
    [one] {" "}a přichází o poslední minci
    [few] {" "}a přichází o poslední { $coins } mince
   *[other] {" "}a přichází o posledních { $coins } mincí
}.
event-member-deserted = { $seat }: { $member } dezertuje.
event-game-ended = Hra končí po { $number }. kole.

## Co nejde a proč

error-clan-taken = Tento klan už vede jiný hráč. Volné: { $clan }.
error-first-a-die = Nejdřív tam musí ležet kostka: { $building }.
error-first-a-path = Nejdřív vyberte cestu, na kterou někdo vyrazí.
error-must-place = Pasovat smíte jen bez kostek; máte jich { $dice } a některou umístit lze.
error-too-expensive = To stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}{ $discount ->
    [0] {""}
   *[other] , se slevou { $discount } pořád { $cost }
}; máte { $coins }.
error-buy-something = Kdo tam umístí kostku, musí něco koupit. Možnosti: { $offered }.
error-hire-somebody = Najměte někoho, nebo objednejte rundu. Možnosti: { $offered }.
error-hire-or-leave = Najměte někoho, nebo odejděte; rundu lze objednat jen jednu za návštěvu. Možnosti: { $offered }.
error-too-little-surplus = { $member } žádá přebytek slávy { $reputation }, váš je { $surplus }.
error-no-surplus = Bez přebytku slávy nelze nikoho najmout; váš je { $surplus }.
error-nothing-to-pay-for = { $building }: to nejlevnější stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}{ $discount ->
    [0] {""}
   *[other] , s vaší slevou { $discount } pořád { $cost }
}; máte { $coins }.
error-nobody-to-carry = Všichni vaši členové jsou na cestách: vybavení nemá kdo nést.
error-building-in-panic = { $building }: zavřeno kvůli panice, dokud nebude příšera u vstupu poražena.
error-building-full = { $building }: všechna místa ({ $spaces }) jsou obsazená.
error-wrong-building = { $building }: sem se kostky umisťují jinak. Možnosti: { $offered }.
error-no-such-die = Takovou kostku v zásobě nemáte: { $die }. Máte: síla { $strength }, magie { $magic }, { $haggle ->
    [none] žádná kostka smlouvání
   *[other] kostky smlouvání s hodnotou { $haggle }
}.
error-space-closed = { $building }: takové místo tu není. Při tomto počtu hráčů je otevřených míst { $spaces }.
error-space-taken = { $building }: toto místo je obsazené.
error-too-few-dice = { $building }: na toto místo patří { $needs } × { $die }, máte { $have }.
error-nobody-to-send = Nemáte koho vyslat: členové chodí ven jednou za kolo, zelenáči nikdy.
error-gate-is-quiet = U vstupu do Citadely žádná příšera není.
error-path-leads-nowhere = Tato cesta ({ $path }) { $players ->
    [1] při hře jednoho hráče
    [2] při hře dvou hráčů
   *[other] teď
} nikam nevede.
error-path-taken = Na této cestě ({ $path }) už někdo je.
error-dice-do-not-fit = Na této cestě ({ $path }) je potřeba { $slot }. V zásobě máte: síla { $strength }, magie { $magic }, smlouvání { $haggle }.
error-no-room = Na cestu se vejde 6 kostek se 2 žetony, 4 se 3, nebo 2 se 4. Tady leží kostek { $dice } a žetonů { $tokens }.
error-one-flask-of-a-kind = Člen si z vašich zásob bere nejvýš jeden lektvar a jeden jed.
error-dice-missing = Na této cestě ({ $path }) je potřeba { $slot }; kostek tu zatím leží { $dice }.
error-no-such-trophy = Tuto trofej nemáte: { $monster }.
error-not-now = To teď ve vašem tahu nejde. Možnosti: { $offered }.
error-no-reroll = Pro tuto kostku už žádný přehoz nezbývá. Možnosti: { $offered }.
error-tricks-need-two = Lsti jsou pro dva až čtyři hráče, ne pro jednoho.
error-reveal-in-order = O žetonech se rozhoduje zleva a na cestě shora: teď je na řadě žeton { $number } ({ $path }). Možnosti: { $offered }.
error-not-a-neighbour = Lest působí na nejbližšího žoldáka vlevo nebo vpravo na témže místě. Možnosti: { $offered }.
error-dice-are-safe = Kostky na skryté pasti ukrást nelze. Možnosti: { $offered }.
error-cannot-steal = Takovou kostku tam lest vzít nemůže. Možnosti: { $offered }.
error-not-in-this-roll = To k tomuto hodu nepatří. Možnosti: { $offered }.
error-cannot-pay-mission = Úkol žádá { $what ->
    [coins] mince
    [defense] žetony obrany
    [potion] lektvary
    [venom] jedy
   *[trap] pasti
}: { $needs }, máte { $have }. Možnosti: { $offered }.
error-nothing-on-display = { $building }: není tu nic, co byste si mohli vzít.
error-no-bargain = Takovou slevu tu nemáte, nebo jste ji v tomto kole už využili. Možnosti: { $offered }.
error-trap-picked = Past na místě { $slot } už mezi kupovanými je. Možnosti: { $offered }.
error-no-trap-there = Na místě { $slot } žádná past neleží; míst je v lovecké chatě { $traps }. Možnosti: { $offered }.
error-not-on-sale = Tato karta teď na tržišti není. Možnosti: { $offered }.
error-so-many-defenses = Jednou akcí se kupuje jeden až { $most } žetony obrany, ne { $tokens }.
error-not-for-hire = Nikdo takový v krčmě nečeká. Možnosti: { $offered }.
error-one-beer = Při jedné návštěvě lze objednat jen jednu rundu. Možnosti: { $offered }.
error-building-takes = { $building }: sem se umisťují kostky { $takes ->
    [SH] síly nebo smlouvání
    [M] magie
   *[S] síly
}, tahle ne: { $die }.
error-send-somebody = Vyberte, kdo půjde. Možnosti: { $offered }.
error-not-your-member = { $member }: to není člen vašeho klanu.
error-rookies-stay = Zelenáči nemají žeton, a tak na cesty nechodí. Možnosti: { $offered }.
error-out-already = { $member } už na cestě je: { $path }. Každý chodí ven jednou za kolo. Možnosti: { $offered }.
error-gate-wants-something = Musí tam ({ $path }) jít aspoň jedna kostka síly nebo magie, past nebo žeton obrany.
error-gate-takes = Ke vstupu do Citadely patří kostky síly a magie, tahle ne: { $die }.
error-path-takes = Tahle kostka sem nepatří: { $die }. Na cestu ({ $path }) se vejde { $slot } a kostek už tu leží { $dice }.
error-no-room-at-gate = Na cestě je míst { $spaces } a žeton zabírá { $token }. Tady leží kostek { $dice } a žetonů { $tokens }.
error-no-tokens-on-missions = K úkolu se dávají jen kostky: žádné pasti, žetony obrany ani lahvičky.
error-no-such-token = { $what ->
    [trap] Takovou past
    [defense] Žádný žeton obrany
    [potion] Žádný lektvar
   *[venom] Žádný jed
} na desce klanu nemáte.
error-finish-the-outing = Nejdřív dokončete tuto výpravu: { $path }. Možnosti: { $offered }.
error-ability-not-yours = { $source }: ve vašem klanu není.
error-ability-not-for-this = { $source }: tato schopnost se takto nepoužívá. Možnosti: { $offered }.
error-ability-used = { $source }: tuto schopnost jste v tomto kole už použili; každá funguje jednou za kolo.
error-ability-away = { $source } je na cestě: tato schopnost funguje jen doma.
error-ability-too-expensive = { $source }: kostka stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}, máte { $coins }.
error-ability-otherwise = { $source }: tato schopnost funguje jinak. Možnosti: { $offered }.
error-loot-not-yours = Tuto kořist nemáte: { $loot }.
error-loot-not-now = Tuto kořist teď použít nelze: { $loot }. Možnosti: { $offered }.
error-loot-brings-defense = V tomto scénáři nic nepřidává obranu: { $loot }.
error-nobody-for-hire = Není koho najmout: váš přebytek slávy je { $surplus }.
error-not-wounded = { $member }: žádné zranění k vyléčení.
error-heal-on-path = { $member } je na cestě: léčit lze jen ty, kdo jsou doma.
error-no-potion = Na desce klanu nemáte žádný lektvar.
error-land-not-yours = { $land }: tato říše vám nepatří.
error-land-not-settled = { $land }: tuto říši nikdo z vašich neosídlil.
error-land-used = { $land }: tuto říši jste v tomto kole už využili; jde to jednou za kolo.
error-land-empty = { $land }: tato říše teď nemá co dát.
error-land-dice = { $land }: potřeba je { $slot }. V zásobě máte: síla { $strength }, magie { $magic }, smlouvání { $haggle }.
error-land-settled-already = { $land }: tato říše už osídlená je ({ $member }).
error-rookies-do-not-settle = Zelenáči nemají příslušnost, a tak říše neosídlují.
error-chiefs-do-not-settle = { $member } je váš náčelník: náčelníci říše neosídlují.
error-settles-elsewhere = { $member } už jednu říši osídluje ({ $land }) a do jiné nepřejde.
error-wrong-affinity = { $member } a { $land } nemají stejnou příslušnost: { $affinity }.
error-gear-not-yours = Toto vybavení váš klan nemá: { $gear }.
error-gear-on-path = { $member } je na cestě: vybavení se předává jen mezi těmi, kdo jsou doma.
error-gear-there-already = { $member } už to nese: { $gear }.
error-gear-moved-already = { $member }: tuto kartu ({ $gear }) už v tomto tahu jednou měl nebo měla.
error-banned = { $monster }: proti této příšeře { $what ->
    [potion] lektvary
   *[venom] jedy
} nepomáhají.
error-no-venom-there = Na tomto členovi žádný jed neleží, nebo k tomuto hodu není. Možnosti: { $offered }.
error-loot-does-not-fit = Tato kořist se k hodu nehodí, nebo ji nemáte. Možnosti: { $offered }.
error-nothing-to-roll = Žádná taková kostka na hod nečeká. Možnosti: { $offered }.
error-no-potion-there = Na tomto členovi žádný lektvar neleží. Možnosti: { $offered }.
error-no-defense-there = Na této cestě žádný žeton obrany neleží. Možnosti: { $offered }.
error-so-much-magic = Tolik kostek magie ({ $number }) odhodit nelze: leží jich tam { $magic } a příšera hází { $dice ->
    [one] { $dice } kostkou
   *[other] { $dice } kostkami
}.
error-diverted-to-neighbours = Kostky se odvracejí na nejbližšího člena vlevo nebo vpravo. Možnosti: { $offered }.
error-so-many-flasks = Lahviček je { $flasks }: lektvarem může být žádná až všechny. Možnosti: { $offered }.
error-not-the-foremost = Může to být jen někdo s nejvyšší pověstí a při shodě s nejvyšší cenou. Možnosti: { $offered }.
error-loot-not-there = Tato kořist v nabídce neleží. Možnosti: { $offered }.

## Panely

panel-status = Stav hry
panel-town = Citadela
panel-outskirts = Okolí
panel-battle = Bitva
panel-clans = Klany
panel-own = Váš klan
panel-score = Body
phase-pool = příprava kostek
phase-deployment = rozmístění
phase-adventure = dobrodružství
phase-clean-up = úklid
status-round = Kolo { $round } ze { $rounds }, { $phase }. První hráč: { $first }.
status-round-alone = Kolo { $round } ze { $rounds }, { $phase }.
status-clan = Vy: kostky { $dice }, mince { $coins }, žold { $wages }, přebytek slávy { $surplus }.
status-watching = Díváte se.
town-dice = kostky: { $dice }
town-free = volno: { $n }
town-any = kolik kostek chcete
town-panic = zavřeno kvůli panice
town-haggle = poslední smlouvání { $n }
town-lodge = Pasti na prodej: { $things }.
town-tavern = K najmutí, zelenáčů { $rookies }:
town-market = Vybavení na prodej:
town-loot = Kořist: { $things }.
member-for-hire = { $member } ({ $affinity }): { $cost ->
    [one] { $cost } mince
    [few] { $cost } mince
   *[other] { $cost } mincí
}, pověst { $reputation }; { $dice } – { $ability }
no-affinity = bez příslušnosti
trap-for-sale = { $trap } za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}
gear-for-sale = { $gear } ({ $cost }): { $ability }
outskirts-land = Říše { $letter }: { $land } ({ $affinity }), dobytí od { $conquest }, sláva { $glory }. Výhoda: { $benefit }
land-benefit = { $place } → { $give }
outskirts-monster = { $monster } ({ $affinity }): útok { $attack }, polapení od { $capture } ({ $captured }), zabití od { $kill } ({ $killed }). { $ability }
outskirts-gate = Vstup do Citadely
outskirts-quiet = žádná příšera
path-free = { $path }: povinné { $need }{ $more ->
    [none] {""}
   *[other] , posily { $more }
}; výhoda: { $benefit }; sláva za smrt { $death }
path-gate = { $path }: libovolné kostky síly a magie a žetony; stráže: { $benefit }; sláva za smrt { $death }
path-taken-by = { $path }: { $member } ({ $seat }), kostky { $dice ->
    [none] žádné
   *[other] { $dice }
}, pasti { $traps }, obrana { $defense }, lektvary { $potions }, jedy { $venoms }{ $state ->
    [well] {""}
    [wounded] , zranění
   *[dead] , smrt
}
benefit-defense = obrana { $n }
benefit-reroll = { $n ->
    [one] { $n } přehoz
    [few] { $n } přehozy
   *[other] { $n } přehozů
}{" "}{ $colours ->
    [S] síly
    [M] magie
    [H] smlouvání
    [SM] síly nebo magie
   *[other] ({ $dice })
}
benefit-coins = { give-coins }
benefit-potion = { give-potion }
benefit-venom = { give-venom }
mission-a = Úkol s kostkami: { $dice }, od { $target }; odměna: { $reward }; postih: { $penalty }
mission-b = Úkol s placením: { $dice }, cena: { $cost }; vlevo: { $left }, vpravo: { $right }
give-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
give-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
give-trophies = { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
}
give-defense = { $n ->
    [one] { $n } žeton obrany
    [few] { $n } žetony obrany
   *[other] { $n } žetonů obrany
}
give-potion = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
give-venom = { $n ->
    [one] { $n } jed
    [few] { $n } jedy
   *[other] { $n } jedů
}
give-trap = { $n ->
    [one] { $n } past
    [few] { $n } pasti
   *[other] { $n } pastí
}
give-loot = { $n ->
    [one] { $n } kořist
    [few] { $n } kořisti
   *[other] { $n } kořistí
}
give-dice = kostky { $n }
give-free-hire = najmutí zdarma ({ $n })
give-free-equipment = vybavení zdarma ({ $n })
battle-attack = { $path }: součet { $total }; na polapení { $capture }, na zabití { $kill }; přehozů zbývá { $rerolls }.
battle-roll = { $path }: součet { $total }; přehozů zbývá { $rerolls }.
battle-suffered = Příšera utržila { $suffered }, říše { $conquest }.
conflict-reveal = Konflikt: rozhoduje se o žetonu { $token } ({ $path }).
conflict-trick = Konflikt: { $trick }, odkud: { $path }{ $target ->
    [none] {""}
   *[other] , proti: { $target }
}.
path-aims = odvrácené kostky: { $things }
aim = { $dice } na { $path }
clans-name = jméno
clans-points = body
clans-glory = sláva
clans-reputation = pověst
clans-coins = mince
clans-dice = kostky
clans-members = členové
clans-traps = pasti
clans-defense = obrana
clans-flasks = lektvary/jedy
clans-lands = říše
clans-loot = kořist
speak-clan = { $seat }: body { $points }, sláva { $glory }, pověst { $reputation }, mince { $coins }, kostky { $dice }, pasti { $traps }, obrana { $defense }, lektvary { $potions }, jedy { $venoms }. Členové: { $members }.
own-member = { $member } ({ $role ->
    [chief] náčelník
   *[other] člen
}{ $state ->
    [well] {""}
   *[wounded] , zranění
}): { $ability }{ $gear ->
    [none] {""}
   *[other] {" "}Nese: { $gear }.
}{ $path ->
    [none] {""}
   *[other] {" "}Cesta: { $path }.
}{ $settles ->
    [none] {""}
   *[other] {" "}Osídluje: { $settles }.
}
own-traps = Pasti ({ $n } z { $limit }): { $things }.
own-lands = Říše: { $things }.
own-loot = Kořist: { $things }.
own-trophies = Trofeje: { $things }.
own-land = { $land } ({ $settler ->
    [none] neosídlená
   *[other] { $settler }
})
score-glory = sláva
score-reputation = pověst
score-trophies = trofeje
score-affinities = příslušnosti
score-total = celkem
speak-score = { $seat }: sláva { $glory }, pověst { $reputation }, trofeje { $trophies }, příslušnosti { $affinities }, celkem { $total }.
panel-odds = Šance
odds-now = Jak to teď vypadá
odds-standing = Pokud příšera přežije { $n ->
    [one] jednoho bojovníka
    [few] { $n } bojovníky
   *[other] { $n } bojovníků
} vlevo
odds-battle = { $what }: smrt { $dead } %, zranění { $wounded } %, polapení { $capture } %, zabití { $kill } %.
odds-blow = { $what }: bez zranění { $unhurt } %, zranění { $wounded } %, smrt { $dead } %.
odds-gone = Pokud tu příšera v tu chvíli nebude: říše { $n } %.
odds-success = { $what }: úspěch { $kill } %.
odds-contest = { $what }: úspěch { $kill } %, odměna proti druhé cestě { $win } %.
odds-at-least = Přehozů je tolik, že jde o dolní odhad.
nothing = nic

# Krabice s výkladem
lexicon-members = Členové
lexicon-gear = Vybavení
lexicon-traps = Pasti
lexicon-monsters = Nestvůry
lexicon-lands = Území
lexicon-scenarios = Scénáře
