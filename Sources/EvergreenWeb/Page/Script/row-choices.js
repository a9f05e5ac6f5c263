// The rows of lists that a user chooses several of, with the pointer and with the keyboard, as those of tables.
import { isCommand } from './shortcuts.js';
import { isTouch } from './touch.js';

const button = '.row > .select[data-on=choose]';

const buttonOf = ({ target }) => target instanceof Element ? target.closest(button) : null;

// Those of links take no room.
const buttonsAround = (one) =>
    [...one.closest('.list').querySelectorAll(button)].filter((other) => other.offsetParent && !other.matches(':disabled'));

const choiceOf = (event) => {
    if (event.shiftKey) return 'range';
    // A key has pressed the button, or assistive technology.
    const isPressed = event.detail === 0;
    return isPressed || isCommand(event) || isTouch() ? 'toggle' : 'one';
};

export const listenToRowChoices = (send) => {
    // Else the browser would select the texts up to here.
    document.addEventListener('mousedown', (event) => {
        const row = event.shiftKey && buttonOf(event);
        if (!row) return;
        event.preventDefault();
        row.focus({ preventScroll: true });
    });
    document.addEventListener('click', (event) => {
        const row = buttonOf(event);
        if (row) send(row, 'choose', choiceOf(event));
    });
    document.addEventListener('keydown', (event) => {
        const row = buttonOf(event);
        if (!row || event.altKey || event.defaultPrevented || event.isComposing) return;
        if (event.key.toLowerCase() === 'a' && isCommand(event)) {
            event.preventDefault();
            send(row, 'choose', 'all');
            return;
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step) return;
        event.preventDefault();
        const rows = buttonsAround(row);
        const next = rows[rows.indexOf(row) + step];
        next?.focus();
        if (next && event.shiftKey) send(next, 'choose', 'range');
        else if (next && !isCommand(event)) send(next, 'choose', 'one');
    });
};
