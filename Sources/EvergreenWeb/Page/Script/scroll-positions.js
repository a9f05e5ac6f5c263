import { boxesOf, idOf } from './elements.js';
import { pointOf, scrolling, targetsOf, viewOf } from './scrollers.js';

// The minimum interval between reports while the user scrolls, in milliseconds.
const interval = 100;
// The maximum duration of a programmatic scroll animation, in milliseconds.
const maxDuration = 1500;

const bound = () => [...document.querySelectorAll('[data-scroll-target]')];

const isRightToLeft = (node) => getComputedStyle(node).direction === 'rtl';

// The target whose anchor point is nearest to the same point of the visible region.
const targetAt = (node) => {
    const anchor = node.dataset.scrollTarget.split(' ').map(Number);
    const isMirrored = isRightToLeft(node);
    const axes = scrolling(node).map(([axis, scroller]) => [axis, viewOf(scroller)]);
    let nearest = null;
    let least = Infinity;
    for (const target of targetsOf(node)) {
        const [box] = boxesOf(target);
        const rect = box?.getBoundingClientRect();
        if (!rect || (!rect.width && !rect.height)) continue;
        const distances = axes.map(([axis, view]) =>
            pointOf(rect, anchor, axis, isMirrored) - pointOf(view, anchor, axis, isMirrored));
        const distance = Math.hypot(...distances);
        if (distance < least - 0.5) [nearest, least] = [target, distance];
    }
    return nearest;
};

const offsetsOf = (node) => scrolling(node).map(([axis, scroller]) => axis === 'x' ? scroller.scrollLeft : scroller.scrollTop);

// Whether an event at a node can scroll a scroll view. Keys without a focused element can scroll any.
const reaches = (target, node) => target === document.body
    || scrolling(node).some(([, scroller]) => scroller.contains(target));

// Whether an event of the user may scroll.
export const isScroll = ({ type, key }) => ['wheel', 'touchmove'].includes(type) || /^(Arrow|Page|Home|End)/.test(key ?? '');

// Reports the scroll target at the anchor of a bound scroll position, while and after the user scrolls.
export class ScrollPositions {
    #send;
    #isReady;
    // The last reported target by scroll view id, with the number of the event.
    #reported = new Map();
    // The last event that the server has handled.
    #answered = 0;
    // The scroll views that have scrolled since the last report.
    #moved = new Set();
    #timer = 0;
    // Until this time, scroll events come from a programmatic scroll.
    #heldUntil = 0;
    // The scroll views that were last scrolled programmatically, by id, with their offsets when the user touched them; null if the user has
    // not.
    #programmatic = new Map();

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        document.addEventListener('scroll', (event) => this.#scrolled(event.target), { capture: true, passive: true });
        document.addEventListener('scrollend', () => this.#ended(), { capture: true, passive: true });
        for (const name of ['pointerdown', 'wheel', 'touchmove', 'keydown']) {
            document.addEventListener(name, (event) => this.#touched(event), { capture: true, passive: true });
        }
    }

    // Resets for a new session.
    reset() {
        this.#reported.clear();
        this.#answered = 0;
        this.#moved.clear();
        this.#programmatic.clear();
    }

    // Suppresses reports during a programmatic scroll animation.
    hold() {
        this.#heldUntil = performance.now() + maxDuration;
    }

    // Called after reconnecting.
    update() {
        if (this.#moved.size) this.#schedule();
    }

    // Called when the server has handled the events up to this one.
    answered(event) {
        this.#answered = event;
    }

    // Called before a programmatic scroll around a node: earlier reports are obsolete.
    forget(node) {
        for (const view of bound().filter((one) => one.contains(node))) {
            const id = idOf(view);
            const report = this.#reported.get(id);
            this.#reported.delete(id);
            if (report && report.event > this.#answered) {
                // The server requested the scroll before it received the last report, and would take that for the newer position: report
                // again.
                this.#programmatic.delete(id);
                this.#moved.add(view);
                this.#schedule();
            } else {
                this.#programmatic.set(id, null);
                if (view.classList.contains('reports-user')) this.#moved.delete(view);
            }
        }
    }

    // Called for events that may scroll. A scroll animation continues when the user presses a button, but not when the user scrolls.
    #touched(event) {
        if (!this.#programmatic.size) return;
        for (const node of bound()) {
            if (!this.#programmatic.has(idOf(node)) || !reaches(event.target, node)) continue;
            if (!isScroll(event)) {
                this.#programmatic.set(idOf(node), offsetsOf(node));
                continue;
            }
            // It may already have scrolled.
            this.#programmatic.delete(idOf(node));
            this.#heldUntil = 0;
        }
    }

    // Whether a scroll view was last scrolled programmatically.
    #isProgrammatic(node) {
        const id = idOf(node);
        if (!this.#programmatic.has(id)) return false;
        const offsets = this.#programmatic.get(id);
        if (!offsets || performance.now() < this.#heldUntil) return true;
        // A programmatic scroll's event may be delivered late.
        if (offsetsOf(node).every((offset, index) => offset === offsets[index])) return true;
        this.#programmatic.delete(id);
        return false;
    }

    #scrolled(target) {
        const scroller = target === document ? document.scrollingElement : target;
        for (const node of bound()) {
            if (!scrolling(node).some(([, one]) => one === scroller)) continue;
            if (!node.classList.contains('reports-user') || !this.#isProgrammatic(node)) this.#moved.add(node);
        }
        if (this.#moved.size) this.#schedule();
    }

    #ended() {
        if (performance.now() < this.#heldUntil) {
            for (const node of bound()) {
                if (this.#programmatic.get(idOf(node))) this.#programmatic.set(idOf(node), offsetsOf(node));
            }
        }
        this.#heldUntil = 0;
        if (this.#moved.size) this.#schedule();
    }

    #schedule() {
        if (this.#timer) return;
        const wait = Math.max(interval, this.#heldUntil - performance.now());
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            if (performance.now() < this.#heldUntil) this.#schedule();
            else this.#report();
        }, Math.min(wait, interval));
    }

    #report() {
        // Called again after reconnecting.
        if (!this.#isReady()) return;
        const moved = [...this.#moved].filter((node) => node.isConnected);
        this.#moved.clear();
        for (const node of moved) {
            const target = targetAt(node);
            const id = target ? idOf(target) : 0;
            if ((!target && !node.classList.contains('reports-user')) || this.#reported.get(idOf(node))?.target === id) continue;
            this.#reported.set(idOf(node), { target: id, event: this.#send(node, 'scroll', id) });
        }
    }
}
