import { scrollerOf } from './scrollers.js';

// Pinned inset bars are placed below their page's navigation bar, whose height only the browser knows. Pinned section headers are placed
// below both.

// A page's navigation bar, and how much it covers of the scrolled content.
export const barOver = (node) => {
    const header = node.closest('.page, .column, .window')?.querySelector(':scope > .bar');
    const style = header && getComputedStyle(header);
    return style?.position === 'sticky' ? [header, header.offsetHeight + (parseFloat(style.top) || 0)] : [null, 0];
};

// How much the inset bars at an edge around a node cover of the scrolled content.
const insetsOver = (node, edge, scroller) => {
    let length = 0;
    for (let one = node.closest(`.inset-${edge}`); one; one = one.parentElement.closest(`.inset-${edge}`)) {
        const bar = one.querySelector(':scope > .inset-bar');
        if (bar && scroller.contains(bar) && getComputedStyle(bar).position === 'sticky') length += bar.offsetHeight;
    }
    return length;
};

export const placeInsetBars = () => {
    for (const bar of document.querySelectorAll(':is(.inset-top, .inset-leading, .inset-trailing) > .inset-bar')) {
        bar.style.setProperty('--under-bar', `${barOver(bar)[1]}px`);
    }
    const sections = document.querySelectorAll('.lazy-section:has(> .pinned-top, > .pinned-bottom)');
    for (const container of new Set([...sections].map((section) => section.parentElement))) {
        const scroller = scrollerOf(container.parentElement, 'y');
        const [header, height] = barOver(container);
        const top = (scroller.contains(header) ? height : 0) + insetsOver(container, 'top', scroller);
        const over = scroller === document.scrollingElement ? 'var(--over-tabs, 0px)' : '0px';
        container.style.setProperty('--pin-top', `${top}px`);
        container.style.setProperty('--pin-bottom', `calc(${over} + ${insetsOver(container, 'bottom', scroller)}px)`);
    }
};

export const listenToInsetBars = () => addEventListener('resize', placeInsetBars);
