// Text baselines, which the browser does not report.

const context = document.createElement('canvas').getContext('2d');

// The fraction of a line's height that is above the baseline.
const ascentOf = (node) => {
    const style = getComputedStyle(node);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
    return ascent / (ascent + descent);
};

// The distances of a box's first and last text baselines from its top edge; null if it has no text.
export const textBaselinesOf = (box) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) lines.push([rect, text.parentElement]);
    }
    if (!lines.length) return null;
    const { top } = box.getBoundingClientRect();
    return [lines[0], lines.at(-1)].map(([line, node]) => Math.max(line.top - top + line.height * ascentOf(node), 0));
};

// The same, or the distance of the bottom edge if the box has no text.
export const baselinesOf = (box) => {
    const { height } = box.getBoundingClientRect();
    return textBaselinesOf(box) ?? [height, height];
};
