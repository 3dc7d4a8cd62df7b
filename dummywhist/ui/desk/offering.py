"""What is the moment at the table? From it follows which commands are offered, and what the status line says."""

from typing import Final

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import JUDGED, claims
from dummywhist.engine.deal.actions.laws import (
    DRAW_TRICK,
    FORGET_TURNED,
    LOOK_BACK,
    NAME_TURNED,
    exposures,
    revokes_claimed,
)
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.rules.parts import Rules, Scope
from dummywhist.ui.desk.command import Moment
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.scene.questions.law_calling import may_call
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.status import deal_facts

HIGH: Final = JUDGED["high"]
"""The solver refuses a claim."""


def moment_of(sitting: Sitting, window: TableWindow, sheet: bool) -> Moment:
    """Return the moment at the table and in the window, over which a ``sheet`` lies or none."""
    operator, conductor, standing, seen = sitting.operator, sitting.conductor, sitting.standing, sitting.view_now()
    persons = conductor.persons()
    on_turn = conductor.mode is Mode.PERSON
    return Moment(
        persons=bool(persons),
        on_turn=on_turn,
        in_deal=standing.stage == "deal" and not standing.shares_due,
        mid_deal=sitting.mid_deal,
        finishing=conductor.finishing,
        hot_seat=conductor.hot_seat,
        undoes=operator.undoes() is not None,
        undoes_all=operator.undoes_all() is not None,
        redoes=operator.redoes,
        restarts=operator.restarts() is not None,
        trick_quitted=seen is not None and bool(seen.played) and seen.result is None,
        claims=seen is not None and rules_of(seen).claims is not None,
        may_claim=on_turn and seen is not None and bool(claims(seen.options)),
        shows=seen is not None and _shows(rules_of(seen)),
        may_show=on_turn and seen is not None and bool(exposures(seen.options)),
        may_name=on_turn and seen is not None and NAME_TURNED in seen.options,
        may_ask_turned=on_turn and seen is not None and FORGET_TURNED in seen.options,
        may_draw=may_draw(sitting),
        hides=seen is not None and not rules_of(seen).trick.last_visible,
        may_look=may_look(sitting),
        may_break_off=standing.stage not in ("over", "cut"),
        may_turn=len(standing.players) > 1 and not persons,
        may_ask_why=bool(standing.players) and seen is not None and len(persons) < len(standing.players),
        may_look_back=seen is not None and standing.deals + bool(seen.played) > 0,
        by_law=standing.rules.laws is not None,
        may_call=_may_call(sitting, seen),
        claim_refused=standing.counted and standing.between and bool(sitting.seat.refused_claims()),
        may_prove=bool(standing.proving) or standing.counted,
        trays=standing.rules.customs.trays,
        once=plays_once(sitting),
        called=seen is not None and bool(seen.calls),
        dock=window.central.dock_name,
        sheet=sheet,
        covered=window.central.covered,
        taught=sitting.teaching is not None,
        apart=sitting.cloth.apart,
        claim_spent=sitting.cloth.apart and on_turn and _was_refused(sitting),
        tool_bar=not window.tools.isHidden(),
        status_bar=not window.statusBar().isHidden(),
        full_screen=window.isFullScreen(),
        values=sitting.preferences.trick_values != "none",
        hands_closed=_hides(sitting.conductor.moment.review),
    )


def _hides(shown: View | None) -> bool:
    """Whether an earlier moment is shown, and cards of it are not."""
    return shown is not None and not all(isinstance(hand, Cards) for hand in shown.hands)


def plays_once(sitting: Sitting) -> bool:
    """Whether people play trays, of which each is met once only (DW-TRAY-3)."""
    counts = sitting.teaching is None or sitting.cloth.apart
    return sitting.standing.rules.customs.trays and bool(sitting.conductor.persons()) and counts


def _was_refused(sitting: Sitting) -> bool:
    """Whether a claim was too high for the solver in the deal on the table, the only one there."""
    return HIGH in (entry.action for entry in sitting.seat.entries())


def _shows(rules: Rules) -> bool:
    """Whether cards can be shown at the table by its laws."""
    return rules.laws is not None and rules.laws.scope.covers(Scope.ALL)


def may_draw(sitting: Sitting) -> bool:
    """Whether a person at the screen may draw the trick near; mostly while others are on turn (W-QUIT-6)."""
    return _may_at_any_time(sitting, DRAW_TRICK)


def may_look(sitting: Sitting) -> bool:
    """Whether a person at the screen may look at the last trick against the law, whoever is on turn (W-QUIT-4)."""
    return _may_at_any_time(sitting, LOOK_BACK)


def _may_at_any_time(sitting: Sitting, action: Action) -> bool:
    seen, conductor = sitting.view_now(), sitting.conductor
    if seen is None or sitting.curtained or sitting.reviewing or conductor.viewer not in conductor.persons():
        return False
    return conductor.mode in (Mode.PERSON, Mode.COMPUTER) and action in seen.options


def _may_call(sitting: Sitting, seen: View | None) -> bool:
    """Whether a person at the screen may call the law: in the play, or a revoke before the count."""
    conductor = sitting.conductor
    if conductor.operator.recalls and not sitting.reviewing:
        return True  # W-REV-6: the deal is counted, and nobody went on yet
    if seen is None or sitting.curtained or sitting.reviewing or conductor.viewer not in conductor.persons():
        return False
    return may_call(seen) or (seen.phase == "count" and bool(revokes_claimed(seen.options)))


def facts_of(sitting: Sitting) -> tuple[str, ...]:
    """Return what the status line says of the deal; its number once it is counted."""
    seen, number = sitting.view_now(), sitting.standing.number
    over = seen is not None and seen.result is not None
    standing = sitting.standing
    sealed = standing.seal and standing.stage == "deal" and not standing.between and not sitting.reviewing
    facts: tuple[str, ...] = deal_facts(seen, number if over else None)
    if sitting.preferences.tutor != "off" and sitting.mid_deal and not plays_once(sitting) and sitting.teaching is None:
        facts = (*facts, tr("Tutor on"))
    return (tr("Sealed {seal} …", seal=standing.seal[:8]), *facts) if sealed else facts
