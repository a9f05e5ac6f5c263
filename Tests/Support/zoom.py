"""Content that is lost when a page is shown at twice its size."""

# Truncated and overlapping texts.
LOST = """() => {
    // Texts that are only for screen readers.
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
        // Effects may paint a view over others on purpose.
        const isTurned = (one) => one && one !== document.body && (getComputedStyle(one).rotate !== 'none' || isTurned(one.parentElement));
        node.isTurned = isTurned(node);
        if (!node.isScrolled && (box.right > innerWidth + 1 || box.left < -1)) problems.push(`out of the window: ${node.innerText.slice(0, 40)}`);
        if (style.overflow !== 'visible' && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none' && node.scrollWidth > node.clientWidth + 1) {
            problems.push(`cut: ${node.innerText.slice(0, 40)}`);
        }
    }
    for (let i = 0; i < boxes.length; i++) {
        for (let j = i + 1; j < boxes.length; j++) {
            const [[a, p], [b, q]] = [boxes[i], boxes[j]];
            if (a.isFixed || b.isFixed || a.isTurned || b.isTurned || a.isScrolled || b.isScrolled || a.contains(b) || b.contains(a)) continue;
            const width = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            const height = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
            if (width > 3 && height > 6) problems.push(`overlapping: ${a.innerText.slice(0, 30)} / ${b.innerText.slice(0, 30)}`);
        }
    }
    return problems.slice(0, 6);
}"""

# Doubles the text size before the first render.
LARGE = """new MutationObserver((_, observer) => {
    if (!document.head) return;
    document.head.append(Object.assign(document.createElement('style'), { textContent: ':root { font-size: 200% }' }));
    observer.disconnect();
}).observe(document, { childList: true, subtree: true });"""


def settled(page):
    """Returns the problems of a page once its layouts are measured, which takes some round trips."""
    for _ in range(1000):
        problems = page.evaluate(LOST)
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            problems.append("scrolls sideways")
        if not problems:
            break
        page.wait_for_timeout(20)
    return problems
