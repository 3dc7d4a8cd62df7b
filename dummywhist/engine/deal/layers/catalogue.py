"""Which layers are there? A new one is added here, and to the rules of the games that have it."""

from typing import Final

from dummywhist.engine.deal.layers import claims
from dummywhist.engine.deal.layers.laws import layer as laws
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.state import DealState

LAYERS: Final[dict[str, Layer]] = {layer.name: layer for layer in (laws.LAYER, claims.LAYER)}
"""Every layer by its name."""


def stack(state: DealState) -> tuple[Layer, ...]:
    """Return the layers over the phases of a deal, the lowest first."""
    names = state.setup.rules.layers
    return (LAYERS[names[0]],) if len(names) == 1 else tuple(LAYERS[name] for name in names)
