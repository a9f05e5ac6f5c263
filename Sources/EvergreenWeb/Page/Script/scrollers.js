// The scroll container for a node along an axis: the nearest scrolling node around it, or the page.
export const scrollerOf = (node, axis) => {
    for (let one = node; one && one !== document.body; one = one.parentElement) {
        // A horizontally scrolling node also has a computed vertical overflow.
        if (axis === 'y' && one.matches('.scroll-x:not(.scroll-y)')) continue;
        const overflow = axis === 'x' ? getComputedStyle(one).overflowX : getComputedStyle(one).overflowY;
        if (overflow !== 'visible' && overflow !== 'clip') return one;
    }
    return document.scrollingElement;
};

// The visible region of a scroll container within its scroll padding; for the window, below the navigation bar.
export const viewOf = (scroller) => {
    if (scroller === document.scrollingElement) {
        const bar = document.querySelector('main .bar')?.getBoundingClientRect();
        const top = bar && bar.top <= 0 ? Math.max(bar.bottom, 0) : 0;
        return { left: 0, top, width: document.documentElement.clientWidth, height: innerHeight - top };
    }
    const rect = scroller.getBoundingClientRect();
    const style = getComputedStyle(scroller);
    const edge = (name) => parseFloat(style[name]) || 0;
    return {
        left: rect.left + edge('scrollPaddingLeft'), top: rect.top + edge('scrollPaddingTop'),
        width: scroller.clientWidth - edge('scrollPaddingLeft') - edge('scrollPaddingRight'),
        height: scroller.clientHeight - edge('scrollPaddingTop') - edge('scrollPaddingBottom'),
    };
};

// The axes of a scroll view, with their scroll containers.
export const scrolling = (node) => [...'xy'].filter((axis) => node.classList.contains(`scroll-${axis}`))
    .map((axis) => [axis, scrollerOf(node, axis)]);

// The scroll targets of a scroll view, without those of nested ones.
export const targetsOf = (node) => [...node.querySelectorAll('.scroll-targets > :not(.placeholder, .lazy-section), .scroll-targets > .lazy-section > :not(.placeholder, .section-edge)')]
    .filter((target) => target.parentElement.closest('.scroll') === node);

// A scroll view's offset, content length and container length along an axis. If the page scrolls, the content is the node itself.
export const extentOf = (node, scroller, axis) => {
    const isAcross = axis === 'x';
    const isMirrored = getComputedStyle(node).direction === 'rtl';
    if (scroller === node) {
        return {
            offset: isAcross ? Math.abs(node.scrollLeft) : node.scrollTop,
            length: isAcross ? node.scrollWidth : node.scrollHeight,
            size: isAcross ? node.clientWidth : node.clientHeight,
        };
    }
    const [view, rect] = [viewOf(scroller), node.getBoundingClientRect()];
    if (!isAcross) return { offset: view.top - rect.top, length: rect.height, size: view.height };
    const offset = isMirrored ? rect.right - view.left - view.width : view.left - rect.left;
    return { offset, length: rect.width, size: view.width };
};

// The position of a unit point in a rectangle, along an axis. Horizontal parts begin at the leading edge.
export const pointOf = (rect, [x, y], axis, isRightToLeft) => axis === 'y' ? rect.top + y * rect.height
    : rect.left + (isRightToLeft ? 1 - x : x) * rect.width;

// Scrolls by a distance along an axis. `scrollBy` would stop at the next target with `scroll-snap-stop`.
export const moveBy = (scroller, axis, distance, behavior) => {
    const [side, offset] = axis === 'x' ? ['left', scroller.scrollLeft] : ['top', scroller.scrollTop];
    scroller.scrollTo({ [side]: offset + distance, behavior });
};
