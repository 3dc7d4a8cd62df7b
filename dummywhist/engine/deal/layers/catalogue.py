"""Which layers are there? A new one is added here, and to the rules of the games that have it."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.layers import claims
from dummywhist.engine.deal.layers.laws import layer as laws
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.values import NamedTuple

LAYERS: Final[dict[str, Layer]] = {layer.name: layer for layer in (laws.LAYER, claims.LAYER)}
"""Every layer by its name."""


class Stack(NamedTuple):
    """The ``layers`` over the phases of a game, the lowest first, and by action those that may do it, topmost first."""

    layers: tuple[Layer, ...]
    taking: Mapping[type[DealAction], tuple[Layer, ...]]


@cache
def stack_of(names: tuple[str, ...]) -> Stack:
    """Return the stack of the layers with these names, the lowest first."""
    layers = tuple(LAYERS[name] for name in names)
    taken = dict.fromkeys(kind for layer in layers for kind in layer.takes)
    return Stack(layers, {kind: tuple(layer for layer in layers[::-1] if kind in layer.takes) for kind in taken})
