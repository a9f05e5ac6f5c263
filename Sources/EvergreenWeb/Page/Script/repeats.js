// Buttons that repeat their action while they are held down: elements with data-repeats.

// The delay before the first repetition and the interval between repetitions, in milliseconds.
const initialDelay = 400;
const interval = 100;

export class Repeats {
    #send;
    #held = null;
    #timer = 0;
    // The button that has repeated while it was held: the click on release is suppressed.
    #acted = null;

    constructor(send) {
        this.#send = send;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => {
            if (event.isPrimary && event.button === 0) this.#start(event.target);
        });
        for (const name of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(name, () => this.#end());
        // In some browsers a long press opens a menu of a link or a text.
        document.addEventListener('contextmenu', (event) => {
            if (this.#held) event.preventDefault();
        });
        document.addEventListener('pointerout', (event) => {
            if (event.target === this.#held && !this.#held.contains(event.relatedTarget)) this.#end();
        });
        addEventListener('blur', () => this.#end());
        document.addEventListener('click', (event) => {
            const button = this.#acted;
            this.#acted = null;
            if (!button?.contains(event.target)) return;
            event.preventDefault();
            event.stopImmediatePropagation();
        }, true);
    }

    // Resets for a new session.
    reset() {
        this.#end();
    }

    #start(target) {
        this.#end();
        this.#acted = null;
        this.#held = target instanceof Element ? target.closest('[data-repeats]:enabled') : null;
        if (this.#held) this.#timer = setTimeout(() => this.#repeat(), initialDelay);
    }

    #repeat() {
        const button = this.#held;
        if (!button?.isConnected || button.disabled) return this.#end();
        this.#acted = button;
        this.#send(button, 'tap');
        this.#timer = setTimeout(() => this.#repeat(), interval);
    }

    #end() {
        clearTimeout(this.#timer);
        this.#held = null;
    }
}
