"""Pages whose server is killed and restarted: their state is restored."""

import json
import os
import sqlite3
from contextlib import contextmanager, nullcontext

import pytest
from playwright.sync_api import expect

from test_long_lists import settle
from test_reconnecting import stopped
from waiting import wait_for

KILLS = 100 if os.environ.get("EVERGREEN_LONG_TESTS") else 10


def state_file(server):
    return server.log.parent / "evergreen" / f"{server.binary.name}-{server.port}.sqlite"


def saved_states(server):
    """The page states in the file."""
    connection = sqlite3.connect(state_file(server), timeout=10)
    try:
        return [state for (state,) in connection.execute("SELECT state FROM page ORDER BY name")]
    finally:
        connection.close()


def saved_pages(server):
    """The number of page states in the file."""
    return len(saved_states(server))


@contextmanager
def saved(server, page):
    """Waits at the end of the block until the page's changed state is in the file, some milliseconds after the response."""
    before = saved_states(server)
    yield
    wait_for(page.page, lambda: saved_states(server) != before)


def kill_and_restart(server, page):
    """Kills and restarts the server, and waits until the page is live again."""
    server.kill()
    expect(page.status).to_have_text("Reconnecting…")
    # Another session numbers its own events.
    page.sent.clear()
    server.start()
    # As when the machine is online again: after many lost sockets, the page's back-off is longer.
    page.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(page.status).to_be_empty()


def half_edited(page, step=nullcontext):
    """Sorts the players by name, and starts to edit the third one, each step in a context. Returns all ids."""
    with step():
        page.order("Name")
    order = page.ids()
    with step():
        page.edit(order[2])
    with step():
        page.field("Name").fill("Half a name")
    page.wait_until_answered()
    return order


def test_the_sort_order_and_a_sheet_are_restored(server, open_page):
    page = open_page(server)
    order = half_edited(page, lambda: saved(server, page))
    kill_and_restart(server, page)
    expect(page.sheet()).to_be_visible()
    expect(page.field("Name")).to_have_value("Half a name")
    expect(page.field("Name")).to_be_focused()
    page.button("Save").click()
    expect(page.sheet()).to_have_count(0)
    expect(page.name(order[2])).to_have_text("Half a name")
    expect(page.page.get_by_role("radio", name="Name")).to_be_checked()


def test_an_alert_is_restored(server, open_page):
    page = open_page(server)
    with saved(server, page):
        page.button("Delete all").click()
    question = page.page.get_by_role("alertdialog")
    expect(question).to_contain_text("Delete all players?")
    kill_and_restart(server, page)
    expect(question).to_contain_text("Delete all players?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(page.rows()).to_have_count(8)


@pytest.mark.parametrize("place", ["sheet", "list"])
def test_a_page_is_restored_after_each_of_many_kills(start_server, open_page, place):
    server = start_server(10_000)
    page = open_page(server)
    with saved(server, page):
        page.order("Name")
    # The first rows by score have equal scores, and are sorted by name, too.
    first = [row[0] for row in server.sql("SELECT id FROM player ORDER BY name, id LIMIT 5")]
    wait_for(page.page, lambda: page.ids()[:5] == first)
    if place == "sheet":
        with saved(server, page):
            page.button("Settings").click()
        expect(page.sheet()).to_be_visible()
    else:
        page.page.evaluate("() => scrollTo(0, document.body.scrollHeight / 2)")
        wait_for(page.page, lambda: len(visible_rows(page)) > 3)
        settle(page)
    before = visible_rows(page)
    for kill in range(KILLS):
        page.wait_until_answered()
        kill_and_restart(server, page)
        # Wait for the measurement of rows before the next kill.
        if place == "list":
            settle(page)
        # The heights of rows that are not loaded are estimated: a row at the edge may be off by a pixel.
        wait_for(
            page.page,
            lambda: len(set(before) - set(visible_rows(page))) <= 1,
            lambda: f"kill {kill}: {before}, then {visible_rows(page)} at {page.page.evaluate('() => scrollY')}",
        )
        expect(page.sheet()).to_have_count(1 if place == "sheet" else 0)
        if place == "sheet":
            expect(page.sheet()).to_contain_text("Points per step")
        expect(page.page.get_by_role("radio", name="Name", include_hidden=True).first).to_be_checked()
        expect(page.page.get_by_role("alert")).to_have_count(0)


def test_the_scroll_position_is_restored_when_the_rows_arrive_late(start_server, open_page):
    server = slow_server(start_server)
    page = open_page(server)
    settle(page)
    page.page.evaluate("() => scrollTo(0, 40_000)")
    wait_for(page.page, lambda: len(visible_rows(page)) > 3)
    settle(page)
    before = visible_rows(page)
    kill_and_restart(server, page)
    # The rows are late: the page is too short for the position.
    assert page.page.evaluate("() => document.documentElement.scrollHeight") < 2000
    settle(page)
    wait_for(
        page.page,
        lambda: len(set(before) - set(visible_rows(page))) <= 1,
        lambda: f"{before}, then {visible_rows(page)}",
    )


def test_the_user_can_scroll_while_the_rows_are_late(start_server, open_page):
    server = slow_server(start_server)
    page = open_page(server)
    settle(page)
    page.page.evaluate("() => scrollTo(0, 40_000)")
    settle(page)
    kill_and_restart(server, page)
    page.page.keyboard.press("Home")
    settle(page)
    assert page.page.evaluate("() => scrollY") == 0


def test_the_scroll_position_of_a_sheet_is_restored(server, open_page):
    page = open_page(server)
    page.page.set_viewport_size({"width": 800, "height": 160})
    with saved(server, page):
        page.edit(1)
    offset = page.sheet().evaluate("(sheet) => { sheet.scrollTo(0, 60); return sheet.scrollTop; }")
    assert offset > 20
    kill_and_restart(server, page)
    wait_for(page.page, lambda: page.sheet().evaluate("(sheet) => sheet.scrollTop") == offset)


def slow_server(start_server):
    """A server whose first fetch takes seconds."""
    server = start_server()
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute(
            """WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number LIMIT 500000)
            INSERT INTO player (name, score) SELECT 'Player ' || value, value FROM number"""
        )
    connection.close()
    return server


def visible_rows(page):
    """The fully visible players, from top to bottom."""
    return page.page.evaluate(
        """() => [...document.querySelectorAll('[data-testid^=player-]')].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return row.querySelector('button') && top >= 0 && bottom <= innerHeight;
        }).map((row) => row.dataset.testid)"""
    )


def test_no_typed_text_is_lost_when_the_server_is_killed_during_typing(server, open_page):
    page = open_page(server)
    # State is saved some milliseconds after a change.
    with saved(server, page):
        page.edit(1)
    page.field("Name").fill("")
    text = ""
    for kill in range(KILLS):
        word = f"{kill} "
        page.field("Name").press_sequentially(word)
        text += word
        # The last characters may not have reached the server.
        kill_and_restart(server, page)
        expect(page.field("Name")).to_have_value(text)
        assert page.sheet().get_by_role("status").count() == 0
    page.button("Save").click()
    expect(page.name(1)).to_have_text(text.strip())


def test_a_commit_without_a_change_of_state_writes_nothing(server, open_page):
    page = open_page(server)
    page.order("Name")
    wait_for(page.page, lambda: saved_pages(server) == 1)
    # After the first batch, a server deletes old records. The second batch comes after that.
    ordered = saved_states(server)
    page.order("Score")
    wait_for(page.page, lambda: saved_states(server) != ordered)
    log = state_file(server).with_name(state_file(server).name + "-wal")
    size, time = log.stat().st_size, log.stat().st_mtime_ns
    for _ in range(5):
        before = page.score(1).inner_text()
        page.increment(1)
        expect(page.score(1)).not_to_have_text(before)
    server.execute("UPDATE player SET score = 5 WHERE id = 2")
    expect(page.score(2)).to_have_text("5")
    assert (log.stat().st_size, log.stat().st_mtime_ns) == (size, time)


def test_the_state_of_a_closed_page_is_deleted(server, open_page):
    page = open_page(server)
    page.order("Name")
    wait_for(page.page, lambda: saved_pages(server) == 1)
    page.page.goto("about:blank")
    wait_for(page.page, lambda: saved_pages(server) == 0)


def test_state_is_saved_when_the_server_is_stopped(server, open_page):
    page = open_page(server)
    page.edit(1)
    page.field("Name").fill("Half a name")
    with stopped(server, page):
        pass
    expect(page.field("Name")).to_have_value("Half a name")


def test_another_browser_does_not_get_the_state(server, open_page):
    page, other = open_page(server), open_page(server)
    page.edit(1)
    page.field("Name").fill("Secret")
    page.wait_until_answered()
    token = page.page.evaluate("() => document.body.dataset.session")
    fetch = """token => fetch('/', { headers: { 'Evergreen-Session': token } }).then((answer) => answer.text())"""
    assert "Secret" not in other.page.evaluate(fetch, token)
    assert "Secret" not in page.page.evaluate(fetch, token[:-1] + ("A" if token[-1] != "A" else "B"))
    assert "Secret" in page.page.evaluate(fetch, token)


@pytest.mark.parametrize("damage", ["other", "newer", "text", "unwritable"])
def test_a_page_state_file_that_can_not_be_used_is_left_unchanged(start_server, open_page, damage, tmp_path):
    server = start_server()
    server.stop()
    file = tmp_path / "pages.sqlite"
    if damage == "unwritable":
        file = "/proc/pages.sqlite"
    elif damage == "text":
        file.write_text("This is no database. " * 500)
    else:
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE other (id INTEGER)")
        if damage == "newer":
            connection.execute(f"PRAGMA application_id = {0x45765374}")
            connection.execute("PRAGMA user_version = 99")
        connection.commit()
        connection.close()
    before = None if damage == "unwritable" else file.read_bytes()
    server.options = [f"--page-state={file}"]
    server.start()
    page = open_page(server)
    page.order("Name")
    page.increment(1)
    assert server.log.read_text().count("kept only until this process exits") == 1
    assert damage == "unwritable" or file.read_bytes() == before


def test_no_state_is_kept_with_page_state_none(start_server, open_page):
    server = start_server()
    server.stop()
    server.options = ["--page-state=none"]
    state_file(server).unlink()
    server.start()
    page = open_page(server)
    page.order("Name")
    kill_and_restart(server, page)
    expect(page.page.get_by_role("radio", name="Score")).to_be_checked()
    assert not state_file(server).exists()
