"""Drag and drop: with the mouse, by touch, with the keyboard, and from other windows."""

import re

import pytest
from playwright.sync_api import expect
from waiting import wait_for

# Simulates a drag from another window over a node, and the drop.
DROP = """([node, data, files]) => {
    const transfer = new DataTransfer();
    for (const [type, value] of Object.entries(data)) transfer.setData(type, value);
    for (const [name, text] of Object.entries(files)) transfer.items.add(new File([text], name));
    const box = node.getBoundingClientRect();
    const place = { clientX: box.left + 5, clientY: box.top + 5 };
    const events = ['dragenter', 'dragover', 'drop'];
    return events.map((type) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, ...place });
        node.dispatchEvent(event);
        return event.defaultPrevented;
    });
}"""


@pytest.fixture
def dragging(start_app, open_url):
    url = start_app("Gallery")

    def open_page(**options):
        return open_url(f"{url}/dragging", **options)

    return open_page


@pytest.fixture
def kanban(start_app, open_url):
    page = open_url(start_app("Screens")).page
    page.get_by_role("link", name="Kanban", exact=True).click()
    expect(page.get_by_role("heading", name="Kanban")).to_be_visible()
    return page


def column(page, name):
    return page.get_by_role("group", name=name, exact=True)


def card(page, name):
    return page.get_by_role("group", name=name, exact=True).and_(page.locator("[data-drag]"))


def steps(page):
    return page.locator("ul").first.locator("li.row")


def step(page, name):
    return steps(page).filter(has_text=name)


def rows(page):
    return steps(page).all_inner_texts()


def test_the_mouse_drags_a_card_to_another_column(kanban):
    done = column(kanban, "Done")
    card(kanban, "Draw the icons").drag_to(done)
    expect(done.get_by_text("Draw the icons")).to_be_visible()
    expect(column(kanban, "To do").get_by_text("Draw the icons")).to_have_count(0)
    expect(kanban.locator(".drop-target, .dragging")).to_have_count(0)


def test_a_column_is_targeted_while_a_card_is_dragged_over_it(kanban):
    done = column(kanban, "Done")
    # The column's background.
    fill = "(node) => getComputedStyle(node.querySelector('.shape'), '::before').backgroundColor"
    before = done.evaluate(fill)
    card(kanban, "Draw the icons").hover()
    kanban.mouse.down()
    done.hover()
    done.hover()
    expect(kanban.locator(".drop-target")).to_have_count(1)
    kanban.wait_for_function(f"([node, before]) => ({fill})(node) !== before", arg=[done.element_handle(), before])
    # Chromium reports the element under the pointer with the second move there.
    column(kanban, "Doing").hover()
    column(kanban, "Doing").hover()
    kanban.wait_for_function(f"([node, before]) => ({fill})(node) === before", arg=[done.element_handle(), before])
    kanban.mouse.up()
    expect(column(kanban, "Doing").get_by_text("Draw the icons")).to_be_visible()


def test_a_draggable_card_can_be_tapped(kanban):
    card(kanban, "Draw the icons").click()
    expect(column(kanban, "Doing").get_by_text("Draw the icons")).to_be_visible()


def test_the_keyboard_drags_a_card_and_its_position_is_announced(kanban):
    source = card(kanban, "Draw the icons")
    expect(source).to_have_accessible_description("Press the space bar to drag.")
    status = kanban.locator("#drag-status")
    source.focus()
    kanban.keyboard.press("Space")
    expect(status).to_have_text(re.compile("^Dragging Draw the icons"))
    kanban.keyboard.press("ArrowDown")
    expect(status).to_have_text("On To do")
    kanban.keyboard.press("Tab")
    kanban.keyboard.press("ArrowRight")
    expect(status).to_have_text("On Done")
    kanban.keyboard.press("Shift+Tab")
    expect(status).to_have_text("On Doing")
    kanban.keyboard.press("ArrowDown")
    kanban.keyboard.press("Enter")
    expect(status).to_have_text("Draw the icons was dropped.")
    expect(column(kanban, "Done").get_by_text("Draw the icons")).to_be_visible()
    expect(card(kanban, "Draw the icons")).to_be_focused()


def test_escape_cancels_a_keyboard_drag(kanban):
    source = card(kanban, "Draw the icons")
    source.focus()
    kanban.keyboard.press("Space")
    kanban.keyboard.press("ArrowUp")
    expect(kanban.locator(".drop-target")).to_have_count(1)
    kanban.keyboard.press("Escape")
    expect(kanban.locator("#drag-status")).to_have_text("The drag was cancelled.")
    expect(kanban.locator(".drop-target, .dragging")).to_have_count(0)
    expect(source).to_be_focused()
    expect(column(kanban, "To do").get_by_text("Draw the icons")).to_be_visible()


def test_a_view_is_dragged_with_its_preview(dragging):
    page = dragging().page
    basket = column(page, "Basket")
    card(page, "Pear").hover()
    page.mouse.down()
    basket.hover()
    basket.hover()
    expect(page.locator(".drag-preview:popover-open")).to_have_text("Pear")
    page.mouse.up()
    expect(basket).to_contain_text("Pear")
    expect(page.locator(".drag-preview")).to_have_count(0)


def test_rows_are_dropped_between_rows(dragging):
    page = dragging().page
    expect(steps(page)).to_have_count(4)
    box = step(page, "Bake").bounding_box()
    card(page, "Mix").drag_to(step(page, "Bake"), target_position={"x": 40, "y": box["height"] - 3})
    expect(steps(page).last).to_have_text("Mix")
    assert rows(page) == ["Knead", "Rest", "Bake", "Mix"]
    card(page, "Mix").drag_to(step(page, "Rest"), target_position={"x": 40, "y": 3})
    expect(steps(page).nth(1)).to_have_text("Mix")
    assert rows(page) == ["Knead", "Mix", "Rest", "Bake"]


def test_the_keyboard_drops_rows_between_rows(dragging):
    page = dragging().page
    card(page, "Mix").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#drag-status")).to_have_text("After Bake")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#drag-status")).to_have_text("Before Bake")
    page.keyboard.press("Enter")
    expect(steps(page).nth(2)).to_have_text("Mix")
    assert rows(page) == ["Knead", "Rest", "Mix", "Bake"]


def letters(page):
    return column(page, "Letters").inner_text().split()


def letter(page, name):
    return column(page, "Letters").get_by_text(name, exact=True)


def wait_for_letters(page, expected):
    wait_for(page, lambda: letters(page) == expected.split(), lambda: f"{letters(page)}, not {expected}")


def wait_for_provider(page):
    """Waits for the dragged item's types, which arrive a round trip after the drag has begun."""
    expect(column(page, "Letters").locator("[data-drag]:not([data-drag=''])")).to_have_count(1)


def drag_letter(page, name, target):
    """Drags a letter over another one. Chromium reports the element under the pointer with the second move there."""
    letter(page, name).hover()
    page.mouse.down()
    letter(page, target).hover()
    wait_for_provider(page)
    letter(page, target).hover()
    letter(page, target).hover()


def test_a_drop_delegate_reorders_views_during_a_mouse_drag(dragging):
    page = dragging().page
    drag_letter(page, "A", "C")
    wait_for_letters(page, "B C A D E F")
    for name, order in [("F", "B C D E F A"), ("B", "A B C D E F")]:
            # Its position once the others have moved.
        letter(page, name).hover()
        letter(page, name).hover()
        wait_for_letters(page, order)
    letter(page, "D").hover()
    letter(page, "D").hover()
    wait_for_letters(page, "B C D A E F")
    page.mouse.up()
    expect(page.locator(".dragging, .drop-target")).to_have_count(0)
    wait_for_letters(page, "B C D A E F")
    drag_letter(page, "A", "E")
    page.mouse.up()
    wait_for_letters(page, "B C D E A F")


def test_a_drop_delegate_reorders_views_during_a_keyboard_drag(dragging):
    page = dragging().page
    area = column(page, "Letters").locator("[data-drag]").first
    area.focus()
    page.keyboard.press("Space")
    expect(page.locator("#drag-status")).to_have_text(re.compile("^Dragging A"))
    wait_for_provider(page)
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if page.locator("#drag-status").inner_text() == "On D":
            break
    wait_for_letters(page, "B C D A E F")
    page.keyboard.press("Enter")
    expect(page.locator("#drag-status")).to_have_text("A was dropped.")
    expect(column(page, "Letters").locator("[data-drag]").nth(3)).to_be_focused()
    wait_for_letters(page, "B C D A E F")


def test_keys_before_the_types_of_a_dragged_item_arrive_are_handled(dragging):
    page = dragging().page
    column(page, "Letters").locator("[data-drag]").first.focus()
    for key in ["Space", "ArrowDown", "Enter"]:
        page.keyboard.press(key)
    expect(column(page, "Basket")).to_contain_text("A")
    expect(page.locator("#drag-status")).to_have_text("A was dropped.")
    wait_for_letters(page, "A B C D E F")


def test_an_item_is_not_dropped_where_a_delegate_forbids_it(dragging):
    page = dragging().page
    card(page, "Pear").hover()
    page.mouse.down()
    letter(page, "C").hover()
    letter(page, "C").hover()
    expect(column(page, "Letters").locator("[data-drop-effect=none]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragging, .drop-target, [data-drop-effect]")).to_have_count(0)
    expect(card(page, "Pear")).to_be_visible()
    card(page, "Pear").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#drag-status")).to_have_text("On A")
    expect(column(page, "Letters").locator("[data-drop-effect=none]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#drag-status")).to_have_text("The drag was cancelled.")


def finger(page):
    """Sends touch events: the type, and the box at whose center the finger is; no box when it is lifted."""
    client = page.context.new_cdp_session(page)

    def touch(kind, box=None):
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_a_drop_delegate_reorders_views_during_a_touch_drag(dragging):
    page = dragging(has_touch=True, viewport={"width": 400, "height": 800}).page
    source, target = letter(page, "A").bounding_box(), letter(page, "C").bounding_box()
    touch = finger(page)
    touch("touchStart", source)
    page.wait_for_timeout(500)
    touch("touchMove", {**source, "x": source["x"] + 20})
    wait_for_provider(page)
    touch("touchMove", target)
    touch("touchMove", {**target, "x": target["x"] + 1})
    wait_for_letters(page, "B C A D E F")
    touch("touchEnd")
    expect(page.locator(".dragging, .drag-preview")).to_have_count(0)
    wait_for_letters(page, "B C A D E F")


def test_a_long_press_starts_a_touch_drag(dragging):
    page = dragging(has_touch=True, viewport={"width": 400, "height": 800}).page
    source, basket = card(page, "Plum").bounding_box(), column(page, "Basket").bounding_box()
    touch = finger(page)
    touch("touchStart", source)
    page.wait_for_timeout(500)
    touch("touchMove", {**source, "x": source["x"] + 20})
    touch("touchMove", basket)
    expect(page.locator(".drop-target")).to_have_count(1)
    touch("touchEnd")
    expect(column(page, "Basket")).to_contain_text("Plum")


def test_a_finger_that_moves_immediately_does_not_drag(dragging):
    page = dragging(has_touch=True, viewport={"width": 400, "height": 800}).page
    source = card(page, "Plum").bounding_box()
    client = page.context.new_cdp_session(page)
    x, y = source["x"] + 5, source["y"] + 5
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for distance in (20, 60, 120):
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + distance, "y": y}]})
    page.wait_for_timeout(500)
    expect(page.locator(".dragging, .drag-preview:popover-open")).to_have_count(0)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(column(page, "Basket")).to_contain_text("Empty")


def drop(page, text, data, files=None):
    return page.evaluate(DROP, [page.get_by_text(text, exact=True).element_handle(), data, files or {}])


def test_texts_and_links_are_dropped_from_other_windows(dragging):
    page = dragging().page
    assert drop(page, "A text", {"text/plain": "From afar"}) == [False, True, True]
    expect(page.get_by_text("From afar", exact=True)).to_be_visible()
    link = {"text/uri-list": "# A comment\r\nhttps://example.org/", "text/plain": "https://example.org/"}
    assert drop(page, "A link, or a file", link) == [False, True, True]
    expect(page.get_by_text("https://example.org/", exact=True)).to_be_visible()
    # Dropped text is not the payload of a view of this page.
    drop(page, "Basket", {"text/html": "<b>Text</b>"})
    expect(column(page, "Basket")).to_contain_text("Empty")


def test_a_file_is_dropped(dragging):
    page = dragging().page
    drop(page, "A link, or a file", {}, {"notes.txt": "Some notes"})
    expect(page.get_by_text("notes.txt", exact=True)).to_be_visible()
    drop(page, "A text", {}, {"notes.txt": "Some notes"})
    expect(page.get_by_text("Some notes", exact=True)).to_be_visible()
    expect(page.locator(".transfer")).to_have_count(0)


def test_an_item_provider_loads_a_dropped_file(dragging):
    page = dragging().page
    drop(page, "A text file", {}, {"notes.txt": "Some notes"})
    expect(page.get_by_text("notes: Some notes", exact=True)).to_be_visible()
    drop(page, "notes: Some notes", {"text/plain": "From afar"})
    expect(page.get_by_text("From afar", exact=True)).to_be_visible()


def test_a_dropped_file_of_another_type_is_rejected(dragging):
    page = dragging().page
    drop(page, "A text", {}, {"image.png": "No text"})
    expect(page.get_by_role("alert")).to_contain_text("image.png")
    expect(page.get_by_text("A text", exact=True)).to_be_visible()


def test_a_file_that_misses_its_destination_does_not_replace_the_page(dragging):
    page = dragging().page
    assert drop(page, "Apple", {}, {"archive.bin": "data"})[1]
    expect(column(page, "Basket")).to_contain_text("Empty")


def test_a_dropped_text_that_is_too_long_is_rejected(dragging):
    page = dragging().page
    drop(page, "A text", {"text/plain": "x" * 3_000_000})
    expect(page.get_by_role("alert")).to_contain_text("too long")
    expect(page.get_by_text("A text", exact=True)).to_be_visible()


HOSTILE = [
    '["e",{n},{basket},"drop",0,0,false,"element","1"]',
    '["e",{n},{basket},"drop",0,0,false,"element","999999"]',
    '["e",{n},{basket},"drop",0,0,false,"element","{basket}"]',
    '["e",{n},{basket},"drop",0,0,false,"element","{step}"]',
    '["e",{n},{basket},"over",0,0,false,{step}]',
    '["e",{n},{letter},"drop",0,0,false,"element","{letter}"]',
    '["e",{n},{pear},"drop",0,0,false,"element","{pear}"]',
    '["e",{n},{link},"drop",0,0,false,"urls","file:///etc/passwd"]',
    '["e",{n},{link},"drop",0,0,false,"element","{pear}"]',
]


@pytest.fixture
def forging(start_app, open_url):
    """A page with a function that sends forged messages on its socket, with the ids of some of its elements."""
    url = start_app("Gallery")
    sockets, sent = [], []

    def watch(route):
        server = route.connect_to_server()
        sockets.append(server)

        def forward(text):
            sent.append(text)
            server.send(text)

        route.on_message(forward)

    page = open_url(url).page
    page.route_web_socket(re.compile(".*"), watch)
    page.goto(f"{url}/dragging")
    expect(page.locator("#drag-hint")).to_have_count(1)
    page.wait_for_timeout(300)

    def id_of(locator):
        return locator.evaluate("node => { while (!/^e\\d+$/.test(node.id)) node = node.parentElement; return node.id.slice(1); }")

    ids = {
        "basket": id_of(page.locator("[data-drop]").first),
        "pear": id_of(card(page, "Pear")),
        "step": id_of(card(page, "Mix")),
        "letter": id_of(column(page, "Letters").locator("[data-drop]").first),
        "link": id_of(page.get_by_text("A link, or a file", exact=True)),
    }

    def forge(message):
        numbers = [int(found) for text in sent for found in re.findall(r'^\["e",(\d+)', text)]
        for name, value in {**ids, "n": 1 + max(numbers, default=0)}.items():
            message = message.replace("{" + name + "}", str(value))
        sent.append(message)
        sockets[-1].send(message)

    return page, forge


@pytest.mark.parametrize("message", HOSTILE)
def test_the_server_rejects_forged_drops(forging, message):
    page, forge = forging
    forge(message)
    # A valid event after it is handled.
    forge('["e",{n},{basket},"drop",0,0,false,"element","{pear}"]')
    expect(column(page, "Basket")).to_contain_text("Pear")
    assert "Pear, " not in column(page, "Basket").inner_text()
    assert card(page, "Pear").count() == 0
    expect(page.get_by_text("A link, or a file", exact=True)).to_be_visible()
    assert rows(page) == ["Mix", "Knead", "Rest", "Bake"]
