import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { sessionStore } from '../src/shared/sessions/session-store.ts';
import { answerQuietly, breaches, server } from './mock-api.ts';

// two cores shared with other work: patience, not speed, is how a missing text is found
configure({ asyncUtilTimeout: 15_000 });

// what is in a popover can always be seen here: this browser knows none
HTMLElement.prototype.hidePopover = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => answerQuietly());

afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('online'));
  sessionStore.end('signed-out');
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  const found = breaches.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(() => server.close());
