# Slova domu: lidé, výčty, otázky společné všem hrám a chyby.

seat = Hráč { $n }
seat-you = { $seat } (vy)
seat-number = { $seat } ({ $number })
owner-neutral = neutrální
list-last = { $rest } a { $last }

prompt-waiting = Čeká se na tah: { $seats }.
prompt-over = { $count ->
    [0] Konec hry. Nikdo nevyhrál.
    [one] Konec hry. Vítězství: { $winners }!
   *[other] Konec hry. O vítězství se dělí { $winners }!
}

# Říká stůl v každé hře.
event-taken-back = { $seat }: { $moves ->
    [one] { $moves } tah vzat zpět
    [few] { $moves } tahy vzaty zpět
   *[other] { $moves } tahů vzato zpět
}.

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
error-wrong-seat = Hráč { $seat } teď není na řadě. Na řadě: { $to-act }.
error-no-such-seat = Místo { $seat } u stolu není. Místa u tohoto stolu jsou 1 až { $seats }.
error-not-offered = „{ $action }“ teď nejde. Možnosti: { $offered }.
error-nothing-to-undo = Není žádný tah, který by šel vzít zpět.
error-undo-learnt = Tento tah nelze vzít zpět jen tak: vyšlo po něm najevo něco nového. Požádejte ostatní o souhlas.
error-undo-others = Od té doby táhl hráč { $seat }. Aby se šlo vrátit tak daleko, musejí souhlasit všichni.

# Hry a jejich nastavení
error-unknown-game = Hra „{ $name }“ tu není.{ $near ->
        [none] {""}
       *[other] {" "}Nemyslíte „{ $near }“?
    } Hry jsou: { $known }.
error-unknown-option = { $game } nemá volbu „{ $option }“.{ $near ->
        [none] {""}
       *[other] {" "}Nemyslíte „{ $near }“?
    } Volby jsou: { $known }.
error-wrong-option = Volba „{ $option }“ nemůže být „{ $value }“. Může být: { $right }.
error-wrong-players = { $game } je pro { $least } až { $most } { $most ->
        [few] hráče
       *[other] hráčů
    }, zadaný počet: { $players }.
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
error-other-format = Tento záznam má formát { $found }, tato verze čte formát { $known }.
error-other-rules = Tento záznam vznikl podle pravidel hry { $game } ve verzi { $found }, zde je verze { $known }.
error-cut-record = Tento záznam je useknutý. { good-moves }
error-edited-record = Řádek { $line } tohoto záznamu někdo po uložení změnil. { good-moves }
error-impossible-move = Tah { $move } tohoto záznamu není možný: { $why } { good-moves }
error-wrong-digest = Tento záznam vede k jiné pozici, než se kterou byl uložen. { good-moves }
error-no-such-move = Tah { $move } v tomto záznamu není. { $last-good ->
        [one] Je v něm { $last-good } tah.
        [few] Jsou v něm { $last-good } tahy.
       *[other] Je v něm { $last-good } tahů.
    }
error-bad-snapshot = Tuto uloženou pozici nelze přečíst: { $detail }. Přehrajte raději záznam.

# Soubory s obsahem
error-content-not-toml = { $file } není soubor TOML: { $detail }.
error-content-wrong = { $file }, { $where }: { $detail }.
error-content-unknown-region = { $file }, { $where }: region { $region } neexistuje. Uveďte takový, který má vlastní záznam.
error-content-continents = { $file }: každý region musí patřit právě do jednoho kontinentu.
error-bad-rulebook = { $file }, řádek { $line }: „{ $text }“ není kapitola (## 1 Název) ani článek (**ABC-1.1** …).
error-content-unreadable = Soubor s obsahem { $file } nelze přečíst: { $detail }. Má to být soubor TOML v kódování UTF-8.
