import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { subscribeToAlerts, type Alert } from '../../lib/alerts.ts';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { ApiError } from './api-error.ts';
import { useOpenPdf } from './use-open-pdf.ts';

const PDF = new File(['%PDF'], 'facture.pdf', { type: 'application/pdf' });
const tab = { location: { replace: vi.fn<(to: string) => void>() }, close: vi.fn<() => void>() };
const fetchPdf = vi.fn<(wanted: string) => Promise<File>>();
const saved: (readonly [string, string])[] = [];
const alerts: Alert[] = [];
let made: MockInstance<typeof URL.createObjectURL>;
let freed: MockInstance<typeof URL.revokeObjectURL>;
let ignore = (): unknown => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  tab.location.replace.mockReset();
  tab.close.mockReset();
  fetchPdf.mockReset().mockResolvedValue(PDF);
  saved.length = 0;
  alerts.length = 0;
  ignore = subscribeToAlerts((alert) => alerts.push(alert));
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  freed = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
});
afterEach(() => void ignore());

async function open() {
  const { result } = renderHook(() => useOpenPdf(fetchPdf), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={{ errorMessages: errorMessagesEn }}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    ),
  });
  act(() => result.current.open('A-1'));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('a document opens in a tab that was there before it came', async () => {
  await open();
  expect(vi.mocked(window.open).mock.calls).toEqual([['', '_blank']]);
  expect(vi.mocked(window.open).mock.invocationCallOrder[0]).toBeLessThan(fetchPdf.mock.invocationCallOrder[0] ?? 0);
  expect([fetchPdf.mock.calls[0]?.[0], tab.location.replace.mock.calls, saved]).toEqual(['A-1', [['blob:pdf']], []]);
  expect(made.mock.calls[0]?.[0]).toBe(PDF);
});

it('where tabs are blocked it is saved under its name', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  await open();
  expect(saved).toEqual([['blob:pdf', 'facture.pdf']]);
});

it('a document is kept for as long as a browser may need to read it, and no longer', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(freed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(freed.mock.calls).toEqual([['blob:pdf']]);
});

it.each([tab, null])('one that does not come leaves no empty tab, and is said', async (opened) => {
  vi.mocked(window.open).mockReturnValue(opened as never);
  fetchPdf.mockRejectedValue(new ApiError('not-found', 404));
  await open();
  expect([tab.close.mock.calls.length, tab.location.replace.mock.calls]).toEqual([opened === null ? 0 : 1, []]);
  expect(alerts).toEqual([{ tone: 'error', text: errorMessagesEn['not-found'] }]);
});
