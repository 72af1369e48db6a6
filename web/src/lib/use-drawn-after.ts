import { useDeferredValue } from 'react';

/**
 * True when to draw what an answer has brought. An answer is drawn at once, however long that takes: what it brings comes in a moment
 * instead, a little at a time, and lets clicks through. What is there as the screen comes is drawn with it.
 */
export const useDrawnAfter = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere;
