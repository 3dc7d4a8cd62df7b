"""What is reported of a deal or a session that was played? Objects of plain values; their keys are a contract."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from dummywhist.cli.lines import line_reports, money, unit_lines
from dummywhist.engine.cards.deal_name import deal_name
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.notation import card_text, hands_text, suit_text
from dummywhist.engine.cards.seat import SEATS, Seat, seat_text
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.text import call_text
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.record.log import Entry, Log, Record, TakeBack
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.match import FirstTo
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import NamedTuple

DIRECTIONS: Final = ("up", "down", "nt")
BOTH: Final = ("odd_tricks", "honours")
Report = dict[str, Any]


class Counted(NamedTuple):
    """A counted deal of a session: the session before and after its count, and who sat there, by entrant."""

    before: Session
    after: Session
    people: tuple[Person, ...]


def counted_deals(record: Record) -> list[Counted]:
    """Return the deals of ``record`` that were counted and stand."""
    log = Log(replace(record, journal=()))
    found: list[tuple[int, Counted]] = []
    for line in record.journal:
        before = log.session
        log.write(line)
        if isinstance(line, TakeBack):
            found = [(entries, deal) for entries, deal in found if entries <= len(log.entries)]
        elif isinstance(line, Entry) and log.session.last is not before.last:
            found.append((len(log.entries), Counted(before, log.session, tuple(log.people))))
    return [deal for _, deal in found]


def deal_report(index: int, counted: Counted) -> Report:
    """Return the report of a counted deal, the ``index``-th of all that are reported."""
    before, after, people = counted
    state = after.last
    assert state is not None and state.result is not None
    home, result, number = state.setup.layout, state.result, len(before.rubbers)
    rubber = after.all_rubbers[number]
    game = rubber.games[len(before.all_rubbers[number].games) - 1]
    report: Report = {
        "kind": "deal",
        "index": index,
        "deal": None if state.number is None else str(state.number),
        "deal_name": None if state.number is None else deal_name(state.number),
        "game": state.setup.rules.game,
        "rules": dict(state.setup.rules.settings),
        "players": players_of(after, people),
        **_places(after, people),
        "seats": _seats(home),
        "dummy": [seat_text(seat) for seat in state.layout.dummies],
        "dealer": seat_text(state.setup.dealer),
        "hands": hands_text([hand or None for hand in state.dealt]),
        "turned": None if state.turned is None else card_text(state.turned),
        "trump": suit_text(state.trump) if state.fixed else None,
        **_decisions(state),
        "tricks": [
            {
                "leader": seat_text(trick.leader),
                "cards": [card_text(card) for card in trick.cards],
                "winner": seat_text(trick.winner),
            }
            for trick in state.tricks
        ],
        "tricks_won": dict(result.tricks),
        "points": _points(state, result),
        "scores": dict(result.after),
        "columns": _columns(rubber),
        "session_deal": after.deals,
        "rubber": rubber.number + 1,
        "game_won": None if not game.over else {"winner": game.winner, "points": game.value},
        "lines": line_reports(result.lines),
        "game_lines": line_reports(game.worth) or None,
    }
    if isinstance(rubber.match.of, FirstTo):
        report["scores"]["games"] = {side: rubber.games_won(side) for side, _ in result.after}
    # What a deal does not have is left out.
    return {key: value for key, value in report.items() if value is not None}


def _seats(layout: Layout) -> Report:
    return {seat_text(seat): layout.holder[seat] for seat in SEATS if layout.holder[seat] is not None}


def _columns(rubber: Rubber) -> Report | None:
    """Return whose the columns of the score are, where players have their own."""
    if any(len(side) > 1 for side in rubber.columns):
        return None
    return {side: rubber.players_of(side)[0] for side in rubber.columns}


def _decisions(state: DealState) -> Report:
    """Return what was bid, exchanged, put away and claimed, in a deal that has it."""
    home, (calls, contract), kept = state.setup.layout, state.part(Bidding), state.part(Exchanging).kept
    said: Report = {}

    def at(player: Player) -> str:
        return seat_text(home.own_seat(player))

    if state.layout != home:
        said["play_seats"] = _seats(state.layout)
    if state.held != state.dealt:
        said["play_hands"] = hands_text([hand or None for hand in state.held])
    if contract is not None and contract.bid.denomination in DIRECTIONS:
        said["direction"] = "down" if state.down else "up"
    if calls:
        said["auction"] = [[at(player), call_text(call)] for player, call in calls]
    if contract is not None:
        bid = call_text(contract.bid)
        said["contract"] = {"by": at(contract.declarer), "bid": bid, "doubled": contract.doubled}
    if kept:
        said["exchange"] = [
            [at(player), "keep" if kept else "exchange"] for player, kept in state.part(Exchanging).kept
        ]
    if state.part(Away).cards:
        # A joker handed in may lie in the place of a card that was put away.
        packet = next(seat for seat in SEATS if home.holder[seat] is None)
        gone = state.dealt[packet] & ~state.held[state.layout.dummies[0]]
        said["discard"] = [card_text(card) for card in cards_in(Hand(gone))]
    agreed = state.part(Agreed)
    if agreed.tricks:
        said["claimed"] = dict(agreed.tricks)
    if agreed.thrown_down:
        said["thrown_down"] = True
    proved, untimely = state.part(LawTable).proved, state.part(LawTable).untimely
    if untimely:
        said["out_of_turn"] = [{"seat": seat_text(seat), "trick": trick} for seat, trick in untimely]
    must = state.part(LawTable).must
    if must:
        said["must_win"] = [{"seat": seat_text(seat), "trick": trick} for seat, trick in must]
    if proved:
        said["revokes"] = _revokes(state, proved)
    return said


def _revokes(state: DealState, proved: Iterable[tuple[Side, Seat, int, Side, str, int]]) -> list[Report]:
    """Return the revokes that were found and what was taken for each, or for a claim of one that was not."""
    disobeyed = {(revoke.seat, revoke.trick) for revoke in established(state) if revoke.disobeyed}
    return [
        {
            "side": side,
            "seat": seat_text(seat),
            "trick": trick,
            "to": to,
            "penalty": kind,
            "amount": amount,
            "disobeyed": (seat, trick) in disobeyed,
        }
        for side, seat, trick, to, kind, amount in proved
    ]


def _points(state: DealState, result: DealResult) -> dict[str, dict[str, int]]:
    rules = state.setup.rules
    always = () if not isinstance(rules.count, Count) else ("odd_tricks",) if rules.honours is None else BOTH
    points: dict[str, dict[str, int]] = {side: dict.fromkeys(always, 0) for side, _ in result.after}
    for line in result.scored:
        item = line.cause.value
        points[line.side][item] = points[line.side].get(item, 0) + line.amount
    return points


def session_report(index: int, session: Session, people: tuple[Person, ...]) -> Report:
    """Return the report of a session that is over, the ``index``-th of all that are reported."""
    account = session.settlement
    return {
        "kind": "session",
        "index": index,
        "game": session.rules.game,
        "rules": dict(session.rules.settings),
        "players": players_of(session, people),
        **_places(session, people),
        "deals": session.deals,
        "units": [_unit(rubber) for rubber in session.rubbers],
        "result": dict(account.points),
        "settlement": {player: money(amount) for player, amount in account.money},
        "payments": [
            {"from": payer, "to": taker, "amount": money(amount)} for payer, taker, amount in account.payments
        ],
        "abandoned": session.abandoned,
        "unit_lines": [unit_lines(rubber, session.players) for rubber in session.rubbers],
    }


def players_of(session: Session, people: tuple[Person, ...]) -> dict[str, str]:
    """Return who played as A, B, C: "person" or a level."""
    return {player: people[entrant - 1].kind for player, entrant in session.entrant_of.items()}


def _places(session: Session, people: tuple[Person, ...]) -> Report:
    """Return who sits where and who waits, by name, where more sit down than play."""
    if not session.waiting:
        return {}
    names = [person.name for person in people]
    return {
        "names": {player: names[entrant - 1] for player, entrant in session.entrant_of.items()},
        "waiting": [names[entrant - 1] for entrant in session.waiting],
    }


def _unit(rubber: Rubber) -> Report:
    """Return the report of a finished rubber, or of a game that stands alone; the winner is None if it is shared."""
    game = rubber.games[-1]
    told = rubber.value is not None and rubber.net is not None
    report = {
        "unit": "rubber" if rubber.match.games > 1 else "game",
        "number": rubber.number + 1,
        "dummy": rubber.owner if any(rubber.seats.count(player) > 1 for player in rubber.seats if player) else None,
        "winner": rubber.winner,
        "points": rubber.worth if rubber.worth is not None else game.value,
        "value": rubber.value,
        "net": rubber.net,
        "games": [
            {"winner": game.winner, "points": game.value, "scores": dict(game.deals[-1].result.after)}
            for game in rubber.games
            if game.deals
        ],
    }
    without = set() if told else {"value", "net"}
    if report["dummy"] is None:
        without.add("dummy")
    return {key: value for key, value in report.items() if key not in without}
