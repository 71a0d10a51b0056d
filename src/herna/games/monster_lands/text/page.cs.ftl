# Co říká jen stránka: panely, karty, bitvy a vysvětlivky.

## Stůl

panel-table = Stůl hry Říše příšer
leaves = Co leží na stole
track-rounds = Kola
track-round = Kolo { $n }, útočných kostek navíc: { $dice }
track-phases = Fáze kola
track-first = začíná kolo
clans-title = Čtyři klany k vedení
clans-led = Vede { $seat }

## Citadela

town-lodge-title = Pasti na prodej
town-tavern-title = K najmutí
town-market-title = Vybavení na prodej
town-loot-title = Kořist
town-pawn = za každou kostku
town-last = poslední { $n }
town-space = { $building }, místo { $n }, přinese { $gives }{ $die ->
    [none] {""}
   *[other] , obsazeno: { $die }
}
note-discount = sleva { $n }

## Okolí

outskirts-place = Říše { $letter }
mission-rolled-title = Úkol: hod
mission-paid-title = Úkol: platba
place-mission = úkol
gate-upper = horní
gate-lower = dolní

## Bitvy

battle-title = Bitva: { $monster }
battle-so-far = utrpěno { $n }
battle-dice = Kostky na cestě
battle-cancelled = odvráceno { $n }
battle-wounded = zranění
battle-dead = smrt
battle-rerolls = { $n ->
    [one] zbývá { $n } přehoz
    [few] zbývají { $n } přehozy
   *[other] zbývá { $n } přehozů
}
goal-of = z { $wanted }

## Desky klanů

side-passed = už nehraje
side-pouches = Mince, žold a vaky
side-wages = žold, který je třeba dnes vyplatit
side-defense = žetony obrany: { $n } z { $limit }
side-potion = lektvary: { $n } z { $limit }
side-venom = jedy: { $n } z { $limit }
side-traps = Pasti: { $n } z { $limit }
side-pool = { $n ->
    [one] { $n } kostka v zásobě
    [few] { $n } kostky v zásobě
   *[other] { $n } kostek v zásobě
}
side-glory = Pověst { $reputation }, sláva { $glory }, přebytek { $surplus }
side-trophy = Trofej – { $monster }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
pouch-defense = Žetony obrany
pouch-potion = Lektvary
pouch-venom = Jedy
speak-wages = { $seat }: žold { $wages }, přebytek slávy { $surplus }.
speak-pool = { $seat } má kostky: { $dice }.

## Konec kola a hry

evening-title = Konec { $n }. kola
evening-wages = Žold
evening-nobody = Není komu platit.
evening-gate = U vstupu do Citadely
evening-quiet = Všude je klid.
evening-first = { $n }. kolo začíná { $seat }
evening-on = Další kolo
score-ties = Při shodě:
score-chief = pověst náčelníka

## Vysvětlivky

role-chief = náčelník
role-basic = základní žoldák
role-mercenary = žoldák
role-rookie = zelenáč
gear-type-weapon = zbraň
gear-type-outfit = výstroj
gear-type-spell = kouzlo
help-member = { $role }, { $affinity }. Stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}, pověst { $reputation }. Kostky každé kolo: { $dice }.
help-gear = { $type }, stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}.
help-cost = { $n ->
    [0] Koupit se nedá.
    [one] Stojí { $n } minci.
    [few] Stojí { $n } mince.
   *[other] Stojí { $n } mincí.
}
help-monster = { $affinity }. Útočné kostky na kartě: { $attack }. Polapení od { $capture }: { $captured }. Zabití od { $kill }: { $killed }.
help-land = { $affinity }. Dobytí od { $conquest }: sláva { $glory }. Po osídlení jednou za kolo: { $place } → { $give }.
help-haggle = Poslední kostka smlouvání ukazuje { $n }: nižší se k ní přičte.
help-glory = Sláva, pověst a přebytek mezi nimi
help-band = { $up ->
    [0] Nad to: kostky { $dice }; žold { $wages } za člena
   *[other] Sláva do { $up }: kostky { $dice }; žold { $wages } za člena
}
help-signs = { $affinity }: znaky { $n }, body { $points }
ours-house = Z naší dílny: { $fields }.
ours-inferred = V pravidlech to vytištěno není, plyne to z nich: { $fields }.
ours-mission = Čísla úkolů jsou z naší dílny.
ours-tile = Kostky a výhody cest jsou většinou z naší dílny.
field-cost = cena
field-reputation = pověst
field-dice = kostky
field-affinity = příslušnost
field-role = role
field-ability = schopnost
field-outskirts = kde působí
field-level = úroveň
field-attack = útok
field-capture = hodnota polapení
field-kill = hodnota zabití
field-captured = odměna za polapení
field-killed = odměna za zabití
field-conquest = hodnota dobytí
field-glory = sláva
field-place = kostky k výhodě
field-give = výhoda
field-type = druh
field-effect = účinek
field-group = skupina

## Šance

panel-outing = Výprava
odds-title-mission = Úkol
odds-title-win = Odměna proti druhé cestě
odds-title-life = Co se stane s vyslaným
odds-title-ends = Co se stane s příšerou
odds-unhurt = bez zranění
odds-wounded = zranění
odds-dead = smrt
odds-capture = polapení
odds-kill = zabití
odds-fail = nic
odds-note = { $what } { $n } %
odds-mission = úspěch
odds-win = odměna
odds-land = říše
odds-when-gone = Pokud tu příšera v tu chvíli nebude

## Sólová hra

solo-asked = Co ještě které hodnocení potřebuje
solo-all = Všechna hodnocení
solo-reached = splněno
sam-tokens = { $n ->
    [one] zbývá { $n } žeton
    [few] zbývají { $n } žetony
   *[other] zbývá { $n } žetonů
}
sam-last = Jeho poslední tah: červená { $red }, žlutá { $yellow }
sam-gone = pryč:
campaign-button = Kampaň: { $n }. hra
campaign-now = právě se hraje
campaign-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
rated-title = Vaše hodnocení
rated-on = Pokračovat

## Konflikt

panel-conflict = Konflikt
conflict-title = Konflikt před bitvou
conflict-token = { $n }. žeton: { $trap }
conflict-face-down = lícem dolů
conflict-stolen = ukradeno
conflict-diverts = Kostky k odvrácení ({ $path }): { $dice }
conflict-asked-reveal = { $seat } rozhoduje: žeton odhalit, nebo nechat ležet?
conflict-asked-aim = { $seat } vybírá souseda.
conflict-asked-cancel = { $seat } může lest zrušit žetonem obrany.
conflict-asked-steal = { $seat } krade kostky.
conflict-defense = Žetony obrany na cestě: { $n }
outing-back = Zpět, zvolit jinak
clan-more = Více o klanu ({ $seat })
clan-less = Méně o klanu ({ $seat })
