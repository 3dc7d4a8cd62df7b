"""What is said of a deal in the library? Its title, where it was played, its result, its hands in one line each."""

from collections.abc import Mapping
from datetime import date
from typing import Final

from dummywhist.engine.cards.card import JOKERS, is_joker
from dummywhist.engine.cards.deal_name import deal_text
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.library.facts import NONE, Facts, trump_of, turned_of
from dummywhist.engine.library.searching import Deal
from dummywhist.engine.library.shelf import name_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.tongues import capital, mark, rank_letters, rule_text, tr
from dummywhist.ui.words.hands import SUITS_SHOWN, hand_words
from dummywhist.ui.words.mistake_told import day_words
from dummywhist.ui.words.terms import card_words

SIGNS: Final = "♠♥♦♣"
AROUND: Final = (NORTH, WEST, EAST, SOUTH)
WHOSE: Final[Mapping[Seat, str]] = {
    NORTH: mark("Opposite"), WEST: mark("Left"), EAST: mark("Right"), SOUTH: mark("Below"),
}  # fmt: skip


def game_name(facts: Facts) -> str:
    """Return the name of the game."""
    return rule_text(game_of(facts.game).name)


def deal_title(deal: Deal) -> str:
    """Return what a deal is called: its own name, or where it was played, or its cards alone."""
    facts = deal.facts
    if deal.kept is not None and deal.kept.name:
        return deal.kept.name
    if facts.record:
        return tr("Deal {number}, {game}", number=facts.deal + 1, game=game_name(facts))
    name = name_of(facts)
    words = tr("A deal of {game}", game=game_name(facts))
    return words if name is None else f"{words}, {name.split()[0]}"


def day_of(facts: Facts) -> str:
    """Return the day as the language writes it; "" for a deal that was never played."""
    try:
        return day_words(date.fromisoformat(facts.day))
    except ValueError:
        return facts.day


def result_words(facts: Facts) -> str:
    """Return the tricks that were made; "" for a deal that was never played."""
    if not facts.whole:
        return ""
    return tr("{n} of {whole} tricks", n=facts.made, whole=facts.whole)


def trump_words(facts: Facts) -> str:
    """Return what were trumps."""
    trump = trump_of(facts)
    return tr("No trumps") if trump is None else tr("Trumps {suit:suits}", suit=trump)


def people_words(facts: Facts) -> str:
    """Return who played, clockwise from the left of the person."""
    return ", ".join(facts.names[seat] for seat in (WEST, NORTH, EAST, SOUTH) if facts.names[seat])


def task_words(deal: Deal) -> str:
    """Return what a row says below its title."""
    facts = deal.facts
    return ". ".join(filter(None, (result_words(facts), trump_words(facts), people_words(facts))))


def tags_words(deal: Deal) -> str:
    """Return the tags."""
    return "" if deal.kept is None else " ".join(f"#{tag}" for tag in deal.kept.tags)


def about_words(deal: Deal, *, there: bool) -> str:
    """Return what is told of a deal beside the list; ``there``: whether its record is."""
    facts = deal.facts
    turned = turned_of(facts)
    said = [
        day_of(facts), result_words(facts), trump_words(facts),
        "" if turned is None or is_joker(turned) else tr("turned: {card:card}", card=turned),
        tr("deals: {whose}", whose=whose(facts, Seat(facts.dealer))),
        "" if facts.number is None else tr("number {name}", name=deal_text(facts.number)),
    ]  # fmt: skip
    words = " ".join(f"{capital(part)}." for part in said if part)
    return words if there or not facts.record else f"{words} {tr('The record is not there.')}"


def whose(facts: Facts, seat: Seat) -> str:
    """Return whose hand lies at a seat."""
    if facts.names[seat]:
        return facts.names[seat]
    if not facts.whole:
        return tr("You") if seat == SOUTH else tr("Dummy") if seat in open_to_below(facts) else tr(WHOSE[seat])
    return tr("Dummy") if facts.dummy != NONE else tr(WHOSE[seat])


def hands_told(facts: Facts) -> tuple[tuple[str, str, str], ...]:
    """Return each hand: whose it is, how it is seen, how it is said.

    Of a deal that is still to be played only the hands that are seen from below, where one sits.
    """
    seen = AROUND if facts.whole else open_to_below(facts)
    return tuple(
        (whose(facts, seat), short_hand(facts.hands[seat]), hand_words(facts.hands[seat]))
        for seat in seen
        if facts.hands[seat]
    )


def open_to_below(facts: Facts) -> tuple[Seat, ...]:
    """Return whose hands who sits below sees before the first card: his own, and dummies that lie open then."""
    rules = game_of(facts.game).rules({})
    if rules.facing.all_hands:
        return AROUND
    dummies = rules.seats.dummies if rules.auction is None else {}
    return tuple(seat for seat in AROUND if seat == SOUTH or int(seat) in map(int, dummies))


def short_hand(hand: Hand) -> str:
    """Return a hand in one line, its suits by their signs."""
    said = []
    for suit in SUITS_SHOWN:
        ranks = [rank_letters(card % 13) for card in reversed(list(cards_in(of_suit(hand, suit))))]
        said.append(f"{SIGNS[suit]}\u00a0{chr(0x202F).join(ranks) or '–'}")
    return "  ".join([*said, *(card_words(card) for card in JOKERS if hand >> card & 1)])
