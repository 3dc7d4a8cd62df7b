"""Which deals fit a wish? `dummywhist deals --find "trumps 5-3, dummy weak hearts"`."""

import json
from random import Random, SystemRandom

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.tables import show, table
from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.notation import card_text, hand_text, hands_text, suit_text
from dummywhist.engine.cards.seat import SEATS, seat_text
from dummywhist.engine.wishes.making import Maker
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.engine.wishes.wish import Made

MOST: int = 1000


@click.command("deals", help="Make deals that fit a wish, each that fits with the same chance.")
@click.option(
    "--find", "wish", required=True, metavar="WISH", help='Facts with commas: "trumps 5-3, dummy weak hearts".'
)
@click.option("--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="How many deals.")
@click.option("--seed", type=int, default=None, help="The same number makes the same deals.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(wish: str, count: int, seed: int | None, as_json: bool) -> None:
    """Make deals."""
    rng = SystemRandom() if seed is None else Random(seed)
    with failing_clearly():
        maker = Maker(read_wish(wish))
    chance = maker.chance_tried(rng)
    deals = []
    for _ in range(count):
        # What depends on no clock is the same for the same seed; only solving must end some time.
        made = maker.made(rng) if maker.solves else maker.made(rng, clock=lambda: 0.0)
        if made is None:
            raise click.ClickException(f"No deal in {maker.tried:,} fits this wish. Loosen it.".replace(",", " "))
        deals.append(made)
    if as_json:
        for made in deals:
            print(json.dumps({**_told(made), "chance": chance, "exact": not maker.tries}))
        return
    shown = table("", "Dummy", "Left", "Right", "You", "Dealer", "Turned")
    for made in deals:
        hands = [hand_text(made.hands[seat]) for seat in (SEATS[0], SEATS[3], SEATS[1], SEATS[2])]
        shown.add_row(*hands, seat_text(made.dealer), card_text(made.turned))
    show(shown)
    show(chance_words(chance, exact=not maker.tries))


def chance_words(chance: float, *, exact: bool) -> str:
    """Return the chance in words: one deal in how many fits."""
    if not chance:
        return "None of those that were tried at first fits."
    if exact and chance == 1:
        return "Every deal fits."
    many = 1 / chance
    number = f"{many:.1f}" if many < 10 else f"{round(many):,}".replace(",", " ")
    return f"{'' if exact else 'About '}{'1' if exact else 'one'} deal in {number} fits."


def _told(made: Made) -> dict[str, object]:
    return {
        "deal": hands_text(list(made.hands)),
        "dealer": seat_text(made.dealer),
        "turned": card_text(made.turned),
        "trump": suit_text(Suit(made.turned // 13)),
        "scores": list(made.scores),
    }
