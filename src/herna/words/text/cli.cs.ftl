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
cli-analyse = rozebrat uloženou hru: vyhlídky, zlomy, štěstí
cli-analyse-about = Projde uloženou hru tah po tahu z toho, co každý věděl: jak se vyvíjely vyhlídky, které tahy stály nejvíc a co by bylo lepší, a co přineslo štěstí.
cli-verify = ověřit, že se rozdalo poctivě
cli-verify-about = Ověří dohranou hru: že její tajemství je to, ke kterému se herna před rozdáním zavázala, že z něj a ze slov hráčů plyne rozdání i každý hod a že každý tah jde zahrát znovu. Jak to ověřit bez Herny, říká docs/fair.md.
cli-rules = číst pravidla
cli-rules-about = Pravidla našimi slovy. Každý odstavec má číslo, na které se odvolávají odmítnutí i testy.
cli-words = vypsat slova, ze kterých se skládají karty
cli-words-about = Všechna slova, kterými jsou zapsané karty hry: co znamenají a co k nim patří, přímo z definic (anglicky).
cli-legend = ověřit vlastní legendu
cli-legend-about = Ověří legendu Andoru, kterou jste napsali: řekne, co v ní je, nebo co je špatně a jak to má být. Bez souboru ověří všechny ve složce, kterou udává HERNA_CONTENT.
cli-scenario = ověřit vlastní scénář
cli-scenario-about = Ověří scénář Mage Knightu, který jste napsali: řekne, co v něm je, nebo co je špatně a jak to má být. Bez souboru ověří všechny ve složce, kterou udává HERNA_CONTENT.
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
cli-link = ODKAZ
cli-at = sednout si ke stolu na serveru: pozvánka, jak ji dává stránka (http://…/#/join/…), odkaz pro další zařízení, nebo adresa stolu, na který se chcete dívat
cli-name = JMÉNO
cli-at-name = s --at: jak vám budou ostatní říkat
cli-at-nameless = bez jména si nikdo nesedne: napište ho, nebo ho dejte za --name
cli-at-name-question = Jak vám mají ostatní říkat?{" "}
cli-hints = rady (klávesa h) i tehdy, když hraje víc lidí; každá se objeví v záznamu
cli-pause = jak dlouho boti před tahem počkají ({ $seconds })
cli-sim-game = jméno hry
cli-sim-games = kolik her (1000)
cli-sim-seed = stejné číslo odehraje stejné hry (0)
cli-bots = boti: úrovně, nebo vlastní boti jako cesta/soubor.py:Třída; rozdají se postupně místům a od hry ke hře se přesazují (random)
cli-own-bots = vlastní boti, cesta/soubor.py:Třída, nebo úrovně; postupně je dostanou místa, na kterých sedí bot
cli-serve-bots = vlastní boti, cesta/soubor.py:Třída, které půjde vybrat v herně
cli-think-long = jak dlouho smí vlastní bot přemýšlet o tahu ({ $seconds })
cli-jobs = kolik jader použít (1)
cli-replay-file = uložená hra
cli-replay-to = jen tolik tahů
cli-verify-commitment = závazek, který byl vidět u stolu, k porovnání s tím v souboru
cli-check = jen ověřit, že každý tah jde zahrát znovu a hra má zapsaný průběh
cli-legend-file = legenda, soubor TOML; jak ji napsat, říká docs/legends.md
cli-scenario-file = scénář, soubor TOML; jak ho napsat, říká docs/new-scenario.md
cli-rules-game = jméno hry; bez něj všechny hry
cli-rules-clause = číslo jednoho odstavce, třeba 5.3
cli-coverage = vypsat odstavce, které žádný test nedokazuje; jsou-li nějaké, návratový kód je 1
cli-tests = spolu s --coverage: kde jsou testy (tests)
cli-host = adresa, na které se naslouchá (127.0.0.1)
cli-port = port (8642)
cli-db = databáze; bez ní vlastní soubor
cli-workers = kolik procesů (1)
cli-demo = naplnit vstupní sál stoly na ukázku
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
cli-only-or = Jen s { $option }={ $values }, nebo při tomto počtu hráčů: { $counts }.
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
cli-sim-bot = { $bot } vyhrává { $rate } her, které hraje
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
cli-bench-thinking = { $game }: boti posoudí { $positions } postavení za sekundu, rada trvá { $hint } s
cli-bench-missing = Tady nenainstalováno, proto neporovnáno: { $peers } (nainstaluje make bench-peers)

cli-replay-title = { $title }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { dealt }, { $moves ->
        [0] zatím bez tahů
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
cli-verify-good = Tajemství je to, ke kterému se herna zavázala, a plyne z něj všechno, co se { $moves ->
        [one] v jediném tahu
        [few] ve { $moves } tazích
       *[other] v { $moves } tazích
    } zamíchalo a hodilo.
cli-verify-shuffle = Závazek: { $commitment }
cli-verify-word = { $given ->
        [yes] { $seat }: přidané slovo „{ $word }“.
       *[no] { $seat }: bez přidaného slova.
    }
cli-verify-compare = Porovnejte závazek s tím, který jste viděli u stolu, a své slovo s tím, co jste přidali: jsou-li stejné, nikdo si rozdání vybrat nemohl.
cli-verify-other = To není závazek, který jste viděli u stolu: hra se nerozdala tak, jak bylo slíbeno.
cli-verify-seed = Tato hra se rozdala ze semínka ({ $seed }). Tahy jsou v pořádku, ale kdo znal semínko, znal i rozdání: dokázat se nedá nic.
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
cli-no-scenarios = zatím tu žádný vlastní scénář není: napište jméno souboru, nebo ho uložte do { $folder } ve složce, kterou udává HERNA_CONTENT
cli-not-a-number = „{ $text }“ není celé číslo; to je třeba { $example }
cli-too-small = { $number } je málo, nejmenší možné číslo je { $least }
cli-not-seconds = „{ $text }“ není počet sekund od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
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
error-database-newer = Databázi zapsala novější Herna (uspořádání má verzi { $found }, tato Herna zná { $known }). Nainstalujte tu novější, nebo se vraťte k záloze.
error-bad-days = V { $variable } je „{ $text }“, a to není počet dní od 0 do { $most }: správně by bylo třeba 30; 0 znamená navždy.
error-bad-seconds = V { $variable } je „{ $text }“, a to není počet sekund od 0 do { $most }: správně by bylo třeba 0.4.
error-folder-not-made = Složku { $folder } pro stoly nejde vytvořit ({ $trouble }): určete soubor jinde pomocí --db SOUBOR.
error-no-redis = Který Redis? Uveďte --redis redis://HOST:6379/0, nebo nastavte HERNA_REDIS_URL.
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

# Turnaje, učení, soubory dat a portréty
cli-tournament = zjistit, kteří boti jsou silnější
cli-tournament-about = Boti se utkají po dvojicích. Každé rozdání se hraje postupně z každého místa, dokud není jasné, kdo je silnější. S --out se vše zapisuje: týž příkaz pokračuje tam, kde skončil, a vytvoří stránku s grafy.
cli-tour-bots = boti, kteří se utkají: úrovně, i s rozpočtem (strong@40, strong@2s), nebo cesta/soubor.py:Třída (easy,fair,strong)
cli-tour-games = nejvýš tolik her pro každou dvojici (400)
cli-tour-jobs = kolik jader použít (všechna)
cli-tour-ray = hry odehraje cluster Ray; vyžaduje herna[ray]
cli-tour-out = složka pro hry, zprávu, stránku a grafy
cli-tour-all = odehrát všechny hry, i když je dřív jasné, kdo je silnější
cli-address = ADRESA
cli-tour-title = { $title }, počet hráčů: { $players }, semínko { $seed }
cli-tour-pair = Bot – všichni ostatní
cli-tour-share = Výhry
cli-tour-between = 95 % mezi
cli-tour-fair = Spravedlivý podíl
cli-tour-lead = Náskok v bodech
cli-tour-played = Her
cli-tour-said = Závěr
cli-tour-stronger = silnější
cli-tour-weaker = slabší
cli-tour-open = zatím nejasné
cli-tour-shares = Podíl výher
cli-tour-ratings = Rating
cli-tour-rating = { $bot }: rating { $rating }, s jistotou 95 % mezi { $low } a { $high }
cli-train = naučit boty, jakou cenu má pozice ve hře
cli-train-about = Boti hrají a podle toho, jak jejich hry dopadly, se učí, jakou cenu má pozice. Váhy se zapíšou do složky hry i s předpisem, jak je vytvořit znovu; hrají podle nich úrovně od slušné výš. Vyžaduje herna[train].
cli-train-players = pro jaké počty hráčů (všechny)
cli-train-games = počet her v každé generaci (200,200)
cli-train-cells = počet buněk v každé vrstvě malé sítě navíc k součtu, kterou používá jen mistr (žádná)
cli-train-practice = počet her v každé generaci, kterou odehraje síť a učí se z ní (žádná)
cli-train-ridge = kolik stojí velké váhy; bez zadání tolik, kolik se nejlépe osvědčí na hrách, ze kterých se neučilo
cli-train-keep = ukládat odehrané hry do této složky: přerušené učení z ní pokračuje
cli-train-seed = stejné číslo odehraje stejné hry (1)
cli-train-out = jiný soubor pro váhy
cli-train-line = Počet hráčů { $players }: her { $games }, řádků { $rows }, vysvětleno { $explained } rozptylu, buněk { $cells }, { $seconds } s
cli-dataset = zapsat hry jako řádky čísel
cli-dataset-about = Boti hrají a z každého rozhodnutí je řádek v souborech Parquet: pozice v číslech, co bylo v nabídce, co bylo zvoleno a jak hra dopadla. V about.json stojí, co je v kterém sloupci. Vyžaduje herna[arena].
cli-data-games = kolik her (100)
cli-data-out = prázdná složka
cli-data-bots = boti, kteří hrají; usedají postupně na jednotlivá místa (fair)
cli-data-done = Počet rozhodnutí: { $rows }, her: { $games }, složka: { $folder }.
cli-portrait = vytvořit portrét hry
cli-portrait-about = Boti hrají a portrét ukáže, jak je hra dlouhá, kolik je v ní voleb a o čem rozhodují místa, karty, štěstí a umění.
cli-port-games = přibližně kolik her (300)
cli-port-level = boti, kteří hrají (fair)
cli-port-weaker = boti, na kterých se ukáže, kolik znamená umění (easy)
cli-port-out = stránka s grafy
cli-port-title = { $title }, počet hráčů: { $players }, počet her: { $games }
cli-port-length = Rozhodnutí za hru: průměrně { $mean }, nejméně { $least }, nejvíc { $most }.
cli-port-choices = Možností při rozhodnutí: průměrně { $mean }, v nejrušnější desetině hry { $most }.
cli-port-seats = Výhry podle místa: { $shares }.
cli-port-scores = Body: průměr { $mean }, směrodatná odchylka { $spread }.
cli-port-luck = Štěstí: když se totéž rozdání hraje znovu s jinými kostkami, vyhraje totéž místo znovu v { $share } her; kdyby rozdání nerozhodovalo o ničem, bylo by to { $even }.
cli-port-skill = Umění: { $level } proti { $weaker } na všech ostatních místech vyhraje { $share } her.
cli-port-seat = Místo { $seat }
cli-port-lengths = Počet rozhodnutí za hru
cli-port-branching = Počet možností při rozhodnutí v průběhu hry
cli-port-by-seat = Výhry podle místa
cli-port-points = Body na konci
cli-port-cards = Výhry těch, kdo mají na konci kartu (kolikrát ji někdo měl)
cli-port-kept = Stránka je v souboru { $file }.

cli-admin = starat se o stoly serveru
cli-admin-about = Co dělá provozovatel serveru se stoly. Běžící server to převezme do půl minuty.
cli-admin-order = PŘÍKAZ
cli-admin-orders = list, close, delete, export (stůl); mute, unname, show, forget (místo: --seat); ban (adresa; --days 0 ji zase pustí), bans, reports; tell (uchovat před aktualizací, co se u stolů odehrálo)
cli-admin-of = STŮL|ADRESA
cli-admin-of-help = stůl, jak se jmenuje ve své adrese, nebo síťová adresa
cli-admin-seat = místo u stolu, počítáno od 1
cli-admin-days = na kolik dní se adresa nepustí dovnitř (30)
cli-admin-needs-table = K příkazu „herna admin { $order }“ patří stůl; vypíše je „herna admin list“.
cli-admin-needs-seat = K příkazu „herna admin { $order }“ patří místo: první je --seat 1.
cli-admin-needs-address = K příkazu „herna admin ban“ patří adresa, třeba 192.0.2.7.
cli-admin-none = Nejsou tu žádné stoly.
cli-admin-over = { $entries ->
    [one] dohráno, 1 zápis
    [few] dohráno, { $entries } zápisy
   *[other] dohráno, { $entries } zápisů
}
cli-admin-under-way = { $entries ->
    [one] hraje se, 1 zápis
    [few] hraje se, { $entries } zápisy
   *[other] hraje se, { $entries } zápisů
}
cli-admin-closed = Stůl { $table } je zavřený: dá se prohlížet, ale už se u něj nic nestane.
cli-admin-deleted = Ze stolu { $table } nic nezbylo.
cli-admin-muted = Místo { $seat } u stolu { $table } už nic neřekne.
cli-admin-unnamed = Místo { $seat } u stolu { $table } teď nemá jméno.
cli-admin-forgotten = { $entries ->
    [one] Co se vědělo o místě { $seat } u stolu { $table }, je pryč: změnil se 1 zápis.
    [few] Co se vědělo o místě { $seat } u stolu { $table }, je pryč: změnily se { $entries } zápisy.
   *[other] Co se vědělo o místě { $seat } u stolu { $table }, je pryč: změnilo se { $entries } zápisů.
}
cli-admin-banned = { $days ->
    [0] { $network } smí zase dovnitř.
    [one] { $network } nesmí dovnitř 1 den.
    [few] { $network } nesmí dovnitř { $days } dny.
   *[other] { $network } nesmí dovnitř { $days } dní.
}
cli-admin-told = { $told ->
    [one] Co se odehrálo u 1 stolu, je uchováno.
    [few] Co se odehrálo u { $told } stolů, je uchováno.
   *[other] Co se odehrálo u { $told } stolů, je uchováno.
}
cli-admin-not-told = { $failed ->
    [one] 1 stůl se nepodařilo otevřít.
    [few] { $failed } stoly se nepodařilo otevřít.
   *[other] { $failed } stolů se nepodařilo otevřít.
}
cli-admin-no-bans = Dovnitř smí všichni.
cli-admin-no-reports = Nikdo nic nenahlásil.
cli-think = nechat tu přemýšlet boty z jiných počítačů
cli-think-about = Přemýšlí za boty serverů, které sdílejí Redis. Potřebuje herna[services].
cli-think-redis = Redis, který sdílejí, redis://HOST:6379/0; jinak HERNA_REDIS_URL
cli-think-thinkers = kolik jich přemýšlí najednou; jinak o jednoho méně, než má počítač jader
cli-backup = zkopírovat všechny stoly do souboru
cli-backup-about = Zkopíruje databázi do nového souboru, i když se právě hraje, a zkontroluje ji.
cli-backup-file = kam kopie přijde; takový soubor tam ještě nesmí být
cli-backup-done = { $tables ->
    [one] V souboru { $file } je 1 stůl.
    [few] V souboru { $file } jsou { $tables } stoly.
   *[other] V souboru { $file } je { $tables } stolů.
}
error-admin-seat = U tohoto stolu není místo { $seat }.
error-backup-server = PostgreSQL má na to vlastní nástroj: pg_dump --format=custom.
error-backup-there = Soubor { $file } už tam je; kopie patří do nového souboru.
error-backup-failed = Do souboru { $file } se kopie nepovedla: { $trouble }.
error-database-missing = Databáze { $file } neexistuje.
