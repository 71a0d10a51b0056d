# Co stůl odmítá, slovy.

error-unknown-table = Stůl „{ $table }“ neexistuje. Odkaz může být neúplný, nebo je stůl na jiném serveru.
error-wrong-token = Tento odkaz ani prohlížeč nemá u tohoto stolu místo. Otevřete stůl v prohlížeči, ve kterém začal, nebo ze své pozvánky.
error-wrong-invitation = Tato pozvánka u tohoto stolu neplatí. Požádejte o odkaz znovu; pozvánka platí, dokud její místo někdo nezaujme.
error-stale-version = U stolu se mezitím hrálo dál (vaše pozice má číslo { $version }, stůl už { $current }). Podívejte se znovu a vyberte si.
error-too-large = To je příliš velké: přijímá se nejvýš { $most }.
error-too-many = Příliš mnoho požadavků. Chvíli počkejte a pokračujte.
error-too-many-tables = Odsud se už otevřelo příliš mnoho stolů. Další otevřete až za několik minut.
error-long-enough = U tohoto stolu se už dál hrát nedá: zapisuje se nejvýš { $most } tahů.
error-banned = Provozovatel tohoto serveru vás teď dovnitř nepustí.
error-muted = Provozovatel tohoto serveru vám u tohoto stolu už nedovolí nic říct.
error-table-closed = Provozovatel tento stůl zavřel: dá se prohlížet, ale už se tu nic nestane.
error-no-such-line = Takový řádek v rozhovoru u tohoto stolu není.
error-not-old = Pravidla tohoto stolu se nezměnila: dá se normálně otevřít.
error-too-slow = Požadavek přicházel příliš dlouho. Zkuste to znovu.
error-not-allowed = To vám nepřísluší. { $why ->
        [own-seat] Dokud je u stolu ten, komu místo patří, může to udělat jen on.
        [seat-taken] Toto místo patří botovi.
        [no-hints] Rady jsou u tohoto stolu vypnuté: protože hrají i jiní lidé, musí se povolit při otevření stolu.
        [not-asked] Teď po vás nikdo nic nechce.
        [not-finished] Půjde to, až hra skončí.
        [finished] Hra skončila.
        [seed-and-words] Buď se rozdává ze semínka, nebo každý přidá do zamíchání slovo.
        [origin] Požadavek přišel z cizí stránky.
       *[other] Může to jen ten, kdo u tohoto stolu sedí.
    }
error-bad-name = Jméno má 1 až { $most } písmen, číslic, mezer nebo znamének, bez znaků < a >.
error-bad-text = Zpráva má 1 až { $most } znaků.
error-markup = Tohle vypadá jako značky a přijímá se jen prostý text. Pokud myslíte „menší než“, dejte za < mezeru.
error-malformed-request = Tento požadavek nemá správný tvar: { $detail }.
error-seats-count = Míst musí být stejně jako hráčů ({ $players }); { $given ->
        [one] zadáno bylo 1
        [few] zadána byla { $given }
       *[other] zadáno jich bylo { $given }
    }.
error-bad-clock = Takto hodiny nastavit nejde: tah může trvat { $least-seconds } až { $most-seconds } sekund, nebo { $least-hours } až { $most-hours } hodin.
error-no-undo-asked = O to už nikdo nežádá. Podívejte se, co se žádá teď.
error-not-dealt = Ještě není rozdáno: zamíchání čeká na něčí slovo.
error-already-dealt = Hra už je rozdaná.
error-word-given = Své slovo už jste přidali a platí.
error-nothing-there = Na této adrese nic není.
error-wrong-method = Tato adresa nepřijímá { $method }.
error-wrong-host = Tento server se volá pod jiným jménem.
error-server-error = Něco se u nás pokazilo a nic se nezměnilo. Zkuste to znovu.
error-busy = Server má moc práce. Zkuste to za chvíli znovu.
error-no-tutorial = Průvodce první hrou zatím není: { $game }.
error-offered = To je teď možné.
error-page-not-built = Stránka ještě není sestavená. Spusťte „make play“ nebo „make page“ a otevřete tuto adresu znovu.
error-slow-client = Spojení nestíhalo, proto bylo uzavřeno. Připojte se znovu.
error-store-away = Server teď nedosáhne na uložené stoly. Co bylo potvrzeno, je v bezpečí; zkuste to za chvilku znovu.
error-table-moves = Stůl se právě stěhuje na jiný počítač serveru. Co bylo potvrzeno, je v bezpečí; zkuste to za chvilku znovu.
error-unreadable-table = Stůl „{ $table }“ už nejde přečíst. Kdo tento server provozuje, najde víc v jeho záznamech.
error-not-away-long-enough = Místo čeká na svého hráče: bot může zaskočit za { $seconds ->
        [one] 1 sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }, nebo hned, když to chtějí všichni ostatní (aspoň dva).
error-bad-patience = Taková doba čekání není možná: jen { $least } sekund až { $most } hodin.
error-wrong-ticket = Tento odkaz už neplatí: funguje jen jednou, nejdéle { $minutes } minut, a dá se odvolat. O nový požádejte na zařízení, které místo má.
error-too-many-devices = Místo může být nejvýš na { $most } zařízeních. Nejdřív některé odvolejte.
error-no-such-device = Takové zařízení toto místo nemá; možná už bylo odvoláno.
error-last-device = Toto je jediné zařízení, které místo má: bez něj byste o místo přišli.
