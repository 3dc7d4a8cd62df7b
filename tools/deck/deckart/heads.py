"""Faces, hair and beards of the court figures.

A half figure stands on the middle of the card: the origin is the centre of the card, up is
negative, the chin is at -172, the crown begins at -282 and the frame ends at -374.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.deckart.cast import Court
from tools.deck.deckart.drawing import (
    DETAIL,
    GOLD,
    INK,
    LIPS,
    OUTLINE,
    Wardrobe,
    circle,
    num,
    path,
)
from tools.deck.deckart.headgear import HEADGEAR


@dataclass(frozen=True)
class Hair:
    """Path data of the hair behind the face, over the face, and of single strands."""

    behind: str
    over: str = ""
    strands: str = ""


FACES = {
    "front": "M-48,-290L-48,-230C-48,-196 -27,-172 0,-172C27,-172 48,-196 48,-230L48,-290Z",
    "quarter": "M-48,-290L-48,-226C-44,-196 -18,-170 10,-170C32,-171 46,-194 46,-222C46,-230 52,-236 47,-248L46,-290Z",
    "king profile": "M-34,-290L38,-290C44,-276 43,-260 46,-252C46,-246 47,-242 50,-236L67,-213"
    "C68,-207 62,-205 55,-205C59,-201 59,-197 55,-194C58,-190 57,-186 53,-183"
    "C54,-173 46,-168 36,-168C18,-168 2,-174 -8,-188L-34,-200Z",
    "profile": "M-34,-290L36,-290C43,-276 43,-262 43,-254C43,-247 45,-241 47,-236L59,-216"
    "C61,-210 56,-207 50,-207C55,-203 56,-198 51,-195C55,-191 54,-187 49,-184"
    "C50,-175 43,-169 34,-169C18,-169 2,-174 -8,-188L-34,-200Z",
}
NECK = "M-24,-196L-28,-140L0,-116L28,-140L24,-196Z"

HAIR: dict[str, Hair] = {
    "cropped": Hair(
        behind="M-50,-292C-72,-262 -68,-214 -56,-190L56,-190C68,-214 72,-262 50,-292Z",
    ),
    "waves": Hair(
        behind="M-50,-292C-84,-272 -66,-244 -80,-226C-94,-206 -72,-196 -84,-174C-94,-154 "
        "-70,-140 -52,-150L52,-150C70,-140 94,-154 84,-174C72,-196 94,-206 80,-226"
        "C66,-244 84,-272 50,-292Z",
        strands="M-64,-268C-72,-242 -60,-232 -68,-206C-76,-188 -62,-178 -66,-162M64,-268"
        "C72,-242 60,-232 68,-206C76,-188 62,-178 66,-162",
    ),
    "curls": Hair(
        behind="M20,-292C-40,-300 -62,-284 -62,-262C-78,-254 -78,-234 -66,-226C-80,-214 "
        "-76,-194 -62,-190C-64,-174 -44,-164 -32,-172L-4,-190L10,-240Z",
        over="M34,-292C34,-274 20,-268 8,-264C14,-250 6,-240 -6,-240C-8,-226 -16,-216 -26,-212L-44,-240L-40,-292Z",
        strands="M-58,-256C-46,-252 -42,-244 -46,-236M-60,-222C-48,-220 -42,-212 -46,-202",
    ),
    "chops": Hair(
        behind="M-48,-292C-66,-276 -64,-226 -58,-206L50,-206C58,-230 62,-276 48,-292Z",
        over="M-50,-288C-40,-272 -40,-246 -40,-234C-40,-218 -34,-208 -22,-204C-24,-186 "
        "-40,-184 -50,-200L-57,-240ZM49,-288C44,-272 46,-252 45,-238L38,-208C46,-202 "
        "54,-212 56,-238Z",
    ),
    "coils": Hair(
        behind="M-48,-290C-60,-270 -56,-230 -50,-214L50,-214C56,-230 60,-270 48,-290Z",
        over="M0,-292C-14,-276 -36,-268 -49,-238L-54,-292ZM0,-292C14,-276 36,-268 49,-238L54,-292Z",
    ),
    "ringlets": Hair(
        behind="M-46,-292C-70,-290 -78,-266 -68,-254C-84,-244 -82,-224 -70,-218C-86,-206 "
        "-84,-186 -72,-180C-86,-166 -78,-146 -60,-146L60,-146C78,-146 86,-166 72,-180"
        "C84,-186 86,-206 70,-218C82,-224 84,-244 68,-254C78,-266 70,-290 46,-292Z",
        over="M0,-290C-20,-292 -46,-276 -49,-246C-34,-250 -10,-262 0,-290C10,-262 34,-250 "
        "49,-246C46,-276 20,-292 0,-290Z",
        strands="M-68,-254C-60,-250 -54,-254 -54,-262M-70,-218C-60,-214 -54,-220 -54,-228"
        "M-72,-180C-60,-176 -54,-184 -54,-192M68,-254C60,-250 54,-254 54,-262M70,-218"
        "C60,-214 54,-220 54,-228M72,-180C60,-176 54,-184 54,-192",
    ),
    "chignon": Hair(
        behind="M30,-292C-20,-304 -60,-282 -56,-246C-84,-246 -92,-204 -62,-194C-44,-188 -28,-200 -26,-212L4,-230Z",
        over="M37,-292C34,-268 10,-258 -4,-252C-2,-238 -14,-230 -24,-232C-36,-240 -46,-262 -40,-292Z",
        strands="M-56,-246C-44,-242 -36,-232 -36,-222M-74,-226C-66,-234 -54,-230 -52,-218C-50,-208 -62,-204 -66,-212",
    ),
    "cloud": Hair(
        behind="M-46,-296C-66,-300 -84,-286 -82,-266C-98,-258 -100,-236 -90,-226C-100,-210 "
        "-94,-192 -80,-188C-80,-172 -60,-164 -46,-172L46,-172C60,-164 80,-172 80,-188"
        "C94,-192 100,-210 90,-226C100,-236 98,-258 82,-266C84,-286 66,-300 46,-296Z",
        over="M-49,-290L-49,-258C-42,-250 -34,-252 -32,-262C-24,-256 -14,-258 -12,-268C-2,-262 "
        "10,-262 14,-270C22,-262 32,-264 34,-270C38,-262 42,-258 47,-256L47,-290Z",
        strands="M-80,-264Q-66,-268 -68,-254M-88,-226Q-70,-230 -72,-214M-78,-190Q-62,-194 "
        "-62,-182M80,-264Q66,-268 68,-254M88,-226Q70,-230 72,-214M78,-190Q62,-194 "
        "62,-182",
    ),
    "bob": Hair(
        behind="M-48,-292C-64,-270 -66,-214 -72,-186C-60,-178 -48,-180 -40,-190L40,-190"
        "C48,-180 60,-178 72,-186C66,-214 64,-270 48,-292Z",
        strands="M-58,-256L-60,-196M58,-256L60,-196",
    ),
    "tousled": Hair(
        behind="M-44,-296C-70,-288 -74,-262 -62,-250C-76,-238 -72,-214 -60,-208C-62,-196 "
        "-50,-188 -42,-194L42,-194C50,-188 62,-196 60,-208C72,-214 76,-238 62,-250"
        "C74,-262 70,-288 44,-296Z",
        over="M-49,-290L-49,-254C-36,-256 -28,-264 -24,-272C-16,-262 -2,-262 4,-272C12,-262 "
        "26,-260 32,-268C36,-258 44,-254 49,-252L49,-290Z",
    ),
    "page": Hair(
        behind="M30,-294C-30,-304 -62,-286 -62,-246C-62,-210 -70,-190 -82,-176C-60,-164 -34,-168 -22,-180L6,-230Z",
        over="M37,-292C40,-276 38,-266 36,-258C24,-266 12,-266 2,-262C0,-236 -10,-206 -22,-186L-50,-200L-44,-292Z",
        strands="M-26,-262C-28,-230 -34,-206 -44,-188M-46,-262C-48,-230 -54,-202 -62,-184",
    ),
    "short": Hair(
        behind="M-48,-292C-64,-280 -64,-240 -56,-218L50,-218C58,-240 60,-276 48,-292Z",
        over="M-49,-290L-50,-240C-42,-246 -40,-258 -40,-266C-22,-258 20,-262 34,-272C38,-262 42,-254 47,-250L48,-290Z",
    ),
}

BEARDS: dict[str, str] = {
    "square": "M-48,-236C-46,-216 -38,-208 -30,-207C-18,-214 18,-214 30,-207C38,-208 46,-216"
    " 48,-236C52,-200 48,-164 40,-138C28,-130 -28,-130 -40,-138C-48,-164 -52,-200"
    " -48,-236Z",
    "forked": "M-48,-238C-46,-216 -38,-208 -30,-206C-18,-213 18,-213 30,-206C38,-208 46,-216"
    " 48,-238C56,-200 50,-156 22,-122C14,-132 6,-142 0,-152C-6,-142 -14,-132 -22,-122"
    "C-50,-156 -56,-200 -48,-238Z",
    "pointed": "M-16,-228C-8,-206 14,-200 26,-203C36,-211 48,-209 58,-205C55,-202 53,-200 50,-198"
    "C56,-188 58,-176 60,-146C34,-156 6,-170 -14,-196Z",
    "moustache": "M8,-206C0,-214 -18,-214 -34,-200C-26,-200 -10,-194 8,-199C22,-194 34,-198 42,-202"
    "C30,-214 16,-214 8,-206Z",
    "whiskers": "M0,-206C-8,-212 -22,-208 -34,-214C-30,-200 -12,-197 0,-201C12,-197 30,-200"
    " 34,-214C22,-208 8,-212 0,-206ZM-9,-186L9,-186L0,-164Z",
}


def eye(x: float, half: float, gaze: float) -> str:
    """One almond eye with a heavy upper lid."""
    lid = f"M{num(x - half)},-237Q{num(x)},-250 {num(x + half)},-237"
    return (
        path(f"{lid}Q{num(x)},-230 {num(x - half)},-237Z", "#fff", "none")
        + path(lid, width=DETAIL + 0.6)
        + circle(x + gaze, -239, 4.8, INK, "none")
    )


def brow(x: float, side: int, mood: str, colour: str) -> str:
    """One eyebrow; the mood lifts or lowers its ends."""
    inner, middle, outer = {"soft": (-254, -264, -253), "stern": (-249, -262, -258), "arched": (-256, -270, -254)}[mood]
    a, b = x - side * 13, x + side * 14
    return path(f"M{num(a)},{inner}Q{num(x)},{middle} {num(b)},{outer}", None, colour, OUTLINE + 1)


def features(court: Court, lady: bool, w: Wardrobe) -> str:
    """Eyes, brows, nose and mouth of a face that looks out of the card."""
    turn = 7 if court.view == "quarter" else 0
    ink = w.strand if court.hair_colour else INK
    body = ""
    for side in (-1, 1):
        x = side * 22 + turn
        body += eye(x, 10 if side * turn > 0 else 12, 3 if turn else 1.5)
        body += brow(x, side, court.brows, ink)
    nose = "M9,-242L20,-217Q19,-210 6,-211" if turn else "M-3,-240L-9,-217Q-8,-210 5,-211"
    body += path(nose, width=DETAIL + 0.4)
    x, colour = turn, LIPS
    if lady:
        lips = f"M{x - 14},-194Q{x - 6},-202 {x},-198Q{x + 6},-202 {x + 14},-194Q{x},-180 {x - 14},-194Z"
        body += path(lips, colour, "none") + path(f"M{x - 14},-194Q{x},-191 {x + 14},-194", width=2)
        body += "".join(circle(x + side * 31, -212, 8, w.blush, "none") for side in (-1, 1))
    else:
        body += path(f"M{x - 13},-194Q{x},-188 {x + 13},-195", None, colour, DETAIL + 1)
    return body


def profile_features(lady: bool, w: Wardrobe) -> str:
    """Eye, brow, nostril and mouth of a face turned aside."""
    lid, arch = "M17,-238Q29,-250 40,-241", "M13,-255Q28,-265 42,-256"
    body = (
        path(f"{lid}Q32,-230 17,-238Z", "#fff", "none")
        + path(lid, width=DETAIL + 0.6)
        + circle(34, -240, 4.6, INK, "none")
        + path(arch, width=OUTLINE + 1)
        + path("M48,-213Q50,-208 45,-206", width=DETAIL)
    )
    if lady:
        body += circle(18, -212, 9, w.blush, "none")
    return body + path("M53,-195L38,-193", None, LIPS, OUTLINE + (1 if lady else 0))


def head(court: Court, rank: str, suit: str, w: Wardrobe) -> str:
    """Face, beard, hair and crown or hat."""
    lady, colour = rank == "Q", court.hair_colour or w.hair
    profile = court.view == "profile"
    face = FACES["king profile" if profile and rank == "K" else court.view]
    hair = HAIR[court.hair]
    body = path(face, w.skin)
    body += profile_features(lady, w) if profile else features(court, lady, w)
    if court.beard:
        body += path(BEARDS[court.beard], colour)
        body += beard_details(court, w)
    body += path(hair.over, colour) if hair.over else ""
    body += path(hair.strands, None, w.strand, DETAIL) if hair.strands else ""
    body += HAIR_EXTRAS[court.hair](w) if court.hair in HAIR_EXTRAS else ""
    return body + HEADGEAR[court.headgear](suit, w)


def beard_details(court: Court, w: Wardrobe) -> str:
    """Mouth and locks drawn over a beard."""
    if court.beard in ("square", "forked"):
        locks = "M-24,-176L-20,-150M0,-178L0,-158M24,-176L20,-150M-36,-190L-34,-168M36,-190L34,-168"
        return path("M-14,-195Q0,-187 14,-195Q0,-201 -14,-195Z", LIPS, "none") + path(locks, None, w.strand, DETAIL)
    if court.beard == "pointed":
        return path("M22,-188L44,-160M6,-192L30,-168M52,-194L38,-192", None, w.strand, DETAIL)
    return ""


def coils(w: Wardrobe) -> str:
    """Plaited hair wound in a disc over each ear."""
    return "".join(
        circle(x, -232, 23, w.hair) + circle(x, -232, 14, "none", w.strand, DETAIL) + circle(x, -232, 5, GOLD, "none")
        for x in (-62, 62)
    )


HAIR_EXTRAS: dict[str, Callable[[Wardrobe], str]] = {"coils": coils}
