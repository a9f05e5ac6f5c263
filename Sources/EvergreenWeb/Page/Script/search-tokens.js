// Tokens of search fields. They precede the text, each with a button that removes it. Backspace at the start of the text removes the last
// token. Arrow keys move the focus from the start of the text to the buttons, and back.

const part = '.search-token > button, .search-field > button';

const fieldOf = (node) => node.closest('.search-field')?.querySelector('input[type=search]');

export class SearchTokens {
    #send;
    // The buttons of tokens whose removal is unacknowledged, with the number of the event.
    #removed = new Map();

    constructor(send) {
        this.#send = send;
    }

    listen() {
        // Pressing a button does not move the focus, which may be in the field.
        document.addEventListener('mousedown', (event) => {
            if (event.target instanceof Element && event.target.closest(part)) event.preventDefault();
        });
        document.addEventListener('click', ({ target }) => {
            const button = target instanceof Element ? target.closest('[data-on=remove]') : null;
            if (button) this.#remove(button);
        });
        document.addEventListener('keydown', (event) => this.#pressed(event));
    }

    // Called when the server has handled the events up to this one.
    answered(number) {
        for (const [button, sent] of this.#removed) {
            if (sent <= number) this.#removed.delete(button);
        }
    }

    // Resets for a new session.
    reset() {
        this.#removed.clear();
    }

    #remove(button) {
        // The button is removed with its token.
        if (button === document.activeElement) fieldOf(button)?.focus();
        if (!this.#removed.has(button)) this.#removed.set(button, this.#send(button, 'remove'));
    }

    #pressed(event) {
        const { target, key } = event;
        if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!(target instanceof Element) || !target.matches(`.search-field input[type=search], ${part}`)) return;
        const area = target.closest('.search-field');
        const buttons = [...area.querySelectorAll('[data-on=remove]:enabled')].filter((button) => !this.#removed.has(button));
        const isLeftToRight = getComputedStyle(area).direction === 'ltr';
        const step = { ArrowLeft: isLeftToRight ? -1 : 1, ArrowRight: isLeftToRight ? 1 : -1 }[key];
        const isField = target.matches('input');
        if (isField && (target.selectionStart !== 0 || target.selectionEnd !== 0)) return;
        const index = isField ? buttons.length : buttons.indexOf(target);
        if (index < 0 || !buttons.length) return;
        if (step && index + step < buttons.length) {
            if (index + step < 0) return;
            buttons[index + step].focus();
        } else if (step && !isField) {
            fieldOf(target)?.focus();
            fieldOf(target)?.setSelectionRange(0, 0);
        } else if ((key === 'Backspace' || (key === 'Delete' && !isField)) && !event.repeat) {
            // Key repeat that clears the text does not remove tokens.
            this.#remove(isField ? buttons.at(-1) : target);
        } else {
            return;
        }
        event.preventDefault();
    }
}
