import { element, isText } from './elements.js';
import { quotedList } from './losses.js';
import { note } from './notes.js';
import { localized } from './localization.js';

// Tells the user that the server has rejected an event, and restores its control.
export const withdraw = (event, { fields, announce }) => {
    const [, number, id] = event.message;
    const input = element(id)?.querySelector('[data-on]') ?? element(id);
    if (input && isText(input)) {
        if (fields.state(input).last === number) {
            note(input, localized('textRefused'));
        }
        return;
    }
    announce(localized('refused', quotedList([event.title])));
    fields.reset(element(id));
};
