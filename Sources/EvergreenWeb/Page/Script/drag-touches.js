import { areaOf } from './drags.js';

// Drags by touch, which start after a long press on a draggable view. A finger that moves earlier scrolls.

// The long press's minimum duration, in milliseconds, and the allowed movement during it, in points.
const pressDuration = 300;
const allowedMovement = 10;
// The distance from an edge within which a drag scrolls, and the maximum scroll step per frame, in points.
const edge = 48;
const step = 12;

const scrollerOf = (node) => {
    for (let parent = node; parent; parent = parent.parentElement) {
        const { overflowY, overflowX } = getComputedStyle(parent);
        const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
        if ((scrolls(overflowY) && parent.scrollHeight > parent.clientHeight)
            || (scrolls(overflowX) && parent.scrollWidth > parent.clientWidth)) return parent;
    }
    return document.scrollingElement;
};

const speed = (position, start, end) => {
    if (position < start + edge) return Math.max(-step, (position - start - edge) / 4);
    return position > end - edge ? Math.min(step, (position - end + edge) / 4) : 0;
};

export class TouchDrags {
    #drags;
    // The draggable view under the finger, the position of the touch, and whether the long press is recognized.
    #touch = null;
    #isListening = false;
    #scrolling = 0;

    constructor(drags) {
        this.#drags = drags;
    }

    get isTouched() {
        return this.#touch?.isReady ?? false;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => this.#begin(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', (event) => this.#release(event, true));
        document.addEventListener('pointercancel', (event) => this.#release(event, false));
        document.addEventListener('contextmenu', (event) => {
            if (this.#touch?.isDragged) event.preventDefault();
        });
    }

    // Registers a blocking touchmove listener, which delays scrolling, only on pages with draggable views. Called after each frame.
    update() {
        if (this.#isListening || !document.querySelector('[data-drag]')) return;
        this.#isListening = true;
        document.addEventListener('touchmove', (event) => {
            if (this.isTouched && event.cancelable) event.preventDefault();
        }, { passive: false });
    }

    reset() {
        this.#stop();
    }

    #begin(event) {
        this.#stop();
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        const area = areaOf(event.target);
        const control = event.target instanceof Element && event.target.closest('button, a, input, select, textarea, label');
        if (!area || (control && area.contains(control))) return;
        const touch = { area, pointer: event.pointerId, x: event.clientX, y: event.clientY };
        touch.timer = setTimeout(() => { touch.isReady = true; }, pressDuration);
        this.#touch = touch;
    }

    #follow(event) {
        const touch = this.#touch;
        if (!touch || event.pointerId !== touch.pointer) return;
        const [x, y] = [event.clientX, event.clientY];
        const isMoved = Math.hypot(x - touch.x, y - touch.y) > allowedMovement;
        if (!touch.isReady) {
            if (isMoved) this.#stop();
            return;
        }
        if (!touch.isDragged) {
            if (!isMoved || !touch.area.isConnected) return;
            touch.isDragged = true;
            this.#drags.begin(touch.area, true);
            this.#drags.carry();
            this.#scroll();
        }
        [touch.x, touch.y] = [x, y];
        this.#drags.point(document.elementFromPoint(x, y), x, y);
    }

    // Scrolls while the finger is near an edge.
    #scroll() {
        const touch = this.#touch;
        if (!touch?.isDragged || !this.#drags.isUnderWay) return;
        const node = document.elementFromPoint(touch.x, touch.y);
        const scroller = scrollerOf(node);
        const box = scroller === document.scrollingElement
            ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : scroller.getBoundingClientRect();
        const [x, y] = [speed(touch.x, box.left, box.right), speed(touch.y, box.top, box.bottom)];
        if (x || y) {
            scroller.scrollBy(x, y);
            this.#drags.point(node, touch.x, touch.y);
        }
        this.#scrolling = requestAnimationFrame(() => this.#scroll());
    }

    #release(event, isDone) {
        const touch = this.#touch;
        if (!touch || event.pointerId !== touch.pointer) return;
        if (touch.isDragged && this.#drags.isUnderWay) {
            if (isDone && this.#drags.target) this.#drags.drop();
            else this.#drags.end();
        }
        this.#stop();
    }

    #stop() {
        clearTimeout(this.#touch?.timer);
        cancelAnimationFrame(this.#scrolling);
        if (this.#touch?.isDragged) this.#drags.end();
        this.#touch = null;
    }
}
