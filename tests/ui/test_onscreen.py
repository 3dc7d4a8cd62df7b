"""What is missing for a run in a real window is told in a sentence."""

import subprocess

import pytest

from tests.ui.onscreen import hands
from tests.ui.onscreen.lesson import main

TOLD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibxcb-icccm.so.4 => not found
\tlibxcb.so.1 => /lib/libxcb.so.1 (0x00007f)
\tlibxcb-keysyms.so.1 => not found
\tlibxcb-icccm.so.4 => not found
"""


def test_the_libraries_that_qt_lacks_are_named_and_the_run_does_not_begin(monkeypatch, capsys):
    monkeypatch.setattr(hands.shutil, "which", lambda name: name)
    monkeypatch.setattr(
        hands.subprocess, "run", lambda words, **_how: subprocess.CompletedProcess(words, 0, stdout=TOLD)
    )
    assert main() == 1
    assert capsys.readouterr().out == "libxcb-icccm.so.4, libxcb-keysyms.so.1 must be installed for it\n"


def test_a_program_that_is_missing_is_named(monkeypatch):
    monkeypatch.setattr(hands.shutil, "which", lambda name: None if name == "xdotool" else name)
    assert hands.missing() == "xdotool must be installed for it"
    monkeypatch.setattr(hands.sys, "platform", "linux")
    with pytest.raises(AssertionError, match="xdotool"):
        hands.left_out()
