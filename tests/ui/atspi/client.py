"""What does assistive technology find in the program? Speaks AT-SPI on the accessibility bus, for `screen.py`.

Runs under the system's Python, which has `gi`; it imports nothing of the project. Each line on standard input is a
list: ``["tree"]``, ``["do", PATH, INDEX]``, ``["text", PATH]``, ``["said"]``; a line of JSON is the answer. After
``["follow"]`` what gets the keyboard is said too, by its name, as a screen reader says it.
"""

import json
import sys
import time

from gi.repository import Gio, GLib

ATSPI = "org.a11y.atspi"
STATES = {
    1: "active", 4: "checked", 7: "defunct", 8: "enabled", 11: "focusable", 12: "focused", 16: "modal", 20: "pressed",
    23: "selected", 24: "sensitive", 25: "showing", 30: "visible", 41: "checkable",
}  # fmt: skip


def named(bits):
    """The names of the states in two words of 32 bits."""
    low, high = bits
    return [name for bit, name in STATES.items() if (low | high << 32) >> bit & 1]


class Bus:
    """The accessibility bus and the one program on it."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        for key in ("IsEnabled", "ScreenReaderEnabled"):
            value = GLib.Variant("(ssv)", ("org.a11y.Status", key, GLib.Variant("b", True)))
            session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0,
                              9000, None)  # fmt: skip
        found = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 9000)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(found.unpack()[0], flags, None, None)
        self.said = []
        self.bus.signal_subscribe(None, f"{ATSPI}.Event.Object", None, None, None, 0, self._heard)
        self.listen_to("object:announcement")
        self.name = None

    def listen_to(self, event):
        """Say which events are wanted; a registry that has only just been started may end once and come again."""
        for left in range(20, -1, -1):
            try:
                self.registry(f"{ATSPI}.Registry", "/org/a11y/atspi/registry", "RegisterEvent", event)
                return
            except GLib.Error:
                if not left:
                    raise
                time.sleep(0.1)

    def registry(self, interface, path, method, *words):
        """Call the registry."""
        of = GLib.Variant(f"({'s' * len(words)})", words) if words else None
        return self.bus.call_sync(f"{ATSPI}.Registry", path, interface, method, of, None, 0, 9000).unpack()

    def _heard(self, _bus, _sender, path, _interface, signal, words):
        if signal == "Announcement":
            detail = words.unpack()
            self.said.append([detail[3], detail[1]])
        if signal == "StateChanged" and words.unpack()[:2] == ("focused", 1):
            name = self.call(path, "org.freedesktop.DBus.Properties", "Get", "ss", f"{ATSPI}.Accessible", "Name")
            self.said.append(["" if name is None else name[0], "focus"])

    def follow(self):
        """From now on say what gets the keyboard."""
        self.listen_to("object:state-changed:focused")

    def call_all(self, asked):
        """Ask the program all of this at once; for each the answer, or None where there is none."""
        answers, context = [None] * len(asked), GLib.MainContext.default()
        open_calls = set(range(len(asked)))
        wrong = []

        def answered(bus, result, place):
            open_calls.discard(place)
            try:
                answers[place] = bus.call_finish(result).unpack()
            except GLib.Error as error:
                if "NoReply" in error.message or "Timeout" in error.message:
                    wrong.append(error)

        for place, (path, interface, method, signature, *values) in enumerate(asked):
            of = GLib.Variant(f"({signature})", values) if signature else None
            self.bus.call(self.name, path, interface, method, of, None, 0, 20000, None, answered, place)
        while open_calls:
            context.iteration(True)
        if wrong:
            raise wrong[0]
        return answers

    def call(self, path, interface, method, signature="", *values):
        """Call the program; None where it does not answer."""
        return self.call_all([(path, interface, method, signature, *values)])[0]

    def find(self):
        """Return whether the program is on the bus by now; one that has ended stays listed for a while."""
        desktop = "/org/a11y/atspi/accessible/root"
        (children,) = self.registry(f"{ATSPI}.Accessible", desktop, "GetChildren")
        for name, path in reversed(children):
            self.name = name
            if self.call(path, f"{ATSPI}.Accessible", "GetRoleName") is not None:
                return True
        self.name = None
        return False

    def tree(self):
        """Return all that shows, each after its parent. Each row of it is asked about at once: one by one is slow."""
        found, children = {}, {}
        row = [("/org/a11y/atspi/accessible/root", [])]
        while row:
            row, below = self._look(row, not found), []
            for told, under in row:
                found[told["path"]] = told
                children[told["path"]] = under
                below += [(path, [*told["above"], told["path"]]) for path in under]
            row = below
        ordered, waiting = [], ["/org/a11y/atspi/accessible/root"]
        while waiting:
            path = waiting.pop()
            if path in found:
                ordered.append(found[path])
                waiting += reversed(children[path])
        return ordered

    def _look(self, row, top):
        """What is told of each of these that shows, and the paths of what lies in it."""
        of, get = f"{ATSPI}.Accessible", ("org.freedesktop.DBus.Properties", "Get", "ss", f"{ATSPI}.Accessible")
        states = [None if bits is None else named(bits[0])
                  for bits in self.call_all([(path, of, "GetState", "") for path, _ in row])]  # fmt: skip
        seen = [(path, above, state) for (path, above), state in zip(row, states, strict=True)
                if state is not None and (top or "showing" in state)]  # fmt: skip
        asked = [[(path, *get, "Name"), (path, *get, "Description"), (path, of, "GetRoleName", ""),
                  (path, *get, "AccessibleId"), (path, f"{ATSPI}.Action", "GetActions", ""),
                  (path, of, "GetChildren", "")] for path, _, _ in seen]  # fmt: skip
        answers = iter(self.call_all([one for each in asked for one in each]))
        found = []
        for path, above, state in seen:
            name, description, role, known, acts, children = (next(answers) for _ in range(6))
            if name is None or description is None or role is None:
                continue
            told = {
                "path": path, "depth": len(above), "role": role[0], "name": name[0], "description": description[0],
                "states": state, "above": above, "id": known[0] if known else "",
                "actions": [act[0] for act in acts[0]] if acts else [],
            }  # fmt: skip
            paths = [child for _bus, child in (children[0] if children else ())]
            found.append((told, [child for child in paths if not child.endswith("/null")]))
        return found

    def do(self, path, index):
        """Do the action of this number."""
        return self.call(path, f"{ATSPI}.Action", "DoAction", "i", index)

    def text(self, path):
        """Return the text of a document."""
        return self.call(path, f"{ATSPI}.Text", "GetText", "ii", 0, -1)


def main():
    """Answer until standard input ends."""
    bus, context = Bus(), GLib.MainContext.default()
    print("ready", flush=True)
    for line in sys.stdin:
        what, *values = json.loads(line)
        answer = getattr(bus, what)(*values) if what != "said" else None
        while context.iteration(False):
            pass
        if what == "said":
            answer, bus.said = bus.said, []
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
