import { idOf } from './elements.js';

// Shows a note at a field in the place of the one before; an empty text takes the note away.
//
// Options:
// - action: a button beside the text: its title, and what it performs
// - isNews: the note is about what others did, not about a fault: it is read out when there is time, and goes when the
//   user leaves the field
export const note = (input, text, { action, isNews = false } = {}) => {
    const around = input.closest('label') ?? input.parentElement;
    around.querySelector(':scope > .field-note')?.remove();
    input.removeAttribute('aria-describedby');
    if (!text) return;
    const message = document.createElement('span');
    message.className = 'field-note';
    message.id = 'note-' + idOf(input);
    message.setAttribute('role', isNews ? 'status' : 'alert');
    message.append(text);
    if (action) message.append(' ', buttonOf(input, action));
    around.append(message);
    input.setAttribute('aria-describedby', message.id);
    if (isNews) endWhenLeft(input, message);
};

const buttonOf = (input, action) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.title;
    // The field keeps the focus.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', (event) => {
        event.preventDefault();
        note(input, '');
        action.perform();
        input.focus();
    });
    return button;
};

// Takes a note away when the focus leaves its field, unless it goes to the note's own button.
const endWhenLeft = (input, message) => {
    const left = ({ relatedTarget }) => {
        // Another window may have the focus: then the user has not left.
        if (!document.hasFocus() || relatedTarget === input || message.contains(relatedTarget)) return;
        for (const node of [input, message]) node.removeEventListener('focusout', left);
        if (message.isConnected) note(input, '');
    };
    for (const node of [input, message]) node.addEventListener('focusout', left);
};
