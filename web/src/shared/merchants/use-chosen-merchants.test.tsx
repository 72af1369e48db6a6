import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMerchant } from '../../../test/factories.ts';
import { useChosenMerchants } from './use-chosen-merchants.ts';

const merchant = (name: string) => ({ ...aMerchant(), id: name, company_name: `Bistro ${name}` });
const [A, B, C] = [merchant('a'), merchant('b'), merchant('c')] as const;

function choose(filter: object = {}) {
  const { result, rerender } = renderHook(({ wanted }) => useChosenMerchants(wanted, undefined), {
    initialProps: { wanted: filter as never },
  });
  return {
    now: () => result.current,
    set: (merchants: readonly (typeof A)[], isChosen: boolean) =>
      act(() => result.current.rows.onChoose?.(merchants as never, isChosen)),
    ask: (wanted: object) => rerender({ wanted: wanted as never }),
  };
}

it('no merchant is chosen at first, and those that are clicked then, over all pages', () => {
  const { now, set } = choose();
  expect([now().chosen, now().some, now().isAll]).toEqual([null, 0, false]);
  set([A], true);
  set([B, C], true);
  expect([now().chosen, now().some, now().isAll]).toEqual([{ merchants: ['a', 'b', 'c'] }, 3, false]);
  set([B], false);
  expect(now().chosen).toEqual({ merchants: ['a', 'c'] });
  expect([A, B].map((one) => now().rows.isChosen(one as never))).toEqual([true, false]);
  set([A, C], false);
  expect(now().chosen).toBeNull();
});

it('all of a filter are chosen by the filter, until one is taken out', () => {
  const { now, set } = choose({ plans: ['x'] });
  act(() => now().takeAll());
  expect([now().chosen, now().some, now().isAll]).toEqual([{ filter: { plans: ['x'] } }, 0, true]);
  expect(now().rows.isChosen(A as never)).toBe(true);
  set([A], false);
  expect([now().chosen, now().isAll]).toEqual([null, false]);
});

it('another filter begins again, and the same one in other words of it does not', () => {
  const { now, set, ask } = choose({ plans: ['x'] });
  set([A], true);
  ask({ plans: ['x'] });
  expect(now().some).toBe(1);
  ask({ plans: ['y'] });
  expect(now().chosen).toBeNull();
  expect(now().whole).toEqual({ filter: { plans: ['y'] } });
});

it('no more are named one by one than a call takes', () => {
  const { now, set } = choose();
  set(
    Array.from({ length: 501 }, (_, index) => merchant(String(index))),
    true,
  );
  expect(now().some).toBe(500);
});

it('what was chosen is let go of at once, and each is called by its name', () => {
  const { now, set } = choose();
  set([A, B], true);
  act(() => now().clear());
  expect(now().chosen).toBeNull();
  expect(now().rows.nameOf(A as never)).toBe('Bistro a');
});
