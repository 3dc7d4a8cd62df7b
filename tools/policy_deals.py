"""What happened in deals that were played to be learned from? Gathering, reading, and what each seat could know."""

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.ranking import ranking, suit_led
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import Claim, others
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import CHANCE, TABLE, Layout, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.lying import pack_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.belief.policy import story_of, table_of
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.search.pimc import Yardstick, pimc, read_yardstick
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.solver.solver import Solver

PIMC: Final = "pimc"
WORLDS: Final = {13: 8, 12: 10, 11: 14, 10: 16}  # of the yardstick, by cards in hand; 20 with fewer
Numbers: TypeAlias = NDArray[Any]


class Record(NamedTuple):
    """A deal that was played to its end."""

    game: str
    number: int
    layout: Layout
    told: dict[str, Any]

    @property
    def auction(self) -> bool:
        """Whether bids came before the play, so that the first lead says something else than at whist."""
        return bool(self.told.get("auction", False))

    @property
    def tricks(self) -> list[tuple[Seat, list[Card]]]:
        """Leader and cards of each trick."""
        return [(Seat(leader), [Card(card) for card in cards]) for leader, cards, _ in self.told["tricks"]]


class Choices(NamedTuple):
    """What is learned from: ``kind`` by choice (moment, role, situation, no trump, cards, which was played), its
    features, those of its cards one after another, and the number of its deal. Features are rows of bits, eight a byte
    (`unpacked_rows`).
    """

    kind: Numbers
    moments: Numbers
    cards: Numbers
    deal: Numbers


def play_out(number: int, game: str, changes: dict[str, Any], level: str, budget: int | None = None) -> str:
    """Return the line of deal ``number`` of ``game``, played by ``level`` in all seats, who know each other.

    ``budget``: nodes of the solver that a decision may cost.
    """
    began = time.perf_counter()
    setup = setup_of(game, number, changes)
    solver = Solver(64)
    state = kernel.start(setup)
    while state.result is None:
        actors = kernel.actors(state)
        if CHANCE in actors:
            state, _ = kernel.apply(state, CHANCE, deal_out(setup, number))
        elif TABLE in actors and (routine := next(iter(kernel.choices(state, TABLE)), None)) is not None:
            assert isinstance(routine, DealAction)
            state, _ = kernel.apply(state, TABLE, routine)
        else:
            company = tuple((player, Kind.COMPUTER) for player in state.layout.players)
            state = _decided(state, number, level, solver, Manner(budget, company=company))
    layout = state.layout
    return json.dumps(
        {
            "game": game, "changes": changes, "number": number, "level": level, "dealer": state.dealer,
            "chairs": layout.chairs, "dummies": layout.dummies, "holder": layout.holder, "side": layout.side,
            "trump": state.trump, "down": state.down, "turned": state.turned, "dealt": state.dealt,
            "held": state.held or state.dealt,
            "tricks": [[trick.leader, trick.cards, trick.winner] for trick in state.tricks],
            "ms": int(1000 * (time.perf_counter() - began)),
        }
    )  # fmt: skip


def _decided(state: DealState, number: int, level: str, solver: Solver, manner: Manner) -> DealState:
    for player in state.layout.players:
        options = list(kernel.choices(state, player))
        if any(not isinstance(option, Claim) for option in options):
            break
    else:
        raise AssertionError
    # All cards are wanted, also those that a claim would leave unplayed.
    seen = view(state, player)
    seen = seen._replace(options=tuple(others(seen.options)))
    insight = Insight(seen) if any(isinstance(option, Play) for option in options) else None
    many = 20 if insight is None else WORLDS.get(insight.hand.bit_count(), 20)
    yardstick = Yardstick(many) if level == PIMC else read_yardstick(level)
    if yardstick is not None and insight is not None:
        legal = list(cards_in(insight.legal))
        action: Any = Play(legal[0] if len(legal) == 1 else pimc(insight, number * 7919 + 13, yardstick, solver).card)
    else:
        action = decide("steady" if yardstick is not None else level, seen, number, manner).action
    return kernel.apply(state, player, action)[0]


def read(files: Sequence[Path]) -> Iterator[Record]:
    """Yield the deals in ``files``; a last line that was broken off is left out."""
    for file in files:
        for line in file.read_text("ascii").splitlines():
            if not line.endswith("}"):
                continue
            told = json.loads(line)
            chairs, dummies = tuple(told["chairs"]), tuple(told["dummies"])
            layout = Layout(chairs, tuple(told["holder"]), tuple(told["side"]), dummies)
            yield Record(told["game"], told["number"], layout, told)


def story(record: Record, tricks: int = 13) -> Any:
    """Return what was played in the first ``tricks`` tricks of ``record``, as the native module knows it."""
    told = record.told
    rules = game_of(record.game).rules(told.get("changes", {}))
    pack = int(pack_of(rules))
    if told["turned"] is not None and rules.dealing.turned is TurnedTo.NOBODY:
        pack &= ~(1 << told["turned"])
    trump = None if told["trump"] is None else Suit(told["trump"])
    table = table_of(rules, record.layout, trump, told["down"], pack)
    return story_of(table, record.layout, record.tricks[:tricks], None)


def choices(records: Sequence[Record]) -> Choices:
    """Return the choices in ``records`` with their features, without the first lead after an auction."""
    native = drawing.NATIVE
    assert native is not None
    kinds, moments, cards, deals = [], [], [], []
    for record in records:
        played = sum(1 << card for _, cards in record.tricks for card in cards)
        left = tuple(hand & ~played for hand in record.told["held"])
        kind, moment, card = (np.frombuffer(part, np.int32) for part in story(record).lessons(left))
        kind, moment, card = kind.reshape(-1, 6), moment.reshape(-1, 2), card.reshape(-1, 2)
        if record.auction and len(kind) and kind[0, 0] == 0:
            # What leads to a bid hand is not what leads to a turned trump.
            moment, card = moment[moment[:, 0] > 0] - (1, 0), card[card[:, 0] >= kind[0, 4]] - (kind[0, 4], 0)
            kind = kind[1:]
        of_moment = np.zeros((len(kind), native.FEATURES - native.CARD_FEATURES), np.uint8)
        of_moment[moment[:, 0], moment[:, 1] - native.CARD_FEATURES] = 1
        of_card = np.zeros((int(kind[:, 4].sum()), native.CARD_FEATURES), np.uint8)
        of_card[card[:, 0], card[:, 1]] = 1
        kinds.append(kind)
        moments.append(np.packbits(of_moment, axis=1))
        cards.append(np.packbits(of_card, axis=1))
        deals.append(np.full(len(kind), record.number))
    return Choices(np.concatenate(kinds), np.concatenate(moments), np.concatenate(cards), np.concatenate(deals))


class Knowing(NamedTuple):
    """What a seat knows after some tricks: the cards that lie open, places of the others, who looks, chairs unseen."""

    unseen: int
    seen: tuple[int, int, int, int]
    places: list[drawing.Place]
    player: int
    hidden: int


def knowing(record: Record, tricks: int, player: Player) -> tuple[Knowing, tuple[int, int, int, int]]:
    """Return what ``player`` knows after so many tricks, and how the cards truly lie."""
    told, layout = record.told, record.layout
    rules = game_of(record.game).rules(told.get("changes", {}))
    ranked = ranking(told["trump"], told["down"], rules.dealing.good_ace)
    hands = list(told["held"])
    void = [0, 0, 0, 0]
    for leader, cards in record.tricks[:tricks]:
        for place, card in enumerate(cards):
            seat = layout.chairs[(layout.chairs.index(leader) + place) % len(layout.chairs)]
            hands[seat] &= ~(1 << card)
            led = suit_led(ranked, cards[:place])
            if led is not None and ranked.suit[card] != led:
                void[seat] |= ranked.of_suit[led]
    open_seats = {seat for seat in SEATS if seat in layout.dummies or layout.holder[seat] == player}
    hidden = [seat for seat in SEATS if seat not in open_seats and hands[seat]]
    unseen = 0
    for seat in hidden:
        unseen |= hands[seat]
    places = [(int(seat), unseen & ~void[seat], 0, hands[seat].bit_count()) for seat in hidden]
    north, east, south, west = (0 if seat in hidden else hands[seat] for seat in SEATS)
    chairs = sum(1 << at for at, seat in enumerate(layout.chairs) if seat in hidden)
    known = Knowing(unseen, (north, east, south, west), places, layout.players.index(player), chairs)
    return known, (hands[0], hands[1], hands[2], hands[3])
