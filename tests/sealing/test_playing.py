"""Is a sealed match played tray by tray, each opened on the disk before it is seen, and is no secret told?"""

import hashlib
import os
import stat

import pytest
from nacl.signing import SigningKey

from dummywhist.cli import match_by_file
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.engine.errors import DummyWhistError
from dummywhist.sealing import sealed as sealing
from dummywhist.sealing.keeping import ResultFile
from dummywhist.sealing.results import Begins, Counted, Opened, key_text, read_results
from dummywhist.sealing.sealed import Agreed, deal_of, key_of, opened, read_sealed, sealed_text
from dummywhist.sealing.signer import signer_of
from tests.cli.running import reports, run
from tests.sealing.friends import LEVELS, WORD, entries, match, results, signer, written

SEALED = read_sealed(match(4))
BEGINS = Begins(SEALED.name, 4, key_text(signer("Ruth")), "Ruth")
SECRET = "1f" * 32


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DUMMYWHIST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DUMMYWHIST_WORD", WORD)
    return tmp_path


def test_the_trays_are_those_of_the_secret(monkeypatch):
    monkeypatch.setattr(sealing, "new_secret", lambda: SECRET)
    text = sealed_text(Agreed("Cup", 5, "strong", "spades", "30 November"), WORD)
    sealed = read_sealed(text.encode())
    assert sealed.agreed == Agreed("Cup", 5, "strong", "spades", "30 November")
    opens = key_of(sealed.salt, f"  {WORD} ")
    assert [opened(sealed, opens, n) for n in range(1, 6)] == [dealt(n, deal_of(SECRET, n)) for n in range(1, 6)]
    first = hashlib.sha256(b"dummywhist match 1\n" + SECRET.encode() + b"\n1\n").digest()[:8]
    assert deal_of(SECRET, 1) == int.from_bytes(first, "big")
    assert SECRET not in text and WORD not in text and not any(str(deal_of(SECRET, n)) in text for n in range(1, 6))


def test_the_key_is_made_by_scrypt_as_the_page_of_the_file_says():
    made = hashlib.scrypt(WORD.encode(), salt=b"s" * 16, n=2**17, r=8, p=1, maxmem=2**28, dklen=32)
    assert key_of(b"s" * 16, WORD) == made


def test_a_word_is_the_same_however_it_is_composed():
    assert key_of(b"0" * 16, "Zoe\u0308") == key_of(b"0" * 16, "Zoë")


@pytest.mark.parametrize(
    "agreed",
    [Agreed("", 4, "steady"), Agreed("A", 3, "steady"), Agreed("A", 49, "steady"), Agreed("A", 4, "perfect"),
     Agreed("A", 4, "steady", "stars"), Agreed("A", 4, "steady", closes="a\nb")],
)  # fmt: skip
def test_what_cannot_be_agreed_is_said(agreed):
    with pytest.raises(DummyWhistError):
        sealed_text(agreed, WORD)


def test_no_word_seals_nothing():
    with pytest.raises(DummyWhistError, match="a word that opens them"):
        sealed_text(Agreed("A", 4, "steady"), "  ")


def test_a_file_of_results_goes_on_where_it_was_left(tmp_path):
    path = tmp_path / "ruth.dwr"
    file = ResultFile(path, BEGINS, signer("Ruth"))
    file.open_tray(1)
    file.close()
    assert read_results(path.read_bytes()).entries == (Opened(1),)
    file = ResultFile(path, BEGINS, signer("Ruth"))
    assert file.next == 1
    file.open_tray(1)  # it stands there: the cards have been seen once
    file.count(Counted(1, 7, LEVELS))
    file.close()
    assert read_results(path.read_bytes()).entries == (Opened(1), Counted(1, 7, LEVELS))


def test_a_line_that_was_torn_gives_way_to_the_next(tmp_path):
    path = tmp_path / "ruth.dwr"
    with_one = ResultFile(path, BEGINS, signer("Ruth"))
    with_one.open_tray(1)
    with_one.close()
    path.write_bytes(path.read_bytes() + b"result tray 1 NS 1")
    file = ResultFile(path, BEGINS, signer("Ruth"))
    assert file.torn == "result tray 1 NS 1"
    file.count(Counted(1, 9, LEVELS))
    file.close()
    assert read_results(path.read_bytes()).tricks == {1: 9}


@pytest.mark.parametrize(
    ("entry", "why"),
    [(Opened(2), "Tray 1 is missing"), (Counted(1, 7, LEVELS), "not opened before"), (Opened(5), "Tray 1 is missing")],
)  # fmt: skip
def test_what_does_not_fit_is_never_written(tmp_path, entry, why):
    path = tmp_path / "ruth.dwr"
    file = ResultFile(path, BEGINS, signer("Ruth"))
    before = path.read_bytes()
    with pytest.raises(DummyWhistError, match=why):
        file._write(entry)
    file.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("begins", "by", "why"),
    [
        (BEGINS._replace(match="0" * 64), "Ruth", "are of another match"),
        (BEGINS._replace(player="Max"), "Ruth", "These are Ruth’s results, and not those of Max."),
        (BEGINS._replace(key=key_text(signer("Eve"))), "Eve", "another installation"),
    ],
)
def test_results_of_something_else_are_left_as_they_are(tmp_path, begins, by, why):
    path = tmp_path / "ruth.dwr"
    ResultFile(path, BEGINS, signer("Ruth")).close()
    before = path.read_bytes()
    with pytest.raises(DummyWhistError, match=why):
        ResultFile(path, begins, signer(by))
    assert path.read_bytes() == before


def test_a_file_has_one_writer(tmp_path):
    first = ResultFile(tmp_path / "ruth.dwr", BEGINS, signer("Ruth"))
    with pytest.raises(BlockingIOError):
        ResultFile(tmp_path / "ruth.dwr", BEGINS, signer("Ruth"))
    first.close()


# ---- the key of the installation ----


def test_an_installation_has_one_key_that_its_user_alone_reads(tmp_path):
    path = tmp_path / "home" / "signer.key"
    made = signer_of(path)
    assert signer_of(path) == made and isinstance(made, SigningKey)
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o644)
        signer_of(path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_is_no_key_is_not_replaced(tmp_path):
    path = tmp_path / "signer.key"
    path.write_text("mine")
    with pytest.raises(DummyWhistError, match=r"signer\.key holds no key"):
        signer_of(path)
    assert path.read_text() == "mine"


# ---- the commands ----


def played(capsys, home, player, *more):
    return reports(
        capsys, "duplicate", "play", "--sealed", str(home / "cup.dwm"), "--player", player,
        "--results", str(home / f"{player}.dwr"), "--players", "beginner", *more,
    )  # fmt: skip


def test_a_match_is_made_played_and_merged(capsys, home):
    made = reports(capsys, "duplicate", "make", str(home / "cup.dwm"), "--trays", "4", "--level", "beginner")
    assert made[0]["trays"] == 4 and made[0]["trump"] == "turned"
    for player in ("Ruth", "Max"):
        told = played(capsys, home, player)
        assert [one["tray"] for one in told] == [1, 2, 3, 4]
    assert played(capsys, home, "Ruth") == []  # all played: nothing is done again
    names = [str(home / f"{name}.dwr") for name in ("Ruth", "Max")]
    found = reports(capsys, "duplicate", "merge", str(home / "cup.dwm"), *names, "--travellers")
    assert [one["fate"] for one in found if one["kind"] == "file"] == ["match", "counted", "counted"]
    ranks = {one["player"]: one for one in found if one["kind"] == "rank"}
    lines = [one for one in found if one["kind"] == "traveller"]
    for player, rank in ranks.items():
        assert rank["trays"] == rank["of"] == 4
        assert rank["tricks"] == sum(one["tricks"] for one in lines if one["player"] == player)


def test_the_same_seed_plays_the_same_and_a_match_goes_on(capsys, home, monkeypatch):
    reports(capsys, "duplicate", "make", str(home / "cup.dwm"), "--trays", "4", "--trump", "hearts")
    whole = played(capsys, home, "Ruth", "--seed", "a")
    real, count = match_by_file.tray_played, []

    def breaks(*args):
        count.append(args)
        if len(count) == 3:
            raise KeyboardInterrupt
        return real(*args)

    monkeypatch.setattr(match_by_file, "tray_played", breaks)
    run(capsys, "duplicate", "play", "--sealed", str(home / "cup.dwm"), "--player", "Max", "--results",
        str(home / "Max.dwr"), "--players", "beginner", "--seed", "a")  # fmt: skip
    assert read_results((home / "Max.dwr").read_bytes()).last == Opened(3)
    assert all(args[4] == {"trump": "declared_suit", "declared": "hearts"} for args in count)
    monkeypatch.undo()
    monkeypatch.setenv("DUMMYWHIST_HOME", str(home / "home"))
    monkeypatch.setenv("DUMMYWHIST_WORD", WORD)
    assert played(capsys, home, "Max", "--seed", "a") == whole[2:]


def test_a_tray_is_opened_on_the_disk_before_it_is_played(capsys, home, monkeypatch):
    reports(capsys, "duplicate", "make", str(home / "cup.dwm"), "--trays", "4")
    real, seen = match_by_file.tray_played, []

    def watched(*args):
        seen.append(read_results((home / "Ruth.dwr").read_bytes()).last)
        return real(*args)

    monkeypatch.setattr(match_by_file, "tray_played", watched)
    played(capsys, home, "Ruth")
    assert seen == [Opened(1), Opened(2), Opened(3), Opened(4)]


def test_no_secret_is_told_or_kept(capsys, home, monkeypatch):
    monkeypatch.setattr(sealing, "new_secret", lambda: SECRET)
    said = [run(capsys, "duplicate", "make", str(home / "cup.dwm"), "--trays", "4")]
    path = str(home / "cup.dwm")
    for player in ("Ruth", "Max"):
        said.append(run(capsys, "duplicate", "play", "--sealed", path, "--player", player, "--results",
                        str(home / f"{player}.dwr"), "--players", "beginner", "--json"))  # fmt: skip
    said.append(run(capsys, "duplicate", "merge", path, str(home / "Ruth.dwr"), str(home / "Max.dwr"), "--json"))
    assert [status for status, _, _ in said] == [0] * 4
    sealed = read_sealed((home / "cup.dwm").read_bytes())
    signing = (home / "home" / "signer.key").read_text().strip()
    deals = [str(deal_of(SECRET, n)) for n in range(1, 5)]
    secrets = [SECRET, WORD, key_of(sealed.salt, WORD).hex(), signing, *deals]
    texts = ["".join(out + err for _, out, err in said)]
    texts += [file.read_text() for file in home.rglob("*") if file.is_file() and file.name != "signer.key"]
    assert len(texts) >= 5 and not [secret for secret in secrets for text in texts if secret in text]


def test_a_wrong_word_begins_no_file(capsys, home):
    (home / "cup.dwm").write_bytes(match(4))
    status, out, err = run(capsys, "duplicate", "play", "--sealed", str(home / "cup.dwm"), "--player", "Ruth",
                           "--results", str(home / "ruth.dwr"), "--word", "other")  # fmt: skip
    assert status and not out and "This word opens no tray" in err and not (home / "ruth.dwr").exists()


def test_a_tray_that_was_changed_is_said_of_the_match_and_what_was_played_before_stays(capsys, home):
    reports(capsys, "duplicate", "make", str(home / "cup.dwm"), "--trays", "4", "--level", "beginner")
    path = home / "cup.dwm"
    lines = path.read_text().splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith("tray 2 "))
    lines[at] = f"tray 2 {'0' * 8}{lines[at][len('tray 2 ') + 8 :]}"
    path.write_text("".join(lines))
    before = path.read_bytes()
    status, _, err = run(capsys, "duplicate", "play", "--sealed", str(path), "--player", "Ruth",
                         "--results", str(home / "ruth.dwr"), "--players", "beginner")  # fmt: skip
    assert status == 1
    assert f"{path}: Tray 2 does not open with the word that opens others" in err
    assert path.read_bytes() == before
    last = read_results((home / "ruth.dwr").read_bytes()).last
    assert isinstance(last, Counted) and last.tray == 1, "tray 2 was not opened"


def test_merging_leaves_files_as_they_are_and_knows_keys_again(capsys, home):
    files = {"cup.dwm": match(4)}
    files |= {"Ruth.dwr": results("Ruth", 4, 4), "Max.dwr": results("Max", 3, 4)}
    for name, content in files.items():
        (home / name).write_bytes(content)
    status, out, err = run(capsys, "duplicate", "merge", *(str(home / name) for name in files))
    assert status == 0 and "3 of 4" in out and not err
    kept = (home / "home" / "acquaintances.txt").read_text()
    assert kept == f"{key_text(signer('Max'))} Max\n{key_text(signer('Ruth'))} Ruth\n"
    (home / "Ruth.dwr").write_bytes(written("Ruth", SEALED, entries("Ruth", 4), signer("Eve")))
    (home / "two.dwr").write_bytes(written("Max", SEALED, [Opened(1), Counted(1, 13, LEVELS)]))
    before = {path.name: path.read_bytes() for path in home.glob("*.dw?")}
    status, out, _ = run(capsys, "duplicate", "merge", *(str(path) for path in sorted(home.glob("*.dw?"))))
    assert status == 1 and "Ruth’s file comes from another installation." in out
    assert "Max, tray 1:" in out and "There are two files of Max" in out
    assert {path.name: path.read_bytes() for path in home.glob("*.dw?")} == before
    assert (home / "home" / "acquaintances.txt").read_text() == kept


@pytest.mark.parametrize(
    "argv",
    [("--sealed", "cup.dwm"), ("mitchell", "--tables", "3", "--player", "Ruth"), (), ("--sealed", "x", "--player", "R",
      "--results", "y", "--jobs", "2")],
)  # fmt: skip
def test_play_says_what_belongs_together(capsys, home, argv):
    status, out, err = run(capsys, "duplicate", "play", *argv)
    assert status and not out and err
