# Lekce: pozice, ve kterých se učí jedna věc

option-group-lesson = Lekce
option-lesson = Lekce
option-lesson-help = Pozice připravená pro jednu věc. Hra začíná uprostřed a končí, když je hotovo; opakovat ji můžete, jak často chcete.
option-lesson-none = Žádná: celá hra
option-lesson-dungeon = Do podzemí
option-lesson-dungeon-help = Jeden hrdina před podzemím: žádné jednotky, pravidla noci, kouzlo. Pět minut.
option-lesson-units = Jednotky v boji
option-lesson-units-help = Pevnost a dvě jednotky, které útočí, kryjí a berou rány. Pět minut.
option-lesson-city = Dobývání města
option-lesson-city-help = Dva obránci za hradbami, obléhací stroje a tři jednotky. Deset minut.
option-lesson-duel = Hrdina proti hrdinovi
option-lesson-duel-help = Soupeř stojí na krok daleko a má slabou ruku. Deset minut.
option-lesson-joint = Společný útok
option-lesson-joint-help = Dva hrdinové před městem, které je na jednoho příliš silné. Deset minut.

goal-lesson-dungeon = { $reached ->
        [yes] Podzemí je dobyto.
       *[other] Lekce: dobyjte podzemí.
    }
goal-lesson-units = { $reached ->
        [yes] Pevnost je dobyta.
       *[other] Lekce: dobyjte pevnost se svými jednotkami.
    }
goal-lesson-city = { $reached ->
        [yes] Město je dobyto.
       *[other] Lekce: dobyjte město.
    }
goal-lesson-duel = { $reached ->
        [yes] Soupeř je zraněn.
       *[other] Lekce: napadněte soupeře a zraňte ho.
    }
goal-lesson-joint = { $reached ->
        [yes] Dobyli jste město společně.
       *[other] Lekce: dobyjte město společně.
    }

lesson-dungeon-enter = Stojíte u vchodu do podzemí. Vstoupit dovnitř je vaše akce: vytáhnete hnědého nepřítele a hned s ním bojujete. Venkované počkají venku, žádná jednotka s vámi nejde.
    .title = Do tmy
lesson-dungeon-night = Ať je nahoře den, nebo noc, tady dole je vždy noc: zlatá mana k ničemu není, černá ano. Než vstoupíte, podívejte se na Pramen.
    .title = Dole je noc
lesson-dungeon-alone = Minotaurus: zbroj 5 a brutální, takže co nevykryjete, bolí dvakrát. Nejlepší je zabít ho dřív, než udeří.
    .title = Sami proti němu
lesson-dungeon-spell = Ohnivá koule je střelecký útok za 5 a stojí jednu červenou manu: váš krystal. S černou kostkou navíc je z ní silnější kouzlo, které vás stojí zranění; tady je nepotřebujete. Vyberte cíl, zahrajte ji a udeřte.
    .title = Kouzlo
lesson-dungeon-reward = Dobyto: leží tu váš štít a na konci tahu dostanete kouzlo, nebo artefakt, jak rozhodne kostka.
    .title = Poklad
lesson-units-look = Jdou s vámi dvě jednotky. Každá použije za kolo jednu schopnost; zraněná žádnou. Připravené jsou zase na začátku dalšího kola.
    .title = Vaši lidé
lesson-units-assault = Vedle je pevnost s kušníky: jejich útok 4 je hbitý, k vykrytí tedy potřebujete 8. Vejděte: pahorky stojí 3. Zahrajte Pochod a k němu Výdrž.
    .title = Pevnost
lesson-units-block = Osm bodů bloku, a utemští strážci to zvládnou sami: jejich blok 4 se proti hbitým útokům počítá dvakrát. Vyberte napřed útok, pak je použijte.
    .title = Strážci
lesson-units-blow = Nevykryto. Dejte zranění jednotce: odečte svou zbroj a je zraněná, vy zůstanete bez zranění. Zraněné jednotky už nic nevezmou.
    .title = Kdo vezme ránu?
lesson-units-attack = Zbroj 4: utemští kušníci útočí za 3 a zbytek přidá karta. Vyberte cíl, sečtěte to a udeřte.
    .title = Všichni společně
lesson-city-look = Bílé město: každý v něm má o bod zbroje víc. Obránci bojují všichni naráz a všichni musí padnout, když ne dnes, tak zítra.
    .title = Před branami
lesson-city-march = Vstup do města je útok a stojí bod pověsti. Pohyb stojí dva body; silné karty si nechte na boj.
    .title = K hradbám
lesson-city-siege = Proti hradbám teď platí jen obléhací útoky. Katapulty mají 3, nebo 5 za jednu červenou manu: právě dost na kušníky (4 a 1 za město), tedy na ty s hbitým útokem.
    .title = Obléhání
lesson-city-block = Mniši bijí za 5 a jejich jed zraňuje dvakrát. Utemští strážci vykryjí 4; karta zahraná bokem přidá pátý bod.
    .title = Vydržte
lesson-city-attack = V této fázi už hradby nikomu nepomohou. Mniši potřebují 6: Hněv s červenou manou dá 4, utemští šermíři 3. Za každého poraženého leží na kartě města váš štít.
    .title = Udeřte
lesson-duel-look = Ve vesnici vedle vás stojí Goldyx. Kdo skončí pohyb na políčku jiného hrdiny, musí ho napadnout. Zahrajte Pochod a jděte tam.
    .title = Soupeř
lesson-duel-attack = Útok je teď vaše akce. Soupeř řekne, zda se boji věnuje plně, jako svému tahu napřed, nebo jen zčásti. Zdálky útočí první on, zblízka vy.
    .title = Do útoku!
lesson-duel-exchange = Jeden udeří, druhý smí krýt, pak naopak. Co nebylo vykryto, rozdělí ten, kdo udeřil, po celých zbrojích: každá celá zbroj hrdiny je zranění. Kdo nechce bít, vynechá. Jedno soupeřovo zranění a lekce je hotová.
    .title = Rána za ránu
lesson-joint-look = Čtyři obránci: to je na vás moc. U hradeb ale stojí i Norowas. Když oba stojíte vedle města, můžete navrhnout společný útok; nikoho k němu nikdo nenutí.
    .title = Dva u hradeb
lesson-joint-share = Rozdělte obránce: kolik jich kdo vezme, na tom se domluvíte; které dostane, rozhodne los. Norowas pak řekne ano, nebo ne.
    .title = Kdo vezme kolik?
lesson-joint-enter = Souhlasí. Teď každý vstoupí, vy první: potřebujete dva body pohybu jako při každém útoku. Kdo zůstane venku, toho část posádky vydrží.
    .title = Dovnitř
lesson-joint-part = Toto je vaše část posádky; bojujte, jako by jich víc nebylo. Norowas bojuje se svou potom. Když padnou všichni, město je vaše společně, když ne, ustoupíte.
    .title = Vaše část
