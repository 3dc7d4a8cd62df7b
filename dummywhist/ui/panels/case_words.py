"""How is a computer's choice explained in words? Why, by which custom, what it took from the plays, what it weighed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.knowledge.view import Count, View
from dummywhist.engine.messages import Message, changed, parts
from dummywhist.engine.players.agreed import CONVENTIONS
from dummywhist.engine.players.thought import Thought
from dummywhist.engine.study.case import Case
from dummywhist.engine.study.finding import Advice, Proof
from dummywhist.engine.study.trial import Outcome
from dummywhist.engine.values import dataclass
from dummywhist.ui.tongues import capital, grammar, is_you, mark, mid, rule_text, tr
from dummywhist.ui.words import say
from dummywhist.ui.words.doing import action_words, words_within
from dummywhist.ui.words.levels import kind_words

MINUS: Final = "\N{MINUS SIGN}"
SHOWN_WORLDS: Final = 3
CUSTOMS: Final[Mapping[str, str]] = {
    "reason.fourth_best": "fourth_best",
    "reason.king_from_ace_king": "king_from_ace_king",
    "reason.ace_king_alone": "king_from_ace_king",
    "reason.honour_lead": "honours",
    "reason.highest_short": "short_top",
    "reason.highest_short_down": "short_top",
    "reason.lowest_short": "short_top",
    "reason.lowest_short_down": "short_top",
    "reason.trumps_from_five": "trumps",
    "reason.return_trump": "trump_return",
    "reason.return_best": "returns",
    "reason.return_higher": "returns",
    "reason.return_higher_down": "returns",
    "reason.return_lowest": "returns",
    "reason.return_lowest_down": "returns",
    "reason.answer_call": "call",
    "reason.call_begin": "call",
    "reason.call_begin_down": "call",
    "reason.call_end": "call",
    "reason.echo": "echo",
    "reason.lowest_equal": "follow",
    "reason.lowest_equal_down": "follow",
    "reason.discard_weakest": "discards",
    "reason.discard_protected": "discards",
    "infer.fourth_best": "fourth_best",
    "infer.fourth_best_down": "fourth_best",
    "infer.short": "short_top",
    "infer.short_down": "short_top",
    "infer.king": "king_from_ace_king",
    "infer.king_one": "king_from_ace_king",
    "infer.ace": "honours",
    "infer.ace_alone": "honours",
    "infer.ace_any": "honours",
    "infer.ace_king": "honours",
    "infer.ace_two": "honours",
    "infer.ace_five": "honours",
    "infer.with_one": "honours",
    "infer.with_two": "honours",
    "infer.trumps": "trumps",
    "infer.owes": "trump_return",
    "infer.return": "returns",
    "infer.return_down": "returns",
    "infer.return_best": "returns",
    "infer.answer": "call",
    "infer.call": "call",
    "infer.echo": "echo",
    "infer.echo_down": "echo",
    "infer.weakest": "discards",
    "infer.protected": "discards",
}
"""Which convention a sentence speaks of."""


@dataclass(frozen=True, slots=True)
class ValueRow:
    """Something that was weighed: its card, or its words; tricks and points as they are written; ``done``: chosen."""

    card: Card | None
    words: str
    tricks: str
    points: str
    done: bool


@dataclass(frozen=True, slots=True)
class LayoutRow:
    """A way in which the cards may lie: how likely it was thought, and the hands that were not seen, by name."""

    title: str
    hands: tuple[tuple[str, Hand], ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A choice explained. What is empty is not shown."""

    choice: str
    who: str
    reasons: tuple[str, ...] = ()
    heading: str = ""
    idea: str = ""
    custom: str = ""
    custom_help: str = ""
    inferred: tuple[str, ...] = ()
    values: tuple[ValueRow, ...] = ()
    looked: str = ""
    layouts: tuple[LayoutRow, ...] = ()
    note: str = ""

    def words(self) -> str:
        """Everything in words, for the status line and a screen reader."""
        parts = [self.choice, *self.reasons]
        if self.custom:
            parts.append(tr("By agreement: {custom}.", custom=self.custom))
        return " ".join([*parts, *self.inferred, self.note]).strip()


def named(said: Message, names: Mapping[Seat, str]) -> str:
    """Return ``said`` in words, with seats called by who sits there."""

    def called(one: Message) -> Message:
        seat = one.args.get("seat")
        if not isinstance(seat, int) or seat not in SEATS:
            return one
        name = names.get(Seat(seat), "")
        name = tr("your hand") if is_you(name) else name
        return Message(one.key, {**one.args, "seat": name or seat})

    return capital(say(changed(said, called)))


def figure(value: float, signed: bool = False) -> str:
    """Write a figure with one place after the point."""
    text = grammar().figure(abs(value), 1)
    if not text.strip("0.,"):
        return text
    return f"{MINUS if value < 0 else '+' if signed else ''}{text}"


def value_rows(thought: Thought | None, done: Action) -> tuple[ValueRow, ...]:
    """Return what was weighed, the best first; of a run of equal cards the one that was played stands for all."""
    weighed = () if thought is None else thought.candidates
    known = any(one.action == done for one in weighed)
    rows = []
    for place, (action, points, tricks, _) in enumerate(weighed):
        chosen = action == done or (not known and place == 0)
        shown = done if chosen else action
        card = shown.plays
        made = "" if tricks is None else figure(tricks)
        rows.append(ValueRow(card, action_words(shown), made, figure(points, signed=True), chosen))
    return tuple(rows)


def looked_words(thought: Thought | None) -> str:
    """Say over what the figures are means."""
    if thought is None or not thought.candidates:
        return ""
    said = tr("Tricks: those still to come. Points: what the deal brings at this score, less what it costs.")
    if isinstance(thought.candidates[0].action, Call):
        said = tr(
            "Tricks: where the contract is the one that the call names or leaves. "
            "Points: what the deal brings at this score, less what it costs, whatever is called next."
        )
    elif thought.looked > 1:
        said = tr(
            "Tricks: those still to come. Points: what the deal brings at this score, less what it costs. "
            "Both are means of {looked} likely layouts.",
            looked=thought.looked,
        )
    return f"{said} {tr('The clock ended its thinking.')}" if thought.cut else said


def layout_rows(thought: Thought | None, seen: View, names: Mapping[Seat, str]) -> tuple[LayoutRow, ...]:
    """Return the likeliest layouts: the hands that were not seen, each by its name."""
    rows = []
    for number, (hands, weight) in enumerate(thought.worlds[:SHOWN_WORLDS] if thought is not None else (), start=1):
        hidden = [seat for seat in SEATS if isinstance(seen.hands[seat], Count) and seat in seen.layout.chairs]
        lying = tuple((_of(names.get(seat, "")), Hand(hands[seat])) for seat in hidden)
        rows.append(
            LayoutRow(tr("Layout {number}, {percent} %", number=number, percent=max(1, round(100 * weight))), lying)
        )
    return tuple(rows) if rows and rows[0].hands else ()


def _of(name: str) -> str:
    return tr("Your hand") if is_you(name) else name or tr("Nobody")


def choice_words(case: Case, name: str, names: Mapping[Seat, str]) -> str:
    """Say what was chosen: “Edith led the ten of diamonds from dummy.”"""
    before = case.before
    if case.card is None:
        return tr("{name}: {what}.", name=name, what=words_within(case.action, before.faced))
    dummy = names.get(case.seat, "") if case.seat is not None and case.seat in before.layout.dummies else ""
    if dummy:
        said = (
            mark("{name} led the {card:card} from {dummy}.")
            if case.led
            else mark("{name} played the {card:card} from {dummy}.")
        )
    else:
        said = mark("{name} led the {card:card}.") if case.led else mark("{name} played the {card:card}.")
    return tr(said, name=name, card=case.card, dummy=mid(dummy))


def who_words(case: Case) -> str:
    """Say where in the deal it was, and what played there."""
    kind = f"{kind_words(case.person.kind)}."
    return f"{tr('Trick {number}.', number=case.trick + 1)} {kind}" if case.card is not None else kind


def custom_of(messages: Sequence[Message]) -> tuple[str, str]:
    """Return the name of the convention that the first of ``messages`` speaks of, and what it says; else nothing."""
    for said in (part for whole in messages for part in parts(whole)):
        convention = next((one for one in CONVENTIONS if one.key == CUSTOMS.get(said.key)), None)
        if convention is not None:
            return rule_text(convention.label), rule_text(convention.help)
    return "", ""


def told_in_full(case: Case, advice: Advice, name: str, names: Mapping[Seat, str], note: str = "") -> Told:
    """Explain a choice by what the computer says of it; the asker may know what the chooser saw."""
    assert case.chooser is not None
    thought = advice.thought
    reason = () if advice.reason is None else (named(advice.reason, names),)
    custom, custom_help = custom_of(() if advice.reason is None else (advice.reason,))
    return Told(
        choice=choice_words(case, name, names),
        who=who_words(case),
        reasons=reason or (tr("The computer gives no reason."),),
        idea="" if advice.idea is None else named(advice.idea, names),
        custom=custom,
        custom_help=custom_help,
        inferred=tuple(named(said, names) for said in thought.inferred) if thought is not None else (),
        values=value_rows(thought, advice.action),
        looked=looked_words(thought),
        layouts=layout_rows(thought, case.chooser, names),
        note=note,
    )


def told_in_play(case: Case, heard: Sequence[Message], name: str, names: Mapping[Seat, str]) -> Told:
    """Explain a choice by what all at the table saw and may infer: the rest is shown when the deal is counted."""
    custom, custom_help = custom_of(heard)
    return Told(
        choice=choice_words(case, name, names),
        who=who_words(case),
        reasons=tuple(named(said, names) for said in heard),
        heading=tr("Seen by all"),
        custom=custom,
        custom_help=custom_help,
        note=tr("What {name} thought of hidden cards is told when the deal is counted.", name=name),
    )


def proof_words(outcome: Outcome, case: Case, name: str) -> str:
    """Say how far a proof is, or what came out."""
    proof = outcome.proof
    if proof.failed:
        return tr("No computer player could be asked, so nothing is proved.")
    if not proof.over:
        return tr(
            "Reshuffled {done} of {wanted} times what {name} could not see.",
            done=proof.done,
            wanted=proof.wanted,
            name=name,
        )
    if not outcome.full:
        return _closed_words(proof, name)
    if outcome.instead is not None:
        why = tr(" Its thinking was cut short by the clock then.") if proof.cut else ""
        return tr(
            "Asked again, {name} chooses otherwise: {choice}. So nothing is proved.{why}",
            name=name,
            choice=words_within(outcome.instead, case.before.faced),
            why=why,
        )
    if not proof.done:
        return tr("{name} could tell where every card lay: there was nothing to be reshuffled.", name=name)
    times = tr("once") if proof.done == 1 else tr("{done} times", done=proof.done)
    if proof.views:
        return tr(
            "Reshuffled {times}: in {views} of these deals {name} saw something else. This is a fault.",
            times=times,
            views=proof.views,
            name=name,
        )
    if proof.actions:
        return tr(
            "Reshuffled {times}: {name} saw the same each time, but {actions} times chose otherwise.",
            times=times,
            name=name,
            actions=proof.actions,
        )
    same = mark(
        "Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same: {choice}."
    )
    if case.card is not None:
        same = mark(
            "Reshuffled {times} what {name} could not see: {name} saw the same each time and chose {choice} each time."
        )
    return tr(same, times=times, name=name, choice=words_within(case.action, case.before.faced))


def _closed_words(proof: Proof, name: str) -> str:
    """Say what came out, to somebody who may not know what the chooser saw."""
    times = tr("once") if proof.done == 1 else tr("{done} times", done=proof.done)
    if proof.views or proof.actions:
        return tr(
            "Reshuffled {times}: {name} did not see and choose the same each time. This is a fault.",
            times=times,
            name=name,
        )
    return tr(
        "Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same.",
        times=times,
        name=name,
    )
