// The value of a field, and its value before the user changed it.

export const labelOf = (node) => node.getAttribute('aria-label')
    || node.closest('label, fieldset')?.querySelector('.caption, legend, .title')?.textContent || node.placeholder || '';

// The options of a picker have other ids in each session, but the same texts.
const optionOf = (node) => [...node.options].find((option) => option.defaultSelected)?.text ?? '';

// The value that the server rendered.
export const drawnValueOf = (node) => {
    if (node.type === 'checkbox') return node.defaultChecked;
    if (node.tagName === 'SELECT') return optionOf(node);
    return node.getAttribute('value') ?? node.defaultValue;
};

export const currentValueOf = (node) => {
    if (node.type === 'checkbox') return node.checked;
    if (node.tagName === 'SELECT') return node.selectedOptions[0]?.text ?? '';
    return node.value;
};

// Sets a field's text, and keeps the selection.
export const write = (input, value) => {
    if (input.value === value) return;
    const { selectionStart, selectionEnd } = input;
    input.value = value;
    if (document.activeElement === input) {
        input.setSelectionRange(Math.min(selectionStart, value.length), Math.min(selectionEnd, value.length));
    }
};
