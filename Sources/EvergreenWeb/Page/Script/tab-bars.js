import { scrollerOf } from './scrollers.js';

// The tab bar at the bottom of a phone's screen is minimized by scrolling, where the app requests it: it shows the selected tab alone.

// The minimum length of a scroll in one direction, in pixels.
const distance = 24;

const minimizing = '.minimizes-forward, .minimizes-backward';
const isAtBottom = matchMedia('(max-width: 40rem)');

const restore = (tabs) => tabs?.removeAttribute('data-minimized');

export const minimizeTabBars = () => {
    // The point of each scroll container from which the current direction of a scroll began, and its last offset.
    const courses = new WeakMap();
    document.addEventListener('scroll', ({ target }) => {
        if (!isAtBottom.matches) return;
        const scroller = target === document ? document.scrollingElement : target;
        const tabs = target === document
            ? [...document.querySelectorAll(`main :is(${minimizing})`)].findLast((one) => scrollerOf(one, 'y') === scroller)
            : target.closest(minimizing);
        if (!tabs) return;
        // A bounce at an end is not a scroll in the other direction.
        const offset = Math.min(Math.max(scroller.scrollTop, 0), scroller.scrollHeight - scroller.clientHeight);
        const { start, last } = courses.get(scroller) ?? { start: 0, last: 0 };
        const isTurned = (offset - last) * (last - start) < 0;
        courses.set(scroller, { start: isTurned ? last : start, last: offset });
        const course = offset - courses.get(scroller).start;
        if (offset <= 0) return restore(tabs);
        if (Math.abs(course) < distance) return;
        tabs.toggleAttribute('data-minimized', course > 0 === tabs.matches('.minimizes-forward'));
    }, { capture: true, passive: true });
    for (const type of ['focusin', 'click']) {
        document.addEventListener(type, ({ target }) => restore(target.closest('.tabbar')?.parentElement));
    }
    isAtBottom.addEventListener('change', () => document.querySelectorAll('[data-minimized]').forEach(restore));
};
