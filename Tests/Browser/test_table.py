"""Tables: sorting, selection, 100,000 rows, and a phone."""

import pytest
from playwright.sync_api import expect

BODY = ".table-body > .table-row"


@pytest.fixture
def table(gallery):
    return gallery("tables").page


def rows(page):
    return page.locator(BODY)


def cells(page, column):
    return page.locator(f"{BODY} > .table-cell:nth-child({column})").all_inner_texts()


def header(page, name):
    return page.get_by_role("columnheader", name=name)


def selected(page):
    return [text.split("\n")[0] for text in page.locator(f"{BODY}[aria-selected=true]").all_inner_texts()]


def expect_selected(page, count, total=12):
    expect(page.get_by_test_id("selected")).to_have_text(f"{count:,} of {total:,} selected")


def current(page):
    return page.locator(f"{BODY}[data-current]")


def make_long(page, places=100_001):
    page.get_by_role("switch", name="100,000 rows").check()
    expect(page.get_by_test_id("selected")).to_have_text("0 of 100,000 selected")
    expect(page.get_by_role("grid")).to_have_attribute("aria-rowcount", str(places))


def test_a_table_has_the_roles_of_a_grid(table):
    grid = table.get_by_role("grid", name="Trees")
    expect(grid).to_have_attribute("aria-multiselectable", "true")
    expect(grid.get_by_role("columnheader")).to_have_text(["Name", "Height", "Planted", "Note"])
    expect(rows(table)).to_have_count(12)
    expect(rows(table).first.get_by_role("cell")).to_have_text(["Alder 0", "3 m", "1700", "sheds its leaves"])
    assert header(table, "Name").evaluate("node => node.scope") == "col"
    # A short table needs no ARIA positions: all rows are on the page.
    assert grid.get_attribute("aria-rowcount") is None


def test_headers_sort_with_clicks_and_keys(table):
    expect(header(table, "Name")).to_have_attribute("aria-sort", "ascending")
    header(table, "Height").get_by_role("button").click()
    expect(header(table, "Height")).to_have_attribute("aria-sort", "ascending")
    assert header(table, "Name").get_attribute("aria-sort") is None
    heights = [int(text.split()[0]) for text in cells(table, 2)]
    assert heights == sorted(heights)
    header(table, "Height").get_by_role("button").press("Enter")
    expect(header(table, "Height")).to_have_attribute("aria-sort", "descending")
    heights = [int(text.split()[0]) for text in cells(table, 2)]
    assert heights == sorted(heights, reverse=True)
    assert header(table, "Note").get_by_role("button").count() == 0


def test_columns_are_aligned_with_their_headers(table):
    for column in range(1, 5):
        head = table.locator(f".table-column:nth-child({column})").bounding_box()
        for row in (0, 11):
            cell = rows(table).nth(row).locator(f".table-cell:nth-child({column})").bounding_box()
            assert abs(cell["x"] - head["x"]) < 1 and abs(cell["width"] - head["width"]) < 1
    assert round(table.locator(".table-column:nth-child(2)").bounding_box()["width"]) == 110


def test_a_column_can_be_removed_and_added(table):
    table.get_by_role("switch", name="Notes").uncheck()
    expect(table.get_by_role("columnheader")).to_have_count(3)
    expect(rows(table).first.get_by_role("cell")).to_have_count(3)
    table.get_by_role("switch", name="Notes").check()
    expect(rows(table).first.get_by_role("cell")).to_have_text(["Alder 0", "3 m", "1700", "sheds its leaves"])


def test_clicks_select_rows(table):
    rows(table).nth(2).click()
    expect_selected(table, 1)
    rows(table).nth(4).click(modifiers=["Control"])
    expect_selected(table, 2)
    rows(table).nth(7).click(modifiers=["Shift"])
    expect_selected(table, 4)
    assert table.evaluate("String(getSelection())") == ""
    assert selected(table) == cells(table, 1)[4:8]
    rows(table).nth(0).click()
    expect_selected(table, 1)


def test_keys_select_rows(table):
    header(table, "Planted").get_by_role("button").focus()
    # The grid precedes its headers in the tab order.
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Shift+Tab")
    expect(table.get_by_role("grid")).to_be_focused()
    expect(current(table)).to_contain_text("Alder 0")
    table.keyboard.press("ArrowDown")
    expect_selected(table, 1)
    table.keyboard.press("Shift+ArrowDown")
    table.keyboard.press("Shift+ArrowDown")
    expect_selected(table, 3)
    table.keyboard.press("Control+ArrowDown")
    expect(current(table)).to_have_attribute("aria-selected", "false")
    table.keyboard.press("Space")
    expect_selected(table, 4)
    table.keyboard.press("Space")
    expect_selected(table, 3)
    table.keyboard.press("End")
    expect_selected(table, 1)
    assert selected(table) == cells(table, 1)[-1:]
    grid = table.get_by_role("grid")
    assert grid.get_attribute("aria-activedescendant") == current(table).get_attribute("id")
    table.keyboard.press("Control+a")
    expect_selected(table, 12)
    table.keyboard.press("Home")
    expect_selected(table, 1)


def test_a_changed_row_sends_only_its_cells(gallery):
    page = gallery("tables")
    rows(page.page).first.click()
    expect_selected(page.page, 1)
    before = len(page.received)
    page.page.get_by_role("button", name="Grow").click()
    expect(rows(page.page).first.get_by_role("cell").nth(1)).to_have_text("4 m")
    frames = [frame for frame in page.received[before:] if "4 m" in frame]
    assert len(frames) == 1 and len(frames[0]) < 80


def test_a_long_table_loads_the_rows_near_the_visible_region(table):
    make_long(table)
    frame = table.locator(".table-frame")
    for part in (0.25, 0.9, 0.5):
        frame.evaluate("(node, part) => { node.scrollTop = part * node.scrollHeight; }", part)
        expected = round(part * 100_000)
        table.wait_for_function(
            """([expected, body]) => {
                const frame = document.querySelector('.table-frame').getBoundingClientRect();
                const row = [...document.querySelectorAll(body)].find((one) =>
                    one.getBoundingClientRect().top > frame.top + 44);
                return row && Math.abs(Number(row.ariaRowIndex) - expected) < 200;
            }""",
            arg=[expected, BODY],
        )
        assert rows(table).count() < 250
    # The headers stay at the top of the table.
    head = table.locator(".table-head").bounding_box()
    assert abs(head["y"] - frame.bounding_box()["y"]) <= 2
    # Sorted by name, a tree's index follows from its name.
    index = int(rows(table).first.get_attribute("aria-rowindex"))
    assert 1 < index <= 100_001


def test_keys_navigate_a_long_table(table):
    make_long(table)
    rows(table).first.click()
    expect_selected(table, 1, 100_000)
    first = cells(table, 1)[0]
    table.keyboard.press("End")
    expect(current(table)).to_have_attribute("aria-rowindex", "100001")
    expect(current(table)).to_be_in_viewport()
    expect(current(table)).to_have_attribute("aria-selected", "true")
    table.keyboard.press("Shift+Home")
    expect_selected(table, 100_000, 100_000)
    expect(current(table)).to_have_attribute("aria-rowindex", "2")
    expect(current(table)).to_contain_text(first)
    for _ in range(30):
        table.keyboard.press("PageDown")
    expect_selected(table, 1, 100_000)
    expect(current(table)).to_be_in_viewport()
    table.keyboard.press("Control+a")
    expect_selected(table, 100_000, 100_000)


def test_a_phone_shows_only_the_first_column(gallery):
    page = gallery("tables", viewport={"width": 390, "height": 800}, has_touch=True).page
    expect(rows(page)).to_have_count(12)
    expect(page.locator(".table-column")).to_have_count(0)
    expect(rows(page).first.get_by_role("cell")).to_have_text(["Alder 0"])
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    # Without modifier keys, each tap toggles a row.
    rows(page).nth(1).tap()
    rows(page).nth(3).tap()
    expect_selected(page, 2)
    rows(page).nth(3).tap()
    expect_selected(page, 1)
    # Without a header row.
    make_long(page, 100_000)
    page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight / 2)")
    page.wait_for_function(
        """(body) => [...document.querySelectorAll(body)].some((row) => {
            const box = row.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight && Number(row.ariaRowIndex) > 40000;
        })""",
        arg=BODY,
    )
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.get_by_role("columnheader")).to_have_count(4)


def test_a_table_is_mirrored_in_a_right_to_left_layout(table):
    table.evaluate("document.querySelector('main').dir = 'rtl'")
    name, height = (table.locator(f".table-column:nth-child({column})").bounding_box() for column in (1, 2))
    cell = rows(table).first.locator(".table-cell").first.bounding_box()
    assert name["x"] > height["x"]
    assert abs(cell["x"] - name["x"]) < 1
