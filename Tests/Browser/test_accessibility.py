"""The examples, and what the gallery's pages open, have no axe-core violations, and are no wider than their windows.

The gallery's pages themselves are tested in `test_gallery_pages.py`.
"""

import pytest
from axe import checked, is_within
from keyboard import DRAWN
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1100, "height": 800}}
# Half of a small notebook's screen, as with a zoom of 200 %.
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}


def opened(open_url, url, window, scheme):
    tab = open_url(url, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce", **window)
    tab.forget_previous_documents()
    return tab


# Controls that open another page, a sheet, a menu or an alert of the gallery.
OPENERS = {
    "bars": ["Edit in a sheet", "Small title", "More"],
    "gradients": ["Plain sheet", "Painted sheet"],
    "languages": ["Next page"],
    "lists": ["Link"],
    "presentations": ["Alert", "Choice", "Sheet", "Cover", "Alert before sheet", "Sheet without a bar", "Menu"],
    "words": ["Show alert", "Show choice", "Show menu"],
}


def test_what_the_gallery_opens_has_no_violations(start_app, open_url):
    url = start_app("Gallery")
    page = opened(open_url, url, PHONE, "light").page
    found = []
    for name, openers in OPENERS.items():
        for opener in openers:
            page.goto(f"{url}/{name}")
            press(page, opener)
            found += checked(page, "light", f"{opener}: ")
    assert found == []


def press(page, name):
    """Presses a button or a link, and waits for another page, a sheet or a menu."""
    before = title(page)
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first.click()
    page.wait_for_function(f"before => ({TITLE})() !== before", arg=before)


# Identifies the topmost dialog, or the page.
TITLE = """() => {
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main');
    return `${scope.tagName} ${scope.id} ${[...scope.querySelectorAll('h1')].find((h) => h.checkVisibility())?.innerText}`;
}"""


def title(page):
    return page.evaluate(TITLE)


EXAMPLES = {
    "Bookshelf": ["--catalogue={folder}/catalogue.sqlite", "--shelf={folder}/shelf.sqlite"],
    "Clubhouse": [],
    "Garden": ["--database={folder}/garden.sqlite"],
    "GuestBook": ["--database={folder}/guestbook.sqlite"],
    "Journal": ["--database={folder}/journal.sqlite"],
    "Players": ["--database={folder}/players.sqlite"],
    "Recipes": ["--database={folder}/recipes.sqlite"],
    "Screens": [],
    "ToDo": ["--database={folder}/todo.sqlite"],
}

# The paths of apps that are not at the root.
PLACES = {"Clubhouse": "/board"}

# Each distinct name of a button or a link.
NAMES = """() => [...new Set([...document.querySelectorAll('main :is(button, a)')]
    .filter((node) => node.checkVisibility() && !node.disabled && !node.hasAttribute('aria-disabled') && !node.target)
    .map((node) => (node.getAttribute('aria-label') ?? node.innerText).trim())
    .filter((name) => name && !name.includes('\\n')))]"""


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_and_what_they_open_have_no_violations(name, start_app, open_url, tmp_path):
    url = start_app(name, *(option.format(folder=tmp_path) for option in EXAMPLES[name])) + PLACES.get(name, "")
    window, scheme = (PHONE, "dark") if len(name) % 2 else (DESKTOP, "light")
    tab = opened(open_url, url, window, scheme)
    page = tab.page
    found = checked(page, scheme)
    seen = {title(page)}
    # A list has a link for each of its elements: a few of them are enough.
    for opener in page.evaluate(NAMES)[:16]:
        with tab.reconnecting():
            page.goto(url)
        target = page.locator("main").get_by_role("button", name=opener, exact=True).or_(
            page.locator("main").get_by_role("link", name=opener, exact=True)
        ).or_(page.locator("main").get_by_role("tab", name=opener, exact=True))
        if not target.count():
            continue
        target.first.click()
        page.wait_for_load_state()
        tab.wait_until_answered()
        page.wait_for_function(DRAWN)
        if title(page) not in seen:
            seen.add(title(page))
            found += checked(page, scheme, f"{opener}: ")
    assert found == []


def test_long_texts_do_not_widen_the_page(start_app, open_url):
    url = start_app("Gallery")
    for window in [PHONE, ZOOMED]:
        page = open_url(f"{url}/words", **window).page
        for words in ["Long", "Unbroken", "Right To Left"]:
            page.get_by_role("combobox", name="Words").select_option(label=words)
            expect(page.get_by_role("combobox", name="Words").locator("option:checked")).to_have_text(words)
            expect(page.locator(".section-header").first).to_contain_text({"Long": "a text", "Unbroken": "Donau"}.get(words, "نص"))
            assert is_within(page), words


def test_forced_colors_show_the_signs_of_steppers_and_the_states_of_switches_and_segments(gallery):
    page = gallery("settings", forced_colors="active").page
    style = "(node, [part, name]) => getComputedStyle(node, part)[name]"
    plus = page.get_by_role("button", name="Increment").first
    assert plus.evaluate(style, ["::after", "backgroundImage"]).count("gradient") == 2
    assert plus.evaluate(style, ["::after", "forcedColorAdjust"]) == "none"
    for switch in page.get_by_role("switch").all():
        assert switch.evaluate(style, ["::before", "backgroundColor"]) != switch.evaluate(style, ["", "backgroundColor"])
    off, on = page.get_by_role("switch", checked=False).first, page.get_by_role("switch", checked=True).first
    assert off.evaluate(style, ["", "backgroundColor"]) != on.evaluate(style, ["", "backgroundColor"])


def test_forced_colors_show_progress_views_and_gauges(gallery):
    page = gallery("styles", forced_colors="active").page
    style = "(node, part) => { const { forcedColorAdjust, backgroundImage, backgroundColor } = getComputedStyle(node, part); return [forcedColorAdjust, backgroundImage, backgroundColor]; }"
    ring = page.locator(".progress-circular:not(.spinning) progress").first
    adjust, image, _ = ring.evaluate(style, "")
    # Where the browser adjusts colors, it removes the gradient, or the background of the pointer.
    assert adjust == "none" and "conic-gradient" in image
    adjust, _, color = page.locator(".progress-ring").first.evaluate(style, "::after")
    assert adjust == "none" and color == page.evaluate("() => getComputedStyle(document.body).color")
