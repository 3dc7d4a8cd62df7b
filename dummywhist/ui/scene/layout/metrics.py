"""The lengths of the table, all from the size of the viewport and the kind of the top zone."""

from __future__ import annotations

from math import floor

from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import Backs, ClosedPacket, Facts, Metrics, OpenHand, Zone

LEAST_CARD = 44.0
"""Card width in px below which nothing shrinks further."""
GREATEST_CARD = 320.0
"""Card width in px above which cards only grow where a person asks for larger ones."""
USUAL_SHARE = 0.165
"""Card width by the height of the table, where nothing else bounds it and nobody asks for larger cards."""
YIELDED = 0.85
"""Of a card's width at the usual text size: less than that no card yields to larger words."""
LEAST_HIGH = 372.0
"""Height of a table, at u, for which larger words leave all parts clear of each other, px."""
TEXT_STEPS = 20
"""In which larger words are tried, from the person's text size down: so many for twice the usual size."""
GREATEST_SCALE = 3.2
"""Of what is printed on the cloth, for the size of the viewport alone."""
NARROW = 900.0
"""Viewports narrower than this, at u, fold marker and tournée strip."""

BACKS = 0.62
"""Scale of a back against the cards that are played."""
PACKET = 0.42
"""Scale of a quitted trick."""
BEFORE = 0.80
"""Scale of a card that lies before its holder: a living dealer's turn-up, a card that may be called."""
WELL = 3.5
"""Width of the well behind the trick, in cw."""
LIFT = 0.12
"""Rise of a raised card, in cw."""

Z_PACKET, Z_BACK, Z_TURN_UP, Z_CALLED, Z_DUMMY, Z_HAND, Z_TRICK, Z_FLYING = 0.0, 5.0, 8.0, 9.0, 10.0, 20.0, 30.0, 60.0
"""Which thing lies over which: the greater over the smaller."""
Z_STEP = 0.01
"""Apart in the stack, within one layer."""


def zone(facts: Facts) -> Zone:
    """The kind of the top zone: given by the facts, else by what lies opposite."""
    if facts.zone is not None:
        return facts.zone
    match facts.top:
        case OpenHand():
            return "dummy"
        case Backs() | ClosedPacket():
            return "backs"
        case _:
            return "none"


def metrics(facts: Facts) -> Metrics:
    """Every length that the rest of the layout is built on.

    The scale follows the height, and is bounded by the width as well: by the height alone the panels of a tall narrow
    window would leave 48 px for a card where 72 fit. All that is printed grows with the person's text size as a whole,
    so that larger words have larger rooms and nothing is left out. The cards yield to it, down to ``YIELDED``; in the
    smallest windows the words then stay smaller.
    """
    width, height, rho, under = facts.width, facts.height, facts.rho, facts.under
    m = 10.0 if height < 800 else 14.0
    screen = min(max(min(height / 676, width / 1024), 1.0), GREATEST_SCALE)
    iv = 0.30 if facts.jumbo else 0.23
    dt = {"dummy": rho + 5 * iv, "backs": BACKS * rho + 0.10, "none": 0.30}[zone(facts)]
    usual = _print(facts, screen, m, dt)
    steps = range(floor((facts.text - 1) * TEXT_STEPS + 1e-6), 0, -1)
    tried = (_print(facts, screen * (1 + step / TEXT_STEPS), m, dt) for step in steps)
    printed = next((one for one in tried if one.card >= YIELDED * usual.card and height >= LEAST_HIGH * one.u), usual)
    u, narrow, prompt, panel = printed.u, printed.narrow, printed.prompt, printed.panel
    cw = max(LEAST_CARD, float(floor(min(printed.card * facts.scale, printed.room))))
    ch = rho * cw
    hand_y = height - m - under - ch
    prompt_y = hand_y - LIFT * cw - 6 - prompt
    return Metrics(
        width=width,
        height=height,
        rho=rho,
        jumbo=facts.jumbo,
        under=under,
        m=m,
        screen=screen,
        u=u,
        narrow=narrow,
        prompt_height=prompt,
        iv=iv,
        dt=dt,
        panel_width=panel,
        cw=cw,
        ch=ch,
        cx=width / 2,
        cy=(m + dt * cw + prompt_y) / 2,
        hand_y=hand_y,
        prompt_y=prompt_y,
        top_y=m,
        asked_top=prompt_y - BUTTONS * screen * facts.text - 18,
        lift=LIFT * cw,
    )


@dataclass(frozen=True, slots=True)
class _Print:
    """What a scale of what is printed makes of the table: folded or not, height of the prompt, panels, the room
    for a card and the usual card in it; px."""

    u: float
    narrow: bool
    prompt: float
    panel: float
    room: float
    card: int


def _print(facts: Facts, u: float, m: float, dt: float) -> _Print:
    width, height, rho, under = facts.width, facts.height, facts.rho, facts.under
    narrow = width < NARROW * u
    prompt, panel = 28 * u, (150 if narrow else 212) * u
    room = min(
        (height - 2 * m - prompt - 14 - under) / (dt + (1.72 + 1) * rho + 0.35), (width - 2 * panel - 4 * m) / 6.1
    )
    fitted = min(room, USUAL_SHARE * (height - under), GREATEST_CARD)
    return _Print(u, narrow, prompt, panel, room, floor(fitted))


def side_margin(mt: Metrics) -> float:
    """``x0``: left end of the hand's room, px; what is left of it belongs to the own plate and packets."""
    return (176 if mt.narrow else 200) * mt.u + 2 * mt.m


def panel_edge(mt: Metrics) -> float:
    """Right edge of the top left panel with a little air: nothing of the top zone lies left of it, px."""
    return mt.m + 2 * mt.u + mt.panel_width + 6


def plate_top(mt: Metrics) -> float:
    """Top edge of the own plate, px: above the own packets, which lie on the bottom margin."""
    return packets_top(mt) - 50 * mt.u


def packets_top(mt: Metrics) -> float:
    """Top edge of the own packets, px."""
    return mt.height - mt.under - mt.m - 2 - PACKET * mt.ch


BUTTONS = 46.0
"""Height of the buttons over the prompt at the scale of the screen and the person's text size."""
PLATES = (126.0, 40.0)
"""Widths of a plate opposite, at u: with a name, the disc alone."""
ENOUGH_PLATE = 104.0
"""Width of that plate, at u, for which the hand stays in the middle."""
BESIDE_PLATE = 16.0
"""Clear between that plate and the hand, at u."""


def beside_plate(mt: Metrics, length: float) -> tuple[float, float]:
    """Left edge of a hand opposite ``length`` px long, and how wide the plate left of it is, both px.

    The hand lies in the middle, or so far to the right of it as its plate needs: with a name, or at least its disc.
    """
    left, right = panel_edge(mt), mt.width - panel_edge(mt)
    gap = BESIDE_PLATE * mt.u
    centred = mt.cx - length / 2
    if centred - gap - left >= ENOUGH_PLATE * mt.u:
        return centred, centred - gap - left
    for plate in PLATES:
        x = max(centred, left + plate * mt.u + gap)
        if x + length <= right:
            return x, x - gap - left
    return max(min(centred, right - length), left), 0.0


VALUE = (28.0, 20.0)
"""A value over the own hand, at u: its greatest width, its height."""
VALUES_APART, OVER_HAND = 3.0, 3.0
"""In px: between two rows of values; between the lower one and a raised card."""


def values_top(mt: Metrics, rows: int) -> float:
    """Top edge of so many rows of values over the own hand, px."""
    return mt.hand_y - mt.lift - OVER_HAND - rows * VALUE[1] * mt.u - (rows - 1) * VALUES_APART


def side_top(mt: Metrics) -> float:
    """Top of the zone at the sides, px: below the corner panels and the plate of the place."""
    return mt.m + 172 * mt.u


def prompt_half(mt: Metrics) -> float:
    """Half of the greatest width of the prompt, px: the longest sentence with its pip."""
    return 170 * mt.u


def well_half(mt: Metrics) -> float:
    """Half of the width of the well, px."""
    return 1.75 * mt.cw
