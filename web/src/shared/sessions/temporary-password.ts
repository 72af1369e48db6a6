import { sessionStore } from './session-store.ts';

/** Longer than anyone needs to choose a password. */
const KEPT_MS = 10 * 60_000;

let kept: string | null = null;
let oblivion: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the temporary password that was just signed in with, in memory only and for a short while, so that it need not be
 * typed again to choose the real one.
 */
export function keepTemporaryPassword(password: string): void {
  kept = password;
  clearTimeout(oblivion);
  oblivion = setTimeout(forgetTemporaryPassword, KEPT_MS);
}

export const keptTemporaryPassword = (): string | null => kept;

export function forgetTemporaryPassword(): void {
  kept = null;
  clearTimeout(oblivion);
}

sessionStore.subscribe((change) => {
  if (change === 'signed-out' || change === 'ended') forgetTemporaryPassword();
});
