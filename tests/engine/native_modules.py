"""How is the program run with other native modules, such as those that were built with the sanitizers?"""

import importlib.util
import sys
from pathlib import Path

MODULES = {"_native": "dummywhist.engine.solver._native", "_belief": "dummywhist.engine.players.belief._belief"}


def put_in_place(folder: str) -> None:
    """Load the native modules from ``folder``; to be called before the program is imported, which takes these then."""
    for name, module in MODULES.items():
        (file,) = sorted(Path(folder).glob(f"{name}.*"))
        spec = importlib.util.spec_from_file_location(module, file)
        assert module not in sys.modules and spec is not None and spec.loader is not None
        sys.modules[module] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[module])
