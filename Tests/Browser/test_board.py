"""Keyboard commands, a non-modal sheet, and styles of menus, badges, rows and pointers."""

import pytest
from playwright.sync_api import expect
from waiting import wait_for


@pytest.fixture
def board(gallery):
    return gallery("board").page


def row(page, name):
    return page.locator(".row", has_text=name)


def test_keys_move_and_delete_the_selected_tile(board):
    board.get_by_test_id("board").focus()
    for key in ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowRight"]:
        board.keyboard.press(key)
    expect(row(board, "Tile 1")).to_contain_text("1, 2")
    board.keyboard.press("Escape")
    board.keyboard.press("ArrowUp")
    board.get_by_role("button", name="Select").click()
    board.get_by_role("dialog").get_by_role("button", name="Tile 3").click()
    expect(board.get_by_role("dialog")).to_have_count(0)
    board.get_by_test_id("board").focus()
    board.keyboard.press("Delete")
    expect(row(board, "Tile 3")).to_have_count(0)
    expect(row(board, "Tile 1")).to_contain_text("1, 2")


def test_the_subtitle_is_below_the_title_and_updates(board):
    heading = board.get_by_role("heading", name="Board")
    expect(heading.locator(".subtitle")).to_have_text("3 tiles")
    board.get_by_role("button", name="Add", exact=True).click()
    expect(heading.locator(".subtitle")).to_have_text("4 tiles")
    title, subtitle = heading.bounding_box(), heading.locator(".subtitle").bounding_box()
    assert subtitle["y"] > title["y"] + 10
    assert board.title().startswith("Board")


def test_the_title_of_an_editor_is_leading_aligned(board):
    heading = board.locator("h1", has_text="Board")
    assert heading.evaluate("node => getComputedStyle(node).textAlign") == "start"


@pytest.mark.parametrize("size", [{"width": 1280, "height": 844}, {"width": 390, "height": 844}])
def test_a_sheet_with_background_interaction_leaves_the_page_usable(gallery, size):
    page = gallery("board", viewport=size).page
    page.get_by_role("button", name="Palette").click()
    palette = page.get_by_role("dialog")
    expect(palette).to_be_visible()
    # It is at the bottom of the window.
    bottom = "node => Math.round(node.getBoundingClientRect().bottom)"
    wait_for(page, lambda: palette.evaluate(bottom) == size["height"])
    palette.get_by_role("button", name="Green").click()
    color = "node => getComputedStyle(node).color"
    green = row(page, "Tile 2").locator(".icon").evaluate(color)
    wait_for(page, lambda: row(page, "Tile 1").locator(".icon").evaluate(color) == green)
    page.get_by_role("button", name="Select").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Tile 3").click()
    expect(palette).to_have_count(1)
    palette.get_by_role("button", name="Green").click()
    wait_for(page, lambda: row(page, "Tile 3").locator(".icon").evaluate(color) == green)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(row(page, "Tile 4")).to_be_visible()
    # Controls of the page can be focused while the sheet stays open.
    page.get_by_label("Notes").fill("Edges next.")
    expect(palette).to_be_visible()
    palette.get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Opened again, and closed from inside.
    page.get_by_role("button", name="Palette").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_submenu_opens_beside_its_menu_and_selecting_an_item_closes_both(board):
    board.get_by_role("button", name="Select").click()
    opener = board.get_by_role("dialog").get_by_role("button", name="By color")
    opener.click()
    inner = board.get_by_role("dialog").last
    expect(board.get_by_role("dialog")).to_have_count(2)
    # Beside the outer menu, on either side, with its first item aligned with the opener.
    item = inner.get_by_role("button", name="Red")
    wait_for(board, lambda: abs(item.bounding_box()["y"] - opener.bounding_box()["y"]) < 4)
    outer = board.get_by_role("dialog").first.bounding_box()
    box = inner.bounding_box()
    assert box["x"] >= outer["x"] + outer["width"] or box["x"] + box["width"] <= outer["x"]
    board.keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(1)
    opener.click()
    inner.get_by_role("button", name="Blue").click()
    expect(board.get_by_role("dialog")).to_have_count(0)
    board.get_by_test_id("board").focus()
    board.keyboard.press("ArrowLeft")
    expect(row(board, "Tile 3")).to_contain_text("4, 3")


def test_a_submenu_is_placed_at_its_opener_during_the_appearance_animation(board):
    animations = board.context.new_cdp_session(board)
    animations.send("Animation.enable")
    animations.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    board.get_by_role("button", name="Select").click()
    opener = board.get_by_role("dialog").get_by_role("button", name="By color")
    opener.click(force=True)
    expect(board.get_by_role("dialog")).to_have_count(2)
    animations.send("Animation.setPlaybackRate", {"playbackRate": 1})
    item = board.get_by_role("dialog").last.get_by_role("button", name="Red")
    wait_for(board, lambda: board.evaluate("() => document.getAnimations().length === 0"))
    assert abs(item.bounding_box()["y"] - opener.bounding_box()["y"]) < 4


def test_an_accessibility_representation_replaces_its_view(board):
    board.get_by_role("button", name="Palette").click()
    picker = board.get_by_role("dialog").get_by_label("Color")
    expect(picker).to_have_count(1)
    assert picker.evaluate("node => node.closest('[aria-hidden=true]')") is None
    picker.select_option("Blue")
    expect(picker.locator("option:checked")).to_have_text("Blue")


def test_badge_prominence_applies_per_row(board):
    ground = "node => getComputedStyle(node).backgroundColor"
    assert row(board, "Tile 1").locator(".badge").evaluate(ground) != "rgba(0, 0, 0, 0)"
    assert row(board, "Tile 2").locator(".badge").evaluate(ground) == "rgba(0, 0, 0, 0)"


def test_the_minimum_row_height_of_a_list_applies(board):
    assert row(board, "Tile 1").evaluate("node => getComputedStyle(node).minHeight") == "32px"
    assert row(board, "Tile 1").bounding_box()["height"] < 50


def test_pointer_styles_apply_to_views(board):
    cursors = board.get_by_test_id("board").evaluate(
        "node => [...node.querySelectorAll('[class*=pointer-]')].map((each) => getComputedStyle(each).cursor)"
    )
    assert cursors == ["grab", "pointer", "pointer"]


def test_a_text_has_its_own_language(board):
    expect(board.get_by_test_id("motto")).to_have_attribute("lang", "de")


def test_a_plain_editor_has_no_border(board):
    assert board.get_by_label("Notes").evaluate("node => getComputedStyle(node).borderTopColor") == "rgba(0, 0, 0, 0)"


def test_a_text_editor_fills_its_frame(gallery):
    page = gallery("board").page
    assert page.get_by_label("Notes").bounding_box()["height"] == pytest.approx(72, abs=0.5)
    # Without a frame, it fills the available space of the window.
    page = gallery("writer", viewport={"width": 1000, "height": 700}).page
    page.get_by_role("listitem").filter(has_text="Oak").click()
    box = page.get_by_label("Text").bounding_box()
    assert box["height"] > 400 and box["y"] + box["height"] <= 700
