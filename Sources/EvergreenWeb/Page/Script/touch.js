let isFinger = false;

// Whether the last pointer was a finger, which double-click events don't report.
export const isTouch = () => isFinger;

export const listenToTouch = () => {
    document.addEventListener('pointerdown', (event) => { isFinger = event.pointerType === 'touch'; }, true);
};
