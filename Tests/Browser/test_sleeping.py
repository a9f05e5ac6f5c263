"""Hidden pages: the server ends their sessions, and restores them when they are visible again."""

import pytest
from conftest import HIDE
from playwright.sync_api import expect

from test_saved_state import half_edited, saved, saved_pages
from waiting import wait_for


def hide(page):
    """Hides the page until its session has ended."""
    closed = []
    for websocket in page.live_sockets:
        websocket.on("close", lambda _: closed.append(websocket))
    page.page.evaluate(HIDE, True)
    wait_for(page.page, lambda: closed)
    page.sent.clear()


def show(page):
    with page.reconnecting():
        page.page.evaluate(HIDE, False)
    expect(page.status).to_be_empty()


@pytest.fixture
def sleepy_server(start_server):
    return start_server(8, "--sleep-after=1")


def test_a_page_that_slept_is_restored_with_later_changes(sleepy_server, open_page):
    page = open_page(sleepy_server)
    order = half_edited(page, lambda: saved(sleepy_server, page))
    hide(page)
    # A hidden page shows no error.
    expect(page.status).to_be_empty()
    expect(page.page.locator("body.offline")).to_have_count(0)
    assert saved_pages(sleepy_server) == 1
    sleepy_server.execute(f"UPDATE player SET score = 12345 WHERE id = {order[0]}")
    show(page)
    expect(page.score(order[0])).to_have_text("12,345")
    expect(page.sheet()).to_be_visible()
    expect(page.field("Name")).to_have_value("Half a name")
    page.button("Save").click()
    expect(page.name(order[2])).to_have_text("Half a name")
    expect(page.page.get_by_role("radio", name="Name")).to_be_checked()


def test_a_page_sleeps_repeatedly(sleepy_server, open_page):
    page = open_page(sleepy_server)
    for number in range(3):
        player = page.ids()[0]
        page.increment(player)
        page.wait_until_answered()
        hide(page)
        show(page)
        wait_for(page.page, lambda: saved_pages(sleepy_server) <= 1)
    score = sleepy_server.sql(f"SELECT score FROM player WHERE id = {player}")[0][0]
    expect(page.score(player)).to_have_text(f"{score:,}")


def test_a_page_that_sleeps_while_its_server_is_replaced_is_restored(sleepy_server, open_page):
    page = open_page(sleepy_server)
    with saved(sleepy_server, page):
        page.order("Name")
    order = page.ids()
    hide(page)
    sleepy_server.kill()
    sleepy_server.start()
    show(page)
    expect(page.page.get_by_role("radio", name="Name")).to_be_checked()
    assert page.ids() == order


def test_a_visible_page_stays_awake(sleepy_server, open_page):
    page = open_page(sleepy_server)
    page.page.evaluate(HIDE, True)
    page.page.evaluate(HIDE, False)
    hidden = open_page(sleepy_server)
    hide(hidden)
    # Both pages have been hidden, but the visible one still has its first socket.
    sleepy_server.execute("UPDATE player SET score = 12345 WHERE id = 1")
    expect(page.score(1)).to_have_text("12,345")
    assert len(page.live_sockets) == 1
