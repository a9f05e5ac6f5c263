"""Each page of the gallery by keyboard alone: the Tab key reaches every control, shows where it is, and is never caught."""

import pytest
from gallery import ATLAS, PAGES
from playwright.sync_api import expect

# The controls that a mouse can use, each with a number, and those that a group reaches by its arrow keys.
CONTROLS = """() => {
    const selector = 'a[href], button, input, select, textarea, [role=tab], [role=slider], [tabindex]';
    const controls = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true })
        && !node.disabled && !node.closest('[inert], fieldset:disabled') && node.type !== 'hidden');
    const groups = new Set();
    let number = 0;
    for (const node of controls) {
        if (node.tagName !== 'H1' && node.tabIndex < 0) continue;
        if (node.tabIndex < 0) continue;
        if (node.type === 'radio') {
            if (groups.has(node.name)) continue;
            groups.add(node.name);
        }
        node.dataset.walk = number;
        number += 1;
    }
    return number;
}"""

# The number of the control that has the focus, and whether one sees it there.
FOCUSED = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const number = node.type === 'radio'
        ? [...document.querySelectorAll('input[type=radio][data-walk]')].find((other) => other.name === node.name)?.dataset.walk
        : node.dataset.walk;
    const marked = [node, node.nextElementSibling, node.parentElement, node.closest('label, .row, .field')].filter(Boolean);
    const isMarked = marked.some((one) => {
        const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    });
    const box = (node.closest('label') ?? node).getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { number: number ?? null, isMarked, isInWindow, html: node.outerHTML.slice(0, 160) };
}"""


def walk(page, limit=400):
    """The numbers of the controls that the Tab key reaches, and what is wrong on the way."""
    reached, problems = set(), []
    previous, stays = None, 0
    for _ in range(limit):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            return reached, problems
        if focused["html"] == previous and focused["number"] in reached:
            # A field for a date and a time has six parts and a button, each a stop.
            stays += 1
            if stays > 8:
                return reached, [*problems, f"caught at {focused['html']}"]
            continue
        previous, stays = focused["html"], 0
        if not focused["isMarked"]:
            problems.append(f"no mark at {focused['html']}")
        if not focused["isInWindow"]:
            problems.append(f"out of sight: {focused['html']}")
        if focused["number"] is not None:
            if focused["number"] in reached:
                return reached, problems
            reached.add(focused["number"])
    return reached, [*problems, "no end"]


@pytest.mark.parametrize("width", [1280, 390])
def test_the_tab_key_reaches_every_control(width, start_app, open_url):
    url = start_app("Gallery", "--sources")
    page = open_url(url, viewport={"width": width, "height": 844}).page
    wrong = {}
    for name in ["", *PAGES, *ATLAS]:
        page.goto(f"{url}/{name}")
        expect(page.locator("main")).to_be_visible()
        count = page.evaluate(CONTROLS)
        reached, problems = walk(page)
        missed = set(map(str, range(count))) - reached
        if missed:
            selector = ", ".join(f'[data-walk="{number}"]' for number in sorted(missed)[:5])
            missing = page.locator(selector).evaluate_all("nodes => nodes.map((node) => node.outerHTML.slice(0, 160))")
            problems.append(f"not reached: {missing}")
        if problems:
            wrong[name] = problems
    assert wrong == {}


# The key that works a control, by what it is.
KEYS = """() => {
    const node = document.activeElement;
    if (node.tagName === 'SELECT') return 'ArrowDown';
    // What is shared or followed is the browser's.
    if (node.tagName === 'A' || node.closest('.back') || node.matches('.share')) return null;
    // A number is told when it is complete.
    if (node.dataset.on?.includes('commit')) return '1 Enter';
    if (node.tagName === 'BUTTON') return 'Enter';
    return { radio: 'ArrowRight', range: 'ArrowLeft', checkbox: 'Space', text: 'a', search: 'a', password: 'a' }[node.type] ?? null;
}"""


@pytest.mark.parametrize("name", ["animations", "controls", "forms", "keyboard", "lists", "settings", "styles", "tabs", "trees"])
def test_keys_work_the_controls(name, start_app, open_url):
    tab = open_url(f"{start_app('Gallery')}/{name}")
    page = tab.page
    count = page.evaluate(CONTROLS)
    silent = []
    for number in range(count):
        node = page.locator(f'[data-walk="{number}"]')
        if not node.count() or not node.is_visible() or not node.is_enabled():
            continue
        node.focus()
        key = page.evaluate(KEYS)
        if key is None:
            continue
        before, html = len(tab.sent), node.evaluate("node => node.outerHTML.slice(0, 160)")
        # A choice that is made already, and what is at its least, can be changed in the other direction alone.
        for press in [key, {"ArrowRight": "ArrowLeft", "ArrowLeft": "ArrowRight", "ArrowDown": "ArrowUp"}.get(key)]:
            for part in (press or "").split():
                page.keyboard.press(part)
        page.wait_for_timeout(60)
        if len(tab.sent) == before:
            silent.append(html)
        if page.locator("dialog:modal").count():
            page.keyboard.press("Escape")
            expect(page.locator("dialog:modal")).to_have_count(0)
        if not page.url.endswith(f"/{name}"):
            page.go_back()
            page.wait_for_timeout(60)
    assert silent == [], silent


def test_a_sheet_keeps_the_focus_and_gives_it_back(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    opener = page.get_by_role("button", name="Edit in a sheet")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || Boolean(document.activeElement.closest('dialog'))")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_an_alert_and_a_choice_are_answered_by_keyboard(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations").page
    for name, answer in [("Alert", "Keep"), ("Choice", "That")]:
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        button = page.get_by_role("button", name=answer, exact=True)
        expect(button).to_be_visible()
        for _ in range(6):
            if button.evaluate("node => node === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        # The sheet behind it.
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
