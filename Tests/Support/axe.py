"""Accessibility checks with axe-core, and a check that the page fits the width of its window."""

from axe_playwright_python.sync_playwright import Axe

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
EVERY_RULE = {"resultTypes": ["violations"], "runOnly": RULES}
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}

# Disables transitions: intermediate colors would fail contrast checks.
STILL = "*, *::before { transition: none !important; animation: none !important }"

# axe-core ignores what a pseudo-element paints: shapes get a background during a check.
PAINT = """() => {
    for (const shape of document.querySelectorAll('.shape')) {
        const { backgroundColor, backgroundImage } = getComputedStyle(shape, '::before');
        Object.assign(shape.style, { backgroundColor, backgroundImage });
    }
}"""


def violations(page, options):
    page.evaluate(PAINT)
    found = Axe().run(page, options=options).response["violations"]
    return [f"{page.url}: {rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]


def is_within(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def checked(page, scheme, place="", both=True):
    """Returns the problems of a page in its color scheme and, with `both`, in the other one."""
    page.add_style_tag(content=STILL)
    found = violations(page, EVERY_RULE)
    if both:
        page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
        found += violations(page, CONTRAST)
        page.emulate_media(color_scheme=scheme)
    if not is_within(page):
        found.append(f"{page.url}: wider than its window of {page.viewport_size['width']}")
    return [f"{place}{problem}" for problem in found]
