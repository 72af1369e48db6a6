/** Kept for this tab, until a session starts in it. */
const NONCE_KEY = 'SignInDeparture';

/**
 * Notes that this tab has left to sign in elsewhere, so that coming back without a session does not send it there again, and
 * answers the word that only this tab knows: the token that comes back for it says it too.
 */
export function createSignInNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const word = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  sessionStorage.setItem(NONCE_KEY, word);
  return word;
}

/** The word of the sign-in that this tab has left for, or null when it has left for none. */
export const signInNonce = (): string | null => sessionStorage.getItem(NONCE_KEY);

export const isSignInPending = (): boolean => signInNonce() !== null;

export const clearSignInNonce = (): void => sessionStorage.removeItem(NONCE_KEY);
