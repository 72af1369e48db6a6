import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../../test/factories.ts';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { forgetOrder, useKeptOrder } from './use-kept-order.ts';

beforeEach(() => sessionStore.signIn(aToken()));

const open = (address: string) =>
  renderInAddress(address, () => {
    const shown = useAddress();
    useKeptOrder(shown);
    return shown;
  });

/** Leaves by the menu, and comes back to an address that says nothing. */
async function comeBack(address: string) {
  const { unmount } = await open(address);
  unmount();
  return open('/subscribe');
}

it.each([
  ['?installation=assisted&promo=HELLO', { installation: 'assisted', promo: 'HELLO' }],
  ['?installation=assisted', { installation: 'assisted' }],
  ['?promo=HELLO', { promo: 'HELLO' }],
])('what stood in the address is there again on the way back: %s', async (search, order) => {
  const back = await comeBack(`/subscribe${search}`);
  await waitFor(() => expect(back.search()).toEqual(order));
});

it('an address that says something is left as it is', async () => {
  await comeBack('/subscribe?installation=assisted&promo=HELLO');
  const { search } = await open('/subscribe?installation=autonomous');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(search()).toEqual({ installation: 'autonomous' });
});

it('what is taken out of the address is forgotten, and so is what was bought', async () => {
  const first = await open('/subscribe?promo=HELLO');
  act(() => first.result.current.change({ promo: undefined }));
  await waitFor(() => expect(first.search()).toEqual({}));
  first.unmount();
  const second = await open('/subscribe');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(second.search()).toEqual({});
  second.unmount();
  const third = await open('/subscribe?promo=HELLO');
  third.unmount();
  forgetOrder();
  const { search } = await open('/subscribe');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(search()).toEqual({});
});
