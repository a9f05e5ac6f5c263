import { idOf } from './elements.js';

// Shows a note at a field, in place of an earlier one. An empty text removes the note.
//
// Options:
// - action: a button after the text: its title and its action
// - isPolite: the note is about another user's change rather than an error: assistive technology announces it politely, and it disappears
//   when the field loses the focus
export const note = (input, text, { action, isPolite = false } = {}) => {
    const around = input.closest('label') ?? input.parentElement;
    around.querySelector(':scope > .field-note')?.remove();
    input.removeAttribute('aria-describedby');
    if (!text) return;
    const message = document.createElement('span');
    message.className = 'field-note';
    message.id = 'note-' + idOf(input);
    message.setAttribute('role', isPolite ? 'status' : 'alert');
    message.append(text);
    if (action) message.append(' ', buttonOf(input, action));
    around.append(message);
    input.setAttribute('aria-describedby', message.id);
    if (isPolite) endWhenLeft(input, message);
};

const buttonOf = (input, action) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.title;
    // Pressing the button does not take the field's focus.
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

// Removes a note when the focus leaves its field, unless it moves to the note's button.
const endWhenLeft = (input, message) => {
    const left = ({ relatedTarget }) => {
        // When another window becomes active, the field keeps its focus in this one.
        if (!document.hasFocus() || relatedTarget === input || message.contains(relatedTarget)) return;
        for (const node of [input, message]) node.removeEventListener('focusout', left);
        if (message.isConnected) note(input, '');
    };
    for (const node of [input, message]) node.addEventListener('focusout', left);
};
