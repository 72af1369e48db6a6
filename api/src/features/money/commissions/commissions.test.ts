import type { Commissions, CommissionStatement } from '@comptoir/contract/money/commissions';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCredit, aPaidInvoice } from '../../../../test/factories/commissions.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { planJobs } from '../../../plan-jobs.ts';

let clock = new Date('2026-03-10T15:00:00Z');
const test = useTestApp({ now: () => clock });
let partnerId: string;
let merchantId: string;
let [admin, partner] = ['', ''];
beforeEach(async () => {
  await at('2026-03-10T15:00:00Z');
  partnerId = await aPartner(test);
  merchantId = (await aMerchant(test, { partnerId })).id;
});

/** No session lasts for months. */
async function at(moment: string): Promise<void> {
  clock = new Date(moment);
  admin = (await aUser(test, { role: 'admin' })).token;
  if (partnerId) partner = (await aUser(test, { role: 'partner', partnerId })).token;
}

const call = (token: string, method: 'GET' | 'PUT', path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ error?: { code: string } }>().error?.code;
const setRate = (month: string, rate: object, of = partnerId) =>
  call(admin, 'PUT', `/partners/${of}/commissions/${month}/rate`, rate);
const tenPercent = { kind: 'percent', rate: 100_000 };
const close = () => planJobs(test.dependencies).tasks['close-commissions']?.({});
const months = async (of = partnerId) =>
  (await call(admin, 'GET', `/partners/${of}/commissions`))
    .json<Commissions>()
    .items.map(({ month, totalCents, closedAt }) => [month, totalCents, closedAt !== null]);
const statement = async (month: string) =>
  (await call(admin, 'GET', `/partners/${partnerId}/commissions/${month}`)).json<CommissionStatement>();
const file = (month: string, format: string, token = admin) =>
  call(token, 'GET', `/partners/${partnerId}/commissions/${month}/file?format=${format}`);

describe('the commissions of a month', () => {
  it('are what was paid in it at its rate; what is credited later is taken back then, and a closed month stays', async () => {
    await setRate('2026-03', tenPercent);
    // the last moment of March in Québec, and the first of April
    const first = await aPaidInvoice(test, { merchantId, paidAt: '2026-04-01T03:59:59Z', net: 5005 });
    await at('2026-04-01T12:00:00Z');
    await aPaidInvoice(test, { merchantId, paidAt: '2026-04-01T04:00:00Z', net: 2000 });
    expect(await months()).toEqual([
      ['2026-04', 200, false],
      ['2026-03', 501, false],
    ]);
    await Promise.all([close(), close()]);
    const closed = await statement('2026-03');
    expect(closed).toMatchObject({ invoices: 1, netCents: 5005, earnedCents: 501, totalCents: 501, rate: tenPercent });
    expect(await setRate('2026-05', { kind: 'amount', amount: 300 })).toMatchObject({ statusCode: 200 });
    await aCredit(test, { invoiceId: first, at: '2026-05-02T12:00:00Z', net: 5 });
    await aCredit(test, { invoiceId: first, at: '2026-05-03T12:00:00Z', net: 5000 });
    await at('2026-06-01T12:00:00Z');
    await close();
    expect(await months()).toEqual([
      ['2026-06', 0, false],
      ['2026-05', -501, true],
      ['2026-04', 200, true],
      ['2026-03', 501, true],
    ]);
    expect(await statement('2026-03')).toEqual(closed);
    expect((await statement('2026-05')).lines).toEqual([
      expect.objectContaining({ merchantId, invoices: 0, credits: 2, creditedCents: 5005, takenBackCents: 501 }),
    ]);
  });

  it('have what became known after the month was closed, once, and nothing of before there was a rate', async () => {
    await aPaidInvoice(test, { merchantId, paidAt: '2026-02-10T15:00:00Z', net: 1000 });
    await setRate('2026-03', tenPercent);
    await at('2026-04-02T12:00:00Z');
    await close();
    await aPaidInvoice(test, { merchantId, paidAt: '2026-03-31T15:00:00Z', net: 1000 });
    await at('2026-05-02T12:00:00Z');
    await close();
    await close();
    expect(await months()).toEqual([
      ['2026-05', 0, false],
      ['2026-04', 100, true],
      ['2026-03', 0, true],
    ]);
  });

  it('leave out what was credited before it was paid', async () => {
    await setRate('2026-03', tenPercent);
    const invoiceId = await aPaidInvoice(test, { merchantId, paidAt: '2026-03-10T14:00:00Z', net: 1000 });
    await aCredit(test, { invoiceId, at: '2026-03-10T13:59:00Z', net: 400 });
    expect((await statement('2026-03')).lines).toEqual([
      expect.objectContaining({ netCents: 600, earnedCents: 60, credits: 0 }),
    ]);
  });

  it('are the new partner’s from the day of a move on, and what is credited is taken back from who had it', async () => {
    const other = await aPartner(test);
    await setRate('2026-03', tenPercent);
    await setRate('2026-03', { kind: 'percent', rate: 200_000 }, other);
    const before = await aPaidInvoice(test, { merchantId, paidAt: '2026-03-10T03:59:59Z', net: 1000 });
    await aPaidInvoice(test, { merchantId, paidAt: '2026-03-10T04:00:00Z', net: 2000 });
    const payload = { from: partnerId, partnerId: other };
    expect((await call(admin, 'PUT', `/merchant/${merchantId}/partner`, payload)).statusCode).toBe(204);
    await at('2026-03-20T12:00:00Z');
    await aPaidInvoice(test, { merchantId, paidAt: '2026-03-19T12:00:00Z', net: 4000 });
    expect([await months(), await months(other)]).toEqual([[['2026-03', 100, false]], [['2026-03', 1200, false]]]);
    await aCredit(test, { invoiceId: before, at: '2026-03-19T12:00:00Z', net: 1000 });
    expect([await months(), await months(other)]).toEqual([[['2026-03', 0, false]], [['2026-03', 1200, false]]]);
  });
});

describe('a rate', () => {
  it('is set for a month that is not over, by the last who sets it, and the trail says so', async () => {
    const over = (await setRate('2026-02', tenPercent)).json<{ error: { code: string; fields: object[] } }>().error;
    expect(over).toMatchObject({ code: 'validation-failed', fields: [{ path: 'month', rule: 'month-over' }] });
    expect(await codeOf(setRate('2026-03', tenPercent, uuid()))).toBe('not-found');
    expect(await codeOf(setRate('2026-03', { kind: 'percent', rate: 1_000_001 }))).toBe('validation-failed');
    await setRate('2026-03', tenPercent);
    const replaced = await setRate('2026-03', { kind: 'amount', amount: 250 });
    expect(replaced.json()).toEqual({ rates: [{ from: '2026-03', rate: { kind: 'amount', amount: 250 } }] });
    const trail = await asSystem(test, {
      text: `select before, after from audit_events where action = 'commission-rate-set' and subject_id = $1 order by occurred_at, id`,
      values: [partnerId],
    });
    expect(trail.at(-1)).toEqual({ before: { rate: '10 %' }, after: { rate: '2.50 $' } });
  });
});

describe('a statement', () => {
  it('is a file in the partner’s language once its month is closed, which its people read and no other partner', async () => {
    await setRate('2026-03', tenPercent);
    await asSystem(test, { text: "update merchants set company_name = '=Bistro' where id = $1", values: [merchantId] });
    await aPaidInvoice(test, { merchantId, paidAt: '2026-03-10T14:00:00Z', net: 5005 });
    expect(await codeOf(file('2026-03', 'pdf'))).toBe('not-found');
    expect(await codeOf(call(admin, 'GET', `/partners/${partnerId}/commissions/2026-02`))).toBe('not-found');
    await at('2026-04-02T12:00:00Z');
    await close();
    const csv = (await file('2026-03', 'csv', partner)).body;
    expect(csv.split('\r\n').slice(1)).toEqual([
      `"'=Bistro";1;50,05;5,01;0;0,00;0,00;5,01`,
      '"Total";1;50,05;5,01;0;0,00;0,00;5,01',
      '',
    ]);
    const pdf = await file('2026-03', 'pdf', partner);
    expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect(pdf.headers['content-disposition']).toContain('commissions-2026-03.pdf');
    await asSystem(test, { text: "update partners set language = 'en' where id = $1", values: [partnerId] });
    expect((await file('2026-03', 'csv')).body).toContain('"Merchant","Invoices"');
    expect((await file('2026-03', 'xlsx')).statusCode).toBe(200);
    const stranger = (await aUser(test, { role: 'partner', partnerId: await aPartner(test) })).token;
    for (const path of ['', '/2026-03', '/2026-03/file?format=csv'])
      expect(await codeOf(call(stranger, 'GET', `/partners/${partnerId}/commissions${path}`))).toBe('not-found');
  });

  it('is seen by the partner’s own people, whatever a query asks, and by no merchant', async () => {
    await setRate('2026-03', tenPercent);
    await aPaidInvoice(test, { merchantId, paidAt: '2026-03-10T14:00:00Z', net: 1000 });
    await at('2026-04-02T12:00:00Z');
    await close();
    const seen = (scope: Scope, table: string) =>
      test.dependencies.database.transaction(scope, (tx) => tx.many({ text: `select from ${table}` }));
    const own: Scope = { role: 'partner', partnerId };
    const other: Scope = { role: 'partner', partnerId: await aPartner(test) };
    const merchant: Scope = { role: 'merchant', merchantId };
    for (const table of ['commission_rates', 'commission_statements', 'commission_entries']) {
      expect([table, (await seen(own, table)).length]).toEqual([table, 1]);
      for (const scope of [other, merchant]) expect(await seen(scope, table)).toEqual([]);
    }
  });

  it('is written once: neither it nor an entry is changed', async () => {
    await setRate('2026-03', tenPercent);
    await at('2026-04-02T12:00:00Z');
    await close();
    const write = (text: string) =>
      test.dependencies.database.transaction({ role: 'system' }, (tx) => tx.many({ text, values: [partnerId] }));
    await expect(write('update commission_statements set closed_at = now() where partner_id = $1')).rejects.toThrow(
      /permission denied/,
    );
    await expect(write('update commission_entries set net_cents = 0 where partner_id = $1')).rejects.toThrow(
      /permission denied/,
    );
    await expect(write('delete from commission_statements where partner_id = $1')).rejects.toThrow(/permission denied/);
  });
});
