"""Which positions are asked? The data files, and the real View of each, made by the kernel from the deal on."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.notation import read_card, read_hands
from dummywhist.engine.cards.seat import Seat, read_seat, seat_text
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.text import read_action
from dummywhist.engine.knowledge.view import View, view
from tests.laws.dealing import do, play, rules_of, setup_of

FOLDER = Path(__file__).parent
BOOKS = ("Cavendish", "Foster", "Hoffmann")
BOTH = ("strong", "master")


class Position(NamedTuple):
    """One position: the deal, what was done, who plays, and the cards that are ``right``.

    ``deal`` spells the hands N E S W, ``last`` the card turned (or dealt last), ``scores`` those before the deal by
    side, ``calls`` what was done before the play. ``supposing`` are statements that the seat may rely on beside what
    follows from the View, as ``N SA`` (North holds the ace), ``N not SA``, ``N 3+ S``, ``N 2- S``; ``goal`` the tricks
    in the whole deal that the score asks for. ``margin``: by how much the right cards are best, in tricks, or where
    there is a goal in chances of reaching it (`tests.partner_sins.weighing`). ``levels``: those that must
    answer rightly; what takes a reading of the cards that others played, or more than two dozen
    worlds to be seen, is asked of master only. ``manners``: all cards bring the same in
    every world, and what is right is what partners owe each other; then ``margin`` is 0.
    """

    name: str
    sin: str
    game: str
    deal: str
    dealer: str
    last: str
    played: str
    seat: str
    right: tuple[str, ...]
    why: str
    source: str
    margin: float
    rules: Mapping[str, str | int] = {}
    scores: Mapping[str, int] = {}
    calls: tuple[str, ...] = ()
    supposing: tuple[str, ...] = ()
    goal: int | None = None
    levels: tuple[str, ...] = BOTH
    manners: bool = False
    book: str = "own"

    @property
    def sourced(self) -> bool:
        """Whether a book prints the answer: to this very deal, or as the rule for the cards held."""
        return self.source.startswith(BOOKS)


@cache
def positions() -> tuple[Position, ...]:
    """Return all positions, file by file."""
    found = []
    for path in sorted(FOLDER.glob("*.toml")):
        for told in tomllib.loads(path.read_text(encoding="utf-8"))["position"]:
            found.append(_read(told, path.stem))
    return tuple(found)


def _read(told: dict[str, Any], book: str) -> Position:
    for key in ("right", "calls", "supposing"):
        told[key] = tuple(told.get(key, ()))
    told["levels"] = tuple(told.get("levels", BOTH))
    return Position(**told, book=book)


def state_of(position: Position) -> DealState:
    """Return the deal at the moment of the question; Unlawful if its history breaks a law."""
    rules = rules_of(position.game, **position.rules)
    setup = setup_of(rules, read_seat(position.dealer), position.scores)
    state = do(kernel.start(setup), read_action("cut"))
    hands = tuple(Hand(0) if hand is None else hand for hand in read_hands(position.deal))
    state = do(state, DealCards(hands, read_card(position.last)), CHANCE)
    if state.phase_name == "deal":
        state = do(state, TurnTrump())
    for call in position.calls:
        state = do(state, read_action(call))
    state = play(state, position.played)
    return do(state, Quit()) if trick_full(state) else state


def view_of(position: Position) -> View:
    """Return what the seat in question knows."""
    state = state_of(position)
    at = to_play(state)
    if seat_text(at) != position.seat:
        raise ValueError(f"{position.name}: {seat_text(at)} is to play, not {position.seat}")
    return view(state, state.layout.holder[at])


def right_cards(position: Position) -> frozenset[Card]:
    """Return the cards that are right."""
    return frozenset(read_card(card) for card in position.right)


def lawful_cards(position: Position) -> frozenset[Card]:
    """Return the cards that may be played."""
    state = state_of(position)
    at = to_play(state)
    player = state.layout.holder[at]
    assert player is not None
    return frozenset(Card(card) for card in cards_in(kernel.choices(state, player).cards))


def seat_of(position: Position) -> Seat:
    """Return the seat in question."""
    return read_seat(position.seat)
