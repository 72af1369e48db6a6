import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useTicketFilters } from './use-ticket-filters.ts';

it('the queue shows what waits for an answer, until another state is asked for, or all', async () => {
  const { result, go } = await renderInAddress('/admin/support', useTicketFilters);
  const shown = () => [result.current.state, result.current.wanted, result.current.isNarrowed];
  expect(shown()).toEqual(['to-answer', { state: 'to-answer' }, false]);
  expect(result.current.q).toBe('');
  await go('/admin/support?state=solved');
  expect(shown()).toEqual(['solved', { state: 'solved' }, true]);
  await go('/admin/support?state=all');
  expect(shown()).toEqual(['all', {}, true]);
});

it.each([
  ['q=panne', { q: 'panne' }],
  ['who=a', { assignee: 'a' }],
  ['about=m', { merchantId: 'm' }],
])('the queue is narrowed by %s, and no longer once the filters are gone', async (filter, wanted) => {
  const { result, search } = await renderInAddress(`/admin/support?${filter}&state=all&open=t`, useTicketFilters);
  expect(result.current.wanted).toEqual(wanted);
  await act(async () => result.current.change({ state: undefined }));
  expect([result.current.wanted, result.current.isNarrowed]).toEqual([{ ...wanted, state: 'to-answer' }, true]);
  await act(async () => result.current.reset());
  expect(search()).toEqual({ open: 't' });
});

it('what is asked for stands in the fields', async () => {
  const { result } = await renderInAddress('/admin/support?q=panne&who=a&about=m', useTicketFilters);
  expect(result.current).toMatchObject({ q: 'panne', who: 'a', about: 'm' });
});
