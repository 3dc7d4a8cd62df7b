"""Every figure that this project quotes: `python -m benchmarks.NAME`."""
