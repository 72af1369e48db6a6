import { priceCart } from '@comptoir/contract/money/subscriptions';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../../test/factories.ts';
import { answer, refusalOf } from '../../../../test/mock-api.ts';
import { aCart } from '../../../../test/money.ts';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { within } from '../../../../test/within.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useOrder } from './use-order.ts';

const FIELDS = [{ path: 'promoCode', rule: 'promo-code-expired' }];
const isSelfInstall = () => sessionStore.current()?.isSelfInstallSelected;

beforeEach(() => sessionStore.signIn(aToken()));

const open = async (address: string) => {
  const asked = answer(priceCart, ({ body }) =>
    body.promoCode === 'OLD' ? refusalOf('validation-failed', { fields: FIELDS }) : aCart(body.installation),
  );
  return { asked, ...(await renderInAddress(address, useOrder, within())) };
};

it.each([
  ['/subscribe', { installation: 'autonomous' }],
  ['/subscribe?installation=assisted', { installation: 'assisted' }],
  ['/subscribe?installation=autonomous&promo=HELLO', { installation: 'autonomous', promoCode: 'HELLO' }],
] as const)(
  'what is bought stands in the address, is priced, and followed by the session: %s',
  async (address, order) => {
    const { result, asked } = await open(address);
    expect(result.current).toMatchObject({ order, refusal: null });
    expect(isSelfInstall()).toBe(order.installation === 'autonomous');
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([order]));
  },
);

it('where the address says nothing, what was chosen before is bought', async () => {
  sessionStore.keepInstallation('assisted');
  const { result } = await open('/subscribe');
  expect(result.current.order).toEqual({ installation: 'assisted' });
  expect(isSelfInstall()).toBe(false);
});

it('a code that does not count is not bought, and it is said why', async () => {
  const { result } = await open('/subscribe?installation=assisted&promo=OLD');
  await waitFor(() => expect(result.current.order).toEqual({ installation: 'assisted' }));
  expect(result.current.refusal).toMatchObject({ fields: FIELDS });
});

it('another refusal of the cart is none of the code', async () => {
  answer(priceCart, () => refusalOf('internal-error'));
  const { result } = await renderInAddress('/subscribe?promo=HELLO', useOrder, within());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current).toMatchObject({ order: { promoCode: 'HELLO' }, refusal: null });
});

it('an installation and a code are chosen in the address, and a code leaves it', async () => {
  const { result, search } = await open('/subscribe');
  act(() => result.current.choose('assisted'));
  await waitFor(() => expect(search()).toEqual({ installation: 'assisted' }));
  await waitFor(() => expect(isSelfInstall()).toBe(false));
  act(() => result.current.keepPromoCode('HELLO'));
  await waitFor(() => expect(search()).toEqual({ installation: 'assisted', promo: 'HELLO' }));
  act(() => result.current.keepPromoCode(null));
  await waitFor(() => expect(search()).toEqual({ installation: 'assisted' }));
});
