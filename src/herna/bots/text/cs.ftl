# Co se říká o botech, které si lidé píší sami.

error-bot-address = „{ $bot }“ není žádný bot. Napište soubor a třídu v něm: cesta/soubor.py:Třída.
error-bot-no-file = Soubor { $file } neexistuje. Vlastní bot se zadává souborem a třídou: cesta/soubor.py:Třída.
error-bot-file = Soubor s botem { $bot } nejde načíst: { $detail }.
error-bot-no-class = V souboru { $file } není třída { $kind }.{ $known ->
        [none] {" "}Není v něm vůbec žádný bot: bot je třída, která dědí z herna.Bot.
       *[other] {" "}Boti v něm jsou: { $known }.
    }
error-bot-not-a-bot = { $bot } není bot. Bot je třída, která dědí z herna.Bot a má metodu think(self, state, seat).
error-bot-without-think = { $bot } neumí přemýšlet. Dejte mu metodu think(self, state, seat), která vrátí jednu z možností state.options(seat).
error-bot-chooses = { $bot } nahrazuje metodu choose, která před botem znovu rozdává skryté karty. Napište místo ní think(self, state, seat).
error-bot-name-taken = Jiný bot { $bot } už tu je, ze souboru { $file }. Přejmenujte soubor nebo třídu.
error-bot-not-importable = Bota { $bot } nelze předat jiným procesům. Použijte jediný proces, nebo dejte třídu do souboru a zadejte ji jako cesta/soubor.py:Třída.
error-bot-broke = { $bot } selhal: { $detail }.
error-bot-died = { $bot } uprostřed volby ukončil svůj proces. Bot vždy vrací jednu z možností state.options(seat).
error-bot-slow = { $bot } si do { $seconds } s nevybral a byl zastaven. Ať volí rychleji, nebo mu dejte víc času.
error-bot-no-action = { $bot } zvolil { $answer }, což není akce. Bot vrací jednu z možností state.options(seat).
error-bot-illegal = { $bot } zvolil „{ $action }“, což teď není v nabídce. Nabídka: { $offered }.

error-bad-budget = „{ $bot }“ není platný rozpočet. Za úroveň ({ $levels }) napište @ a kolik tahů smí prozkoumat, strong@40, nebo kolik sekund smí přemýšlet, strong@1.5s.
error-weights-broken = Váhy v souboru { $file } nejde přečíst: { $detail }. Vytvořte je znovu příkazem herna train { $taught }.
error-weights-other-rules = Váhy v souboru { $file } byly naučeny pro pravidla verze { $found }, hra teď má verzi { $rules }. Vytvořte je znovu příkazem herna train { $taught }.
error-weights-other-features = Váhy v souboru { $file } neodpovídají tomu, co se ve hře při tomto počtu hráčů ({ $players }) počítá. Vytvořte je znovu příkazem herna train { $taught }.
error-wrong-training = K učení je potřeba aspoň jedna partie v každé generaci, aspoň jedna buňka v každé vrstvě a aspoň jeden proces; cvičit může jen síť.

# Proč by bot něco udělal.
reason-only = Nic jiného dělat nejde.
reason-lot = Rozhodl los.
reason-own-judgement = Je to vlastní úsudek tohoto bota.
reason-best-found = Nejlepší pokračování, které se našlo.
reason-as-good = Stejně dobré jako cokoli jiného.
reason-ahead = Vynese o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc než druhé nejlepší pokračování.
reason-stands-up = I po { $answers } { $answers ->
        [one] odpovědi
       *[other] odpovědích
    } ostatních je to o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } lepší než druhá nejlepší možnost.

# Rady: co pokračování vynese.
reason-as-good-as-first = Stejně dobré jako první možnost.
reason-behind = O { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } méně než první možnost.
reason-plan = Další krok společného plánu.
reason-plan-in = Tak to vychází v { $count } z { $worlds } možných partií.
reason-then-worth = Podle hry samé má pak postavení cenu { $below ->
        [yes] −
       *[no] {""}
    }{ $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
reason-wins = Tím je hra vyhraná.
reason-wins-often = Hru to vyhraje v { $percent } případech ze 100.
reason-forecast = { $side ->
        [ahead] Očekávaný konec: náskok { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
        [behind] Očekávaný konec: ztráta { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
       *[even] Očekávaný konec: remíza.
    }
