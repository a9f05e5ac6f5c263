// Tracks the height of the window's lower part that the on-screen keyboard covers, to place content above it.
export const watchScreenKeyboard = () => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
        // A zoomed page shows a part of itself, regardless of a keyboard.
        const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
        document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, measure);
};
