"""What users ask of all pages: no motion, and twice the size."""

import pytest
from gallery import PAGES
from playwright.sync_api import expect

# Records the longest animation and transition that runs, in milliseconds.
RECORD = """
    window.longest = 0;
    const record = () => {
        for (const animation of document.getAnimations()) {
            // A spinner says that work goes on: it turns slowly.
            if (animation.effect.target?.matches('progress')) continue;
            const { activeDuration, delay } = animation.effect.getComputedTiming();
            window.longest = Math.max(window.longest, activeDuration + delay);
        }
    };
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, record, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        record();
        return animation;
    };
"""


def test_nothing_moves_where_no_motion_is_asked_for(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(url, reduced_motion="reduce").page
    page.add_init_script(RECORD)
    page.goto(f"{url}/animations")
    page.get_by_role("button", name="withAnimation").click()
    expect(page.get_by_test_id("moved")).to_be_visible()
    page.get_by_role("switch", name="animation(_:value:)").click()
    page.get_by_role("button", name="transition").click()
    expect(page.get_by_text("Leaf 2")).to_be_visible()
    assert page.evaluate("longest") <= 10
    page.goto(f"{url}/bars")
    page.get_by_role("button", name="Edit in a sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Small title").or_(page.get_by_role("link", name="Small title")).first.click()
    expect(page.get_by_role("heading", name="Small title")).to_be_visible()
    assert page.evaluate("longest") <= 10
    page.goto(f"{url}/styles")
    page.get_by_role("switch", name="switch").click()
    page.get_by_role("radio", name="Elm").first.check(force=True)
    assert page.evaluate("longest") <= 10


# Texts that are cut off at their end, and pairs that lie on one another.
LOST = """() => {
    // Words for a screen reader alone.
    const isClipped = (node) => node && node !== document.body && (getComputedStyle(node).clipPath !== 'none' || isClipped(node.parentElement));
    const texts = [...document.querySelectorAll('main :is(.text, h1, h2, .caption, legend, button, .title)')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.innerText.trim()
            && !node.querySelector('.text, .title') && !node.closest('.zstack, .layers, .overlay, .drawing, svg, [aria-hidden]')
            && !isClipped(node));
    const problems = [];
    const boxes = texts.map((node) => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width > 2 && box.height > 2);
    for (const [node, box] of boxes) {
        const style = getComputedStyle(node);
        const isFixed = (one) => one && one !== document.body && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isFixed(one.parentElement));
        node.isFixed = isFixed(node);
        const isScrolled = (one) => one && one !== document.body && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || isScrolled(one.parentElement));
        node.isScrolled = isScrolled(node);
        if (!node.isScrolled && (box.right > innerWidth + 1 || box.left < -1)) problems.push(`out of the window: ${node.innerText.slice(0, 40)}`);
        if (style.overflow !== 'visible' && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none' && node.scrollWidth > node.clientWidth + 1) {
            problems.push(`cut: ${node.innerText.slice(0, 40)}`);
        }
    }
    for (let i = 0; i < boxes.length; i++) {
        for (let j = i + 1; j < boxes.length; j++) {
            const [[a, p], [b, q]] = [boxes[i], boxes[j]];
            if (a.isFixed || b.isFixed || a.isScrolled || b.isScrolled || a.contains(b) || b.contains(a)) continue;
            const width = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const height = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            if (width > 3 && height > 6) problems.push(`on one another: ${a.innerText.slice(0, 30)} / ${b.innerText.slice(0, 30)}`);
        }
    }
    return problems.slice(0, 6);
}"""

# Twice the size of text, from the first drawing on.
LARGE = """new MutationObserver((_, observer) => {
    if (!document.head) return;
    document.head.append(Object.assign(document.createElement('style'), { textContent: ':root { font-size: 200% }' }));
    observer.disconnect();
}).observe(document, { childList: true, subtree: true });"""

# These have views of given sizes beside one another, larger than half of a screen: they are rectangles to be measured, or turned.
# The layout of the page of arrangements gives its buttons the width of the widest, whatever space there is.
MEASURED = {"arrangements", "frames", "effects"}


def settled(page):
    """What is wrong with a page once its layouts have their sizes, which takes a few answers of the server."""
    for _ in range(200):
        problems = page.evaluate(LOST)
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            problems.append("scrolls sideways")
        if not problems:
            break
        page.wait_for_timeout(100)
    return problems


@pytest.mark.parametrize("zoom", ["page", "text"])
def test_at_200_percent_nothing_is_lost(zoom, start_app, open_url):
    url = start_app("Gallery", "--sources")
    options = (
        {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
        if zoom == "page"
        else {"viewport": {"width": 1280, "height": 800}}
    )
    page = open_url(url, bypass_csp=True, reduced_motion="reduce", **options).page
    if zoom == "text":
        page.add_init_script(LARGE)
    wrong = {}
    for name in ["", *sorted(set(PAGES) - MEASURED)]:
        page.goto(f"{url}/{name}")
        expect(page.locator("main")).to_be_visible()
        problems = settled(page)
        if problems:
            wrong[name] = problems
    assert wrong == {}
