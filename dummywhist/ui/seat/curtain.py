"""Whose cards may be seen, where several people share a screen or only computers play? The curtain between them."""

from dataclasses import replace

from dummywhist.engine.deal.layout import Player
from dummywhist.ui.seat.effects import Refresh, ShowNow, TurnDown
from dummywhist.ui.seat.inputs import Hidden, KeptShowing, Looked, Turned
from dummywhist.ui.seat.moment import NOTHING_DUE, Mode, Moment
from dummywhist.ui.seat.steps import Next, in_mode, then


def curtain(moment: Moment, what: Looked | KeptShowing | Hidden | Turned) -> Next:
    """Return where it leads that the curtain was touched, or an onlooker turned the table."""
    match what:
        case Looked(True):
            person = moment.expected
            return (moment, ()) if person is None else _seen_by(replace(moment, looking=True), person)
        case Looked(False) if moment.looking:
            moment = replace(moment, looking=False)
            if moment.mode is Mode.PERSON and moment.kept is None:
                return _dropped(moment)
        case KeptShowing():
            person = moment.expected or (moment.viewer if moment.looking else None)
            if person is None:
                return moment, ()
            moment = replace(moment, kept=person, looking=False)
            # While a film runs or a trick lies this changes nothing of what the table waits for.
            return _seen_by(moment, person) if moment.mode in (Mode.CURTAIN, Mode.PERSON) else (moment, ())
        case Hidden() if moment.mode is Mode.PERSON and moment.standing.persons:
            return _dropped(replace(moment, kept=None, looking=False))
        case Turned() if moment.standing.players and not moment.standing.persons:
            players = moment.standing.players
            turned = 0 if moment.viewer is None else (players.index(moment.viewer) + 1) % len(players)
            return replace(moment, viewer=players[turned]), (Refresh(),)
    return moment, ()


def _seen_by(moment: Moment, person: Player) -> Next:
    return then(in_mode(replace(moment, viewer=person, came_from=person), Mode.PERSON), _shown_now)


def _dropped(moment: Moment) -> Next:
    return then(in_mode(replace(moment, viewer=None), Mode.CURTAIN), _shown_now)


def _shown_now(moment: Moment) -> Next:
    turned = (TurnDown(),) if moment.last_shown else ()
    return replace(moment, claiming=False, last_shown=False, review=None, due=NOTHING_DUE), (*turned, ShowNow())


def settled(moment: Moment) -> Moment:
    """Return the moment with who may see his cards now."""
    persons, players = moment.standing.persons, moment.standing.players
    if len(persons) == 1:
        return replace(moment, viewer=persons[0])
    if not persons:
        return replace(moment, viewer=players[0] if players else None)
    chooses = moment.chooser or moment.may_act
    person = chooses or next((player for player in moment.standing.waiting if player in persons), None)
    if person is not None and person != moment.kept:
        return replace(moment, kept=None, viewer=None)
    return replace(moment, viewer=moment.kept)
