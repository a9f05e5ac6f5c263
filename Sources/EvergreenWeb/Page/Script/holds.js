// Buttons whose style depends on being pressed: elements with data-hold.

export class Holds {
    #send;
    #held = null;

    constructor(send) {
        this.#send = send;
    }

    listen() {
        document.addEventListener('pointerdown', (event) => {
            if (event.isPrimary && event.button === 0) this.#start(event.target);
        });
        document.addEventListener('keydown', (event) => {
            if (!event.repeat && ['Enter', ' '].includes(event.key)) this.#start(event.target);
        });
        for (const name of ['pointerup', 'pointercancel', 'dragend', 'keyup']) {
            document.addEventListener(name, () => this.#end());
        }
        // The button loses the focus while it is held.
        document.addEventListener('focusout', (event) => {
            if (event.target === this.#held) this.#end();
        });
        addEventListener('blur', () => this.#end());
    }

    // Resets for a new session.
    reset() {
        this.#held = null;
    }

    #start(target) {
        this.#end();
        const button = target instanceof Element ? target.closest('[data-hold]:enabled') : null;
        if (!button) return;
        this.#held = button;
        this.#send(button, 'hold', true);
    }

    #end() {
        const button = this.#held;
        this.#held = null;
        if (button?.isConnected) this.#send(button, 'hold', false);
    }
}
