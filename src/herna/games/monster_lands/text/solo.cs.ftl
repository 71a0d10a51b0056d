# Sólová hra: Sam, scénáře, hodnocení, kampaň.

option-group-alone = Sólová hra
option-scenario = Scénář
option-scenario-help = Pro jednoho hráče: co je cílem a jaká zvláštní pravidla platí.
option-scenario-none = Více klanů
option-scenario-ordinary-work = 1 Normální práce
option-scenario-gold-digger = 2 Zlatokop
option-scenario-sortie = 3 Výpad
option-scenario-travelling-light = 4 Nalehko
option-scenario-full-kit = 5 Plná polní
option-scenario-raid = 6 Přepadení
option-scenario-variety = 7 Rozličnost
option-scenario-sly-sam = 8 Lstivý Sam
option-scenario-clear-mission = 9 Úkol zněl jasně
option-scenario-doom = 10 Zkáza
option-scenario-none-help = Klany proti sobě, na body; nejvýš šest kol. Hodina až dvě.
option-scenario-ordinary-work-help = Na body a bez zvláštních překážek. Asi hodina; na začátek.
option-scenario-gold-digger-help = Pralesní klan sbírá mince; počítá se, co má na konci v měšci. Asi hodina; snadné.
option-scenario-sortie-help = Jen tři kola, zato s mincemi a žetony obrany do začátku. Půl hodiny; středně těžké.
option-scenario-travelling-light-help = Vodní klan bez jakékoli obrany: žádná zbrojnice, žetony ani schopnosti, které chrání. Asi hodina; těžké.
option-scenario-full-kit-help = Na konci je deska klanu plná a nechybí žádný druh vybavení ani příslušnost členů. Asi hodina; těžké.
option-scenario-raid-help = U vstupu do Citadely stojí příšera od začátku a další přijde, kdykoli je vstup volný. Asi hodina; těžké.
option-scenario-variety-help = Sejdou se členové všech příslušností; runda piva je levná. Asi hodina; středně těžké.
option-scenario-sly-sam-help = Sam přikládá ke svým žetonům lsti: krade kostky a odvrací příšery. Asi hodina; těžké.
option-scenario-clear-mission-help = Vedle bodů se počítají splněné úkoly a Sam po nich jde také. Asi hodina; těžké.
option-scenario-doom-help = Kostky příšer, které minou, se házejí ještě jednou a jedna příšera stojí u vstupu od začátku. Asi hodina; nejtěžší ze všech.
option-campaign = Kampaň
option-campaign-help = Pro jednoho hráče: od prvního scénáře k vítězství, nebo k porážce. Hodnocení každé hry určí, která bude další a jak bude těžká.

scenario-ordinary-work = Normální práce
scenario-gold-digger = Zlatokop
scenario-sortie = Výpad
scenario-travelling-light = Nalehko
scenario-full-kit = Plná polní
scenario-raid = Přepadení
scenario-variety = Rozličnost
scenario-sly-sam = Lstivý Sam
scenario-clear-mission = Úkol zněl jasně
scenario-doom = Zkáza
scenario-rules-ordinary-work = Bez zvláštních pravidel: co nejvíce bodů.
scenario-rules-gold-digger = Co nejvíce mincí. K najmutí jsou jen žoldáci s kostkou smlouvání; vedete pralesní klan.
scenario-rules-sortie = Jen 3 kola. Začínáte se 3 žetony obrany a 12 mincemi.
scenario-rules-travelling-light = Zbrojnice je zavřená a nic nepřidává obranu: schopnosti, cesty, stráže ani žetony. Lektvary fungují. Vedete vodní klan.
scenario-rules-full-kit = Skončete s plnými sáčky, s vybavením každého druhu a se členem každé příslušnosti.
scenario-rules-raid = Příšera úrovně A stojí u vstupu do Citadely od začátku a další přijde v každém kole, kdy je vstup volný.
scenario-rules-variety = Počítají se členové všech příslušností. Runda piva stojí 1 minci.
scenario-rules-sly-sam = Ke každému, koho Sam vyšle do říše, položí dvě lsti nebo skryté pasti; platí pravidla lstí.
scenario-rules-clear-mission = Počítají se úkoly a body. V Okolí jde Sam na úkol s kostkami při žluté 3 a 4, na úkol s placením při 5 a 6.
scenario-rules-doom = Příšery jednou přehodí každou kostku, která mine. Příšera úrovně A stojí u vstupu do Citadely od začátku. Ne na snadnou obtížnost.
level-easy = snadná
level-normal = normální
level-hard = těžká
level-deadly = smrtící
rating-bungler = Nemehlo
rating-apprentice = Učeň
rating-veteran = Veterán
rating-hero = Hrdina
thing-scenario = { $name }
thing-level = { $name }
thing-rating = { $name }
member-sam = Sam

action-go-on = Pokračovat další hrou
prompt-next-game = Hra skončila. Další: { $scenario } ({ $level }).

event-sam-found-no-place = Sam hází: červená { $red }, žlutá { $yellow }. Tam není místo, hází znovu.
event-sam-idle = Sam nemá kam jít.
event-sam-placed = Sam hází: červená { $red }, žlutá { $yellow } – { $building }: { $die }.
event-sam-removed-trap = Sam odstraňuje žeton ({ $trap }).
event-sam-removed-member = Sam posílá pryč: { $member }.
event-sam-removed-gear = Sam odstraňuje: { $gear }.
event-sam-sent = Sam hází: červená { $red }, žlutá { $yellow } a obsazuje: { $path }.
event-sam-took-mission = Úkol patří Samovi ({ $path }); nikdo na něj nehází.
event-sam-removed-monster = Sam bez hodu poráží příšeru ({ $monster }, { $path }).
event-sam-removed-land = Sam bere říši { $land } ({ $path }).
event-sam-revealed = Sam odhaluje ({ $path }) – { $trap }.
event-sam-aimed = Sam ({ $path }) – { $trap }, proti: { $target }.
event-sam-stole = Sam ({ $path }) krade z cesty { $target }: { $die }.
event-sam-diverted = Sam odvrací { $dice ->
    [one] { $dice } kostku příšery
    [few] { $dice } kostky příšery
   *[other] { $dice } kostek příšery
} ({ $path }).
event-dice-lost-on-sam = Sam si ničeho nevšiml ({ $path }): { $dice ->
    [one] kostka přišla nazmar
   *[other] kostky přišly nazmar
}.
event-misses-rolled-again = Příšera přehazuje kostky, které minuly: { $dice }.
event-scenario-rated = { $scenario } ({ $level }): { $seat } – { $rating }, bodů { $points }.
event-campaign-goes-on = { $number }. hra kampaně: { $scenario } ({ $level }).
event-campaign-ended = Kampaň skončila { $outcome ->
    [won] vítězstvím
   *[lost] porážkou
}, her: { $games }.

error-scenario-is-for-one = Scénáře jsou pro jednoho hráče a jeden hráč vždy některý hraje. Hráčů: { $players }.
error-campaign-is-for-one = Kampaň je pro jednoho hráče, hráčů je tu { $players }.
error-gift-needs-two = Královnin dar je pro dva až čtyři hráče.
error-level-too-low = { $scenario }: tento scénář nelze hrát na tuto obtížnost. Možnosti: { $level }.
error-campaign-begins = Kampaň začíná prvním scénářem: { $scenario }. Jiný neuvádějte.
error-clan-not-allowed = Vést můžete: { $clan }.
error-building-closed = { $building }: v tomto scénáři zavřeno.

panel-solo = Sólová hra se Samem
solo-scenario = Scénář { $number }: { $scenario } ({ $level }). { $rules }
solo-rating = Jak to teď vypadá: { $rating }.
solo-needs = { $rating }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}: { $things }
solo-sam = Samovi { $tokens ->
    [one] zbývá { $tokens } žeton
    [few] zbývají { $tokens } žetony
   *[other] zbývá { $tokens } žetonů
}{ $red ->
    [none] .
   *[other] . Jeho poslední tah: červená { $red }, žlutá { $yellow } – { $where }{ $things ->
    [none] .
   *[other] ; pryč: { $things }.
}
}
solo-tricks = Žetonů v Samově hromádce: { $n }.
status-rating = { $rating }{ $next ->
    [none] {""}
   *[other] {" "}→ { $next }
}.
need-points = body { $have } z { $need }
need-coins = mince { $have } z { $need }
need-missions = úkoly { $have } z { $need }
need-defense = obrana { $have } z { $need }
need-traps = pasti { $have } z { $need }
need-potions = lektvary { $have } z { $need }
need-venoms = jedy { $have } z { $need }
need-equipment = druhy vybavení { $have } ze { $need }
need-affinities = příslušnosti { $have } ze { $need }
need-spread = členové podle příslušnosti { $have }, potřeba { $need }
campaign-open = Kampaň: { $number }. hra.
campaign-won = Kampaň je vyhraná. Her: { $number }.
campaign-lost = Kampaň je prohraná. Her: { $number }.
campaign-game = { $number }. { $scenario } ({ $level }): { $rating }, bodů { $points }
campaign-next = Další: { $scenario } ({ $level }).
town-closed = v tomto scénáři zavřeno
path-sam = { $path }: obsazuje Sam{ $tokens ->
    [0] {""}
   *[other] , žetony: { $things }
}{ $dice ->
    [none] {""}
   *[other] , kostky { $dice }
}
