# Proč by bot něco udělal

reason-fight = Boj podle odhadu: poraženo { $beaten } z { $foes }, { $wounds ->
        [0] bez zranění
        [one] za jedno zranění
        [few] za { $wounds } zranění
       *[other] za { $wounds } zranění
    }.
reason-explore = Nový dílek krajiny: { $tiles ->
        [one] skrytý zbývá jeden
        [few] skryté zbývají { $tiles }
       *[other] skrytých zbývá { $tiles }
    }.
reason-recruit = Jednotka úrovně { $level } bude sloužit { $rounds ->
        [one] v tomto posledním kole
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
reason-recover = { $wounds ->
        [0] Je třeba nabrat síly
        [one] Zranění v ruce znamená o kartu méně
        [few] { $wounds } zranění v ruce znamenají o { $wounds } karty méně
       *[other] { $wounds } zranění v ruce znamenají o { $wounds } karet méně
    }.
reason-learn = Co se hrdina naučí teď, využije { $rounds ->
        [one] v tomto posledním kole
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
reason-keep-cards = { $cards ->
        [0] Všechno je zahráno
       *[other] Karty v ruce udělají víc v některém z dalších tahů
    }.
reason-walk = Je to blíž k tomu, kam se vyplatí jít.
