// The positions of alignment guides as linear functions of sizes, as the server writes them: see Documentation/Protocol.md.

// Splits a text at a separator outside of parentheses.
const split = (text, separator) => {
    const parts = [''];
    let depth = 0;
    for (const letter of text) {
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        if (letter === separator && !depth) parts.push('');
        else parts[parts.length - 1] += letter;
    }
    return parts;
};

// A reference to another guide, such as `0.5*x.leading` or `1*y.k3f(0,0.5)`.
const referenceOf = (text) => {
    const [, factor, axis, name, own] = text.match(/^([^*]+)\*([xy])\.([^(]+)(?:\((.*)\))?$/);
    return { factor: Number(factor), axis, name, formula: own === undefined ? null : formulaOf(own) };
};

// A formula: its constant, the factors of the width, the height, and the first and last baselines, and its references to other guides.
export const formulaOf = (text) => {
    const [own, ...references] = split(text, '+');
    const [constant, width = 0, height = 0, first = 0, last = 0] = own.split(',').map(Number);
    return { constant, width, height, first, last, references: references.map(referenceOf) };
};

// A named formula, such as `leading:10,0.5`.
const entryOf = (text) => {
    const [name] = text.split(':', 1);
    return { name, formula: formulaOf(text.slice(name.length + 1)) };
};

const known = new Map();

// The named formulas of an attribute, in order. They are parsed once.
export const entriesOf = (text) => {
    if (!text) return [];
    if (!known.has(text)) {
        // Animated guides have many values.
        if (known.size > 1000) known.clear();
        known.set(text, split(text, ';').map(entryOf));
    }
    return known.get(text);
};

// The formula of a standard guide in boxes that don't set it.
export const standardFormula = (axis, name) => formulaOf({
    'x.leading': '0', 'x.center': '0,0.5', 'x.trailing': '0,1', 'y.top': '0', 'y.center': '0,0,0.5', 'y.bottom': '0,0,1',
    'y.baseline': '0,0,0,1', 'y.last-baseline': '0,0,0,0,1',
}[`${axis}.${name}`] ?? '0');
