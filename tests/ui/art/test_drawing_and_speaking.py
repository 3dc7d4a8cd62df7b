"""Can the language change while a drawing is read? Each wants what the other has: Python's lock, the translators."""

import subprocess
import sys

PROGRAM = """
import faulthandler, sys, threading
faulthandler.dump_traceback_later(60, exit=True)
from PySide6.QtGui import QGuiApplication
from dummywhist.ui.art.drawings import renderer_of
from dummywhist.ui.tongues.speech import speak
application = QGuiApplication([])
# What no reader of pictures knows makes one of them look up the words of its complaint.
picture = '<image width="9" height="9" xlink:href="data:image/png;base64,AAACAAAAAAAAAAAAAAAAAAAAAAAAAAAA"/>'
names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
drawing = f'<svg {names} width="90" height="90">{40 * picture}</svg>'.encode()
done = threading.Event()
def read():
    while not done.is_set():
        renderer_of(drawing)
threads = [threading.Thread(target=read, daemon=True) for _ in range(2)]
for one in threads:
    one.start()
for language in 150 * ("de", "fr"):
    speak(language)
done.set()
for one in threads:
    one.join()
print("whole")
"""


def test_the_language_changes_while_drawings_are_read():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=90)
    assert done.stdout.split() == ["whole"], done.stderr[-3000:]
