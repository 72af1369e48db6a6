/** Names of a transition between views that a later one has overtaken, and of one on a page that no one sees. */
const NAMES = new Set(['AbortError', 'InvalidStateError']);

/**
 * Keeps transitions that were skipped from being reported as errors that no one caught: the screen has changed all the same,
 * only without the animation. The router starts them and hands no one the promise.
 */
export function forgiveSkippedTransitions(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && NAMES.has(reason.name) && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
