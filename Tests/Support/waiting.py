"""Waits for what a page comes to."""

import time


def wait_for(page, condition, describe=lambda: None):
    """`describe` says what there is instead, once it has taken too long."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, describe()
        page.wait_for_timeout(20)
