import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { useAddress } from './use-address.ts';
import { useOpenedRow } from './use-opened-row.ts';
import { useSearchText } from './use-search-text.ts';
import { useWholeList } from './use-whole-list.ts';

describe('what a list keeps in the address', () => {
  it('is changed in parts, the rest stays, and Back leaves the screen', async () => {
    const { result, search, router } = await renderInAddress('/bills?q=pain&page=2', useAddress);
    const before = router.history.length;
    await act(async () => result.current.change({ page: undefined, state: ['late', 'refused'] }));
    expect(search()).toEqual({ q: 'pain', state: ['late', 'refused'] });
    expect(result.current.search).toEqual({ q: 'pain', state: ['late', 'refused'] });
    expect(router.state.location.pathname).toBe('/bills');
    expect(router.history.length).toBe(before);
  });

  it('leaves the page where it was scrolled to', async () => {
    const { result, router } = await renderInAddress('/bills', useAddress);
    const navigate = vi.spyOn(router, 'navigate');
    await act(async () => result.current.change({ page: '2' }));
    expect(navigate.mock.calls[0]?.[0]).toMatchObject({ replace: true, resetScroll: false });
  });

  it('is changed by the same function for as long as the screen is the same', async () => {
    const { result, go } = await renderInAddress('/bills', useAddress);
    const { change } = result.current;
    await go('/bills?q=pain');
    expect(result.current.change).toBe(change);
  });
});

describe('the row that is open', () => {
  const ROWS = [
    { id: 'a', name: 'Pain' },
    { id: 'b', name: 'Vin' },
  ];

  it('is the one that the address names, if it is there', async () => {
    const { result, go } = await renderInAddress('/bills?open=b', () => useOpenedRow(ROWS));
    expect(result.current.opened).toBe(ROWS[1]);
    await go('/bills?open=c');
    expect(result.current.opened).toBeNull();
    await go('/bills');
    expect(result.current.opened).toBeNull();
  });

  it('is none while the rows are not there yet', async () => {
    const { result } = await renderInAddress('/bills?open=b', () => useOpenedRow<{ id: string }>(undefined));
    expect(result.current.opened).toBeNull();
  });

  it('opened by its address alone is closed on the spot', async () => {
    const { result, router } = await renderInAddress('/bills?open=b&q=vin', () => useOpenedRow(ROWS));
    await act(async () => result.current.close());
    expect(router.state.location.href).toBe('/bills?q=vin');
    expect(result.current.opened).toBeNull();
  });

  it('opened in the list is closed by going back to it', async () => {
    const { result, router } = await renderInAddress('/bills', () => useOpenedRow(ROWS));
    await act(async () => router.navigate({ to: '.', search: { open: 'a' }, state: { isOpenedRow: true } } as never));
    expect(result.current.opened).toBe(ROWS[0]);
    const back = vi.spyOn(router.history, 'back');
    await act(async () => result.current.close());
    expect(back).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(router.state.location.href).toBe('/bills'));
  });
});

describe('the text that a list is searched for', () => {
  it('is in the field at once, and in the address when typing pauses, from the first page on', async () => {
    const { result, search } = await renderInAddress('/bills?page=3&cursor=x&state=late', useSearchText);
    vi.useFakeTimers();
    act(() => result.current.type('pa'));
    act(() => result.current.type('pain'));
    expect(result.current).toMatchObject({ text: 'pain', settled: '' });
    await act(() => vi.advanceTimersByTimeAsync(249));
    expect(search()).toEqual({ page: '3', cursor: 'x', state: 'late' });
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await vi.waitFor(() => expect(search()).toEqual({ q: 'pain', state: 'late' }));
    expect(result.current).toMatchObject({ text: 'pain', settled: 'pain' });
  });

  it('is gone from the address when the field is emptied', async () => {
    const { result, search } = await renderInAddress('/bills?q=pain', useSearchText);
    expect(result.current).toMatchObject({ text: 'pain', settled: 'pain' });
    act(() => result.current.type(''));
    await vi.waitFor(() => expect(search()).toEqual({}));
    expect(result.current).toMatchObject({ text: '', settled: '' });
  });

  it('changed elsewhere comes into the field, but what is being typed is not taken away by what was written', async () => {
    const { result, go, search } = await renderInAddress('/bills?q=pain', useSearchText);
    await go('/bills?q=vin');
    expect(result.current.text).toBe('vin');
    act(() => result.current.type('vin r'));
    await vi.waitFor(() => expect(search()).toEqual({ q: 'vin r' }));
    act(() => result.current.type('vin rouge'));
    await act(async () => undefined);
    expect(result.current.text).toBe('vin rouge');
    await go('/bills');
    expect(result.current.text).toBe('');
  });
});

describe('a list that is there as a whole', () => {
  const names = Array.from({ length: 250 }, (_, index) => ({ name: `n${index}` }));
  const COLUMNS = [
    { key: 'name', label: 'Nom', sortBy: ({ name }: { name: string }) => name, render: () => null },
    { key: 'state', label: 'État', render: () => null },
  ] as never;

  it('is shown in portions of a hundred, each one page of the address', async () => {
    const { result, search } = await renderInAddress('/bills', () => useWholeList(names, COLUMNS));
    const shown = () => [result.current.rows.length, result.current.more.hasMore, result.current.more.count];
    expect(shown()).toEqual([100, true, 250]);
    await act(async () => result.current.more.onMore?.());
    expect(search()).toEqual({ page: '2' });
    expect(shown()).toEqual([200, true, 250]);
    await act(async () => result.current.more.onMore?.());
    expect(shown()).toEqual([250, false, 250]);
  });

  it('has no more than a portion where it is exactly one', async () => {
    const { result } = await renderInAddress('/bills', () => useWholeList(names.slice(0, 100), COLUMNS));
    expect(result.current.more.hasMore).toBe(false);
  });

  it('is in the order that the address says, or as it came', async () => {
    const rows = [{ name: 'b' }, { name: 'a' }, { name: 'c' }];
    const { result, search, go } = await renderInAddress('/bills?sort=-name', () => useWholeList(rows, COLUMNS));
    expect(result.current.rows.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    expect(result.current.sort).toEqual({ key: 'name', isDescending: true });
    await act(async () => result.current.onSort({ key: 'name', isDescending: false }));
    expect(search()).toEqual({ sort: 'name' });
    expect(result.current.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    await go('/bills?sort=other');
    expect([result.current.sort, result.current.rows]).toEqual([null, rows]);
  });
});
