"""Polling for a condition of a page."""

import time


def wait_for(page, condition, describe=lambda: None):
    """Waits until a condition holds. On timeout, fails with the text that `describe` returns."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, describe()
        page.wait_for_timeout(20)
