/** The frame that `index.html` paints before any script makes way for what is drawn by now. */
export const removeFirstPaint = (): void => document.getElementById('first-paint')?.remove();
