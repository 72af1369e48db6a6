import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useBillFilters } from './use-bill-filters.ts';

const ALL =
  '/bills?q=pain&from=2026-06-01&to=2026-06-02&deviceIds=a&employees=b&kinds=c&payments=d&states=e&cursor=f&at=2026-06-01&open=g';
const FILTERS = {
  from: '2026-06-01',
  to: '2026-06-02',
  deviceIds: 'a',
  employees: 'b',
  kinds: 'c',
  payments: 'd',
  states: 'e',
};

it('bills are asked for by what the address says, and by nothing where it says nothing', async () => {
  const { result, go } = await renderInAddress(ALL, useBillFilters);
  expect(result.current).toMatchObject({ filters: FILTERS, wanted: { ...FILTERS, q: 'pain' }, cursor: 'f' });
  expect([result.current.at, Object.keys(result.current.filters)]).toEqual(['2026-06-01', Object.keys(FILTERS)]);
  await go('/bills');
  expect([Object.keys(result.current.filters), Object.keys(result.current.wanted)]).toEqual([[], []]);
});

it('another filter begins at the first page, and keeps the others', async () => {
  const { result, search } = await renderInAddress(ALL, useBillFilters);
  await act(async () => result.current.setFilters({ kinds: undefined, from: '2026-05-01' }));
  expect(search()).toEqual({ ...FILTERS, kinds: undefined, from: '2026-05-01', q: 'pain', open: 'g' });
});

it('all filters go at once, and nothing else', async () => {
  const { result, search } = await renderInAddress(ALL, useBillFilters);
  await act(async () => result.current.reset());
  expect(search()).toEqual({ open: 'g' });
});

it('a page and a day take the place of each other', async () => {
  const { result, search } = await renderInAddress('/bills?cursor=f', useBillFilters);
  await act(async () => result.current.jumpTo('2026-06-02'));
  expect(search()).toEqual({ at: '2026-06-02' });
  await act(async () => result.current.goTo('g'));
  expect(search()).toEqual({ cursor: 'g' });
  await act(async () => result.current.goTo(null));
  expect(search()).toEqual({});
});
