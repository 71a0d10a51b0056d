# Co říká jen stránka: příprava vlastní rukou, vysvětlivky a značka domu.

prepare-title = Příprava mapy
prepare-boards = Desky
prepare-start = Startovní žeton
prepare-outpost = Páté armády
prepare-tokens = Žetony
prepare-turn = { $side }: jak bude ležet?
prepare-start-help = Kde leží startovní žeton, tam všichni začínají, každý se čtyřmi armádami. Klepněte na svítící region.
prepare-outpost-help = Pátá armáda každého hráče stojí společně s ostatními, stranou od startu. Klepněte na svítící region.
prepare-tokens-help = Klepněte na svítící region. V každém je místo pro jeden žeton, počítá se i startovní.
house-title = Naše vlastní
house-preset = Tuto hotovou mapu jsme z desek hry sestavili sami.
side-about = { $regions ->
    [one] Jeden region
    [few] { $regions } regiony
   *[other] { $regions } regionů
}, { $islands ->
    [one] jeden ostrov
    [few] { $islands } ostrovy
   *[other] { $islands } ostrovů
}: { $names }.
family-about = { $family ->
    [ancient] Prastaré
    [cursed] Prokleté
    [dire] Děsivé
    [forest] Lesní
    [night] Noční
    [noble] Vznešené
    [arcane] Mystické
   *[mountain] Horské
} karty; celkem jich je { $all }
# Na regiony se tu ukazuje, jejich zkratky nikdo nepíše.
page-thing-region = { $name }
