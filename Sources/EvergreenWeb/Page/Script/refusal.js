import { element, isText } from './elements.js';
import { named } from './losses.js';
import { note } from './notes.js';

// Says of an event that the server did not take it, and has its control show what the server says.
export const withdraw = (event, { fields, announce }) => {
    const [, number, id] = event.message;
    const input = element(id)?.querySelector('[data-on]') ?? element(id);
    if (input && isText(input)) {
        if (fields.state(input).last === number) {
            note(input, 'The server did not take this text. Change it, and try again.');
        }
        return;
    }
    announce(`The server did not take this, so it was not carried out: ${named([event.title])}.`);
    fields.reset(element(id));
};
