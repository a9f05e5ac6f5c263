"""Pages with the same content and without interaction share their views, which only the metrics show."""

import time

import pytest
from players_server import Server, free_port, product
from raw_client import TIMEOUT, Page

from test_metrics import series


@pytest.fixture
def measured(tmp_path):
    server = Server(product("Players"), tmp_path, 8, log_level="notice")
    server.metrics_port = free_port()
    server.options = [f"--metrics={server.metrics_port}"]
    server.start()
    yield server
    server.stop()


# How long after an interaction pages may share their views again, in seconds.
REST_AFTER_TOUCH = 30


def wait_until_sharing(server, count, rest=0):
    deadline = time.monotonic() + rest + TIMEOUT
    while series(server)["evergreen_sharing_sessions"] != count:
        assert time.monotonic() < deadline, f"{count} pages did not share their views within {rest + TIMEOUT} s"
        time.sleep(0.1)


def open_pages(server, count):
    return [Page(server.port, source=f"127.0.0.{150 + index}").connect() for index in range(count)]


def test_sharing_pages_follow_the_database_and_stop_sharing_one_by_one_when_touched(measured):
    pages = open_pages(measured, 4)
    wait_until_sharing(measured, 4)
    measured.execute("UPDATE player SET score = 4711 WHERE id = 1")
    measured.execute("INSERT INTO player (name, score) VALUES ('Newcomer', 1)")
    for page in pages:
        page.wait(lambda: page.score(1) == 4711 and page.score(9) == 1, what="both changes")
    for touched, page in enumerate(pages, 1):
        before = page.score(9)
        page.tap_to_frame(9)
        page.catch_up()
        assert page.score(9) > before
        assert series(measured)["evergreen_sharing_sessions"] == 4 - touched
        for other in pages:
            other.wait(lambda: other.score(9) == page.score(9), what="the points that another page has added")


def test_a_later_page_joins_the_sharing_pages_and_a_closed_one_leaves_them(measured):
    pages = open_pages(measured, 2)
    wait_until_sharing(measured, 2)
    # The order of rows must not change: a page that opens after a move has other element ids, and cannot share.
    measured.execute("UPDATE player SET name = 'Changed' WHERE id = 1")
    pages += open_pages(measured, 1)
    wait_until_sharing(measured, 3)
    pages[0].leave()
    wait_until_sharing(measured, 2)
    measured.execute("UPDATE player SET score = 4712 WHERE id = 1")
    for page in pages[1:]:
        page.wait(lambda: page.score(1) == 4712, what="the change")


def test_a_sharing_page_rejects_events_of_elements_that_it_does_not_have(measured):
    pages = open_pages(measured, 2)
    wait_until_sharing(measured, 2)
    for element in (999_999, 2, 1):
        pages[0].send(element, "increment")
    pages[0].catch_up()
    measured.execute("UPDATE player SET score = 4711 WHERE id = 1")
    for page in pages:
        page.wait(lambda: page.score(1) == 4711, what="the change")


def test_touched_pages_share_their_views_again_after_a_rest(measured):
    pages = open_pages(measured, 3)
    before = pages[0].score(1)
    for page in pages[:2]:
        page.tap_to_frame(1)
    wait_until_sharing(measured, 1)
    for page in pages:
        # On all pages: a page with unacknowledged frames cannot share.
        page.wait(lambda: page.score(1) == before + 20, what="the points that two pages have added")
        page.catch_up()
    wait_until_sharing(measured, 3, rest=REST_AFTER_TOUCH)
    measured.execute("UPDATE player SET score = 4713 WHERE id = 1")
    for page in pages:
        page.wait(lambda: page.score(1) == 4713, what="the change")
    pages[1].tap_to_frame(1)
    assert series(measured)["evergreen_sharing_sessions"] == 2
    for page in pages:
        page.wait(lambda: page.score(1) == 4723, what="the points that one page has added")
