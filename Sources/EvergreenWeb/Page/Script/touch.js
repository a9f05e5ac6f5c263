let isFinger = false;

// Whether the pointer that was pressed last is a finger: double clicks do not tell.
export const isTouch = () => isFinger;

export const listenToTouch = () => {
    document.addEventListener('pointerdown', (event) => { isFinger = event.pointerType === 'touch'; }, true);
};
