# Stůl v terminálu: místa, uložené hry, obrazovky a klávesy.

tui-file-missing = soubor { $file } neexistuje: zkontrolujte jméno
tui-folder-missing = složka { $folder } neexistuje: vyberte jinou
tui-file-denied = { $file } nejde otevřít nebo zapsat: vyberte jiný soubor, nebo si vyžádejte práva
tui-file-folder = { $file } je složka: pojmenujte soubor v ní
tui-file-odd = { $file } není obyčejný soubor: vyberte uloženou hru
tui-file-full = { $file } nejde zapsat, disk je plný: uvolněte místo, nebo vyberte jiný disk
tui-file-long-name = jméno { $file } je moc dlouhé: vyberte kratší
tui-file-large = { $file } má víc než { $megabytes } MB, tolik nemá žádná uložená hra: vyberte jiný soubor
tui-file-other = { $file } nejde použít: { $why }
tui-file-no-name = soubor potřebuje jméno
tui-save-bad = { $file } není uložená hra, ve které by šlo pokračovat: { $why }
tui-save-cut = { $file }: { $why } Poslední dobrý tah: { $move }. Pokračovat od něj můžete takto: { $command }
tui-save-no-such-move = { $file } nemá tah { $move }: { $moves ->
        [0] nemá žádný tah, správně je --to 0
        [one] má jeden tah, správně je --to 0 nebo --to 1
        [few] má { $moves } tahy, správně je --to 0 až --to { $moves }
       *[other] má { $moves } tahů, správně je --to 0 až --to { $moves }
    }

tui-seat-budget = { $why }
tui-seat-nearly = „{ $word }“ nikde nesedí: nemělo to být { $near }? Na místě může sedět { $known }, nebo člověk podle jména
tui-seat-name = „{ $word }“ je na jméno moc dlouhé: nejvýš { $longest } písmen
tui-name-person = Hráč { $number }
tui-name-bot = Bot { $number }
tui-name-bot-level = Bot { $number } ({ $level })
tui-level-random = náhodný
tui-level-greedy = hltavý
tui-level-general = obecný
tui-level-beginner = začátečník
tui-level-easy = lehký
tui-level-fair = slušný
tui-level-strong = silný
tui-level-master = mistr
tui-kind-human = člověk
# Vlastní bot, který zlobí, hru nezastaví.
tui-bot-at-random = { $what } Místo toho se udělá něco náhodného.
tui-kind-bot = bot: { $level }

# Stůl
tui-title = Herna · { $title } · tah { $move } · { dealt }
tui-log = Záznam
tui-log-shuffle = Závazek k zamíchání: { $commitment }
tui-log-secret = Jeho tajemství: { $secret }. Uložte hru a ověřte ji příkazem: herna verify SOUBOR
tui-choices = Co dál
tui-choices-source = S čím?
tui-choices-target = Kam? (Esc: zpět)
tui-choices-inside = { $kind } · Esc: zpět
tui-choice-group = { $kind } … ({ $count })
tui-choice-source = { $thing } → … ({ $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    })
tui-search-hint = pár písmen, nebo celý tah
tui-search-inside = číslo nebo pár písmen
tui-key-other = Další hrdina
tui-key-undo = Zpět
tui-key-save = Uložit
tui-key-rules = Pravidla
tui-key-explain = Věci
tui-key-why-not = Proč ne
tui-key-hint = Rada
tui-key-solve = Řešení
tui-solve-do = Udělat první krok: { $action }
tui-solve-first = Zeptat se znovu, nejdůležitější: { $aim }
tui-solve-stale = U stolu se mezitím hrálo dál: odpověď už neplatí. Zeptejte se znovu.
tui-hint-title = Co by tu udělal bot
tui-hint-then = potom: { $actions }
tui-hint-thinking = Moment, přemýšlím …
tui-hint-nothing = Teď není z čeho vybírat.
tui-hint-off = Hraje tu víc lidí. Rady jsou pak vypnuté, leda by se hra spustila příkazem herna play --hints.
tui-key-search = Najít
tui-key-turn = List
tui-key-zoom = Celé
tui-key-speak = Slovy
tui-key-draw = Kreslit
tui-key-language = English
tui-key-help = Pomoc
tui-key-leave = Konec
tui-hand-over = Teď se dívá jen { $name }.
tui-hand-over-key = Nikdo jiný nekouká? Stiskněte Enter.

tui-end-again = Hrát znovu se stejnými lidmi
tui-end-analyse = Rozebrat hru: vyhlídky, zlomy, štěstí
tui-analysing = Znovu se prohlíží tah { $done } z { $whole } …
tui-analysis-title = Rozbor
tui-end-menu = Vybrat jinou hru
tui-end-save = Uložit tuto hru
tui-end-leave = Odejít

tui-save-question = Uložit hru jako
tui-save-hint = Enter uloží, Escape vrátí zpět
tui-saved = Uloženo do { $file }
tui-replace = { $file } už existuje. Nahradit?
tui-replace-yes = ano, nahradit
tui-replace-no = ne, nechat být
tui-leave = Odejít od stolu?
tui-leave-save = uložit hru a odejít
tui-leave-leave = odejít (ke hře se vrátíte příkazem herna play --resume)
tui-leave-menu = zpět do nabídky
tui-leave-back = zůstat
tui-goodbye = Rozehraná hra je uložená; vrátíte se k ní příkazem herna play --resume

tui-rules-title = Pravidla: { $title }
tui-rules-search = hledejte psaním; šipky posouvají, Escape zavře
tui-rules-nothing = Žádný odstavec tato slova neobsahuje.
tui-lexicon-title = Všechno ve hře { $title }
tui-closed-title = Proč ne?
tui-closed-nothing = Vše, čím lze na tuto otázku odpovědět, je v nabídce.
tui-closed-one = { $what } – teď ne: { $why }
tui-nothing-fits = Nic z toho, co smíte udělat, neobsahuje „{ $what }“.{ $told ->
    [yes] {" "}Klávesa w ukáže, co nabízeno není a proč.
   *[no] {""}
}
tui-help-title = Nápověda
tui-help =
    Seznam ukazuje všechno, co teď smíte udělat. Stiskněte klávesu před řádkem, klepněte na něj, nebo použijte šipky a Enter. Když je možností hodně, vybírá se nejdřív odkud (čím) a pak kam; Escape vrací o krok zpět.

    /     hledat: napište pár písmen nebo číslo z řádku; Enter vezme první
          napište tah (march A4 A6) a dozvíte se, proč nejde
    u     vlastní tah zpět, dokud se nikdo nedozvěděl nic nového
    s     uložit pod jménem (každý tah se ukládá tak jako tak)
    r     pravidla, otevřená tam, kde jsou třeba; hledá se psaním
    x     všechny karty, jednotky, dovednosti, žetony a místa s vysvětlením
    h     co by tu udělal bot a proč; číslem se to rovnou zahraje
    w     co teď nabízeno není a proč
          (obojí u her, kde je co vysvětlovat)
    Tab   další list: karty, hráči, záznam …
    +     hraje-li se společně: jednat za dalšího svého hrdinu, i mimo tah
    z     samotný plán přes celé okno
    v     věty místo kreseb, k poslouchání
    l     česky, nebo anglicky
    q     odejít; ke hře se vrátíte příkazem herna play --resume

    U stolu na serveru (herna play --at) řekne s něco všem a u se zeptá ostatních, když už hráli dál.

    Shift a šipky, nebo kolečko myši, posouvají plán v okně; Ctrl a šipky list vedle něj.

# Nabídka
tui-menu-title = Herna
tui-menu-heading = Co si zahrajeme?
tui-menu-keys = ↑↓ řádek   ←→ změnit   Enter potvrdit   l English   ? pomoc   q odejít
tui-menu-start = Hrát!
tui-menu-start-help = Rozdá hru nastavenou níže.
tui-menu-resume = Pokračovat v poslední hře
tui-menu-resume-help = Každá hra se ukládá po každém tahu.
tui-menu-game = Hra
tui-menu-players = Počet hráčů
tui-menu-players-help = Lidé a boti dohromady.
tui-menu-seat = Místo { $number }
tui-menu-seat-help = Víc lidí hraje střídavě u této obrazovky; je-li ve hře něco tajného, při předávání se obrazovka zakryje.
tui-menu-load = Načíst uloženou hru …
tui-menu-load-help = Soubor s příponou .herna
tui-menu-leave = Odejít
tui-load-question = Kterou uloženou hru?
tui-load-hint = Jméno souboru; Enter načte, Escape vrátí zpět
tui-numbers-hint = { $most ->
        [none] Například 30,12,41; bez čísel nic
       *[other] Čísla od { $least } do { $most } oddělená čárkami; bez čísel nic
    }
tui-things-hint = Cokoli z tohoto, oddělené čárkami: { $things }; bez výběru nic
tui-none = nic

# Místo u stolu na serveru
tui-at-title = Herna · { $title } · tah { $move } · na serveru
tui-at-title-lost = Herna · { $title } · tah { $move } · bez spojení, zkouší se znovu …
tui-at-lost = Spojení se přerušilo. Obnoví se samo; nic z toho, co se odehrálo, se neztratí.
tui-at-back = Spojení je zpět.
tui-at-address = „{ $address }“ není odkaz na místo u stolu. Vložte pozvánku tak, jak ji ukazuje stránka: http://…/#/join/…
tui-at-away = Na adrese { $server } nikdo neodpovídá. Je správná a běží tam server?
tui-at-no-herna = { $server } odpovídá, ale ne jako Herna.
tui-at-rules = U toho stolu se hraje { $game } podle pravidel verze { $there }; tady je verze { $here }. Obě strany potřebují stejné vydání Herny.
tui-at-unreadable = Server říká něco, čemu toto vydání Herny nerozumí. Obě strany potřebují stejné vydání.
tui-at-undo-asked = Ostatní se teď vyjádří, jestli souhlasí.
tui-at-undo-question = { $name } chce vzít zpět { $moves ->
        [one] tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }. Souhlasíte?
tui-at-undo-yes = ano, vzít zpět
tui-at-undo-no = ne, platí to
tui-at-word = Přidejte k míchání vlastní slovo
tui-at-word-hint = Enter ho přidá; prázdné: nepřidáte žádné
tui-at-say = Říct všem u stolu
tui-at-say-hint = Enter to řekne, Escape vrátí zpět
tui-at-leave = odejít (místo vám zůstane)
tui-at-goodbye = Místo vám zůstává; vrátíte se k němu takto: { $command }
tui-key-say = Vzkaz
