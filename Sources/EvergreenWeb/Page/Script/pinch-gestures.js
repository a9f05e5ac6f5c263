import { boundsOf, chosen, pointIn, recognizersAt } from './recognizers.js';

// Magnify and rotate gestures: with two fingers on a touch screen, or with a pinch on a trackpad, which browsers deliver as wheel events
// with the Control key.

// A trackpad pinch ends after this time without events, in milliseconds.
const idleTimeout = 200;

const middle = ([first, second]) => ({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });

const distance = ([first, second]) => Math.hypot(second.x - first.x, second.y - first.y);

const angle = ([first, second]) => Math.atan2(second.y - first.y, second.x - first.x) * 180 / Math.PI;

// An angle normalized to -180…180 degrees.
const turn = (degrees) => degrees - 360 * Math.round(degrees / 360);

export class PinchGestures {
    #recognizers;
    // The positions and targets of the touching fingers, by pointer.
    #fingers = new Map();
    // The active magnify and rotate runs of two fingers, with their amounts. Those of a trackpad are in `#wheel`.
    #pinches = [];
    #last = { distance: 0, angle: 0 };
    #wheel = { timer: 0, pinches: [] };
    #listening = new WeakSet();

    constructor(recognizers) {
        this.#recognizers = recognizers;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => this.#touch(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', (event) => this.#release(event, 'e'));
        document.addEventListener('pointercancel', (event) => this.#release(event, 'x'));
        // Blocking wheel listeners, which delay scrolling, are added only to areas that recognize magnification.
        document.addEventListener('pointerover', (event) => {
            for (const { area } of recognizersAt(event.target, 'magnify')) {
                if (this.#listening.has(area)) continue;
                this.#listening.add(area);
                area.addEventListener('wheel', (turned) => this.#turnWheel(turned), { passive: false });
            }
        });
    }

    // Resets for a new session.
    reset() {
        this.#fingers.clear();
        this.#pinches = [];
        clearTimeout(this.#wheel.timer);
        this.#wheel.pinches = [];
    }

    #begin(recognizer, point, amount) {
        const { area, numbers: [threshold] } = recognizer;
        const bounds = boundsOf(area);
        const start = pointIn(area, 0, point);
        const anchor = [start[0] / (bounds.width || 1), start[1] / (bounds.height || 1)];
        return Object.assign(this.#recognizers.begin(recognizer, start), { threshold, amount, first: amount, anchor });
    }

    #change(pinch, amount, time) {
        pinch.amount = amount;
        pinch.isRecognized ||= Math.abs(amount - pinch.first) >= pinch.threshold;
        if (pinch.isRecognized) this.#recognizers.change(pinch, time, [amount, ...pinch.anchor]);
    }

    #end(pinch, phase, time) {
        const isWaitedFor = pinch.recognizer.area.dataset.gesture?.includes(';');
        if (pinch.isRecognized) this.#recognizers.report(pinch, phase, time, [pinch.amount, ...pinch.anchor]);
        else if (isWaitedFor) this.#recognizers.report(pinch, 'x', time);
    }

    // MARK: Fingers

    #touch(event) {
        if (event.pointerType !== 'touch') return;
        // A primary pointer is the first finger: earlier ones have been lifted, even if no event was delivered.
        if (event.isPrimary) this.#fingers.clear();
        this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, target: event.target });
        if (this.#fingers.size !== 2) return;
        const fingers = [...this.#fingers.values()];
        const begin = (name, amount) => {
            const list = recognizersAt(event.target, name).filter(({ area }) => area.contains(fingers[0].target));
            return chosen(list, () => true).map((recognizer) => this.#begin(recognizer, middle(fingers), amount));
        };
        this.#pinches = [...begin('magnify', 1), ...begin('rotate', 0)];
        this.#last = { distance: distance(fingers) || 1, angle: angle(fingers) };
    }

    #follow(event) {
        const finger = this.#fingers.get(event.pointerId);
        if (!finger) return;
        [finger.x, finger.y] = [event.clientX, event.clientY];
        if (this.#fingers.size !== 2 || !this.#pinches.length) return;
        const fingers = [...this.#fingers.values()];
        const present = { distance: distance(fingers) || 1, angle: angle(fingers) };
        for (const pinch of this.#pinches) {
            const amount = pinch.first === 1
                ? pinch.amount * present.distance / this.#last.distance
                : pinch.amount + turn(present.angle - this.#last.angle);
            this.#change(pinch, amount, event.timeStamp);
        }
        this.#last = present;
    }

    #release(event, phase) {
        if (!this.#fingers.delete(event.pointerId)) return;
        for (const pinch of this.#pinches) this.#end(pinch, phase, event.timeStamp);
        this.#pinches = [];
    }

    // MARK: Trackpads

    #turnWheel(event) {
        if (!event.ctrlKey) return;
        event.preventDefault();
        event.stopPropagation();
        const wheel = this.#wheel;
        if (!wheel.pinches.length) {
            this.#recognizers.beginInteraction();
            wheel.pinches = chosen(recognizersAt(event.target, 'magnify'), () => true)
                .map((recognizer) => this.#begin(recognizer, { x: event.clientX, y: event.clientY }, 1));
        }
        for (const pinch of wheel.pinches) this.#change(pinch, pinch.amount * Math.exp(-event.deltaY / 100), event.timeStamp);
        clearTimeout(wheel.timer);
        wheel.timer = setTimeout(() => {
            for (const pinch of wheel.pinches) this.#end(pinch, 'e', performance.now());
            wheel.pinches = [];
        }, idleTimeout);
    }
}
