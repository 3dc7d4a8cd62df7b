"""What may a seat ask about the choices that were made? Named by their place; answered from what the seat may know."""

from collections.abc import Sequence
from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.redact import ActionSeen, redact_action
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.record.log import sitters
from dummywhist.engine.record.people import PERSON, RANDOM, Person, is_other
from dummywhist.engine.seats.authority import Authority
from dummywhist.engine.seats.past import PlayedDeal
from dummywhist.engine.study.case import Case, Spot
from dummywhist.engine.study.choices import card_at, choices_back, is_choice, is_open_to, may_look_back, play_at
from dummywhist.engine.study.finding import SHUFFLES
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.honesty import Chosen
from dummywhist.engine.study.proof import Prove
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.trial import Trial


class Inquiry:
    """The questions of one seat at a table; ``findings`` hold what computers said when they chose.

    A choice that the viewer may not see (cards put away by another) is none that he can ask about before the count.
    """

    def __init__(self, authority: Authority, viewer: Player | None, findings: Findings) -> None:
        self._authority = authority
        self._viewer = viewer
        self._findings = findings

    # ---- which choice ----

    def last(self, by: Player | None = None) -> Case | None:
        """Return the last choice of a computer, or what a computer chose for ``by``, in the deal on the table."""
        for deal in self._authority.deals()[-1:]:
            people = self._people(deal)
            for at in choices_back(deal.log, by):
                case = self._of_computer(deal, at, people)
                if case is not None:
                    return case
        return None

    def of_card(self, card: Card, ordinal: int | None = None) -> Case | None:
        """Return the choice of ``card``, in the deal on the table or another; None if no computer played it."""
        deal = self._deal(ordinal)
        return None if deal is None else self._of_computer(deal, card_at(deal.log, card))

    def of_step(self, ordinal: int, step: int) -> Case | None:
        """Return the choice of the ``step``-th card of a deal (from 1); None if no computer played it."""
        deal = self._deal(ordinal)
        return None if deal is None else self._of_computer(deal, play_at(deal.log, step))

    def case(self, spot: Spot) -> Case | None:
        """Return the choice at ``spot``; None if there is none, or none that the viewer may see."""
        deal = self._deal(spot.ordinal)
        if deal is None or not 0 <= spot.at < len(deal.log.entries) or not is_choice(deal.log, spot.at):
            return None
        log, at = deal.log, spot.at
        before, now = deal.states[at], deal.states[-1]
        player = Player(log.entries[at][0])
        full = is_open_to(now, player, self._viewer, self._authority.persons)
        action = log.entries[at][1] if full else redact_action(log.entries[at][1], player, now.layout, self._viewer)
        if isinstance(action, ActionSeen):
            return None
        played = action.plays is not None
        return Case(
            spot=spot,
            player=player,
            person=self._sitter(deal, at),
            action=action,
            before=view(before, self._viewer)._replace(options=()),
            counted=now.result is not None,
            chooser=view(before, player) if full else None,
            lies_open=not played or may_look_back(now, self._viewer, len(before.tricks)),
            trick=len(before.tricks) if played else 0,
            seat=to_play(before) if played else None,
            led=played and not before.trick,
        )

    # ---- the proof ----

    def prove(self, spot: Spot, manner: Manner, wanted: int = SHUFFLES, dice: Random | None = None) -> Trial | None:
        """Begin to prove that the choice at ``spot`` depends on nothing hidden; None if there is no such case.

        Who said something when it chose is asked the same again; another in ``manner``.
        """
        case, deal = self.case(spot), self._deal(spot.ordinal)
        if case is None or deal is None:
            return None
        seen = view(deal.states[spot.at], case.player)
        said = self._findings.said(seen, case.action)
        if is_other(case.person.kind if said is None else said.question.level):
            return None  # his program cannot be asked here
        seed = self._authority.standing.entrant_of(case.player)
        advise = Advise(case.person.kind, seed, seen, manner) if said is None else said.question
        question = Prove(Chosen(deal.log, spot.at), advise, wanted)
        return Trial(question, self._findings, dice or Random(), full=case.full)

    # ---- within ----

    def _deal(self, ordinal: int | None) -> PlayedDeal | None:
        """Return the deal ``ordinal``, or the one on the table."""
        deals = self._authority.deals()
        if ordinal is None:
            return deals[-1] if deals else None
        return next((deal for deal in deals if deal.log.setup.ordinal == ordinal), None)

    def _of_computer(
        self, deal: PlayedDeal, at: int | None, people: Sequence[tuple[Person, ...]] | None = None
    ) -> Case | None:
        """Return the case of entry ``at`` if a computer had a reason, for itself or in the place of a person."""
        if at is None or not is_choice(deal.log, at):
            return None
        kind = self._sitter(deal, at, people).kind
        reasoned = not (kind in (PERSON, RANDOM) or is_other(kind))
        if not reasoned and self._findings.nothing_said:
            return None  # found without a look at each choice of the deal
        case = self.case(Spot(deal.log.setup.ordinal, at))
        return case if case is None or reasoned or self._said(deal, case) else None

    def _said(self, deal: PlayedDeal, case: Case) -> bool:
        return self._findings.said(view(deal.states[case.spot.at], case.player), case.action) is not None

    def _sitter(self, deal: PlayedDeal, at: int, people: Sequence[tuple[Person, ...]] | None = None) -> Person:
        """Return who sat there when entry ``at`` of ``deal`` was made; ``people``: those of the deal, if known."""
        there = (self._people(deal) if people is None else people)[at]
        return there[self._authority.standing.entrant_of(Player(deal.log.entries[at][0])) - 1]

    def _people(self, deal: PlayedDeal) -> Sequence[tuple[Person, ...]]:
        """Return who sat at the table, by entrant, when each entry of ``deal`` was made."""
        authority = self._authority
        deals = authority.deals()
        earlier = sum(len(other.log.entries) for other in deals[: deals.index(deal)])
        found, places = sitters(authority.record), authority.deal_places()
        return [found[place] for place in places[earlier : earlier + len(deal.log.entries)]]
