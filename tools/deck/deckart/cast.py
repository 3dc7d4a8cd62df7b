"""Who is who: what tells each court figure from the eleven others."""

from __future__ import annotations

from dataclasses import dataclass

from tools.deck.deckart.drawing import Point


@dataclass(frozen=True)
class Court:
    """One figure, by the names of its parts in the tables of heads, costume and attributes."""

    view: str  # front, quarter or profile
    hair: str
    headgear: str
    collar: str
    front: str
    sleeve: str
    attribute: str
    other_hand: str  # belt, heart or cloak
    hand: Point = (132, -84)  # where the attribute is held
    beard: str = ""
    brows: str = "soft"  # soft, stern or arched
    mirror: bool = False  # facing and holding to the left
    hair_colour: str = ""  # empty: the hair of the suit's wardrobe


COURTS: dict[tuple[str, str], Court] = {
    ("spades", "K"): Court(
        view="front",
        hair="cropped",
        headgear="imperial",
        beard="square",
        brows="stern",
        collar="ermine",
        front="studs",
        sleeve="rings",
        attribute="sword",
        other_hand="belt",
    ),
    ("hearts", "K"): Court(
        view="front",
        hair="waves",
        headgear="open",
        beard="forked",
        hair_colour="#ddd6ca",
        collar="fur",
        front="marks",
        sleeve="pleats",
        attribute="sceptre",
        other_hand="heart",
    ),
    ("diamonds", "K"): Court(
        view="profile",
        hair="curls",
        headgear="spikes",
        beard="pointed",
        collar="ruff",
        front="brocade",
        sleeve="rings",
        attribute="balance",
        hand=(132, -96),
        other_hand="cloak",
    ),
    ("clubs", "K"): Court(
        view="quarter",
        hair="chops",
        headgear="trefoil",
        beard="moustache",
        brows="stern",
        collar="fur",
        front="lacing",
        sleeve="plain",
        attribute="falcon",
        hand=(132, -96),
        other_hand="belt",
        mirror=True,
    ),
    ("spades", "Q"): Court(
        view="front",
        hair="coils",
        headgear="gothic",
        brows="arched",
        collar="fan",
        front="marks",
        sleeve="pleats",
        attribute="key",
        other_hand="cloak",
    ),
    ("hearts", "Q"): Court(
        view="front",
        hair="ringlets",
        headgear="coronet",
        brows="arched",
        collar="lace",
        front="brocade",
        sleeve="puffs",
        attribute="rose",
        other_hand="heart",
        mirror=True,
    ),
    ("diamonds", "Q"): Court(
        view="profile",
        hair="chignon",
        headgear="diadem",
        collar="ruff",
        front="studs",
        sleeve="rings",
        attribute="fan",
        hand=(132, -60),
        other_hand="cloak",
    ),
    ("clubs", "Q"): Court(
        view="quarter",
        hair="cloud",
        headgear="laurel",
        collar="yoke",
        front="lacing",
        sleeve="puffs",
        attribute="wheat",
        other_hand="belt",
    ),
    ("spades", "J"): Court(
        view="front",
        hair="bob",
        headgear="helmet",
        beard="whiskers",
        brows="stern",
        collar="gorget",
        front="plate",
        sleeve="rings",
        attribute="halberd",
        other_hand="belt",
    ),
    ("hearts", "J"): Court(
        view="front",
        hair="tousled",
        headgear="plumed",
        collar="cravat",
        front="buttons",
        sleeve="pleats",
        attribute="letter",
        hand=(128, -100),
        other_hand="belt",
    ),
    ("diamonds", "J"): Court(
        view="profile",
        hair="page",
        headgear="beret",
        collar="lace",
        front="buttons",
        sleeve="puffs",
        attribute="quill",
        other_hand="cloak",
        mirror=True,
    ),
    ("clubs", "J"): Court(
        view="quarter",
        hair="short",
        headgear="bycocket",
        collar="hood",
        front="lacing",
        sleeve="plain",
        attribute="bow",
        other_hand="belt",
    ),
}
