"""Does a table seal its deals, ask for shares, chain them, and keep each secret until its deal is over?"""

import json
import os
import re
import signal
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.again import SAME
from dummywhist.engine.cards.seal import START, Share, mixed_of, number_of, seal_of
from dummywhist.engine.deal.actions.sealing import GiveShare, MakeSecret, SealDeal
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.fair.kept import Fate, kept_deals
from dummywhist.engine.fair.proof import proofs
from dummywhist.engine.knowledge.redact import ActionSeen, redact_action
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create, open_store, read_file
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.session.event import DealSealed, ShareGiven
from dummywhist.engine.session.overplay import order_of
from dummywhist.engine.session.session import apply
from dummywhist.engine.table import Table
from tests.engine.fair.proved import JO, MAX, RUTH, SECRET, SHARES, give, go_on, play_deal, proving_table
from tests.playing import done_in

ROOT = Path(__file__).parents[3]
A, B, C, _ = PLAYERS


def lines(table):
    return record_text(table.record).splitlines()


def words(table):
    return [entry.action.word for entry in table.entries]


def test_a_deal_is_sealed_after_the_cut_and_dealt_from_what_is_mixed():
    table = proving_table()
    go_on(table)
    assert words(table)[-3:] == ["cut", "secret", "seal"] and table.shares_due
    sealed = table.session.sealed
    assert sealed.after == START and sealed.seal == seal_of(START, sealed.secret)
    assert table.pending() is None and not table.waits_for_chance
    give(table)
    assert table.deal_number == number_of(mixed_of(sealed.seal, sealed.secret, SHARES))
    assert words(table)[-4:] == ["share", "share", "deal", "turn"]


def test_the_entries_are_spelled_as_the_format_says():
    table = proving_table(seed=1)
    give(table)
    text = lines(table)
    sealed = table.session.sealed
    at = text.index("table cut")
    assert text[0] == "dummywhist record 3" and "prove shares" in text[:at]
    assert text[at + 1 : at + 5] == [
        f"chance secret {sealed.secret}",
        f"chance seal {sealed.seal} after start",
        'B share 2 cut 23 words "blue kettle 4417"',
        'A share 1 cut 31 words "Ruth’s garden gate"',
    ]
    assert read_record(record_text(table.record).encode()).log.session == table.session


@pytest.mark.parametrize(
    "text",
    ["seal abc after start", f"seal {SECRET} after stop", f"seal {SECRET.upper()} after start", f"secret {SECRET[1:]}",
     'share 1 cut 52 words "x"', 'share 7 cut 1 words "x"', "share 1 cut 1", 'share 1 cut 01 words ""', "secret",
     f"seal {SECRET}"],
)  # fmt: skip
def test_what_is_no_seal_secret_or_share_is_not_read(text):
    with pytest.raises(Unreadable):
        read_action(text)


@pytest.mark.parametrize("said", ['a "quoted" word', "back\\slash", "", '"', "’"])
def test_any_words_are_written_and_read_again(said):
    given = GiveShare(3, 51, said)
    assert read_action(action_text(given)) == given


def test_nobody_is_asked_where_deals_are_dealt_at_once_or_only_computers_play():
    computers = [person._replace(kind="random") for person in (RUTH, JO, MAX)]
    for table in (proving_table("at-once"), proving_table("shares", computers)):
        go_on(table)
        sealed = table.session.sealed
        assert not table.shares_due
        assert table.deal_number == number_of(mixed_of(sealed.seal, sealed.secret, ()))


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_game_can_prove_its_deals(game):
    chosen = next(one for one in GAMES if one.key == game)
    people = [MAX] * chosen.players
    for changes in ({}, {"jokers": "on"}) if game == "bid-dummy" else ({},):
        table = proving_table("at-once", people, game, seed=3, **changes)
        dice = Random(4)
        while table.session.deals < 2:
            if table.operator().go_on() is not True:
                if table.session.stage == "deal":
                    play_deal(table, dice)
                else:
                    by = table.actors[0]
                    assert table.seat(by).propose(next(iter(table.choices(by)))) is None
        first, second = table.seat(None).proofs()[:2]
        assert first.fair and second.fair and second.after == first.mixed
        assert first.jokers == bool(changes)


def test_seal_follows_seal_through_a_sitting():
    table = proving_table("at-once", seed=5)
    for _ in range(3):
        go_on(table)
        play_deal(table, Random(1))
    proofs = table.seat(None).proofs()
    assert [proof.after for proof in proofs[1:3]] == [proof.mixed for proof in proofs[:2]]
    assert [proof.fate for proof in proofs[:3]] == [Fate.COUNTED] * 3 and all(proof.fair for proof in proofs[:3])


def test_a_share_is_refused_that_is_none():
    table = proving_table()
    go_on(table)

    def said(by, *share):
        answer = table.submit(Proposal(by, GiveShare(*share), table.stamp))
        return answer.message.key if isinstance(answer, Refusal) else ""

    assert said(A, 1, 3, "bl\u200bue") == said(A, 1, 3, " blue") == said(A, 1, 0, "玉") == "refusal.share_sign"
    assert said(A, 1, 3, "x" * 201) == "refusal.share_long"
    assert said(A, 1, 0, "") == said(A, 2, 3, "") == said(A, 1, 52, "") == "refusal.share"
    assert said(A, 1, 3, "") == "" and said(A, 1, 4, "") == "refusal.share"
    assert said(TABLE, 2, 0, "x" * 200) == "" and said(TABLE, 3, 1, "") == ""
    assert isinstance(table.ask_number(12), Refusal)
    assert table.release() is None and isinstance(table.release(), Refusal)
    go_on(table)
    assert said(A, 1, 3, "") == "untimely.share_when"


def test_what_seals_may_be_done_once_between_cut_and_cards_and_by_chance():
    table = proving_table("at-once")
    before = table.session
    seal, secret = SealDeal(SECRET, START), MakeSecret(SECRET)
    cut = apply(before, TABLE, read_action("cut"))[0]
    for session, by, action, key in (
        (before, CHANCE, secret, "untimely.seal_when"),
        (cut, A, secret, "refusal.chance"),
        (cut._replace(proving=""), CHANCE, seal, "untimely.seal_none"),
        (apply(cut, CHANCE, seal)[0], CHANCE, seal, "untimely.seal_twice"),
        (apply(cut, CHANCE, secret)[0], CHANCE, secret, "untimely.seal_twice"),
        (cut, TABLE, GiveShare(1, 1, ""), "untimely.share_when"),
    ):
        with pytest.raises(Unlawful) as found:
            apply(session, by, action)
        assert found.value.message.key == key


def test_a_record_says_how_deals_are_proved_once_and_in_its_version():
    record = new_record("english-dummy", {}, (RUTH, JO, MAX))
    text = record_text(record)
    for wrong in (
        text + "prove shares\n",
        text.replace("record 1", "record 3") + "prove it\n",
        text.replace("record 1", "record 3") + "prove shares\nprove shares\n",
    ):
        with pytest.raises(Unreadable):
            read_record(wrong.encode())
    assert read_record((text.replace("record 1", "record 3") + "prove at-once\n").encode()).log.session.proving


def test_the_next_session_proves_its_deals_too():
    people = [person._replace(name=str(number)) for number, person in enumerate([MAX] * 5)]
    table = proving_table("at-once", people, "classic-whist", seed=2)
    dice = Random(1)
    while table.session.stage != "over":
        if table.operator().go_on() is not True:
            play_deal(table, dice)
    following = table.following()
    assert following is not None and following.proving == "at-once" and following.version == 3


# ---- back and forth ----


def test_another_deal_has_another_seal_and_the_one_thrown_in_stays_in_the_chain():
    table = proving_table()
    give(table)
    first = table.session.sealed
    assert table.operator().deal_anew(None) is None
    give(table, SHARES[:1])
    second = table.session.sealed
    assert second.seal != first.seal and second.after == mixed_of(first.seal, first.secret, first.shares)
    thrown, playing = table.seat(A).proofs()
    assert thrown.fate is Fate.THROWN_IN and thrown.secret == first.secret and thrown.fair
    assert thrown.state.key == "proof.not_played" and thrown.hand is not None
    assert playing.fate is Fate.PLAYING and playing.secret == "" and playing.state.key == "proof.playing"
    again = read_record(record_text(table.record).encode()).log
    assert again.chain.links == table._log.chain.links
    # What was thrown in was told, and is not dealt again.
    table.operator().undo()
    assert table.session.sealed.seal != first.seal


def test_taking_back_leads_to_the_same_seal_shares_and_cards():
    table = proving_table()
    give(table)
    play_deal(table, Random(3))
    give(table)
    sealed, number = table.session.sealed, table.deal_number
    assert table.session.deals == 1
    for _ in range(100):
        if table.session.deals == 0:
            break
        assert table.operator().undo() is None
    assert table.session.deals == 0
    waiting = table.seat(None).proofs()[1]
    assert waiting.seal == sealed.seal and waiting.fate is Fate.PLAYING and waiting.secret == ""
    for _ in range(200):
        if table.session.deals == 1 and not table.session.between_deals and table.deal_number is not None:
            break
        if table.operator().redo() is not None:
            break
    go_on(table)
    assert table.session.sealed == sealed and table.deal_number == number
    assert [proof.seal for proof in table.seat(None).proofs()[1:]] == [sealed.seal]


def test_no_other_shares_can_be_given_to_a_seal_whose_cards_were_seen():
    table = proving_table()
    give(table)
    sealed, number = table.session.sealed, table.deal_number
    place = words(table).index("share")
    table.rewind(place)
    assert not table.shares_due or table.waits_for_chance
    go_on(table)
    assert table.session.sealed == sealed and table.deal_number == number


def test_the_same_deal_again_keeps_its_seal():
    table = proving_table()
    give(table)
    sealed = table.session.sealed
    table.operator().restart()
    assert table.session.sealed == sealed and len(table.seat(None).proofs()) == 1


def test_while_shares_are_given_no_deal_can_be_thrown_in_or_begun_anew():
    table = proving_table()
    give(table)
    play_deal(table, Random(3))
    go_on(table)
    assert table.shares_due and table.session.deals == 1
    assert table.restarts() is None and isinstance(table.take_cards_back(), Refusal)


def test_a_deal_whose_number_was_asked_for_has_no_seal():
    table = proving_table("at-once")
    assert table.ask_number(77) is None
    go_on(table)
    assert table.deal_number == 77 and "seal" not in words(table)
    play_deal(table, Random(1))
    (unsealed, *_) = table.seat(None).proofs()
    assert unsealed.state.key == "proof.no_seal" and not unsealed.fair and not unsealed.wrong
    go_on(table)
    assert table.session.sealed.after == START


def test_an_abandoned_deal_tells_its_secret():
    table = proving_table()
    go_on(table)
    sealed = table.session.sealed
    table.operator().break_off()
    (proof,) = table.seat(None).proofs()
    assert proof.fate is Fate.THROWN_IN and proof.secret == sealed.secret and proof.fair


# ---- a killed program ----


CHILD = """
import os, sys
from pathlib import Path
from tests.engine.fair.test_sealed_table import steps_to_the_cards, table_at

left = int(sys.argv[2])
for seal in steps_to_the_cards(table_at(Path(sys.argv[1]))):
    os.write(1, f"{seal}\\n".encode())
    if not left:
        os.kill(os.getpid(), 9)
    left -= 1
"""


def table_at(path):
    """Return the table that is kept at ``path``, or a new one."""
    if path.exists():
        store, loaded = open_store(path)
        return Table(loaded.log, store, automation=EVERYTHING)
    record = new_record("english-dummy", {"first_dummy": "agreed"}, (RUTH, JO, MAX), proving="shares")
    table = Table(record, create(path, record), automation=EVERYTHING)
    table.operator().agree_order((1, 2, 3))
    return table


def steps_to_the_cards(table):
    """Go on until the cards lie, and yield the seal that is to be seen after each step."""
    yield table.session.sealed.seal
    while True:
        given = table.session.sealed.shares
        if table.shares_due and len(given) < len(SHARES):
            share = SHARES[len(given)]
            player = next(player for player, entrant in table.session.entrant_of.items() if entrant == share.entrant)
            assert table.seat(player).propose(GiveShare(*share)) is None
        else:
            table.release()
            if table.operator().go_on() is not True:
                return
        yield table.session.sealed.seal


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a program so")
def test_a_program_killed_at_any_step_goes_on_with_the_same_seal(tmp_path):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    steps = len(list(steps_to_the_cards(table_at(tmp_path / "whole.dwr"))))
    assert steps >= 8
    for at in range(steps):
        path = tmp_path / f"{at}.dwr"
        command = [sys.executable, "-c", CHILD, str(path), str(at)]
        killed = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert killed.returncode == -signal.SIGKILL, killed.stderr
        seen = {seal for seal in killed.stdout.splitlines() if seal}
        before = read_file(path).log.session.sealed
        table = table_at(path)
        assert len(list(steps_to_the_cards(table))) == steps - at
        sealed = table.session.sealed
        assert seen <= {sealed.seal} and before.secret in ("", sealed.secret)
        assert sealed.shares == SHARES and sealed.shares[: len(before.shares)] == before.shares


# ---- secrecy ----


def told(table, viewer):
    """Return all that a seat gets of the table, spelled."""
    seat = table.seat(viewer)
    view = seat.view
    return json.dumps(
        [
            None if view is None else view_text(view),
            [repr(step) for step in seat.since(0)],
            [repr(entry) for entry in seat.entries()],
            repr(seat.standing),
            repr(seat.proofs()),
            [repr(choice) for choice in seat.choices()],
        ]
    )


def test_before_the_count_no_seat_gets_the_secret_and_the_same_seal_looks_the_same_whatever_it_is():
    """Two tables that differ in the secret alone: all but the seal, which tells nothing of it, is alike."""
    tables = [proving_table(seed=seed) for seed in (1, 2)]
    for table in tables:
        go_on(table)
    for viewer in (None, A, B, C):
        for table in tables:
            sealed = table.session.sealed
            assert sealed.secret and sealed.secret not in told(table, viewer) and sealed.seal in told(table, viewer)
        first, second = (
            told(table, viewer).replace(table.session.sealed.seal, "SEAL") for table in tables
        )  # no card is dealt yet
        assert first == second


def test_no_seat_gets_secret_mixed_or_number_until_the_count():
    table = proving_table()
    give(table)
    dice = Random(8)
    looked = 0
    while table.session.deals == 0:
        sealed = table.session.sealed
        hidden = (sealed.secret, mixed_of(sealed.seal, sealed.secret, sealed.shares)[:16], str(table.deal_number))
        if dice.random() < 0.2:
            looked += 1
            for viewer in (None, A, B, C):
                assert not [one for one in hidden if one in told(table, viewer)]
        if table.operator().go_on() is not True:
            by = dice.choice([by for by in table.actors if done_in(table.session, by)])
            assert table.seat(by).propose(dice.choice(done_in(table.session, by))) is None
    assert looked > 10
    for viewer in (None, A, B, C):
        assert hidden[0] in told(table, viewer)


def test_events_and_actions_of_the_sealing_are_redacted():
    table = proving_table()
    give(table)
    events = [event for step in table.seat(C).since(0) for event in step.events]
    assert [event for event in events if isinstance(event, DealSealed | ShareGiven)] == [
        DealSealed(table.session.sealed.seal),
        ShareGiven(2, 23, "blue kettle 4417"),
        ShareGiven(1, 31, "Ruth’s garden gate"),
    ]
    for viewer in (None, A, B, C):
        assert redact_action(MakeSecret(SECRET), CHANCE, None, viewer) == ActionSeen("secret")


# ---- what does not fit ----


@pytest.fixture(scope="module")
def sitting():
    """The record of three proved deals, the second thrown in, and what is hidden in it."""
    table = proving_table(seed=9)
    give(table)
    play_deal(table, Random(1))
    give(table)
    table.operator().deal_anew(None)
    give(table)
    play_deal(table, Random(2))
    return record_text(table.record)


def proofs_of(text):
    log = read_record(text.encode()).log
    return Table(log).seat(None).proofs()


def without(text, *starts):
    """Return a record without lines that begin so; results go too, for they may differ."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(starts))


def test_a_whole_sitting_is_fair(sitting):
    proofs = proofs_of(sitting)
    assert [proof.fate for proof in proofs] == [Fate.COUNTED, Fate.THROWN_IN, Fate.COUNTED]
    assert all(proof.fair and not proof.wrong for proof in proofs)
    assert [[line.said.key for line in proof.lines] for proof in proofs] == [
        ["proof.seal", "proof.number", "proof.pack_fits", "proof.hands"]
    ] * 3


@pytest.mark.parametrize("seed", range(4))
def test_every_changed_bit_of_secret_seal_or_share_is_found(sitting, seed):
    dice = Random(seed)
    for word, key in (("secret", "proof.seal_no"), ("seal", "proof.seal_no"), ("share", "proof.number_no")):
        places = [at for at, line in enumerate(sitting.splitlines()) if f" {word} " in line]
        rows = sitting.splitlines()
        at = dice.choice(places)
        who, _, rest = rows[at].partition(f" {word} ")
        if word == "share":
            changed = dice.choice((rest.replace("kettle", "kettles"), rest.replace("cut 23", "cut 24")))
            changed = changed if changed != rest else rest.replace("gate", "gape")
        else:
            place = dice.randrange(64)
            changed = rest[:place] + f"{int(rest[place], 16) ^ 1 << dice.randrange(4):x}" + rest[place + 1 :]
        rows[at] = f"{who} {word} {changed}"
        wrong = [proof for proof in proofs_of("\n".join(rows) + "\n") if proof.wrong]
        assert key in [line.said.key for proof in wrong for line in proof.lines if not line.fits], (word, rows[at])


def first_deal(sitting):
    """Return the lines of the first deal up to its turned card, after which it is broken off; where the deal stands."""
    rows = without(sitting, "result").splitlines()
    start = next(at for at, line in enumerate(rows) if line.startswith("chance deal"))
    return [*rows[: start + 2], "table abandon"], start


def flips(text, digits):
    """Yield ``text`` with each of its bits changed: of hexadecimal digits, or of letters that can be seen then."""
    for place, sign in enumerate(text):
        for bit in range(4 if digits else 7):
            other = f"{int(sign, 16) ^ 1 << bit:x}" if digits else chr(ord(sign) ^ 1 << bit)
            if digits or (other.isalnum() and sign != " "):
                yield text[:place] + other + text[place + 1 :]


@pytest.mark.slow
def test_every_single_bit_of_a_proof_counts(sitting):
    """All 256 bits of the secret, all of the seal, and those of cut and words, one after the other."""
    rows, _ = first_deal(sitting)
    changes = []
    for at, line in enumerate(rows):
        head, _, last = line.rpartition(" ")
        if line.startswith("chance secret "):
            changes += [(at, f"{head} {other}", 0) for other in flips(last, digits=True)]
        elif line.startswith("chance seal "):
            word = "chance seal "
            seal, rest = line.removeprefix(word).split(" ", 1)
            changes += [(at, f"{word}{other} {rest}", 0) for other in flips(seal, digits=True)]
        elif " share " in line:
            start, cut, said = (part.strip() for part in re.split(r" cut (\d+) words ", line))
            bits = [int(cut) ^ 1 << bit for bit in range(6)]
            changes += [(at, f"{start} cut {other} words {said}", 1) for other in bits if 0 < other < 52]
            words = said.strip('"')
            changes += [(at, f'{start} cut {cut} words "{other}"', 1) for other in flips(words, digits=False)]
    assert len(changes) > 512 + 50
    for at, line, wrong in changes:
        (proof,) = proofs_of("\n".join([*rows[:at], line, *rows[at + 1 :], ""]))
        assert proof.lines[wrong].fits is False and not proof.fair, line


@pytest.mark.slow
def test_any_two_cards_that_changed_hands_are_found(sitting):
    rows, start = first_deal(sitting)
    head = rows[start].partition(" number ")[0]
    dealt, last = head.removeprefix("chance deal N:").split(" last ")
    held = [[suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]
            for hand in dealt.split(" ")]  # fmt: skip
    pairs = [(a, b, one, other) for a, b in combinations(range(4), 2) for one in held[a] for other in held[b]]
    for a, b, one, other in Random(5).sample([pair for pair in pairs if last not in pair[2:]], 150):
        hands = [[{one: other, other: one}.get(card, card) if at in (a, b) else card for card in cards]
                 for at, cards in enumerate(held)]  # fmt: skip
        spelled = " ".join(
            ".".join(
                "".join(sorted((c[1] for c in cards if c[0] == suit), key="AKQJT98765432".index)) for suit in "SHDC"
            )
            for cards in hands
        )
        # Broken off there: what was played may not follow from these hands.
        rows[start] = f"chance deal N:{spelled} last {last}"
        (proof,) = proofs_of("\n".join([*rows, ""]))
        assert [line.fits for line in proof.lines] == [True, True, True, False]
        assert proof.lines[3].said.key == "proof.misplaced"


def test_a_number_that_is_not_that_of_the_shares_is_found(sitting):
    rows = sitting.splitlines()
    start = next(at for at, line in enumerate(rows) if line.startswith("chance deal"))
    setup = read_record("\n".join([*rows[:start], ""]).encode()).log.session.deal.setup
    other = f"chance {action_text(deal_out(setup, 77))}"
    (proof,) = proofs_of("\n".join([*rows[:start], other, "table turn", "table abandon"]) + "\n")
    assert [line.fits for line in proof.lines] == [True, False, True, True]
    assert proof.lines[1].said.key == "proof.number_no" and "number 77\n" in proof.text()


def test_a_deal_left_out_of_the_chain_is_found(sitting):
    rows = sitting.splitlines()
    back = next(at for at, line in enumerate(rows) if line.startswith("back "))
    secret = max(at for at, line in enumerate(rows[:back]) if line.startswith("chance secret"))
    text = "\n".join([*rows[:secret], *rows[back + 1 :]]) + "\n"
    first, second = proofs_of(text)
    assert first.fair and not second.fair and second.broken.key == "proof.broken"
    assert second.broken.args == {"deal": 2, "before": 1}


def test_a_sitting_that_does_not_begin_at_its_start_is_found(sitting):
    rows = sitting.splitlines()
    begin = next(at for at, line in enumerate(rows) if line.startswith("chance secret"))
    later = f"chance seal {seal_of(SECRET, rows[begin].rpartition(' ')[2])} after {SECRET}"
    (proof,) = proofs_of("\n".join([*rows[: begin + 1], later, "table abandon"]) + "\n")
    assert proof.broken.key == "proof.no_start" and proof.wrong and not proof.fair
    assert all(line.fits for line in proof.lines)


def test_a_sign_that_cannot_be_seen_is_found_with_who_gave_it(sitting):
    (proof, *_) = proofs_of(sitting.replace("kettle", "ket\u200btle", 1))
    assert proof.lines[1].said.key == "proof.sign" and proof.lines[1].said.args == {"name": "Jo"}
    assert proof.lines[0].fits and proof.wrong


def test_a_seal_without_a_secret_was_never_shown(sitting):
    rows = sitting.splitlines()
    rows = rows[: rows.index("table count") + 1]
    (proof, *_) = proofs_of("\n".join(line for line in rows if not line.startswith("chance secret")) + "\n")
    assert proof.state.key == "proof.never_shown" and not proof.lines and not proof.fair


def test_a_record_without_seals_proves_nothing():
    table = Table(Log(new_record("english-dummy", {}, (MAX,) * 3)), automation=EVERYTHING)
    go_on(table)
    play_deal(table, Random(1))
    (proof,) = table.seat(None).proofs()
    assert proof.state.key == "proof.no_seal"


def test_who_asks_sees_the_hand_that_he_was_dealt(sitting):
    log = read_record(sitting.encode()).log
    table = Table(log)
    hands = next(entry.action.hands for entry in log.entries if entry.action.word == "deal")
    for player in table.session.players:
        proof = table.seat(player).proofs()[0]
        assert proof.hand == hands[proof.to] and proof.lines[3].said.key == "proof.hand"


def test_the_store_keeps_the_secret_before_the_seal_is_shown(tmp_path):
    record = new_record("english-dummy", {"first_dummy": "agreed"}, (RUTH, JO, MAX), proving="shares")
    table = Table(record, create(tmp_path / "a.dwr", record), automation=EVERYTHING)
    table.operator().agree_order((1, 2, 3))
    go_on(table)
    table.close()
    _, loaded = open_store(tmp_path / "a.dwr")
    assert loaded.log.session.sealed == table.session.sealed
    assert loaded.log.session.sealed.secret


@pytest.mark.parametrize("proving", ["shares", "at-once"])
@pytest.mark.parametrize("suits", ["off", "on"])
def test_DW_MNE_1_a_tray_that_comes_again_is_sealed_once_and_its_proof_says_so(proving, suits):
    people = (RUTH, *(Person(name, "random") for name in ("Bess", "Cora", "Dora")))
    rules = {"trays": 4, "movement": "mnemonic", "suit_permutation": suits, "partners": "agreed"}
    table = proving_table(proving, people, "duplicate-whist", seed=3, **rules)
    assert table.operator().agree_order((1, 3, 2, 4)) is None
    dice = Random(1)
    while table.session.stage != "over":
        go_on(table)
        again = table.session.deals >= 4
        assert bool(table.session.sealed.seal) is not again and table.shares_due is (proving == "shares" and not again)
        if table.shares_due:
            give(table, (Share(1, 20, "kettle"),))
        play_deal(table, dice)
    found = table.operator().seat(None).proofs()
    assert [proof.fair for proof in found] == [True] * 4 + [False] * 4 and not any(proof.broken for proof in found)
    order = [changed.tray for changed in order_of(table.session)]
    for proof, tray in zip(found[4:], order, strict=True):
        said = worded(proof.state, ENGLISH)
        assert said.startswith(f"Tray {tray} came again, turned by a quarter") and "sealed when they were dealt" in said
        assert ("nothing proves them" in said) is (proof.again.suits != SAME)
    assert [proof.state for proof in read_back(table)] == [proof.state for proof in found]


def read_back(table):
    """Return the proofs that a record of the table gives."""
    log = read_record(record_text(table.record).encode()).log
    return proofs(kept_deals(log), [person.name for person in log.people])
