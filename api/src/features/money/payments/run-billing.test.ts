import type { BillingProgress } from '@comptoir/contract/money/billing-runs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, anInvoice, aSubscription, setPrices } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { payInvoice } from './pay-invoice.ts';
import { refundInvoice } from './refund-invoice.ts';

const test = useTestApp({ now: () => new Date('2026-06-15T12:00:00Z') });
const production = useTestApp({ config: { demo: false } });
beforeAll(() => setPrices(test));
beforeEach(() => test.payments.reachable(true));
afterEach(() => asSystem(test, { text: 'update invoices set next_attempt_at = null' }));

async function run(now: string) {
  const { token } = await aUser(test, { role: 'admin' });
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/billing-runs',
    headers: bearer(token),
    payload: { now },
  });
  expect(reply.statusCode).toBe(200);
  const lines = reply.body.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as BillingProgress);
}

async function subscribed(anchor: string, card = true): Promise<string> {
  const { id } = await aMerchant(test);
  if (card) await aCard(test, id);
  await aSubscription(test, { merchantId: id, anchor });
  return id;
}

describe('a billing run', () => {
  it('does all the work of a moment and says how far it has come', async () => {
    for (const card of [true, true, false]) await subscribed('2026-06-20', card);
    test.payments.next('reply-lost');
    const lines = await run('2026-07-20T04:00:00Z');
    expect(lines[0]).toMatchObject({ step: 'invoices', invoices: 0 });
    expect(lines.map(({ step }) => step)).toContain('payments');
    expect(lines.at(-1)).toEqual({
      step: 'done',
      invoices: 3,
      invoicedCents: 3 * 16_097,
      pauses: 0,
      paid: 2,
      declined: 0,
      withoutCard: 1,
      unavailable: 0,
      unknown: 0,
    });
    expect((await run('2026-07-20T04:00:00Z')).at(-1)).toMatchObject({ step: 'done', invoices: 0, paid: 0 });
  });

  it.each([
    ['counts a charge that was declined and whose reply was lost as declined, once', 'decline-lost', 1, 0],
    ['leaves one of which no one knows yet among the unknown ones', 'never-arrives', 0, 1],
  ] as const)('%s', async (_, outcome, declined, unknown) => {
    const day = `2026-06-${outcome === 'never-arrives' ? '22' : '21'}`;
    await subscribed(day);
    test.payments.next(outcome);
    const at = `${day.replace('06', '07')}T04:00:00Z`;
    expect((await run(at)).at(-1)).toMatchObject({ step: 'done', invoices: 1, paid: 0, declined, unknown });
    expect((await run(at)).at(-1)).toMatchObject({ step: 'done', paid: 0, declined: 0 });
  });

  it('asks again for refunds whose reply was lost, of invoices and of unexpected charges', async () => {
    const deps = { ...test.dependencies, now: () => new Date('2026-06-15T12:00:00Z') };
    const merchant = await aMerchant(test);
    await aCard(test, merchant.id);
    const invoice = await anInvoice(test, { merchantId: merchant.id, now: deps.now() });
    const { id: userId } = await aUser(test, { role: 'admin' });
    await payInvoice(deps, { scope: { role: 'admin' }, userId, by: 'admin', invoiceId: invoice.id });
    test.payments.nextRefunds('reply-lost');
    await refundInvoice(deps, { userId, invoiceId: invoice.id, reason: 'essai' });
    const charge = 'charge_unexpected';
    await asSystem(test, {
      text: `insert into unexpected_charges (id, provider, charge_reference, reason, amount_cents, charged_at, found_at,
          state, refund_key)
        values (gen_random_uuid(), 'simulator', $1, 'no-invoice', 100, now(), now(), 'refund-unknown', gen_random_uuid())`,
      values: [charge],
    });
    await run('2026-06-15T13:00:00Z');
    const states = await asSystem<{ state: string }>(test, {
      text: `select refund_state as state from credit_notes where invoice_id = $1
        union all select state from unexpected_charges where charge_reference = $2`,
      values: [invoice.id, charge],
    });
    expect(states.map(({ state }) => state)).toEqual(['done', 'refunded']);
  });

  it('says when it came to an end before it was done', async () => {
    const id = await subscribed('2026-08-01');
    await asSystem(test, { text: `update cards set reference_sealed = '\\x00' where merchant_id = $1`, values: [id] });
    expect((await run('2026-09-01T04:00:00Z')).at(-1)).toEqual({ step: 'failed' });
    expect(test.logLines.join()).toContain('came to an end');
  });

  it('is for administrators, and not there outside the demo', async () => {
    const call = async (app: typeof test, role: 'admin' | 'merchant') => {
      const merchantId = role === 'merchant' ? { merchantId: (await aMerchant(app)).id } : {};
      const { id, token } = await aUser(app, { role, ...merchantId });
      // Outside the demo an administrator has a second factor.
      await asSystem(app, { text: 'update accounts set totp_set_at = now() where id = $1', values: [id] });
      const payload = { now: '2026-07-20T04:00:00Z' };
      const reply = await app.app.inject({ method: 'POST', url: '/api/billing-runs', headers: bearer(token), payload });
      return reply.statusCode;
    };
    expect(await call(test, 'merchant')).toBe(403);
    expect(await call(production, 'admin')).toBe(404);
  });
});
