# V čem je který hrdina dobrý, tam, kde se vybírá

option-named-arythea-help = Bojuje zblízka a z vlastních zranění čerpá sílu.
option-named-goldyx-help = Má hojnost krystalů, létá a s manou dělá divy.
option-named-tovak-help = Voják: rychlé pochody, štíty, ani zraněný se nezastaví. Vhodný na začátek.
option-named-norowas-help = Vede lidi: levně verbuje a jednotky využije nejlépe.
option-named-wolfhawk-help = Osamělá lovkyně, nejlepší bez vlastních jednotek.
option-named-krang-help = Orčí šaman: chaos, štěstí a magie, která roste.
option-named-braevalar-help = Druid ledu a hromu, doma v lesích a v živlech.

# Proč hra dopadla, jak dopadla

why-won = Vyhráno: { $goal } Bylo to kolo { $round } z { $rounds }.
why-lost = Prohráno: kolo { $round } z { $rounds } skončilo. { $goal }
why-ahead = Vítězí { $seat }: { $second } ztrácí { $n ->
        [one] jeden bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
why-shared = Všichni mají stejně, { $n }, a o vítězství se dělí.
why-row = Nejvíc rozhodl řádek { $row }: o { $n } víc.
why-most = Nejvíc bodů přinesl řádek { $row }: { $n }.
chart-round = { $round }, { $night ->
        [yes] noc
       *[other] den
    }
