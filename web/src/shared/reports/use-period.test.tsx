import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { usePeriod } from './use-period.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-21T03:00:00Z') }));

const show = (address: string) => renderInAddress(address, () => usePeriod('America/Montreal'));
const JUNE = { from: '2026-06-01', to: '2026-06-20' };

it('the period is this month by the days of the zone, until the address names one', async () => {
  const { result, go } = await show('/reports');
  expect([result.current.today, result.current.period]).toEqual(['2026-06-20', JUNE]);
  await go('/reports?from=2026-05-01&to=2026-05-31');
  expect(result.current.period).toEqual({ from: '2026-05-01', to: '2026-05-31' });
});

it.each(['from=2026-05-01', 'to=2026-05-31', 'from=2026-05-31&to=2026-05-01', 'from=2026-05-01&to=2027-05-01'])(
  'no report is made for %s: it is this month’s',
  async (words) => {
    const { result } = await show(`/reports?${words}`);
    expect(result.current.period).toEqual(JUNE);
  },
);

it('another period begins at the first page, and keeps the rest, in place of the one before', async () => {
  const { result, search, router } = await show('/reports?view=items&cursor=c');
  const navigate = vi.spyOn(router, 'navigate');
  const before = router.history.length;
  await act(async () => result.current.setPeriod({ from: '2026-05-01', to: '2026-05-31' }));
  expect(search()).toEqual({ view: 'items', from: '2026-05-01', to: '2026-05-31' });
  expect(router.history.length).toBe(before);
  expect(navigate.mock.calls[0]?.[0]).toMatchObject({ resetScroll: false });
});
