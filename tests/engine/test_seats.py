"""Does any seat of a table get anything that it may not know? Tables that it cannot tell apart answer it alike.

A deal is played at random. Then cards that a seat has no way to know change their places from the dealing on, and the
same is played again: all that this seat is told, asked or refused must be the same to the last byte.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.actions.laws import Withdraw
from dummywhist.engine.deal.event import CardsPutAway, DealEvent, HandsDealt, JokerHandedIn
from dummywhist.engine.deal.layers.laws.renounces import renounced
from dummywhist.engine.deal.layout import CHANCE, REFEREE, Layout, Player
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.errors import DummyWhistError, Unlawful
from dummywhist.engine.knowledge.redact import HandsSeen, redact
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import Cards
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.record.log import Entry, counted, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats import authority as authorities
from dummywhist.engine.seats import inquiry as inquiries
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.session.session import lawful
from dummywhist.engine.study.case import Spot
from dummywhist.engine.study.choices import choices_back
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.trial import Outcome, Trial
from dummywhist.engine.table import Table
from tests.contract import random_changes, wild_action
from tests.engine.long_sessions import lawful_changes
from tests.playing import acting_in, done_in, some_action
from tests.secrecy import known_cards

KEYS = [game.key for game in GAMES]
FINDINGS = Findings()
TRIES = 12
WILD = 8
WAYS = 3
"""So often a proof is to reshuffle; late in the play there are fewer ways."""


def fresh(key: str, changes: dict[str, object]) -> Table:
    """Return a table of people at which nothing was done; the cut comes out as the entrants sit."""
    people = [Person(name, "person") for name in ("Ruth", "Edith", "Max", "Ada")[: game_of(key).players]]
    record = new_record(key, changes, people)  # type: ignore[arg-type]
    return Table(record, numbers=lambda: 7, drawer=lambda spread, count: spread[:count], automation=Automation())


def moments(key: str, seed: int, changes: Mapping[str, Setting] | None = None) -> Iterator[Table]:
    """Yield a table after each entry of its first deal, played at random under ``changes``, else rules at random."""
    rng = Random(f"{key} {seed}")
    table = fresh(key, random_changes(game_of(key), rng) if changes is None else dict(changes))
    table._numbers = lambda: rng.getrandbits(64)
    while table.session.deals == 0 and table.session.stage != "over":
        forced = table.pending()
        if table.waits_for_chance:
            table.chance()
        elif forced is not None:
            assert not isinstance(table.submit(forced), Refusal)
        elif table.session.stage == "cut":
            table.operator().agree_order(tuple(range(1, table.session.entrants + 1)))
        else:
            claiming = key == "double-dummy"
            acting = table.actors if claiming else acting_in(table.session)
            by = rng.choice([by for by in acting if by in table.session.players])
            options = tuple(table.choices(by) if claiming else done_in(table.session, by))
            if not options or (isinstance(options[0], Claim) and rng.random() > 0.05):
                continue
            assert table.seat(Player(by)).propose(some_action(options, rng)) is None
        yield table


def exchanged(entry: Entry, goes: dict[Card, Card], number: int) -> Entry:
    """Return ``entry`` in the deal in which these cards have changed their places; another number dealt it."""

    def changed(hand: Hand) -> Hand:
        return hand_of(goes.get(card, card) for card in cards_in(hand))

    match entry.action:
        case DealCards(hands, last, _):
            dealt = DealCards(tuple(changed(hand) for hand in hands), goes.get(last, last), number)
            return Entry(entry.by, dealt)
        case Discard(cards):
            return Entry(entry.by, Discard(tuple(goes.get(card, card) for card in cards)))
    return entry


class Twin(NamedTuple):
    """Another table, and how many cards lie elsewhere at it."""

    table: Table
    moved: int


def twin(table: Table, viewer: Player | None, rng: Random) -> Twin | None:
    """Return a table that ``viewer`` cannot tell from ``table``; None if none was found that can have come about."""
    state = table.session.deal
    dealt = any(isinstance(entry.action, DealCards) for entry in table.entries)
    if state is None or state.result is not None or not dealt or table.session.between_deals:
        return None
    pack = FULL_PACK | (JOKER_MASK if state.setup.rules.dealing.jokers else 0)
    loose = list(cards_in(Hand(pack & ~known_cards(state, viewer))))
    for attempt in range(TRIES):
        # Late in the play few other deals can have been played so: suits keep their lengths then.
        groups = [loose] if attempt < TRIES // 2 else [[c for c in loose if c // 13 == suit] for suit in range(5)]
        goes = {card: to for group in groups for card, to in zip(group, rng.sample(group, len(group)), strict=True)}
        if {card for card, to in goes.items() if card != to} <= set(state.part(Away).cards):
            continue  # only which of the cards put away lies above the other: who can tell both may see that too
        other = fresh(table.record.game, dict(table.record.settings))
        try:
            for entry in table.entries:
                other._enter(exchanged(entry, goes, rng.getrandbits(64)))
        except Unlawful:
            continue
        if taken_back(other) != taken_back(table):
            continue  # who takes a card back tells whether he has the suit (W-REV-2)
        if state.phase_name == "jokers" and other.actors != table.actors:
            continue  # whoever holds a joker hands it in, and all see whose turn it is (BD-39)
        return Twin(other, sum(card != to for card, to in goes.items()))
    return None


def taken_back(table: Table) -> list[bool]:
    """Tell of each card taken back in the deal whether its hand could have followed suit."""
    told = []
    log = table.deals()[-1].log
    state = kernel.start(log.setup)
    for by, action in log.entries:
        if isinstance(action, Withdraw):
            led = suit_led(state.ranked, state.trick)
            suited = 0 if led is None else state.ranked.of_suit[led]
            told.append(any(state.hands[seat] & suited for _, seat, card in renounced(state) if card == action.card))
        state, _ = kernel.apply(state, by, action)
    return told


def answers(table: Table, viewer: Player | None, wild: list[Action]) -> Iterator[tuple[str, str]]:
    """Yield all that a seat gets of a table, each with what it is called."""
    seat, operator = table.seat(viewer), table.operator()
    view = seat.view
    assert view is not None
    yield "view", repr(view)
    yield "view as text", view_text(view)
    yield "choices", repr(seat.choices())
    yield "standing", repr(seat.standing)
    yield "entries", repr(seat.entries())
    for step in seat.since(0):
        yield "step", repr(step)
    for past in seat.past():
        yield "past", repr([past.number, past.counted, past.end, *(past.at(at) for at in range(len(past)))])
        yield "open hands", repr([past.at(at, all_hands=True) for at in range(len(past))])
    yield "consent", repr((operator.undoes(), operator.redoes, operator.restarts()))
    inquiry = seat.inquiry(FINDINGS)
    for past in seat.past():
        # Those before the play, of which some are hidden, and the latest.
        latest = len(table.deals()[-1].log.entries)
        places = sorted({*range(1, min(latest, 7)), latest - 2, latest - 1})
        yield "cases", repr([inquiry.case(Spot(past.ordinal, at)) for at in places])
        yield "case by step", repr(inquiry.of_step(past.ordinal, len(past) - 2))
        asker, log = seat.inquiry(Findings()), table.deals()[-1].log  # a proof that is kept is not made again
        latest_choice = next((at for at in choices_back(log) if log.entries[at][1].plays is not None), None)
        if latest_choice is not None and past.ordinal == log.setup.ordinal:
            yield "proof", repr(list(proved(asker.prove(Spot(past.ordinal, latest_choice), PLAIN, WAYS, Random(1)))))
    yield "cases by card", repr([inquiry.of_card(card) for card in view.trick[-1:]])
    yield "last cases", repr(inquiry.last())
    for action in wild:
        yield f"refusal of {action}", repr(seat.propose(action))


def proved(trial: Trial | None) -> Iterator[Outcome]:
    """Yield what is shown of a proof after each step of it, with a computer that plays its highest card."""
    while trial is not None and not trial.over:
        asked = trial.ask()
        if asked is not None:
            trial.hear(Advice(max(asked.view.options, key=str)))
        yield trial.outcome


def check(table: Table, viewer: Player | None, rng: Random) -> int:
    """Compare what ``viewer`` gets of ``table`` and of one like it; return how many cards lie elsewhere there."""
    other = twin(table, viewer, rng)
    if other is None:
        return 0
    session, by = table.session, viewer or "A"
    unlawful = [action for action in (wild_action(session, rng) for _ in range(WILD)) if not _may(session, by, action)]
    for one, two in zip(answers(table, viewer, unlawful), answers(other.table, viewer, unlawful), strict=True):
        assert one == two
    return other.moved


def _may(session: object, by: object, action: Action) -> bool:
    try:
        return lawful(session, by, action)  # type: ignore[arg-type]
    except DummyWhistError:
        return False


def checked(
    key: str, seeds: range, often: int = 30, changes: Mapping[str, Setting] | None = None,
    after: type[Action] | None = None,
) -> int:  # fmt: skip
    """Check ``often`` random moments of random deals for every seat; return how many cards lay elsewhere in all.

    With ``after``: only those at which somebody has done such a thing.
    """
    rng = Random(f"check {key}")
    moved = 0
    for seed in seeds:
        fit = [place for place, table in enumerate(moments(key, seed, changes)) if after is None or done(table, after)]
        drawn = set(rng.sample(fit, min(often, len(fit))))
        for place, table in enumerate(moments(key, seed, changes)):
            if place in drawn:
                for viewer in (None, *table.session.players):
                    moved += check(table, viewer, rng)
    return moved


def done(table: Table, kind: type[Action]) -> bool:
    """Whether somebody has done such a thing."""
    return any(isinstance(entry.action, kind) for entry in table.entries)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", KEYS)
def test_no_seat_gets_anything_that_it_may_not_know(key: str, seed: int) -> None:
    moved = checked(key, range(seed, seed + 1), often=4)
    # Where dice choose few moments, at some seeds nothing is hidden at any of them.
    assert moved > 40 or seed


@pytest.mark.parametrize("key", ["classic-whist", "duplicate-whist", "bid-dummy"])
def test_at_the_law_table_no_seat_gets_anything_that_it_may_not_know(key: str) -> None:
    changes = lawful_changes(game_of(key), Random(f"laws {key}"))
    assert checked(key, range(1), 6, changes) > 40


JOKERS = {"jokers": "on", "nt_joker": "exchange"}


def test_BD_39_no_seat_gets_to_know_a_joker_that_is_handed_in() -> None:
    assert any(map(joker_was_handed_in, moments("bid-dummy", 0, JOKERS)))
    assert checked("bid-dummy", range(1), 20, JOKERS) > 40


def joker_was_handed_in(table: Table) -> bool:
    return bool(table.entries) and isinstance(table.entries[-1].action, TakeDiscard)


# ---- and the check itself fails where something passes ----

Redaction = Callable[[DealEvent, Layout, Player | None], object]


def nothing_taken_out(event: DealEvent, layout: Layout, viewer: Player | None) -> object:
    return event


def only_for_players(event: DealEvent, layout: Layout, viewer: Player | None) -> object:
    return event if viewer is None else redact(event, layout, viewer)


def dummy_passes(event: DealEvent, layout: Layout, viewer: Player | None) -> object:
    """One hand more than is seen."""
    seen = redact(event, layout, viewer)
    if isinstance(event, HandsDealt) and isinstance(seen, HandsSeen):
        return replace(seen, hands=(*seen.hands[:3], Cards(event.hands[3])))
    return seen


def exempted(kind: type) -> Redaction:
    def passes(event: DealEvent, layout: Layout, viewer: Player | None) -> object:
        return event if isinstance(event, kind) else redact(event, layout, viewer)

    return passes


@pytest.mark.parametrize(
    ("key", "seed", "weak", "how"),
    [
        pytest.param("english-dummy", 0, nothing_taken_out, {}, id="no redaction"),
        pytest.param("english-dummy", 0, only_for_players, {}, id="redaction for nobody"),
        pytest.param("english-dummy", 0, dummy_passes, {}, id="a field passes"),
        pytest.param("double-dummy", 0, exempted(HandsDealt), {}, id="the hands pass"),
        pytest.param("bid-dummy", 64, exempted(CardsPutAway), {"after": Discard}, id="what is put away passes"),
        pytest.param(
            "bid-dummy", 0, exempted(JokerHandedIn), {"changes": JOKERS, "after": TakeDiscard}, id="the joker passes"
        ),
    ],
)
def test_weaker_redaction_is_found(
    monkeypatch: pytest.MonkeyPatch, key: str, seed: int, weak: Redaction, how: dict[str, Any]
) -> None:
    monkeypatch.setattr(authorities, "redact", weak)
    with pytest.raises(AssertionError):
        checked(key, range(seed, seed + 1), often=1000, **how)


def action_passes(action: Action, by: object, layout: Layout, viewer: Player | None) -> Action:
    return action


def open_to_all(now: object, chooser: Player, viewer: Player | None, people: object) -> bool:
    return True


@pytest.mark.parametrize(
    ("key", "seed", "name", "weak"),
    [
        pytest.param("bid-dummy", 64, "redact_action", action_passes, id="what another put away can be asked about"),
        pytest.param("english-dummy", 0, "is_open_to", open_to_all, id="what others saw is told"),
    ],
)
def test_a_weaker_inquiry_is_found(
    monkeypatch: pytest.MonkeyPatch, key: str, seed: int, name: str, weak: Callable[..., object]
) -> None:
    monkeypatch.setattr(inquiries, name, weak)
    with pytest.raises(AssertionError):
        checked(key, range(seed, seed + 1), often=1000)


# ---- what a seat does get ----


def test_a_player_sees_his_own_hand_dealt_and_no_other() -> None:
    table = next(table for table in moments("english-dummy", 1) if isinstance(table.entries[-1].action, DealCards))
    state = table.session.deal
    assert state is not None
    for viewer in (None, *table.session.players):
        (step,) = table.seat(viewer).since(table.stamp - 1)
        seen = next(event for event in step.events if isinstance(event, HandsSeen))
        shown = {seat: hand.hand for seat, hand in enumerate(seen.hands) if isinstance(hand, Cards)}
        own = None if viewer is None else state.layout.own_seat(viewer)
        assert shown == ({} if own is None else {own: state.dealt[own]})


def test_an_onlooker_proposes_nothing() -> None:
    table = next(table for table in moments("english-dummy", 2) if table.session.stage == "deal")
    stamp = table.stamp
    refusal = table.seat(None).propose(Discard(()))
    assert refusal is not None and refusal.message.key == "refusal.not_your_turn"
    assert table.stamp == stamp and table.seat(None).choices() == ()


def test_a_stale_proposal_is_refused_at_a_seat() -> None:
    table = fresh("english-dummy", {})
    while table.session.stage == "cut":
        table.chance()
    player = Player(table.actors[0])
    seat = table.seat(player)
    first = seat.choices()[0]
    assert seat.propose(first, table.stamp) is None
    refusal = seat.propose(first, table.stamp - 1)
    assert refusal is not None and refusal.stale


def test_a_view_is_made_once_for_an_entry_and_a_seat() -> None:
    for table in moments("english-dummy", 3):
        for viewer in (None, *table.session.players):
            assert table.seat(viewer).view is table.seat(viewer).view


def test_what_is_counted_can_be_exported_and_no_more() -> None:
    """The deal in play, and one that was taken back, are no part of it."""
    tables = list(moments("english-dummy", 4))
    table = tables[-1]
    record = counted(table.record)
    assert any(isinstance(line, Entry) and isinstance(line.action, DealCards) for line in record.journal)
    table.operator().restart()
    assert counted(table.record) == replace(record, journal=())


def test_nobody_proposes_for_chance() -> None:
    table = fresh("english-dummy", {})
    assert table.actors in ((CHANCE,), (REFEREE,))
    assert table.operator().go_on() is True
