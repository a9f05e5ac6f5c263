import { boxesOf } from './elements.js';

// Matched geometry transitions: an inserted view animates from the frame of the removed view with the same key.

const matched = () => [...document.querySelectorAll('[data-match]')].slice(0, 500).flatMap((node) => {
    const box = boxesOf(node)[0];
    return box ? [[node, box, ...node.dataset.match.split(' ')]] : [];
});

const animationAround = (node, entered) => {
    for (let one = node; one; one = one.parentElement) if (entered.has(one)) return entered.get(one);
    return null;
};

// Records the frames of matched views. Returns a function that animates inserted views from there, with the animations of the inserted
// nodes that contain them.
export const matching = (entered) => {
    // Sources take precedence over followers.
    const isSource = ([, , , parts]) => !parts.includes('f');
    const places = new Map(matched().sort((one, other) => isSource(one) - isSource(other))
        .map(([node, box, key]) => [key, [node, box.getBoundingClientRect()]]));
    return () => {
        if (!places.size) return;
        for (const [node, box, key, parts, x, y] of matched()) {
            const [old, from] = places.get(key) ?? [];
            if (!old || old === node || old.isConnected) continue;
            const options = animationAround(node, entered);
            const to = box.getBoundingClientRect();
            if (!options || !to.width || !to.height) continue;
            const isSized = parts.includes('s');
            const [anchorX, anchorY] = isSized ? [0, 0] : [Number(x), Number(y)];
            const [moveX, moveY] = !parts.includes('p') ? [0, 0] : [
                from.left - to.left + (from.width - to.width) * anchorX,
                from.top - to.top + (from.height - to.height) * anchorY,
            ];
            const scale = isSized ? `${from.width / to.width} ${from.height / to.height}` : '1 1';
            // Cancels the insertion's own transition.
            for (const animation of node.getAnimations()) animation.cancel();
            box.animate([
                { transformOrigin: '0 0', translate: `${moveX}px ${moveY}px`, scale },
                { transformOrigin: '0 0', translate: '0 0', scale: '1 1' },
            ], options);
        }
    };
};
