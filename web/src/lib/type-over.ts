/** Later than every key of a page that was loaded before, of which something may have been kept. */
let count = Date.now();

/** A key that nothing on the screen has. */
export const newKey = (): string => String((count += 1));

/** Writes an amount of cents to be typed over: two decimals, with the mark of the language. */
export const typeCents = (amount: number, mark: string): string => (amount / 100).toFixed(2).replace('.', mark);
