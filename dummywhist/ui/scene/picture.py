"""What is to be drawn of a view? ``compose`` puts the view and the company together: every part, and every word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import JACK, Card, rank_of
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import SOUTH, Seat, left_of
from dummywhist.engine.deal.action import CallHonours, CutPack, PassHonours, Play, TakeUpTrump, TurnTrump
from dummywhist.engine.deal.layout import Layout
from dummywhist.engine.knowledge.view import Cards, Count, Seen, View
from dummywhist.engine.messages import RANK_WORDS
from dummywhist.ui.scene import posing, prompting, reading, standing
from dummywhist.ui.scene.calling import calls
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Backs,
    ClosedPacket,
    Facts,
    Lying,
    Nothing,
    OpenHand,
    OwnHand,
    Place,
    Zone,
)
from dummywhist.ui.scene.order import display_order, open_hand
from dummywhist.ui.scene.parts import (
    Choice,
    Company,
    Curtain,
    CurtainCard,
    Looks,
    Note,
    PacketPile,
    Picture,
    Plate,
    Prompt,
    TrumpSign,
)
from dummywhist.ui.scene.questions import PutAwayQuestion, Question
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import ENGLISH, Phrase, phrases

__all__ = ["Company", "Curtain", "Looks", "Picture", "compose"]

NOMINAL: Final = (1366.0, 676.0)


def compose(
    view: View | None,
    company: Company,
    looks: Looks = Looks(),  # noqa: B008 (a frozen value)
    *,
    prompt: Prompt | None = None,
    choices: tuple[Choice, ...] | None = None,
    question: Question | None = None,
    claiming: bool = False,
    curtain: Curtain | None = None,
    note: Note | None = None,
    catalogue: Mapping[str, str] = ENGLISH,
) -> Picture:
    """Return the picture of ``view`` (None: no deal on the table).

    ``prompt``, ``choices`` and ``question`` take the place of those that follow from the view; where choices are given
    nothing else is asked. ``claiming``: the viewer wants to claim tricks (Ctrl+K). With a ``curtain`` nothing private
    is in the picture, whatever the view holds: open dummies, trump, strip and marker stay.
    """
    phrase = phrases(catalogue)
    layout = company.layout if view is None else view.layout
    if layout is None:
        return _empty(company, looks, phrase, prompt, choices or (), question)
    bottom = _bottom_seat(view, company, layout)
    seats = {place: left_of(bottom, step) for step, place in enumerate(PLACES)}
    naming = Naming(company, layout, seats, phrase)
    if view is None:
        return replace(
            _empty(company, looks, phrase, prompt, choices or (), question),
            seats=seats,
            strip=standing.strip(naming),
            marker=standing.marker(naming, None),
            plates=_plates(naming, None),
        )
    if curtain is not None:
        return _curtained(view, naming, looks, curtain)
    if question is None and choices is None:
        question = posing.claim_question(view, naming) if claiming else posing.question(view, naming)
    return _table(view, naming, looks, prompt, choices, question, note)


def _empty(
    company: Company,
    looks: Looks,
    phrase: Phrase,
    prompt: Prompt | None,
    choices: tuple[Choice, ...],
    question: Question | None,
) -> Picture:
    nothing = Facts(*NOMINAL, bottom=OwnHand(()), jumbo=looks.jumbo, dummy_rows=looks.dummy_rows, scale=looks.scale)
    segments = len(company.rubbers) if not company.constant else 1 if company.rubbers else 0
    if prompt is None and question is not None:
        prompt = posing.asking_prompt(question)
    return Picture(replace(nothing, segments=segments, zone="dummy"), prompt=prompt, choices=choices, question=question)


def _bottom_seat(view: View | None, company: Company, layout: Layout) -> Seat:
    """Return who sits at the bottom: as the company says, else the viewer, the first person, dummy's partner."""
    wanted = company.bottom
    if wanted is None and view is not None:
        wanted = view.viewer
    if wanted is None and company.people:
        wanted = min(company.people)
    return SOUTH if wanted is None else layout.own_seat(wanted)


# --- what lies where -------------------------------------------------------------------------------------


def played_from(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that the hand at ``seat`` has played, in order."""
    chairs = view.layout.chairs
    found: list[Card] = []
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.played), (view.leader, view.trick)):
        if not cards or seat not in chairs:
            continue
        step = (chairs.index(seat) - chairs.index(leader)) % len(chairs)
        if step < len(cards):
            found.append(cards[step])
    return tuple(found)


def on_table(view: View) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of the trick with the seats they came from, in the order played."""
    chairs = view.layout.chairs
    first = chairs.index(view.leader) if view.trick else 0
    return tuple((chairs[(first + step) % len(chairs)], card) for step, card in enumerate(view.trick))


def _last_trick(view: View, places: Mapping[Seat, Place]) -> tuple[tuple[Place, Card], ...]:
    last, chairs = view.last_trick, view.layout.chairs
    if last is None:
        return ()
    first = chairs.index(last.leader)
    return tuple((places[chairs[(first + step) % len(chairs)]], card) for step, card in enumerate(last.cards))


def _lying_turn_up(view: View) -> tuple[Seat, Card] | None:
    """The turned card before its dealer: a living one until he takes it up, a dummy while its hand is closed."""
    waits = not view.faced if view.dealer in view.layout.dummies else view.lies
    return (view.dealer, view.turned) if waits and view.turned is not None else None


def _across(view: View, seat: Seat, hand: Hand) -> Card | None:
    """The dummy's turned card, while it lies across (ED-26)."""
    if seat == view.dealer and view.turned is not None and hand >> view.turned & 1:
        return view.turned
    return None


def _dummys_turn_up(view: View) -> Card | None:
    hands = ((seat, view.cards_at(seat)) for seat in view.layout.dummies)
    return next((card for seat, hand in hands if hand and (card := _across(view, seat, hand)) is not None), None)


def _closed_dummy(view: View, seat: Seat) -> bool:
    return seat in view.layout.dummies and not view.faced


def _size(seen: Seen) -> int:
    return seen.hand.bit_count() if isinstance(seen, Cards) else seen.cards


def _hand_at(view: View, seat: Seat, place: Place, looks: Looks) -> Lying:
    seen = view.hands[seat]
    turn_up = _lying_turn_up(view)
    before = turn_up is not None and turn_up[0] == seat
    count = _size(seen) - before
    if _closed_dummy(view, seat):
        return ClosedPacket(count)
    if not isinstance(seen, Cards):
        return Backs(count)
    held = [card for card in cards_in(seen.hand) if not (before and turn_up is not None and card == turn_up[1])]
    played = played_from(view, seat)
    if place == "bottom":
        laid = {card for from_, card in on_table(view) if from_ == seat}
        whole = (*held, *laid)
        dealt = (*held, *played) if turn_up is None or not before else (*held, *played, turn_up[1])
        order = display_order(whole, view.trump, trumps_at=looks.trumps_at, dealt=dealt)
        return OwnHand(order, frozenset(laid))
    gone = frozenset(played)
    across = _across(view, seat, seen.hand) if seat in view.layout.dummies else None
    turned = view.turned if seat in view.layout.dummies and view.turned in gone and seat == view.dealer else None
    # A turn-up that has been played lay across at the deal: it keeps its place among the gone.
    return open_hand((*held, *played), view.trump, lying=across if turned is None else turned, gone=gone)


def _facts(view: View, naming: Naming, looks: Looks) -> Facts:
    places = naming.places
    lying = {place: _hand_at(view, seat, place, looks) for place, seat in naming.seats.items()}
    turn_up = _lying_turn_up(view)
    zone: Zone | None = None
    if naming.seats["top"] in view.layout.dummies:
        zone = "dummy"
    return Facts(
        *NOMINAL,
        bottom=lying["bottom"],
        left=lying["left"],
        top=lying["top"],
        right=lying["right"],
        jumbo=looks.jumbo,
        trick=tuple((places[seat], card) for seat, card in on_table(view)),
        led=places[view.leader] if view.trick else None,
        packets=tuple((place, pile.count) for place, pile in _packets(view, naming).items()),
        turn_up=None if turn_up is None else (places[turn_up[0]], turn_up[1]),
        segments=standing.segments(naming.company),
        dummy_rows=looks.dummy_rows,
        scale=looks.scale,
        zone=zone,
    )


def _packets(view: View, naming: Naming) -> dict[Place, PacketPile]:
    """The quitted tricks of each side before its taker: at the bottom for that side, else before its person."""
    piles: dict[Place, PacketPile] = {}
    last = view.last_trick
    for side in view.layout.sides:
        won = [trick for trick in view.played if view.layout.side[trick.winner] == side]
        if won:
            words = naming.packet_words(len(won))
            may_look = last is not None and view.layout.side[last.winner] == side
            piles[naming.taker(side)] = PacketPile(side, len(won), words, may_look)
    return piles


def _plates(naming: Naming, view: View | None) -> dict[Place, Plate]:
    turn = None if view is None or view.phase != "play" else view.to_play
    dealer = None if view is None else view.dealer
    return {
        place: Plate(
            naming.plate_name(seat),
            naming.role(seat),
            naming.layout.holder[seat],
            dealer=seat == dealer,
            turn=seat == turn,
            thinking=seat == turn and naming.thinks(seat),
        )
        for place, seat in naming.seats.items()
        if seat in naming.layout.chairs
    }


# --- the trump tile --------------------------------------------------------------------------------------


def rank_name(card: Card) -> str:
    """Return how a rank stands in a line: ``8``, but ``Jack``."""
    rank = rank_of(card)
    return str(rank + 2) if rank < JACK else RANK_WORDS[rank].capitalize()


def trump_sign(view: View, naming: Naming) -> TrumpSign:
    """Return the tile: what is trumps, and how that came about."""
    phrase = naming.phrase
    if not view.trump_known:
        return TrumpSign(None, phrase("trump.unknown"), "")
    if view.turned is None:
        title = phrase("trump.none") if view.trump is None else phrase("trump.suit", suit=view.trump)
        return TrumpSign(view.trump, title, phrase("trump.fixed"))
    rank, player = rank_name(view.turned), view.layout.holder[view.dealer]
    if view.dealer in view.layout.dummies:
        origin = phrase("trump.turned_dummy", rank=rank)
    elif player is not None and player == naming.company.you:
        origin = phrase("trump.turned_you", rank=rank)
    else:
        origin = phrase("trump.turned", rank=rank, name=naming.plate_name(view.dealer))
    return TrumpSign(view.trump, phrase("trump.suit", suit=view.trump), origin)


# --- the whole -------------------------------------------------------------------------------------------


def _table(
    view: View,
    naming: Naming,
    looks: Looks,
    prompt: Prompt | None,
    choices: tuple[Choice, ...] | None,
    question: Question | None,
    note: Note | None,
) -> Picture:
    facts = _facts(view, naming, looks)
    places, layout = naming.places, view.layout
    table = on_table(view)
    playable = frozenset(action.card for action in view.options if isinstance(action, Play))
    acting = places[view.to_play] if playable and view.to_play is not None else None
    held = view.cards_at(view.to_play) if acting is not None and view.to_play is not None else None
    dimmed = frozenset() if held is None else frozenset(cards_in(held)) - playable
    if isinstance(question, PutAwayQuestion):
        acting, playable = question.place, question.cards
    if prompt is None:
        prompt = prompting.prompt(view, naming) if question is None else posing.asking_prompt(question)
    turn_up = _lying_turn_up(view)
    full = len(table) == len(layout.chairs)
    picture = Picture(
        facts,
        seats=naming.seats,
        trump=trump_sign(view, naming),
        strip=standing.strip(naming),
        marker=standing.marker(naming, view),
        plates=_plates(naming, view),
        counts={place: lying.count for place in PLACES if isinstance(lying := facts.at(place), Backs | ClosedPacket)},
        packets=_packets(view, naming),
        led=facts.led,
        led_word=naming.phrase("led"),
        last=places[table[-1][0]] if table else None,
        winning=places[winner_so_far(view)] if full else None,
        last_trick=_last_trick(view, places),
        acting=acting,
        playable=playable,
        dimmed=dimmed,
        why=prompting.why(view, naming.phrase) if dimmed else "",
        turned=turn_up[1] if turn_up is not None else _dummys_turn_up(view),
        prompt=prompt,
        choices=choices if choices is not None else _own_choices(view, naming.phrase),
        question=question,
        calls=calls(view, naming),
        note=note,
    )
    return replace(picture, labels=reading.labels(view, naming, picture))


def winner_so_far(view: View) -> Seat:
    """Return the seat whose card wins the trick as it lies; only when a card lies."""
    return on_table(view)[winning_index(ranking(view.trump), view.trick)][0]


def _own_choices(view: View, phrase: Phrase) -> tuple[Choice, ...]:
    """The buttons that follow from what the viewer may do."""
    made: list[Choice] = []
    for action in view.options:
        match action:
            case CutPack():
                made.append(Choice(phrase("choice.cut"), action, primary=True))
            case TurnTrump():
                made.append(Choice(phrase("choice.turn"), action, primary=True))
            case TakeUpTrump():
                made.append(Choice(phrase("choice.take_up"), action))
            case CallHonours():
                made.append(Choice(phrase("choice.honours"), action, primary=True))
            case PassHonours():
                made.append(Choice(phrase("choice.no_honours"), action))
            case _:
                continue
    return tuple(made)


def _curtained(view: View, naming: Naming, looks: Looks, curtain: Curtain) -> Picture:
    """The table with nothing private in it, and nothing that is not drawn under the curtain's card."""
    phrase = naming.phrase
    public = _public(view)
    facts = _facts(public, naming, looks)
    bare: dict[Place, Lying] = {place: Nothing() for place in PLACES}
    for place, seat in naming.seats.items():
        if seat in view.layout.dummies and isinstance(facts.at(place), OpenHand):
            bare[place] = facts.at(place)
    facts = replace(
        facts,
        bottom=OwnHand(()),
        left=bare["left"],
        top=bare["top"],
        right=bare["right"],
        zone=facts.zone or "backs",
        trick=(),
        led=None,
        packets=(),
        turn_up=None,
    )
    key = "curtain.story_first" if curtain.from_ is None else "curtain.story"
    card = CurtainCard(
        phrase("curtain.title", to=curtain.to),
        phrase(key, to=curtain.to, from_=curtain.from_ or ""),
        phrase("curtain.button"),
        phrase("curtain.hint"),
        phrase("curtain.link"),
    )
    plates = {place: plate for place, plate in _plates(naming, public).items() if not isinstance(bare[place], Nothing)}
    picture = Picture(
        facts,
        seats=naming.seats,
        trump=trump_sign(view, naming),
        strip=standing.strip(naming),
        marker=standing.marker(naming, view),
        plates={place: replace(plate, turn=False, thinking=False) for place, plate in plates.items()},
        curtain=card,
    )
    return replace(picture, labels=reading.labels(public, naming, picture))


def _public(view: View) -> View:
    """``view`` as nobody in particular sees it: open dummies and what was played, no private hand."""
    if view.viewer is None:
        return view
    hands = tuple(
        seen if seat in view.layout.dummies and view.faced else Count(_size(seen))
        for seat, seen in enumerate(view.hands)
    )
    return view._replace(viewer=None, hands=hands, options=())
