"""Each page of each example without a violation that axe-core finds, and as wide as its window, whatever its words are."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1100, "height": 800}}
# Half of a small notebook's screen, as at a zoom of 200 %.
ZOOMED = {"viewport": {"width": 640, "height": 400}}

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

# The gallery puts system colors on one another to show them.
SAMPLES = [".fg-blue"]


def violations(page, only):
    found = Axe().run(page, context={"exclude": [[sample] for sample in SAMPLES]}, options=only).response["violations"]
    return [f"{page.url}: {rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]


def is_within(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def checked(open_url, urls):
    everything = {"resultTypes": ["violations"], "runOnly": RULES}
    contrast = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
    found = []
    for window, scheme in [(DESKTOP, "light"), (PHONE, "dark")]:
        other = "dark" if scheme == "light" else "light"
        page = open_url(urls[0], color_scheme=scheme, bypass_csp=True, reduced_motion="reduce", **window).page
        for url in urls:
            page.goto(url)
            expect(page.locator("main")).to_be_visible()
            # A transition between colors is not what people read.
            page.add_style_tag(content="*, *::before { transition: none !important; animation: none !important }")
            found += violations(page, everything)
            page.emulate_media(color_scheme=other)
            found += violations(page, contrast)
            page.emulate_media(color_scheme=scheme)
            if not is_within(page):
                found.append(f"{url}: wider than its window of {window['viewport']['width']}")
    return found


GALLERY = """bars charts controls dates drawing effects forms geometry gestures gradients keyboard languages layouts links
lists mail presentations screen scrolling settings sizes symbols tables tabs trees words""".split()


def test_pages_of_the_gallery_have_no_violations(start_app, open_url):
    url = start_app("Gallery")
    assert checked(open_url, [url] + [f"{url}/{page}" for page in GALLERY]) == []


@pytest.mark.parametrize("name", ["Garden", "Journal", "Recipes", "ToDo"])
def test_examples_have_no_violations(name, start_app, open_url, tmp_path):
    assert checked(open_url, [start_app(name, f"--database={tmp_path / name}.sqlite")]) == []


def test_no_words_widen_the_page(start_app, open_url):
    url = start_app("Gallery")
    for window in [PHONE, ZOOMED]:
        page = open_url(f"{url}/words", **window).page
        for words in ["Long", "Unbroken", "Right To Left"]:
            page.get_by_role("combobox", name="Words").select_option(label=words)
            expect(page.get_by_role("combobox", name="Words").locator("option:checked")).to_have_text(words)
            expect(page.locator(".section-header").first).to_contain_text({"Long": "a text", "Unbroken": "Donau"}.get(words, "نص"))
            assert is_within(page), words
