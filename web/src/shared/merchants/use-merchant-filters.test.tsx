import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { useMerchantFilters } from './use-merchant-filters.ts';

const open = (address: string) => renderInAddress(address, useMerchantFilters);

it('the address says which merchants, in which order, and which page', async () => {
  const address =
    '/merchants?accounts=active&subSectors=bar&partners=p&plans=paused&dues=refused&certificates=ended' +
    '&quiet=30&waiting=true&q=Bistro&sort=-city&cursor=c';
  const { result } = await open(address);
  const shared = { subSectors: 'bar', partners: 'p', certificates: 'ended', waiting: 'true' };
  expect(result.current.filters).toEqual({
    ...shared,
    accounts: 'active',
    plans: 'paused',
    dues: 'refused',
    quiet: '30',
  });
  expect(result.current.wanted).toEqual({
    ...shared,
    q: 'Bistro',
    states: 'active',
    subscriptions: 'paused',
    payments: 'refused',
    noBillFor: 30,
  });
  expect(result.current.place).toEqual({ sort: '-city', cursor: 'c' });
  expect(result.current.sort).toEqual({ key: 'city', isDescending: true });
  expect([result.current.text, result.current.isNarrowed, result.current.saved]).toEqual(['Bistro', true, null]);
});

it('a bare address shows all merchants, in the usual columns', async () => {
  const { result } = await open('/merchants');
  expect(result.current).toMatchObject({ wanted: {}, place: {}, text: '', isNarrowed: false, saved: null, sort: null });
  expect(result.current.columns).toEqual(['city', 'phone', 'payment', 'health']);
});

it('another filter begins at the first page, and an empty one leaves the address', async () => {
  const { result, search } = await open('/merchants?plans=paused&sort=city&cursor=c');
  act(() => result.current.change({ plans: [], dues: ['refused'], accounts: undefined } as never));
  await waitFor(() => expect(search()).toEqual({ dues: 'refused', sort: 'city' }));
});

it('another order begins at the first page, and a page leaves the rest as it is', async () => {
  const { result, search } = await open('/merchants?plans=paused&cursor=c');
  act(() => result.current.onSort({ key: 'city', isDescending: true }));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused', sort: '-city' }));
  act(() => result.current.goTo('d'));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused', sort: '-city', cursor: 'd' }));
});

it('all merchants are shown again, in the order and columns that were chosen', async () => {
  const { result, search } = await open('/merchants?plans=paused&quiet=30&q=Bistro&sort=city&columns=kind&cursor=c');
  act(() => result.current.reset());
  expect(result.current.text).toBe('');
  await waitFor(() => expect(search()).toEqual({ sort: 'city', columns: 'kind' }));
});

it('columns are kept in their order, and not said when they are the usual ones or none', async () => {
  const { result, search } = await open('/merchants?plans=paused');
  act(() => result.current.chooseColumns(['state', 'kind']));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused', columns: ['kind', 'state'] }));
  await waitFor(() => expect(result.current.columns).toEqual(['kind', 'state']));
  act(() => result.current.chooseColumns(['health', 'payment', 'phone', 'city']));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused' }));
  act(() => result.current.chooseColumns(['city', 'phone', 'payment']));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused', columns: ['city', 'phone', 'payment'] }));
  act(() => result.current.chooseColumns([]));
  await waitFor(() => expect(search()).toEqual({ plans: 'paused' }));
});

it('a view shows what it asks for under its name, and nothing of what was there', async () => {
  const { result, search } = await open('/merchants?plans=paused&quiet=30&sort=city&cursor=c&columns=kind');
  const wanted = { q: 'Bar', states: ['active'], noBillFor: 7 } as never;
  act(() => result.current.show({ wanted, sort: '-name', columns: ['city', 'state'] }, 'view-1'));
  expect(result.current.text).toBe('Bar');
  const shown = {
    q: 'Bar',
    accounts: 'active',
    quiet: '7',
    sort: '-name',
    columns: ['city', 'state'],
    saved: 'view-1',
  };
  await waitFor(() => expect(search()).toEqual(shown));
  expect(result.current.saved).toBe('view-1');
  act(() => result.current.show({ wanted: {}, sort: null, columns: [] }, null));
  expect(result.current.text).toBe('');
  await waitFor(() => expect(search()).toEqual({}));
  expect(result.current.saved).toBeNull();
});
