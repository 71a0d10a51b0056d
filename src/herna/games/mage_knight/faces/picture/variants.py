"""Variants while they go on: an auction, a draft, upgrades."""

from __future__ import annotations

from herna.games.mage_knight.faces.picture.drawing import Told, listed, seat_text, sentences
from herna.games.mage_knight.faces.picture.piles import card_lines, cards_text
from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import Panel, Say


def variant_panels(view: KnightView, say: Say) -> list[Panel]:
    """Whatever goes on now, first to be seen; what was drafted stays in sight of its owner."""
    found = [auction_panel(view, say), draft_panel(view, say), upgrade_panel(view, say)]
    return [panel for panel in found if panel is not None]


def auction_panel(view: KnightView, say: Say) -> Panel | None:
    """The hero who is for sale, the highest bid, and who is still in."""
    auction = view.auction
    if auction is None:
        return None
    facts = {"hero": say(f"hero-{auction.hero}"), "fame": auction.fame, "seat": seat_text(auction.leader, say)}
    bidders = listed((seat_text(seat, say) for seat in auction.bidders), say)
    lines: list[Told] = [(say("auction-hero", **facts), "strong"), (say("auction-bidders", seats=bidders), "")]
    return sentences("auction", say("panel-auction"), lines)


def draft_panel(view: KnightView, say: Say) -> Panel | None:
    """The cards that are passed on, and those that were kept; of others only how many."""
    draft = view.drafting
    if draft is None and not any(hero.drafted_count for hero in view.hero_boards):
        return None
    lines: list[Told] = []
    if draft is not None:
        lines.append((say("draft-kept", kept=draft.kept, of=draft.of), "strong"))
        if draft.hand is not None:
            lines += [(say("draft-hand"), "strong"), *card_lines(draft.hand, say)]
    own = () if view.seat is None else view.hero_boards[view.seat].drafted or ()
    if own:
        lines += [(say("draft-own"), "strong"), *card_lines(own, say)]
    for seat, hero in enumerate(view.hero_boards):
        if seat != view.seat and hero.drafted_count:
            lines.append((say("draft-count", seat=seat_text(seat, say), count=hero.drafted_count), f"seat-{seat}"))
    return sentences("draft", say("panel-draft"), lines) if lines else None


def upgrade_panel(view: KnightView, say: Say) -> Panel | None:
    """The advanced actions that are laid out, the strength of everybody, and the cards that can be seen."""
    upgrade = view.upgrade
    if upgrade is None:
        return None
    lines: list[Told] = [(say("upgrade-cards"), "strong"), *card_lines(upgrade.cards, say)]
    for seat, n in enumerate(upgrade.strengths):
        lines.append((say("upgrade-strength", seat=seat_text(seat, say), n=n), f"seat-{seat}"))
    for seat, hero in enumerate(view.hero_boards):
        if hero.cards is not None:
            message = "upgrade-own" if seat == view.seat else "upgrade-deck"
            text = say(message, seat=seat_text(seat, say), cards=cards_text(hero.cards, say))
            lines.append((text, f"seat-{seat}"))
    return sentences("upgrade", say("panel-upgrade"), lines)
