# Slova stránky: vstupní sál, stůl, přehrávání, pravidla a nastavení.

page-lobby = Vstupní sál
page-menu = Hlavní nabídka
page-close = Zavřít
page-loading = Okamžik …
page-no-connection = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
page-server-trouble = Server to nemohl provést (stav { $status }).
page-unofficial = Herna je neoficiální fanouškovské zpracování s vlastními texty a obrázky. Hry patří svým autorům a vydavatelům.
page-other-language = EN – přepnout do angličtiny

## Vstupní sál

page-welcome = Posaďte se, začínáme.
page-welcome-more = Deskové hry se všemi pravidly: proti botům, u jedné obrazovky nebo s přáteli na dálku. Bez instalace a bez účtu.
page-new-table = Nový stůl
page-first-time = Poprvé? S průvodcem
page-cover-players = { $players } { $n ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
page-length-eight_minute_empire = 15 minut
page-length-eight_minute_legends = 20 minut
page-length-andor = 1–2 hodiny
page-length-monster_lands = 2 hodiny
page-length-mage_knight = 2–4 hodiny
page-ask-name = Jak vám mají ostatní říkat?
page-keep-name = Zapamatovat
page-playing-as = Hrajete jako { $name }.
page-change-name = Změnit
page-scenarios-others = Pro jiný počet hráčů ({ $count })
page-join-clock = { $kind ->
    [move] { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    } na tah
    [pace] { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    } na tah
   *[none] Bez časového limitu
}
page-play = Hrát
page-games = Hry v herně
page-coming = Připravujeme
page-my-tables = Moje stoly
page-your-turn = Jste na tahu
page-waits-for = Čeká se na tah: { $seat }
page-table-over = Dohráno
page-forget-table = Odebrat ze seznamu
page-remove-table = Odebrat tento stůl ze seznamu?
page-remove-table-help = { $game }: místo vám zůstane. Stůl můžete kdykoli vrátit na konci seznamu.
page-keep-table = Nechat na seznamu
page-table-removed = { $game }: stůl už na seznamu není.
page-bring-back = Vrátit
page-tables-finished = { $count ->
    [one] Jedna dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
}
page-tables-removed = { $count ->
    [one] Jeden stůl odebraný ze seznamu
    [few] { $count } stoly odebrané ze seznamu
   *[other] { $count } stolů odebraných ze seznamu
}
page-move-number = tah { $n }
page-seat-kept = Vaše místo zůstává na seznamu vašich stolů ve vstupním sále.
page-seats-save = Uložit má místa do souboru
page-seats-open-file = Přinést má místa ze souboru
page-seats-file-help = Soubor přenese všechna vaše místa do jiného prohlížeče. Kdo ho má, může hrát za vás, proto si ho nechte pro sebe.
page-seats-taken = { $count ->
    [0] Ze souboru nebylo převzato žádné místo.
    [one] Místa u jednoho stolu jsou teď tady.
    [few] Místa u { $count } stolů jsou teď tady.
   *[other] Místa u { $count } stolů jsou teď tady.
}
page-seats-cut = { $count ->
    [0] Soubor je poškozený: jeden jeho řádek se nedá přečíst.
    [one] Soubor je neúplný: jeden stůl v něm chybí. Uložte ho ve druhém prohlížeči znovu.
    [few] Soubor je neúplný: { $count } stoly v něm chybí. Uložte ho ve druhém prohlížeči znovu.
   *[other] Soubor je neúplný: { $count } stolů v něm chybí. Uložte ho ve druhém prohlížeči znovu.
}
page-seats-foreign = Toto není soubor s místy. Uložte ho ve druhém prohlížeči tlačítkem „Uložit má místa do souboru“.
page-seats-newer = Tento soubor s místy uložila novější stránka, než je tato. Otevřete ho na serveru, který je aktuální.
page-seats-refused = Nepřevzato: stůl { $table }. { $why }
page-watch = Stoly, na které se můžete dívat
page-open-record = Pokračovat z uloženého záznamu
page-you = Nováček
page-guest = Host
page-bot-1 = Agáta
page-bot-2 = Bořek
page-bot-3 = Cecílie
page-bot-4 = Dominik
page-bot-5 = Edita
page-bot-6 = Felix
page-game-eight_minute_empire = Minutová říše
    .blurb = Malý svět, který ovládnete hrstkou karet.
page-game-eight_minute_legends = Minutová říše: Legendy
    .blurb = Ostrovy, dávné síly a podivní tvorové: boj o převahu s kartami, které vám zůstanou.
page-game-andor = Andor: Dobrodružné legendy
    .blurb = Hrdinové společně brání království, legendu za legendou.
page-game-monster_lands = Říše příšer
    .blurb = Vyšlete kostky, najměte družinu a vraťte se s příšerou.
page-game-mage_knight = Mage Knight
    .blurb = Objevujte, bojujte a sílte: dlouhá cesta pro jednoho i více hráčů.

## Nový stůl

page-surprise = Překvapte mě
page-lessons = { $count ->
        [one] Jedna lekce
        [few] { $count } krátké lekce
       *[other] { $count } krátkých lekcí
    }
page-scenarios = { $count ->
        [one] { $count } scénář
        [few] { $count } scénáře
       *[other] { $count } scénářů
    }
page-scenario-players = počet hráčů: { $counts }
page-group-size = { $count ->
        [one] { $count } volba
        [few] { $count } volby
       *[other] { $count } voleb
    }
page-option-limits = Od { $least } do { $most }.
page-option-not-numbers = Jen celá čísla oddělená čárkami, třeba 30, 12.
page-how-many = Počet hráčů
page-seats = Kdo kde sedí
page-seat-here = Člověk u této obrazovky
page-seat-guest = Host přes odkaz
page-level-random = Bot, který hraje náhodně
page-level-greedy = Bot, který vidí tah dopředu
page-level-general = Bot, který se neradí s plánovačem hry
page-level-beginner = Bot začátečník
page-level-easy = Lehký bot
page-level-fair = Slušný bot
page-level-strong = Silný bot
page-level-master = Mistrovský bot
page-seat-kind = Kdo sedí na místě { $n }
page-seat-name = Jméno pro místo { $n }
page-seats-shared = U obrazovky se vás střídá víc. Kdykoli je vidět něco tajného, obrazovka se zakryje, než ji převezme další.
page-seats-open = Pro každého hosta dostanete odkaz. Hra začne hned a počká, kdykoli bude na tahu host.
page-clock = Hodiny
page-clock-help = Když čas na tah vyprší, zahraje ho bot.
page-clock-none = Bez časového limitu
page-clock-move = Čas na tah
page-clock-pace = Hra na několik dní
page-clock-seconds = Sekund na tah
page-clock-hours = Hodin na tah
page-open-table = Otevřít stůl
page-join = Jste zváni
page-join-what = { $game }. U stolu: { $people }.
page-option-off = vypnuto
page-option-idle = Při ostatních vašich volbách nic nemění.
page-your-name = Vaše jméno
page-sit-down = Posadit se
page-no-table = Tento stůl tu není

## Stůl

page-table-menu = Stůl
page-players = Hráči
page-board = Herní plán
page-side = Akce a záznam
page-actions = Co můžete udělat
page-waiting = Nejste na tahu
page-step-back = Krok zpět
page-not-yet = Ještě ne
page-final = nedá se vzít zpět
page-hush = V tomto tahu se už neptat
page-hushed = { $count ->
    [one] { $count } věc, kterou mezitím můžete udělat
    [few] { $count } věci, které mezitím můžete udělat
   *[other] { $count } věcí, které mezitím můžete udělat
}
page-skip-to-actions = Přejít k akcím
page-sheet-fold = Sbalit akce
page-sheet-open = Rozbalit akce
page-bot-plays-for-you = Hraje za vás bot.
page-play-again-myself = Převzít hru zpět
page-seat-waits = Místo je zamluvené; bot může zaskočit za { $time }.
page-agree-bot = { $count ->
        [0] Ať hraje hned bot (musejí souhlasit všichni přítomní)
       *[other] Souhlasím, aby hned hrál bot ({ $count } z { $all })
    }
page-agreed-bot = S tím, aby hned hrál bot, souhlasí { $count } z { $all }.
page-bot-played = Hrál za vás bot:
page-patience = Když je někdo pryč, bot může zaskočit za
page-patience-minutes = { $n ->
        [1] 1 minutu
        [60] 1 hodinu
        [1440] 1 den
        [few] { $n } minuty
       *[other] { $n } minut
    }
page-devices = Má zařízení
page-devices-how = Vezměte si místo do telefonu nebo jiného prohlížeče. Odkaz platí jen jednou a deset minut; kdo ho otevře, hraje za vás, proto ho nikomu neukazujte.
page-device-this = Toto zařízení
page-device-first = Zařízení, na kterém místo vzniklo
page-device-withdraw = Odvolat
page-device-invite = Vzít toto místo na jiné zařízení
page-device-link = Otevřete na druhém zařízení, jednou a do deseti minut
page-device-share = Mé místo ve hře { $game }
page-bring-seat = Přenést místo sem
page-bring-seat-what = { $game }: vaše místo bude i na tomto zařízení. Odkaz se tím spotřebuje.
page-bring-seat-here = Přenést sem
page-having = Co máte
page-no-such-rule = Žádné pravidlo neobsahuje všechna tato slova: { $words }.
page-over = Hra skončila
page-looking-on = Díváte se
page-replay-first = Na začátek
page-replay-last = Na konec
page-replay-pace = Jak rychle jdou tahy
page-replay-slow = pomalu
page-replay-usual = normálně
page-replay-fast = rychle
page-replay-copy = Zkopírovat odkaz na tento tah
page-replay-copy-by-hand = Tato stránka nesmí do schránky: zkopírujte adresu nahoře, vede k tomuto tahu.
page-stage-first = Nejdřív se podívejte, co se stalo; pak se hraje dál.
page-stage-on = Pokračovat
page-since-your-move = Od vašeho posledního tahu:
page-away = Co se dělo, když jste tu nebyli
page-away-more = { $count ->
    [one] Předtím ještě jedna událost
    [few] Předtím ještě { $count } události
   *[other] Předtím ještě { $count } událostí
}
page-search-actions = Hledat mezi { $count } akcemi
page-search-nothing = Žádná z možných akcí tato slova neobsahuje.
page-move-hangs = Váš tah je na cestě. Server zatím neodpověděl.
page-move-unsent = Váš tah je uložený a odešle se, jakmile se spojení obnoví.
page-you-watch = Díváte se. Hrát může jen ten, kdo tu má místo.
page-watched = { $count ->
    [one] Někdo se dívá
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
page-in-words = Stůl slovy
page-undo = Zpět
page-undo-free = { $count ->
    [one] Můžete vzít zpět poslední tah
    [few] Můžete vzít zpět { $count } tahy
   *[other] Můžete vzít zpět { $count } tahů
}
page-undo-ask = Aby šel teď tah vzít zpět, musejí souhlasit ostatní
page-shuffle = Zamíchání
page-shuffle-fair = Jak se tato hra rozdá, si nikdo vybrat nemůže. Závazek zastupuje tajemství, které se vylosovalo před rozdáním; po hře se tajemství odkryje a každý si může ověřit, že z něj všechno plyne.
page-shuffle-seed = Kdo tento stůl založil, zvolil semínko, ze kterého se rozdává, a může vědět, co leží lícem dolů.
page-shuffle-record = Tento stůl pokračuje ze záznamu. Kdo záznam má, může vědět, co leží lícem dolů.
page-shuffle-commitment = Závazek:
page-shuffle-secret = Tajemství:
page-shuffle-word = { $seat }: přidané slovo „{ $word }“.
page-shuffle-no-word = { $seat }: bez přidaného slova.
page-shuffle-verify = Uložte hru a ověřte ji příkazem: herna verify SOUBOR
page-word-ask = { $seat }: přidejte do zamíchání vlastní slovo, jaké chcete. Rozdání pak nemohl předem znát nikdo, ani tento server.
page-word-add = Přidat
page-word-none = Bez slova
page-word-waiting = Rozdání čeká na slovo: { $names }.
page-new-hints = Rady povoleny: kdo chce, zeptá se bota, a všichni se to dozvědí
page-new-words = Rozdat, až každý přidá vlastní slovo
page-new-words-on = se slovem od každého
page-new-words-off = hned
page-new-words-help = Míchá se poctivě tak jako tak a po hře se to dá ověřit. Se slovem od každého z vás by rozdání nemohl předem znát ani server.
page-close-help = Chcete-li všichni hru ukončit nedohranou, uzavře se: odkryje se tajemství i všechno skryté a nikdo už netáhne.
page-close-game = Uzavřít hru nedohranou
page-close-not = Raději hrát dál
page-close-wished = { $names }: návrh uzavřít hru nedohranou. Uzavře se, až budou souhlasit všichni, pod „Zamíchání“.
page-undo-asked = { $seat } žádá o vrácení tahu.
page-undo-waiting = Ptáme se ostatních, zda můžete vzít tah zpět.
page-agree = Souhlasit
page-refuse = Odmítnout
page-open-clause = Pravidlo { $clause }
page-reconnecting = Spojení vypadlo, zkoušíme to znovu …
page-rename = Změnit své jméno
page-player = Hráč
page-points = Body
page-points-so-far = průběžné body
page-thinking = přemýšlí …
page-to-move = na tahu
page-seat-open = Čeká se na hosta
page-absent = Teď tu není.
page-let-bot = Nechat hrát bota
page-act-for = Hrát za: { $seat }
page-bot-stands-in = Zaskakuje bot.
page-seat-back = Vrátit místo
page-invite = Pozvat
page-invite-how = Každému hostovi pošlete jeden odkaz; kdo ho otevře, posadí se na to místo.
page-invite-seat = Odkaz pro místo { $n }
page-invite-watch = Odkaz pro diváky
page-invite-nobody = Tyto odkazy fungují jen na tomto počítači, protože Herna naslouchá jen tady. Spuštěná jako „herna serve --host 0.0.0.0“ bude pro celou vaši síť.
page-share = Sdílet
page-share-seat = Pojď si se mnou zahrát: { $game }
page-share-watch = Podívej se, jak hrajeme: { $game }
page-qr = QR kód
page-qr-how = Namiřte sem fotoaparát hostova telefonu.
page-qr-alt = QR kód odkazu { $link }
page-copy = Zkopírovat odkaz
page-copied = Zkopírováno
page-hand-over = Teď hraje { $seat }
page-hand-over-why = Co teď přijde, smí vidět jen jeden z vás. Předejte obrazovku a pak pokračujte.
page-hand-over-ready = Tady { $seat }
page-log = Záznam
page-chat = Rozhovor
page-unread = nepřečtených zpráv: { $count }
page-report = Nahlásit
page-reported = Nahlášeno
page-old-table = Tento stůl je z dřívějšího vydání
page-old-rules = Začalo se u něj hrát podle pravidel ve verzi { $rules }, zde je verze { $known }. Dá se číst a stáhnout, ale hrát se u něj dál nedá.
page-old-position = Jak hra stála
page-say-something = Napište něco
page-send = Odeslat
page-says = { $seat } píše: { $text }
page-score = Body
page-zoom = Velikost mapy
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-guide = Průvodce
page-guide-next = Rozumím
page-guide-leave = Opustit průvodce

page-keys = Klávesy
page-key-digits = provést jednu z prvních devíti akcí v seznamu
page-key-actions = přejít na seznam akcí
page-key-end = ukončit tah nebo fázi, kde hra takovou akci má
page-key-arrows = pohyb v seznamu
page-key-tab = projít vše, co se dá vybrat, i na plánu
page-key-enter = vybrat
page-key-escape = o krok zpět
page-key-undo = vzít zpět poslední tah
page-key-rules = otevřít pravidla
page-key-explain = vysvětlit vybranou kartu nebo figurku
page-key-zoom = zvětšit, zmenšit nebo ukázat celý plán, je-li vybraný; Shift a šipky ho posunou
page-key-lexicon = všechny karty, jednotky, žetony a místa s vysvětlením, kde jich hra má hodně
page-key-hint = co by tu udělal bot
page-key-why-not = co nabízeno není a proč
page-key-keys = tento seznam

## Po hře

page-rematch = Odveta
page-rematch-join = Jít k odvetě
page-end-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
page-end-you-won = { $alone ->
    [yes] Vítězství!
   *[no] { $n ->
        [one] Vítězství je vaše!
       *[other] Společné vítězství!
    }
}
page-end-you-lost = { $n ->
    [one] Tentokrát vítězí { $seats }.
   *[other] Tentokrát vítězí společně { $seats }.
}
page-end-won = { $n ->
    [one] Vítězí { $seats }.
   *[other] Společně vítězí { $seats }.
}
page-end-lost = Tentokrát to nevyšlo.
page-turning-points = Zlomové okamžiky
page-turn = { $seat }, { $others ->
    [yes] zvrat o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }:
   *[no] { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }:
}
page-turn-for-good = { $seat }, od té chvíle už vítěze nikdo nedohonil:
page-try-again = Zkusit to znovu
page-back-to-round = Zpět na začátek { $round }. kola
page-back-to-sunrise = Zpět k východu slunce { $day }. dne
page-my-games = Moje hry
page-my-games-help = Uloženo jen v tomto prohlížeči.
page-stat-game = Hra
page-stat-played = Odehráno
page-stat-won = Vyhráno
page-stat-share = { $won } z { $of }
page-stat-best = Nejvíc bodů
page-stat-last = Naposledy
page-forget-games = Smazat tuto statistiku
page-forget-games-sure = Opravdu smazat? Stiskněte znovu
page-download = Stáhnout záznam
page-chart = Body v průběhu hry
page-chart-words = Graf bodů v průběhu hry. Na konci: { $scores }.
page-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
page-replay = Přehrávání
page-replay-from-here = Podívat se na hru u tohoto tahu
page-replay-controls = Ovládání přehrávání
page-replay-back = O tah zpět
page-replay-on = O tah dál
page-replay-run = Spustit
page-replay-stop = Zastavit
page-replay-move = Tah
page-back-to-table = Zpět ke stolu
page-branch = Odbočit zde a hrát dál

## Pravidla

page-rules = Pravidla
page-lexicon = V krabici
page-hint = Co bys udělal ty?
page-hint-thinking = Moment, přemýšlím …
page-hint-ways = Co by udělal bot
page-hint-then = potom: { $actions }
page-hint-do = Zahrát
page-hint-told = Ostatní se dozvědí, že jste si řekli o radu.
page-hint-found = { $count ->
    [one] Jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}. Nejlepší: { $first }. { $reason }
page-analyse = Rozebrat hru
page-analysing = Znovu se prohlíží tah { $done } z { $whole } …
page-analysis = Rozbor
page-analysis-chance = Vyhlídky na vítězství po každém tahu podle toho, co kdo věděl
page-analysis-worth = Cena postavení po každém tahu, v bodech
page-analysis-chart-words = Na konci: { $ends }.
page-analysis-lost = Tah { $ply }, { $seat }: ztráta { $lost }.
page-analysis-better = Lepší: { $actions }
page-analysis-nothing = Nenašel se tah, který by byl zřetelně lepší.
page-analysis-luck = Štěstí při tažení a hodech, odděleně od rozhodnutí
page-analysis-who = Rozbor vidí všichni u tohoto stolu a každý, kdo má jeho odkaz. Posuzuje se z toho, co kdo věděl; lepší je to, co by zahrál slušný bot.
page-why-not = Proč ne …?
page-search-things = Hledat
page-nothing-found = Těmto slovům tu nic neodpovídá.
page-nothing-barred = Vše, čím lze na tuto otázku odpovědět, je v nabídce.
page-panels = Stůl slovy, list po listu
page-more-rules = Víc v pravidlech: { $clauses }
page-search-rules = Hledat v pravidlech
page-house-ruling = náš výklad
page-inferred-ruling = plyne z pravidel

## Nastavení

page-settings = Nastavení
page-settings-kept = Nastavení zůstává jen v tomto prohlížeči.
page-setting-language = Jazyk
page-setting-language-en = English
page-setting-language-cs = Čeština
page-setting-theme = Světlo
page-setting-theme-auto = Jako v tomto zařízení
page-setting-theme-light = Denní světlo
page-setting-theme-dark = Při lampě
page-setting-motion = Pohyb
page-setting-motion-auto = Jako v tomto zařízení
page-setting-motion-full = Ukazovat tahy v pohybu
page-setting-motion-none = Nic se nehýbe
page-setting-pace = Tempo tahů ostatních
page-setting-pace-instant = Hned
page-setting-pace-quick = Svižné
page-setting-pace-calm = Klidné
page-setting-text = Text
page-setting-large = Větší písmo
page-setting-notices = Upozornění
page-setting-notices-turn = Upozornit mě, že jsem na tahu, když se zrovna dívám jinam
page-setting-notices-blocked = Prohlížeč této stránce nedovoluje zobrazovat upozornění. Povolit je můžete v nastavení prohlížeče pro tento web.
