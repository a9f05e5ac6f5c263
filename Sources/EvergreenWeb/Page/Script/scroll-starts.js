import { idOf } from './elements.js';
import { scrolling } from './scrollers.js';

const tolerance = 2;

const started = () => [...document.querySelectorAll('[data-scroll-start], [data-scroll-keep]')];

// The horizontal and vertical parts of an anchor attribute; none if it is empty or missing.
const partsOf = (text) => text ? text.split(' ').map(Number) : [];

// The maximum scroll offset and the current one, from the left or top.
const reachOf = (scroller, axis) => axis === 'x'
    ? [scroller.scrollWidth - scroller.clientWidth, Math.abs(scroller.scrollLeft)]
    : [scroller.scrollHeight - scroller.clientHeight, scroller.scrollTop];

// Applies the initial scroll anchor of scroll views, and keeps the anchor for size changes in place.
export class ScrollStarts {
    // The maximum scroll offset, and whether the content is at its anchor, by element id and axis.
    #known = new Map();

    listen() {
        document.addEventListener('scroll', () => this.#scrolled(), { capture: true, passive: true });
        addEventListener('resize', () => this.update());
        document.addEventListener('load', () => this.update(), true);
    }

    // Resets for a new session.
    reset() {
        this.#known.clear();
    }

    update() {
        this.#each((key, scroller, axis, start, kept) => {
            const [reach, offset] = reachOf(scroller, axis);
            const known = this.#known.get(key);
            if (known && (!known.isAtAnchor || Math.abs(known.reach - reach) < 1)) return;
            const part = known ? kept : start;
            if (part !== undefined) {
                const isMirrored = axis === 'x' && getComputedStyle(scroller).direction === 'rtl';
                scroller.scrollTo({ [axis === 'x' ? 'left' : 'top']: (isMirrored ? -1 : 1) * part * reach, behavior: 'instant' });
            }
            this.#known.set(key, { reach, isAtAnchor: isAt(kept, part === undefined ? offset : part * reach, reach) });
        });
    }

    // Called on scroll events. A change of the content's size is not a scroll.
    #scrolled() {
        this.#each((key, scroller, axis, start, kept) => {
            const known = this.#known.get(key);
            const [reach, offset] = reachOf(scroller, axis);
            if (!known || Math.abs(known.reach - reach) >= 1) return;
            known.isAtAnchor = isAt(kept, offset, reach);
        });
    }

    #each(action) {
        for (const node of started()) {
            const { scrollStart, scrollKeep = scrollStart } = node.dataset;
            const [starts, kept] = [partsOf(scrollStart), partsOf(scrollKeep)];
            for (const [axis, scroller] of scrolling(node)) {
                const index = axis === 'x' ? 0 : 1;
                action(`${idOf(node)} ${axis}`, scroller, axis, starts[index], kept[index]);
            }
        }
    }
}

// Whether the content is scrolled to an anchor.
const isAt = (part, offset, reach) => part !== undefined && Math.abs(offset - part * reach) <= tolerance;
