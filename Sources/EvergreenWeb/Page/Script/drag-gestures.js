import { chosen, isTaken, pointIn, recognizersAt } from './recognizers.js';

// Pointer drags on views with a drag gesture.

// Elements with their own drag behavior.
const draggable = 'input, select, textarea, [data-drag], .handle';

export class DragGestures {
    #recognizers;
    // Current and potential drags: runs of recognizers, with the start location of the pointer.
    #drags = [];
    #pointer = 0;
    // The areas in which fingers scroll until another gesture has succeeded.
    #scrolled = new WeakSet();
    // Whether scrolling with fingers is currently blocked.
    #holdsScroll = false;

    constructor(recognizers) {
        this.#recognizers = recognizers;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => this.#start(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', (event) => this.#end(event, true));
        document.addEventListener('pointercancel', (event) => this.#end(event, false));
        // Prevents text selection and native image drags.
        for (const name of ['selectstart', 'dragstart']) {
            document.addEventListener(name, (event) => {
                const isOwn = event.target instanceof Element && event.target.closest(draggable);
                if (this.#drags.length && !isOwn) event.preventDefault();
            });
        }
    }

    // Resets the state for a new session.
    reset() {
        this.#drags = [];
    }

    // Called when the first gesture of an area has succeeded, after which the finger can drag.
    comesAfter(area) {
        if (this.#drags.some(({ recognizer }) => recognizer.area === area)) this.#holdsScroll = true;
    }

    #start(event) {
        if (!event.isPrimary || event.button !== 0) return;
        // Ends a drag whose pointer was released without an event.
        this.#finish(event, false);
        const { target } = event;
        const list = recognizersAt(target, 'drag').filter(({ area }) => {
            const own = target.closest(draggable);
            return !(own && area.contains(own));
        });
        // A drag without a minimum distance would capture the taps of controls.
        const isFree = (area) => !list.some((drag) => drag.area === area && drag.numbers[0] === 0) || !isTaken(target, area);
        this.#pointer = event.pointerId;
        this.#drags = chosen(list, isFree).map((recognizer) => {
            const { area, numbers: [distance, space] } = recognizer;
            const run = this.#recognizers.begin(recognizer, pointIn(area, space, event));
            this.#keepFromScrolling(area);
            return Object.assign(run, { distance, x: event.clientX, y: event.clientY, isRecognized: false });
        });
        this.#follow(event);
    }

    // Called while it is undecided whether the finger scrolls.
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
        // Captures the pointer to track it outside of the window.
        if (event.pointerType === 'mouse') document.documentElement.setPointerCapture(event.pointerId);
    }

    #end(event, isDone) {
        if (event.pointerId === this.#pointer) this.#finish(event, isDone);
    }

    #finish(event, isDone) {
        for (const drag of this.#drags) {
            const move = [event.clientX - drag.x, event.clientY - drag.y];
            if (drag.isRecognized && isDone) this.#recognizers.tell(drag, 'e', event.timeStamp, move);
            // An enclosing gesture may be waiting for this one.
            else if (drag.isRecognized || drag.recognizer.area.dataset.gesture?.includes(';')) {
                this.#recognizers.tell(drag, 'x', event.timeStamp);
            }
        }
        this.#drags = [];
        this.#pointer = 0;
        this.#holdsScroll = false;
    }
}
