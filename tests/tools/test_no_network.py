"""Is a network socket seen where one is opened, and does a whole session of the program open none?"""

import sys
from pathlib import Path

import pytest

from tools import no_network

TRACE = """\
811 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 5
812 socket(AF_INET, SOCK_STREAM, IPPROTO_TCP <unfinished ...>
811 socketpair(AF_UNIX, SOCK_STREAM, 0, [6, 7]) = 0
812 <... socket resumed>) = 8
813 --- SIGCHLD {si_signo=SIGCHLD} ---
814 socket(AF_INET6, SOCK_DGRAM, IPPROTO_IP) = -1 EAFNOSUPPORT (Address family not supported by protocol)
"""
ASKS = "import socket; socket.socket(socket.AF_INET6, socket.SOCK_STREAM)"


def test_every_kind_of_socket_is_counted_also_one_that_was_refused() -> None:
    assert dict(no_network.families(TRACE)) == {"AF_UNIX": 2, "AF_INET": 1, "AF_INET6": 1}
    assert [line[:16] for line in no_network.network(TRACE)] == ["812 socket(AF_IN", "814 socket(AF_IN"]
    assert no_network.network("811 socket(AF_UNIX, SOCK_STREAM, 0) = 5\n") == []


@pytest.fixture(scope="module")
def tracing() -> None:
    """Something to trace with; where none can be had there is nothing to see."""
    why_not = no_network.can_trace()
    if why_not:
        pytest.skip(why_not)


def test_a_program_that_opens_one_is_told_of(tracing: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"try:\n    {ASKS}\nexcept OSError:\n    pass\n")
    assert not no_network.watched("it", no_network.selftest, [sys.executable, str(program)], "offscreen")
    assert "NETWORK SOCKETS" in capsys.readouterr().out


def test_a_session_that_goes_wrong_is_told_of(tracing: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert not no_network.watched("it", no_network.selftest, [sys.executable, "-c", "1 / 0"], "offscreen")
    assert "ended with status 1" in capsys.readouterr().out


@pytest.mark.parametrize("session", [no_network.selftest, no_network.second_start])
def test_a_whole_session_opens_none(
    tracing: None, session: no_network.Session, capsys: pytest.CaptureFixture[str]
) -> None:
    well = no_network.watched("it", session, [sys.executable, "-m", "dummywhist"], "offscreen")
    said = capsys.readouterr().out
    assert well, said
    assert "no network" in said and ("AF_UNIX" in said) == (session is no_network.second_start)
