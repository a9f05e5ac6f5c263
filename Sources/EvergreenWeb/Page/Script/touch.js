let isFinger = false;

// Whether the last pressed pointer was touch: double clicks do not have a pointer type.
export const isTouch = () => isFinger;

export const listenToTouch = () => {
    document.addEventListener('pointerdown', (event) => { isFinger = event.pointerType === 'touch'; }, true);
};
