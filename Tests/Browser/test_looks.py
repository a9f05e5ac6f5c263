"""The appearance of lists, forms, bars, menus and presentations."""

import pytest
from playwright.sync_api import expect
from waiting import wait_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

# Whether a node is the topmost one at its center, after all animations.
MEETS_A_CLICK = """async (node) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def box(locator):
    return locator.evaluate("node => node.getBoundingClientRect().toJSON()")


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_presentation_of_a_sheet_is_in_front_of_it(window, start_app, open_url):
    url = start_app("Gallery")
    page = open_url(f"{url}/presentations", **window).page
    for name, button in [("Alert", "Keep"), ("Choice", "That"), ("Sheet", "Done"), ("Cover", "Done")]:
        page.get_by_role("button", name=name, exact=True).click()
        # A click reaches the inner presentation.
        front = page.get_by_role("button", name=button, exact=True)
        expect(front).to_be_visible()
        assert front.evaluate(MEETS_A_CLICK)
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("dialog", name="Behind")).to_be_visible()
        expect(page.locator("dialog")).to_have_count(1)
        page.get_by_role("button", name="Cancel", exact=True).click()
        expect(page.locator("dialog")).to_have_count(0)


def test_swipe_actions_shift_a_row_without_widening_the_page(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/lists", **PHONE).page
    row = page.locator(".row", has_text="Mend the fence")
    before = box(row.locator(".vstack"))
    row.get_by_role("button", name="Actions").click()
    delete = row.get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    row.evaluate("row => Promise.all(row.getAnimations({ subtree: true }).map((animation) => animation.finished))")
    # The first trailing action is at the edge, and leading actions come last.
    lefts = [box(row.get_by_role("button", name=name))["left"] for name in ["Delete", "Archive", "Read"]]
    assert lefts == sorted(lefts, reverse=True)
    assert abs(box(delete)["right"] - box(row)["right"]) <= 1
    assert box(row.locator(".vstack"))["left"] < before["left"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # One focus ring, around the focused node.
    page.keyboard.press("Tab")
    rings = row.evaluate(
        """row => [row, ...row.querySelectorAll('*')].filter((node) => {
            const style = getComputedStyle(node);
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
        }).length"""
    )
    assert rings <= 1


def test_action_buttons_are_aligned_in_all_rows(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/lists", **PHONE).page
    expect(page.locator(".row > .more")).to_have_count(3)
    assert len({box(more)["left"] for more in page.locator(".row > .more").all()}) == 1


def test_rows_of_a_plain_list_have_no_rounded_borders(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/lists").page
    page.get_by_role("combobox", name="Style").select_option(label="Plain")
    expect(page.locator(".list-plain")).to_be_visible()
    assert page.locator(".list-plain .row").evaluate_all(
        "rows => rows.every((row) => getComputedStyle(row).borderRadius === '0px' && !parseFloat(getComputedStyle(row).borderLeftWidth))"
    )


def test_toolbar_items_on_a_phone_are_at_the_leading_and_trailing_edges(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars", **PHONE).page
    expect(page.get_by_role("button", name="Leading", exact=True)).to_be_visible()
    # As at the root of a stack, which has no back button.
    page.locator(".back").evaluate("back => back.remove()")
    items, leading = (box(page.locator(place)) for place in [".bar .items", ".bar .item.leading"])
    trailing = page.locator(".bar .item.trailing")
    assert abs(leading["left"] - items["left"]) <= 1
    assert abs(box(trailing.last)["right"] - items["right"]) <= 1
    assert all(box(item)["top"] == leading["top"] for item in trailing.all())


def test_a_field_in_labeled_content_is_named_by_its_label_and_fills_the_row(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/forms").page
    field = page.get_by_role("textbox", name="Name", exact=True).first
    row = page.locator(".row", has=page.locator(".labeled")).first
    assert box(row)["right"] - box(field)["right"] < 24
    assert box(field)["width"] > box(row)["width"] / 2
    assert field.evaluate("field => getComputedStyle(field).color === getComputedStyle(document.body).color")
    expect(page.get_by_role("slider", name="Amount")).to_be_visible()


def test_the_label_of_a_picker_in_a_list_matches_its_neighbors(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/lists").page
    look = "node => [getComputedStyle(node).color, getComputedStyle(node).fontSize, node.getBoundingClientRect().left]"
    picker = page.locator(".row > .picker .caption", has_text="Size").evaluate(look)
    assert picker == page.locator(".row > .toggle .title").evaluate(look)


def test_the_cancellation_action_is_before_the_title_and_the_confirmation_action_after_it(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations", **PHONE).page
    page.get_by_role("button", name="Alert", exact=True).click()
    page.get_by_role("button", name="Keep", exact=True).click()
    sheet = page.get_by_role("dialog", name="Behind")
    cancel, save = (sheet.get_by_role("button", name=name) for name in ["Cancel", "Save"])
    title = box(sheet.get_by_role("heading"))
    assert box(cancel)["right"] <= title["left"] + 1 and title["right"] <= box(save)["left"] + 1
    assert box(cancel)["top"] == box(save)["top"]
    colors = [button.evaluate("node => getComputedStyle(node).backgroundColor") for button in [cancel, save]]
    assert colors[0] != colors[1]


def test_the_options_of_a_picker_in_a_menu_are_menu_items(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations").page
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.locator("dialog.menu")
    item, option = menu.get_by_role("button", name="Duplicate"), menu.locator("label", has_text="Small")
    assert abs(box(item)["height"] - box(option)["height"]) <= 1
    option.click()
    expect(page.get_by_test_id("size")).to_have_text("Size: small")


def test_many_tabs_scroll_without_truncation(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/tabs", **PHONE).page
    expect(page.get_by_role("tab")).to_have_count(7)
    assert page.get_by_role("tab").locator(".text").evaluate_all("texts => texts.every((text) => text.scrollWidth <= text.clientWidth + 1)")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    last = page.get_by_role("tab", name="Statistics")
    last.click()
    expect(page.get_by_text("Statistics is shown")).to_be_visible()


def test_a_pushed_page_changes_the_title_of_the_tab(start_app, open_url):
    page = open_url(start_app("Gallery")).page
    page.get_by_role("button", name="Forms").or_(page.get_by_role("link", name="Forms")).first.click()
    expect(page).to_have_title("Forms")
    page.go_back()
    expect(page).to_have_title("Gallery")


def test_toolbar_items_on_a_phone_share_one_line(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(f"{url}/bars", **PHONE).page
    bar = page.locator(".bar")
    tops = [box(bar.get_by_role("button", name=name, exact=True)) for name in ["Back to Gallery", "Leading", "Trailing", "More"]]
    middles = {round(one["top"] + one["height"] / 2) for one in tops}
    assert max(middles) - min(middles) <= 1
    assert box(bar.get_by_role("heading"))["top"] >= tops[0]["bottom"] - 1
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # Long titles share the width.
    page.goto(f"{url}/gradients")
    first, second = (box(bar.get_by_role("button", name=name)) for name in ["Plain sheet", "Painted sheet"])
    assert first["top"] == second["top"] and second["right"] <= 390


def test_the_symbol_of_a_picker_is_spaced_from_its_label(start_app, open_url):
    page = open_url(start_app("Screens")).page
    page.get_by_role("link", name="Settings", exact=True).click()
    symbol = page.locator(".picker > .caption > .symbol").first
    expect(symbol).to_be_visible()
    assert symbol.evaluate(
        """symbol => {
            const range = document.createRange();
            range.selectNode(symbol.nextSibling);
            return range.getBoundingClientRect().left - symbol.getBoundingClientRect().right;
        }"""
    ) >= 6


def test_the_tab_bar_of_a_pushed_page_is_at_the_bottom_of_a_phone(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/tabs", **PHONE).page
    assert box(page.get_by_role("tablist"))["bottom"] == 844


def test_a_compact_popover_stays_a_popover_on_a_phone(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations", **PHONE).page
    button = page.get_by_role("button", name="Popover", exact=True)
    button.scroll_into_view_if_needed()
    button.click()
    dialog = page.locator("dialog.popover")
    expect(dialog).to_be_visible()
    dialog.evaluate("node => Promise.all(node.getAnimations().map((animation) => animation.finished))")
    popover, anchor = box(dialog), box(button)
    assert popover["width"] < 380
    # Directly above or below its button's row, away from the edges of the screen.
    assert abs(popover["top"] - anchor["bottom"] - 8) < 12 or abs(anchor["top"] - popover["bottom"] - 8) < 12
    assert 0 < popover["left"] and popover["right"] < 390


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_popover_is_placed_at_its_attachment_anchor(direction, start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations").page
    page.evaluate("(direction) => { document.querySelector('main').dir = direction; }", direction)
    button = page.get_by_role("button", name="Popover at the end")
    button.click()
    dialog = page.locator("dialog.popover")
    expect(dialog).to_be_visible()
    popover, row = box(dialog), box(page.locator("li.row", has=button))
    middle = (popover["left"] + popover["right"]) / 2
    # At the end of the row rather than its center.
    end = row["right"] if direction == "ltr" else row["left"]
    assert abs(middle - end) < 100
    assert popover["bottom"] <= box(button)["bottom"]


def test_a_menu_with_disabled_dismissal_stays_open(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations").page
    page.get_by_role("button", name="Open menu").click()
    increase = page.get_by_role("dialog").get_by_role("button", name="Increase")
    increase.click()
    increase.click()
    expect(page.get_by_test_id("count")).to_have_text("Count: 2")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_background_of_a_sheet_has_its_size_and_does_not_scroll(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations", viewport={"width": 1000, "height": 600}).page
    page.get_by_role("button", name="Sheet with a picture").click()
    leaf = page.get_by_test_id("backdrop")
    expect(leaf).to_be_visible()
    dialog = page.get_by_role("dialog")

    def gaps():
        leaf_box, box = leaf.bounding_box(), dialog.bounding_box()
        return [round(box[side] + box[size] - leaf_box[side] - leaf_box[size]) for side, size in [("x", "width"), ("y", "height")]]

    # While the sheet appears, it moves between two measurements.
    page.wait_for_function("() => !document.getAnimations().length")
    before = gaps()
    assert all(0 < gap < 40 for gap in before), before
    dialog.evaluate("node => node.scrollTo(0, 300)")
    expect(page.get_by_text("Line 0")).not_to_be_in_viewport()
    wait_for(page, lambda: gaps() == before)
