"""What runs first in a packed program? The same as ``python -m dummywhist``."""

import sys

from dummywhist.__main__ import main

if __name__ == "__main__":
    if sys.platform == "win32":
        # There the processes of a match are this program started anew, with words meant for multiprocessing.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
