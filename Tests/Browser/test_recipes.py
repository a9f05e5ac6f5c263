"""The recipes: model classes that are edited in place on one page and updated on another."""

import concurrent.futures
import os
import pathlib
import sqlite3

import pytest
from playwright.sync_api import expect


@pytest.fixture
def database(tmp_path):
    return tmp_path / "recipes.sqlite"


@pytest.fixture
def url(start_app, database):
    return start_app("Recipes", f"--database={database}")


def import_sample(page):
    page.button("Import").click()
    page.button("Import 5 recipes").click()
    expect(page.sheet()).to_have_count(0)


def take_picture(page, name):
    """Stores a screenshot of the page in the folder EVERGREEN_SCREENSHOTS, if set."""
    if folder := os.environ.get("EVERGREEN_SCREENSHOTS"):
        page.page.wait_for_function("() => document.getAnimations().length === 0")
        page.page.screenshot(path=pathlib.Path(folder) / f"{name}.png", full_page=True)


def test_an_import_is_shown_on_all_pages(url, open_url):
    first, second = open_url(url), open_url(url)
    expect(first.page.get_by_text("No recipes")).to_be_visible()
    take_picture(first, "recipes-empty")
    first.button("Import").click()
    take_picture(first, "recipes-import")
    first.button("Import 5 recipes").click()
    expect(second.page.get_by_text("Tomato soup")).to_be_visible()
    take_picture(second, "recipes-list")


def test_an_edit_in_place_is_shown_on_other_pages(url, open_url, database):
    first, second = open_url(url), open_url(url)
    import_sample(first)
    first.page.get_by_text("Pancakes").click()
    expect(first.field("Title")).to_have_value("Pancakes")
    take_picture(first, "recipes-editor")
    first.field("Title").fill("Crêpes")
    expect(second.page.get_by_text("Crêpes")).to_be_visible()
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM recipe WHERE title = 'Crêpes'").fetchone() == (1,)


def test_changes_by_another_process_are_shown(url, open_url, database):
    page = open_url(url)
    import_sample(page)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE recipe SET title = 'Soup of the day' WHERE title = 'Tomato soup'")
    expect(page.page.get_by_text("Soup of the day")).to_be_visible()


FIRST_VERSION = """
    CREATE TABLE recipe (id INTEGER PRIMARY KEY, name TEXT NOT NULL, notes TEXT NOT NULL DEFAULT '');
    CREATE TABLE ingredient (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL,
        recipeId INTEGER REFERENCES recipe (id) ON DELETE CASCADE
    );
    INSERT INTO recipe (name, notes) VALUES ('Waffles', 'Bake them. #sweet');
    INSERT INTO ingredient (name, position, recipeId) VALUES ('flour', 0, 1);
"""


@pytest.mark.parametrize("schema", ["", FIRST_VERSION], ids=["new", "of the first version"])
def test_processes_that_open_one_file_simultaneously_share_it(start_app, open_url, database, schema):
    if schema:
        with sqlite3.connect(database) as connection:
            connection.executescript(schema)
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        urls = list(pool.map(lambda _: start_app("Recipes", f"--database={database}"), range(4)))
    pages = [open_url(url) for url in urls]
    if schema:
        for page in pages:
            expect(page.page.get_by_text("Waffles")).to_be_visible()
    import_sample(pages[0])
    for page in pages:
        expect(page.page.get_by_text("Tomato soup")).to_be_visible()
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM recipe").fetchone() == (6 if schema else 5,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_recipes_are_searched_and_filtered_by_favourites(url, open_url):
    page = open_url(url)
    import_sample(page)
    page.page.get_by_placeholder("Search recipes").fill("ris")
    expect(page.page.get_by_text("Pancakes")).to_have_count(0)
    expect(page.page.get_by_text("Risotto")).to_be_visible()
    take_picture(page, "recipes-search")
    page.page.get_by_placeholder("Search recipes").fill("")
    page.button("Make Pancakes a favourite").click()
    page.page.get_by_text("Favourites").click()
    expect(page.page.get_by_text("Risotto")).to_have_count(0)
    expect(page.page.get_by_text("Pancakes")).to_be_visible()


def test_the_page_fits_a_phone(url, open_url):
    page = open_url(url, viewport={"width": 390, "height": 844}, color_scheme="dark")
    import_sample(page)
    take_picture(page, "recipes-phone")
    assert page.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.page.get_by_text("Risotto").click()
    expect(page.field("Title")).to_have_value("Risotto")
    take_picture(page, "recipes-phone-editor")
    assert page.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_swipe_actions_shift_a_row_without_widening_the_page(url, open_url):
    page = open_url(url, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    import_sample(page)
    row = page.page.locator(".row", has_text="Lentil dal")
    title = row.get_by_text("Lentil dal")
    before = title.bounding_box()
    row.get_by_role("button", name="Actions").tap()
    actions = row.locator(".row-actions")
    expect(actions).to_be_visible()
    moved = "([title, x]) => title.getBoundingClientRect().x < x"
    page.page.wait_for_function(moved, arg=[title.element_handle(), before["x"] - actions.bounding_box()["width"] + 1])
    after = title.bounding_box()
    assert after["height"] == before["height"] and after["y"] == before["y"]
    assert page.page.evaluate("document.documentElement.scrollWidth") == 390
    row.get_by_role("button", name="Actions").tap()
    expect(actions).to_have_count(0)
    assert title.bounding_box() == before
