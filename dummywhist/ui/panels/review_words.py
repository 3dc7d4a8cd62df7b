"""What is said of the losses of a deal? Rows for the eye and for the ear, the result, and the sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.seats.review import Decision, Judged, JudgedCall, Review, Verdict
from dummywhist.engine.study.retry import Result, Retry, Told
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.record_lines import seat_names
from dummywhist.ui.panels.split_words import SplitTold, told_split
from dummywhist.ui.panels.wording import MINUS, Voice
from dummywhist.ui.tongues import capital, grammar, mark, together, tr
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.terms import terms_of

VERDICTS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.UNLUCKY: mark("Unlucky, well played"),
        Verdict.LUCKY: mark("Lucky"),
        Verdict.SLIP: mark("Slip"),
        Verdict.MISTAKE: mark("Mistake"),
    }
)
FOUND: Final[Mapping[Result, str]] = MappingProxyType(
    {
        Result.FIRST: mark("found at the first try"),
        Result.LATER: mark("found later"),
        Result.SHOWN: mark("shown"),
    }
)


class LossRow(NamedTuple):
    """A card on which something was lost: the ``at``-th entry of its deal, after ``moment`` cards.

    ``second`` is the verdict in words; ``seen`` and ``known`` are the figures of the columns; ``dear``: the latter is
    told in red. ``spoken``: the whole of it in sentences. ``call``: what was called in place of a card, told in points.
    """

    at: int
    moment: int
    player: Player
    trick: int
    who: str
    card: Card | None
    verdict: Verdict
    second: str
    seen: str
    known: str
    dear: bool
    spoken: str
    call: str = ""


class Words(NamedTuple):
    """What the losses of one deal are told with: who plays is called what."""

    review: Review
    names: Mapping[Player, str]
    you: Player | None

    @property
    def voice(self) -> Voice:
        """How players are called."""
        return Voice(self.names, self.you)

    # ---- rows ----

    def rows(
        self, player: Player | None, results: Mapping[int, Result], *, worthless: bool = False
    ) -> tuple[LossRow, ...]:
        """Return the losses of ``player``, or of all; those that are worth something at this score, or the others."""
        return tuple(
            self._row(one, results.get(one.decision.at))
            for one in self.review.losses()
            if one.worthless == worthless and player in (None, one.decision.player)
        )

    def calls(self, player: Player | None) -> tuple[LossRow, ...]:
        """Return the calls, exchanges and the like of ``player``, or of all, on which something was lost."""
        return tuple(
            self._call(one) for one in self.review.judged_calls()
            if one.verdict in VERDICTS and player in (None, one.call.player)
        )  # fmt: skip

    def _call(self, one: JudgedCall) -> LossRow:
        call, verdict = one.call, one.verdict
        assert verdict is not None
        done = capital(action_words(call.action, ()))
        who = capital(str(self.voice.name(call.player)))
        figures = [grammar().figure(loss, 2) if loss else "0" for loss in (one.seen_loss, one.known_loss)]
        second = tr("{verdict}, in points", verdict=tr(VERDICTS[verdict]))
        spoken = tr(
            "{name}: {done}. {verdict}. Loses {seen} points with all hands seen, {known} on what could be known.",
            name=who, done=done, verdict=tr(VERDICTS[verdict]), seen=figures[0], known=figures[1],
        )  # fmt: skip
        if one.better is not None:
            spoken += " " + tr("Better: {done}.", done=action_words(one.better, ()))
        seen, known = (figure if figure == "0" else f"{MINUS}{figure}" for figure in figures)
        return LossRow(
            call.at, 0, call.player, 0, who, None, verdict, second, seen, known, verdict is Verdict.MISTAKE, spoken,
            done,
        )  # fmt: skip

    def _row(self, one: Judged, result: Result | None) -> LossRow:
        decision, known = one.decision, one.known
        assert known is not None
        second = [tr(VERDICTS[one.verdict])]
        if not known.certain:
            second.append(tr("not certain"))
        if result is not None:
            second.append(tr(FOUND[result]))
        seats = seat_names(decision.view, self.names, self.you)
        seen, lost = one.seen_loss, one.known_loss
        return LossRow(
            decision.at, self.review.moment(decision), decision.player, decision.trick + 1,
            capital(str(seats[decision.seat])), decision.card, one.verdict, ", ".join(second),
            f"{MINUS}{seen}" if seen else "0", f"{MINUS}{grammar().figure(lost, 2)}" if lost else "0",
            one.verdict is Verdict.MISTAKE, self._spoken(one, second),
        )  # fmt: skip

    def _spoken(self, one: Judged, verdict: Sequence[str]) -> str:
        said = [
            tr("Trick {number}.", number=one.decision.trick + 1),
            self.played(one.decision),
            f"{', '.join(verdict)}.",
        ]
        known = grammar().figure(one.known_loss, 2) if one.known_loss else tr("nothing")
        said.append(
            tr(
                "Loses {n:number} {n:trick|tricks} with all hands seen, {known} on what could be known.",
                n=one.seen_loss, known=known,
            )
        )  # fmt: skip
        if one.worthless:
            said.append(tr("Worth nothing at this score."))
        best = better(one)
        if best is not None:
            said.append(tr("The {card:card} brings {n:number} with all hands seen.", card=best, n=one.seen[best]))
        return " ".join(said)

    def played(self, decision: Decision) -> str:
        """Say what was played: “You led the king of spades.”"""
        name, card = self.voice.name(decision.player), decision.card
        layout, led = decision.view.layout, not decision.view.trick
        if decision.seat in layout.dummies:
            dummy = terms_of(rules_of(decision.view)).dummy
            said = (
                mark("{name} led the {card:card} from {dummy}.")
                if led
                else mark("{name} played the {card:card} from {dummy}.")
            )
            return capital(tr(said, name=name, card=card, dummy=dummy))
        said = mark("{name} led the {card:card}.") if led else mark("{name} played the {card:card}.")
        return capital(tr(said, name=name, card=card))

    # ---- the deal ----

    def title(self) -> str:
        """Say which deal it is."""
        return tr("Deal {number}", number=self.review.ordinal + 1)

    def outcome(self, player: Player) -> str:
        """Say what the side of ``player`` made, and what was there with all hands seen, where that can be told."""
        end = self.review.end
        side = end.layout.side[end.layout.own_seat(player)]
        if end.result is None or side is None:
            return ""
        made = dict(end.result.tricks).get(side, 0)
        mates = [one for one in end.layout.players if end.layout.side[end.layout.own_seat(one)] == side]
        mates.sort(key=lambda one: one != self.you)
        whom = together(self.voice.name(one) for one in mates)
        held = self.review.held(side)
        if held is None:
            return capital(tr("{n:number} {n:trick|tricks} to {whom}", n=made, whom=whom))
        return capital(
            tr("{n:number} {n:trick|tricks} to {whom}; {m:number} {m:was|were} there", n=made, whom=whom, m=held)
        )

    def counting(self) -> str:
        """Say how far it is counted."""
        return tr("Counting, {done} of {whole}", done=self.review.done, whole=len(self.review.cards))

    def sums(self) -> str:
        """Say what each player lost on what could be known, and how sure that is."""
        lost = self.review.lost()
        told = [f"{self.voice.name(one)} {self._lost(lost[one].known)}" for one in self.players()]
        within = max((one.within for one in lost.values()), default=0.0)
        if within == 0.0:
            return tr("Lost on what could be known: {told}.", told=", ".join(told))
        return tr(
            "Lost on what could be known: {told}. Within ±{within}.",
            told=", ".join(told), within=grammar().figure(within, 2),
        )  # fmt: skip

    def players(self) -> tuple[Player, ...]:
        """Return the players, the only person first."""
        return tuple(sorted(self.review.end.layout.players, key=lambda one: one != self.you))

    @staticmethod
    def _lost(tricks: float) -> str:
        return grammar().figure(tricks, 2) if tricks else "0"

    def split(self, player: Player, *, points: bool) -> SplitTold:
        """Say where the tricks of ``player`` came from, or what they counted; nothing while that is not known."""
        found = self.review.split(player, points=points)
        return SplitTold() if found is None else told_split(found, self.review.end, self.voice, player, points=points)

    # ---- trying again ----

    def prompt(self, one: Judged) -> str:
        """Ask for another card."""
        decision = one.decision
        number, whose = decision.trick + 1, self.voice.name(decision.player)
        said = (
            mark("Trick {number}, {name:whose} card. Choose again.")
            if decision.view.trick
            else mark("Trick {number}, {name:whose} lead. Choose again.")
        )
        return tr(said, number=number, name=whose)

    def told(self, retry: Retry) -> str:
        """Say what became of the last try; the prompt before there was one."""
        one = retry.judged
        match retry.told:
            case Told.NOTHING:
                return self.prompt(one)
            case Told.WAITS:
                return tr("Counting …")
            case Told.PLAYED:
                return tr("That was played. Choose again.")
            case Told.COSTS:
                return tr("Costs {cost}. Choose again.", cost=grammar().figure(retry.cost, 1))
        card = retry.tries[-1] if retry.told is Told.RIGHT else retry.best
        known = one.known
        assert known is not None
        figure = grammar().figure(known.tricks[card], 1)
        said = (
            mark("{card:card^}: right. It brings {n:number} with all hands seen, {known} on what can be known.")
            if retry.told is Told.RIGHT
            else mark("{card:card^}: it brings {n:number} with all hands seen, {known} on what can be known.")
        )
        return tr(said, card=card, n=one.seen[card], known=figure)


def better(one: Judged) -> Card | None:
    """Return the card that would have been better: on what could be known, else with all hands seen."""
    known = one.known
    if known is not None and one.known_loss:
        return max(known.tricks, key=lambda card: (round(known.tricks[card], 6), one.seen[card]))
    return max(one.seen, key=lambda card: one.seen[card]) if one.seen_loss else None
