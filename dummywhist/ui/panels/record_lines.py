"""What may be read in the record of a deal? The tricks of a View, as far as the law lets them be looked at."""

from __future__ import annotations

from collections.abc import Mapping

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, JOKER_BIG, SPADES, Card, Suit, is_joker, rank_of
from dummywhist.engine.cards.deal_name import deal_name
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import SOUTH, Seat, left_of
from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.parts import Packet
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.tongues import dummy_of, is_you, mark, rank_letters, together, tr, unbroken
from dummywhist.ui.words.terms import bid_words, card_words, terms_of

SUITS_SHOWN: tuple[Suit, ...] = (SPADES, HEARTS, DIAMONDS, CLUBS)


class TrickRow(NamedTuple):
    """One trick: ``cards`` by seat N E S W, None where nothing was played or the trick lies turned."""

    number: int
    leader: Seat
    cards: tuple[Card | None, ...]
    winner: Seat | None
    turned: bool


class Place(NamedTuple):
    """A card of the record: the row of its trick from 0, the seat that played it."""

    row: int
    seat: Seat


def trick_rows(view: View) -> tuple[TrickRow, ...]:
    """Return the tricks. While the deal is in play only the last quitted one lies open, if that (W-QUIT-3, 4).

    When it is counted, all of them do (W-QUIT-5).
    """
    rows = []
    for index, trick in enumerate(view.played):
        open_ = view.result is not None or (view.last_visible and index == len(view.played) - 1)
        cards = _by_seat(view, trick.leader, trick.cards) if open_ else (None,) * 4
        rows.append(TrickRow(index + 1, trick.leader, cards, trick.winner, not open_))
    if view.trick:
        rows.append(TrickRow(len(rows) + 1, view.leader, _by_seat(view, view.leader, view.trick), None, False))
    return tuple(rows)


def _by_seat(view: View, leader: Seat, cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    placed: list[Card | None] = [None] * 4
    for step, card in enumerate(cards):
        placed[_after(view, leader, step)] = card
    return tuple(placed)


def _after(view: View, seat: Seat, steps: int) -> Seat:
    """Return the chair in play so many steps clockwise from ``seat``."""
    chairs = view.layout.chairs
    return chairs[(chairs.index(seat) + steps) % len(chairs)]


def cards_played(view: View) -> int:
    """Return how many cards were played."""
    return sum(len(trick.cards) for trick in view.played) + len(view.trick)


def trick_size(view: View) -> int:
    """Return how many cards make a trick: as many as there are chairs in play."""
    return len(view.layout.chairs)


def first_step(view: View) -> int:
    """Return how far one may go back, in cards shown: to the deal, or in play to before the last open trick."""
    if view.result is not None:
        return 0
    return trick_size(view) * max(0, len(view.played) - (1 if view.last_visible else 0))


def step_of(view: View, place: Place) -> int:
    """Return how many cards are shown when the card at ``place`` has just been played."""
    row, chairs = trick_rows(view)[place.row], view.layout.chairs
    turn = (chairs.index(place.seat) - chairs.index(row.leader)) % len(chairs)
    return len(chairs) * place.row + turn + 1


def place_of(view: View, step: int) -> Place | None:
    """Return where the last card lies when ``step`` cards are shown; None before the first."""
    if step <= 0:
        return None
    row, turn = divmod(step - 1, trick_size(view))
    return Place(row, _after(view, trick_rows(view)[row].leader, turn))


def gone(view: View, step: int) -> Hand:
    """Return the cards that were played when ``step`` cards are shown, as far as the record shows them."""
    played = [card for trick in view.played for card in trick.cards] + list(view.trick)
    return hand_of(played[:step])


def columns(view: View) -> tuple[Seat, ...]:
    """Return the chairs in play clockwise, the viewer's own last; South's where he has none."""
    own = view.own if view.viewer in view.layout.players else None
    last = SOUTH if own is None else own
    return tuple(seat for seat in (left_of(last, step) for step in (1, 2, 3, 4)) if seat in view.layout.chairs)


def seat_names(view: View, names: Mapping[Player, str], you: Player | None) -> dict[Seat, str]:
    """Return who sits where; a dummy is dummy, Mort is Mort, and of two dummies each is somebody's."""
    return _names(view, view.layout, names, you)


def _names(view: View, layout: Layout, names: Mapping[Player, str], you: Player | None) -> dict[Seat, str]:
    voice, terms = Voice(names, you), terms_of(rules_of(view))
    found: dict[Seat, str] = {}
    for seat in layout.chairs:
        player = layout.holder[seat]
        if player is None:
            found[seat] = terms.dummy_name
        elif seat not in layout.dummies:
            found[seat] = voice.heading(player)
        else:
            two = len(layout.dummies) > 1
            found[seat] = dummy_of(voice.heading(player), terms.mort, name=True) if two else terms.dummy_name
    return found


def dealt_hands(view: View, names: Mapping[Player, str], you: Player | None) -> tuple[tuple[str, Hand], ...]:
    """Return the hands of a counted deal as they were dealt, each with whose it was or became: the viewer's last."""
    assert view.dealt is not None
    home, voice = view.home, Voice(names, you)
    at, now = _names(view, home, names, you), _names(view, view.layout, names, you)
    kept = dict(view.kept)
    own = SOUTH
    if view.viewer in home.players and view.viewer is not None:
        own = home.own_seat(view.viewer)
    found = []
    for seat in (left_of(own, step) for step in (1, 2, 3, 4)):
        hand, player = view.dealt[seat], home.holder[seat]
        if not hand:
            continue
        if player is None:
            found.append((_packet_title(view, seat, voice), hand))
        elif seat in home.dummies:
            # A packet may have crossed the table before the play (SD-21).
            lay = next((one for one in home.dummies if view.held is not None and view.held[one] == hand), seat)
            found.append((now[lay], hand))
        else:
            found.append((at[seat] if kept.get(player, True) else tr("{name}, thrown in", name=at[seat]), hand))
    return tuple(found)


def _packet_title(view: View, seat: Seat, voice: Voice) -> str:
    """Say what a packet of nobody's was, and who took it."""
    rules = rules_of(view)
    if rules.exchange is None:
        return tr("Dummy")
    took = [player for player, kept in view.kept if not kept]
    right = rules.exchange.packet is Packet.RIGHT
    if right:
        took = [player for player in took if left_of(view.home.own_seat(player), 3) == seat]
    name = tr("Dead hand") if right else tr("Dummy")
    return tr("{packet}, taken by {name}", packet=name, name=voice.name(took[0])) if took else name


def card_text(card: Card) -> str:
    """Write the rank as people do, ten as 10; a joker as big or little."""
    if is_joker(card):
        return tr("Big") if card == JOKER_BIG else tr("Little")
    return rank_letters(card % 13)


def spoken(row: TrickRow, seat: Seat, name: str) -> str:
    """Say one card of the record."""
    card = row.cards[seat]
    if row.turned:
        if row.winner == seat:
            return tr("Trick {number}, turned, {name} won", number=row.number, name=name)
        return tr("Trick {number}, turned", number=row.number)
    if card is None:
        return tr("Trick {number}, {name} has not played", number=row.number, name=name)
    said = f"{name}, {card_words(card)}"
    said += tr(", led") if row.leader == seat else ""
    said += tr(", won") if row.winner == seat else ""
    return tr("Trick {number}: {said}", number=row.number, said=said)


def headline(view: View, names: Mapping[Player, str], you: Player | None) -> str:
    """Say who dealt, what was trumps and how the tricks stand."""
    at = seat_names(view, names, you)
    terms = terms_of(rules_of(view))
    dealer = view.home.holder[view.dealer] if view.contract is None else view.layout.holder[view.dealer]
    who = at[view.dealer] if dealer is None or view.dealer in view.layout.dummies else Voice(names, you).heading(dealer)
    story = [tr("{who} dealt.", who=who)]
    if view.contract is not None and view.phase != "auction":
        name = Voice(names, you).heading(view.contract.declarer)
        bids = {
            1: mark("{name} bid {bid}."),
            2: mark("{name} bid {bid}, doubled."),
            4: mark("{name} bid {bid}, redoubled."),
        }
        story.append(tr(bids[view.contract.doubled], name=name, bid=bid_words(view.contract.bid)))
    if view.trump_known:
        if view.trump is None:
            story.append(tr("There are no trumps, and low cards win." if view.down else "There are no trumps."))
        else:
            turned = tr(", the {rank:rank} was turned", rank=rank_of(view.turned)) if view.turned is not None else ""
            low = tr("; low cards win") if view.down else ""
            story.append(tr("{suit:suits^} are trumps{turned}{low}.", suit=view.trump, turned=turned, low=low))
    for player, kept in view.kept:
        story.append(tr("{name} stood." if kept else "{name} exchanged.", name=Voice(names, you).heading(player)))
    won = {side: 0 for side in view.layout.sides}
    for trick in view.played:
        side = view.layout.side[trick.winner]
        if side is not None:
            won[side] += 1
    agreed = dict(view.agreed)
    stand = []
    for side, tricks in won.items():
        seats = [seat for seat in view.layout.chairs if view.layout.side[seat] == side]
        dummies = view.layout.dummies
        seats.sort(key=lambda seat: (seat in dummies, not is_you(at[seat]), (seat - SOUTH) % 4))
        words = together((terms.dummy if seat in dummies else at[seat] for seat in seats), name=True)
        stand.append(tr("{side} {tricks:words}", side=words, tricks=tricks + agreed.get(side, 0)))
    if agreed:
        story.append(tr("The last tricks were claimed."))
    if stand:
        story.append(tr("Books: {tricks}." if terms.books else "Tricks: {tricks}.", tricks=", ".join(stand)))
    return " ".join(story)


def progress(view: View, step: int) -> str:
    """Say where in the deal one is."""
    if step <= 0:
        return tr("Before the first lead")
    if view.result is None and step == first_step(view):
        return tr("Before trick {number}", number=step // trick_size(view) + 1)
    place = place_of(view, step)
    assert place is not None
    return tr("Trick {number}, card {card}", number=place.row + 1, card=(step - 1) % trick_size(view) + 1)


def called(number: int) -> str:
    """Say what a deal of this number is called: by its short name too, if it has one; numbers are grouped by three."""
    name, grouped = deal_name(number), unbroken(number_text(number))
    words = mark("Deal {name}, number {grouped}") if name else mark("Deal number {grouped}")
    return tr(words, name=unbroken(name or ""), grouped=grouped)
