"""Which forced step is due? The step that the table's automation does next."""

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.session.session import Session, actors, choices


def pending(session: Session, automation: Automation) -> tuple[By, Action] | None:
    """Return the forced step to be done now, and in whose name; None if somebody has a choice or chance is on."""
    waiting = actors(session)
    for action in choices(session, TABLE).others if TABLE in waiting else ():
        allowed = action.declared.automated
        if allowed is not None and allowed(automation):
            return TABLE, action
    if not automation.forced or session.stage != "deal":
        return None
    for by in waiting:
        if by == TABLE:
            continue
        # That tricks may be claimed as well is no choice that a card waits for.
        one, *more = (*others(choices(session, by)), None)
        if len(more) == 1 and one.declared.only:
            return by, one
    return None
