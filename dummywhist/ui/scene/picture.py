"""What is to be drawn of a view? ``compose`` puts the view and the company together: every part, and every word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dummywhist.engine.cards.card import Card, is_joker, rank_of, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SOUTH, Seat
from dummywhist.engine.deal.actions.laws import ahead, card_calls, exposures, pairs
from dummywhist.engine.deal.actions.play import playable
from dummywhist.engine.deal.customs import letters
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Layout
from dummywhist.engine.knowledge.view import Cards, Count, View
from dummywhist.ui.scene import lying, prompting, reading, standing
from dummywhist.ui.scene.changing import with_hands
from dummywhist.ui.scene.giving.value import Giving
from dummywhist.ui.scene.laws import deciding, rules_of
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
)
from dummywhist.ui.scene.lying import NOMINAL, STOCK, on_table, places_of, size, winner_so_far
from dummywhist.ui.scene.order import suit_groups
from dummywhist.ui.scene.packets import kept_words, packets
from dummywhist.ui.scene.parts import (
    Choice,
    Company,
    Curtain,
    CurtainCard,
    Looks,
    Note,
    Picture,
    Plate,
    Prompt,
    TrumpSign,
    Verdict,
)
from dummywhist.ui.scene.proving import proof, proof_role
from dummywhist.ui.scene.questions import posing
from dummywhist.ui.scene.questions.calling import calls
from dummywhist.ui.scene.questions.law_plates import choosing, choosing_role, law_role, owed
from dummywhist.ui.scene.questions.notices import notice as law_notice
from dummywhist.ui.scene.questions.question import PutAwayQuestion, Question
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.trumps import trump_sign
from dummywhist.ui.scene.wording import ENGLISH, Phrase, listed, phrases
from dummywhist.ui.tongues import rank_letters

__all__ = ["Company", "Curtain", "Looks", "Picture", "compose"]


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
    verdict: Verdict | None = None,
    giving: Giving | None = None,
    catalogue: Mapping[str, str] = ENGLISH,
) -> Picture:
    """Return the picture of ``view`` (None: no deal on the table).

    ``prompt``, ``choices`` and ``question`` take the place of those that follow from the view; where choices are given
    nothing else is asked. ``claiming``: the viewer wants to claim tricks (Ctrl+K). ``verdict``: what the deal has
    decided. ``giving``: the deal is sealed, and only that is on the table. With a ``curtain`` nothing private
    is in the picture, whatever the view holds: open dummies, trump, strip and marker stay.
    """
    phrase = phrases(catalogue)
    layout = company.layout if view is None else view.layout
    if layout is None:
        return _empty(company, looks, phrase, prompt, choices or (), question)
    naming = naming_of(view, company, catalogue)
    seats = naming.seats
    if view is None:
        return replace(
            _empty(company, looks, phrase, prompt, choices or (), question),
            seats=seats,
            strip=standing.strip(naming),
            marker=standing.marker(naming, None),
            plates=_plates(naming, None, looks),
            sitter=_sitter(naming),
        )
    if giving is not None:
        return _sealed(view, naming, looks, giving)
    if curtain is not None:
        return _curtained(view, naming, looks, curtain)
    if question is None and choices is None:
        question = posing.claim_question(view, naming) if claiming else posing.question(view, naming)
    return _table(view, naming, looks, prompt, choices, question, note, verdict)


def naming_of(view: View | None, company: Company, catalogue: Mapping[str, str] = ENGLISH) -> Naming:
    """Return who is who in ``view``, or at a table without a deal, of which the ``company`` knows the layout."""
    layout = company.layout if view is None else view.layout
    assert layout is not None
    seats = places_of(layout, _bottom_seat(view, company, layout))
    return Naming(company, layout, seats, phrases(catalogue), view)


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
    """Return who sits at the bottom: as the company says, else the viewer, the first person, dummy's partner.

    One who sits out looks on from behind South.
    """
    wanted = company.bottom
    if wanted is None and view is not None:
        wanted = view.viewer
    if wanted is None and company.people:
        wanted = min(company.people)
    return SOUTH if wanted is None or wanted not in layout.holder else layout.own_seat(wanted)


# --- plates ----------------------------------------------------------------------------------------------


def _plates(naming: Naming, view: View | None, looks: Looks) -> dict[Place, Plate]:
    layout = naming.layout
    marks: Mapping[Seat, str] = {}
    if looks.letters_of_whist and view is not None:
        marks = letters(rules_of(view).customs, layout, view.dealer)
    turns = () if view is None else _turns(view, naming)
    made: dict[Place, Plate] = {}
    for place, seat in naming.seats.items():
        stock = view is not None and place == STOCK and lying.stock(view) > 0
        if seat not in layout.chairs and not stock and (view is None or not size(view.hands[seat])):
            continue
        by_law = "" if view is None else _role_by_law(view, naming, seat)
        made[place] = Plate(
            naming.plate_name(seat),
            by_law or naming.role(seat),
            layout.holder[seat],
            by_law or naming.role_short(seat),
            dealer=(marks.get(seat) or naming.phrase("plate.dealer"))
            if view is not None and seat == view.dealer
            else "",
            letter=marks.get(seat, ""),
            turn=seat in turns,
            thinking=seat in turns and naming.thinks(seat),
            brief=naming.dummy_word() if naming.is_dummy(seat) else "",
        )
    return made


def _role_by_law(view: View, naming: Naming, seat: Seat) -> str:
    """What is said at the plate of a hand by the laws; nothing for the most part."""
    return choosing_role(view, naming, seat) or law_role(view, naming, seat) or proof_role(view, naming, seat)


def _turns(view: View, naming: Naming) -> tuple[Seat, ...]:
    """The hands whose plates have the ring: of who is to say what the law does, else of who plays."""
    asked = choosing(view, naming)
    if asked:
        return tuple(view.layout.own_seat(player) for player in asked)
    turn = _turn(view)
    return () if turn is None else (turn,)


def _turn(view: View) -> Seat | None:
    """The hand that is on turn: in the play, or that of the player who decides something."""
    if view.phase == "play" and view.claim is None:
        return view.to_play
    player = deciding(view)
    return None if player is None or player not in view.layout.holder else view.layout.own_seat(player)


def _liable_word(view: View, naming: Naming) -> str:
    """What stands under the cards that lie face up: nothing while it is still to be said whether they may be called."""
    law = view.part(LawTable)
    asked = bool(law.two) or (bool(law.wrong) and not law.exposed)
    return "" if asked else naming.phrase("plate.liable_one")


def _sitter(naming: Naming) -> Plate | None:
    """Who sits out of this rubber, where more sit down than there are hands (MO-5); else who wait to come in."""
    player, waiting = naming.sitter, naming.company.waiting
    if player is not None:
        return Plate(naming.player_name(player), naming.sitter_role(), player, naming.sitter_short())
    if not waiting:
        return None
    count = len(waiting)
    return Plate(
        listed(waiting), naming.phrase("role.waits", count=count), None, naming.phrase("role.short.waits", count=count)
    )


# --- the whole -------------------------------------------------------------------------------------------


def _table(
    view: View,
    naming: Naming,
    looks: Looks,
    prompt: Prompt | None,
    choices: tuple[Choice, ...] | None,
    question: Question | None,
    note: Note | None,
    verdict: Verdict | None,
) -> Picture:
    piles = packets(view, naming)
    facts = lying.facts(_as_dealt(view), naming, looks, {place: pile.count for place, pile in piles.items()})
    closed = view.result is not None and naming.company.closed
    if closed:
        facts = _in_tray(facts)
    places, layout = naming.places, view.layout
    table = on_table(view)
    playable, acting = _playable(view, naming)
    held = None if acting is None else view.cards_at(naming.seats[acting])
    dimmed = frozenset() if held is None else frozenset(cards_in(held)) - playable
    if isinstance(question, PutAwayQuestion):
        acting, playable, dimmed = question.place, question.cards, frozenset()
    if prompt is None:
        prompt = prompting.prompt(view, naming) if question is None else posing.asking_prompt(question)
    full = len(table) == len(layout.chairs)
    astray = bool(view.part(LawTable).astray)
    picture = Picture(
        facts,
        seats=naming.seats,
        pack=_pack(view),
        still=_told_of_still(view, naming, looks),
        backwards=rules_of(view).customs.against_play and not looks.deals_clockwise,
        trump=trump_sign(view, naming, looks),
        strip=standing.strip(naming),
        marker=standing.marker(naming, view),
        plates=_plates(naming, view, looks),
        counts={place: there.count for place in PLACES if isinstance(there := facts.at(place), Backs | ClosedPacket)},
        packets=piles,
        kept=() if closed else kept_words(view, naming),
        led=facts.led,
        led_word=naming.phrase("law.out_of_turn" if astray else "led"),
        astray=astray,
        early_word=naming.phrase("law.soon"),
        liable_word=_liable_word(view, naming),
        last=places[table[-1][0]] if table else None,
        winning=places[winner_so_far(view)] if full else None,
        last_trick=lying.last_trick(view, places),
        acting=acting,
        playable=playable,
        ahead=frozenset(ahead(view.options)),
        dimmed=dimmed,
        liable=lying.liable(view),
        shows=exposures(view.options),
        together=pairs(view.options),
        demands=card_calls(view.options),
        why=prompting.why(view, naming.phrase) if dimmed else "",
        turned=facts.turn_up[1] if facts.turn_up is not None else lying.dummys_turn_up(view),
        prompt=prompt,
        choices=choices if choices is not None else _own_choices(view, naming.phrase),
        question=question,
        notice=law_notice(view, naming) if question is None and choices is None else None,
        calls={**calls(view, naming), **owed(view, naming)},
        note=note,
        sides={place: side for place, seat in naming.seats.items() if (side := layout.side[seat]) is not None},
        remembered={naming.places[seat]: remembered(cards, naming.phrase) for seat, cards in view.memory},
        sitter=_sitter(naming),
        verdict=verdict,
        proof=proof(view, naming),
    )
    return replace(picture, labels=reading.labels(_as_dealt(view), naming, picture))


def _pack(view: View) -> int:
    """With which pack it is dealt: the two are dealt in turn where the game has two (CW-7)."""
    return view.ordinal % 2 if rules_of(view).customs.two_packs else 0


def _told_of_still(view: View, naming: Naming, looks: Looks) -> str:
    """Return what is said of the other pack: who deals next with it, and who shuffled it."""
    found = lying.other_pack(view, looks)
    if found is None:
        return ""
    dealer, you = found.deals_next, naming.company.you
    mine = naming.is_you(dealer) and not naming.is_dummy(dealer)
    coming = naming.phrase("still.next_you" if mine else "still.next", name=naming.plate_name(dealer))
    made = naming.phrase("still.made_you" if found.maker == you else "still.made", name=naming.real_name(found.maker))
    return f"{coming} {made}"


def _as_dealt(view: View) -> View:
    """``view``, and when the deal is counted with all its hands lying open as the play began with them."""
    hands = view.held or view.dealt
    if view.result is None or hands is None:
        return view
    return view._replace(hands=tuple(Cards(hand) for hand in hands), played=(), trick=(), lies=False)


def _in_tray(facts: Facts) -> Facts:
    """The table while the counted cards are in their tray: nothing lies on it (DW-TR-5)."""
    return replace(with_hands(facts, dict.fromkeys(PLACES, Nothing())), zone="backs", led=None, turn_up=None, called=())


def remembered(cards: Hand, phrase: Phrase) -> str:
    """Return ``You saw here: spades K 9, hearts Q 7``: the words shown where that packet's plate is pressed (TH-13)."""
    said = []
    for group in suit_groups(cards_in(cards), None):
        ranks = " ".join(rank_letters(rank_of(card)) for card in group if not is_joker(card))
        said.append(
            phrase("packet.jokers")
            if is_joker(group[0])
            else phrase("packet.suit", suit=suit_of(group[0]), ranks=ranks)
        )
    return phrase("packet.remembered", cards=", ".join(said))


def _playable(view: View, naming: Naming) -> tuple[frozenset[Card], Place | None]:
    """The cards that the viewer may play, and where the hand lies that they are in."""
    playing = frozenset(playable(view.options))
    if playing and view.to_play is not None:
        return playing, naming.places[view.to_play]
    return frozenset(), None


def _own_choices(view: View, phrase: Phrase) -> tuple[Choice, ...]:
    """The buttons that follow from what the viewer may do."""
    made: list[Choice] = []
    for action in view.options:
        match action.word:
            case "cut":
                made.append(Choice(phrase("choice.cut"), action, primary=True))
            case "turn":
                made.append(Choice(phrase("choice.turn"), action, primary=True))
            case "take-up":
                made.append(Choice(phrase("choice.take_up"), action))
            case "honours":
                made.append(Choice(phrase("choice.honours"), action, primary=True))
            case "no-honours":
                made.append(Choice(phrase("choice.no_honours"), action))
            case _:
                continue
    return tuple(made)


def _curtained(view: View, naming: Naming, looks: Looks, curtain: Curtain) -> Picture:
    """The table with nothing private in it, and nothing that is not drawn under the curtain's card."""
    phrase = naming.phrase
    public = _public(view)
    facts = lying.facts(public, naming, looks, {})
    bare: dict[Place, Lying] = {place: Nothing() for place in PLACES}
    for place, seat in naming.seats.items():
        if seat in view.faced and isinstance(facts.at(place), OpenHand):
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
        still=None,
    )
    key = "curtain.story_first" if curtain.from_ is None else "curtain.story"
    card = CurtainCard(
        phrase("curtain.title", to=curtain.to),
        phrase(key, to=curtain.to, from_=curtain.from_ or ""),
        phrase("curtain.button"),
        phrase("curtain.hint"),
        phrase("curtain.link"),
    )
    plates = {
        place: plate for place, plate in _plates(naming, public, looks).items() if not isinstance(bare[place], Nothing)
    }
    picture = Picture(
        facts,
        seats=naming.seats,
        pack=_pack(view),
        trump=trump_sign(view, naming, looks),
        strip=standing.strip(naming),
        marker=standing.marker(naming, view),
        plates={place: replace(plate, turn=False, thinking=False) for place, plate in plates.items()},
        curtain=card,
    )
    return replace(picture, labels=reading.labels(public, naming, picture))


def _sealed(view: View, naming: Naming, looks: Looks, giving: Giving) -> Picture:
    """The table before a deal that is proved: the pack and the paper for the shares, trump tile and marker."""
    nothing = Facts(*NOMINAL, bottom=OwnHand(()), jumbo=looks.jumbo, dummy_rows=looks.dummy_rows, scale=looks.scale)
    picture = Picture(
        replace(nothing, zone="dummy"),
        seats=naming.seats,
        pack=_pack(view),
        trump=TrumpSign(None, naming.phrase("giving.title"), giving.story, "?"),
        marker=standing.marker(naming, view),
        giving=giving,
    )
    return replace(picture, labels=reading.labels(view, naming, picture))


def _public(view: View) -> View:
    """``view`` as nobody in particular sees it: open hands and what was played, no private hand and no memory."""
    if view.viewer is None:
        return view
    hands = tuple(seen if seat in view.faced else Count(size(seen)) for seat, seen in enumerate(view.hands))
    return view._replace(viewer=None, hands=hands, options=(), memory=(), away=(None,) * len(view.away))
