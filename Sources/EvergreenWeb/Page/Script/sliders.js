// Sliders with custom tracks: filled from a neutral value, or with enabled bounds.

const tracks = () => document.querySelectorAll('.slider input.drawn-track');

// Clamps the value to the enabled bounds.
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
    // Capturing, so that the value is clamped before it is sent.
    listen() {
        document.addEventListener('input', ({ target }) => {
            if (!(target instanceof Element) || !target.matches('.slider input.drawn-track')) return;
            bound(target);
            draw(target);
        }, { capture: true });
    }

    // Redraws the tracks after changes by the server.
    update() {
        for (const input of tracks()) draw(input);
    }
}
