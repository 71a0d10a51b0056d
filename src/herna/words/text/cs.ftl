# Slova domu: lidé, výčty, otázky společné všem hrám a chyby.

seat = Hráč { $n }
seat-you = { $seat } (vy)
seat-number = { $seat } ({ $number })
owner-neutral = neutrální
list-last = { $rest } a { $last }

# Čísla, jak se píší v tomto jazyce.
number = { $n }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, maximumFractionDigits: 0) } %
percent-tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

action-noted = { $label } ({ $note })
prompt-waiting = Čeká se na tah: { $seats }.
switch = { $on ->
    [true] ano
   *[other] ne
}
prompt-over = { $end ->
    [won] Konec hry – a je vyhraná!
    [lost] Konec hry – a je prohraná.
    [nobody] Konec hry. Nikdo nevyhrál.
    [one] Konec hry. Vítězství: { $winners }!
    [team] Konec hry. Společně zvítězili { $winners }!
   *[shared] Konec hry. O vítězství se dělí { $winners }!
}

# Pod stolem popsaným slovy: co se nevešlo do výčtu toho, co lze udělat.
drawn-more = { $count ->
    [one] … a ještě { $count } další
    [few] … a ještě { $count } další
   *[other] … a ještě { $count } dalších
}

# Říká stůl v každé hře.
event-taken-back = { $seat }: { $moves ->
    [one] { $moves } tah vzat zpět
    [few] { $moves } tahy vzaty zpět
   *[other] { $moves } tahů vzato zpět
}.
event-closed-by-all = Všichni souhlasili, že se hra uzavře nedohraná. Co bylo skryté, je teď odkryté.
event-time-ran-out = { $seat }: čas vypršel, tento tah zahraje bot.
event-stood-in = { $seat }: zaskakuje bot.
event-hint-taken = { $seat }: rada od bota.
event-seat-back = { $seat }: zpět u stolu, hraje dál.

## Chyby: co je špatně a jak by to bylo správně.

error-cited = { $text } ({ $clause }).

# Akce
error-unknown-action = „{ $action }“ není žádná akce. Akce jsou: { $known }.
error-malformed-action = „{ $action }“ nesedí. Za prvním slovem této akce { $needs ->
        [none] už nic nepatří
       *[other] patří přesně toto: { $needs }
    }.
error-unknown-reference = „{ $word }“ tu není (v zápisu „{ $action }“). Na výběr je: { $known }.
error-malformed-json = Toto není akce zapsaná v JSON: { $detail }. Akce vypadá takto: {"{"}"do": "…", …{"}"}.
error-not-an-action = { $action } není akce. Vyberte některou z nabízených.
error-game-over = Hra skončila, hrát už nemůže nikdo. Začněte novou hru, nebo vezměte tahy zpět.
error-nothing-to-solve = Tady není nic, co by se dalo vyřešit prohledáním.
error-wrong-seat = Hráč { $seat } teď není na řadě. Na řadě: { $to-act }.
error-no-such-seat = Místo { $seat } u stolu není. Místa u tohoto stolu jsou 1 až { $seats }.
error-not-offered-pointed = To teď nejde. Možnosti: { $offered }.
error-not-offered = „{ $action }“ teď nejde. Možnosti: { $offered }.
error-nothing-to-undo = Není žádný tah, který by šel vzít zpět.
error-undo-learnt = Tento tah nelze vzít zpět jen tak: vyšlo po něm najevo něco nového. Požádejte ostatní o souhlas.
error-undo-others = Od té doby táhl hráč { $seat }. Aby se šlo vrátit tak daleko, musejí souhlasit všichni.

# Hry a jejich nastavení
error-unknown-game = Hra „{ $name }“ tu není.{ $near ->
        [none] {""}
       *[other] {" "}Nemyslíte „{ $near }“?
    } Hry jsou: { $known }.
error-broken-game = Hru ve složce { $folder } nelze hrát: { $detail }.
error-no-games-folder = Složka { $folder }, kterou udává HERNA_GAMES, neexistuje: žádná vlastní hra se v ní nenajde.
error-unknown-option = { $game } nemá volbu „{ $option }“.{ $near ->
        [none] {""}
       *[other] {" "}Nemyslíte „{ $near }“?
    } Volby jsou: { $known }.
error-wrong-option = Volba „{ $option }“ nemůže být „{ $value }“. Může být: { $right }.
error-option-limits = Volba „{ $option }“ ({ $title }) nemůže být { $value }: je to celé číslo, { $least ->
        [none] nejvýše { $most }
       *[other] { $most ->
            [none] nejméně { $least }
           *[other] od { $least } do { $most }
        }
    }.
error-option-length = Volba „{ $option }“ ({ $title }) nemůže mít { $found ->
        [one] jednu hodnotu
        [few] { $found } hodnoty
       *[other] { $found } hodnot
    }: zadejte jich { $most ->
        [none] nejméně { $least }
       *[other] { $least ->
            [0] nejvýše { $most }
           *[other] { $least } až { $most }
        }
    }.
error-option-exactly = Volba „{ $option }“ ({ $title }) nemůže mít { $found ->
        [one] jednu hodnotu
        [few] { $found } hodnoty
       *[other] { $found } hodnot
    }: zadejte jich přesně { $count }, nebo žádnou.
error-option-twice = Volba „{ $option }“ ({ $title }) uvádí „{ $value }“ dvakrát. Uveďte každou věc jen jednou.
error-option-players = Volba „{ $option }“ ({ $title }) nemůže být „{ $value }“ při počtu hráčů { $players }. Hodí se pro tyto počty hráčů: { $right }.
error-option-only-with = Volba „{ $option }“ ({ $title }) jde jen s volbou „{ $other }“ ({ $other-title }) nastavenou na { $right }; zde má hodnotu { $found }.
error-option-only-or = Volba „{ $option }“ ({ $title }) jde jen s volbou „{ $other }“ ({ $other-title }) nastavenou na { $right }, která má zde hodnotu { $found }; nebo při tomto počtu hráčů: { $counts }.
error-wrong-players = { $game } je pro { $least } až { $most } { $most ->
        [few] hráče
       *[other] hráčů
    }, zadaný počet: { $players }.
error-only-players = { $game } je jen pro { $most ->
        [one] jednoho hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, ne pro { $players }.
dealt = { $generator ->
    [blake2b] zamíchání { $seed }
   *[splitmix64] semínko { $seed }
}
error-wrong-seed = „{ $seed }“ není semínko. Semínko je celé číslo od 0 do 18446744073709551615.
error-unknown-language = Jazykem „{ $language }“ se tu nemluví. Jazyky jsou: { $known }.
error-unknown-clause = Pravidla hry { $game } nemají článek „{ $wanted }“. Nejbližší jsou: { $near }.
error-unknown-bot = Bot „{ $bot }“ tu není.{ $near ->
        [none] {""}
       *[other] {" "}Nemyslíte „{ $near }“?
    } Boti jsou: { $known }.
error-wrong-simulation = To odehrát nejde: je potřeba aspoň 1 hra (zadáno: { $games }), aspoň 1 proces (zadáno: { $jobs }) a boti v počtu 1 až { $players }.

# Záznamy
good-moves = { $last-good ->
    [0] Spolehnout se nedá na žádný jeho tah.
    [one] První tah je v pořádku a dá se od něj pokračovat.
    [few] První { $last-good } tahy jsou v pořádku a dá se od nich pokračovat.
   *[other] Prvních { $last-good } tahů je v pořádku a dá se od nich pokračovat.
}
error-not-a-record = Toto není záznam hry. Záznam začíná řádkem JSON, který uvádí hru.
error-other-format = Tento záznam má formát { $found }, tato verze čte formáty do { $known }.
error-other-rules = Tento záznam vznikl podle pravidel hry { $game } ve verzi { $found }, zde je verze { $known }.
error-cut-record = Tento záznam je useknutý. { good-moves }
error-edited-record = Řádek { $line } tohoto záznamu někdo po uložení změnil. { good-moves }
error-impossible-move = Tah { $move } tohoto záznamu není možný: { $why } { good-moves }
error-wrong-commitment = Tajemství v tomto záznamu není to, ke kterému se herna zavázala ({ $commitment }): zamíchání není to slíbené.
error-wrong-witness = Přehraný znovu má tento záznam jiný průběh než hra, ze které byl uložen. { good-moves }
error-no-such-move = Tah { $move } v tomto záznamu není. { $last-good ->
        [one] Je v něm { $last-good } tah.
        [few] Jsou v něm { $last-good } tahy.
       *[other] Je v něm { $last-good } tahů.
    }
error-bad-snapshot = Tuto uloženou pozici nelze přečíst: { $detail }. Přehrajte raději záznam.

# Soubory s obsahem
error-endless = Tohle by se točilo v kruhu donekonečna, takže to udělat nejde. Měl by se to dozvědět ten, kdo tato pravidla napsal.
error-content-not-toml = { $file } není soubor TOML: { $detail }.
error-content-wrong = { $file }, { $where }: { $detail }.
error-content-unknown-region = { $file }, { $where }: region { $region } neexistuje. Uveďte takový, který má vlastní záznam.
error-content-continents = { $file }: každý region musí patřit právě do jednoho kontinentu.
error-bad-rulebook = { $file }, řádek { $line }: „{ $text }“ není kapitola (## 1 Název) ani článek (**ABC-1.1** …).
error-content-unreadable = Soubor s obsahem { $file } nelze přečíst: { $detail }. Má to být soubor TOML v kódování UTF-8.
error-content-missing = Soubor { $file } neexistuje: zkontrolujte jeho název.
error-content-no-file = { $file } není soubor, který by se dal přečíst. Má to být soubor TOML v kódování UTF-8.
error-content-too-large = { $file } je příliš velký, nejvýše může mít { $most } KB.
error-content-too-deep = { $file } má do sebe zanořeno příliš mnoho úrovní.
error-content-border = { $file }, pole { $space }: soused { $other } ho sám nejmenuje. Obě pole se musí jmenovat navzájem.
error-content-arrow = { $file }, pole { $space }: šipka ukazuje na { $other }, které s ním nesousedí. Musí ukazovat na sousední pole.
error-content-arrow-circle = { $file }, pole { $space }: šipky odtud nikdy nedovedou do hradu.

# Soubory s legendami Andoru
error-legend-unknown-word = { $file }, { $where }: { $kind ->
        [op] neexistuje operace
        [condition] neexistuje podmínka
        [task] neexistuje úkol
        [creature] neexistuje nestvůra
        [article] neexistuje předmět
        [card] legenda nemá kartu
        [terrain] herní plán nemá krajinu
        [field] neexistuje údaj
       *[piece] neexistuje figurka ani žeton
    } „{ $word }“. Může zde být: { $options }.
error-legend-language = { $file }, { $where }: chybí { $language ->
        [cs] český text (cs)
       *[en] anglický text (en)
    }. Každý text musí být v obou jazycích.
error-legend-unknown-space = { $file }, { $where }: pole { $space } na { $board ->
        [mine] plánu dolu (0 až 66)
       *[main] hlavním plánu (0 až 72 a 80 až 84)
    } není.
error-legend-no-border = { $file }, { $where }: pole { $space } a { $other } spolu nesousedí, cestu mezi nimi tedy nelze zavřít.
error-legend-not-there = { $file }, { $where }: na poli { $space } není { $thing ->
        [well] studna
       *[merchant] obchodník
    }. Najdete je na polích: { $spaces }.
error-legend-needs-rule = { $file }, { $where }: toto má smysl jen v legendě s pravidlem „{ $rule }“. Doplňte ho: rules = ["{ $rule }"].
error-legend-needs-op = { $file }, { $where }: toto nemůže nikdy nastat, protože žádná karta nepoužívá operaci „{ $op }“. Doplňte ji na kartu nebo do přípravy.
error-legend-no-fire = { $file }, { $where }: tento herní plán nemá ohnivé oblasti. Operaci „fire-blast“ použijte jen s board = "mine".
error-legend-no-opponent = { $file }, { $where }: není koho odhalit. Doplňte aspoň jednoho protivníka [[opponent]].
error-legend-no-arrow = { $file }, { $where }: z pole { $space } nevede do hradu žádná šipka, nestvůra „{ $creature }“ by tam uvízla. Zvolte pole se šipkou.
error-legend-unreachable = { $file }, { $where }: na pole { $space } se nikdo nedostane. Zvolte pole, které má sousedy.
error-legend-empty = { $file }, { $where }: údaj je prázdný nebo není možný. Například: { $example }.
error-legend-level = { $file }, { $where }: legenda nemá úroveň „{ $level }“, jen: { $levels }.
error-legend-no-value = { $file }, { $where }: chybí hodnota pro { $heroes } hrdiny na úrovni „{ $level }“.
error-legend-same-id = { $file }: dvě karty se jmenují „{ $id }“. Každá karta potřebuje vlastní id, ledaže je rozlišují úrovně.
error-legend-no-way = { $file }, { $where }: tato karta se nikdy neobjeví. Dejte jí písmeno, okamžik, pole nebo podmínku (letter, moment, stands, when), nebo ji položte operací „card-to-letter“.
error-legend-two-ways = { $file }, { $where }: tato karta se objeví více způsoby. Nechte jí jeden z nich: letter, moment, stands, when, nebo „card-to-letter“.
error-legend-variant = { $file }, { $where }: varianta potřebuje písmeno a aspoň jednu další variantu téhož písmene.
error-legend-helps = { $file }, helps: legenda má jen { $count ->
        [one] { $count } kartu pomoci
        [few] { $count } karty pomoci
       *[other] { $count } karet pomoci
    }. Více jich losovat nelze.
error-legend-no-win = { $file }, win: legendu nelze vyhrát. Uveďte aspoň jednu podmínku, například: win = [{"{"} is = "castle-held" {"}"}].
error-legend-no-end = { $file }: legenda nikdy neskončí. Na písmenu N musí být na každé úrovni karta, která provede {"{"} op = "check-end" {"}"}.
error-legend-too-many = { $file }: při { $heroes } hrdinech (úroveň { $level }) se na začátku používá „{ $what }“ v počtu { $count }, v krabici jich ale je jen { $most }.
error-legend-signs = { $file }, { $where }: text obsahuje znaky, které by terminál místo zobrazení vykonal. Odstraňte je.
error-legend-again = { $file }, { $where }: bez okamžiku by se to opakovalo donekonečna. Vynechte „again“, nebo uveďte okamžik, například „sunrise“.
error-legend-sunrise-again = { $file }, { $where }: východ slunce při každém východu slunce by nikdy neskončil. Vynechte „again“, nebo operaci „sunrise“.
error-legend-number = { $file }, { $where }: { $number } je příliš mnoho, nejvýše { $most }.
error-legend-name = { $file }: id legendy je „{ $id }“, soubor by se měl jmenovat { $name }.
error-legend-bad-id = { $file }: „{ $id }“ nemůže být id. Použijte písmena bez diakritiky, číslice a spojovníky, například „drowned-bell“.
error-legend-too-many-cards = { $file }: legenda má { $count } karet, prázdných je v krabici jen { $most }.

## Společná slova karet: program vyprávěný větou.

words-then = { $first }; { $next }
words-and = { $first } a { $next }
words-or = { $first }, nebo { $next }
words-case = { $first }, { $next }
words-group = ({ $what })
words-pair = { $what }× { $name }
words-scaled = { $base ->
    [0] {""}
   *[other] { $base } +{" "}
}{ $add } za každé: { $per }{ $most ->
    [0] {""}
   *[other] {" "}(nejvýš { $most })
}
word-choose = { $pick ->
    [one] vyberte si: { $of }
   *[other] vyberte si { $pick } z těchto: { $of }
}
word-may = smíte: { $do }
word-pay = zaplaťte { $what }
word-gain = získáte { $what }
word-if = { $when ->
    [none] pokud { $any }
   *[other] pokud { $when }
}: { $then }{ $otherwise ->
    [none] {""}
   *[other] ; jinak: { $otherwise }
}
word-repeat = { $times }×: { $do }
word-for-each = za každou takovou věc: { $do }
word-branch = podle toho: { $to }{ $otherwise ->
    [none] {""}
   *[other] ; jinak: { $otherwise }
}
word-trigger = kdykoli { $event }: { $do }
word-later = až { $event }: { $do }
word-flag = { $name }
condition-flagged = platí { $name }
condition-bound = taková věc tu je
action-choose-effect = { $effect }
action-use-effect = Ano
action-skip-effect = Ne
prompt-pick-effect = Vyberte si.
prompt-may-use = Chcete?

# Měření botů
error-wrong-tournament = Turnaj potřebuje aspoň dva různé boty, aspoň jednu hru a hru, ve které je proti komu hrát: { $game }, boti { $bots }.
error-tournament-other = Soubor { $file } patří jinému turnaji, ve kterém hrají { $bots } se semínkem { $seed }. Zvolte jinou složku.
error-tournament-broken = Řádek { $line } souboru { $file } nejde přečíst. Zvolte jinou složku, nebo ten řádek odstraňte.
error-workers-died = Hrající procesy { $retries }krát skončily předčasně. Co se do té doby odehrálo, je uložené: spusťte příkaz znovu a bude se pokračovat.
error-no-ray = Na adrese { $address } není žádný Ray: { $detail }.
error-no-openskill = Rating vyžaduje openskill, který se instaluje pomocí: { $detail }.
error-no-pyarrow = Soubory Parquet vyžadují pyarrow, který se instaluje pomocí: { $detail }.
error-folder-not-empty = Ve složce { $folder } už něco je. Zvolte prázdnou složku.
error-wrong-portrait = Portrét potřebuje aspoň tři hry a hru, ve které je proti komu hrát: { $game }.
