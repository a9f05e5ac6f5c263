// Sliders with tracks of the page's own: filled from another value than the least, or with values that can't be chosen.

const tracks = () => document.querySelectorAll('.slider input.drawn-track');

// Keeps a value among those that can be chosen.
const bound = (input) => {
    const { low, high } = input.dataset;
    if (low !== undefined) input.valueAsNumber = Math.min(Math.max(input.valueAsNumber, Number(low)), Number(high));
};

const draw = (input) => {
    const { min, max } = input;
    const part = (input.valueAsNumber - min) / (max - min);
    input.style.setProperty('--fraction', Number.isFinite(part) ? part : 0);
};

export class Sliders {
    // Before the server hears of the value.
    listen() {
        document.addEventListener('input', ({ target }) => {
            if (!(target instanceof Element) || !target.matches('.slider input.drawn-track')) return;
            bound(target);
            draw(target);
        }, { capture: true });
    }

    // Shows the values that the server has set.
    look() {
        for (const input of tracks()) draw(input);
    }
}
