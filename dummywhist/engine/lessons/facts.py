"""What do the sentences of a lesson say of the cards? Markers are filled from the position, claims checked in it."""

import re
from collections.abc import Callable, Mapping
from string import Formatter
from typing import Final

from dummywhist.engine.cards.card import PACK, Card, rank_of, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of, holds, of_suit, size
from dummywhist.engine.cards.notation import RANK_LETTERS, SUIT_LETTERS, card_text, read_card, read_suit
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.lessons.lesson import MOST_WORDS, PLACES, Lesson, Tricks, left_in, tricks_of
from dummywhist.engine.lessons.pupil import costs_at, told_at
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.solver.position import played_on, winner_of
from dummywhist.engine.solver.solver import Solver

NAMES: Final[Mapping[str, Seat]] = {"east": EAST, "west": WEST, "partner": NORTH}
"""Markers of the names of those who sit at the table: the adversaries, and the partner where dummy is not yours."""
ELEVEN: Final = 11
"""What the rank of a fourth best is taken from: the rule of eleven."""
CARD: Final = re.compile(rf"r?([{SUIT_LETTERS}][{RANK_LETTERS}])")
WRITTEN: Final = re.compile(
    r"\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twice|half|both"
    r"|aces?|kings?|queens?|jacks?)\b",
    re.IGNORECASE,
)
"""Numbers and ranks, which a sentence has from its markers and never by itself."""


def markers(text: str) -> tuple[str, ...]:
    """Return the names of what is filled in."""
    return tuple(name for _, name, _, _ in Formatter().parse(text) if name)


def words_of(text: str) -> int:
    """Return how many words a sentence has, each marker counted as one."""
    return len(_plain(text).split())


def lone_numbers(text: str) -> list[str]:
    """Return the numbers and ranks that a sentence has by itself and not from a marker."""
    return WRITTEN.findall(_plain(text))


def _plain(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "X", text)


def card_named(marker: str) -> Card | None:
    """Return the card that a marker names, by itself or by its rank; None for another marker."""
    found = CARD.fullmatch(marker)
    return None if found is None else read_card(found[1])


def numbers(lesson: Lesson, played: tuple[Card, ...]) -> dict[str, int]:
    """Return what each marker of a number is after the ``played`` cards.

    Of a suit X: ``left_X`` that the adversaries still hold, ``gone_X`` of theirs that were played, ``had_X`` both
    together, ``out_X`` that were played by all, ``ours_X`` that both hands of the learner's side hold, ``P_X`` that
    the hand at the place P holds, ``P_gone_X`` that it played, ``P_had_X`` that it was dealt. Of a card C: ``over_C``
    how many higher ones of its suit were not dealt to its hand, ``P_over_C`` how many of them the place P was dealt,
    ``eleven`` for the rule of that name. ``won``, ``lost``: tricks; ``points``: odd tricks. ``each``: cards of each
    hand when the trick began. Of the rules: ``book``, ``game`` points, ``honours`` points for three, ``packet`` cards,
    ``chairs``.
    """
    tricks, count = tricks_of(lesson, played), game_of(lesson.game).rules(lesson.rules).count
    found = {"won": tricks.best, "lost": len(tricks.winners) - tricks.best, "chairs": len(SEATS)}
    found |= {"packet": size(lesson.hands[SOUTH]), "each": size(lesson.hands[SOUTH]) - len(tricks.winners)}
    found["eleven"] = ELEVEN
    if isinstance(count, Count):
        found |= {"book": count.book, "game": count.game, "points": max(0, tricks.best - count.book)}
        if count.honours is not None:
            found["honours"] = count.honours.three
    there = hand_of(played)
    for letter in SUIT_LETTERS:
        suit = read_suit(letter)
        assert suit is not None
        theirs = [of_suit(lesson.hands[seat], suit) for seat in (EAST, WEST)]
        found[f"had_{letter}"] = sum(size(hand) for hand in theirs)
        found[f"gone_{letter}"] = sum((hand & there).bit_count() for hand in theirs)
        found[f"left_{letter}"] = found[f"had_{letter}"] - found[f"gone_{letter}"]
        found[f"out_{letter}"] = size(of_suit(there, suit))
        ours = [of_suit(left_in(lesson, played, seat), suit) for seat in (NORTH, SOUTH)]
        found[f"ours_{letter}"] = sum(size(hand) for hand in ours)
        for place in PLACES:
            dealt = of_suit(lesson.hands[lesson.seat(place)], suit)
            found[f"{place}_{letter}"] = size(Hand(dealt & ~there))
            found[f"{place}_gone_{letter}"] = size(Hand(dealt & there))
            found[f"{place}_had_{letter}"] = size(dealt)
    for card in PACK:
        owner, above = lesson.seat_of(card), _above(card)
        found[f"over_{card_text(card)}"] = size(Hand(above & ~lesson.hands[owner]))
        for place in PLACES:
            dealt = Hand(above & lesson.hands[lesson.seat(place)])
            found[f"{place}_over_{card_text(card)}"] = size(dealt)
    return found


def _above(card: Card) -> Hand:
    return hand_of([one for one in PACK if suit_of(one) == suit_of(card) and rank_of(one) > rank_of(card)])


def filled(lesson: Lesson, played: tuple[Card, ...], actual: Callable[[Card], Card], text: str) -> dict[str, int]:
    """Return what the markers of ``text`` are after the ``played`` cards, but the names; KeyError for an unknown one.

    ``actual``: which card stands for one of the line.
    """
    known, found = numbers(lesson, played), {}
    for marker in markers(text):
        card = card_named(marker)
        if marker in NAMES:
            continue
        if card is None:
            found[marker] = known[marker]
        else:
            found[marker] = rank_of(actual(card)) if marker.startswith("r") else actual(card)
    return found


# ---- claims ----


def holds_true(lesson: Lesson, played: tuple[Card, ...], claim: str) -> bool:
    """Whether a claim is true after the ``played`` cards; ValueError for what is no claim.

    The claims, X a suit, C a card, P one of `PLACES`: ``P holds C``, ``P had C`` (when it was dealt), ``P under C``
    (was dealt no higher one), ``P void X``, ``P led C``, ``P played C`` (in the last two tricks), ``P showed C`` (in
    any before), ``P must C`` (the only card), ``C wins`` (the trick so far), ``C costs N`` (if it were played now),
    ``P won`` (the last trick), ``C high`` (no higher one is left but in the hand with it), ``only C over C`` (of the
    suit), ``last X P`` (all of the suit that is left), ``all win X`` (every card of the suit that is left in the
    learner's hands, but trumps), ``makes N`` (tricks, all hands seen, of the whole deal).
    """
    words = claim.split()
    tricks = tricks_of(lesson, played)
    try:
        match words:
            case [place, "holds", card]:
                return holds(left_in(lesson, played, lesson.seat(place)), read_card(card))
            case [place, "void", suit]:
                return not _of(lesson, played, lesson.seat(place), suit)
            case [place, "led", card]:
                led = tricks.trick[:1] or played[len(played) - len(SEATS) :][:1]
                return led == (read_card(card),) and lesson.seat_of(read_card(card)) == lesson.seat(place)
            case [place, "played", card]:
                recent = played[-2 * len(SEATS) :]
                return read_card(card) in recent and lesson.seat_of(read_card(card)) == lesson.seat(place)
            case [place, "had", card]:
                return lesson.seat_of(read_card(card)) == lesson.seat(place)
            case [place, "under", card]:
                return not _above(read_card(card)) & lesson.hands[lesson.seat(place)]
            case [place, "showed", card]:
                return read_card(card) in played and lesson.seat_of(read_card(card)) == lesson.seat(place)
            case [card, "costs", number]:
                return costs_at(lesson, played, Solver(16)).get(read_card(card)) == int(number)
            case [place, "must", card]:
                may = played_on(lesson.hands, lesson.trump, lesson.leader, played)
                return tricks.on_turn == lesson.seat(place) and may.legal() == (read_card(card),)
            case [card, "wins"]:
                return bool(tricks.trick) and _winning(lesson, tricks) == read_card(card)
            case [place, "won"]:
                return bool(tricks.winners) and not tricks.trick and tricks.winners[-1] == lesson.seat(place)
            case [card, "high"]:
                high = read_card(card)
                owner = lesson.seat_of(high)
                others = [seat for seat in SEATS if seat != owner]
                return not any(_higher(lesson, played, seat, high) for seat in others)
            case ["only", card, "over", under]:
                low = read_card(under)
                owner = lesson.seat_of(low)
                over = [one for seat in SEATS if seat != owner for one in _higher(lesson, played, seat, low)]
                return over == [read_card(card)]
            case ["last", suit, place]:
                return all(not _of(lesson, played, seat, suit) for seat in SEATS if seat != lesson.seat(place))
            case ["all", "win", suit]:
                return all(not _of(lesson, played, seat, suit) for seat in (EAST, WEST)) and all(
                    not _of(lesson, played, seat, SUIT_LETTERS[lesson.trump]) for seat in (EAST, WEST)
                )
            case ["makes", number]:
                whole = played_on(lesson.hands, lesson.trump, lesson.leader, ())
                return Solver(16).tricks(whole) == int(number)
    except (KeyError, DummyWhistError) as error:
        raise ValueError(claim) from error
    raise ValueError(claim)


def _of(lesson: Lesson, played: tuple[Card, ...], seat: Seat, suit: str) -> tuple[Card, ...]:
    meant = read_suit(suit)
    return () if meant is None else tuple(cards_in(of_suit(left_in(lesson, played, seat), meant)))


def _higher(lesson: Lesson, played: tuple[Card, ...], seat: Seat, card: Card) -> list[Card]:
    suit = SUIT_LETTERS[suit_of(card)]
    return [one for one in _of(lesson, played, seat, suit) if rank_of(one) > rank_of(card)]


def _winning(lesson: Lesson, tricks: Tricks) -> Card:
    return tricks.trick[winner_of(ranking(lesson.trump), tricks.trick)]


# ---- what is wrong ----


def faults(lesson: Lesson, solver: Solver) -> list[str]:
    """Return what is wrong in a lesson that could be read, each in a sentence that begins with its line.

    An accepted card or an adversary's that costs a trick, a card that is as good and has no words, or has them and is
    not; a claim that is false, a marker that nothing fills, a number, a rank or a card that no marker or claim bears
    out, a sentence that is too long.
    """
    found: list[str] = []
    free = next((step.ask.at for step in lesson.steps if step.free and step.ask is not None), len(lesson.line))
    asked = {ask.at: (step, ask) for step in lesson.steps for ask in (step.ask, step.then) if ask is not None}
    for at in range(lesson.begins, len(lesson.line)):
        costs = costs_at(lesson, lesson.line[:at], solver)
        if costs[lesson.line[at]]:
            found.append(f"line 1: {card_text(lesson.line[at])} of the line costs {costs[lesson.line[at]]}.")
        if at not in asked or at >= free:
            continue
        step, ask = asked[at]
        for card in ask.accept:
            if costs[card]:
                found.append(f"line {step.line}: {card_text(card)} is accepted and costs {costs[card]}.")
        others = [lost for card, lost in costs.items() if card not in ask.accept]
        for name, text, needed in (("wrong", ask.wrong, any(others)), ("wants", ask.wants, 0 in others)):
            if bool(text) != needed:
                found.append(f"line {step.line}: “{name}” is {'needed' if needed else 'said of no card'}.")
    for number, step in enumerate(lesson.steps):
        found += [f"line {step.line}: {why}" for why in _said_wrong(lesson, number)]
    return found


def _said_wrong(lesson: Lesson, number: int) -> list[str]:
    step, found = lesson.steps[number], []
    say, after = told_at(lesson, number, "say"), told_at(lesson, number, "after")
    for played, claims in ((say, step.claims), (after, step.after_claims)):
        for claim in claims:
            try:
                if not holds_true(lesson, played, claim):
                    found.append(f"“{claim}” is false.")
            except ValueError:
                found.append(f"“{claim}” is no claim.")
    for name, text in step.texts().items():
        played, claims = (after, step.after_claims) if name.startswith(("after", "then")) else (say, step.claims)
        found += [f"{name}: {why}" for why in text_wrong(lesson, played, text, claims)]
    return found


def text_wrong(lesson: Lesson, played: tuple[Card, ...], text: str, claims: tuple[str, ...]) -> list[str]:
    """Return what is wrong in a sentence: its length, its markers, numbers and ranks that are none."""
    known, found = numbers(lesson, played), []
    if words_of(text) > MOST_WORDS:
        found.append(f"{words_of(text)} words; the most are {MOST_WORDS}.")
    found += [f"“{word}” stands by itself and not in a marker." for word in lone_numbers(text)]
    named = {read_card(word) for claim in claims for word in claim.split() if CARD.fullmatch(word)}
    ours = {card for seat in lesson.seen for card in cards_in(left_in(lesson, played, seat))}
    trick = set(tricks_of(lesson, played).trick)
    for marker in markers(text):
        card = card_named(marker)
        if card is None and marker not in known and marker not in NAMES:
            found.append(f"nothing fills “{marker}”.")
        if card is not None and card not in ours | trick | named:
            found.append(f"{card_text(card)} is neither in the trick nor in your hands, and no claim names it.")
    return found
