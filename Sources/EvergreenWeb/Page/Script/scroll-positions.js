import { boxesOf, idOf } from './elements.js';
import { pointOf, scrolling, viewOf } from './scrollers.js';

// How often the server is told while the user scrolls, in milliseconds.
const interval = 100;
// How long a scroll that the server asked for takes at most, in milliseconds.
const longest = 1500;

const bound = () => [...document.querySelectorAll('[data-scroll-target]')];

const isRightToLeft = (node) => getComputedStyle(node).direction === 'rtl';

// The targets of a scroll view, and not those of one in it.
const targetsOf = (node) => [...node.querySelectorAll('.scroll-targets > :not(.placeholder, .lazy-section), .scroll-targets > .lazy-section > :not(.placeholder, .section-edge)')]
    .filter((target) => target.closest('[data-scroll-target]') === node);

// The target whose point is nearest to the same point of what is seen.
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

// Tells the server which target of a scroll view is where its position is bound to, after the user has scrolled and while they do.
export class ScrollPositions {
    #send;
    #isReady;
    // What the server was told last, by the number of the scroll view.
    #told = new Map();
    // The scroll views that have moved since the server was told.
    #moved = new Set();
    #timer = 0;
    // Scroll events up to this time come from the server's own scrolling.
    #heldUntil = 0;
    // Whether the last one to scroll was the server.
    #isOwn = false;

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        document.addEventListener('scroll', (event) => this.#scrolled(event.target), { capture: true, passive: true });
        document.addEventListener('scrollend', () => this.#rested(), { capture: true, passive: true });
        for (const name of ['pointerdown', 'wheel', 'touchmove', 'keydown']) {
            document.addEventListener(name, () => { this.#isOwn = false; }, { capture: true, passive: true });
        }
    }

    // Starts over for a new session.
    reset() {
        this.#told.clear();
        this.#moved.clear();
    }

    // The page glides where the server asked for: what it passes is not told.
    hold() {
        this.#heldUntil = performance.now() + longest;
    }

    // The server has been away.
    look() {
        if (this.#moved.size) this.#schedule();
    }

    #scrolled(target) {
        const scroller = target === document ? document.scrollingElement : target;
        for (const node of bound()) {
            if (scrolling(node).some(([, one]) => one === scroller)) this.#moved.add(node);
        }
        if (this.#moved.size) this.#schedule();
    }

    #rested() {
        this.#heldUntil = 0;
        if (this.#moved.size) this.#schedule();
    }

    #schedule() {
        if (this.#timer) return;
        const wait = Math.max(interval, this.#heldUntil - performance.now());
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            if (performance.now() < this.#heldUntil) this.#schedule();
            else this.#tell();
        }, Math.min(wait, interval));
    }

    #tell() {
        // Whoever connects looks again.
        if (!this.#isReady()) return;
        const moved = [...this.#moved].filter((node) => node.isConnected);
        this.#moved.clear();
        for (const node of moved) {
            const byUser = node.classList.contains('reports-user');
            if (byUser && this.#isOwn) continue;
            const target = targetAt(node);
            const id = target ? idOf(target) : 0;
            if ((!target && !byUser) || this.#told.get(idOf(node)) === id) continue;
            this.#told.set(idOf(node), id);
            this.#send(node, 'scroll', id);
        }
    }

    // The server has had the page scroll: what it was told before is no longer where the page is.
    forget() {
        this.#told.clear();
        this.#isOwn = true;
    }
}
