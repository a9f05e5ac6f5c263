import { boxesOf, idOf } from './elements.js';
import { pointOf, scrolling, viewOf } from './scrollers.js';

// The interval of reports while the user scrolls, in milliseconds.
const interval = 100;
// The maximum duration of a scroll that the server has requested, in milliseconds.
const longest = 1500;

const bound = () => [...document.querySelectorAll('[data-scroll-target]')];

const isRightToLeft = (node) => getComputedStyle(node).direction === 'rtl';

// The targets of a scroll view, without those of nested ones.
const targetsOf = (node) => [...node.querySelectorAll('.scroll-targets > :not(.placeholder, .lazy-section), .scroll-targets > .lazy-section > :not(.placeholder, .section-edge)')]
    .filter((target) => target.closest('[data-scroll-target]') === node);

// Returns the target whose anchor is nearest to the same point of the visible area.
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

// Whether input at a node can scroll a scroll view: keys without a focus can scroll any of them.
const reaches = (target, node) => target === document.body
    || scrolling(node).some(([, scroller]) => scroller.contains(target));

const isScroll = ({ type, key }) => ['wheel', 'touchmove'].includes(type) || /^(Arrow|Page|Home|End)/.test(key ?? '');

// Reports the target at the anchor of a scroll view with a bound position, during and after scrolls by the user.
export class ScrollPositions {
    #send;
    #isReady;
    // The last report of each scroll view, by its number: the target, and the number of the event.
    #told = new Map();
    // The last event that the server has handled.
    #answered = 0;
    // The scroll views that have moved since the last report.
    #moved = new Set();
    #timer = 0;
    // Scroll events until this time are caused by the server's own scroll.
    #heldUntil = 0;
    // The scroll views that the server has scrolled last, by number: their offset when the user touched them; null if the user has not.
    #own = new Map();

    constructor(send, isReady) {
        this.#send = send;
        this.#isReady = isReady;
    }

    listen() {
        document.addEventListener('scroll', (event) => this.#scrolled(event.target), { capture: true, passive: true });
        document.addEventListener('scrollend', () => this.#rested(), { capture: true, passive: true });
        for (const name of ['pointerdown', 'wheel', 'touchmove', 'keydown']) {
            document.addEventListener(name, (event) => this.#touched(event), { capture: true, passive: true });
        }
    }

    // Resets the state for a new session.
    reset() {
        this.#told.clear();
        this.#answered = 0;
        this.#moved.clear();
        this.#own.clear();
    }

    // Called for an animated scroll by the server, whose intermediate positions are not reported.
    hold() {
        this.#heldUntil = performance.now() + longest;
    }

    // Called after a reconnect.
    look() {
        if (this.#moved.size) this.#schedule();
    }

    // Called when the server has handled all events up to this one.
    answered(event) {
        this.#answered = event;
    }

    // Called when the server scrolls at a node, which makes its last report stale.
    forget(node) {
        for (const view of bound().filter((one) => one.contains(node))) {
            const id = idOf(view);
            const told = this.#told.get(id);
            this.#told.delete(id);
            if (told && told.event > this.#answered) {
                // The server has requested the scroll before it knew of the report, and considers the report the later one, so it is
                // repeated.
                this.#own.delete(id);
                this.#moved.add(view);
                this.#schedule();
            } else {
                this.#own.set(id, null);
                if (view.classList.contains('reports-user')) this.#moved.delete(view);
            }
        }
    }

    // Called for user input that can scroll. An animated scroll continues when a button is pressed, but not when the user scrolls.
    #touched(event) {
        if (!this.#own.size) return;
        for (const node of bound()) {
            if (!this.#own.has(idOf(node)) || !reaches(event.target, node)) continue;
            if (!isScroll(event)) {
                this.#own.set(idOf(node), offsetsOf(node));
                continue;
            }
            // It may have been scrolled by now.
            this.#own.delete(idOf(node));
            this.#heldUntil = 0;
        }
    }

    // Whether the server was the last to scroll a scroll view.
    #isOwn(node) {
        const id = idOf(node);
        if (!this.#own.has(id)) return false;
        const offsets = this.#own.get(id);
        if (!offsets || performance.now() < this.#heldUntil) return true;
        // The event of the server's own scroll may arrive late.
        if (offsetsOf(node).every((offset, index) => offset === offsets[index])) return true;
        this.#own.delete(id);
        return false;
    }

    #scrolled(target) {
        const scroller = target === document ? document.scrollingElement : target;
        for (const node of bound()) {
            if (!scrolling(node).some(([, one]) => one === scroller)) continue;
            if (!node.classList.contains('reports-user') || !this.#isOwn(node)) this.#moved.add(node);
        }
        if (this.#moved.size) this.#schedule();
    }

    #rested() {
        if (performance.now() < this.#heldUntil) {
            for (const node of bound()) {
                if (this.#own.get(idOf(node))) this.#own.set(idOf(node), offsetsOf(node));
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
            else this.#tell();
        }, Math.min(wait, interval));
    }

    #tell() {
        // Repeated after connecting.
        if (!this.#isReady()) return;
        const moved = [...this.#moved].filter((node) => node.isConnected);
        this.#moved.clear();
        for (const node of moved) {
            const target = targetAt(node);
            const id = target ? idOf(target) : 0;
            if ((!target && !node.classList.contains('reports-user')) || this.#told.get(idOf(node))?.target === id) continue;
            this.#told.set(idOf(node), { target: id, event: this.#send(node, 'scroll', id) });
        }
    }
}
