# Příkaz `herna`: nápověda, přehledy a stížnosti.

cli-about = Herna: deskové hry pro lidi, boty i badatele.
cli-examples =
    Příklady:
      herna play                                      vybrat hru z nabídky
      herna play eight_minute_empire --seats Anna,bot,bot
      herna play --resume                             pokračovat v poslední hře
      herna sim eight_minute_empire --players 4 --games 1000 --bots greedy,random
      herna rules eight_minute_empire 5.3
cli-commands = Příkazy
cli-command = PŘÍKAZ
cli-lang = mluvit česky (cs), nebo anglicky (en); jinak podle nastavení systému
cli-help = ukázat tuto nápovědu a skončit
cli-version = ukázat verzi, i verze pravidel jednotlivých her, a skončit
cli-version-rules = { $game }: pravidla verze { $rules }
cli-json = vypsat JSON pro programy

cli-usage = použití:{ " " }
cli-positional = Argumenty
cli-options = Přepínače
cli-required = chybí: %s
cli-unrecognized = tohle tu nikdo nezná: %s
cli-expected-one = je třeba připsat hodnotu
cli-expected-most-one = hodnota smí být nejvýš jedna
cli-argument = %(argument_name)s: %(message)s
cli-choice = %(value)r není nic z těchto možností: %(choices)s
cli-value = %(value)r se sem nehodí
cli-ambiguous = %(option)s může znamenat víc věcí: %(matches)s
cli-not-with = nejde dohromady s %s
cli-ignored = hodnota sem nepatří, ale je tu %r
cli-one-of = je třeba jedna z možností %s
cli-wrong = { $what }; poradí { $command }

cli-games = vypsat hry a jejich volby
cli-games-about = Co se tu hraje, v kolika lidech a s jakými volbami.
cli-play = hrát v terminálu
cli-play-about = Hra u stolu v terminálu, proti botům nebo s dalšími lidmi u téže obrazovky. Bez jména hry se objeví nabídka.
cli-sim = nechat boty odehrát mnoho her
cli-sim-about = Boti odehrají mnoho her; přehled poví, kdo vyhrál, o kolik a jak rychle to šlo. Otisk závisí jen na nastavení a semínku.
cli-replay = převyprávět uloženou hru
cli-replay-about = Převypráví uloženou hru tah po tahu a ukáže, kam dospěla.
cli-rules = číst pravidla
cli-rules-about = Pravidla našimi slovy. Každý odstavec má číslo, na které se odvolávají odmítnutí i testy.
cli-words = vypsat slova, z nichž jsou karty
cli-words-about = Všechna slova, kterými jsou zapsané karty hry: co znamenají a co k nim patří, přímo z definic (anglicky).
cli-legend = ověřit vlastní legendu
cli-legend-about = Ověří legendu Andoru, kterou jste napsali: řekne, co v ní je, nebo co je špatně a jak to má být. Bez souboru ověří všechny ve složce, kterou udává HERNA_CONTENT.
cli-bench = změřit rychlost
cli-bench-about = Hraje náhodné hry na jednom jádře vedle podobných programů, které tu jsou nainstalované, a porovná je.
cli-serve = otevřít stůl v prohlížeči
cli-serve-about = Nabídne stránku, na které se hraje a ke které se přátelé připojí odkazem.

cli-game = HRA
cli-file = SOUBOR
cli-folder = SLOŽKA
cli-clause = ODSTAVEC
cli-seconds = SEKUNDY
cli-play-game = jméno hry, jak je vypíše `herna games`; bez něj se vybírá z nabídky
cli-players = kolik lidí a botů sedí u stolu
cli-seats = kdo kde sedí: human (člověk), jméno člověka, bot, random nebo greedy
cli-seed = stejné číslo rozdá stejnou hru; bez něj se rozdá nová
cli-set = volba hry, třeba side=B; smí se opakovat
cli-load = pokračovat v uložené hře
cli-load-to = spolu s --load: pokračovat po tolika tazích
cli-resume = pokračovat v poslední hře, která se ukládá po každém tahu
cli-pause = jak dlouho boti před tahem počkají ({ $seconds })
cli-sim-game = jméno hry
cli-sim-games = kolik her (1000)
cli-sim-seed = stejné číslo odehraje stejné hry (0)
cli-bots = boti: úrovně, nebo vlastní boti jako cesta/soubor.py:Třída; rozdají se postupně místům a od hry ke hře se přesazují (random)
cli-own-bots = vlastní boti, cesta/soubor.py:Třída, nebo úrovně; postupně je dostanou místa, na kterých sedí bot
cli-serve-bots = vlastní boti, cesta/soubor.py:Třída, které půjde vybrat v herně
cli-think = jak dlouho smí vlastní bot přemýšlet o tahu ({ $seconds })
cli-jobs = kolik jader použít (1)
cli-replay-file = uložená hra
cli-replay-to = jen tolik tahů
cli-check = jen ověřit, že každý tah jde zahrát znovu a hra má zapsaný průběh
cli-legend-file = legenda, soubor TOML; jak ji napsat, říká docs/legends.md
cli-rules-game = jméno hry; bez něj všechny hry
cli-rules-clause = číslo jednoho odstavce, třeba 5.3
cli-coverage = vypsat odstavce, které žádný test nedokazuje; jsou-li nějaké, návratový kód je 1
cli-tests = spolu s --coverage: kde jsou testy (tests)
cli-host = adresa, na které se naslouchá (127.0.0.1)
cli-port = port (8642)
cli-db = databáze; bez ní vlastní soubor
cli-workers = kolik procesů (1)
cli-demo = naplnit halu stoly na ukázku
cli-open = otevřít stránku v prohlížeči

cli-players-range = počet hráčů: { $least } až { $most }
cli-default = obvykle { $value }
cli-number = { $most ->
        [none] celé číslo
       *[other] { $least } až { $most }
    }
cli-numbers = čísla, třeba 30,12{ $most ->
        [none] {""}
       *[other] , každé { $least } až { $most }
    }
cli-things = libovolné z: { $things }
cli-only-with = Jen s { $option }={ $values }.
cli-choice-players = { $choice }: počet hráčů { $counts }.
cli-players-only = { $players ->
        [one] jeden hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
cli-none = nic

cli-sim-playing = Hraje se
cli-sim-title = { $title }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } se semínkem { $seed }, boti { $bots }
cli-sim-seat = Místo
cli-sim-wins = Výhry
cli-sim-mean = Průměr bodů
cli-sim-low = Dolní desetina
cli-sim-middle = Medián
cli-sim-high = Horní desetina
cli-sim-bot = { $bot } vyhrává { $rate } her, u kterých sedí
cli-sim-length = Rozhodnutí za hru: průměrně { $mean }, nejméně { $least }, nejvíc { $most }
cli-sim-speed = { $games } her/s, { $decisions } rozhodnutí/s, celkem { $seconds } s
cli-sim-digest = Otisk { $digest }

cli-bench-strength = změřit místo toho, jak často boti vyhrávají
cli-strength-title = { $games ->
    [one] Jak silní jsou boti vedle náhodné hry; vždy jedna hra
    [few] Jak silní jsou boti vedle náhodné hry; vždy { $games } hry
   *[other] Jak silní jsou boti vedle náhodné hry; vždy { $games } her
}
cli-strength-setting = Hra, scénář, hráči, úroveň
cli-strength-wins = Výhry
cli-strength-random = Náhodná hra
cli-strength-ratio = Poměr
cli-strength-seconds = Sekund na hru
cli-bench-playing = Hraje se
cli-bench-now = Hraje se: { $name }
cli-bench-title = Náhodná hra na jednom jádře, { $python }; počítá se nejlepší kolo každého
cli-bench-who = Kdo
cli-bench-decisions = Rozhodnutí/s
cli-bench-games = Her/s
cli-bench-ratio = Minutová říše je
cli-bench-state = { $game }: kopie stavu trvá { $copy } µs, stav má { $bytes } bajtů
cli-bench-missing = Tady nenainstalováno, proto neporovnáno: { $peers } (nainstaluje make bench-peers)

cli-replay-title = { $title }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, semínko { $seed }, { $moves ->
        [0] zatím bez tahů
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
cli-check-good = { $file }: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }, vše v pořádku; otisk { $witness }
cli-check-part = { $file }: v pořádku { $moves ->
        [one] je první tah
        [few] jsou první { $moves } tahy
       *[other] je prvních { $moves } tahů
    }; otisk { $witness }

cli-rules-title = Pravidla: { $title }
cli-origin-house = náš výklad
cli-origin-inferred = plyne z pravidel
cli-origin-public = obecně známo
cli-coverage-gap = nemá test: { $text }
cli-coverage-unknown = je citováno v { $where }, ale v pravidlech takový odstavec není
cli-coverage-sum = Dokázané odstavce: { $proved } z { $clauses }, { $tests ->
        [one] { $tests } test
        [few] { $tests } testy
       *[other] { $tests } testů
    }

cli-left-out = vynecháno: { $what }
cli-no-legends = zatím tu žádná vlastní legenda není: napište jméno souboru, nebo ji uložte do { $folder } ve složce, kterou udává HERNA_CONTENT
cli-not-a-number = „{ $text }“ není celé číslo; to je třeba { $example }
cli-too-small = { $number } je málo, nejmenší možné číslo je { $least }
cli-not-seconds = „{ $text }“ není počet sekund od { $least } do { $most }
cli-set-form = „{ $text }“ nic nenastaví: správně je --set jméno=hodnota, kde jméno je jedno z těchto: { $known }
cli-needs-terminal = ke hraní je třeba terminál, ale vstup nebo výstup vede jinam; zkuste herna sim nebo herna replay
cli-not-together = { $one } a { $other } nejdou dohromady: jedno z nich vynechejte
cli-needs = { $one } má smysl jen spolu s { $other }
cli-which-game = { $word } potřebuje vědět, o jakou hru jde: herna play HRA { $word } … (hry vypíše herna games)
cli-nothing-to-resume = není v čem pokračovat ({ $file } neexistuje); novou hru začne herna play
cli-seats-count = { $seats ->
        [one] Je pojmenováno { $seats } místo
        [few] Jsou pojmenována { $seats } místa
       *[other] Je pojmenováno { $seats } míst
    }, ale { $players ->
        [one] hráč je { $players }
        [few] hráči jsou { $players }
       *[other] hráčů je { $players }
    }: pojmenujte všechna místa
cli-no-tests = složka { $folder } s testy neexistuje; jinou určí --tests
cli-bad-test-file = { $file }, řádek { $line }: tohle není čitelný soubor v Pythonu
cli-port-range = port { $port } neexistuje: vyberte číslo od 0 do { $most }
cli-no-server = server v této instalaci není; stůl v terminálu otevře herna play
cli-serving = Stůl je prostřený na { $address } (ukončíte ho klávesami Ctrl+C)
cli-serving-here-only = Otevře ho jen tento počítač. Aby mohli i ostatní ve vaší síti: herna serve --host 0.0.0.0
cli-serving-others = Ostatní ve vaší síti otevřou { $addresses }
cli-serving-camera = nebo sem namíří fotoaparát telefonu:
cli-serving-no-network = Naslouchá i ostatním, ale tento počítač teď není v žádné síti.

# Co brání serveru začít.
error-port-taken = Port { $port } už někdo používá, možná jiná Herna: ukončete ji, nebo vyberte jiný port pomocí --port { $free }.
error-port-forbidden = Port { $port } je vyhrazen systému: vyberte číslo od 1024 výš, třeba --port 8642.
error-host-not-here = Tento počítač nemá adresu „{ $host }“: --host 127.0.0.1 je jen pro tento počítač, --host 0.0.0.0 i pro ostatní.
error-bad-seconds = V { $variable } je „{ $text }“, a to není počet sekund od 0 do { $most }: správně by bylo třeba 0.4.
error-folder-not-made = Složku { $folder } pro stoly nejde vytvořit ({ $trouble }): určete soubor jinde pomocí --db SOUBOR.
error-bad-redis = HERNA_REDIS_URL není adresa Redisu: správně by bylo třeba redis://localhost:6379/0.
error-no-library = { $what } potřebuje knihovnu, která tu není: přinese ji pip install "herna[services]".
error-database-kind = Databáze druhu „{ $kind }“ Herna nezná: uveďte soubor, sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/DATABÁZE.
error-database-slashes = Soubor SQLite se píše za tři lomítka: sqlite:///{ $file }.
error-database-nameless = Databáze potřebuje jméno, aby stoly server přežily: třeba tables.sqlite3.
error-database-address = Adresa databáze nemá správný tvar: správně by bylo postgresql://UŽIVATEL:HESLO@POČÍTAČ:5432/DATABÁZE.
error-database-is-folder = { $file } je složka: uveďte soubor v ní, třeba { $file }/tables.sqlite3.
error-database-no-folder = Složka { $folder } pro databázi neexistuje: nejdřív ji vytvořte, nebo uveďte jiný soubor.
error-database-not-one = { $file } není databáze: uveďte jiný soubor, nebo takový, který ještě neexistuje.
error-database-not-writable = Do { $file } nejde zapisovat ({ $trouble }): povolte tomuto uživateli zápis do souboru i jeho složky, nebo určete jiný soubor pomocí --db SOUBOR.
error-database-full = Pro { $file } už není místo: uvolněte místo na disku, nebo určete jiný soubor pomocí --db SOUBOR.
error-database-trouble = Databázi { $place } nejde použít ({ $trouble }): ověřte, že běží a že její adresa, uživatel a heslo jsou správně.
cli-no-words = { $game } nemá karty zapsané slovy. Mají je: { $known }.
cli-words-group = { $group ->
    [operation] Co se provádí
    [special] Co umí jediná karta
    [standing] Co trvá a nikdy se neprovádí
    [condition] Podmínky
   *[counter] Co se počítá
}
cli-words-shared = společné všem hrám
