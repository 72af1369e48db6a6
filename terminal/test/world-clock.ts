/** Time for the stand-in at an address: that of the test's own world, else the computer's. */
const clocks = new Map<string, () => Date>();

export const setWorldClock = (url: string, now: () => Date): void => void clocks.set(url, now);

export const worldTime = (url: string): Date => clocks.get(url)?.() ?? new Date();
