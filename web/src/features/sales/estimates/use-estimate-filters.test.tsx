import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useEstimateFilters } from './use-estimate-filters.ts';

it('estimates are asked for by what the address says, and their sums in any state', async () => {
  const { result } = await renderInAddress(
    '/estimates?q=%20noces%20&stages=sent&stages=accepted&customerId=c&from=2026-06-01&to=2026-06-02',
    useEstimateFilters,
  );
  const inAnyState = { q: 'noces', customerId: 'c', from: '2026-06-01', to: '2026-06-02' };
  expect(result.current).toMatchObject({
    inAnyState,
    stages: ['sent', 'accepted'],
    wanted: { ...inAnyState, states: ['sent', 'accepted'] },
    customerId: 'c',
    from: '2026-06-01',
    to: '2026-06-02',
    isNarrowed: true,
  });
  expect(Object.keys(result.current.inAnyState)).toEqual(Object.keys(inAnyState));
});

it('nothing is asked for where the address says nothing, or blanks alone', async () => {
  const { result, go } = await renderInAddress('/estimates', useEstimateFilters);
  expect([Object.keys(result.current.wanted), result.current.stages, result.current.isNarrowed]).toEqual([
    [],
    [],
    false,
  ]);
  await go('/estimates?q=%20');
  expect(Object.keys(result.current.wanted)).toEqual([]);
});

it.each(['q=a', 'stages=sent', 'customerId=c', 'from=2026-06-01', 'to=2026-06-01'])(
  'a list is narrowed by %s alone, and no longer once the filters are gone',
  async (filter) => {
    const { result, search } = await renderInAddress(`/estimates?${filter}&open=e`, useEstimateFilters);
    expect(result.current.isNarrowed).toBe(true);
    await act(async () => result.current.reset());
    expect([result.current.isNarrowed, search()]).toEqual([false, { open: 'e' }]);
  },
);

it('one filter is changed at a time', async () => {
  const { result, search } = await renderInAddress('/estimates?q=a&from=2026-06-01', useEstimateFilters);
  await act(async () => result.current.setFilters({ from: undefined, stages: 'sent' }));
  expect(search()).toEqual({ q: 'a', stages: 'sent' });
});
