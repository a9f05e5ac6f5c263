import { rowOf } from './row-actions.js';

// The movable rows among a row's siblings, in document order.
const movable = (row) => [...row.parentElement.children].filter((one) => one.querySelector(':scope > .handle'));

// Moves rows by their handles: by one position with the arrow keys, or by dragging.
export class RowMoves {
    #send;
    // The dragged row, the start of the drag, and the number of positions to move by.
    #drag = null;

    constructor(send) {
        this.#send = send;
    }

    // Resets for a new session, which has other element ids.
    reset() {
        this.#drag = null;
    }

    listen() {
        document.addEventListener('keydown', (event) => {
            const places = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!places || !(event.target instanceof Element) || !event.target.matches('.handle')) return;
            event.preventDefault();
            this.#send(event.target, 'move', places);
        });
        document.addEventListener('pointerdown', (event) => this.#take(event));
        document.addEventListener('pointermove', (event) => this.#follow(event));
        document.addEventListener('pointerup', () => this.#release(true));
        document.addEventListener('pointercancel', () => this.#release(false));
    }

    #take(event) {
        const handle = event.target instanceof Element && event.target.closest('.handle');
        if (!handle || event.button !== 0) return;
        this.#drag = { row: rowOf(handle), y: event.clientY, places: 0 };
        handle.setPointerCapture(event.pointerId);
        this.#drag.row.classList.add('dragged');
    }

    #follow(event) {
        const drag = this.#drag;
        if (!drag) return;
        const rows = movable(drag.row);
        const index = rows.indexOf(drag.row);
        const distance = event.clientY - drag.y;
        drag.row.style.translate = `0 ${distance}px`;
        drag.places = rows.filter((row, i) => {
            const { top, height } = row.getBoundingClientRect();
            const middle = top + height / 2;
            return i > index ? event.clientY > middle : i < index && event.clientY < middle;
        }).length * (distance < 0 ? -1 : 1);
    }

    #release(isDone) {
        const drag = this.#drag;
        if (!drag) return;
        drag.row.classList.remove('dragged');
        drag.row.style.translate = '';
        if (isDone && drag.places && drag.row.isConnected) this.#send(drag.row, 'move', drag.places);
        this.#drag = null;
    }
}
