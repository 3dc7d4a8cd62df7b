"""The public functions: all parts of the table put together."""

from __future__ import annotations

from dummywhist.ui.scene.layout.types import Facts, Place, Pose, Table


def layout(facts: Facts) -> Table:
    """Where everything on the table lies (section 3)."""
    raise NotImplementedError


def deal_source(facts: Facts, dealer: Place) -> Pose:
    """The pack in the dealer's hand, face down, from which the cards of the deal fly."""
    raise NotImplementedError


def gather_pose(facts: Facts, winner: Place) -> Pose:
    """Where the cards of a trick meet before the winner and are turned, on the way to the packet."""
    raise NotImplementedError
