"""What is told of the other room at the table in the window? All that is counted here, and nothing of another tray."""

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.duplicate.result import EW, NS, Side
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.study.finding import Overplay
from dummywhist.ui.panels.individuals_sheet import IndividualsTold
from dummywhist.ui.panels.ranking_sheet import PlayedTold, RoomTold
from dummywhist.ui.panels.twice_sheet import TwiceTold
from dummywhist.ui.scene.picture import naming_of
from dummywhist.ui.seat.other_room import PlayedTray
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import together
from dummywhist.ui.words.twice import entered, first_plays, individuals, trays_of


def room_told(sitting: Sitting) -> RoomTold:
    """Return what the ranking shows: the pair at the bottom of the screen first, the other if a person plays in it."""
    room = sitting.conductor.computers.other_room
    played = room.played()
    pairs: tuple[tuple[Side, str], ...] = ()
    seated: tuple[str, ...] = ()
    if played:
        seen = played[-1].seen
        layout, naming = seen.layout, naming_of(seen, sitting.cloth.company(seen))
        own = layout.side[naming.seats["bottom"]]
        peopled = {layout.side[layout.own_seat(player)] for player in sitting.conductor.persons()}
        order = sorted(layout.sides, key=lambda side: side != own)
        pairs = tuple(
            (NS if side == NS else EW, naming.side_name(side)) for side in order if side == own or side in peopled
        )
        names = sitting.cloth.names()
        seated = tuple("" if (player := layout.holder[seat]) is None else names[player] for seat in SEATS)
    return RoomTold(tuple(map(_told, played)), pairs, room.level, seated)


def twice_told(sitting: Sitting) -> TwiceTold | None:
    """Return what is told where trays are played twice: the pair at the bottom of the screen first; None before all."""
    standing, seen = sitting.standing, sitting.seat.view
    if seen is None:
        return None
    naming = naming_of(seen, sitting.cloth.company(seen))
    own = seen.layout.side[naming.seats["bottom"]]
    assert own is not None
    names = naming.side_name(own), naming.side_name(seen.layout.other_side(own))
    return TwiceTold(entered(standing), trays_of(standing.rules), first_plays(standing), *names, north=own == NS)


def individuals_told(sitting: Sitting) -> IndividualsTold:
    """Return what is told where four play trays twice, each for himself; the only person is "You", and first."""
    standing, names, you = sitting.standing, sitting.cloth.called(), sitting.you
    ranked = tuple((one, names[Player(By(one.player))]) for one in individuals(standing))
    entries = {tray.tray: tray for tray in entered(standing).trays}
    trays = []
    for rubber in standing.all_rubbers:
        sides = sorted(rubber.columns, key=lambda side: side != NS)
        of = [sorted(rubber.players_of(side), key=lambda player: player != you) for side in sides]
        pairs = [together(names[player] for player in pair) for pair in of]
        for deal in (deal for game in rubber.games for deal in game.deals):
            tray = entries.get(deal.ordinal + 1)
            if tray is not None:
                trays.append((tray, pairs[0], pairs[1]))
    return IndividualsTold(ranked, tuple(trays), trays_of(standing.rules))


def _told(played: PlayedTray) -> PlayedTold:
    seen = played.seen

    def shown(found: Overplay | None) -> View | None:
        return None if found is None else seen._replace(played=found.played, trick=())

    return PlayedTold(seen.ordinal + 1, seen, played.tray, tuple(map(shown, played.elsewhere)))
