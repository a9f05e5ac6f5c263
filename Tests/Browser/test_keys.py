"""Keyboard shortcuts, and views that handle key presses."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def keyboard(gallery):
    return gallery("keyboard").page


def last(page):
    return page.get_by_test_id("last")


def test_shortcuts_activate_their_controls(keyboard):
    for keys, name in [("Control+s", "save"), ("Control+Shift+g", "find next"), ("Shift+?", "help"), ('Shift+"', "quote")]:
        keyboard.keyboard.press(keys)
        expect(last(keyboard)).to_have_text(f"Last: {name}")
    switch = keyboard.get_by_role("switch", name="Wind")
    keyboard.keyboard.press("Alt+w")
    expect(switch).to_be_checked()
    save = keyboard.get_by_role("button", name="Save")
    expect(save).to_have_attribute("aria-keyshortcuts", "Control+S Meta+S")
    # Shortcuts of a disabled button, with other modifiers, and of the other platform.
    for keys in ["n", "Control+Shift+s", "Meta+s", "s", "Control+Alt+s"]:
        keyboard.keyboard.press(keys)
    keyboard.keyboard.press("Alt+w")
    expect(switch).not_to_be_checked()
    expect(last(keyboard)).to_have_text("Last: quote")


def test_keys_without_modifiers_are_typed_into_a_field(keyboard):
    field = keyboard.get_by_role("textbox", name="Note")
    field.click()
    keyboard.keyboard.type('a?"')
    expect(field).to_have_value('a?"')
    expect(last(keyboard)).to_have_text("Last: nothing")
    keyboard.keyboard.press("Control+s")
    expect(last(keyboard)).to_have_text("Last: save")
    expect(field).to_have_value('a?"')


def test_a_focused_view_handles_key_presses(keyboard):
    keyboard.get_by_role("button", name="Count").click()
    score = keyboard.get_by_test_id("score")
    expect(score).to_be_focused()
    keyboard.keyboard.press("ArrowUp")
    keyboard.keyboard.press("ArrowUp")
    expect(score).to_have_text("Score: 2")
    keys = keyboard.get_by_test_id("keys")
    for key in ["7", "x", "Space", "y", "Control+x"]:
        keyboard.keyboard.press(key)
    expect(keys).to_have_text("Keys: 7, down x, up x, down , outer, up")
    # Tab moves the focus, and keys are handled only while the view has it.
    keyboard.keyboard.press("Tab")
    expect(score).not_to_be_focused()
    keyboard.keyboard.press("ArrowUp")
    keyboard.get_by_role("textbox", name="Note").click()
    keyboard.keyboard.type("7 x")
    expect(keyboard.get_by_role("textbox", name="Note")).to_have_value("7 x")
    expect(score).to_have_text("Score: 2")
    expect(keys).to_have_text("Keys: 7, down x, up x, down , outer, up")


def test_shortcuts_use_the_command_key_on_a_mac(gallery, browser):
    context = browser.new_context()
    context.add_init_script(
        """Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
        Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });"""
    )
    page = context.new_page()
    page.goto(gallery("keyboard").page.url)
    page.wait_for_function("() => document.querySelector('[data-key]')")
    page.keyboard.press("Control+s")
    page.keyboard.press("Meta+Shift+g")
    expect(last(page)).to_have_text("Last: find next")
    page.keyboard.press("Meta+s")
    expect(last(page)).to_have_text("Last: save")
    context.close()


def test_quotes_and_selector_characters_are_ordinary_keys(keyboard):
    # Keys are compared as strings: a quote finds its button, and no other key causes an error.
    for key in ["]", "\\", "'", "*"]:
        keyboard.keyboard.press(key)
    keyboard.keyboard.press('"')
    expect(last(keyboard)).to_have_text("Last: quote")
    assert keyboard.get_by_role("button", name="Quote").get_attribute("data-key") == ' "'


def activator(page, text):
    """The hidden button that performs the gesture of the view with a text."""
    return page.locator(".gesture:has(> .activator)").filter(has_text=text).locator("> .activator").first


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_perform_the_gestures_of_views(gallery, key):
    page = gallery("gestures").page
    for text, name in [
        ("Tap me once or twice", "single tap"), ("Hold me", "long press"), ("A row that takes taps", "row"),
    ]:
        activator(page, text).focus()
        page.keyboard.press(key)
        expect(last(page)).to_have_text(f"Last: {name}")
    # The double tap belongs to the area inside that of the single tap.
    activator(page, "Tap me once or twice").focus()
    page.keyboard.press("Tab")
    page.keyboard.press(key)
    expect(last(page)).to_have_text("Last: double tap")


def test_a_view_shows_the_focus_ring_of_its_activator(gallery):
    page = gallery("gestures").page
    activator(page, "Hold me").focus()
    expect(page.locator("[data-activated]")).to_have_text("Hold me")
    assert page.locator("[data-activated]").evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    page.keyboard.press("Tab")
    expect(page.locator("[data-activated]")).not_to_have_text("Hold me")


def test_keys_open_and_close_a_context_menu(gallery):
    page = gallery("gestures").page
    activator(page, "Open my menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(activator(page, "Open my menu")).to_be_focused()
    page.keyboard.press("Shift+F10")
    page.get_by_role("dialog").get_by_role("button", name="Copy").press("Enter")
    expect(last(page)).to_have_text("Last: copy")


def test_accessibility_actions_are_visually_hidden_until_focused(gallery):
    page = gallery("gestures").page
    flag = page.get_by_role("button", name="Flag", exact=True)
    box = flag.locator("xpath=ancestor::*[contains(@class, 'out-of-sight')]")
    expect(flag).to_have_count(1)
    size = lambda: box.evaluate("node => [node.offsetWidth, node.offsetHeight]")
    assert size() == [1, 1]
    flag.focus()
    assert min(size()) > 20
    # It is in front of the view.
    assert flag.evaluate("""node => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("last")).to_have_text("Last: flag")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert size() == [1, 1]
