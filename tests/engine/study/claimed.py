"""Positions of every game in which tricks are claimed, and what is true of a claim in them."""

from collections.abc import Iterator
from random import Random

from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import REFEREE, Player, side_of
from dummywhist.engine.deal.phases.play import to_play, trick_full, unplayed
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.parts import ClaimCheck
from dummywhist.engine.solver.position import Position, after_card, winner_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.claims import judged, position_of
from dummywhist.engine.study.refutation import best, refutation
from tests.engine.random_play import random_states


def positions(game: Game, cards: int, dice: Random) -> Iterator[DealState]:
    """Yield deals of ``game`` under random rules, played at random to so many tricks left; without end."""
    while True:
        wanted = dice.randrange(12)
        for state in random_states(dice.getrandbits(40) * 20 + 1, game):
            if state.phase_name != "play" or trick_full(state) or unplayed(state) != cards:
                continue
            if state.part(Claiming) != Claiming():
                continue
            if len(state.trick) == wanted % len(state.layout.chairs) and state.setup.rules.claims is not None:
                yield state
                break


def with_tops(state: DealState, player: Player) -> DealState:
    """Return the deal with the best cards that are left in the hand of ``player``, trumps first."""
    seat = state.layout.own_seat(player)
    chairs = state.layout.chairs
    ranked = state.ranked
    held = [card for chair in chairs for card in cards_in(state.hands[chair])]
    held.sort(key=lambda card: (ranked.suit[card] == ranked.trump, ranked.strength[card]), reverse=True)
    hands = list(state.hands)
    at = 0
    for chair in (seat, *(chair for chair in chairs if chair != seat)):
        many = state.hands[chair].bit_count()
        hands[chair] = Hand(sum(1 << card for card in held[at : at + many]))
        at += many
    return state._replace(hands=tuple(hands), lies=False)


def settled(state: DealState, player: Player, tricks: int) -> tuple[DealState, DealState]:
    """Return the deal with the claim of ``player``, and after the referee has judged it."""
    made, _ = kernel.apply(state, player, Claim(tricks))
    after, _ = kernel.apply(made, REFEREE, judged(made))
    return made, after


def check_claims(state: DealState, player: Player, dice: Random) -> tuple[int, int]:
    """Check every claim of ``player``: the right ones are admitted, the wrong ones beaten by their line.

    Return how many were right and how many wrong.
    """
    solver = Solver()
    side = side_of(state.layout, player)
    position = position_of(state, side)
    makes, left = solver.tricks(position), unplayed(state)
    right = wrong = 0
    rule = state.setup.rules.claims
    assert rule is not None
    for claim in [action for action in kernel.choices(state, player).others if isinstance(action, Claim)]:
        line = refutation(position, claim.tricks)
        if rule.check is not ClaimCheck.OPPONENTS:
            _, after = settled(state, player, claim.tricks)
            if rule.check is ClaimCheck.SOLVER:
                assert (after.phase_name != "play") == (claim.tricks <= makes)
        if claim.tricks <= makes:
            right += 1
            assert line is None
            continue
        wrong += 1
        assert line is not None
        check_line(position, claim.tricks)
        assert beaten(position, dice) < claim.tricks, "whatever the claimants play"
    assert right + wrong in (1, left + 1)
    return right, wrong


def check_line(position: Position, claimed: int) -> None:
    """Check that the line goes by the laws, is best play, and ends with the trick that is one too many."""
    found = refutation(position, claimed)
    assert found is not None and found.made < claimed <= found.of == position.tricks
    now: Position | None = position
    lost = 0
    for step in found.steps:
        assert now is not None and step.leader == now.leader and step.cards[: step.first] == now.trick
        assert lost <= found.of - claimed
        for card in step.cards[step.first :]:
            assert now is not None and card in now.legal()
            now = after_card(now, card)
        assert now is None or now.leader == step.winner
        lost += not position.counts(step.winner)
        assert step.lost == lost
        assert found.made <= found.of - lost
    assert lost == found.of - claimed + 1
    for card, brings in found.cards:
        assert card in position.legal() and brings <= found.made
    assert not found.cards or max(brings for _, brings in found.cards) == found.made


def beaten(position: Position, dice: Random) -> int:
    """Return what the claimants make when they play at random and the other side by the solver."""
    solver = Solver()
    now: Position | None = position
    made = 0
    while now is not None:
        ours = now.counts(now.on_turn)
        card = dice.choice(now.legal()) if ours else best(solver, now)
        last = len(now.trick) + 1 == len(now.hands)
        left, now = now, after_card(now, card)
        if last:
            made += left.counts(now.leader) if now is not None else _last(left, card)
    return made


def _last(position: Position, card: int) -> bool:
    cards = (*position.trick, card)
    return position.counts((position.leader + winner_of(position.ranked, cards)) % len(position.hands))


def claimants(state: DealState) -> tuple[Player, ...]:
    """Return who may claim, who is on turn first."""
    on_turn = state.layout.holder[to_play(state)]
    return tuple(sorted(state.layout.players, key=lambda player: player != on_turn))


__all__ = ["check_claims", "claimants", "positions", "settled", "with_tops"]
