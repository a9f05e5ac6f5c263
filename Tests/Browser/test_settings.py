"""The settings of the Players app: one row in the database for all pages."""

import os
import pathlib

import pytest
from playwright.sync_api import expect


def open_settings(page):
    page.button("Settings").click()
    expect(page.sheet()).to_be_visible()
    return page.sheet()


def close_settings(page):
    page.sheet().get_by_role("button", name="Done").click()
    expect(page.sheet()).to_have_count(0)


def stored(server):
    return server.sql("SELECT initialOrder, step, confirmsDeletions FROM playersSettings")


def test_a_setting_of_one_browser_is_shown_in_another(server, open_page):
    first, second = open_page(server), open_page(server)
    assert stored(server) == []
    settings, others = open_settings(first), open_settings(second)
    settings.get_by_label("New pages start with").select_option(label="Names from A to Z")
    expect(others.get_by_label("New pages start with").locator("option:checked")).to_have_text("Names from A to Z")
    settings.get_by_role("button", name="Increment").click()
    settings.get_by_role("button", name="Increment").click()
    expect(settings.get_by_test_id("step")).to_have_text("Points per step: 12")
    expect(others.get_by_test_id("step")).to_have_text("Points per step: 12")
    others.get_by_label("Ask before deleting a player").check(force=True)
    expect(settings.get_by_label("Ask before deleting a player")).to_be_checked()
    expect(others.get_by_label("Ask before deleting a player")).to_be_checked()
    assert stored(server) == [("byName", 12, 1)]
    close_settings(first)
    close_settings(second)

    score = server.sql("SELECT score FROM player WHERE id = 1")[0][0]
    second.increment(1)
    expect(first.score(1)).to_have_text(f"{score + 12:,}")

    first.delete(1)
    alert = first.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Cancel").click()
    expect(alert).to_have_count(0)
    expect(first.row(1)).to_have_count(1)
    first.delete(1)
    alert.get_by_role("button", name="Delete", exact=True).click()
    expect(second.row(1)).to_have_count(0)


def test_an_open_page_keeps_its_sort_order(server, open_page):
    by_score = [row[0] for row in server.sql("SELECT id FROM player ORDER BY score DESC, name, id")]
    by_name = [row[0] for row in server.sql("SELECT id FROM player ORDER BY name, id")]
    open_before = open_page(server)
    open_settings(open_before).get_by_label("New pages start with").select_option(label="Names from A to Z")
    close_settings(open_before)
    opened_after = open_page(server)
    assert opened_after.ids() == by_name
    assert open_before.ids() == by_score
    opened_after.order("Score")
    expect(opened_after.rows().first).to_have_attribute("data-testid", f"player-{by_score[0]}")
    assert stored(server) == [("byName", None, None)]
    assert open_page(server).ids() == by_name


def test_settings_survive_a_restart(server, open_page):
    page = open_page(server)
    settings = open_settings(page)
    settings.get_by_label("New pages start with").select_option(label="Names from A to Z")
    settings.get_by_role("button", name="Decrement").click()
    expect(settings.get_by_test_id("step")).to_have_text("Points per step: 9")
    close_settings(page)
    server.stop()
    server.start()
    new = open_page(server)
    by_name = [row[0] for row in server.sql("SELECT id FROM player ORDER BY name, id")]
    # The first page after a start may appear before its players.
    expect(new.rows()).to_have_count(len(by_name))
    assert new.ids() == by_name
    settings = open_settings(new)
    expect(settings.get_by_test_id("step")).to_have_text("Points per step: 9")
    expect(settings.get_by_label("New pages start with").locator("option:checked")).to_have_text("Names from A to Z")


def test_settings_that_another_process_changes_are_shown(server, open_page):
    page = open_page(server)
    settings = open_settings(page)
    server.execute("INSERT INTO playersSettings (id, step) VALUES (1, 33)")
    expect(settings.get_by_test_id("step")).to_have_text("Points per step: 33")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1100, 800), (375, 812)], ids=["desktop", "phone"])
def test_the_settings_fit_the_screen(server, open_page, tmp_path, scheme, size):
    page = open_page(server, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    open_settings(page)
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for box in page.sheet().locator("select, button, input").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().toJSON())"
    ):
        assert box["left"] >= 0 and box["right"] <= size[0] + 1
    folder = pathlib.Path(os.environ.get("SETTINGS_SCREENSHOTS", tmp_path))
    page.page.screenshot(path=folder / f"settings-{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png")
