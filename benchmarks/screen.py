"""When is a program's window painted? A screen of its own, with a window manager, and an eye that looks at it.

The eye sees what a person would: pixels. So the same eye looks at every program, whatever it is made with.
"""

import ctypes
import ctypes.util
import os
import select
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

SIZE: Final = (1366, 768)
NEEDED: Final = ("Xvfb", "openbox", "dbus-daemon")
LOOK: Final = 0.002
"""Seconds between two looks."""
ROWS: Final = 24
"""How many rows of pixels of a window's middle are looked at."""
COLOURS: Final = 8
"""From so many colours in the middle of a window on it is painted: an empty one has one, a bare frame two or three."""
FOREIGN: Final = ("QT_", "XDG_", "WAYLAND_", "PYTHON")
"""What is set for other screens, or for development only, such as that Python keeps nothing it has compiled."""
PATIENCE: Final = 30.0

_Z_PIXMAP: Final = 2
_VIEWABLE: Final = 2
_CLIENT_MESSAGE: Final = 33
_SUBSTRUCTURE: Final = (1 << 19) | (1 << 20)


class NoScreen(Exception):
    """No screen can be made here; says what is missing."""


class Sight(NamedTuple):
    """One start, seen from outside.

    Seconds since the process was made until its window was mapped, and until it was painted; seconds of processor time
    that all its threads had used by then; mebibytes that were its own or its share (PSS) a while later; percent of a
    core used while idle.
    """

    mapped: float
    painted: float
    cpu: float
    memory: float
    idle: float


class _Image(ctypes.Structure):
    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
        ("bits_per_pixel", ctypes.c_int),
    )


class _Attributes(ctypes.Structure):
    _fields_ = (
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("border_width", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        ("c_class", ctypes.c_int),
        ("bit_gravity", ctypes.c_int),
        ("win_gravity", ctypes.c_int),
        ("backing_store", ctypes.c_int),
        ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int),
        ("map_state", ctypes.c_int),
        ("rest", ctypes.c_ulong * 8),
    )


class _Message(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


class Eye:
    """Looks at the screen ``display`` through Xlib."""

    def __init__(self, display: str) -> None:
        name = ctypes.util.find_library("X11")
        if name is None:
            raise NoScreen("Xlib (libX11) is not installed")
        self._x = x = ctypes.CDLL(name)
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XDefaultRootWindow.restype = x.XInternAtom.restype = ctypes.c_ulong
        x.XGetImage.restype = ctypes.POINTER(_Image)
        # A window may be gone when it is looked at; that is no reason to end.
        self._deaf = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _display, _error: 0)
        x.XSetErrorHandler(self._deaf)
        opened = x.XOpenDisplay(display.encode())
        if not opened:
            raise NoScreen(f"the screen {display} cannot be opened")
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(x.XDefaultRootWindow(self._display))
        self._list = self._atom("_NET_CLIENT_LIST")

    def _atom(self, name: str) -> ctypes.c_ulong:
        return ctypes.c_ulong(self._x.XInternAtom(self._display, name.encode(), 0))

    def windows(self) -> tuple[int, ...]:
        """Return the windows that the window manager has taken in."""
        kind, width, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.c_void_p()
        self._x.XGetWindowProperty(
            self._display, self._root, self._list, ctypes.c_long(0), ctypes.c_long(64), 0, ctypes.c_ulong(0),
            ctypes.byref(kind), ctypes.byref(width), ctypes.byref(count), ctypes.byref(left), ctypes.byref(data),
        )  # fmt: skip
        if not data.value:
            return ()
        found = tuple((ctypes.c_ulong * count.value).from_address(data.value))
        self._x.XFree(data)
        return found

    def managed(self) -> bool:
        """Is there a window manager that keeps a list of windows?"""
        kind = ctypes.c_ulong()
        rest = [ctypes.c_ulong() for _ in range(3)]
        data = ctypes.c_void_p()
        self._x.XGetWindowProperty(
            self._display, self._root, self._atom("_NET_SUPPORTING_WM_CHECK"), ctypes.c_long(0), ctypes.c_long(1), 0,
            ctypes.c_ulong(0), ctypes.byref(kind), *(ctypes.byref(one) for one in rest), ctypes.byref(data),
        )  # fmt: skip
        if data.value:
            self._x.XFree(data)
        return kind.value != 0

    def place(self, window: int) -> tuple[int, int, int, int] | None:
        """Return where a window that can be seen lies on the screen: x, y, width, height; else None."""
        about = _Attributes()
        if not self._x.XGetWindowAttributes(self._display, ctypes.c_ulong(window), ctypes.byref(about)):
            return None
        if about.map_state != _VIEWABLE:
            return None
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        self._x.XTranslateCoordinates(
            self._display, ctypes.c_ulong(window), self._root, 0, 0, ctypes.byref(x), ctypes.byref(y),
            ctypes.byref(child),
        )  # fmt: skip
        left, top = max(x.value, 0), max(y.value, 0)
        right, bottom = min(x.value + about.width, SIZE[0]), min(y.value + about.height, SIZE[1])
        return (left, top, right - left, bottom - top) if right > left and bottom > top else None

    def colours(self, place: tuple[int, int, int, int]) -> frozenset[int]:
        """Return the colours in the middle of ``place``: three fifths of its width and height."""
        x, y, width, height = place
        left, top, wide, high = x + width // 5, y + height // 5, width * 3 // 5, height * 3 // 5
        seen: set[int] = set()
        for row in range(ROWS):
            image = self._x.XGetImage(
                self._display, self._root, left, top + high * row // ROWS, wide, 1, ctypes.c_ulong(0xFFFFFF), _Z_PIXMAP
            )
            if image:
                seen.update((ctypes.c_uint32 * wide).from_address(image.contents.data))
                self._x.XFree(ctypes.c_void_p(image.contents.data))
                self._x.XFree(image)
        return frozenset(seen)

    def close_window(self, window: int) -> None:
        """Ask the window manager to close a window as a person does."""
        message = _Message(type=_CLIENT_MESSAGE, window=window, format=32)
        message.message_type = self._atom("_NET_CLOSE_WINDOW").value
        self._x.XSendEvent(self._display, self._root, 0, ctypes.c_long(_SUBSTRUCTURE), ctypes.byref(message))
        self._x.XFlush(self._display)

    def close(self) -> None:
        """Look no more."""
        self._x.XCloseDisplay(self._display)


class Screen:
    """A screen in memory with a window manager and a message bus, for as long as the ``with`` block lasts.

    Raises:
        NoScreen: one of the programs that make it is missing, or does not start.
    """

    def __init__(self) -> None:
        missing = [name for name in NEEDED if shutil.which(name) is None]
        if missing:
            raise NoScreen(f"to look at windows, {', '.join(missing)} must be installed")
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        """Start the server, the window manager and the bus."""
        with ExitStack() as stack:
            reading, writing = os.pipe()
            size = "x".join(str(side) for side in SIZE)
            server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
                pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            stack.callback(_end, server)
            os.close(writing)
            with open(reading, encoding="ascii") as told:
                number = told.readline().strip() if select.select([told], [], [], PATIENCE)[0] else ""
            if not number:
                raise NoScreen("Xvfb does not start")
            self.display = f":{number}"
            self.eye = Eye(self.display)
            stack.callback(self.eye.close)
            bus = subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
            )
            stack.callback(_end, bus)
            assert bus.stdout is not None
            self._bus = bus.stdout.readline().strip()
            manager = subprocess.Popen(
                ["openbox", "--sm-disable"],
                env=self._environment({}),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            stack.callback(_end, manager)
            if not _until(self.eye.managed):
                raise NoScreen("openbox does not start")
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End them."""
        self._stack.close()

    def _environment(self, more: Mapping[str, str]) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
        return {**kept, "DISPLAY": self.display, "DBUS_SESSION_BUS_ADDRESS": self._bus, **more}

    def watch(self, command: Sequence[str], home: Path, more: Mapping[str, str], idle: float = 0.0) -> Sight:
        """Start ``command`` at home in ``home``; return what is seen of it, and close its window.

        With ``idle`` its memory, and what it uses of a core while nobody does anything, are looked at for so many
        seconds, from three seconds after it is painted.

        Raises:
            NoScreen: it shows no painted window within half a minute, or ends before.
        """
        environment = self._environment({"HOME": str(home), "XDG_RUNTIME_DIR": str(home), **more})
        before = self.eye.windows()
        log = home / "said.txt"
        with log.open("w") as said:
            began = time.monotonic()
            running = subprocess.Popen(command, env=environment, cwd=home, stdout=said, stderr=subprocess.STDOUT)
        try:
            window, mapped, painted, cpu = self._seen(running, before, began, log)
            memory = share = 0.0
            if idle:
                time.sleep(3.0)
                memory, used = _memory(running.pid), _cpu(running.pid)
                time.sleep(idle)
                share = (_cpu(running.pid) - used) / idle * 100
            self.eye.close_window(window)
            running.wait(PATIENCE)
            return Sight(mapped, painted, cpu, memory, share)
        finally:
            _end(running)

    def _seen(
        self, running: subprocess.Popen[bytes], before: Sequence[int], began: float, log: Path
    ) -> tuple[int, float, float, float]:
        mapped = 0.0
        while time.monotonic() - began < PATIENCE and running.poll() is None:
            for window in set(self.eye.windows()).difference(before):
                place = self.eye.place(window)
                if place is None:
                    continue
                mapped = mapped or time.monotonic() - began
                if len(self.eye.colours(place)) >= COLOURS:
                    return window, mapped, time.monotonic() - began, _cpu(running.pid)
            time.sleep(LOOK)
        raise NoScreen(
            f"no painted window is seen: {' '.join(running.args)}\n{log.read_text(errors='replace')[-2000:]}"
        )


def _cpu(process: int) -> float:
    """Return the seconds of processor time that all threads of a process have used, those that have ended included."""
    return time.clock_gettime((~process << 3) | 2)  # what clock_getcpuclockid(3) makes of a process


def _memory(process: int) -> float:
    """Return the mebibytes of a process; what it shares with others counts in part (PSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def _until(come: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not come():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def _end(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
