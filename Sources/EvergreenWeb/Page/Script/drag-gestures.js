import { chosen, isTaken, pointIn, recognizersAt } from './recognizers.js';

// Pointers that move while they are down, on views whose gesture is a drag.

// What is dragged by means of its own.
const draggable = 'input, select, textarea, [data-drag], .handle';

export class DragGestures {
    #recognizers;
    // What may become a drag, or is one: runs of recognizers, with where the pointer was put down.
    #drags = [];
    #pointer = 0;
    // The areas whose fingers scroll until another gesture has come first.
    #scrolled = new WeakSet();
    // Whether fingers do not scroll now.
    #holdsScroll = false;

    constructor(recognizers) {
        this.#recognizers = recognizers;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => this.#start(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', (event) => this.#end(event, true));
        document.addEventListener('pointercancel', (event) => this.#end(event, false));
        // The browser would select texts, or drag an image.
        for (const name of ['selectstart', 'dragstart']) {
            document.addEventListener(name, (event) => {
                const isOwn = event.target instanceof Element && event.target.closest(draggable);
                if (this.#drags.length && !isOwn) event.preventDefault();
            });
        }
    }

    // Starts over for a new session.
    reset() {
        this.#drags = [];
    }

    // A gesture has come first in an area, after which the finger may drag.
    comesAfter(area) {
        if (this.#drags.some(({ recognizer }) => recognizer.area === area)) this.#holdsScroll = true;
    }

    #start(event) {
        if (!event.isPrimary || event.button !== 0) return;
        // A pointer that went up where the browser did not tell.
        this.#finish(event, false);
        const { target } = event;
        const list = recognizersAt(target, 'drag').filter(({ area }) => {
            const own = target.closest(draggable);
            return !(own && area.contains(own));
        });
        // One that begins at once would take the taps of controls.
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

    // Called while it is not known yet whether the finger scrolls.
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
        // One without a distance may still be a tap.
        if (drag.distance === 0) return;
        if (drag.recognizer.priority !== 'simultaneous') this.#recognizers.swallowsClick = true;
        // Its movements are told wherever the pointer goes, also beside the window.
        if (event.pointerType === 'mouse') document.documentElement.setPointerCapture(event.pointerId);
    }

    #end(event, isDone) {
        if (event.pointerId === this.#pointer) this.#finish(event, isDone);
    }

    #finish(event, isDone) {
        for (const drag of this.#drags) {
            const move = [event.clientX - drag.x, event.clientY - drag.y];
            if (drag.isRecognized && isDone) this.#recognizers.tell(drag, 'e', event.timeStamp, move);
            // The gesture around it may wait for it.
            else if (drag.isRecognized || drag.recognizer.area.dataset.gesture?.includes(';')) {
                this.#recognizers.tell(drag, 'x', event.timeStamp);
            }
        }
        this.#drags = [];
        this.#pointer = 0;
        this.#holdsScroll = false;
    }
}
