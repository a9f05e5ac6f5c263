"""The gallery: effects, gestures, scrolling, settings and sizes, as rendered by a browser."""

import base64
import math
import re

import pytest
from playwright.sync_api import expect
from waiting import wait_for


@pytest.fixture
def gallery(start_app, open_url):
    def open_screen(title, url=None):
        page = open_url(url or start_app("Gallery"))
        page.page.get_by_role("button", name=title, exact=True).or_(
            page.page.get_by_role("link", name=title, exact=True)
        ).first.click()
        expect(page.page.get_by_role("heading", name=title)).to_be_visible()
        return page.page

    return open_screen


def style(locator, name):
    return locator.evaluate(f"node => getComputedStyle(node).{name}")


def center(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_grid_cells_span_columns_and_align_in_them(gallery):
    page = gallery("Stacks")

    def box(name):
        return page.get_by_test_id(name).bounding_box()

    # Columns of 50, 90 and 50 points, with a spacing of 8 points.
    first, after = box("two columns"), box("after two columns")
    assert (first["width"], first["height"]) == (148, 40)
    assert after["x"] == first["x"] + 156
    assert (box("unsized")["x"], box("unsized")["width"]) == (first["x"], 206)
    # Both cells are at the trailing edge of the second column, the one because of the other's column alignment.
    edges = [box(name)["x"] + box(name)["width"] for name in ("trailing column", "same column")]
    assert edges == [first["x"] + 148] * 2
    end, top = box("trailing column"), box("top leading")
    assert abs(end["y"] - top["y"] - 70 + end["height"]) < 1
    assert abs(top["x"] - after["x"]) < 1
    # A quarter of the 40 points by which the column is wider than the cell.
    assert abs(box("anchored")["x"] - after["x"] - 10) < 1


def row(page, text):
    return page.locator("li.row", has_text=re.compile(f"^{text}$"))


def test_rows_and_sections_have_separators(gallery):
    page = gallery("Rows")
    clear = "rgba(0, 0, 0, 0)"
    red = row(page, "Red below")
    usual = style(row(page, "In the middle"), "borderBottomColor")
    assert style(red, "borderBottomColor") not in (usual, clear)
    assert style(row(page, "None below"), "borderBottomColor") == clear
    blue = row(page, "Blue above")
    assert style(blue, "borderTopColor") not in (usual, clear)
    # It covers the separator of the row above.
    middle = row(page, "In the middle").bounding_box()
    assert abs(blue.bounding_box()["y"] - middle["y"] - middle["height"] + 1) < 0.1
    assert style(row(page, "First"), "borderTopColor") == clear
    assert style(row(page, "Second"), "borderBottomColor") == clear
    assert style(row(page, "Third"), "borderTopColor") == style(row(page, "Fourth"), "borderBottomColor")
    assert style(row(page, "Third"), "borderTopColor") not in (usual, clear)
    assert style(row(page, "Seventh"), "backgroundColor") == style(row(page, "Eighth"), "backgroundColor") != clear
    assert style(page.locator("ul.list"), "backgroundColor") == style(page.locator("body"), "backgroundColor")


def test_rows_and_sections_have_spacing(gallery):
    page = gallery("Rows")

    def gap(above, below):
        first, second = row(page, above).bounding_box(), row(page, below).bounding_box()
        return second["y"] - first["y"] - first["height"]

    header = page.get_by_role("heading", name="Prominent")
    assert float(style(header, "fontSize")[:-2]) > float(
        style(page.get_by_role("heading", name="Near"), "fontSize")[:-2]
    )
    near, usual = gap("Fifth", "Sixth"), gap("Sixth", "Seventh")
    assert usual - near == 12
    assert gap("First", "Second") == 0
    page.get_by_text("Spaced").click()
    expect(page.locator("ul.list")).to_have_class(re.compile("spaced"))
    assert gap("First", "Second") == 12
    assert abs(gap("Sixth", "Seventh") - usual) < 0.1
    page.get_by_text("Grouped").click()
    expect(page.locator("ul.list")).not_to_have_class(re.compile("list-plain"))
    assert style(row(page, "First"), "borderBottomLeftRadius") == "14px"


def test_a_form_has_a_column_of_labels(gallery):
    page = gallery("Forms")
    caption = page.locator(".form .field > .caption", has_text="Age").first
    assert caption.bounding_box()["x"] < page.locator(".form").bounding_box()["x"] + 40
    page.get_by_text("Columns").click()
    expect(page.locator(".form")).to_have_class(re.compile("form-columns"))
    # All labels end where the controls begin.
    section = page.locator(".section", has_text="By themselves")
    fields = section.locator("input, textarea")
    starts = {round(fields.nth(index).bounding_box()["x"]) for index in range(fields.count())}
    assert len(starts) == 1
    labels = section.locator(".caption")
    ends = [labels.nth(index).bounding_box() for index in range(labels.count())]
    assert {round(box["x"] + box["width"]) for box in ends} == {starts.pop() - 12}
    toggle = page.locator(".toggle", has_text="Active").bounding_box()
    assert abs(toggle["x"] - fields.first.bounding_box()["x"]) <= 1


def test_buttons_and_menus_have_shapes_and_indicators(gallery):
    page = gallery("Styles")

    def radius(name):
        return style(page.get_by_role("button", name=name, exact=True), "borderTopLeftRadius")

    assert float(radius("capsule")[:-2]) > 100
    assert radius("roundedRectangle") == "4px"
    assert radius("circle") == "50%"
    circle = page.get_by_role("button", name="circle", exact=True).bounding_box()
    assert circle["width"] == circle["height"]
    assert page.get_by_role("button", name="Menu with an indicator").locator("svg").count() == 1
    assert style(page.get_by_label("without an indicator"), "appearance") == "none"
    assert style(page.locator(".picker.menu select").first, "appearance") != "none"
    editor = page.get_by_label("Editor on yellow")
    assert style(editor, "backgroundColor") == "rgba(0, 0, 0, 0)"
    expect(page.get_by_text("Own form style")).to_be_visible()


def test_a_graphical_date_picker_selects_a_day(gallery):
    page = gallery("Styles")
    day = page.get_by_role("button", name="Thursday, February 12, 2026")
    day.click()
    expect(day).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("compact")).to_have_value("2026-02-12")
    expect(page.get_by_label("field", exact=True)).to_have_value("2026-02-12")
    assert "plain-date" in page.locator(".field.date", has_text="field").get_attribute("class")


def test_a_wheel_date_picker_selects_a_month_and_keeps_a_valid_day(gallery):
    page = gallery("Styles")
    page.get_by_role("button", name="Saturday, February 28, 2026").click()
    expect(page.get_by_label("compact")).to_have_value("2026-02-28")
    month, day = page.get_by_role("group", name="Month"), page.get_by_role("group", name="Day")
    month.get_by_role("radio", name="March").check(force=True)
    expect(page.get_by_label("compact")).to_have_value("2026-03-28")
    day.get_by_role("radio", name="31").check(force=True)
    expect(page.get_by_label("compact")).to_have_value("2026-03-31")
    month.get_by_role("radio", name="April").check(force=True)
    expect(page.get_by_label("compact")).to_have_value("2026-04-30")
    expect(day.get_by_role("radio", name="31")).to_have_count(0)


def offset(locator):
    return locator.evaluate("node => [node.scrollLeft, node.scrollTop]")


def test_a_scroll_view_and_its_position_stay_in_sync(gallery):
    page = gallery("Carousels")
    cards, label = page.get_by_test_id("cards"), page.get_by_test_id("card")
    expect(label).to_have_text("Card: none")
    page.get_by_role("button", name="Sixth card").click()
    expect(label).to_have_text("Card: 5")
    wait_for(page, lambda: abs(offset(cards)[0] - 5 * 252) < 1)
    # Scrolling snaps to a card, which is reported to the server.
    cards.hover()
    page.mouse.wheel(-600, 0)
    expect(label).to_have_text(re.compile("Card: [34]"))
    wait_for(page, lambda: abs(offset(cards)[0] % 252) < 1)
    page.get_by_role("button", name="First card").click()
    expect(label).to_have_text("Card: 0")
    wait_for(page, lambda: offset(cards)[0] == 0)
    assert style(cards, "scrollbarWidth") == "none"
    # The page does not scroll.
    assert page.evaluate("scrollY") == 0


def test_a_scroll_position_reaches_distant_rows(gallery):
    page = gallery("Carousels")
    rows, label = page.get_by_test_id("rows"), page.get_by_test_id("row")
    expect(label).to_have_text("Position: 40")
    wait_for(page, lambda: abs(middle_of_row(rows, "Row 40")) < 2)
    page.get_by_role("button", name="Row 4,000").click()
    expect(label).to_have_text("Position: 4000")
    wait_for(page, lambda: abs(middle_of_row(rows, "Row 4,000")) < 2)
    rows.hover()
    page.mouse.wheel(0, 300)
    expect(label).to_have_text(re.compile(r"Position: 400[5-9]|Position: 401\d"))


def middle_of_row(rows, text):
    found = rows.get_by_text(text, exact=True)
    if not found.count():
        return 1000
    box, view = found.bounding_box(), rows.bounding_box()
    return box["y"] + box["height"] / 2 - view["y"] - view["height"] / 2


def test_a_paging_scroll_view_snaps_to_a_page(gallery):
    page = gallery("Carousels")
    pages = page.get_by_test_id("pages")
    pages.scroll_into_view_if_needed()
    pages.hover()
    page.mouse.wheel(0, 70)
    wait_for(page, lambda: offset(pages)[1] == 120)


def test_a_bottom_anchored_scroll_view_starts_and_stays_at_its_end(gallery):
    page = gallery("Carousels")
    messages = page.get_by_test_id("messages")

    def rest():
        return messages.evaluate("node => node.scrollHeight - node.clientHeight - node.scrollTop")

    wait_for(page, lambda: offset(messages)[1] > 100 and rest() < 2)
    page.get_by_role("button", name="Say something").click()
    expect(page.get_by_text("Message 20", exact=True)).to_be_visible()
    wait_for(page, lambda: rest() < 2)
    # A user who has scrolled elsewhere is not moved.
    messages.evaluate("node => { node.scrollTop = 20; }")
    wait_for(page, lambda: offset(messages)[1] == 20)
    page.get_by_role("button", name="Say something").click()
    expect(page.get_by_text("Message 21", exact=True)).to_be_attached()
    assert offset(messages)[1] == 20


def test_an_initial_scroll_anchor_does_not_apply_to_size_changes(gallery):
    page = gallery("Carousels")
    answers = page.get_by_test_id("answers")
    wait_for(page, lambda: offset(answers)[1] > 100)
    start = offset(answers)[1]
    page.get_by_role("button", name="Say something").click()
    expect(page.get_by_text("Answer 20", exact=True)).to_be_attached()
    assert offset(answers)[1] == start


def test_content_that_is_smaller_than_its_scroll_view_is_aligned_with_the_anchor(gallery):
    page = gallery("Carousels")
    drafts = page.get_by_test_id("drafts")
    draft = page.get_by_text("Draft", exact=True)
    area, text = drafts.bounding_box(), draft.bounding_box()
    assert area["height"] == 60 and abs(text["y"] + text["height"] - area["y"] - area["height"]) < 2
    stickers, sticker = page.get_by_test_id("stickers").bounding_box(), page.get_by_text("One", exact=True).bounding_box()
    assert abs(sticker["x"] + sticker["width"] / 2 - stickers["x"] - stickers["width"] / 2) < 2
    # Content that has become larger starts at the start, and all of it can be scrolled to.
    draft.evaluate("node => { node.style.height = '200px'; }")
    assert drafts.evaluate("node => node.scrollHeight - node.clientHeight") == 140
    assert abs(draft.bounding_box()["y"] - area["y"]) < 2


def test_scrolling_and_clipping_can_be_disabled(gallery):
    page = gallery("Carousels")
    cards = page.get_by_test_id("cards")
    page.get_by_text("Fixed").click()
    expect(cards).to_have_css("overflow-x", "hidden")
    shadows = page.get_by_test_id("shadows")
    # Content beyond the leading edge is visible, up to 48 points.
    assert style(shadows, "paddingLeft") == "48px"
    first = shadows.locator(".box, .layer").first.bounding_box()
    shadows.evaluate("node => { node.scrollLeft = 40; }")
    wait_for(page, lambda: offset(shadows)[0] == 40)
    assert shadows.locator(".box, .layer").first.bounding_box()["x"] == first["x"] - 40


def edges_within(locator, view):
    box, frame = locator.bounding_box(), view.bounding_box()
    return box["y"] - frame["y"], box["y"] + box["height"] - frame["y"] - frame["height"]


def test_section_headers_and_footers_are_pinned(gallery):
    page = gallery("Carousels")
    trees = page.get_by_test_id("trees")
    trees.scroll_into_view_if_needed()
    heads = {name: page.get_by_test_id(f"head of {name}") for name in ("Alder", "Birch", "Cedar")}
    trees.evaluate("node => { node.scrollTop = 60; }")
    wait_for(page, lambda: offset(trees)[1] == 60)
    assert abs(edges_within(heads["Alder"], trees)[0]) < 1
    assert abs(edges_within(page.get_by_test_id("foot of Alder"), trees)[1]) < 1
    # The next section pushes the previous header away.
    birch = edges_within(heads["Birch"], trees)[0] + 60
    trees.evaluate("(node, top) => { node.scrollTop = top; }", birch - 12)
    wait_for(page, lambda: abs(edges_within(heads["Birch"], trees)[0] - 12) < 1)
    assert edges_within(heads["Alder"], trees)[0] < 0
    trees.evaluate("(node, top) => { node.scrollTop = top; }", birch + 40)
    wait_for(page, lambda: abs(edges_within(heads["Birch"], trees)[0]) < 1)


def test_a_long_section_with_a_pinned_header_loads_the_visible_rows(gallery):
    page = gallery("Carousels")
    trees = page.get_by_test_id("trees")
    assert trees.get_by_text("Cedar 1,000", exact=True).count() == 0
    trees.evaluate("node => { node.scrollTop = node.scrollHeight / 2; }")
    wait_for(page, lambda: rows_in_sight(trees))
    first = rows_in_sight(trees)[0]
    assert 800 < first < 1200
    head = page.get_by_test_id("head of Cedar")
    assert abs(edges_within(head, trees)[0]) < 1
    # Visible rows keep their position while others are inserted and removed.
    trees.evaluate("node => { node.scrollTop += 400; }")
    wait_for(page, lambda: abs(rows_in_sight(trees)[0] - first - 400 / 24) < 3 if rows_in_sight(trees) else False)
    trees.evaluate("node => { node.scrollTop = node.scrollHeight; }")
    expect(trees.get_by_text("Cedar 1,999", exact=True)).to_be_attached()
    assert abs(edges_within(head, trees)[0]) < 1


def rows_in_sight(view):
    texts = view.evaluate("""node => {
        const frame = node.getBoundingClientRect();
        const isSeen = (row) => row.getBoundingClientRect().bottom > frame.top && row.getBoundingClientRect().top < frame.bottom;
        const rows = [...node.querySelectorAll('.frame')].filter((row) => /^Cedar [\\d,]+$/.test(row.textContent) && isSeen(row));
        return rows.map((row) => row.textContent);
    }""")
    return sorted(int(text.removeprefix("Cedar ").replace(",", "")) for text in texts)


def test_each_section_of_a_lazy_grid_begins_a_new_line(gallery):
    page = gallery("Carousels")
    box = {f"{name} {number}": page.get_by_test_id(f"{name} {number}").bounding_box()
           for name in ("Warm", "Cold") for number in range(4)}
    for name in ("Warm", "Cold"):
        assert [box[f"{name} {number}"]["y"] == box[f"{name} 0"]["y"] for number in range(4)] == [True] * 3 + [False]
        assert box[f"{name} 3"]["x"] == box[f"{name} 0"]["x"] == box["Warm 0"]["x"]
        assert box[f"{name} 1"]["width"] == 40
        assert box[f"{name} 3"]["y"] - box[f"{name} 0"]["y"] == 28
    header = page.get_by_test_id("colors").get_by_text("Cold", exact=True).bounding_box()
    assert header["x"] == box["Warm 0"]["x"]
    assert box["Warm 3"]["y"] + 20 <= header["y"] < header["y"] + header["height"] <= box["Cold 0"]["y"]


def test_a_header_is_pinned_below_the_bar_of_its_page(gallery):
    page = gallery("Stacks")
    header = page.get_by_text("Pinned below the bar")
    header.evaluate("node => window.scrollBy({ top: node.getBoundingClientRect().top + 20, behavior: 'instant' })")
    bar = page.locator("main .bar:has(h1:text('Stacks'))")
    wait_for(page, lambda: abs(header.bounding_box()["y"] - bar.bounding_box()["y"] - bar.bounding_box()["height"]) < 1)


def test_visual_effects_are_applied(gallery):
    page = gallery("Effects")
    assert style(page.get_by_test_id("rotationEffect"), "rotate") == "10deg"
    page.get_by_role("button", name="Turn").click()
    expect(page.get_by_test_id("rotationEffect")).to_have_css("rotate", "45deg")
    assert style(page.get_by_test_id("scaleEffect"), "scale") == "1.2 0.8"
    assert style(page.get_by_test_id("blur"), "filter") == "blur(3px)"
    assert style(page.get_by_test_id("grayscale"), "filter") == "grayscale(1)"


def test_views_are_transformed_masked_and_positioned(gallery):
    page = gallery("Effects")
    turned = page.get_by_test_id("rotation3DEffect")
    # About half of its width, in perspective.
    width = turned.evaluate("node => node.offsetWidth")
    assert 0.55 * width < turned.bounding_box()["width"] < 0.75 * width
    flat = page.get_by_test_id("rotation3DEffect, flat")
    assert abs(flat.bounding_box()["height"] - flat.evaluate("node => node.offsetHeight") / 2) < 1
    assert style(page.get_by_test_id("transformEffect"), "transform") == "matrix(1, 0, -0.5, 1, 10, 0)"
    # The trailing side is farther away.
    projected = page.get_by_test_id("projectionEffect")
    assert style(projected, "transform").startswith("matrix3d(1, 0, 0, 0.005,")
    assert projected.bounding_box()["width"] < 0.8 * projected.evaluate("node => node.offsetWidth")
    assert style(page.get_by_test_id("mask, gradient"), "maskImage").startswith("linear-gradient(")
    frame = page.get_by_test_id("position").bounding_box()
    x, y = center(page.get_by_test_id("placed"))
    assert (round(x - frame["x"]), round(y - frame["y"])) == (40, 60)


def test_truncation_modes_apply(gallery):
    page = gallery("Texts")
    head, middle = page.get_by_test_id("head"), page.get_by_test_id("middle")
    expect(head).to_have_text(re.compile("^….*is at its end$"))
    expect(middle).to_have_text(re.compile("^The mid.*….*its ends$"))
    assert head.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
    assert middle.bounding_box()["height"] < 30


def test_texts_have_line_patterns_and_small_capitals(gallery):
    page = gallery("Texts")
    dotted = page.get_by_text("Dotted", exact=True)
    expect(dotted).to_have_css("text-decoration-line", "underline")
    expect(dotted).to_have_css("text-decoration-style", "dotted")
    red = "node => getComputedStyle(node).textDecorationColor !== getComputedStyle(node).color"
    assert dotted.evaluate(red)
    expect(page.get_by_text("Small Capitals")).to_have_css("font-variant-caps", "all-small-caps")
    expect(page.get_by_text("Condensed", exact=True)).to_have_css("font-stretch", "75%")
    expect(page.get_by_text("3.14 with a specifier")).to_be_visible()
    expect(page.get_by_role("heading", name="Metrics", level=3)).to_be_visible()


def test_a_fixed_size_frame_has_its_ideal_size(gallery):
    box = gallery("Sizes").get_by_test_id("ideal").bounding_box()
    assert (box["width"], box["height"]) == (120, 30)


def test_sensory_feedback_vibrates_the_device(gallery):
    page = gallery("Controls")
    page.evaluate("() => { window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern); }")
    toggle = page.get_by_role("switch", name="Felt where the device can vibrate")
    toggle.click()
    page.wait_for_function("() => window.felt.length === 1")
    assert page.evaluate("() => window.felt") == [[15, 60, 25]]


def test_screen_readers_read_an_announcement(gallery):
    page = gallery("Controls")
    page.evaluate("""() => {
        window.read = [];
        Element.prototype.ariaNotify = (text, options) => window.read.push([text, options.priority]);
    }""")
    page.get_by_role("button", name="Announce").click()
    page.wait_for_function("() => window.read.length === 1")
    assert page.evaluate("() => window.read") == [["Heard, but not seen", "normal"]]
    # In a browser without that function.
    page.evaluate("() => { Element.prototype.ariaNotify = undefined; }")
    page.get_by_role("button", name="Announce").click()
    region = page.locator("[aria-live=polite].out-of-sight")
    expect(region).to_have_text("Heard, but not seen")


def test_texts_scale_with_the_dynamic_type_size(gallery):
    page = gallery("Texts")

    def size(name):
        return float(style(page.get_by_test_id(name), "fontSize")[:-2])

    assert size("large") == 16
    assert abs(size("accessibility1") - 16 * 28 / 17) < 0.1
    assert size("bounded") == 28


# The color of a canvas that is filled with a color under a filter.
FILTERED = """filter => {
    const context = document.createElement('canvas').getContext('2d');
    context.filter = filter;
    context.fillStyle = 'rgb(100 150 200)';
    context.fillRect(0, 0, 10, 10);
    return [...context.getImageData(5, 5, 1, 1).data].slice(0, 3);
}"""


# The color of an image at a unit point.
COLOR_AT = """async ([picture, x, y]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1);
    return [...data].slice(0, 3);
}"""


def test_a_progress_bar_has_the_tint(gallery, browser):
    page = gallery("Controls")
    bar = page.get_by_role("progressbar", name="Download")
    # In a page without a content security policy, so that a script can read the image.
    reader = browser.new_page()
    picture = base64.b64encode(bar.screenshot()).decode()
    filled, rest = (reader.evaluate(COLOR_AT, [picture, x, 0.5]) for x in (0.5, 0.9))
    tint = page.get_by_role("button", name="Share the leaf").evaluate("node => getComputedStyle(node).color")
    assert "rgb({}, {}, {})".format(*filled) == tint
    assert filled != rest
    reader.close()


def test_brightness_is_added_to_colors(gallery):
    page = gallery("Effects")
    card = page.get_by_test_id("brightness")

    def brightened():
        return page.evaluate(FILTERED, style(card, "filter"))

    # 0.3 of 255 is 76.5.
    assert brightened() == pytest.approx([176, 226, 255], abs=3)
    page.get_by_role("button", name="Turn").click()
    expect(card).to_have_css("filter", re.compile("^invert"))
    # After the animation.
    wait_for(page, lambda: brightened() == pytest.approx([24, 74, 124], abs=3))


def test_blend_modes_apply_within_a_compositing_group(gallery):
    page = gallery("Effects")
    mixed = page.locator(".isolated .blend-multiply")
    assert style(mixed, "mixBlendMode") == "multiply"
    assert style(page.locator(".isolated"), "isolation") == "isolate"


def test_a_text_scales_down_before_it_is_truncated(gallery):
    page = gallery("Texts")
    text = page.get_by_text("One line that becomes smaller")
    cut = page.get_by_text("One line, however long")

    def zoom(locator):
        return float(style(locator, "zoom"))

    def is_whole(locator):
        return locator.evaluate("node => node.scrollHeight <= node.clientHeight + 1")

    assert is_whole(text)
    assert 0.5 <= zoom(text) < 0.95
    assert text.bounding_box()["width"] <= 240
    # Without a minimum scale factor, a text is truncated in a narrow window; a text that fits keeps its size.
    assert zoom(cut) == 1
    page.set_viewport_size({"width": 400, "height": 700})
    page.wait_for_function("node => node.scrollHeight > node.clientHeight + 1", arg=cut.element_handle())
    assert zoom(cut) == 1
    # At the minimum scale factor, it is truncated.
    text.evaluate("node => { node.textContent = node.textContent.repeat(4); }")
    page.set_viewport_size({"width": 410, "height": 700})
    page.wait_for_function("node => getComputedStyle(node).zoom < 0.51", arg=text.element_handle())
    assert not is_whole(text)


def test_a_view_without_hit_testing_passes_taps_to_views_behind_it(gallery):
    page = gallery("Gestures")
    page.mouse.click(*center(page.get_by_text("Tap me through a pane")))
    expect(page.get_by_test_id("last")).to_have_text("Last: through")


def test_a_text_is_selectable_unless_selection_is_disabled(gallery):
    page = gallery("Texts")

    def selected(text):
        page.evaluate("getSelection().empty()")
        page.get_by_text(text, exact=True).dblclick()
        return page.evaluate("getSelection().toString().trim()")

    assert selected("Underlined") == "Underlined"
    assert selected("Not to be selected") == ""


def test_a_geometry_reader_knows_its_size(gallery):
    page = gallery("Geometry")
    bar = page.get_by_test_id("bar")
    # The test id belongs to a node inside the painted one.
    part = page.locator(".layer:has(> [data-testid='two thirds'])")
    width = bar.bounding_box()["width"]
    assert width > 500
    expect(page.get_by_test_id("size")).to_have_text(f"{int(width)} × 60")
    assert abs(part.bounding_box()["width"] - width * 2 / 3) < 1
    page.set_viewport_size({"width": 500, "height": 700})
    expect(page.get_by_test_id("size")).not_to_have_text(f"{int(width)} × 60")
    narrow = bar.bounding_box()["width"]
    assert narrow < 500
    expect(page.get_by_test_id("size")).to_have_text(f"{int(narrow)} × 60")
    assert abs(part.bounding_box()["width"] - narrow * 2 / 3) < 1.5


def test_a_geometry_change_is_reported_once(gallery):
    page = gallery("Geometry")
    expect(page.get_by_test_id("height")).to_contain_text("after 1 changes")
    page.get_by_role("button", name="Another line").click()
    expect(page.get_by_test_id("height")).to_contain_text("after 2 changes")


def test_a_geometry_reader_knows_the_visible_bounds_of_a_scroll_view(gallery):
    page = gallery("Geometry")
    page.set_viewport_size({"width": 600, "height": 900})
    seen = page.get_by_test_id("seen 1")
    scroller = seen.locator("xpath=ancestor::*[contains(@class, 'scroll')][1]")
    # Relative to the leading edge of the second reader, which is 150 points wide, as is the first.
    start = seen.evaluate(
        """(node) => {
            const reader = node.closest('.geometry').getBoundingClientRect();
            return node.closest('.scroll').getBoundingClientRect().left - reader.left;
        }"""
    )
    width = scroller.evaluate("node => node.clientWidth")
    assert start < -150
    expect(seen).to_have_text(f"{int(start)} to {int(start + width)}")
    scroller.evaluate("node => node.scrollTo({ left: 200, behavior: 'instant' })")
    expect(seen).to_have_text(f"{int(start + 200)} to {int(start + 200 + width)}")


def test_a_geometry_reader_knows_its_frame_in_a_scroll_view(gallery):
    page = gallery("Geometry")
    first = page.get_by_test_id("distance 0")
    expect(first).to_have_text("0 is 0 below the edge")
    page.locator(".scroll-y").evaluate("node => { node.scrollTop = 30; }")
    expect(first).to_have_text("0 is -30 below the edge")


def test_an_inset_bar_stays_at_the_edge_of_the_screen(gallery):
    page = gallery("Controls")
    bar = page.locator(".inset-bar")
    height = page.viewport_size["height"]
    for scroll in ("0", "200", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo({{ top: {scroll}, behavior: 'instant' }})")
        box = bar.bounding_box()
        assert abs(box["y"] + box["height"] - height) < 2
    # At the end of the page the bar covers nothing.
    last = page.get_by_text("Line 19").bounding_box()
    assert last["y"] + last["height"] <= bar.bounding_box()["y"] + 1
    bar.get_by_role("button", name="Switch").click()
    expect(page.get_by_test_id("state")).to_have_text("On")


def test_a_color_picker_selects_a_color_and_its_opacity(gallery):
    page = gallery("Controls")
    chosen = page.locator(".layer:has(> [data-testid=chosen])").first
    page.locator("input[type=color]").fill("#ff8000")
    expect(chosen).to_have_css("background-color", "rgb(255, 128, 0)")
    page.get_by_role("slider", name="Color Opacity").fill("50")
    expect(chosen).to_have_css("background-color", "rgba(255, 128, 0, 0.5)")


def test_a_share_link_shares_its_item(gallery):
    page = gallery("Controls")
    page.evaluate(
        """() => {
        navigator.canShare = () => true;
        navigator.share = async (shared) => { window.shared = shared; };
    }"""
    )
    page.get_by_role("button", name="Share the leaf").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("() => window.shared") == {
        "title": "A leaf",
        "text": "Look:",
        "url": "https://example.org/leaf",
    }


def test_an_item_that_the_browser_can_not_share_is_copied(gallery):
    page = gallery("Controls")
    page.evaluate("() => { navigator.canShare = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.get_by_role("button", name="Share the leaf").click()
    expect(page.get_by_role("alert")).to_contain_text("Copied: Look:")
    assert page.evaluate("() => window.copied") == "Look:\nhttps://example.org/leaf"


def test_an_outline_is_a_list_of_rows(gallery):
    page = gallery("Controls")
    rows = page.locator(".list > .row")
    expect(rows).to_have_text(["Europe", "Antarctica"])
    europe = page.get_by_role("button", name="Europe")
    expect(europe).to_have_attribute("aria-expanded", "false")
    europe.click()
    expect(rows).to_have_text(["Europe", "France", "Spain", "Antarctica"])
    expect(page.get_by_text("France")).to_have_css("padding-left", "20px")


def test_gradients_are_painted(gallery):
    page = gallery("Gradients")

    def image(name, pseudo=None):
        # The test id may belong to a node inside the painted one.
        images = """(node, pseudo) => [...node.closest('.vstack').querySelectorAll('*')]
            .map((one) => getComputedStyle(one, pseudo).backgroundImage).find((image) => image !== 'none')"""
        return page.get_by_test_id(name).evaluate(images, pseudo)

    assert image("LinearGradient").startswith("linear-gradient(to right, rgb(")
    assert image("RadialGradient").startswith("radial-gradient(circle")
    assert image("AngularGradient", "::before").startswith("conic-gradient(from 90deg")
    assert image("stroke", "::before").startswith("linear-gradient(rgb(")
    assert "color(srgb" in image("Color.gradient", "::before")
    # The text is filled with the gradient.
    text = page.get_by_test_id("Text")
    assert style(text, "color") == "rgba(0, 0, 0, 0)"
    assert style(text, "backgroundClip") == "text"
    # The window has a gradient behind all content.
    behind = page.evaluate("() => getComputedStyle(document.querySelector('.window-gradient'), '::before').position")
    assert behind == "fixed"


def test_a_window_gradient_is_clipped_to_its_sheet(gallery):
    corners = []
    for name in ["Plain sheet", "Painted sheet"]:
        page = gallery("Gradients")
        page.emulate_media(reduced_motion="reduce")
        page.get_by_role("button", name=name).click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("Content")
        page.wait_for_function("() => document.getAnimations().length === 0")
        corners.append(page.screenshot(clip={"x": 4, "y": 4, "width": 8, "height": 8}))
        box = sheet.bounding_box()
        inside = page.screenshot(clip={"x": box["x"] + 20, "y": box["y"] + 40, "width": 8, "height": 8})
    assert corners[0] == corners[1]
    assert inside != corners[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_text_on_yellow_has_enough_contrast(gallery, scheme):
    page = gallery("Gradients")
    page.emulate_media(color_scheme=scheme)
    ground = page.get_by_test_id("yellow")
    red, green, blue = map(int, style(ground, "backgroundColor").removeprefix("rgb(").removesuffix(")").split(","))
    assert red > 240 and green > 200 and blue < 20
    assert style(ground.get_by_text("On yellow"), "color") == "rgb(21, 32, 26)"
    # An explicit color is kept.
    assert style(ground.get_by_text("Blue"), "color") == "rgb(26, 77, 191)"


def test_an_offset_before_a_rotation_is_rotated(gallery):
    page = gallery("Effects")
    sample = page.get_by_test_id("moved, then rotated")
    moved = center(sample)
    # Rotated by a right angle about its layout position, an offset to the right becomes an offset down.
    place = page.get_by_text("moved, then rotated").bounding_box()
    assert abs(moved[0] - (place["x"] + place["width"] / 2)) < 1
    still = center(page.get_by_test_id("grayscale"))
    title = page.get_by_text("grayscale").bounding_box()
    assert abs((place["y"] - moved[1]) - (title["y"] - still[1] - 20)) < 1


def test_a_view_with_a_higher_z_index_is_in_front(gallery):
    page = gallery("Effects")
    page.get_by_test_id("zIndex").scroll_into_view_if_needed()
    x, y = center(page.get_by_test_id("zIndex"))
    front = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.label')?.textContent", [x, y])
    assert "Leaf" in front


def test_taps_long_presses_and_hovers_are_recognized(gallery):
    page = gallery("Gestures")
    last = page.get_by_test_id("last")
    page.get_by_text("Tap me", exact=True).click()
    expect(last).to_have_text("Last: tap")
    page.get_by_text("Tap me once or twice").click()
    expect(last).to_have_text("Last: single tap")
    page.get_by_text("Tap me once or twice").dblclick()
    expect(last).to_have_text("Last: double tap")
    # The double tap does not also count as a single tap.
    page.wait_for_timeout(400)
    expect(last).to_have_text("Last: double tap")
    page.get_by_text("Hold me").click(delay=700)
    expect(last).to_have_text("Last: long press")
    page.get_by_text("Hold me").click()
    page.get_by_text("Point at me").hover()
    expect(page.get_by_text("Under the pointer")).to_be_visible()
    last.hover()
    expect(page.get_by_text("Point at me")).to_be_visible()
    expect(last).to_have_text("Last: long press")


def test_a_control_in_a_view_with_a_tap_gesture_handles_its_own_taps(gallery):
    page = gallery("Gestures")
    page.get_by_role("button", name="and a button", exact=True).click()
    expect(page.get_by_test_id("last")).to_have_text("Last: button")
    page.get_by_text("A row that takes taps").click()
    expect(page.get_by_test_id("last")).to_have_text("Last: row")


def test_a_context_menu_opens_at_the_pointer(gallery):
    page = gallery("Gestures")
    area = page.get_by_text("Open my menu")
    area.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    # The menu is near its view.
    (x, y), (menu_x, menu_y) = center(area), center(page.get_by_role("dialog"))
    assert abs(x - menu_x) < 300 and abs(y - menu_y) < 200
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(page.get_by_test_id("last")).to_have_text("Last: copy")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_text("Open my menu").click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_scroll_view_reader_scrolls_to_a_row_that_was_just_added(gallery):
    page = gallery("Scrolling")
    for number in (31, 32):
        page.get_by_role("button", name="Say something").click()
        expect(page.get_by_text(f"Message {number}", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="First").click()
    expect(page.get_by_text("Message 1", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Message 32", exact=True)).not_to_be_in_viewport()
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_text("Message 32", exact=True)).to_be_in_viewport(ratio=1)


def test_a_refreshable_page_is_refreshed(gallery):
    page = gallery("Scrolling")
    refresh = page.get_by_role("button", name="Refresh")
    # The button is disabled during the refresh, which may end before the test checks.
    refresh.evaluate("""button => {
        window.timesDisabled = 0;
        new MutationObserver(() => { if (button.disabled) window.timesDisabled += 1; })
            .observe(button, { attributeFilter: ['disabled'] });
    }""")
    for number in (31, 32):
        refresh.click()
        page.wait_for_function("count => timesDisabled === count", arg=number - 30)
        expect(page.get_by_text(f"Message {number}", exact=True)).to_have_count(1)
        expect(refresh).to_be_enabled()


def test_a_scroll_view_reader_scrolls_to_a_row_that_is_not_loaded(gallery):
    page = gallery("Scrolling")
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
    assert page.get_by_text("Row 7,001", exact=True).count() == 0
    page.get_by_role("button", name="Row 7,000").click()
    # In the center of the list, with its neighbors.
    for row in ("Row 6,998", "Row 6,999", "Row 7,001", "Row 7,002"):
        expect(page.get_by_text(row, exact=True)).to_be_in_viewport(ratio=1)


def test_app_storage_is_shared_by_all_pages(gallery, start_own_app):
    url = start_own_app("Gallery")
    first, second = gallery("Settings", url), gallery("Settings", url)
    first.get_by_role("switch", name="Loud").or_(first.get_by_label("Loud")).first.click()
    first.get_by_role("button", name="Increment").click()
    expect(second.get_by_label("Loud")).to_be_checked()
    expect(second.get_by_text("Volume 4")).to_be_visible()
    expect(second.get_by_role("progressbar")).to_have_attribute("value", "0.4")


def test_shared_values_are_shared_by_all_pages(gallery, start_own_app):
    url = start_own_app("Gallery")
    first, second = gallery("Settings", url), gallery("Settings", url)
    # `@AppStorage` and `@Shared` with the same key share one value.
    first.get_by_role("button", name="Louder").click()
    for page in (first, second):
        expect(page.get_by_text("Volume 4")).to_be_visible()
    second.get_by_role("button", name="Increment").click()
    first.get_by_role("button", name="Louder").click()
    expect(second.get_by_text("Volume 6")).to_be_visible()
    second.get_by_label("Open").click()
    expect(first.get_by_label("Open")).not_to_be_checked()
    expect(first.get_by_text("closed")).to_be_visible()


def test_app_storage_survives_a_restart(gallery, start_own_app):
    first = gallery("Settings", start_own_app("Gallery"))
    first.get_by_role("button", name="Increment").click()
    expect(first.get_by_text("Volume 4")).to_be_visible()
    # Another process with the same defaults, which have been written to disk.
    second = gallery("Settings", start_own_app("Gallery"))
    expect(second.get_by_text("Volume 4")).to_be_visible()


def test_a_text_renders_its_markdown(gallery):
    text = gallery("Sizes").get_by_test_id("markdown")
    expect(text).to_have_text("Some strong words, code and a link")
    expect(text.get_by_text("strong")).to_have_css("font-weight", "700")
    assert "mono" in style(text.get_by_text("code"), "fontFamily")
    link = text.get_by_role("link", name="link")
    expect(link).to_have_attribute("href", "https://swift.org")
    expect(link).to_have_attribute("rel", "noopener noreferrer")


def test_views_with_a_higher_layout_priority_get_more_space(gallery):
    page = gallery("Sizes")
    first, second = (page.get_by_test_id(name).bounding_box()["width"] for name in ("first", "second"))
    assert first > second
    assert style(page.get_by_test_id("letters"), "letterSpacing") == "4px"
    text = page.get_by_text("Not wrapped")
    assert text.bounding_box()["width"] > 150 and text.bounding_box()["height"] < 30


@pytest.fixture
def links(gallery):
    page = gallery("Links")
    # Requests of this test stay on this machine.
    page.context.route("https://example.org/**", lambda route: route.fulfill(body="<title>Elsewhere</title>"))
    return page


def opened(page, act):
    """Performs an action that opens a page. Returns its URL."""
    with page.context.expect_page() as other:
        act()
    other.value.wait_for_url("https://example.org/**")
    assert other.value.evaluate("() => opener") is None
    address = other.value.url
    other.value.close()
    return address


def test_a_link_and_an_action_open_a_page(links):
    assert opened(links, links.get_by_role("link", name="Link", exact=True).first.click) == "https://example.org/"
    assert opened(links, links.get_by_role("button", name="Open", exact=True).first.click) == "https://example.org/"
    assert opened(links, links.get_by_role("link", name="a link").first.click) == "https://example.org/text"


def test_an_open_url_action_handles_links(links):
    links.get_by_role("link", name="Link", exact=True).last.click()
    links.get_by_role("button", name="Open", exact=True).last.click()
    links.get_by_role("link", name="a link").last.click()
    expect(links.get_by_test_id("handled")).to_contain_text(
        "gallery://leaf, gallery://leaf, https://example.org/text"
    )
    assert len(links.context.pages) == 1
    # With the keyboard, too.
    links.get_by_role("link", name="Link", exact=True).last.focus()
    links.keyboard.press("Enter")
    expect(links.get_by_test_id("handled")).to_contain_text("/text, gallery://leaf")
    # With a modifier key the browser opens the link in a new tab, and the app gets no event.
    links.evaluate(
        """() => window.addEventListener('click', (event) => {
            window.isHandled = event.defaultPrevented;
            event.preventDefault();
        }, { once: true })"""
    )
    links.get_by_role("link", name="a link").last.click(modifiers=["ControlOrMeta"])
    assert links.evaluate("() => window.isHandled") is False
    links.get_by_role("link", name="Link", exact=True).last.click()
    expect(links.get_by_test_id("handled")).to_contain_text("/text, gallery://leaf, gallery://leaf")


def test_a_page_that_the_browser_has_blocked_is_offered_as_a_link(links):
    links.evaluate("() => { window.open = () => null; }")
    links.get_by_role("button", name="Open", exact=True).first.click()
    notice = links.get_by_role("alert")
    expect(notice).to_contain_text("The browser has not opened this page: https://example.org/")
    assert opened(links, notice.get_by_role("link").click) == "https://example.org/"
    expect(notice).to_have_count(0)


def test_views_keep_their_state_and_nodes_when_the_layout_changes(gallery):
    page = gallery("Layouts")
    first, second = page.get_by_test_id("first"), page.get_by_test_id("second")
    first.click()
    expect(first).to_have_text("1")
    node = first.element_handle()
    a, b = first.bounding_box(), second.bounding_box()
    assert b["x"] > a["x"] and abs(b["y"] - a["y"]) < 1
    page.get_by_role("radio", name="Column").check()
    expect(page.locator(".vstack:has(> .layer [data-testid='first'])")).to_have_count(1)
    a, b = first.bounding_box(), second.bounding_box()
    assert b["y"] > a["y"] and abs(b["x"] - a["x"]) < 1
    page.get_by_role("radio", name="Pile").check()
    expect(page.locator(".zstack:has(> .layer [data-testid='first'])")).to_have_count(1)
    # Outside of a grid, a grid row is a group.
    for name in ["second", "third", "fourth"]:
        assert page.get_by_test_id(name).bounding_box() == first.bounding_box()
    expect(first).to_have_text("1")
    assert node.evaluate("node => node.isConnected")


def test_a_sheet_has_a_drag_indicator_and_a_custom_corner_radius(start_app, open_url):
    page = open_url(start_app("Gallery") + "/presentations").page
    page.get_by_role("button", name="Sheet without a bar").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert style(sheet, "borderTopLeftRadius") == "32px"
    handle = sheet.evaluate(
        "node => { const { content, width, height } = getComputedStyle(node, '::before'); return [content, width, height]; }"
    )
    assert handle == ['""', "36px", "5px"]


def test_symbols_are_shown_in_their_variants_where_available(gallery):
    page = gallery("Images")
    shown = page.locator(".symbol use").evaluate_all("uses => uses.map((use) => use.getAttribute('href').split('#')[1])")
    assert [name for name in shown if name.split(".")[0] in ("heart", "bell", "checkmark")] == [
        "heart.fill",
        "bell.slash.fill",
        "checkmark",
    ]


def test_an_accessibility_action_is_performed_with_the_keyboard(gallery):
    page = gallery("Gestures")
    page.get_by_role("button", name="Archive", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("last")).to_have_text("Last: archive")


def test_a_baseline_offset_lowers_letters(gallery):
    page = gallery("Texts")
    letters = page.get_by_text("2", exact=True)
    assert (style(letters, "position"), style(letters, "bottom")) == ("relative", "-4px")


def test_gauges_have_a_marker_at_their_value(gallery):
    page = gallery("Styles")
    ring = page.locator(".progress-ring")
    assert page.get_by_role("progressbar", name="accessoryCircular", exact=True).get_attribute("value") == "0.7"
    point = "(node) => getComputedStyle(node, '::after').translate.split(' ').map(parseFloat)"
    # 0.7 of a 270-degree arc, which begins at the lower left.
    angle = math.radians(225 + 270 * 0.7)
    assert ring.evaluate(point) == pytest.approx([26.24 * math.sin(angle), -26.24 * math.cos(angle)], abs=0.1)
    bar = page.locator(".progress-pointer")
    place = "(node) => parseFloat(getComputedStyle(node, '::after').marginInlineStart) / (node.clientWidth - 8)"
    assert bar.evaluate(place) == pytest.approx(0.6, abs=0.01)
