import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInAddress } from '../../test/render-in-address.tsx';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

const open = async (address: string) => {
  const { result, router } = await renderInAddress(address, useMerchantInAddress);
  const show = async (...picked: Parameters<typeof result.current.show>) => {
    await act(async () => result.current.show(...picked));
    return router.history.location.href;
  };
  return { result, router, show };
};

it('the merchant that the address names, or none', async () => {
  expect((await open('/x?merchantId=a')).result.current.merchantId).toBe('a');
  expect((await open('/x')).result.current.merchantId).toBeUndefined();
});

it('another one is named, and nothing else of the address is touched', async () => {
  const { result, show } = await open('/unknown/x?tab=2&merchantId=a#part');
  expect(await show('b', 'push')).toBe('/unknown/x?tab=2&merchantId=b#part');
  expect(result.current.merchantId).toBe('b');
  expect(await show(null, 'push')).toBe('/unknown/x?tab=2#part');
  expect(result.current.merchantId).toBeUndefined();
});

it('an address that says nothing more has no question mark', async () => {
  const { show } = await open('/x?merchantId=a');
  expect(await show(null, 'push')).toBe('/x');
  expect(await show('b', 'push')).toBe('/x?merchantId=b');
});

it('Back leads to the one before, unless that was replaced', async () => {
  const { result, router, show } = await open('/x?merchantId=a');
  const { length } = router.history;
  await show('b', 'replace');
  expect(router.history.length).toBe(length);
  await show('c', 'push');
  expect(router.history.length).toBe(length + 1);
  await act(async () => router.history.back());
  await vi.waitFor(() => expect(result.current.merchantId).toBe('b'));
});

it('the way to show one stays the same, so that what depends on it is not done again', async () => {
  const { result, show } = await open('/x?merchantId=a');
  const { show: before } = result.current;
  await show('b', 'push');
  expect(result.current.show).toBe(before);
});
