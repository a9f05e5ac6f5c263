"""The garden: an editor that survives the deletion of its record, with two users."""

import os
import pathlib

import pytest
from playwright.sync_api import expect


@pytest.fixture
def url(start_app, tmp_path):
    return start_app("Garden", f"--database={tmp_path / 'garden.sqlite'}")


def turn_to(page, title):
    """Selects another tab of the app."""
    page.page.get_by_role("tab", name=title).click()


def test_an_editor_survives_the_deletion_of_its_plant(url, open_url):
    first, second = open_url(url), open_url(url)
    first.button("Mint").click()
    expect(first.sheet()).to_be_visible()
    first.field("Name").fill("Peppermint")

    second.button("Delete Mint").click()
    expect(first.page.get_by_text("Somebody has deleted this plant")).to_be_visible()
    expect(first.field("Name")).to_have_value("Peppermint")
    expect(first.button("Save")).to_be_disabled()
    expect(second.button("Mint")).to_have_count(0)

    first.button("Put it back").click()
    expect(first.sheet()).to_have_count(0)
    expect(first.button("Peppermint")).to_be_visible()
    expect(second.button("Peppermint")).to_be_visible()


def test_other_users_changes_appear_while_typing(url, open_url):
    first, second = open_url(url), open_url(url)
    first.button("Mint").click()
    first.field("Name").press("End")
    first.field("Name").press_sequentially("!")
    second.page.get_by_label("Number of Mint").get_by_role("button", name="Increment").click()
    expect(first.page.get_by_role("dialog").get_by_text("3 plants")).to_be_visible()
    expect(first.field("Name")).to_have_value("Mint!")
    first.button("Save").click()
    expect(second.button("Mint!")).to_be_visible()


def test_a_harvest_updates_all_pages(url, open_url):
    first, second = open_url(url), open_url(url)
    turn_to(first, "Harvest")
    turn_to(second, "Overview")
    first.button("Weigh in").click()
    first.page.get_by_label("Plant").select_option(label="Mint")
    first.field("Grams").fill("75")
    first.button("Save").click()
    expect(first.sheet()).to_have_count(0)
    expect(second.page.get_by_test_id("figure-Mint")).to_contain_text("75 g")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1100, 800), (375, 812)], ids=["desktop", "phone"])
def test_the_page_fits_its_screen(url, open_url, tmp_path, scheme, size):
    page = open_url(url, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    folder = pathlib.Path(os.environ.get("EVERGREEN_SCREENSHOTS", tmp_path))
    name = f"{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png"
    page.page.screenshot(path=folder / f"garden-{name}")
    page.button("Mint").click()
    expect(page.sheet()).to_be_visible()
    page.page.screenshot(path=folder / f"garden-editor-{name}")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]
