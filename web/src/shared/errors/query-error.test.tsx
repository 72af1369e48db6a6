import { act, screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uiEn } from '../../ui/ui.en.ts';
import { ApiError } from '../http/api-error.ts';
import { errorMessagesEn } from './error-messages.en.ts';
import { QueryError } from './query-error.tsx';

const UNANSWERED = new ApiError('network-unreachable', 0);
const REFUSED = new ApiError('internal-error', 500);

const show = (error: Error | null, data: unknown) =>
  render(
    <IntlProvider locale="en" messages={{ ui: uiEn, errorMessages: errorMessagesEn }} timeZone="UTC">
      <QueryError error={error} data={data} onRetry={() => undefined} />
    </IntlProvider>,
  );
const isShown = (): boolean => screen.queryByRole('button', { name: 'Try again' }) !== null;

/** Fires the event of a browser whose network goes or comes. */
const be = (state: 'offline' | 'online'): void => act(() => void window.dispatchEvent(new Event(state)));

afterEach(() => {
  be('online');
  vi.restoreAllMocks();
});

describe('a part that could not be loaded again', () => {
  it('is shown by the banner alone while the server cannot be reached, and again when it can', () => {
    show(UNANSWERED, []);
    expect(isShown()).toBe(true);
    be('offline');
    expect(isShown()).toBe(false);
    be('online');
    expect(isShown()).toBe(true);
  });

  it('says why when there is nothing to show in its place', () => {
    be('offline');
    show(UNANSWERED, undefined);
    expect(isShown()).toBe(true);
  });

  it('says why when the server has answered', () => {
    be('offline');
    show(REFUSED, []);
    expect(isShown()).toBe(true);
  });

  it('says nothing when nothing failed', () => {
    show(null, undefined);
    expect(isShown()).toBe(false);
  });
});
