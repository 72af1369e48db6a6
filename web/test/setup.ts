import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { sessionStore } from '../src/shared/sessions/session-store.ts';
import { forgetAnswers } from './answers.ts';
import { answerQuietly, breaches, server } from './mock-api.ts';
import { matchOnce } from './match-once.ts';
import { findLostFocus, watchFocus } from './watch-focus.ts';

const { getElementError } = getConfig();
/** True when the library looks on behalf of a wait that looks again: it marks that by a setting of its own. */
const isLookingAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // two cores shared with other work: patience, not speed, is how a missing text is found
  asyncUtilTimeout: 15_000,
  // A wait looks again at every change of the page: the page is printed once, by the wait that gives up, and not at each look.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : getElementError(message, container),
});

// what is in a popover can always be seen here: this browser knows none
HTMLElement.prototype.hidePopover = () => undefined;

matchOnce(window);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

let endWatch = (): void => undefined;

beforeEach(() => {
  answerQuietly();
  endWatch = watchFocus(document);
});

afterEach(async () => {
  const lost = await findLostFocus(document);
  endWatch();
  cleanup();
  window.dispatchEvent(new Event('online'));
  sessionStore.end('signed-out');
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  const found = [...breaches.splice(0), ...(lost === null ? [] : [lost])];
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(() => server.close());
