"""What is told of the other room at the table in the window? All that is counted here, and nothing of another tray."""

from dummywhist.engine.duplicate.result import EW, NS, Side
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.study.finding import Overplay
from dummywhist.ui.panels.ranking_sheet import PlayedTold, RoomTold
from dummywhist.ui.scene.picture import naming_of
from dummywhist.ui.seat.other_room import PlayedTray
from dummywhist.ui.seat.sitting import Sitting


def room_told(sitting: Sitting) -> RoomTold:
    """Return what the ranking shows: the pair at the bottom of the screen first, the other if a person plays in it."""
    room = sitting.conductor.computers.other_room
    played = room.played()
    pairs: tuple[tuple[Side, str], ...] = ()
    if played:
        seen = played[-1].seen
        layout, naming = seen.layout, naming_of(seen, sitting.cloth.company(seen))
        own = layout.side[naming.seats["bottom"]]
        peopled = {layout.side[layout.own_seat(player)] for player in sitting.conductor.persons()}
        order = sorted(layout.sides, key=lambda side: side != own)
        pairs = tuple(
            (NS if side == NS else EW, naming.side_name(side)) for side in order if side == own or side in peopled
        )
    return RoomTold(tuple(map(_told, played)), pairs, room.level)


def _told(played: PlayedTray) -> PlayedTold:
    seen = played.seen

    def shown(found: Overplay | None) -> View | None:
        return None if found is None else seen._replace(played=found.played, trick=())

    return PlayedTold(seen.ordinal + 1, seen, played.tray, tuple(map(shown, played.elsewhere)))
