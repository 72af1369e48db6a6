import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken, id } from '../../../test/factories.ts';
import { answer } from '../../../test/mock-api.ts';
import { aSubscription, noSubscription } from '../../../test/money.ts';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { within } from '../../../test/within.tsx';
import { sessionStore } from '../sessions/session-store.ts';
import { useSubscription } from './use-subscription.ts';

const ADMIN = { role: 'admin', merchantId: null } as const;
const isSelfInstall = () => sessionStore.current()?.isSelfInstallSelected;

it.each([
  ['one’s own', { merchantId: id(1) }, '/x', {}],
  ['the merchant that is picked', ADMIN, `/x?merchantId=${id(7)}`, { merchantId: id(7) }],
] as const)(
  'the account of %s is read, and the session follows its installation',
  async (_whose, claims, address, query) => {
    const asked = answer(getSubscription, aSubscription({ installation: 'assisted' }));
    sessionStore.signIn(aToken(claims));
    const { result } = await renderInAddress(address, () => useSubscription(), within());
    expect(isSelfInstall()).toBe(true);
    await waitFor(() => expect(result.current.data?.installation).toBe('assisted'));
    expect(isSelfInstall()).toBe(false);
    expect(asked.map((call) => call.query)).toEqual([query]);
    answer(getSubscription, aSubscription({ installation: 'autonomous' }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(isSelfInstall()).toBe(true));
  },
);

it('what was chosen stays chosen before there is a subscription', async () => {
  answer(getSubscription, noSubscription());
  sessionStore.signIn(aToken());
  sessionStore.keepInstallation('assisted');
  const { result } = await renderInAddress('/x', () => useSubscription(), within());
  await waitFor(() => expect(result.current.data?.state).toBe('none'));
  expect(isSelfInstall()).toBe(false);
});

it.each([
  ['no merchant is in view', ADMIN, {}],
  ['it is not wanted', { merchantId: id(1) }, { isWanted: false }],
] as const)('nothing is asked while %s', async (_when, claims, wanted) => {
  const asked = answer(getSubscription, aSubscription());
  sessionStore.signIn(aToken(claims));
  const { result } = await renderInAddress('/x', () => useSubscription(wanted), within());
  expect([result.current.fetchStatus, asked.length]).toEqual(['idle', 0]);
});
