import { listLogs } from '@comptoir/contract/base/activity-log';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { listSessions } from '@comptoir/contract/people/profile';
import { listDevices } from '@comptoir/contract/sales/devices';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { answer } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aTransmissionHealth } from '../../test/progress.ts';
import { createQueryClient } from './providers.tsx';
import { loadScreen } from './screen-data.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';

const NOTHING = { items: [], nextCursor: null };
const never = () => new Promise<never>(() => undefined);

/** A session of which the last visit left the merchant. */
function returnAs(claims: Parameters<typeof aToken>[0] = {}): string {
  const token = aToken(claims);
  sessionStore.signIn(token);
  sessionStore.keepMerchant(aMerchant({ id: id(1) }));
  return token;
}

it('a screen is there before the server has said who it is, when the last visit knew', async () => {
  answer(getSession, never);
  answer(getMerchant, never);
  const token = aToken();
  localStorage.setItem('Merchant', JSON.stringify(aMerchant({ id: id(1), company_name: 'Bistro du Quai' })));
  localStorage.setItem('JWT', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'JWT', newValue: token }));
  await renderApp('/dashboard', { token: null });
  expect(await screen.findByText('tout est transmis')).toBeDefined();
});

it('a screen waits until it is known who it is otherwise', async () => {
  answer(getSession, never);
  const health = answer(getTransmissionHealth, aTransmissionHealth());
  const merchant = answer(getMerchant, never);
  const { router } = await renderApp('/dashboard');
  await waitFor(() => expect(merchant).toHaveLength(1));
  await router.load();
  expect(health).toEqual([]);
});

it('what a screen shows is asked for once, with its code', async () => {
  const asked = [answer(listDevices, NOTHING), answer(listLogs, NOTHING)];
  returnAs();
  const queries = createQueryClient();
  loadScreen('dashboard', { queries, search: {} });
  loadScreen('dashboard', { queries, search: {} });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked.map(({ length }) => length)).toEqual([1, 1]);
});

it('nothing is asked for that would be refused', async () => {
  const asked = answer(listDevices, NOTHING);
  const money = answer(getSubscription, never);
  const own = answer(listSessions, NOTHING);
  const queries = createQueryClient();
  loadScreen('devices', { queries, search: {} });
  sessionStore.signIn(aToken(), aSessionView({ firstSessionLogin: true }));
  loadScreen('devices', { queries, search: {} });
  returnAs({ role: 'admin', merchantId: null });
  loadScreen('devices', { queries, search: {} });
  returnAs({ merchantRight: 'reader' });
  loadScreen('dashboard', { queries, search: {} });
  returnAs({ impersonateMerchantId: id(1) });
  loadScreen('profile', { queries, search: {} });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect([asked.length, money.length, own.length]).toEqual([1, 0, 0]);
});

it('who looks after several is shown the one in the address', async () => {
  const asked = answer(listDevices, NOTHING);
  returnAs({ role: 'admin', merchantId: null });
  const queries = createQueryClient();
  loadScreen('devices', { queries, search: { merchantId: id(1) } });
  await waitFor(() => expect(asked.map(({ query }) => query)).toMatchObject([{ merchantId: id(1) }]));
});
