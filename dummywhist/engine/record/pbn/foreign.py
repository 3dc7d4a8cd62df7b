"""What is to be made of a deal of another program? A deal of whist with its cards, its trumps and its play.

Who sits on the right of the opening leader deals, as at whist. Bridge turns no card: the lowest trump of the dealer is
turned, and where he has none, or at no trumps, the suits take turns and it is the turn of this one (W-TRUMP-8).
"""

from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit, size
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.pbn.facts import PLAY, why_not
from dummywhist.engine.record.pbn.laying import Plan
from dummywhist.engine.record.pbn.syntax import Game
from dummywhist.engine.record.pbn.values import SEAT_WORDS, Row, read_contract, read_deal, read_rows, read_seat_of
from dummywhist.engine.rules.compose import ROTATION
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games import game as games
from dummywhist.engine.rules.parts import TurnedTo

PASSED: Final = "Pass"


def foreign_plan(found: Game, game: games.Game) -> Plan:
    """Return the deal as one of ``game``; Unreadable if that cannot be, or the file says too little."""
    deal = found.get("Deal")
    if deal is None:
        raise Unreadable("pbn.missing", line=found.line, tag="Deal")
    rules = game.rules()
    reason = why_not(rules)
    if reason is not None:
        raise Unreadable("pbn.not_this_game", line=deal.line, name=game.name, why=reason)
    hands = read_deal(deal)
    if rules.dealing.turned is not TurnedTo.DEALER:
        return _bare(found, game, hands, deal.line)
    first, rows = _play(found)
    dealer, line = _dealer(found, first)
    settings, number, last, notes = _trumps(found, hands[dealer], bool(rows))
    given = found.get("Dealer")
    if given is not None and read_seat_of(given) != dealer:
        notes = (message("pbn.note_dealer", seat=SEAT_WORDS[dealer]), *notes)
    opening = arranging(number, dealer, (0, 0))
    over = len(rows) == 13 and all(word is not None for row in rows for word in row.words.values())
    return Plan(game, settings, opening, line, hands, last, None, deal.line, (), first, rows, over, notes)


def _bare(found: Game, game: games.Game, hands: tuple[Hand, ...], deal_line: int) -> Plan:
    """Return the deal alone, for a game that bids for its trumps."""
    tag = found.get("Dealer")
    if tag is None:
        raise Unreadable("pbn.missing", line=found.line, tag="Dealer")
    seats = game.rules().seats
    scores = (0,) * len(seats.living if seats.axis else set(seats.sides.values()))
    left_out = PLAY in found.tags or "Auction" in found.tags or found.get("Contract") is not None
    notes = (message("pbn.note_bids", name=game.name),) if left_out else ()
    opening = arranging(1, read_seat_of(tag), scores)
    return Plan(game, {}, opening, tag.line, hands, None, None, deal_line, notes=notes)


def _play(found: Game) -> tuple[Seat | None, tuple[Row, ...]]:
    tag = found.tags.get(PLAY)
    if tag is None or not tag.words:
        return None, ()
    first = read_seat_of(tag)
    rows = tuple(row for row in read_rows(tag, first) if any(row.words.values()))
    return first if rows else None, rows


def _dealer(found: Game, first: Seat | None) -> tuple[Seat, int]:
    """Return who deals, and on which line he is named: on the leader's right, the declarer, or who dealt."""
    if first is not None:
        return left_of(first, 3), found.tags[PLAY].line
    tag = found.get("Declarer") or found.get("Dealer")
    if tag is None:
        raise Unreadable("pbn.missing", line=found.line, tag="Dealer")
    return read_seat_of(tag), tag.line


def _trumps(found: Game, hand: Hand, played: bool) -> tuple[dict[str, Setting], int, Card | None, tuple[Message, ...]]:
    """Return the rules, the deal's number and the turned card by which the trumps are those of the contract."""
    tag = found.get("Contract")
    if tag is None or tag.value == PASSED:
        if played:
            raise Unreadable("pbn.no_contract", line=found.tags[PLAY].line)
        suit: Suit | None = max(SUITS, key=lambda suit: size(of_suit(hand, suit)))
    else:
        suit = read_contract(tag)
    trumps = Hand(0) if suit is None else of_suit(hand, suit)
    if trumps:
        card = next(cards_in(trumps))
        return {}, 1, card, (message("pbn.note_turned", card=card),)
    if suit is None:
        return {"trump": "rotate_with_no_trump"}, len(ROTATION) + 1, None, (message("pbn.note_no_trump"),)
    note = message("pbn.note_rotation", suit=suit)
    return {"trump": "rotate"}, ROTATION.index(suit) + 1, None, (note,)
