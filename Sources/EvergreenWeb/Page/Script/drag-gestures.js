import { chosen, isControlIn, pointIn, recognizersAt } from './recognizers.js';

// Drag gestures of the pointer.

// Elements with their own dragging behavior.
const draggable = 'input, select, textarea, [data-drag], .handle';

export class DragGestures {
    #recognizers;
    // Recognizer runs that may become a drag, or are one, with the start position of the pointer.
    #drags = [];
    #pointer = 0;
    // Areas that scroll by touch until a preceding gesture has been recognized.
    #scrolled = new WeakSet();
    // Whether touches are kept from scrolling.
    #holdsScroll = false;

    constructor(recognizers) {
        this.#recognizers = recognizers;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => this.#start(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', (event) => this.#end(event, true));
        document.addEventListener('pointercancel', (event) => this.#end(event, false));
        // Otherwise the browser would select text, or drag an image.
        for (const name of ['selectstart', 'dragstart']) {
            document.addEventListener(name, (event) => {
                const isOwn = event.target instanceof Element && event.target.closest(draggable);
                if (this.#drags.length && !isOwn) event.preventDefault();
            });
        }
    }

    // Resets for a new session.
    reset() {
        this.#drags = [];
    }

    // Called when a preceding gesture in an area has been recognized, after which the touch may drag.
    allowDrag(area) {
        if (this.#drags.some(({ recognizer }) => recognizer.area === area)) this.#holdsScroll = true;
    }

    #start(event) {
        if (!event.isPrimary || event.button !== 0) return;
        // A drag whose pointerup was not delivered.
        this.#finish(event, false);
        const { target } = event;
        const list = recognizersAt(target, 'drag').filter(({ area }) => {
            const own = target.closest(draggable);
            return !(own && area.contains(own));
        });
        // A recognizer with a minimum distance of 0 would take the taps of controls.
        const isFree = (area) => !list.some((drag) => drag.area === area && drag.numbers[0] === 0) || !isControlIn(target, area);
        this.#pointer = event.pointerId;
        this.#drags = chosen(list, isFree).map((recognizer) => {
            const { area, numbers: [distance, space] } = recognizer;
            const run = this.#recognizers.begin(recognizer, pointIn(area, space, event));
            this.#keepFromScrolling(area);
            return Object.assign(run, { distance, x: event.clientX, y: event.clientY, isRecognized: false });
        });
        this.#follow(event);
    }

    // Called before it is known whether the touch scrolls.
    #keepFromScrolling(area) {
        if (area.matches('.unscrolled') || this.#scrolled.has(area)) return;
        this.#scrolled.add(area);
        area.addEventListener('touchmove', (event) => {
            if (this.#holdsScroll && event.cancelable) event.preventDefault();
        }, { passive: false });
    }

    #follow(event) {
        if (event.pointerId !== this.#pointer) return;
        for (const drag of this.#drags) {
            const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
            if (!drag.isRecognized) {
                if (Math.hypot(x, y) < drag.distance) continue;
                this.#recognize(drag, event);
            }
            this.#recognizers.change(drag, event.timeStamp, [x, y]);
        }
    }

    #recognize(drag, event) {
        drag.isRecognized = true;
        // A drag without a minimum distance may still be a tap.
        if (drag.distance === 0) return;
        if (drag.recognizer.priority !== 'simultaneous') this.#recognizers.swallowsClick = true;
        // Delivers the pointer's events outside the window, too.
        if (event.pointerType === 'mouse') document.documentElement.setPointerCapture(event.pointerId);
    }

    #end(event, isDone) {
        if (event.pointerId === this.#pointer) this.#finish(event, isDone);
    }

    #finish(event, isDone) {
        for (const drag of this.#drags) {
            const move = [event.clientX - drag.x, event.clientY - drag.y];
            if (drag.isRecognized && isDone) this.#recognizers.report(drag, 'e', event.timeStamp, move);
            // A gesture that contains this one may depend on its end.
            else if (drag.isRecognized || drag.recognizer.area.dataset.gesture?.includes(';')) {
                this.#recognizers.report(drag, 'x', event.timeStamp);
            }
        }
        this.#drags = [];
        this.#pointer = 0;
        this.#holdsScroll = false;
    }
}
