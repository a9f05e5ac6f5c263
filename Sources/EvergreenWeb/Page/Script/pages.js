// Swiping between the pages of a paged tab view: the page changes when the finger is lifted.

// The minimum distance of a swipe, in pixels, and the minimum ratio of its horizontal to its vertical distance.
const distance = 48;
const minRatio = 1.5;

// Elements that handle horizontal swipes themselves.
const swipeHandlers = 'input, textarea, select, .scroll-x, .slider, [data-gesture^=press]';

export const listenToPages = () => {
    let start = null;
    document.addEventListener('touchstart', ({ touches, target }) => {
        const panel = target.closest?.('.pages > .panel');
        start = touches.length === 1 && panel && !target.closest(swipeHandlers)
            ? { panel, x: touches[0].clientX, y: touches[0].clientY } : null;
    }, { passive: true });
    document.addEventListener('touchend', ({ changedTouches }) => {
        if (!start) return;
        const [x, y] = [changedTouches[0].clientX - start.x, changedTouches[0].clientY - start.y];
        const { panel } = start;
        start = null;
        if (Math.abs(x) < distance || Math.abs(x) < minRatio * Math.abs(y)) return;
        const tabs = [...panel.parentElement.querySelectorAll(':scope > .tabbar > .tab:enabled')];
        const index = tabs.findIndex((tab) => tab.ariaSelected === 'true');
        const forward = getComputedStyle(panel).direction === 'rtl' ? -1 : 1;
        tabs[index + (x < 0 ? forward : -forward)]?.click();
    }, { passive: true });
    document.addEventListener('touchcancel', () => { start = null; }, { passive: true });
};
