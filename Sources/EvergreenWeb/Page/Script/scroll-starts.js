import { idOf } from './elements.js';
import { scrolling } from './scrollers.js';

const slack = 2;

const started = () => [...document.querySelectorAll('[data-scroll-start]')];

// How far something can be scrolled, and how far it is, from the left or from the top.
const reachOf = (scroller, axis) => axis === 'x'
    ? [scroller.scrollWidth - scroller.clientWidth, Math.abs(scroller.scrollLeft)]
    : [scroller.scrollHeight - scroller.clientHeight, scroller.scrollTop];

// Shows the part of scroll views that they begin with, and keeps it in sight when their content becomes larger or smaller.
export class ScrollStarts {
    // How far each can be scrolled, and whether it shows what it began with: by its number and its axis.
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
        this.#each((key, scroller, axis, part) => {
            const [reach] = reachOf(scroller, axis);
            const known = this.#known.get(key);
            if (known && (!known.isThere || Math.abs(known.reach - reach) < 1)) return;
            const isMirrored = axis === 'x' && getComputedStyle(scroller).direction === 'rtl';
            scroller.scrollTo({ [axis === 'x' ? 'left' : 'top']: (isMirrored ? -1 : 1) * part * reach, behavior: 'instant' });
            this.#known.set(key, { reach, isThere: true });
        });
    }

    // The user, or the server, has scrolled. What only became larger has not been scrolled.
    #note() {
        this.#each((key, scroller, axis, part) => {
            const known = this.#known.get(key);
            const [reach, offset] = reachOf(scroller, axis);
            if (!known || Math.abs(known.reach - reach) >= 1) return;
            known.isThere = Math.abs(offset - part * reach) <= slack;
        });
    }

    #each(action) {
        for (const node of started()) {
            const parts = node.dataset.scrollStart.split(' ').map(Number);
            for (const [axis, scroller] of scrolling(node)) {
                action(`${idOf(node)} ${axis}`, scroller, axis, parts[axis === 'x' ? 0 : 1]);
            }
        }
    }
}
