"""The position: the land, the heroes, the offers, the Source, the turns that are open and the fights that go on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.setting import NONE, KnightSetting
from herna.games.mage_knight.values import Assault, City, Fight, Foe, HexToken, Side, Sight, Turn, Unit
from herna.games.programs import ProgramState
from herna.kernel import with_item

__all__ = ["NONE", "City", "Fight", "Foe", "HexToken", "KnightState", "Side", "Turn", "Unit"]


class KnightState(ProgramState):
    """What lies on the table.

    Lists are by seat. A hand, a deck or a pile is a tuple of numbers, the top last.
    """

    __slots__ = (
        "advanced_deck",
        "advanced_offer",
        "announced",
        "artifact_deck",
        "artifacts_seen",
        "aside",
        "assault",
        "box_core",
        "box_country",
        "called",
        "chaos",
        "chosen",
        "cities",
        "closing",
        "command",
        "common_skills",
        "crystals",
        "dark",
        "deck",
        "deck_known",
        "dice",
        "discard",
        "draft_dealt",
        "draft_kept",
        "draft_used",
        "drafted",
        "dummy_crystals",
        "dummy_deck",
        "dummy_gone",
        "dummy_hero",
        "dummy_skills",
        "dummy_tactic",
        "elite_deck",
        "enemy_discards",
        "enemy_piles",
        "extra_turn",
        "fame",
        "fights",
        "game_ending",
        "given_up",
        "hand",
        "hand_bonus",
        "hero",
        "kept_dice",
        "known",
        "laid",
        "last_turns",
        "level",
        "mana",
        "motivation",
        "new_sites",
        "night",
        "offers_to_come",
        "order",
        "order_down",
        "out",
        "owed",
        "partner",
        "paths",
        "place",
        "played",
        "plundered",
        "puppets",
        "put_back",
        "recruits",
        "regular_deck",
        "reputation",
        "round",
        "ruin_pile",
        "shields",
        "skill_pile",
        "skills",
        "skills_down",
        "skills_used",
        "spared",
        "sparing_done",
        "spell_deck",
        "spell_offer",
        "tactic",
        "tactic_used",
        "tactics_gone",
        "tactics_left",
        "tile_stack",
        "tiles_at",
        "time_bent",
        "tokens",
        "turn",
        "turns",
        "unit_cards",
        "unit_offer",
        "units",
        "upgrades",
        "waiting",
        "wounds_seen",
    )

    setting: KnightSetting

    # The round
    round: int
    night: bool
    turn: int
    """Whose turn it is in the order of the round."""
    waiting: bool
    """Is that turn about to begin, so that what is allowed before a turn may still be used?"""
    order: tuple[int, ...]
    """Seats in the order of the round; the dummy is `players`."""
    order_down: list[bool]
    """Whose order token lies face down: his next turn is skipped."""
    tactics_left: tuple[int, ...]
    tactic: list[int]
    announced: int
    """Who announced the end of the round."""
    last_turns: tuple[int, ...]
    """The seats that still have their last turn."""
    closing: bool
    """Is everybody playing the last turn?"""
    game_ending: bool
    tactics_gone: tuple[int, ...]
    """Tactics that are out of the game."""
    tactic_used: list[bool]
    """Whose tactic is turned face down."""
    spared: list[tuple[int, ...]]
    """Cards under a tactic."""
    aside: list[tuple[int, ...]]
    """Cards that are out of the game until the round ends."""
    extra_turn: bool
    """Does the seat on turn have another turn after this one?"""

    # The land
    laid: tuple[tuple[int, int], ...]
    """Tile positions with their tiles, in the order in which they were turned up."""
    tiles_at: tuple[int, ...]
    """The tile at each position, none where none lies yet; at the end one place more, where a hero is while he is on no
    hex."""
    tile_stack: tuple[int, ...]
    box_country: tuple[int, ...]
    box_core: tuple[int, ...]
    tokens: tuple[HexToken, ...]
    shields: tuple[tuple[int, int], ...]
    """Hexes with a shield on them, and whose it is."""
    cities: tuple[City, ...]
    """In the order in which they were turned up."""
    paths: tuple[tuple[int, int, int], ...]
    """Paths of mazes and labyrinths that were gone to the end: where, by whom, and what they cost."""
    new_sites: tuple[tuple[int, str], ...]
    """Sites that were laid on hexes where none is printed, by name."""

    owed: tuple[tuple[int, int], ...]
    """Places of adventure for which no token was left when they came up, with the pile: one is drawn when somebody goes
    in."""
    dark: bool
    """Has night fallen for good?"""
    out: tuple[int, ...]
    """Heroes who are out of the game: they have no turns any more, and stand nowhere."""
    chosen: tuple[int, ...]
    """In teams, the hero of each team who is to return; the other team does not know him."""
    given_up: tuple[int, ...]
    """Who has granted at the end of this round that another side has won, where the scenario lets heroes do so."""
    called: tuple[int, ...]
    """Who has called monsters in this night, where the scenario lets heroes do so."""

    # Piles and offers
    enemy_piles: tuple[tuple[int, ...], ...]
    enemy_discards: tuple[tuple[int, ...], ...]
    ruin_pile: tuple[int, ...]
    regular_deck: tuple[int, ...]
    elite_deck: tuple[int, ...]
    unit_offer: tuple[int, ...]
    unit_cards: tuple[int, ...]
    """Advanced actions that lie in the unit offer, for monasteries."""
    advanced_deck: tuple[int, ...]
    advanced_offer: tuple[int, ...]
    """The lowest card first."""
    spell_deck: tuple[int, ...]
    spell_offer: tuple[int, ...]
    offers_to_come: tuple[str, ...]
    """The offers of cards that are not laid out before they are needed."""
    artifact_deck: tuple[int, ...]
    artifacts_seen: tuple[int, ...]
    """Artifacts that everybody has seen, and cards that were drafted in secret and seen since."""
    put_back: tuple[tuple[int, int], ...]
    """What was put under their deck, the lowest first: who knows it (`NONE`: all), and which."""
    common_skills: tuple[int, ...]
    upgrades: tuple[int, ...]
    """Advanced actions that lie there to be swapped for, after a night."""
    draft_dealt: tuple[tuple[int, ...], ...]
    """What each seat was dealt for the draft; what became of it follows from what everybody has kept."""
    draft_kept: tuple[tuple[int, ...], ...]
    """After the draft: what each seat has kept, in the order of keeping."""

    # The Source
    dice: tuple[int, ...]
    """What each die shows, as a colour."""
    kept_dice: tuple[tuple[int, int], ...]
    """Who keeps which die, out of the Source until it is used."""

    known: tuple[Sight, ...]
    """Face-down enemies that heroes have looked at."""

    # Heroes
    hero: list[int]
    place: list[int]
    """The hex of each hero; none while he waits at the portal."""
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    deck_known: list[int]
    """How many cards on top of each deck its owner knows; others know them too, unless they are unseen artifacts."""
    wounds_seen: list[int]
    """How many wounds everybody knows to be in each hand."""
    discard: list[tuple[int, ...]]
    drafted: list[tuple[int, ...]]
    """Advanced actions that each hero has drafted and not shuffled in yet, in the order of keeping; a secret."""
    draft_used: list[tuple[int, ...]]
    """Those that he has shuffled in; which they are is a secret until they are seen."""
    played: list[tuple[int, ...]]
    crystals: list[list[int]]
    mana: list[list[int]]
    """Mana tokens by colour; gone at the end of the turn."""
    fame: list[int]
    reputation: list[int]
    command: list[int]
    """Command tokens."""
    units: list[tuple[Unit, ...]]
    recruits: list[int]
    """How many units each hero has ever recruited: the next one is known by that number."""
    skill_pile: list[tuple[int, ...]]
    skills: list[tuple[int, ...]]
    skills_used: list[tuple[int, ...]]
    skills_down: list[tuple[int, ...]]
    """Skills whose tokens were turned face down for the round, unless something turns them up."""
    motivation: list[int]
    """For how many ends of turns of its own a hero may use no skill of motivation."""
    time_bent: list[bool]
    """Who has bent time for the turn that follows."""
    level: list[int]
    """The level each hero has come to."""
    hand_bonus: list[int]
    """What raises the hand limit the next time one draws up."""
    chaos: list[int]
    """Where the shield of each hero lies on the wheel of chaos."""
    puppets: list[tuple[int, ...]]
    """Tokens of beaten enemies that a hero keeps."""
    plundered: list[bool]
    """Who plundered since his last turn."""
    sparing_done: list[bool]
    """Who used the tactic that spares cards since his last turn."""

    # What is open
    turns: list[Turn | None]
    """By seat, the turn that a hero has open; None while he waits."""
    fights: tuple[Fight, ...]
    """The fights that go on; a hero is in one of them at most."""
    assault: Assault | None
    """The joint assault that goes on."""

    # The dummy player
    dummy_hero: int
    dummy_deck: tuple[int, ...]
    dummy_gone: tuple[int, ...]
    dummy_crystals: tuple[int, ...]
    dummy_skills: tuple[int, ...]
    dummy_tactic: int

    # Teams
    partner: int
    """The seat that plays with the first one, where teams were drawn; 0 where they were not."""

    def rebuild(self) -> None:
        """Where teams were drawn the rules are those for these teams."""
        super().rebuild()
        if self.partner:
            self.setting = self.setting.in_teams(self.partner)

    # Who plays

    @property
    def present(self) -> list[int]:
        """The seats whose heroes are in the game."""
        return [seat for seat in range(self.setting.players) if seat not in self.out]

    # Turns

    def turn_of(self, seat: int) -> Turn:
        """The turn that a hero has open."""
        turn = self.turns[seat]
        assert turn is not None, f"seat {seat} has no turn open"
        return turn

    def change_turn(self, seat: int, **changes: Any) -> None:
        """Something about the open turn of a hero is different."""
        self.turns[seat] = replace(self.turn_of(seat), **changes)

    def set_points(self, seat: int, **points: int) -> None:
        """The open turn of a hero has these points of these kinds."""
        turn = self.turn_of(seat)
        self.turns[seat] = replace(turn, points=replace(turn.points, **points))

    def scope_of(self, seat: int) -> int:
        """What a hero does belongs to his open turn; without one, to the turn that is being played."""
        return seat if 0 <= seat < len(self.turns) and self.turns[seat] is not None else self.turn

    # Fights

    def fight_of(self, seat: int) -> Fight | None:
        """The fight that a hero is in; None if he is in none."""
        for fight in self.fights:
            if seat in (fight.sides[0].seat, fight.sides[1].seat):
                return fight
        return None

    def fighting(self, seat: int) -> Fight:
        """The fight that a hero is in."""
        fight = self.fight_of(seat)
        assert fight is not None, f"seat {seat} does not fight"
        return fight

    def change_fight(self, seat: int, **changes: Any) -> None:
        """Something about the fight of a hero is different."""
        fight = self.fighting(seat)
        self.fights = tuple(replace(fight, **changes) if other is fight else other for other in self.fights)

    def change_side(self, seat: int, **changes: Any) -> None:
        """Something about the side of a hero is different."""
        fight = self.fighting(seat)
        at = fight.place_of(seat)
        self.change_fight(seat, sides=with_item(fight.sides, at, replace(fight.sides[at], **changes)))

    def change_foes(self, seat: int, foes: tuple[Foe, ...]) -> None:
        """Those whom a hero meets in his fight are different."""
        fight = self.fighting(seat)
        at = 1 - fight.place_of(seat)
        self.change_fight(seat, sides=with_item(fight.sides, at, replace(fight.sides[at], foes=foes)))

    def change_foe(self, seat: int, place: int, foe: Foe) -> None:
        """One of those whom a hero meets in his fight has changed."""
        self.change_foes(seat, with_item(self.fighting(seat).against(seat).foes, place, foe))
