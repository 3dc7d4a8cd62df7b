"""Does a choice depend on cards that the chooser could not see? The same deal, with those cards lying otherwise.

What a seat cannot see is dealt anew, as the laws and the plays so far allow it, and the deal is played again by the
kernel up to the choice, with every card that was played, bid and put away as before. If the chooser's View is then the
same to the last byte, nothing but his View went into his choice, and the same question must get the same answer.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.layers.laws.correcting import mends_renounce, takes_back
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.infer import ELSEWHERE, Insight
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.knowledge.view import Cards, View, view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.values import NamedTuple

ROUNDS: Final = 8
"""How often as many ways as are wanted are tried: not every way in which cards may lie agrees with what was done."""


class Chosen(NamedTuple):
    """One choice of a deal: the deal's part of the log, and the place of the entry in it."""

    log: DealLog
    at: int

    @property
    def player(self) -> Player:
        """Who chose."""
        return Player(self.log.entries[self.at][0])

    @property
    def action(self) -> DealAction:
        """What was chosen."""
        return self.log.entries[self.at][1]

    def state(self) -> DealState:
        """Return the deal before the choice."""
        return played(self.log, self.at)

    def view(self) -> View:
        """Return what the chooser knew."""
        return view(self.state(), self.player)


def played(log: DealLog, entries: int) -> DealState:
    """Return the deal after its first ``entries`` entries; Unlawful if they are not a deal."""
    state = kernel.start(log.setup)
    for by, action in log.entries[:entries]:
        state, _ = kernel.apply(state, by, action)
    return state


def reshuffled(chosen: Chosen, most: int, dice: Random) -> Iterator[Chosen]:
    """Yield the choice in deals that differ only in what the chooser could not see: at most ``most`` of them.

    All of them if there are no more; otherwise they are drawn at random. Each has been played by the laws up to the
    choice. Nothing is yielded if the chooser knew where every card lay, or before the cards are dealt.
    """
    for other, _ in reshuffled_views(chosen, most, dice):
        yield other


def reshuffled_views(chosen: Chosen, most: int, dice: Random) -> Iterator[tuple[Chosen, View]]:
    """Yield what `reshuffled` yields, each with what the chooser knows there: the deal was played to find it."""
    before = chosen.state()
    if not any(before.dealt):
        return
    insight = _insight(view(before, chosen.player))
    if not _open_places(insight):
        return
    found, mended = 0, _mended(chosen)
    for _ in range(ROUNDS):
        ways = layouts(insight, most, dice)
        for deal in ways:
            other = _with(chosen, before, insight, deal, dice)
            try:
                there = other.state()
            except Unlawful:
                continue  # the laws do not let it be played so
            if there.turned != before.turned:
                continue  # all saw the turned card, also where it was put away after the first trick
            if mended and _mended(other) != mended:
                continue  # who takes a card back tells by what follows whether he could have followed suit (W-REV-4)
            yield other, view(there, chosen.player)
            found += 1
            if found == most:
                return
        if len(ways) < most:
            return  # these were all the ways


def lying_as(chosen: Chosen, deal: Deal, dice: Random) -> Chosen | None:
    """Return the choice in the deal in which the cards lie as in ``deal`` when it is made; None where that may not be.

    ``deal`` is one that the chooser holds possible (`players.belief`); which of the hidden cards takes the place of
    which does not matter, and is drawn.
    """
    before = chosen.state()
    other = _with(chosen, before, _insight(view(before, chosen.player)), deal, dice)
    try:
        there = other.state()
    except Unlawful:
        return None
    same = there.turned == before.turned and _mended(other) == _mended(chosen)
    return other if same and view(there, chosen.player) == view(before, chosen.player) else None


def _mended(chosen: Chosen) -> list[bool]:
    """Tell of each card that was taken back before the choice whether its hand could have followed suit."""
    entries = chosen.log.entries[: chosen.at]
    if not any(takes_back(action) for _, action in entries):
        return []
    found = []
    state = kernel.start(chosen.log.setup)
    for by, action in entries:
        if takes_back(action):
            found.append(mends_renounce(state, action))
        state, _ = kernel.apply(state, by, action)
    return found


def knows_all(seen: View) -> bool:
    """Whether the viewer can tell where every card lies, from what he sees and saw."""
    return any(isinstance(held, Cards) for held in seen.hands) and not _open_places(_insight(seen))


def _open_places(insight: Insight) -> bool:
    """Whether any card may lie in more than one place."""
    return any(insight.may[place] & ~insight.must[place] for place in insight.places)


def _insight(seen: View) -> Insight:
    """Return what the viewer can conclude, whether he is on turn or not."""
    return Insight(seen._replace(to_play=seen.own))


def _with(chosen: Chosen, before: DealState, insight: Insight, deal: Deal, dice: Random) -> Chosen:
    """Return the choice in the deal in which the cards lie as in ``deal`` at the time of it."""
    goes = _exchanged(before, insight, deal, dice)

    def changed(hand: Hand) -> Hand:
        return hand_of(goes.get(card, card) for card in cards_in(hand))

    entries = []
    for by, action in chosen.log.entries[: chosen.at + 1]:
        match action:
            case DealCards(hands, last, _):
                action = DealCards(tuple(changed(hand) for hand in hands), goes.get(last, last))
            case Discard(cards):
                action = Discard(tuple(goes.get(card, card) for card in cards))
        entries.append((by, action))
    return Chosen(DealLog(chosen.log.setup, tuple(entries)), chosen.at)


def _exchanged(before: DealState, insight: Insight, deal: Deal, dice: Random) -> dict[Card, Card]:
    """Return which card takes the place of which: in every hidden place as many as there were before."""
    goes: dict[Card, Card] = {}
    hidden = int(insight.unseen)
    there: dict[int, tuple[int, int]] = {
        seat: (int(before.hands[seat]), int(deal[seat])) for seat in SEATS if seat in insight.places
    }
    if ELSEWHERE in insight.places:
        was, now = hidden, hidden
        for old, new in there.values():
            was, now = was & ~old, now & ~new
        there[ELSEWHERE] = was, now
    for old, new in there.values():
        gone = list(cards_in(Hand(old & ~new)))
        come = list(cards_in(Hand(new & ~old)))
        goes.update(zip(gone, dice.sample(come, len(come)), strict=True))
    return goes
