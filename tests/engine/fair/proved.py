"""How do the tests come to tables that prove their deals, and how are random proofs compared with the script?"""

import secrets
from random import Random

from dummywhist.engine.cards.card import JOKERS, PACK
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seal import START, Share, mixed_of, number_of, plain_words, seal_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.actions.sealing import GiveShare
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.fair import check_deal
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.table import Table
from tests.playing import done_in
from tests.sections import Section

SECRET = "ceae2db598a2fa0fda6ff318adb65f2e21650dd4a2c06a094dfcad4368eabc3f"
SHARES = (Share(2, 23, "blue kettle 4417"), Share(1, 31, "Ruth’s garden gate"))
SIGNS = "".join(map(chr, [*range(32, 127), *range(0xC0, 0x180), 0x2019]))
"""About all that words may hold, with two signs among them that they may not: × and ÷."""
RUTH, JO, MAX = Person("Ruth", "person"), Person("Jo", "person"), Person("Max", "random")


def proving_table(proving="shares", people=(RUTH, JO, MAX), game="english-dummy", store=None, seed=None, **changes):
    """Return a table that proves its deals, in which everything is done that can be."""
    rules = {"first_dummy": "agreed", **changes} if game == "english-dummy" else changes
    dice = Random(seed)
    chosen = secrets.token_hex if seed is None else lambda _size: f"{dice.getrandbits(256):064x}"
    table = Table(
        new_record(game, rules, people, proving=proving), store, automation=EVERYTHING, secrets=lambda: chosen(32)
    )
    if game == "english-dummy":
        assert table.operator().agree_order((1, 2, 3)) is None
    return table


def go_on(table: Table) -> None:
    """Do what nobody need choose."""
    while table.operator().go_on() is True:
        pass


def give(table: Table, shares=SHARES) -> None:
    """Let people give these shares, in this order, and have the cards dealt."""
    go_on(table)
    for share in shares:
        (player,) = (player for player, entrant in table.session.entrant_of.items() if entrant == share.entrant)
        assert table.seat(Player(player)).propose(GiveShare(*share)) is None
    if table.shares_due:
        assert table.operator().deal_sealed() is None
    go_on(table)


def play_deal(table: Table, dice: Random) -> None:
    """Play the deal on the table to its count, by any cards."""
    deals = table.session.deals
    while table.session.deals == deals and table.session.stage == "deal":
        if table.operator().go_on() is True:
            continue
        able = [by for by in table.actors if done_in(table.session, by)]
        by = dice.choice(able)
        assert table.seat(by).propose(dice.choice(done_in(table.session, by))) is None


def some_words(dice: Random) -> str:
    """Return words as a person might type them, as they are kept."""
    typed = "".join(dice.choice(SIGNS) for _ in range(dice.choice((0, 1, 7, 30, 120))))
    return plain_words(typed.replace("×", "x").replace("÷", ":"))


def some_shares(dice: Random) -> tuple[Share, ...]:
    """Return what up to six people give."""
    found = (Share(entrant, dice.randrange(52), some_words(dice)) for entrant in range(1, dice.randrange(1, 8)))
    shares = [share for share in found if share.cut or share.words]
    return tuple(dice.sample(shares, len(shares)))


def flipped(text: str, dice: Random) -> str:
    """Return hexadecimal digits with one bit changed."""
    place = dice.randrange(len(text))
    return f"{text[:place]}{int(text[place], 16) ^ 1 << dice.randrange(4):x}{text[place + 1 :]}"


def compare_proofs(count: int, seed: int) -> str:
    """Compare the table's code with the script on random proofs, and change a bit of each; return the totals."""
    dice = Random(seed)
    changed = 0
    for _ in range(count):
        secret = f"{dice.getrandbits(256):064x}"
        after = dice.choice((START, f"{dice.getrandbits(256):064x}"))
        shares, jokers = some_shares(dice), dice.random() < 0.2
        given = [(share.cut, share.words) for share in shares]
        seal = seal_of(after, secret)
        mixed = mixed_of(seal, secret, shares)
        pack = [card_text(card) for card in shuffled(number_of(mixed), (*PACK, *JOKERS) if jokers else PACK)]
        assert check_deal.check(after, seal, secret, given, jokers) == (number_of(mixed), mixed, pack)
        changed += _changes(after, seal, secret, given, dice)
    return f"{count} random proofs, script and table agree; {changed} changed bits all found"


def _changes(after: str, seal: str, secret: str, given: list[tuple[int, str]], dice: Random) -> int:
    """Change one bit of each thing; each change gives another seal or another deal."""
    assert check_deal.seal_of(after, flipped(secret, dice)) != seal
    assert check_deal.seal_of(after, secret) != flipped(seal, dice)
    mixed = check_deal.mixed_of(seal, secret, given)
    others: list[list[tuple[int, str]]] = [given[1:], [*given, (1, "")]] if given else [[(1, "")]]
    for place, (cut, words) in enumerate(given):
        others.append([*given[:place], (cut ^ 1 << dice.randrange(6), words), *given[place + 1 :]])
        signs = [sign for sign in range(len(words)) if words[sign] != " "]
        if signs:
            at = dice.choice(signs)
            changed = words[:at] + ("y" if words[at] == "x" else "x") + words[at + 1 :]
            others.append([*given[:place], (cut, changed), *given[place + 1 :]])
    for other in others:
        assert check_deal.mixed_of(seal, secret, other) != mixed
    return 2 + len(others)


PROOFS = Section("proofs", "random proofs that a deal was fair", 100_000, compare_proofs)
