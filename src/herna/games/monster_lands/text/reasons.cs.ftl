# Proč by bot něco udělal

reason-outing = Zabití { $kill } %, polapení { $capture } %, smrt { $dead } %: žádná jiná výprava ani nákup neslibuje víc.
reason-mission = Úkol se podaří s šancí { $kill } %.
reason-hire = { $member } přinese { $dice ->
        [one] kostku
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } { $rounds ->
        [one] v tomto kole
        [few] v každém ze { $rounds } kol
       *[other] v každém z { $rounds } kol
    }.
reason-throw-magic = Takto je to smrt { $dead } %, zabití { $kill } %, polapení { $capture } %.
reason-roll = Odtud je to zabití { $kill } %, polapení { $capture } %.
reason-stop = Stačí to: zabití { $kill } %, polapení { $capture } %.
reason-roll-for = Podaří se to s šancí { $success } %.
reason-stop-there = Víc už získat nejde: podaří se to s šancí { $success } %.
