"""What did each card of a record cost? `dummywhist study FILE`: both truths, and a verdict, for every card."""

import json
from collections.abc import Mapping
from pathlib import Path

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.report import Report
from dummywhist.cli.tables import show, table
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.log import Log
from dummywhist.engine.record.store import read_sound_file
from dummywhist.engine.solver.processors import processors
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.calling import JudgedCall, calls, judged_call
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged, judged, lost
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.ideas import idea_of
from dummywhist.engine.study.knowable import Knowable, knowable
from dummywhist.engine.study.parting_text import parting_fields
from dummywhist.engine.study.reasons import Parting
from dummywhist.engine.study.split import Split, points_of, split
from dummywhist.engine.study.verdict import Verdict

GOOD = (Verdict.ONLY, Verdict.BEST, Verdict.AS_GOOD)


@click.command("study", help="Judge every card of the record in FILE: with all hands seen, and on what could be known.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--deal", type=click.IntRange(1), default=None, help="Only the deal of this number in the record.")
@click.option("--seed", type=int, default=0, show_default=True, help="Draws other layouts.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a deal, on a line.")
def command(file: Path, deal: int | None, seed: int, as_json: bool) -> None:
    """Print what was lost in each counted deal, and by whom.

    A record that is torn or unlawful is judged up to its last lawful card, and the line that is wrong is named.
    """
    with failing_clearly(str(file)):
        loaded = read_sound_file(file)
    if loaded.word is not None:
        click.echo(f"dummywhist: {file}: {worded(loaded.word, ENGLISH)}", err=True)
    log = loaded.log
    broken = loaded.word is not None  # nobody goes on with its last deal as it stands here
    every = _deals(log)
    deals = [(number, one) for number, one in enumerate(every, 1) if one.counted or (broken and number == len(every))]
    if not deals:
        raise click.ClickException(f"{file}: No deal in it is counted: there is nothing to judge.")
    if deal is not None:
        deals = [one for one in deals if one[0] == deal]
        if not deals:
            raise click.ClickException(f"{file}: Deal {deal} is not in it, or is not counted.")
    for number, one in deals:
        names = _names(log, one)
        called = [judged_call(one, call, seed=seed) for call in calls(one)]
        found = list(judged(one, seed, processors()))
        parts = _parts(one, found, seed)
        if as_json:
            print(json.dumps(_report(number, one, called, found, parts, names, seed)))
        else:
            _show(number, found, names)
            _show_calls(called, names)
            _show_parts(parts, names)


def _deals(log: Log) -> tuple[DealLog, ...]:
    return deals_of(log.sessions[0], ((entry.by, entry.action) for entry in log.entries))


def _names(log: Log, deal: DealLog) -> dict[Player, str]:
    """Return who played which hands, by name, in that deal."""
    entrants = next(
        session.entrant_of for session in log.sessions if session.deal is not None and session.deal.setup == deal.setup
    )
    return {player: log.people[entrant - 1].name for player, entrant in entrants.items()}


Parts = Mapping[str, Mapping[Player, Split]]
"""By what is counted, tricks or points, the split of each player; empty where there is none."""


def _report(
    number: int, deal: DealLog, called: list[JudgedCall], found: list[Judged], parts: Parts, names: dict[Player, str],
    seed: int,
) -> Report:  # fmt: skip
    return {
        "kind": "study",
        "deal": number,
        "game": deal.setup.rules.game,
        "names": names,
        "seed": seed,
        "calls": [_call(one) for one in called],
        "cards": [_card(one) for one in found],
        "lost": {
            player: {"seen": one.seen, "known": round(one.known, 4), "within": round(one.within, 4)}
            for player, one in lost(found).items()
        },
        "split": _splits(parts, "tricks"),
        "split_points": _splits(parts, "points"),
    }


def _splits(parts: Parts, counted: str) -> Report | None:
    told = parts[counted]
    return {player: _split(one) for player, one in told.items()} if told else None


def _split(one: Split) -> Report:
    """Return the parts, of which the sum is what was taken."""
    return {
        "held": one.held, "own": one.own, "partner": one.partner, "others": one.others, "lay": one.lay,
        "claimed": one.claimed, "taken": one.taken,
    }  # fmt: skip


def _parts(deal: DealLog, found: list[Judged], seed: int) -> Parts:
    """Return the split of each player in tricks and points; what others gave one of three is counted here."""
    state = played(deal, len(deal.entries))
    told: dict[str, dict[Player, Split]] = {"tricks": {}, "points": {}}
    if state.result is None or not found:
        return told
    layout, solver = state.layout, Solver(MEMORY_MB)
    gifts: dict[tuple[int, Player], Knowable] = {}

    def gift(one: Judged, player: Player) -> Knowable | None:
        if one.known is None:
            return None
        decision, place = one.decision, (one.decision.at, player)
        if place not in gifts:
            against = side_of(layout, player)
            gifts[place] = knowable(
                decision.view, decision.card, solver, seed, threads=processors(), against=against
            )  # fmt: skip
        return gifts[place]

    for player in layout.players:
        for counted, worth in (("tricks", float), ("points", points_of(deal, found, player))):
            one = split(found, layout, state.result, player, worth, gift)
            if one is not None:
                told[counted][player] = one
    return told


def _call(one: JudgedCall) -> Report:
    call = one.call
    return {
        "entry": call.at + 1,
        "player": call.player,
        "phase": call.phase,
        "call": action_text(call.action),
        "seen": {action_text(action): round(points, 4) for action, points in one.seen.items()},
        "seen_loss": round(one.seen_loss, 4),
        "known": None
        if one.known is None
        else {
            "points": {action_text(action): round(points, 4) for action, points in one.known.items()},
            "loss": round(one.loss, 4),
            "error": round(one.error, 4),
            "tolerance": round(one.tolerance, 4),
        },
        "verdict": None if one.verdict is None else one.verdict.value,
    }


def _card(one: Judged) -> Report:
    decision, known = one.decision, one.known
    return {
        "trick": decision.trick + 1,
        "player": decision.player,
        "seat": seat_text(decision.seat),
        "card": card_text(decision.card),
        "seen": {card_text(card): tricks for card, tricks in one.seen.items()},
        "seen_loss": one.seen_loss,
        "known": None
        if known is None
        else {
            "tricks": {card_text(card): round(tricks, 4) for card, tricks in known.tricks.items()},
            "points": {card_text(card): round(points, 4) for card, points in known.points.items()},
            "loss": round(known.loss, 4),
            "points_loss": round(known.points_lost, 4),
            "error": round(known.error, 4),
            "tolerance": round(known.tolerance, 4),
            "layouts": known.layouts,
            "effective": round(known.effective, 1),
            "every": known.every,
            "reason": None if known.parting.best is None else _reason(one, known.parting),
        },
        "verdict": one.verdict.value,
        "certain": known is None or known.certain,
        "worthless": one.worthless,
    }


def _reason(one: Judged, parting: Parting) -> Report:
    """Return why a card loses: how often, to which card, by which fact, and what speaks for the other."""
    told = parting_fields(parting)
    if one.known_loss:
        idea = idea_of(one)
        told["idea"] = None if idea is None else worded(idea.said, ENGLISH)
    return told


def _show(number: int, found: list[Judged], names: dict[Player, str]) -> None:
    """Print the losses of a deal, as the eye wants them: what was lost on what could be known first."""
    title = f"Deal {number}"
    shown = table(title, "Trick", "Who", "Card", "Verdict", "Seen", "Known", "Better")
    losses = [one for one in found if one.verdict not in GOOD]
    losses.sort(key=lambda one: (-one.known_loss, -one.seen_loss, one.decision.at))
    for one in losses:
        decision, known = one.decision, one.known
        assert known is not None
        words = one.verdict.value + ("" if known.certain else ", not certain")
        if one.worthless:
            words += ", worth nothing at this score"
        best = max(known.tricks, key=lambda card: known.tricks[card])
        shown.add_row(
            str(decision.trick + 1), f"{names[decision.player]} ({seat_text(decision.seat)})", card_text(decision.card),
            words, str(-one.seen_loss), f"{-one.known_loss:.2f}" if one.known_loss else "0",
            "" if best == decision.card else card_text(best),
        )  # fmt: skip
    show(shown if losses else f"{title}\nNothing was lost.")
    sums = lost(found)
    told = [f"{names[player]} {one.known:.2f}" for player, one in sorted(sums.items())]
    within = max((one.within for one in sums.values()), default=0.0)
    show(f"Lost on what could be known: {', '.join(told)} tricks, within ±{within:.2f}.")


def _show_calls(called: list[JudgedCall], names: dict[Player, str]) -> None:
    """Print what calls, exchanges and the like cost, in points; nothing where nothing was lost."""
    lost_by = [one for one in called if one.verdict not in GOOD]
    if not lost_by:
        return
    shown = table("", "Who", "Call", "Verdict", "Seen", "Known", "Better")
    for one in lost_by:
        words = "not counted" if one.verdict is None else one.verdict.value
        better = "" if one.better is None else action_text(one.better)
        shown.add_row(
            names[one.call.player], action_text(one.call.action), words, f"{-one.seen_loss:.2f}",
            f"{-one.known_loss:.2f}" if one.known_loss else "0", better,
        )  # fmt: skip
    show(shown)
    show("Calls are told in points at the score before the deal.")


def _show_parts(parts: Parts, names: dict[Player, str]) -> None:
    """Print for each player where the tricks of his side came from, and the points, if that can be told."""
    for counted, told in parts.items():
        if not told:
            continue
        figure = "{:.0f}" if counted == "tricks" else "{:.2f}"
        shown = table("", f"{counted.capitalize()} of", "Held", "Own losses", "Partner", "Others", "How cards lay",
                      "Claim", "Taken")  # fmt: skip
        for player, one in sorted(told.items()):
            sums = (f"{part:+.2f}" if part else "0" for part in (one.own, one.partner, one.others, one.lay))
            claim = ("+" if one.claimed > 0 else "") + figure.format(one.claimed) if one.claimed else "0"
            shown.add_row(names[player], figure.format(one.held), *sums, claim, figure.format(one.taken))
        show(shown)
