# Stůl v terminálu: místa, uložené hry, obrazovky a klávesy.

tui-file-missing = soubor { $file } není: zkontrolujte jméno
tui-file-denied = { $file } nejde otevřít nebo zapsat: vyberte jiný soubor, nebo si vyžádejte práva
tui-file-folder = { $file } je složka: pojmenujte soubor v ní
tui-file-odd = { $file } není obyčejný soubor: vyberte uloženou hru
tui-file-full = { $file } nejde zapsat, disk je plný: uvolněte místo, nebo vyberte jiný disk
tui-file-long-name = jméno { $file } je moc dlouhé: vyberte kratší
tui-file-large = { $file } má víc než { $megabytes } MB, tolik nemá žádná uložená hra: vyberte jiný soubor
tui-file-other = { $file } nejde použít: { $why }
tui-file-no-name = soubor potřebuje jméno
tui-save-bad = { $file } není uložená hra, ve které by šlo pokračovat: { $why }
tui-save-cut = { $file }: { $why } Poslední dobrý tah je { $move }; odtud pokračuje: { $command }
tui-save-no-such-move = { $file } nemá tah { $move }: { $moves ->
        [0] nemá žádný tah, správně je --to 0
        [one] má jeden tah, správně je --to 0 nebo --to 1
        [few] má { $moves } tahy, správně je --to 0 až --to { $moves }
       *[other] má { $moves } tahů, správně je --to 0 až --to { $moves }
    }

tui-seat-nearly = „{ $word }“ nikde nesedí: nemělo to být { $near }? Na místě může sedět { $known }, nebo člověk podle jména
tui-seat-name = „{ $word }“ je na jméno moc dlouhé: nejvýš { $longest } písmen
tui-name-person = Hráč { $number }
tui-name-bot = Bot { $number } ({ $level })
tui-level-random = náhodný
tui-level-greedy = hltavý
tui-kind-human = člověk
