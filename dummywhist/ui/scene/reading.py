"""What does a screen reader say of each region of the table? Ranks and suits in full."""

from __future__ import annotations

from collections.abc import Iterable

from dummywhist.engine.cards.card import Card, Suit, is_joker, rank_of, suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.ranking import winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.laws import ranked, rules_of
from dummywhist.ui.scene.layout.types import PLACES, Backs, ClosedPacket, OpenHand, OwnHand, Place
from dummywhist.ui.scene.naming import Naming
from dummywhist.ui.scene.parts import Picture, PointsList
from dummywhist.ui.scene.wording import Phrase
from dummywhist.ui.tongues import grammar, is_you


def labels(view: View, naming: Naming, picture: Picture) -> dict[str, str]:
    """Return what each region is called: ``hand``, ``dummy:top``, ``backs:left``, ``trick``, ``packets:bottom`` …"""
    made: dict[str, str] = {}
    for place in PLACES:
        seat, lying = naming.seats[place], picture.facts.at(place)
        match lying:
            case OwnHand(cards, gone) if picture.curtain is None:
                made["hand"] = _hand(_whose(naming, seat), [card for card in cards if card not in gone], naming.phrase)
            case OpenHand():
                held = [c for group in lying.groups for c in group if c not in lying.gone]
                if lying.lying is not None and lying.lying not in lying.gone:
                    held.append(lying.lying)
                made[f"dummy:{place}"] = _hand(_whose(naming, seat, place), held, naming.phrase)
            case Backs(count):
                many = count_words(count, naming.phrase)
                made[f"backs:{place}"] = naming.phrase("read.backs", name=naming.plate_name(seat), count=many)
            case ClosedPacket(count):
                made[f"backs:{place}"] = _packet(view, naming, place, count, picture)
            case _:
                continue
    if picture.curtain is None:
        over = view.result is not None and naming.company.closed
        if not over and (view.trick or len(view.played) < rules_of(view).dealing.cards):
            made["trick"] = trick(view, naming)
        if picture.facts.turn_up is not None:
            seat = naming.seats[picture.facts.turn_up[0]]
            of_stock = naming.layout.holder[seat] is None and not naming.is_packet(seat)
            key = "read.turned_you" if naming.is_you(seat) else "read.turned_stock" if of_stock else "read.turned"
            card = picture.facts.turn_up[1]
            made["turn_up"] = naming.phrase(key, card=card, name=naming.plate_name(seat))
    for place, pile in picture.packets.items():
        ours = naming.company.you is not None and place == "bottom"
        key = "read.packets_yours" if ours else "read.packets"
        made[f"packets:{place}"] = naming.phrase(key, name=naming.side_name(pile.side), words=pile.words)
    if picture.kept:
        own = view.layout.side[naming.seats["bottom"]]
        won = [view.layout.side[trick.winner] == own for trick in view.played]
        tricks = ", ".join(naming.phrase("read.kept_won" if one else "read.kept_lost") for one in won)
        made["kept"] = naming.phrase("read.kept", tricks=tricks)
    if picture.trump is not None:
        said = naming.phrase("read.trump", title=picture.trump.title, origin=picture.trump.origin)
        chip = picture.trump.chip
        made["trump"] = naming.phrase("read.multiplied", words=said, times=chip) if chip else said
    if picture.still:
        made["still"] = picture.still
    made["marker"] = marker(picture, naming.phrase)
    if picture.verdict is not None:
        made["verdict"] = " ".join((f"{picture.verdict.title}.", *picture.verdict.lines))
    if picture.proof is not None:
        made["proof"] = " ".join(frame.spoken for frame in picture.proof.frames)
    if picture.strip is not None:
        made["strip"] = strip(naming, picture)
    for place, plate in picture.plates.items():
        role = f"{plate.name}. {plate.role}" if plate.role else plate.name
        made[f"plate:{place}"] = naming.phrase("read.letter", words=role, letter=plate.letter) if plate.letter else role
    for place, call in picture.calls.items():
        made[f"call:{place}"] = call.spoken
    return made


def _whose(naming: Naming, seat: Seat, place: Place | None = None) -> str:
    if naming.is_dummy(seat) and place is not None:
        return naming.phrase("read.dummy", dummy=naming.plate_name(seat), at=naming.phrase(f"at.{place}"))
    if naming.is_you(seat):
        return naming.phrase("read.your_hand")
    return naming.phrase("read.hand", name=naming.plate_name(seat))


def _packet(view: View, naming: Naming, place: Place, count: int, picture: Picture) -> str:
    """Return ``Dead hand, 13 cards, face down``, with what the viewer remembers of it (TH-13)."""
    phrase, seat = naming.phrase, naming.seats[place]
    plate = picture.plates.get(place)
    name = naming.plate_name(seat) if plate is None else plate.name
    said = phrase("read.closed", name=name, count=count_words(count, phrase))
    remembered = dict(view.memory).get(seat)
    if remembered is None:
        return said
    return phrase("read.remembered", what=said, cards=suits(reversed(tuple(cards_in(remembered))), phrase))


def count_words(count: int, phrase: Phrase) -> str:
    """Return ``6 cards``."""
    return phrase("read.one_card") if count == 1 else phrase("read.n_cards", count=count)


def _hand(whose: str, cards: list[Card], phrase: Phrase) -> str:
    if not cards:
        return phrase("read.empty", whose=whose)
    return phrase("read.cards", whose=whose, count=count_words(len(cards), phrase), cards=suits(cards, phrase))


def suits(cards: Iterable[Card], phrase: Phrase) -> str:
    """Return ``spades king seven, hearts king nine``, in the order given."""
    held: dict[Suit, list[Card]] = {}
    jokers: list[str] = []
    for card in cards:
        if is_joker(card):
            jokers.append(phrase("read.joker", card=card))
        else:
            held.setdefault(suit_of(card), []).append(card)
    named = (
        phrase("read.suit", suit=suit, ranks="  ".join(grammar().rank(rank_of(card), "") for card in of))
        for suit, of in held.items()
    )
    return ", ".join((*named, *jokers))


def trick(view: View, naming: Naming) -> str:
    """Return ``Trick 7: Edith led ten of diamonds, dummy jack, Max king winning``."""
    phrase, number = naming.phrase, len(view.played) + 1
    if not view.trick:
        return phrase("read.no_trick", number=number)
    chairs = view.layout.chairs
    first = chairs.index(view.leader)
    best = winning_index(ranked(view), view.trick)
    said = []
    for step, card in enumerate(view.trick):
        seat = chairs[(first + step) % len(chairs)]
        if step == 0:
            words = phrase("read.led", name=naming.plate_name(seat), card=card)
        else:
            same = not is_joker(card) and not is_joker(view.trick[0]) and suit_of(card) == suit_of(view.trick[0])
            name = naming.dummys_word() if naming.is_dummy(seat) else naming.plate_name(seat)
            words = (
                phrase("read.followed", name=name, rank=rank_of(card))
                if same
                else phrase("read.other", name=name, card=card)
            )
        said.append(phrase("read.winning", what=words) if step == best else words)
    law = view.part(LawTable)
    if law.astray:
        said[0] = phrase("read.astray", what=said[0])
    said += [phrase("read.early", name=naming.plate_name(seat), card=card) for seat, card in law.early]
    return phrase("read.trick", number=number, cards=", ".join(said))


def marker(picture: Picture, phrase: Phrase) -> str:
    """Return ``You and dummy 3, one game; Edith and Max 2``, or the list of scores."""
    found = picture.marker
    if found is None:
        return ""
    if isinstance(found, PointsList):
        rows = (f"{row.name} {row.figure}" + (f", {row.mark}" if row.mark else "") for row in found.rows)
        told = [f"{found.title}, {found.goal}"]
        if found.tray is not None:
            told = [found.goal, found.tray.deals, *([found.tray.same] if found.tray.same else []), found.title]
        return ". ".join(told) + ": " + "; ".join(rows)
    said = []
    for side in found.sides:
        key = ("read.side", "read.side_game")[side.games] if side.games < 2 else "read.side_games"
        said.append(phrase(key, name=side.name, points=side.points, games=side.games))
    return f"{found.title}: " + "; ".join(said)


def strip(naming: Naming, picture: Picture) -> str:
    """Return ``Tournée: you have dummy now, Edith next, Max last``."""
    phrase, found = naming.phrase, picture.strip
    assert found is not None
    if naming.company.constant:
        only = found.segments[0]
        return phrase("read.constant", title=found.title, name=only.name, word=only.word)
    partners = naming.company.series == "partners"
    said = []
    for segment in found.segments:
        if not segment.current or partners:
            said.append(phrase("read.strip_one", name=segment.name, word=segment.word))
        elif is_you(segment.name):
            said.append(phrase("read.strip_you_now", dummy=naming.dummys_word()))
        else:
            said.append(phrase("read.strip_now", name=segment.name, dummy=naming.dummys_word()))
    if partners:
        return phrase("read.strip_partners", title=found.title, rubbers=", ".join(said))
    return phrase("read.strip", rubbers=", ".join(said))
