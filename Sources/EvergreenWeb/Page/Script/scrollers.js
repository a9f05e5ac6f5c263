// Returns the scroller of a node along an axis: the nearest ancestor that scrolls itself, or the page.
export const scrollerOf = (node, axis) => {
    for (let one = node; one && one !== document.body; one = one.parentElement) {
        // Horizontal scrolling makes browsers report vertical scrolling, too.
        if (axis === 'y' && one.matches('.scroll-x:not(.scroll-y)')) continue;
        const overflow = axis === 'x' ? getComputedStyle(one).overflowX : getComputedStyle(one).overflowY;
        if (overflow !== 'visible' && overflow !== 'clip') return one;
    }
    return document.scrollingElement;
};

// Returns the visible area of a scroller: its rectangle within its borders, or that of the window below the bar.
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

// Returns the axes along which a scroll view scrolls, each with its scroller.
export const scrolling = (node) => [...'xy'].filter((axis) => node.classList.contains(`scroll-${axis}`))
    .map((axis) => [axis, scrollerOf(node, axis)]);

// Returns the scroll offset of a scroll view along an axis, its content length, and its visible length. If the page scrolls, the content is
// the node itself.
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

// Returns the point of a rectangle at these fractions of its width and height, along an axis, from the leading edge.
export const pointOf = (rect, [x, y], axis, isRightToLeft) => axis === 'y' ? rect.top + y * rect.height
    : rect.left + (isRightToLeft ? 1 - x : x) * rect.width;

// Scrolls by a distance along an axis. Not with `scrollBy`, which ends at the next target with `scroll-snap-stop`.
export const moveBy = (scroller, axis, distance, behavior) => {
    const [side, offset] = axis === 'x' ? ['left', scroller.scrollLeft] : ['top', scroller.scrollTop];
    scroller.scrollTo({ [side]: offset + distance, behavior });
};
