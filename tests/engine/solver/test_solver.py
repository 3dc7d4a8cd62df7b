"""Does the fast solver say what the slow one says, warm or cold, on one thread or more?"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import JOKER_BIG, JOKERS, SUITS, Card
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card, read_hands
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.solver import reference
from dummywhist.engine.solver.position import JokerLaw, Position, after_card, played_on
from dummywhist.engine.solver.solver import Solver, is_native
from tests.engine.solver.positions import family_position, whist_position

pytestmark = pytest.mark.slow

native = pytest.mark.skipif(not is_native(), reason="the fast solver was not built")
KNOWN = "N:AKQ2.J93.T8.7654 JT9.AKQ2.J93.T83 8765.T87.AKQ2.J9 43.654.7654.AKQ2"


def hands_of(text: str) -> tuple[Hand, ...]:
    """The four hands of a deal."""
    return tuple(hand or EMPTY for hand in read_hands(text))


@cache
def by_reference(kind: Callable[..., Position], seed: int) -> tuple[Position, object, int]:
    """A position with what the slow solver says of it: once, whatever is compared with it."""
    rng = Random(f"{kind.__name__} {seed}")
    position = kind(rng, rng.randint(1, 4))
    return position, reference.cards(position), reference.tricks(position)


@native
@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize("kind", [whist_position, family_position])
def test_the_fast_solver_is_the_reference(portable: bool, kind) -> None:
    solver = Solver(portable=portable)  # one for all, so that what it learned of others must not mislead it
    for seed in range(70):
        position, cards, tricks = by_reference(kind, seed)
        assert solver.cards(position) == cards, position
        assert solver.tricks(position) == tricks, position


@native
@pytest.mark.parametrize("kind", [whist_position, family_position])
def test_what_was_learned_of_other_deals_changes_no_answer(kind) -> None:
    warm, cold = Solver(), Solver()
    rng = Random(5)
    for _ in range(60):
        position = kind(rng, rng.randint(5, 8 if kind is whist_position else 7))
        cold.forget()
        assert warm.cards(position) == cold.cards(position)


@native
@pytest.mark.parametrize("sides", [0b0101, 0b0001, 0b0110])
def test_what_was_learned_of_other_guesses_at_the_hidden_hands_changes_no_answer(sides: int) -> None:
    # In many guesses at one deal proofs merge that differ in the holder of a card; the answers must not.
    rng = Random(7)
    seen = whist_position(rng, 7, mid_trick=False)
    loose = [*cards_in(seen.hands[1]), *cards_in(seen.hands[3])]
    warm, cold = Solver(), Solver()
    for _ in range(60):
        rng.shuffle(loose)
        hands = (seen.hands[0], hand_of(loose[:7]), seen.hands[2], hand_of(loose[7:]))
        position = Position(hands, seen.trump, 0, (), sides)
        cold.forget()
        assert warm.cards(position) == cold.cards(position)


@native
def test_threads_and_batches_agree_with_one_after_the_other() -> None:
    rng = Random(6)
    positions = [whist_position(rng, 6) for _ in range(40)] + [family_position(rng, 3) for _ in range(20)]
    solver = Solver()
    told: list[tuple[int, int]] = []
    two = solver.batch(positions, threads=2, progress=lambda done, total: told.append((done, total)))
    assert [one.cards for one in two] == [solver.cards(position) for position in positions]
    values = solver.batch(positions, cards=False)
    assert [one.tricks for one in values] == [solver.tricks(position) for position in positions]
    assert told and told[-1][1] == len(positions) and all(done <= total for done, total in told)


@native
def test_a_small_table_forgets_and_is_right() -> None:
    small, large = Solver(memory_mb=1), Solver()
    rng = Random(8)
    for _ in range(6):
        position = whist_position(rng, 9)
        assert small.cards(position) == large.cards(position)
        assert small.memory_bytes <= 2 << 20


def test_a_batch_that_is_cancelled_or_late_tells_what_is_finished() -> None:
    rng = Random(9)
    positions = [whist_position(rng, 13 if is_native() else 2, mid_trick=False) for _ in range(200)]
    stop = Event()
    stop.set()
    solver = Solver()
    for answers in (solver.batch(positions, cancel=stop), solver.batch(positions, deadline=0.0)):
        assert len(answers) == 200 and any(one.cards is None for one in answers)


@pytest.mark.parametrize("slow", [pytest.param(False, marks=native), True])
def test_the_best_card_over_worlds_has_the_most_tricks(slow: bool) -> None:
    solver = Solver(slow=slow)
    for seed in range(12):
        rng = Random(seed)
        base = whist_position(rng, 3 if slow else 6, mid_trick=False)
        on_turn = base.on_turn
        loose = [card for index, hand in enumerate(base.hands) if index != on_turn for card in cards_in(hand)]
        worlds = []
        for _ in range(8):
            rng.shuffle(loose)
            packets = [hand_of(loose[place::3]) for place in range(3)]
            hands = tuple(base.hands[index] if index == on_turn else packets.pop() for index in range(4))
            worlds.append(Position(hands, base.trump, base.leader, (), base.side))
        totals: dict[Card, int] = {}
        for world in worlds:
            for card, tricks in solver.cards(world).items():
                totals[card] = totals.get(card, 0) + tricks
        best = solver.best(worlds)
        assert best is not None and best.total == totals[best.card] == max(totals.values())


def test_a_known_deal() -> None:
    # Three hands of two cards each, clubs trumps: the leader draws one trump and loses the other trick.
    hands = hands_of("N:A...2 3...A 4...K 5...3")
    for solver in (Solver(), Solver(slow=True)):
        assert solver.cards(Position(hands, SUITS[3], 0)) == {read_card("SA"): 1, read_card("C2"): 1}
        assert solver.table(hands)[None, 0] == solver.tricks(Position(hands, None, 0))


def test_a_trump_that_is_led_costs_the_friend_a_trump_too() -> None:
    """The jack of spades and two sure trumps would be three tricks, but the nine of clubs takes two trumps at once."""
    words = ("SJ C7 CJ", "S6 C4 C8", "H8 HJ CT", "S7 S8 C9")
    position = Position(tuple(hand_of(map(read_card, hand.split())) for hand in words), SUITS[3], 3)
    assert Solver().cards(position) == Solver(slow=True).cards(position)
    assert Solver().tricks(position) == 2


@given(st.integers(0, 10_000))
def test_turning_the_table_or_changing_plain_suits_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    position = whist_position(rng, rng.randint(1, 3))
    solver = Solver()
    turned = Position(
        position.hands[1:] + position.hands[:1], position.trump, (position.leader - 1) % 4, position.trick,
        0b0101 if position.side == 0b1010 else 0b1010,
    )  # fmt: skip
    assert solver.tricks(turned) == solver.tricks(position)
    other = Position(
        position.hands, position.trump, position.leader, position.trick, 0b1111 ^ position.side
    )  # the other side's view
    assert solver.tricks(other) == position.tricks - solver.tricks(position)


@given(st.integers(0, 10_000))
def test_a_card_played_is_worth_what_was_told(seed: int) -> None:
    rng = Random(seed)
    position = family_position(rng, 3)
    solver = Solver()
    told = solver.cards(position)
    best = max(told.values())
    ours = position.counts(position.on_turn)
    assert solver.tricks(position) == (best if ours else position.tricks - best)
    card = rng.choice(position.legal())
    after = after_card(position, card)
    if after is not None and len(position.trick) + 1 < len(position.hands):
        value = solver.tricks(after)
        assert told[card] == (value if ours else position.tricks - value)


WRONG = {
    "one hand": ((hand_of([Card(1)]),), {}),
    "leader": (hands_of(KNOWN), {"leader": 4}),
    "sides": (hands_of(KNOWN), {"side": 0b1111}),
    "twice": ((hand_of([Card(1)]),) * 2, {"side": 1}),
    "sizes": ((hand_of([Card(1)]), hand_of([Card(2), Card(3)])), {"side": 1}),
    "empty": ((EMPTY, EMPTY), {"side": 1}),
    "no card": ((Hand(1 << 60), hand_of([Card(1)])), {"side": 1}),
    "full trick": (hands_of(KNOWN), {"trick": tuple(map(Card, range(4)))}),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_position_is_refused_in_a_sentence(kind: str) -> None:
    hands, more = WRONG[kind]
    with pytest.raises(Unreadable) as refused:
        Position(hands, None, **{"leader": 0, **more})  # type: ignore[dict-item]
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("played", "words"),
    [
        ("HA", "Card 1 of those played: the ace of hearts is not in the hand that plays."),
        ("SA HA", "Card 2 of those played: the ace of hearts does not follow suit."),
        ("SA SJ S5 S4 SA", "Card 5 of those played: the ace of spades is not in the hand that plays."),
    ],
)
def test_cards_that_cannot_have_been_played_are_named(played: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        played_on(hands_of(KNOWN), None, 0, [read_card(word) for word in played.split()])


def test_a_joker_wins_with_trumps_and_never_without() -> None:
    hands = (hand_of([JOKER_BIG]), hand_of([read_card("SA")]))
    assert Solver().tricks(Position(hands, SUITS[0], 1, (), 0b01)) == 1
    assert Solver().tricks(Position(hands, None, 1, (), 0b01)) == 0
    led = Position(hands, None, 0, (), 0b01, jokers=JokerLaw(free_lead=True))
    assert Solver().tricks(led) == 0 and JOKERS[1] in led.legal()


def test_memory_has_its_limits() -> None:
    for wrong in (0, 5000):
        with pytest.raises(ValueError, match="MB"):
            Solver(memory_mb=wrong)
    with pytest.raises(ValueError, match="world"):
        Solver().best([])


def test_one_solver_answers_threads_in_turn() -> None:
    """Two at once in one table ended the interpreter."""
    rng = Random(31)
    positions = [whist_position(rng, 6) for _ in range(24)]
    wanted = [Solver().tricks(position) for position in positions]
    shared = Solver()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(shared.tricks, positions)) == wanted
        best = [max(cards.values()) for cards in pool.map(shared.cards, positions)]
    for position, tricks, most in zip(positions, wanted, best, strict=True):
        assert tricks == (most if position.counts(position.on_turn) else position.tricks - most)


@pytest.mark.parametrize("deadline", [float("inf"), 1e300, 1e12])
def test_a_deadline_that_never_comes_is_none(deadline: float) -> None:
    positions = [whist_position(Random(5), 4)]
    assert Solver().batch(positions, deadline=deadline) == Solver().batch(positions)
    assert Solver(slow=True).batch(positions, deadline=deadline) == Solver().batch(positions)


def test_a_deadline_is_a_number() -> None:
    with pytest.raises(ValueError, match="number of seconds"):
        Solver().batch([], deadline=float("nan"))
