import { focusable } from './elements.js';

export const rowOf = (node) => node instanceof Element ? node.closest('.row') : null;

// Row actions: shown by a button or a swipe, and hidden by Escape or by interaction elsewhere.
export class RowActions {
    #send;
    // The id of the row whose actions get the focus when they are shown at the user's request.
    #asking = null;
    // The row under the finger, and the start of the touch.
    #swipe = null;

    constructor(send) {
        this.#send = send;
    }

    // Resets for a new session, which has other element ids.
    reset() {
        this.#asking = null;
        this.#swipe = null;
    }

    ask(row) {
        this.#asking = row.classList.contains('open') ? null : row.id;
        this.#send(row, 'actions');
    }

    // Shifts the contents of open rows to make room for their actions, and focuses the actions that the user asked for.
    show() {
        for (const actions of document.querySelectorAll('.row.open > .row-actions')) {
            const row = actions.parentElement;
            const sign = getComputedStyle(row).direction === 'ltr' ? -1 : 1;
            row.style.setProperty('--shift', `${sign * actions.offsetWidth}px`);
        }
        this.#focus();
    }

    #focus() {
        const row = this.#asking && document.getElementById(this.#asking);
        if (!row?.classList.contains('open')) return;
        this.#asking = null;
        focusable(row.querySelector('.row-actions'))[0]?.focus();
    }

    listen() {
        document.addEventListener('keydown', (event) => {
            const row = event.key === 'Escape' && rowOf(event.target);
            if (!row || !row.classList.contains('open')) return;
            event.preventDefault();
            row.querySelector(':scope > :is(.more, .remove)')?.focus();
            this.#close(row);
        });
        document.addEventListener('focusout', (event) => {
            const row = rowOf(event.target);
            const isLeft = event.relatedTarget && !row?.contains(event.relatedTarget);
            if (row?.classList.contains('open') && isLeft) this.#close(row);
        });
        document.addEventListener('pointerdown', (event) => {
            for (const row of document.querySelectorAll('.row.open')) {
                if (!row.contains(event.target)) this.#close(row);
            }
        });
        document.addEventListener('touchstart', (event) => this.#touched(event), { passive: true });
        document.addEventListener('touchend', (event) => this.#released(event));
    }

    #close(row) {
        this.#send(row, 'dismiss');
    }

    #touched(event) {
        const row = rowOf(event.target);
        const touch = event.touches[0];
        const canSwipe = row?.querySelector(':scope > .more') && event.touches.length === 1;
        this.#swipe = canSwipe ? { row, x: touch.clientX, y: touch.clientY } : null;
    }

    // A swipe shows or hides the actions of a row. A full swipe, over more than half of the row, performs the first action at the edge
    // where it starts, if the row allows it.
    #released(event) {
        const swipe = this.#swipe;
        const touch = event.changedTouches[0];
        if (!swipe || !touch || !swipe.row.isConnected) return;
        const [x, y] = [touch.clientX - swipe.x, Math.abs(touch.clientY - swipe.y)];
        const edge = (x > 0) === (getComputedStyle(swipe.row).direction === 'ltr') ? 'leading' : 'trailing';
        const isFull = Math.abs(x) > swipe.row.clientWidth / 2 && Math.abs(x) > 2 * y;
        if (isFull && swipe.row.dataset.full?.split(' ').includes(edge)) {
            this.#send(swipe.row, 'swipe', edge === 'leading');
        } else if (Math.abs(x) > 40 && Math.abs(x) > 2 * y && (x < 0) !== swipe.row.classList.contains('open')) {
            this.ask(swipe.row);
        }
        this.#swipe = null;
    }
}
