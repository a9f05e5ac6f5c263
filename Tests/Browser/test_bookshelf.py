"""The bookshelf: two databases on one page, with two users."""

import os
import pathlib
import sqlite3

import pytest
from playwright.sync_api import expect


@pytest.fixture
def url(start_app, tmp_path):
    return start_app(
        "Bookshelf", f"--catalogue={tmp_path / 'catalogue.sqlite'}", f"--shelf={tmp_path / 'shelf.sqlite'}"
    )


def test_a_book_is_lent_only_once(url, open_url):
    first, second = open_url(url), open_url(url)
    for page in (first, second):
        page.button("Lend Ulysses").click()
        expect(page.sheet()).to_be_visible()
    first.field("Borrower").fill("Ann")
    first.field("Borrower").press("Enter")
    expect(first.page.get_by_text("with Ann")).to_be_visible()

    second.field("Borrower").fill("Bob")
    second.sheet().get_by_role("button", name="Lend", exact=True).click()
    expect(second.page.get_by_text("Ann has it already. Take it back first.")).to_be_visible()
    second.button("OK").click()
    expect(second.page.get_by_test_id("book-count")).to_have_text("24 of 24 books, 1 lent")

    second.button("Take back Ulysses").click()
    expect(first.page.get_by_test_id("book-count")).to_have_text("24 of 24 books, 0 lent")


def test_both_databases_are_observed(url, open_url, tmp_path):
    page = open_url(url)
    page.field("Search titles and authors").fill("woolf")
    expect(page.page.get_by_test_id("book-count")).to_have_text("1 of 1 books, 0 lent")
    for file, statement in [
        ("catalogue.sqlite", "INSERT INTO book VALUES (25, 'Orlando', 'Virginia Woolf', 1928)"),
        ("shelf.sqlite", "INSERT INTO note VALUES (25, 'Four centuries.')"),
    ]:
        with sqlite3.connect(tmp_path / file) as connection:
            connection.execute(statement)
        connection.close()
    expect(page.page.get_by_text("Orlando")).to_be_visible()
    expect(page.page.get_by_text("Four centuries.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1100, 800), (375, 812)], ids=["desktop", "phone"])
def test_the_page_fits_its_screen(url, open_url, tmp_path, scheme, size):
    page = open_url(url, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page.button("Lend Moby-Dick").click()
    page.field("Borrower").fill("Ann")
    page.field("Borrower").press("Enter")
    expect(page.page.get_by_text("with Ann")).to_be_visible()
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    folder = pathlib.Path(os.environ.get("EVERGREEN_SCREENSHOTS", tmp_path))
    page.page.screenshot(path=folder / f"bookshelf-{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png")
