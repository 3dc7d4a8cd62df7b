"""What is to be made of a deal of another program? A deal of whist with its cards, its trumps and its play.

Who sits on the right of the opening leader deals, as at whist. Bridge turns no card: the lowest trump of the dealer is
turned, and where he has none, or at no trumps, the suits take turns and it is the turn of this one (W-TRUMP-8).
"""

from dummywhist.engine.cards.card import SUITS, Card, Suit, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in, holds, of_suit, size
from dummywhist.engine.cards.seat import NORTH, Seat, left_of
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.pbn.bridge import Bid, bid_of, hands_in, played_in, seat_in
from dummywhist.engine.record.pbn.facts import OWN, PLAY, why_not
from dummywhist.engine.record.pbn.laying import Plan
from dummywhist.engine.record.pbn.syntax import Game
from dummywhist.engine.record.pbn.values import NUMBER, SEAT_WORDS, read_card_of, read_foreign_deal
from dummywhist.engine.rules.compose import ROTATION
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games import game as games
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.values import NamedTuple


class Turned(NamedTuple):
    """How the trumps of a contract come about at whist: by a card that is turned, or by the turn of a suit."""

    settings: dict[str, Setting]
    number: int
    card: Card | None
    note: Message


def foreign_plan(found: Game, game: games.Game) -> Plan:
    """Return the deal as one of ``game``; Unreadable if that cannot be, or its four hands are not whole."""
    deal = hands_in(found)
    rules = game.rules()
    reason = why_not(rules)
    if reason is not None:
        raise Unreadable("pbn.not_this_game", line=deal.line, name=game.name, why=reason)
    hands = read_foreign_deal(deal)
    if rules.dealing.turned is not TurnedTo.DEALER:
        return _bare(found, game, hands, deal.line)
    bid = bid_of(found)
    play = played_in(found, hands, bid)
    dealt, notes = _dealer(found)
    if play.leader is not None:
        dealer, notes = left_of(play.leader, 3), ()
    elif bid is not None and bid.declarer is not None:
        dealer, notes = bid.declarer, ()
    else:
        dealer = dealt
    turned = _kept(found, hands[dealer], _turned(bid, hands[dealer]))
    given = seat_in(found.get("Dealer"))
    if given is not None and given != dealer:
        notes = (message("pbn.note_dealer", seat=SEAT_WORDS[dealer]), *notes)
    notes = (*notes, turned.note)
    if play.why is not None:
        told = {"line": play.line, "why": play.why}
        notes = (
            *notes,
            message("pbn.note_play", cards=play.cards, **told) if play.cards else message("pbn.note_no_play", **told),
        )
    opening = arranging(turned.number, dealer, (0, 0))
    return Plan(
        game, turned.settings, opening, deal.line, hands, turned.card, None, deal.line, (), play.leader, play.rows,
        play.over, notes,
    )  # fmt: skip


def _bare(found: Game, game: games.Game, hands: tuple[Hand, ...], deal_line: int) -> Plan:
    """Return the deal alone, for a game that bids for its trumps."""
    dealer, notes = _dealer(found)
    tag = found.get("Dealer")
    seats = game.rules().seats
    scores = (0,) * len(seats.living if seats.axis else set(seats.sides.values()))
    if PLAY in found.tags or "Auction" in found.tags or found.get("Contract") is not None:
        notes = (*notes, message("pbn.note_bids", name=game.name))
    opening = arranging(1, dealer, scores)
    return Plan(game, {}, opening, deal_line if tag is None else tag.line, hands, None, None, deal_line, notes=notes)


def _dealer(found: Game) -> tuple[Seat, tuple[Message, ...]]:
    """Return who dealt at bridge: as the file says, or else by the number of the board, or else North."""
    given = seat_in(found.get("Dealer"))
    if given is not None:
        return given, ()
    board = found.get("Board")
    digits = "" if board is None else board.value.strip()
    known = NUMBER.fullmatch(digits) is not None and digits != "0"
    dealer = left_of(NORTH, int(digits) - 1) if known else NORTH
    return dealer, (message("pbn.note_board" if known else "pbn.note_no_dealer", seat=SEAT_WORDS[dealer]),)


def _kept(found: Game, hand: Hand, turned: Turned) -> Turned:
    """Return the turned card that a deal of ours without a table brings along, if it fits the hand and the trumps."""
    tag = found.get(f"{OWN}Turned")
    if tag is None or turned.card is None:
        return turned
    card = read_card_of(tag.value, tag.line)
    fits = holds(hand, card) and suit_of(card) == suit_of(turned.card)
    return turned._replace(card=card, note=message("pbn.note_turned", card=card)) if fits else turned


def _turned(bid: Bid | None, hand: Hand) -> Turned:
    """Return what makes the trumps those of the contract, or without one the longest suit of the dealer."""
    suit: Suit | None
    suit = max(SUITS, key=lambda suit: size(of_suit(hand, suit))) if bid is None else bid.trump
    trumps = Hand(0) if suit is None else of_suit(hand, suit)
    if trumps:
        card = next(cards_in(trumps))
        return Turned({}, 1, card, message("pbn.note_turned", card=card))
    if suit is None:
        return Turned({"trump": "rotate_with_no_trump"}, len(ROTATION) + 1, None, message("pbn.note_no_trump"))
    return Turned({"trump": "rotate"}, ROTATION.index(suit) + 1, None, message("pbn.note_rotation", suit=suit))
