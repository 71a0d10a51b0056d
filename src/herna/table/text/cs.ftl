# Co stůl odmítá, slovy.

error-unknown-table = Stůl „{ $table }“ neexistuje. Odkaz může být useknutý, nebo je stůl na jiném serveru.
error-wrong-token = Tento odkaz ani prohlížeč nemá u tohoto stolu místo. Otevřete stůl v prohlížeči, ve kterém začal, nebo ze své pozvánky.
error-wrong-invitation = Tato pozvánka u tohoto stolu neplatí. Požádejte o odkaz znovu; pozvánka platí, dokud její místo někdo nezaujme.
error-stale-version = Na stole se mezitím hrálo (vaše pozice má číslo { $version }, stůl má { $current }). Podívejte se znovu a vyberte si.
error-too-large = To je příliš velké: přijímá se nejvýš { $most }.
error-too-many = Příliš mnoho požadavků. Chvíli počkejte a pokračujte.
error-not-allowed = To vám nepřísluší. { $why ->
        [own-seat] Dokud je u stolu ten, komu místo patří, může to udělat jen on.
        [seat-taken] Toto místo patří botovi.
        [not-finished] Půjde to, až hra skončí.
        [finished] Hra skončila.
        [stand-in] Za toto místo zaskakuje bot. Nejdřív si místo vezměte zpět.
        [origin] Požadavek přišel z cizí stránky.
       *[other] Může to jen ten, kdo u tohoto stolu sedí.
    }
error-bad-name = Jméno má 1 až { $most } písmen, číslic, mezer nebo znamének, bez znaků < a >.
error-bad-text = Zpráva má 1 až { $most } znaků.
error-markup = Tohle vypadá jako značky a přijímá se jen prostý text. Pokud myslíte „menší než“, dejte za < mezeru.
error-malformed-request = Tento požadavek nemá správný tvar: { $detail }.
error-seats-count = Ke stolu pro { $players } hráče patří stejně míst; { $given ->
        [one] zadáno bylo 1
        [few] zadána byla { $given }
       *[other] zadáno jich bylo { $given }
    }.
error-bad-clock = Takové hodiny nejsou: tah může trvat { $least-seconds } až { $most-seconds } sekund, nebo { $least-hours } až { $most-hours } hodin.
error-no-undo-asked = Nikdo nežádá o vrácení tahu.
error-nothing-there = Na této adrese nic není.
error-wrong-method = Tato adresa nepřijímá { $method }.
error-server-error = Něco se u nás pokazilo a nic se nezměnilo. Zkuste to znovu.
error-busy = Server má moc práce. Zkuste to za chvíli znovu.
error-no-tutorial = Průvodce první hrou zatím není: { $game }.
error-offered = To je teď možné.
error-page-not-built = Stránka ještě není sestavená. Spusťte „make play“ nebo „make page“ a otevřete tuto adresu znovu.
error-slow-client = Spojení nestíhalo, proto bylo uzavřeno. Připojte se znovu.
error-store-away = Server teď nedosáhne na uložené stoly. Co bylo potvrzeno, je v bezpečí; zkuste to za chvilku znovu.
error-unreadable-table = Stůl „{ $table }“ už nejde přečíst. Kdo tento server provozuje, najde víc v jeho záznamech.
