import { idOf } from './elements.js';
import { scrolling } from './scrollers.js';

const slack = 2;

const started = () => [...document.querySelectorAll('[data-scroll-start], [data-scroll-keep]')];

// Parses the fractions of the width and height in an attribute; empty if it is empty or missing.
const partsOf = (text) => text ? text.split(' ').map(Number) : [];

// Returns the scroll range and offset from the left or from the top.
const reachOf = (scroller, axis) => axis === 'x'
    ? [scroller.scrollWidth - scroller.clientWidth, Math.abs(scroller.scrollLeft)]
    : [scroller.scrollHeight - scroller.clientHeight, scroller.scrollTop];

// Applies the initial anchors of scroll views, and keeps anchors when the size of the content changes.
export class ScrollStarts {
    // The scroll range of each, and whether it is at its anchor: by number and axis.
    #known = new Map();

    listen() {
        document.addEventListener('scroll', () => this.#note(), { capture: true, passive: true });
        addEventListener('resize', () => this.look());
        document.addEventListener('load', () => this.look(), true);
    }

    // Resets the state for a new session.
    reset() {
        this.#known.clear();
    }

    look() {
        this.#each((key, scroller, axis, start, kept) => {
            const [reach, offset] = reachOf(scroller, axis);
            const known = this.#known.get(key);
            if (known && (!known.isThere || Math.abs(known.reach - reach) < 1)) return;
            const part = known ? kept : start;
            if (part !== undefined) {
                const isMirrored = axis === 'x' && getComputedStyle(scroller).direction === 'rtl';
                scroller.scrollTo({ [axis === 'x' ? 'left' : 'top']: (isMirrored ? -1 : 1) * part * reach, behavior: 'instant' });
            }
            this.#known.set(key, { reach, isThere: isAt(kept, part === undefined ? offset : part * reach, reach) });
        });
    }

    // Called after a scroll by the user or the server. Growing content does not count as a scroll.
    #note() {
        this.#each((key, scroller, axis, start, kept) => {
            const known = this.#known.get(key);
            const [reach, offset] = reachOf(scroller, axis);
            if (!known || Math.abs(known.reach - reach) >= 1) return;
            known.isThere = isAt(kept, offset, reach);
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

// Whether an anchor of the content is at the same point of the visible area.
const isAt = (part, offset, reach) => part !== undefined && Math.abs(offset - part * reach) <= slack;
