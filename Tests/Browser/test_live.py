"""Live updates from the database, other pages and the server."""

import json
import sqlite3

from playwright.sync_api import expect


def test_pages_show_changes_of_other_pages(server, open_page):
    first, second = open_page(server), open_page(server)
    score = server.sql("SELECT score FROM player WHERE id = 1")[0][0]
    before = first.score(1).inner_text()
    first.increment(1)
    expect(first.score(1)).not_to_have_text(before)
    expect(second.score(1)).to_have_text(first.score(1).inner_text())
    assert server.sql("SELECT score FROM player WHERE id = 1")[0][0] == score + 10

    second.delete(2)
    expect(first.row(2)).to_have_count(0)
    expect(first.page.get_by_text("7 players")).to_be_visible()

    first.button("Add player").click()
    expect(second.row(9)).to_be_visible()
    expect(second.page.get_by_text("8 players")).to_be_visible()

    first.edit(3)
    first.field("Name").fill("Zoë the Great")
    first.field("Score").fill("70")
    first.button("Save").click()
    expect(first.sheet()).to_have_count(0)
    expect(second.name(3)).to_have_text("Zoë the Great")
    expect(second.score(3)).to_have_text("70")


def test_each_page_has_its_own_sort_order_and_sheet(server, open_page):
    first, second = open_page(server), open_page(server)
    by_score = second.ids()
    first.order("Name")
    by_name = [row[0] for row in server.sql("SELECT id FROM player ORDER BY name")]
    assert first.ids() == by_name
    first.edit(1)
    assert second.sheet().count() == 0
    second.increment(by_score[-1])
    expect(first.sheet()).to_be_visible()
    assert second.ids()[0] == by_score[0]
    assert first.ids() == by_name


def test_a_sheet_takes_and_restores_the_focus_and_closes_with_escape(server, open_page):
    page = open_page(server)
    page.edit(1)
    expect(page.field("Name")).to_be_focused()
    page.page.keyboard.press("Escape")
    expect(page.sheet()).to_have_count(0)
    expect(page.name(1)).to_be_focused()


def test_typed_text_is_never_overwritten(server, open_page):
    first, second = open_page(server), open_page(server)
    first.edit(1)
    field = first.field("Name")
    field.fill("")
    for index in range(30):
        field.press_sequentially("ab")
        second.increment(1 + index % 8)
    expect(field).to_have_value("ab" * 30)
    first.button("Save").click()
    expect(second.name(1)).to_have_text("ab" * 30)


def test_deleting_all_asks_for_confirmation(server, open_page):
    page = open_page(server)
    page.button("Delete all").click()
    alert = page.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Cancel").click()
    expect(alert).to_have_count(0)
    assert len(page.ids()) == 8
    page.button("Delete all").click()
    page.page.get_by_role("alertdialog").get_by_role("button", name="Delete all").click()
    expect(page.page.get_by_text("No players")).to_be_visible()
    assert server.sql("SELECT count(*) FROM player") == [(0,)]


def test_twenty_tabs_of_one_browser_are_live(server, open_page):
    context = open_page.new_context()
    tabs = [open_page(server, context) for _ in range(20)]
    before = tabs[0].score(1).inner_text()
    tabs[0].increment(1)
    expect(tabs[0].score(1)).not_to_have_text(before)
    after = tabs[0].score(1).inner_text()
    for tab in tabs:
        expect(tab.score(1)).to_have_text(after)


def test_one_changed_score_among_a_thousand_is_one_small_frame(start_server, open_page):
    server = start_server(players=1000)
    first, second = open_page(server), open_page(server)
    # When sorted by name, a changed score moves no row.
    for page in (first, second):
        page.order("Name")
    before = len(second.received)
    text = second.score(1).inner_text()
    first.increment(1)
    expect(second.score(1)).not_to_have_text(text)
    second.page.wait_for_timeout(300)
    frames = [frame for frame in second.received[before:] if json.loads(frame)[0] > 0]
    assert len(frames) == 1
    # The header of a short server frame has two bytes, that of a longer one four.
    assert len(frames[0].encode()) + 4 <= 150, frames[0]


def test_markup_in_names_is_escaped(server, open_page):
    first, second = open_page(server), open_page(server)
    hostile = "<img src=x onerror=alert(1)>"
    first.edit(1)
    first.field("Name").fill(hostile)
    first.button("Save").click()
    for page in (first, second):
        expect(page.name(1)).to_have_text(hostile)
        assert page.page.locator("img").count() == 0
    third = open_page(server)
    expect(third.name(1)).to_have_text(hostile)


def test_writes_of_another_process_are_shown(server, open_page):
    page = open_page(server)
    connection = sqlite3.connect(server.database)
    connection.execute("UPDATE player SET name = 'Written by another program' WHERE id = 1")
    connection.commit()
    connection.close()
    expect(page.name(1)).to_have_text("Written by another program")
    expect(open_page(server).name(1)).to_have_text("Written by another program")


def test_a_write_that_is_blocked_by_a_lock_is_reported(server, open_page):
    page = open_page(server)
    connection = sqlite3.connect(server.database)
    connection.execute("BEGIN IMMEDIATE")
    page.button("Add player").click()
    alert = page.page.get_by_role("alertdialog")
    expect(alert).to_contain_text("locked")
    alert.get_by_role("button", name="OK").click()
    connection.rollback()
    connection.close()
    page.button("Add player").click()
    expect(page.page.get_by_text("9 players")).to_be_visible()


def test_names_of_inherited_javascript_properties_are_ordinary_names(server, open_page):
    page = open_page(server)
    names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype"]
    for name in names:
        server.execute(f"INSERT INTO player (name, score) VALUES ('{name}', 0)")
    for name in names:
        player = server.sql(f"SELECT id FROM player WHERE name = '{name}'")[0][0]
        expect(page.name(player)).to_have_text(name)
        page.increment(player)
        expect(page.score(player)).not_to_have_text("0")
        page.edit(player)
        expect(page.field("Name")).to_have_value(name)
        page.page.keyboard.press("Escape")
        expect(page.sheet()).to_have_count(0)
    assert page.page.evaluate("Object.keys(Object.prototype).length") == 0
