"""Which trays of a match are still to come at a table, and may other tables play them meanwhile?"""

from collections.abc import Sequence

from dummywhist.engine.deal.state import Setup
from dummywhist.engine.rules.match import Deals
from dummywhist.engine.session.course import in_force, next_dealer
from dummywhist.engine.session.value import Session


def plays_each_once(session: Session) -> bool:
    """Whether trays are played, and none comes again: only then other tables play them too (DW-MNE-7)."""
    return session.rules.customs.trays and session.rules.dealing.again is None


def to_come(session: Session) -> Sequence[Setup]:
    """Return how the trays of the match begin that have no cards yet, the next first (DW-TRAY-4).

    Nothing where it is not known how many they are.
    """
    deal, rubber = session.deal, session.rubber
    if deal is None or rubber is None or not isinstance(rubber.match.of, Deals):
        return ()
    left = rubber.match.of.deals - sum(len(game.deals) for game in rubber.games)
    setups = [deal.setup]
    rules = in_force(session, new_rubber=False)
    while len(setups) < left:
        before = setups[-1]
        setups.append(before._replace(rules=rules, ordinal=before.ordinal + 1, dealer=next_dealer(before)))
    return setups[1:] if any(deal.dealt) else setups
