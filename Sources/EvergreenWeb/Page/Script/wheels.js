import { reducedMotion } from './animations.js';

// Wheel pickers: columns of options, with the selected one in the center. The options are radio buttons, for arrow keys and assistive
// technology.

// The tolerance for the scroll position, in pixels.
const tolerance = 2;
// How long a column rests before its option is selected, in browsers without `scrollend`, in milliseconds.
const restDuration = 150;

const turns = () => [...document.querySelectorAll('.picker.wheel > .turn')];

const turnOf = (target) => target instanceof Element ? target.closest('.picker.wheel > .turn') : null;

const offsetOf = (turn, option) => option.offsetTop + option.offsetHeight / 2 - turn.clientHeight / 2;

const optionAt = (turn) => [...turn.children].reduce((nearest, option) => {
    const distance = (option) => Math.abs(offsetOf(turn, option) - turn.scrollTop);
    return nearest && distance(nearest) <= distance(option) ? nearest : option;
}, null);

const select = (input) => {
    if (input.checked || input.matches(':disabled')) return;
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
};

export class Wheels {
    // The columns that the user is scrolling. Others scroll only programmatically.
    #turned = new WeakSet();
    // The columns that have been positioned before.
    #known = new WeakSet();
    #timers = new WeakMap();

    listen() {
        for (const name of ['wheel', 'touchstart', 'pointerdown']) {
            document.addEventListener(name, ({ target }) => {
                const turn = turnOf(target);
                if (turn) this.#turned.add(turn);
            }, { capture: true, passive: true });
        }
        document.addEventListener('scroll', ({ target }) => {
            const turn = turnOf(target);
            if (turn !== target || 'onscrollend' in window) return;
            clearTimeout(this.#timers.get(turn));
            this.#timers.set(turn, setTimeout(() => this.#ended(turn), restDuration));
        }, { capture: true, passive: true });
        document.addEventListener('scrollend', ({ target }) => {
            if (turnOf(target) === target) this.#ended(target);
        }, { capture: true, passive: true });
        document.addEventListener('change', ({ target }) => {
            const turn = turnOf(target);
            if (turn) this.#show(turn);
        });
        document.addEventListener('keydown', (event) => this.#pressed(event));
        addEventListener('resize', () => this.update());
    }

    // Scrolls to the selected options, except in columns that the user is scrolling. Called after each frame.
    update() {
        for (const turn of turns()) if (!this.#turned.has(turn)) this.#show(turn);
    }

    #show(turn) {
        this.#turned.delete(turn);
        const option = turn.querySelector(':checked')?.parentElement;
        if (!option || !turn.clientHeight) return;
        const top = offsetOf(turn, option);
        const isSmooth = this.#known.has(turn) && !reducedMotion.matches;
        this.#known.add(turn);
        if (Math.abs(turn.scrollTop - top) > tolerance) turn.scrollTo({ top, behavior: isSmooth ? 'smooth' : 'instant' });
    }

    #ended(turn) {
        if (!this.#turned.delete(turn)) return;
        const input = optionAt(turn)?.querySelector('input');
        if (input) select(input);
    }

    // Keys that radio buttons do not handle.
    #pressed(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const turn = turnOf(event.target);
        const inputs = turn ? [...turn.querySelectorAll('input:enabled')] : [];
        const index = inputs.indexOf(event.target);
        const places = { Home: 0, End: inputs.length - 1, PageUp: index - 5, PageDown: index + 5 };
        if (index < 0 || !(event.key in places)) return;
        event.preventDefault();
        const input = inputs[Math.min(Math.max(places[event.key], 0), inputs.length - 1)];
        input.focus({ preventScroll: true });
        select(input);
    }
}
