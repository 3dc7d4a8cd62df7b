"""What is said of a deal or a session that was played? Objects of plain values; their keys are a contract."""

from fractions import Fraction
from typing import Any, NamedTuple

from dummywhist.engine.cards.notation import card_text, hands_text, suit_text
from dummywhist.engine.cards.seat import SEATS, seat_text
from dummywhist.engine.record.log import Entry, Log, Person, Record, TakeBack
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.tally import Rubber

Report = dict[str, Any]


class Counted(NamedTuple):
    """A counted deal of a session: the session before and after its count, and who sat there, by entrant."""

    before: Session
    after: Session
    people: tuple[Person, ...]


def counted_deals(record: Record) -> list[Counted]:
    """Return the deals of ``record`` that were counted and stand."""
    log = Log(Record(record.game, record.settings, record.people))
    found: list[tuple[int, Counted]] = []
    for line in record.journal:
        before = log.session
        log.write(line)
        if isinstance(line, TakeBack):
            found = [(entries, deal) for entries, deal in found if entries <= len(log.entries)]
        elif isinstance(line, Entry) and log.session.deals > before.deals:
            found.append((len(log.entries), Counted(before, log.session, tuple(log.people))))
    return [deal for _, deal in found]


def deal_report(index: int, counted: Counted) -> Report:
    """Return what is said of a counted deal, the ``index``-th of all that are reported."""
    before, after, people = counted
    state = after.last
    assert state is not None and state.result is not None
    layout, result = state.setup.layout, state.result
    rubber = after.rubbers[-1] if len(after.rubbers) > len(before.rubbers) else after.rubber
    assert rubber is not None
    points: dict[str, dict[str, int]] = {}
    for side, _ in result.after:
        points[side] = {"odd_tricks": 0} if state.setup.rules.honours is None else {"odd_tricks": 0, "honours": 0}
    for line in result.lines:
        points[line.side][line.item] = points[line.side].get(line.item, 0) + line.points
    report: Report = {
        "kind": "deal",
        "index": index,
        "deal": None if state.number is None else str(state.number),
        "game": state.setup.rules.game,
        "rules": dict(state.setup.rules.settings),
        "players": players_of(after, people),
        "seats": {seat_text(seat): layout.holder[seat] for seat in SEATS if layout.holder[seat] is not None},
        "dummy": [seat_text(seat) for seat in layout.dummies],
        "dealer": seat_text(state.setup.dealer),
        "hands": hands_text([hand or None for hand in state.dealt]),
        "turned": None if state.turned is None else card_text(state.turned),
        "trump": suit_text(state.trump),
        "tricks": [
            {
                "leader": seat_text(trick.leader),
                "cards": [card_text(card) for card in trick.cards],
                "winner": seat_text(trick.winner),
            }
            for trick in state.tricks
        ],
        "tricks_won": dict(result.tricks),
        "points": points,
        "scores": {**dict(result.after), "games": {side: rubber.games_won(side) for side, _ in result.after}},
        "session_deal": after.deals,
        "rubber": rubber.number + 1,
        "game_won": None if result.winner is None else {"winner": result.winner, "points": result.value},
    }
    # What a deal does not have is left out.
    return {key: value for key, value in report.items() if value is not None}


def session_report(index: int, session: Session, people: tuple[Person, ...]) -> Report:
    """Return what is said of a session that is over, the ``index``-th of all that are reported."""
    account = session.settlement
    return {
        "kind": "session",
        "index": index,
        "game": session.rules.game,
        "rules": dict(session.rules.settings),
        "players": players_of(session, people),
        "deals": session.deals,
        "units": [_unit(rubber) for rubber in session.rubbers],
        "result": dict(account.points),
        "settlement": {player: _money(amount) for player, amount in account.money},
        "payments": [
            {"from": payer, "to": taker, "amount": _money(amount)} for payer, taker, amount in account.payments
        ],
        "abandoned": session.abandoned,
    }


def players_of(session: Session, people: tuple[Person, ...]) -> dict[str, str]:
    """Return who played as A, B, C: "person" or a level."""
    return {player: people[entrant - 1].kind for player, entrant in session.entrant_of.items()}


def _unit(rubber: Rubber) -> Report:
    assert rubber.value is not None and rubber.net is not None
    return {
        "unit": "rubber",
        "number": rubber.number + 1,
        "dummy": rubber.owner,
        "winner": rubber.winner,
        "points": abs(rubber.value),
        "value": rubber.value,
        "net": rubber.net,
        "games": [
            {"winner": game.winner, "points": game.value, "scores": dict(game.deals[-1].result.after)}
            for game in rubber.games
        ],
    }


def _money(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else float(amount)
