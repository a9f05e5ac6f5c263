"""Section indexes of lists."""

from playwright.sync_api import expect


def index(page):
    return page.get_by_role("navigation", name="Index of the sections")


def wait_until_at_top(page, title):
    """Waits until a section starts directly below the bar."""
    page.wait_for_function(
        """title => {
            const header = [...document.querySelectorAll('.section-header')].find((node) => node.textContent === title);
            const top = header.getBoundingClientRect().top - document.querySelector('.bar').getBoundingClientRect().bottom;
            return top >= 0 && top < 24;
        }""",
        arg=title,
    )


def test_labels_scroll_to_sections_below_the_bar(gallery):
    page = gallery("rows", viewport={"width": 800, "height": 420}).page
    labels = index(page).get_by_role("button")
    expect(labels).to_have_text(["L", "O", "P", "→"])
    labels.nth(2).click()
    wait_until_at_top(page, "Prominent")
    expect(labels.nth(2)).to_have_attribute("aria-current", "true")
    # The labels stay visible.
    expect(labels.nth(0)).to_be_in_viewport()
    labels.nth(1).click()
    wait_until_at_top(page, "Orange lines around")


def test_arrow_keys_move_between_labels(gallery):
    page = gallery("rows", viewport={"width": 800, "height": 420}).page
    labels = index(page).get_by_role("button")
    labels.nth(0).focus()
    page.keyboard.press("ArrowDown")
    expect(labels.nth(1)).to_be_focused()
    wait_until_at_top(page, "Orange lines around")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(labels.nth(3)).to_be_focused()
    page.keyboard.press("Home")
    expect(labels.nth(0)).to_be_focused()
    # The index is one tab stop.
    assert labels.evaluate_all("nodes => nodes.map((node) => node.tabIndex)") == [0, -1, -1, -1]


def test_dragging_along_the_labels_scrolls_from_section_to_section(gallery):
    page = gallery("rows", viewport={"width": 800, "height": 420}).page
    labels = index(page).get_by_role("button")
    first, third = labels.nth(0).bounding_box(), labels.nth(2).bounding_box()
    page.mouse.move(first["x"] + 5, first["y"] + 5)
    page.mouse.down()
    page.mouse.move(third["x"] + 5, third["y"] + 5, steps=4)
    wait_until_at_top(page, "Prominent")
    page.mouse.up()


def test_the_index_is_beside_the_rows(gallery):
    page = gallery("rows").page
    labels = index(page).get_by_role("button")
    box = page.locator(".list").bounding_box()
    label = labels.nth(0).bounding_box()
    assert box["x"] + box["width"] - 48 < label["x"] < box["x"] + box["width"]
    link = page.get_by_text("With an arrow").locator("xpath=ancestor::li[contains(@class, 'row')]")
    assert link.evaluate("node => parseFloat(getComputedStyle(node).paddingInlineEnd)") >= 32
