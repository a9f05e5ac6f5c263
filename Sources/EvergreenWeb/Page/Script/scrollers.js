// What scrolls when a node does, along an axis: the nearest node around it that scrolls by itself, or the page.
export const scrollerOf = (node, axis) => {
    for (let one = node; one && one !== document.body; one = one.parentElement) {
        // To scroll sideways makes a browser say of a node that it scrolls up and down, too.
        if (axis === 'y' && one.matches('.scroll-x:not(.scroll-y)')) continue;
        const overflow = axis === 'x' ? getComputedStyle(one).overflowX : getComputedStyle(one).overflowY;
        if (overflow !== 'visible' && overflow !== 'clip') return one;
    }
    return document.scrollingElement;
};

// What is seen of what scrolls: its rectangle within its edges, or that of the window below the bar.
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

// The axes along which a scroll view scrolls, each with what scrolls.
export const scrolling = (node) => [...'xy'].filter((axis) => node.classList.contains(`scroll-${axis}`))
    .map((axis) => [axis, scrollerOf(node, axis)]);

// Of a scroll view, along an axis: how far it is scrolled, how long its content is, and how much of it is seen. Where the page
// scrolls, the content is the node itself.
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

// The point of a rectangle at these parts of its width and height, along an axis. Parts of the width begin where lines do.
export const pointOf = (rect, [x, y], axis, isRightToLeft) => axis === 'y' ? rect.top + y * rect.height
    : rect.left + (isRightToLeft ? 1 - x : x) * rect.width;

// Scrolls by a distance along an axis. Not with `scrollBy`, which ends at the next target where each one stops scrolls.
export const moveBy = (scroller, axis, distance, behavior) => {
    const [side, offset] = axis === 'x' ? ['left', scroller.scrollLeft] : ['top', scroller.scrollTop];
    scroller.scrollTo({ [side]: offset + distance, behavior });
};
