import { listLogs } from '@comptoir/contract/base/activity-log';
import { getAuditChain, listAudit } from '@comptoir/contract/base/audit';
import { getMerchantCount, getMerchant, listMerchants } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { listSessions } from '@comptoir/contract/people/profile';
import { listUsers } from '@comptoir/contract/people/users';
import { getCertification } from '@comptoir/contract/sales/certification';
import { getTransmissionReport } from '@comptoir/contract/sales/reports';
import { listDevices } from '@comptoir/contract/sales/devices';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { answer, server } from '../../test/mock-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aTransmissionHealth } from '../../test/progress.ts';
import { createQueryClient } from './providers.tsx';
import { invalidateAll } from '../shared/queries/invalidate.ts';
import { devicesQuery } from '../shared/queries/sales.ts';
import { loadScreen } from './load-screen.ts';
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
  const asked = [
    answer(listDevices, NOTHING),
    answer(listLogs, { ...NOTHING, previousCursor: null, archivedUntil: null }),
  ];
  returnAs();
  const queries = createQueryClient();
  loadScreen('dashboard', { queries, search: {}, params: {} });
  loadScreen('dashboard', { queries, search: {}, params: {} });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked.map(({ length }) => length)).toEqual([1, 1]);
});

it('nothing is asked for that would be refused', async () => {
  const asked = answer(listDevices, NOTHING);
  const money = answer(getSubscription, never);
  const own = answer(listSessions, NOTHING);
  const queries = createQueryClient();
  loadScreen('devices', { queries, search: {}, params: {} });
  sessionStore.signIn(aToken(), aSessionView({ firstSessionLogin: true }));
  loadScreen('devices', { queries, search: {}, params: {} });
  returnAs({ role: 'admin', merchantId: null });
  loadScreen('devices', { queries, search: {}, params: {} });
  returnAs({ merchantRight: 'reader' });
  loadScreen('dashboard', { queries, search: {}, params: {} });
  returnAs({ impersonateMerchantId: id(1) });
  loadScreen('profile', { queries, search: {}, params: {} });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect([asked.length, money.length, own.length]).toEqual([1, 0, 0]);
});

it('who looks after several is shown the one in the address', async () => {
  const asked = answer(listDevices, NOTHING);
  returnAs({ role: 'admin', merchantId: null });
  const queries = createQueryClient();
  loadScreen('devices', { queries, search: { merchantId: id(1) }, params: {} });
  await waitFor(() => expect(asked.map(({ query }) => query)).toMatchObject([{ merchantId: id(1) }]));
});

it.each([
  ['users', { q: ' marie ', role: 'partner' }, listUsers, { search: 'marie', role: 'partner' }],
  [
    'audit',
    { group: 'accounts', text: 'till', since: '2026-06-01' },
    listAudit,
    { search: 'till', from: '2026-06-01' },
  ],
  ['audit', {}, getAuditChain, {}],
  ['reports', {}, getTransmissionReport, { from: expect.stringMatching(/-01$/) }],
  ['adminQuickBook', {}, listMerchants, { states: 'registering' }],
  ['merchantlist', { q: ' quai ', sort: '-city' }, getMerchantCount, { q: 'quai' }],
  ['certification', {}, getCertification, {}],
] as const)('an administrator’s %s is asked for with what the address says', async (name, search, endpoint, query) => {
  const asked: { query: unknown }[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === `/api${endpoint.path}`) asked.push({ query: Object.fromEntries(url.searchParams) });
  });
  returnAs({ role: 'admin', merchantId: null });
  const queries = createQueryClient();
  loadScreen(name, { queries, search: { ...search, merchantId: id(1) }, params: {} });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  server.events.removeAllListeners();
  expect(asked).toMatchObject([{ query }]);
});

it('a period in the address is asked for by its screen, which knows whether a report is made for it', () => {
  returnAs({ role: 'admin', merchantId: null });
  const queries = createQueryClient();
  loadScreen('reports', { queries, search: { from: '2026-06-01', to: '1999-01-01', merchantId: id(1) }, params: {} });
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

it('what the last visit left is shown before it is read again, which its part of the screen does', async () => {
  const asked = answer(listDevices, NOTHING);
  returnAs();
  const queries = createQueryClient();
  queries.setQueryData(devicesQuery({}).queryKey, NOTHING);
  // as all that is kept is marked, and no one looks at it yet
  await invalidateAll(queries);
  loadScreen('devices', { queries, search: {}, params: {} });
  expect(queries.isFetching()).toBe(0);
  const { unmount } = renderHook(() => useQuery(devicesQuery({})), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
});
