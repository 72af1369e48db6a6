import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useLogFilters } from './use-log-filters.ts';

const ALL = '/logs?q=a&from=2026-06-01&to=2026-06-02&problems=b&events=c&deviceIds=d&at=2026-06-01&ignored=true&open=e';
const FILTERS = { q: 'a', from: '2026-06-01', to: '2026-06-02', problems: 'b', events: 'c', deviceIds: 'd' };

it('the log is asked for by what the address says', async () => {
  const { result } = await renderInAddress(ALL, useLogFilters);
  expect(result.current).toMatchObject({ filters: FILTERS, at: '2026-06-01', isIgnored: true, isFiltered: true });
});

it.each(Object.entries(FILTERS))('the log is filtered by %s alone', async (name, value) => {
  const { result, go } = await renderInAddress(`/logs?${name}=${value}`, useLogFilters);
  expect(result.current.isFiltered).toBe(true);
  expect(result.current.filters).toMatchObject({ [name]: value });
  await go('/logs?at=2026-06-01&ignored=false');
  expect([result.current.isFiltered, result.current.isIgnored]).toEqual([false, false]);
});

it('the same filters are the same object, and others another', async () => {
  const { result, go } = await renderInAddress(ALL, useLogFilters);
  const { filters } = result.current;
  await go(ALL.replace('&open=e', ''));
  expect(result.current.filters).toBe(filters);
  for (const [name, value] of Object.entries(FILTERS)) {
    const before = result.current.filters;
    await go(ALL.replace(`${name}=${value}`, `${name}=other`));
    expect(result.current.filters, name).not.toBe(before);
    await go(ALL);
  }
});

it('another filter leaves the day that was jumped to, and shows again what was ignored', async () => {
  const { result, search } = await renderInAddress(ALL, useLogFilters);
  await act(async () => result.current.setFilters({ q: undefined }));
  expect(search()).toEqual({ ...FILTERS, q: undefined, open: 'e' });
  await act(async () => result.current.jumpTo('2026-06-02'));
  expect(result.current.at).toBe('2026-06-02');
});

it('all of it goes at once, and nothing else', async () => {
  const { result, search } = await renderInAddress(ALL, useLogFilters);
  await act(async () => result.current.reset());
  expect(search()).toEqual({ open: 'e' });
});
