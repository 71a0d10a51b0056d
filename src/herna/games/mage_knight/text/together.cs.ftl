# Spolupráce: co si spoluhráči volí, na čem se domlouvají a co jim dává body.

option-scenario-full-cooperation = Plná spolupráce
option-scenario-full-cooperation-help = Dva až čtyři hrdinové jako jeden tým dobývají všechna města, za šest kol a v tempu automatického hráče. Vyhrají všichni, nebo nikdo. Asi hodina a půl na hrdinu; velmi těžké (odhady).
option-scenario-blitz-cooperation = Blesková spolupráce
option-scenario-blitz-cooperation-help = Spolupráce na čtyři kola: všichni začínají silnější a rostou rychleji, bez elitních jednotek. Asi 50 minut na hrdinu; velmi těžké (odhady).
option-lowest_scores = Počítá se nejnižší skóre
option-lowest_scores-help = V každém řádku bodování platí za všechny hrdina s nejméně body, ne ten s nejvíce.

score-of-everybody-leads = Každý hrdina je vůdcem města
score-line-of = { $seat } – { $what }: { $points }
hero-stand-in = náhradní karty
action-name-tactic = { $tactic } ({ $number }) půjde ze hry{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
prompt-agree-on-tactic = Která z vašich taktik půjde ze hry? Ta, kterou vás označí nejvíc.
event-tactic-named = { $seat } navrhuje vyřadit taktiku { $tactic }.
event-tactic-left = Taktika { $tactic } je ze hry.
event-dummy-stand-in = Pro automatického hráče nezbyl žádný hrdina: balíček mu nahradí jiné karty.
error-tactic-not-used = Ze hry jde jen taktika, kterou některý z vás v tomto kole použil.
error-no-hero-for-dummy = { $title }: všechny hrdiny těchto krabic ({ $heroes }) vedou hráči. Nechte ho přidělit a balíček nahradí jiné karty, nebo přidejte další krabici.

option-late_offers = Nabídky až později
option-late_offers-help = Kouzla a pokročilé akce se nevykládají, dokud nejsou poprvé potřeba. Vypnuto: leží na stole od začátku.
event-offer-laid-out = { $offer ->
    [spells] Vykládají se kouzla.
   *[advanced] Vykládají se pokročilé akce.
}
offer-to-come = { $offer ->
    [spells] Kouzla: ještě nejsou vyložena.
   *[advanced] Pokročilé akce: ještě nejsou vyloženy.
}

own-scenario-fine = „{ $title }“ ({ $name }) je v pořádku. Pravidla má tato: { $rules }.
own-scenario-table = { $players ->
    [one] { $players } hrdina
    [few] { $players } hrdinové
   *[other] { $players } hrdinů
}: kol { $rounds }; venkov { $countryside }, města { $cities }, hlavní dílky { $core }; { $shape }{ $levels ->
    [none] .
   *[other] ; úrovně { $levels }.
}
language = cs
