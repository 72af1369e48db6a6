import type { SalesAccountsView } from '@comptoir/contract/sales/report-accounting';
import type { SalesReport } from '@comptoir/contract/sales/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { readJournal } from '../../../../test/read-journal.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';
import { foldSales } from './fold-sales.ts';

const NOW = new Date('2026-07-01T15:00:00Z');
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

const MEAL = aSale({ taxedCents: 10_000 });
const JUNE = 'from=2026-06-01&to=2026-06-30';

let merchantId: string;
let partnerId: string;
let deviceId: string;
let owner: { id: string; token: string };
beforeEach(async () => {
  partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  merchantId = merchant.id;
  deviceId = (await aTerminal(test, { merchant })).id;
  owner = await aUser(test, { role: 'merchant', merchantId });
});

const sell = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    { id: deviceId, merchantId },
    bills.map((bill) => ({ ...MEAL, ...bill })),
  );
const ask = (url: string, { as = owner.token, language = 'fr' } = {}) =>
  test.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...bearer(as), 'accept-language': language } });
const exported = (query: string, as?: { as?: string; language?: string }) =>
  ask(`/reports/sales/accounting?${query}`, as);
const suggested = async (language = 'fr') =>
  (await ask('/reports/sales/accounts', { language })).json<SalesAccountsView>().accounts;
const save = (accounts: object, as = owner.token) =>
  test.app.inject({ method: 'PUT', url: '/api/reports/sales/accounts', headers: bearer(as), payload: accounts });
const acts = (action: string) =>
  asSystem<{ before: object; after: object; facts: object }>(test, {
    text: 'select before, after, facts from audit_events where merchant_id = $1 and action = $2 order by id',
    values: [merchantId, action],
  });

describe('the accounts of sales', () => {
  it('are suggested in both languages until some are saved', async () => {
    expect((await suggested()).gst).toEqual({ name: 'TPS perçue', number: '2310' });
    const view = (await ask('/reports/sales/accounts', { language: 'en' })).json<SalesAccountsView>();
    expect([view.accounts.gst.name, view.changedAt]).toEqual(['GST Collected', null]);
  });

  it('are kept as they were saved, and log and audit trail say what changed', async () => {
    const accounts = await suggested();
    await save(accounts);
    const changed = { ...accounts, gst: { name: 'Taxes:TPS', number: '2311' } };
    expect((await save(changed)).json()).toEqual({ accounts: changed, changedAt: NOW.toISOString() });
    expect((await ask('/reports/sales/accounts')).json()).toEqual({ accounts: changed, changedAt: NOW.toISOString() });
    expect((await acts('accounts-changed')).at(-1)).toMatchObject({
      before: { accounts: 'gst: TPS perçue (2310)' },
      after: { accounts: 'gst: Taxes:TPS (2311)' },
    });
    const logged = await asSystem(test, {
      text: `select user_id as "by" from activity_log where merchant_id = $1 and event = 'accounts-changed'`,
      values: [merchantId],
    });
    expect(logged).toEqual([{ by: owner.id }, { by: owner.id }]);
  });

  it.each([
    [{ name: '=1+1', number: '' }, 'account-name'],
    [{ name: 'Ventes', number: '4000-1' }, 'account-number'],
  ])('are never %j', async (gst, rule) => {
    const reply = await save({ ...(await suggested()), gst });
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ rule }] } });
  });
});

describe('the journal of sales', () => {
  it.each(['quickbooks', 'sage'] as const)(
    'agrees with the sales report to the cent, read back as %s reads it',
    async (format) => {
      await sell(
        { serviceCents: 1000, tipCents: 1500 },
        { payment: 'ARG', untaxedCents: 333, alcoholCents: 200 },
        { at: new Date('2026-06-02T03:59:00Z'), situation: 'refund', payment: 'CRE' },
        { at: new Date('2026-06-03T16:00:00Z'), situation: 'refund', payment: 'CRE', taxedCents: 70_001 },
        { situation: 'first-instalment' },
        { at: new Date('2026-06-04T16:00:00Z'), situation: 'later-instalment', payment: 'ARG', tipCents: 300 },
        { situation: 'training' },
        { situation: 'estimate' },
        { refused: true },
        { situation: 'first-instalment', refused: true },
        { at: new Date('2026-05-31T16:00:00Z') },
      );
      const accounts = await suggested();
      await save(accounts);
      const reply = await exported(`${JUNE}&format=${format}`);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(
          new RegExp(`"restaurant-\\d+-comptoir-ecritures-${format}-2026-06-01-2026-06-30.zip"`),
        ),
        'x-total-count': '3',
      });
      const { lines, names, readMe } = await readJournal(test, reply.rawPayload, format);
      expect(names).toEqual(['LISEZ-MOI.txt', `${format}-01.csv`]);
      const days = [...new Set(lines.map(({ day }) => day))];
      const separator = format === 'sage' ? '-' : '/';
      expect(days).toEqual(['01', '03', '04'].map((day) => ['06', day, '2026'].join(separator)));
      const sum = (of: (line: (typeof lines)[number]) => number, among = lines) =>
        among.reduce((all, line) => all + of(line), 0);
      for (const day of days)
        expect(
          sum(
            ({ debit, credit }) => debit - credit,
            lines.filter((line) => line.day === day),
          ),
        ).toBe(0);
      const { total } = (await ask(`/reports/sales?${JUNE}`)).json<SalesReport>();
      const credited = (key: keyof typeof accounts) =>
        sum(
          ({ debit, credit }) => credit - debit,
          lines.filter(({ account }) => account === accounts[key][format === 'sage' ? 'number' : 'name']),
        );
      expect(total.refunds).toBe(2);
      expect([credited('gst'), credited('qst'), credited('service'), credited('alcohol'), credited('tips')]).toEqual([
        total.gstCents,
        total.qstCents,
        total.serviceCents,
        total.alcoholCents,
        total.tipCents,
      ]);
      expect(credited('sales') + credited('service') + credited('alcohol')).toBe(total.grossCents);
      expect(credited('refunds')).toBe(total.refundedCents);
      // both instalments paid a dollar, the first on the day of its bill
      expect(-credited('ARG')).toBe(12_060 + 100 + 300);
      expect(readMe).toContain(`${format}-01.csv\u00A0: 3 écritures, débits `);
      // what is folded into days says the same
      await foldSales({ database: test.dependencies.database, now: () => new Date('2026-07-02T15:00:00Z') });
      const folded = await readJournal(test, (await exported(`${JUNE}&format=${format}`)).rawPayload, format);
      expect(folded.lines).toEqual(lines);
    },
  );

  it('is refused while an account that it books on is not given for the program, and says which', async () => {
    await sell({});
    const missing = async (format: string) =>
      (await exported(`${JUNE}&format=${format}`)).json<{ error: { code: string; fields: { path: string }[] } }>()
        .error;
    expect((await missing('sage')).fields.map(({ path }) => path)).toEqual(['DEB', 'sales', 'gst', 'qst']);
    await save({ ...(await suggested()), qst: { name: 'TVQ', number: '' }, tips: { name: '', number: '' } });
    expect(await missing('sage')).toMatchObject({
      code: 'accounts-incomplete',
      fields: [{ path: 'qst', rule: 'required' }],
    });
    expect((await exported(`${JUNE}&format=quickbooks`)).statusCode).toBe(200);
    expect(await acts('accounting-exported')).toHaveLength(1);
  });

  it('is an event of the log, with who, which days and which program', async () => {
    await exported(`${JUNE}&format=sage`);
    expect(await acts('accounting-exported')).toMatchObject([
      { facts: { from: '2026-06-01', to: '2026-06-30', program: 'sage' } },
    ]);
  });

  it('is of nothing when nothing was sold, in the language of the reader', async () => {
    const reply = await exported(`${JUNE}&format=sage`, { language: 'en' });
    expect(reply.headers['x-total-count']).toBe('0');
    const { names, readMe } = await readJournal(test, reply.rawPayload, 'sage');
    expect(names).toEqual(['READ-ME.txt']);
    expect(readMe).toContain('Nothing is to be booked in this period.');
  });

  it('is for the partner to read, whose accounts are not theirs to change', async () => {
    const { token } = await aUser(test, { role: 'partner', partnerId });
    const of = `merchantId=${merchantId}`;
    expect((await exported(`${JUNE}&format=sage&${of}`, { as: token })).statusCode).toBe(200);
    const reply = await test.app.inject({
      method: 'PUT',
      url: `/api/reports/sales/accounts?${of}`,
      headers: bearer(token),
      payload: await suggested(),
    });
    expect(reply.json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  it.each([
    ['from=2026-06-30&to=2026-06-01', 'after-end'],
    ['from=2026-06-01&to=2026-07-02', 'in-future'],
    ['from=2025-06-01&to=2026-06-30', 'too-long'],
  ])('is never of %s', async (period, rule) => {
    expect((await exported(`${period}&format=sage`)).json()).toMatchObject({ error: { fields: [{ rule }] } });
  });
});
