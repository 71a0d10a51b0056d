"""What cannot be done is refused with the clause and the numbers, in both languages, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands import actions as act
from herna.games.monster_lands.actions import ACTIONS, PassTurn, Pawn
from herna.games.monster_lands.state import LandsState
from herna.kernel import Action, IllegalAction
from tests.games.monster_lands.table import ANNA, BEN, adventure, clean_up, do, fresh, position, put

Table = Callable[[], LandsState]


def table(*actions: str, **things: Any) -> Table:
    """A position after some actions of Anna's turn."""
    return lambda: do(position(**things), *actions)


def with_trunk_out() -> LandsState:
    state = position(clans=(("onduru", "trunk"), ("jeducha",)), tiles={0: 0}, pool=("SSSS", "S"))
    return do(put(state, "a1", "trunk", ANNA, "S"), "send a2")


def fight(name: str, dice: str = "SS", **things: Any) -> Table:
    """Onduru stands on the fourth path to Kale, before a monster whose dice are to be rolled."""

    def made() -> LandsState:
        state = position(
            clans=(("onduru",), ("jeducha",)), monsters={0: name}, coins=9, land_row={0: "kale"}, tiles={0: 0}
        )
        return adventure(put(state, "a4", "onduru", ANNA, dice, **things), roll=[] if "M" in dice else [3, 1, 1, 1])

    return made


FULL = {"pool": ("SSSSSSSMM", "S"), "traps": {ANNA: ["s1"] * 5}, "defense": {ANNA: 2}}
AT_HOME = {"clans": (("tentok", "ninra", "korfac", "rookie-1"), ("jeducha",))}
REFUSALS: list[tuple[Table, str, str, str, str]] = [
    # A die that a building does not take, a full or closed building, a closed space.
    (table(), "visit lodge M", "ML-5.10", "Hunting lodge takes strength and haggling dice, not this one: magic die",
     "Lovecká chata: sem se umisťují kostky síly nebo smlouvání, tahle ne: kostka magie"),
    (table(pool=("S", "S")), "brew 0", "ML-5.10", "Laboratory: this space takes 1 × magic die, you have 0",
     "Laboratoř: na toto místo patří 1 × kostka magie, máte 0"),
    (table(pool=("S", "S")), "dig 0", "ML-5.10", "Mine: this space takes 2 × strength die, you have 1",
     "Důl: na toto místo patří 2 × kostka síly, máte 1"),
    (table(), "dig 3", "ML-2.10", "Mine: there is no such space. With this number of players 3 are open",
     "Důl: takové místo tu není. Při tomto počtu hráčů je otevřených míst 3"),
    (table(panic=["market"]), "visit market S", "ML-13.2",
     "Market: closed by panic until the monster at the gate is beaten",
     "Tržiště: zavřeno kvůli panice, dokud nebude příšera u vstupu poražena"),
    (table("brew 0", "flasks 3", pool=("M", "M"), panic=["pawnshop"]), "brew 0", "ML-5.10",
     "Laboratory: this space is taken", "Laboratoř: toto místo je obsazené"),
    # Coins and surplus.
    (table("visit tavern H2", pool=("H2", "S"), coins=7, glory=20, tavern=["fandor"]), "hire fandor", "ML-5.13",
     "That costs 10 coins, with a discount of 2 still 8; you have 7", "To stojí 10 mincí, se slevou 2 pořád 8; máte 7"),
    (table(coins=0, lodge=["s1"]), "visit lodge H4", "ML-5.15",
     "Hunting lodge: the cheapest thing costs 4 coins, with your discount of 3 still 1; you have 0",
     "Lovecká chata: to nejlevnější stojí 4 mince, s vaší slevou 3 pořád 1; máte 0"),
    (table(coins=1), "visit armory S", "ML-5.15", "Armory: the cheapest thing costs 2 coins; you have 1",
     "Zbrojnice: to nejlevnější stojí 2 mince; máte 1"),
    (table("visit armory S", coins=9), "buy-defense 4", "ML-6.8",
     "You can buy one to 3 defence tokens in one action, not 4",
     "Jednou akcí se kupuje jeden až 3 žetony obrany, ne 4"),
    (table("visit tavern S", coins=20, tavern=["vendela"]), "hire vendela", "ML-6.4",
     "Vendela wants a surplus of glory of 7, yours is 4", "Vendela žádá přebytek slávy 7, váš je 4"),
    (table(glory=1), "visit tavern S", "ML-6.4", "Without a surplus of glory nobody can be hired; yours is 0",
     "Bez přebytku slávy nelze nikoho najmout; váš je 0"),
    (table(coins=20, tavern=["vendela", "tarka"]), "hire vendela", "ML-6.4",
     "Vendela wants a surplus of glory of 7, yours is 4", "Vendela žádá přebytek slávy 7, váš je 4"),
    (table(coins=20, tavern=["vendela", "tarka"]), "hire tarka", "ML-6.4",
     "First a die has to lie there: Tavern", "Nejdřív tam musí ležet kostka: Krčma"),
    # Outings: who goes, and with what.
    (table(), "send-member purkrab", "ML-7.1", "First choose the path to which somebody goes",
     "Nejdřív vyberte cestu, na kterou někdo vyrazí"),
    (table("send a1", clans=(("purkrab", "rookie-1"), ("jeducha",)), tiles={0: 0}), "send-member rookie-1", "ML-3.6",
     "Rookies have no token: they go to no path. Possible: send-member purkrab",
     "Zelenáči nemají žeton, a tak na cesty nechodí. Možnosti: send-member purkrab"),
    (with_trunk_out, "send-member trunk", "ML-7.2",
     "Trunyk is out already: land A, path 1. Everybody goes once a round. Possible: send-member onduru",
     "Truňk už na cestě je: říše A, 1. cesta. Každý chodí ven jednou za kolo. Možnosti: send-member onduru"),
    (table("send a1", tiles={0: 0}), "send-member jeducha", "ML-7.2", "Yeducha does not belong to your clan",
     "Jeducha: to není člen vašeho klanu"),
    (table("send a1", "send-member purkrab", *["add-die S"] * 4, tiles={0: 9}, **FULL), "add-die S", "ML-7.5",
     "On a path there is room for 6 dice with 2 tokens, 4 with 3, or 2 with 4. Here lie dice: 6, tokens: 0",
     "Na cestu se vejde 6 kostek se 2 žetony, 4 se 3, nebo 2 se 4. Tady leží kostek 6 a žetonů 0"),
    (table("send a1", "send-member purkrab", *["add-die S"] * 4, *["add-trap s1"] * 2, tiles={0: 9}, **FULL),
     "add-defense", "ML-7.5",
     "On a path there is room for 6 dice with 2 tokens, 4 with 3, or 2 with 4. Here lie dice: 6, tokens: 2",
     "Na cestu se vejde 6 kostek se 2 žetony, 4 se 3, nebo 2 se 4. Tady leží kostek 6 a žetonů 2"),
    (table("send roll1", "send-member purkrab", missions=(2, 1), pool=("SSMH3", "S")), "add-die H3", "ML-7.3",
     "This die does not fit: haggling 3. The path (rolled mission, left path) takes strength or magic and strength or "
     "magic, and 0 dice lie there",
     "Tahle kostka sem nepatří: smlouvání 3. Na cestu (úkol s kostkami, levá cesta) se vejde síla nebo magie a síla "
     "nebo magie a kostek už tu leží 0"),
    (table("send roll1", "send-member purkrab", missions=(2, 1), potion={ANNA: 1}), "add-potion", "ML-7.3",
     "Only dice go to a mission: no traps, no defence tokens, no flasks",
     "K úkolu se dávají jen kostky: žádné pasti, žetony obrany ani lahvičky"),
    (table(missions=(4, 1), pool=("SSM", "S")), "send roll1", "ML-7.3",
     "This path (rolled mission, left path) needs haggling and haggling. Your pool has strength 2, magic 1, haggling 0",
     "Na této cestě (úkol s kostkami, levá cesta) je potřeba smlouvání a smlouvání. V zásobě máte: síla 2, magie 1, "
     "smlouvání 0"),
    (table(), "send gate1", "ML-7.8", "There is no monster at the gate", "U vstupu do Citadely žádná příšera není"),
    (table("send gate1", "send-member purkrab", monsters={2: "pocih"}), "done", "ML-7.8",
     "At least one strength or magic die, trap or defence token has to go there (gate, upper path)",
     "Musí tam (vstup do Citadely, horní cesta) jít aspoň jedna kostka síly nebo magie, past nebo žeton obrany"),
    (table("send gate1", "send-member purkrab", *["add-die S"] * 7, monsters={2: "pocih"}, **FULL), "add-defense",
     "ML-7.8", "The path has 8 spaces, and a token takes 2. Here lie dice: 7, tokens: 0",
     "Na cestě je míst 8 a žeton zabírá 2. Tady leží kostek 7 a žetonů 0"),
    (table(), "send b1", "ML-2.8", "This path (land B, path 1) leads nowhere with two players",
     "Tato cesta (říše B, 1. cesta) při hře dvou hráčů nikam nevede"),
    # Battles and the clean-up.
    (fight("kodyl", potion=1, defense=1), "drink-potion", "ML-9.10", "Against Codile potions are of no use",
     "Kodýl: proti této příšeře lektvary nepomáhají"),
    (fight("kodyl", venom=1), "use-venom", "ML-9.10", "Against Codile venoms are of no use",
     "Kodýl: proti této příšeře jedy nepomáhají"),
    (fight("krus", potion=1), "use-defense", "ML-9.7",
     "No defence token lies on this path. Possible: drink-potion, take-hits",
     "Na této cestě žádný žeton obrany neleží. Možnosti: drink-potion, take-hits"),
    (fight("krus", "SMM"), "throw-magic 3", "ML-9.5",
     "You cannot throw away 3 magic dice: 2 lie there, and the monster rolls 4",
     "Tolik kostek magie (3) odhodit nelze: leží jich tam 2 a příšera hází 4 kostkami"),
    (lambda: clean_up(position(clans=(("purkrab", "tarka", "zenek", "korfac"), ("jeducha",)), coins=[0, 9])),
     "let-go korfac", "ML-13.4",
     "It has to be somebody with the highest reputation, and among them with the highest cost. Possible: let-go tarka, "
     "let-go zenek",
     "Může to být jen někdo s nejvyšší pověstí a při shodě s nejvyšší cenou. Možnosti: let-go tarka, let-go zenek"),
    # Passing, and what is not an action.
    (table(), "pass-turn", "ML-5.2", "You may pass only when you have no dice left; you have 4 and can place one",
     "Pasovat smíte jen bez kostek; máte jich 4 a některou umístit lze"),
    (table("use-ability hatyr 0", clans=(("onduru", "hatyr"), ("jeducha",))), "use-ability hatyr 0", "ML-3.7",
     "Hatir: this ability was used this round already; each works once a round",
     "Hatýr: tuto schopnost jste v tomto kole už použili; každá funguje jednou za kolo"),
    (table(clans=(("purkrab", "cervina"), ("jeducha",)), coins=1), "use-ability cervina 0", "ML-5.5",
     "Chervina wants 2 coins for a die, you have 1", "Červína: kostka stojí 2 mince, máte 1"),
    (table(**AT_HOME), "exchange rookie-1 H2 S", "ML-5.6",
     "This die is not in your pool: haggling 2. You have strength 2, magic 1, haggling dice showing 4",
     "Takovou kostku v zásobě nemáte: smlouvání 2. Máte: síla 2, magie 1, kostky smlouvání s hodnotou 4"),
    (table(lands={ANNA: {"kryzie": ""}}, **AT_HOME), "settle kryzie tentok", "ML-11.4",
     "Tentok is your chief: chiefs settle no land", "Tentok je váš náčelník: náčelníci říše neosídlují"),
    (table(lands={ANNA: {"kryzie": ""}}, **AT_HOME), "settle kryzie rookie-1", "ML-3.6",
     "Rookies have no affinity: they settle no land", "Zelenáči nemají příslušnost, a tak říše neosídlují"),
    (table(lands={ANNA: {"kryzie": ""}}, **AT_HOME), "settle kryzie korfac", "ML-11.4",
     "Korfac and Crysia are not of the same affinity: the land and the member are water and forest",
     "Korfác a Krýzie nemají stejnou příslušnost: voda a prales"),
    (table(lands={ANNA: {"kryzie": "", "rynie": "ninra"}}, **AT_HOME), "settle kryzie ninra", "ML-11.4",
     "Ninra has settled Rynia and never moves to another land",
     "Ninra už jednu říši osídluje (Rýnie) a do jiné nepřejde"),
    (table(lands={ANNA: {"kale": "ninra"}}, pool=("S", "S"), **AT_HOME), "use-land kale", "ML-7.9",
     "Kale asks for magic. Your pool has strength 1, magic 0, haggling 0",
     "Kalé: potřeba je magie. V zásobě máte: síla 1, magie 0, smlouvání 0"),
    (table(wounded=["ninra"], **AT_HOME), "heal ninra", "ML-5.7", "You have no potion on your clan board",
     "Na desce klanu nemáte žádný lektvar"),
]  # fmt: skip


@pytest.mark.rule(*sorted({clause for _, _, clause, _, _ in REFUSALS}))
@pytest.mark.parametrize(("make", "action", "clause", "english", "czech"), REFUSALS, ids=lambda one: str(one)[:40])
def test_a_refusal_names_the_clause_and_the_numbers(
    make: Table, action: str, clause: str, english: str, czech: str
) -> None:
    state = make()
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.digest() == before
    assert caught.value.clause == clause
    assert caught.value.reason("en") == f"{english} ({clause})."
    assert caught.value.reason("cs") == f"{czech} ({clause})."


@pytest.mark.rule("ML-2.2")
def test_the_clans_that_are_left_are_named_in_words() -> None:
    state = GAME.new(2, 1)
    state.apply("choose-clan water")
    with pytest.raises(IllegalAction) as caught:
        state.apply("choose-clan water")
    assert caught.value.reason("cs") == (
        "Tento klan už vede jiný hráč. Volné: pralesní klan, ohnivý klan a větrný klan (ML-2.2)."
    )


@pytest.mark.rule("ML-8.5")
def test_a_mission_that_cannot_be_paid_says_what_is_missing() -> None:
    state = position(missions=(1, 7), coins=2, defense={ANNA: 1}, loots={ANNA: ["flasks"]})
    put(state, "pay1", "purkrab", ANNA, "S")
    adventure(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply("pay-mission")
    assert caught.value.reason("en").startswith("The mission asks for coins: 3, you have 2.")


@pytest.mark.rule("ML-5.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    state = fresh(2)
    other = 1 - state.turn
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.options()[0], other)
    assert (caught.value.code, caught.value.clause) == ("wrong-seat", "ML-5.1")
    assert BEN in (state.turn, other)


def wild(draw: random.Random) -> Action:
    """An action of any kind with any numbers in it."""
    kind = draw.choice(ACTIONS)
    return kind(*(draw.choice((-7, -1, 0, 1, 2, 5, 13, 22, 44, 500)) for _ in msgspec.structs.fields(kind)))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_comes_is_refused_in_both_languages_and_changes_nothing(seed: int) -> None:
    draw = random.Random(seed)
    players = 1 + seed % 4
    state = GAME.new(players, seed, **({"scenario": "sly-sam"} if players == 1 else {"tricks": True}))
    for _ in range(250):
        if state.over:
            break
        seat = state.seats_to_act[0]
        before = state.digest()
        for action in (wild(draw), wild(draw), act.Send(draw.randrange(-3, 20)), act.UseLand(draw.randrange(-2, 14))):
            if action not in state.options(seat):
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action, seat)
                assert caught.value.clause
                assert all("{" not in caught.value.reason(language) for language in ("cs", "en"))
        assert state.digest() == before
        options = state.options(seat)
        busy = [action for action in options if not isinstance(action, Pawn | PassTurn)] or list(options)
        state.apply(draw.choice(busy), seat)
