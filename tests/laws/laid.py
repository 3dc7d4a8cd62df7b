"""Whole deals in which wrong cards are played, laid out so that the tricks, honours and revokes are those wanted.

Where a wrong card can be played every card of a hand can, so a deal is steered to any result: the side that is to have
a trick plays what wins it, the other what loses it. Who did not follow though he could has revoked, claimed or not.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from dummywhist.engine.cards.card import SPADES, Card
from dummywhist.engine.cards.hand import FULL_PACK, Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import beats, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.actions.laws import CONTENT, REMIT, CallRevoke, ChoosePenalty
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE, By, Player, Side, side_of
from dummywhist.engine.deal.pack import in_order
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.rules.parts import Rules, TurnedTo
from tests.laws.dealing import dealt, do, setup_of

HONOURS = (9, 10, 11, 12)
TWO = Card(13 * SPADES)


def laid(
    rules: Rules, before: Mapping[str, int], tricks: Mapping[Side, int], honours: Mapping[Side, int] | None = None,
    revokes: Sequence[Side] = (),
) -> DealState:  # fmt: skip
    """Return a deal played out, at its count, with so many tricks and honours, and revokes of these sides."""
    for seed in range(400):
        state = played(rules, before, tricks, honours, Random(seed))
        if all(won_by(state, side) == won for side, won in tricks.items()):
            there = [state.layout.side[revoke.seat] for revoke in established(state)]
            if all(there.count(side) >= revokes.count(side) for side in revokes):
                return state
    raise AssertionError((tricks, honours, revokes))


def played(rules, before, tricks, honours, dice) -> DealState:
    """Return a deal dealt by dice and steered to ``tricks``, as near as it comes."""
    setup = setup_of(rules, before=before)
    state = dealt(setup, cards(setup, tricks, honours, dice))
    while state.phase_name != "play":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    wanted = [side for side, won in tricks.items() for _ in range(won)]
    dice.shuffle(wanted)
    while state.phase_name == "play":
        if trick_full(state):
            state = do(state, Quit(), TABLE)
            continue
        seat = to_play(state)
        by = Player(By(state.layout.holder[seat] or TABLE))
        options = list(cards_in(kernel.choices(state, by).cards))
        state = do(state, Play(steered(state, seat, options, wanted[len(state.tricks)], dice)), by)
    return state


def steered(state, seat, options, wanted, dice):
    """Return the card by which the side ``wanted`` comes nearer to the trick."""
    strength, trick = state.ranked.strength, state.trick
    if not trick:
        plain = [card for card in options if state.ranked.suit[card] != state.trump] or options
        pick = max if state.layout.side[seat] == wanted else min
        return pick(plain, key=lambda card: (strength[card], dice.random()))
    best = trick[winning_index(state.ranked, trick)]
    winning = [card for card in options if beats(state.ranked, card, best)]
    losing = [card for card in options if card not in winning]
    if state.layout.side[seat] != wanted:
        return max(losing, key=lambda card: strength[card]) if losing else min(winning, key=lambda c: strength[c])
    chairs = state.layout.chairs
    ours = state.layout.side[chairs[(chairs.index(state.leader) + trick.index(best)) % len(chairs)]] == wanted
    if (ours and losing) or not winning:
        return min(losing, key=lambda card: (strength[card], dice.random()))
    return min(winning, key=lambda card: strength[card] if len(trick) == len(chairs) - 1 else -strength[card])


def cards(setup, tricks, honours, dice) -> DealCards:
    """Return hands in which the sides have so many honours in spades, the higher ones where more tricks are to be."""
    layout, order = setup.layout, in_order(setup)
    seats = {side: [seat for seat in layout.chairs if layout.side[seat] == side] for side in layout.sides}
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    last = TWO
    nobodys = setup.rules.dealing.turned is TurnedTo.NOBODY
    if not nobodys:
        hands[order[-1]].append(last)
    left = [Card(13 * SPADES + rank) for rank in HONOURS]
    for side in sorted(honours or {}, key=lambda side: tricks[side]):
        for _ in range((honours or {})[side]):
            hands[dice.choice(seats[side])].append(left.pop(0))
    if honours:
        dead = [seat for seat in set(order) if seat not in layout.chairs]
        for card in left:
            hands[dice.choice(dead)].append(card)
    given = hand_of([*(card for hand in hands.values() for card in hand), last])
    rest = list(cards_in(Hand(FULL_PACK & ~given)))
    dice.shuffle(rest)
    # Trumps first, to the side that is to have more tricks.
    for seat in sorted(set(order), key=lambda seat: dice.random()):
        while len(hands[seat]) < order.count(seat):
            hands[seat].append(rest.pop())
    return DealCards(tuple(hand_of(hands[seat]) for seat in SEATS), last)


def found(state: DealState, side: Side) -> Iterator[Revoke]:
    """Yield the revokes of ``side``."""
    return (revoke for revoke in established(state) if state.layout.side[revoke.seat] == side)


def claimed(state: DealState, penalties: Sequence[tuple[Side, str]]) -> DealState:
    """Return the deal counted, after a revoke of each of these sides was claimed and paid for so."""
    revokes = {side: found(state, side) for side, _ in penalties}
    state = past_honours(state)
    for side, kind in penalties:
        revoke = next(revokes[side])
        claimant = against(state, side)
        state = do(state, CallRevoke(revoke.seat, revoke.trick), claimant)
        # What takes nothing is not offered (MO-69); the examples write it all the same.
        taken = ChoosePenalty(kind) if kind in state.part(LawTable).offers else REMIT
        state = do(state, taken, claimant)
    return counted(state)


def past_honours(state: DealState) -> DealState:
    """Return the deal when the honours were called."""
    while state.phase_name == "honours":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    return state


def against(state: DealState, side: Side) -> Player:
    """Return a player who may claim a revoke of ``side``."""
    return next(player for player in state.layout.players if side_of(state.layout, player) != side)


def counted(state: DealState) -> DealState:
    """Return the deal counted when nobody claims anything more."""
    while TABLE not in kernel.actors(state):
        state = do(state, CONTENT, Player(kernel.actors(state)[0]))
    return do(state, next(iter(kernel.choices(state, TABLE))), TABLE)
