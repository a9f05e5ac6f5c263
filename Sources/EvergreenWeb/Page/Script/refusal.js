import { element, isText } from './elements.js';
import { named } from './losses.js';
import { note } from './notes.js';
import { word } from './words.js';

// Reports that the server has not accepted an event, and resets its control to the server's state.
export const withdraw = (event, { fields, announce }) => {
    const [, number, id] = event.message;
    const input = element(id)?.querySelector('[data-on]') ?? element(id);
    if (input && isText(input)) {
        if (fields.state(input).last === number) {
            note(input, word('textRefused'));
        }
        return;
    }
    announce(word('refused', named([event.title])));
    fields.reset(element(id));
};
