import { pointIn, recognizersAt } from './recognizers.js';

// The pointer's position for continuous hover. Touch pointers do not hover.
export class Pointing {
    #recognizers;
    // The recognizer runs by area.
    #runs = new Map();
    #count = 0;

    constructor(recognizers) {
        this.#recognizers = recognizers;
    }

    listen() {
        for (const name of ['pointerover', 'pointermove']) document.addEventListener(name, (event) => this.#move(event));
        document.documentElement.addEventListener('pointerleave', (event) => this.#leave(() => true, event.timeStamp));
    }

    // Resets for a new session.
    reset() {
        this.#runs.clear();
    }

    #move(event) {
        if (event.pointerType === 'touch') return;
        const met = recognizersAt(event.target, 'point');
        this.#leave((area) => !met.some((recognizer) => recognizer.area === area), event.timeStamp);
        for (const recognizer of met) {
            const { area, numbers: [space] } = recognizer;
            const run = this.#runs.get(area) ?? this.#begin(recognizer);
            run.start = pointIn(area, space, event);
            this.#recognizers.change(run, event.timeStamp, []);
        }
    }

    #begin(recognizer) {
        // A separate interaction, as hovering does not begin with a pointerdown.
        this.#count += 1;
        const run = { ...this.#recognizers.begin(recognizer, []), interaction: -this.#count };
        this.#runs.set(recognizer.area, run);
        return run;
    }

    #leave(hasLeft, time) {
        for (const [area, run] of this.#runs) {
            if (!hasLeft(area)) continue;
            this.#runs.delete(area);
            this.#recognizers.report(run, 'e', time);
        }
    }
}
