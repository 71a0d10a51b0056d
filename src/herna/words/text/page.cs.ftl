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
page-play-now = { $game }: hrát hned proti botům
page-play-guided = První hra s průvodcem
page-play-guided-game = První hra s průvodcem: { $game }
page-new-table-game = Nový stůl: { $game }
page-new-table = Nový stůl
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
    [one] Soubor je uříznutý: jeden stůl chybí. Uložte ho ve druhém prohlížeči znovu.
    [few] Soubor je uříznutý: { $count } stoly chybí. Uložte ho ve druhém prohlížeči znovu.
   *[other] Soubor je uříznutý: { $count } stolů chybí. Uložte ho ve druhém prohlížeči znovu.
}
page-seats-foreign = Toto není soubor s místy. Uložte ho ve druhém prohlížeči tlačítkem „Uložit má místa do souboru“.
page-seats-newer = Tento soubor s místy uložila novější stránka, než je tato. Otevřete ho na serveru, který je aktuální.
page-seats-refused = Nepřevzato: stůl { $table }. { $why }
page-watch = Stoly, u kterých se dá dívat
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
page-level-search = Bot, který přemýšlí
page-level-easy = Lehký bot
page-level-medium = Střední bot
page-level-hard = Těžký bot
page-seat-kind = Kdo sedí na místě { $n }
page-seat-name = Jméno pro místo { $n }
page-seats-shared = U obrazovky se vás střídá víc. Kdykoli je vidět něco tajného, obrazovka se zakryje, než ji převezme další.
page-seats-open = Pro každého hosta dostanete odkaz. Hra začne hned a počká, kdykoli bude na tahu host.
page-clock = Hodiny
page-clock-help = Když čas na tah vyprší, zahraje ho bot.
page-clock-none = Bez hodin
page-clock-move = Čas na tah
page-clock-pace = Hra na několik dní
page-clock-seconds = Sekund na tah
page-clock-hours = Hodin na tah
page-open-table = Otevřít stůl
page-join = Jste zváni
page-join-what = { $game }. U stolu: { $people }.
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
page-skip-to-actions = Přejít k akcím
page-sheet-fold = Složit akce
page-sheet-open = Ukázat akce
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
page-undo-asked = { $seat } žádá o vrácení tahu.
page-undo-waiting = Ptáme se ostatních, zda můžete vzít tah zpět.
page-agree = Souhlasit
page-refuse = Odmítnout
page-open-clause = Pravidlo { $clause }
page-reconnecting = Spojení vypadlo, zkoušíme to znovu …
page-rename = Změnit své jméno
page-player = Hráč
page-points = Body
page-points-so-far = bodů zatím
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
page-hand-over-why = Další pohled je jen pro jedny oči. Předejte obrazovku a pak pokračujte.
page-hand-over-ready = Tady { $seat }
page-log = Záznam
page-chat = Rozhovor
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
page-key-arrows = pohyb v seznamu
page-key-tab = projít vše, co se dá vybrat, i na plánu
page-key-enter = vybrat
page-key-escape = o krok zpět
page-key-undo = vzít zpět poslední tah
page-key-rules = otevřít pravidla
page-key-explain = vysvětlit vybranou kartu nebo figurku
page-key-zoom = zvětšit, zmenšit nebo ukázat celý plán, je-li vybraný
page-key-lexicon = všechny karty, jednotky, žetony a místa s vysvětlením, kde jich hra má hodně
page-key-why-not = co nabízeno není a proč
page-key-keys = tento seznam

## Po hře

page-rematch = Odveta
page-rematch-join = Jít k odvetě
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
page-why-not = Proč ne …?
page-search-things = Hledat
page-nothing-found = Tahle slova tu nic nemá.
page-nothing-barred = Vše, čím lze na tuto otázku odpovědět, je v nabídce.
page-panels = Stůl slovy, list po listu
page-search-rules = Hledat v pravidlech
page-house-ruling = domácí výklad
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
