import { idOf } from './elements.js';
import { scrolling } from './scrollers.js';

const slack = 2;

const started = () => [...document.querySelectorAll('[data-scroll-start], [data-scroll-keep]')];

// The parts of the width and the height that an attribute has; none of one that is empty or not there.
const partsOf = (text) => text ? text.split(' ').map(Number) : [];

// How far something can be scrolled, and how far it is, from the left or from the top.
const reachOf = (scroller, axis) => axis === 'x'
    ? [scroller.scrollWidth - scroller.clientWidth, Math.abs(scroller.scrollLeft)]
    : [scroller.scrollHeight - scroller.clientHeight, scroller.scrollTop];

// Shows the part of scroll views that they begin with, and keeps one in sight when their content becomes larger or smaller.
export class ScrollStarts {
    // How far each can be scrolled, and whether it shows what it keeps: by its number and its axis.
    #known = new Map();

    listen() {
        document.addEventListener('scroll', () => this.#note(), { capture: true, passive: true });
        addEventListener('resize', () => this.look());
        document.addEventListener('load', () => this.look(), true);
    }

    // Starts over for a new session.
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

    // The user, or the server, has scrolled. What only became larger has not been scrolled.
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

// Whether a part of the content is at the same part of what is seen.
const isAt = (part, offset, reach) => part !== undefined && Math.abs(offset - part * reach) <= slack;
