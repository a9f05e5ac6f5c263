"""Waits for what a page comes to."""

import time


def wait_for(page, condition):
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        page.wait_for_timeout(20)
