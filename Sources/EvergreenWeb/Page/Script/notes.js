import { idOf } from './elements.js';

// Shows a note at a field in the place of the one before; an empty text takes the note away. An action is a button beside
// the text: its title, and what it performs.
export const note = (input, text, action) => {
    const around = input.closest('label') ?? input.parentElement;
    around.querySelector(':scope > .field-note')?.remove();
    input.removeAttribute('aria-describedby');
    if (!text) return;
    const message = document.createElement('span');
    message.className = 'field-note';
    message.id = 'note-' + idOf(input);
    message.setAttribute('role', 'alert');
    message.append(text);
    if (action) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = action.title;
        button.addEventListener('click', (event) => {
            event.preventDefault();
            note(input, '');
            action.perform();
        });
        message.append(' ', button);
    }
    around.append(message);
    input.setAttribute('aria-describedby', message.id);
};
