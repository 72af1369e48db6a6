import type { RevenueAccountsView } from '@comptoir/contract/money/revenue-accounting';
import type { RevenueReport } from '@comptoir/contract/money/revenue';
import { beforeAll, expect, it } from 'vitest';
import { aBilledMerchant } from '../../../../test/factories/billing.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aServedMerchant } from '../../../../test/factories/revenue.ts';
import { readJournal } from '../../../../test/read-journal.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';
import { payInvoice } from '../payments/pay-invoice.ts';
import { refundInvoice } from '../payments/refund-invoice.ts';

const NOW = new Date('2026-06-20T16:00:00Z');
const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => NOW });
const PATH = '/api/reports/accounting';
const JUNE = 'from=2026-06-01&to=2026-06-30';

let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await aUser(test, { role: 'admin' });
});
const get = (path: string) =>
  test.app.inject({
    method: 'GET',
    url: `${PATH}${path}`,
    headers: { ...bearer(admin.token), 'accept-language': 'en' },
  });
const save = (payload: object) =>
  test.app.inject({ method: 'PUT', url: `${PATH}/accounts`, headers: bearer(admin.token), payload });
const suggested = async () => (await get('/accounts')).json<RevenueAccountsView>().accounts;
const acts = (action: string) =>
  asSystem(test, {
    text: 'select facts, before, after from audit_events where action = $1 order by id',
    values: [action],
  });

it('refuses our own journal until its accounts are given, which are suggested and audited', async () => {
  const { invoice } = await aBilledMerchant(test, { now: new Date('2026-05-05T16:00:00Z') });
  expect(invoice.id).toBeDefined();
  const may = '?from=2026-05-01&to=2026-05-31&format=sage';
  expect((await get(may)).json()).toMatchObject({
    error: {
      code: 'accounts-incomplete',
      fields: ['receivable', 'service', 'gst', 'qst'].map((path) => ({ path, rule: 'required' })),
    },
  });
  const accounts = await suggested();
  expect((await get('/accounts')).json()).toMatchObject({ changedAt: null });
  expect((await save(accounts)).json()).toEqual({ accounts, changedAt: NOW.toISOString() });
  await save({ ...accounts, card: { name: 'Bank', number: '1000' } });
  expect((await acts('accounts-changed')).at(-1)).toMatchObject({
    before: { accounts: 'card: Credit Card Clearing (1030)' },
    after: { accounts: 'card: Bank (1000)' },
  });
  expect((await get(may)).headers['x-total-count']).toBe('1');
  expect(await acts('accounting-exported')).toMatchObject([{ facts: { from: '2026-05-01', program: 'sage' } }]);
});

it('agrees with the revenue report to the cent: invoices, what promo codes take off, payments, credits, money given back', async () => {
  await aServedMerchant(test, [{ anchor: '2026-06-10', months: 1, offCents: 4000 }]);
  const late = new Date('2026-06-16T03:59:00Z');
  const deps = { ...test.dependencies, now: () => late };
  const { invoice } = await aBilledMerchant(test, { now: new Date('2026-06-15T16:00:00Z') });
  await payInvoice(deps, { scope: { role: 'admin' }, userId: admin.id, by: 'admin', invoiceId: invoice.id });
  const back = { ...deps, now: () => new Date('2026-06-18T16:00:00Z') };
  await refundInvoice(back, { userId: admin.id, invoiceId: invoice.id, totalCents: 5000, reason: 'Geste' });
  test.payments.nextRefunds('refused');
  await refundInvoice(back, { userId: admin.id, invoiceId: invoice.id, totalCents: 1000, reason: 'Refusé' });
  const accounts = await suggested();
  await save(accounts);
  const reply = await get(`?${JUNE}&format=quickbooks`);
  const { lines, readMe } = await readJournal(test, reply.rawPayload, 'quickbooks');
  const days = [...new Set(lines.map(({ day }) => day))];
  expect(days).toEqual(['06/10/2026', '06/15/2026', '06/18/2026']);
  const balance = (among: typeof lines) => among.reduce((all, { debit, credit }) => all + debit - credit, 0);
  for (const day of days) expect(balance(lines.filter((line) => line.day === day))).toBe(0);
  const debited = (key: keyof typeof accounts) =>
    balance(lines.filter(({ account }) => account === accounts[key].name));
  const url = `/api/reports/revenue?${JUNE}`;
  const { total } = (await test.app.inject({ method: 'GET', url, headers: bearer(admin.token) })).json<RevenueReport>();
  const { invoiced, credited } = total;
  expect(-debited('service') - debited('installation') - debited('discounts')).toBe(invoiced.subtotalCents);
  expect([debited('discounts'), debited('installation'), debited('credits')]).toEqual([
    4000,
    -35_000,
    credited.subtotalCents,
  ]);
  expect(-debited('gst')).toBe(invoiced.gstCents - credited.gstCents);
  expect(-debited('qst')).toBe(invoiced.qstCents - credited.qstCents);
  // money that the network refused to give back is still ours, and owed
  expect(debited('card')).toBe(16_097 - 5000);
  expect(debited('receivable')).toBe(invoiced.totalCents - credited.totalCents - debited('card'));
  expect(readMe).toContain('All files: 3 entries, debits $');
});

it.each([
  ['from=2026-06-30&to=2026-06-01', 'after-end'],
  ['from=2025-06-01&to=2026-06-30', 'too-long'],
])('is never of %s', async (period, rule) => {
  expect((await get(`?${period}&format=sage`)).json()).toMatchObject({ error: { fields: [{ rule }] } });
});
