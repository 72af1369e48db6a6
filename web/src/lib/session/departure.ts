/** Kept for this tab, until a session starts in it. */
const DEPARTURE_KEY = 'SignInDeparture';

/** Notes that this tab has left to sign in elsewhere, so that coming back without a session does not send it there again. */
export const noteDeparture = (): void => sessionStorage.setItem(DEPARTURE_KEY, 'true');

export const hasDeparted = (): boolean => sessionStorage.getItem(DEPARTURE_KEY) !== null;

export const forgetDeparture = (): void => sessionStorage.removeItem(DEPARTURE_KEY);
