"""What is told of the line that beats a claim? A row for each trick, and what other first cards would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.study.line import RefusedClaim, winner_seat
from dummywhist.engine.study.refutation import Refutation, Step
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.record_lines import seat_names
from dummywhist.ui.tongues import capital, tr


class LineRow(NamedTuple):
    """One trick of the line: its number in the deal, the cards in order of play, a sentence; ``lost``: the claim
    cannot spare it.
    """

    number: int
    cards: tuple[Card, ...]
    sentence: str
    lost: bool

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        cards = ", ".join(tr("{card:card}", card=card) for card in self.cards)
        return tr("Trick {n}: {cards}. {sentence}", n=self.number, cards=cards, sentence=self.sentence)


def title_of(claim: RefusedClaim, of: int) -> str:
    """Return what the dock is called."""
    if claim.tricks == of:
        return tr("Why not all {n:words}", n=of)
    return tr("Why not {n:words} of {of:words}", n=claim.tricks, of=of)


def summary(found: Refutation) -> str:
    """Return what best play gives."""
    best = tr("Best play of both sides from the claim.")
    if not found.made:
        return f"{best} {tr('No trick is there, not {n:words}.', n=found.claimed)}"
    there = tr(
        "{n:number^} {n:trick is|tricks are} there, not {claimed:words}.", n=found.made, claimed=found.claimed
    )  # fmt: skip
    return f"{best} {there}"


def rows(
    claim: RefusedClaim, found: Refutation, steps: Sequence[Step], names: Mapping[Player, str], you: Player | None
) -> tuple[LineRow, ...]:
    """Return a row for each of ``steps``."""
    seats = seat_names(claim.start, names, you)
    spare, first = found.of - found.claimed, len(claim.start.played) + 1
    made = []
    for at, step in enumerate(steps):
        lost = not found.position.counts(step.winner) and step.lost == spare + 1
        made.append(LineRow(first + at, step.cards, sentence(claim, step, seats, lost), lost))
    return tuple(made)


def sentence(claim: RefusedClaim, step: Step, seats: Mapping[Seat, str], lost: bool) -> str:
    """Return who takes a trick and with what; ``lost``: that it is the trick which the claim cannot spare."""
    ranked, many = claim.position.ranked, len(step.cards)
    card, led = step.cards[(step.winner - step.leader) % many], suit_led(ranked, step.cards)
    trumped = ranked.trump is not None and ranked.suit[card] == ranked.trump and led != ranked.trump
    who = seats[winner_seat(claim, step)]
    if lost:
        words = (
            tr("{who} {who:trump|trumps|trump} with the {card:card}: the trick that is lost.", who=who, card=card)
            if trumped
            else tr("{who} {who:win|wins|win} with the {card:card}: the trick that is lost.", who=who, card=card)
        )
    elif trumped:
        words = tr("{who} {who:trump|trumps|trump} with the {card:card}.", who=who, card=card)
    else:
        words = tr("{who} {who:win|wins|win} with the {card:card}.", who=who, card=card)
    return capital(words)


def other_cards(claim: RefusedClaim, found: Refutation) -> str:
    """Return what the claimants' other first cards come to, each solved; nothing where they were not on turn."""
    if not found.cards or not found.steps:
        return ""
    step, made = found.steps[0], dict(found.cards)
    best = step.cards[step.first]
    others = {card: tricks for card, tricks in found.cards if card != best}
    said = [_of_others(others, found.made)] if others else []
    went = claim.went_on
    if went is not None and made.get(went, found.made) < found.made:
        said.append(
            tr(
                "The {card:card} was played, which comes to {n:words}: the {best:card} was better.",
                card=went, n=made[went], best=best,
            )
        )  # fmt: skip
    return " ".join(said)


def _of_others(others: Mapping[Card, int], best: int) -> str:
    same = [card for card, tricks in others.items() if tricks == best]
    if len(same) == len(others):
        if len(same) == 1:
            return tr("The other first card comes to {n:words} as well.", n=best)
        return tr("The {many:words} other first cards come to {n:words} as well.", many=len(same), n=best)
    if not same:
        return tr("Every other first card comes to fewer.")
    cards = ", ".join(tr("{card:card}", card=card) for card in same)
    return tr("To {n:words} as well come: {cards}. Every other first card comes to fewer.", n=best, cards=cards)
