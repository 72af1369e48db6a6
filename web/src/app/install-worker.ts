/** Long enough that the worker's files do not come before those of the screen that is waited for. */
const AFTER_MS = 3000;

/** Shortest time between two questions for a new version, by a page that stays open. */
const AGAIN_MS = 3_600_000;

/**
 * Has the portal's files kept by a worker, for visits that open at once, also without a network. A new version is there from
 * the next load on; no page is loaded again for it.
 */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), AFTER_MS);
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    let askedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < AGAIN_MS) return;
      askedAt = Date.now();
      // without a network it is asked for the next time
      void registration.update().catch(() => undefined);
    });
  } catch {
    // the portal works without: the next visit tries again
  }
}
