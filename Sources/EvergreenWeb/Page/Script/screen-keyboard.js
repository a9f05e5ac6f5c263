// How much of the lower part of the window the keyboard of the screen covers: what is above it stands there.
export const watchScreenKeyboard = () => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
        // A page that is zoomed shows a part of itself without any keyboard.
        const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
        document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, measure);
};
