import type { ErrorReply } from '@comptoir/contract/errors';
import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { adoptCharge } from './adopt-charge.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileChargeRefunds } from './issue-charge-refund.ts';
import { settleAttempt } from './settle-attempts.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(async () => {
  now = MADE_AT;
  test.payments.reachable(true);
  await asSystem(test, { text: 'update invoices set next_attempt_at = null' });
});

const billed = () => aBilledMerchant(test, { now: MADE_AT });

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const { token } = await aUser(test, { role: 'admin' });
  return test.app.inject({
    method,
    url: `/api/unexpected-charges${path}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
}

const list = async (query = ''): Promise<UnexpectedCharge[]> =>
  (await call('GET', query)).json<{ items: UnexpectedCharge[] }>().items;

async function only(merchantId: string): Promise<UnexpectedCharge> {
  const [charge, ...others] = await list(`?merchantId=${merchantId}`);
  expect(others).toEqual([]);
  if (!charge) throw new Error('there is no unexpected charge');
  return charge;
}

const codeOf = async (path: string, payload?: object) => {
  const reply = await call('POST', path, payload);
  return [reply.statusCode, reply.json<ErrorReply>().error.code];
};

/** Midnight charges an invoice that someone set back to open behind its back, although it is paid. */
async function chargedTwice() {
  const made = await billed();
  now = MIDNIGHT;
  await chargeDue(test.dependencies);
  await asSystem(test, {
    text: "update invoices set state = 'open', next_attempt_at = $2 where id = $1",
    values: [made.invoice.id, MIDNIGHT],
  });
  await chargeDue(test.dependencies);
  return made;
}

/** A charge of another amount than is due is found at the provider. */
async function chargedOther(amountCents: number) {
  const made = await billed();
  const [invoice] = await asSystem<{ number: string }>(test, {
    text: "select lpad(number::text, 6, '0') as number from invoices where id = $1",
    values: [made.invoice.id],
  });
  const charge = {
    reference: `charge_of_${made.invoice.id}`,
    key: null,
    amountCents,
    taxCents: null,
    invoiceNumber: invoice?.number ?? null,
    purpose: {
      merchantId: made.merchant.id,
      periodStartsOn: '2026-06-15',
      periodEndsOn: '2026-07-15',
      ordinal: 1,
    },
    card: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2032 },
    at: MADE_AT,
  };
  expect(await adoptCharge(test.dependencies, charge)).toBe('unexpected');
  return { ...made, charge };
}

describe('a charge of an invoice that another one paid', () => {
  it('is shown, and leaves the invoice as paid as it was', async () => {
    const { merchant, invoice } = await chargedTwice();
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'paid',
      paidAt: MIDNIGHT,
      attempts: ['succeeded', 'unexpected'],
    });
    expect(await only(merchant.id)).toMatchObject({
      merchantId: merchant.id,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      reason: 'duplicate',
      amountCents: 16_097,
      refundedCents: 0,
      state: 'open',
      resolvedAt: null,
    });
    expect((await loggedOf(test, merchant.id)).at(-1)).toEqual({
      event: 'charge-unexpected',
      facts: { number: invoice.number, totalCents: 16_097 },
    });
  });

  it('answers a click with the invoice, not with an error', async () => {
    const { merchant, invoice } = await billed();
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const pay = () =>
      test.app.inject({ method: 'POST', url: `/api/invoices/${invoice.id}/pay`, headers: bearer(token) });
    await pay();
    await asSystem(test, { text: "update invoices set state = 'open' where id = $1", values: [invoice.id] });
    const reply = await pay();
    expect([reply.statusCode, reply.json<{ state: string }>().state]).toEqual([200, 'paid']);
    expect((await only(merchant.id)).reason).toBe('duplicate');
  });

  it('goes back to its card, once for two clicks', async () => {
    const { merchant } = await chargedTwice();
    const { id, chargeReference } = await only(merchant.id);
    const [reply, again] = [await call('POST', `/${id}/refund`), await codeOf(`/${id}/refund`)];
    expect(reply.json()).toMatchObject({ state: 'refunded', refundedCents: 16_097, resolvedAt: now.toISOString() });
    expect(again).toEqual([409, 'charge-already-resolved']);
    const given = [...test.payments.refunds.values()].filter((one) => one.chargeReference === chargeReference);
    expect(given).toMatchObject([{ amountCents: 16_097 }]);
    expect((await loggedOf(test, merchant.id)).at(-1)?.event).toBe('unexpected-charge-refunded');
  });

  it('is asked about until its refund is known, with the same key', async () => {
    const { merchant } = await chargedTwice();
    const { id } = await only(merchant.id);
    test.payments.nextRefunds('reply-lost');
    expect((await call('POST', `/${id}/refund`)).json()).toMatchObject({ state: 'refund-unknown', resolvedAt: null });
    expect(await codeOf(`/${id}/keep`, { note: 'essai' })).toEqual([409, 'charge-already-resolved']);
    const given = test.payments.refunds.size;
    expect(await reconcileChargeRefunds(test.dependencies)).toBe(1);
    expect(await only(merchant.id)).toMatchObject({ state: 'refunded' });
    expect(test.payments.refunds.size).toBe(given);
    expect(await reconcileChargeRefunds(test.dependencies)).toBe(0);
  });

  it('can be decided about again when the provider refuses the refund', async () => {
    const { merchant } = await chargedTwice();
    const { id } = await only(merchant.id);
    test.payments.nextRefunds('refused');
    expect((await call('POST', `/${id}/refund`)).json()).toMatchObject({ state: 'refund-failed' });
    expect((await call('POST', `/${id}/refund`)).json()).toMatchObject({ state: 'refunded' });
  });

  it('is kept with a note, and changes nothing about the invoice', async () => {
    const { merchant, invoice } = await chargedTwice();
    const { id } = await only(merchant.id);
    const reply = await call('POST', `/${id}/keep`, { note: 'le commerçant le veut ainsi' });
    expect(reply.json()).toMatchObject({ state: 'kept', note: 'le commerçant le veut ainsi' });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded', 'unexpected'] });
    expect((await loggedOf(test, merchant.id)).at(-1)?.event).toBe('unexpected-charge-kept');
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect(await codeOf(`/${id}/refund`)).toEqual([409, 'charge-already-resolved']);
  });

  it('is listed among those of everybody until it is decided', async () => {
    const { merchant } = await chargedTwice();
    const { id } = await only(merchant.id);
    expect((await list()).map((one) => one.id)).toContain(id);
  });
});

describe('an invoice that was charged another amount than is due', () => {
  it('is held: no one charges it, and it cannot be credited', async () => {
    const { merchant, invoice } = await chargedOther(10_000);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'held', attempts: ['unexpected'] });
    now = new Date('2026-06-20T04:00:00Z');
    expect(await chargeDue(test.dependencies)).toMatchObject({ succeeded: 0 });
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const url = `/api/invoices/${invoice.id}/pay`;
    expect((await test.app.inject({ method: 'POST', url, headers: bearer(token) })).json()).toMatchObject({
      state: 'held',
    });
    const admin = await aUser(test, { role: 'admin' });
    const refund = await test.app.inject({
      method: 'POST',
      url: `/api/invoices/${invoice.id}/refund`,
      headers: bearer(admin.token),
      payload: { reason: 'essai' },
    });
    expect(refund.json<ErrorReply>().error.code).toBe('invoice-not-payable');
    expect((await only(merchant.id)).card).toBe('Visa •••• 4242');
  });

  it('is paid by the charge when it is kept, and what it is short of is credited', async () => {
    const { merchant, invoice } = await chargedOther(10_000);
    await call('POST', `/${(await only(merchant.id)).id}/keep`, { note: 'ancien prix' });
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'paid',
      paidAt: MADE_AT,
      attempts: ['succeeded'],
    });
    const notes = await asSystem(test, {
      text: 'select total_cents::int as total, refund_state as refund, reason from credit_notes where invoice_id = $1',
      values: [invoice.id],
    });
    expect(notes).toEqual([{ total: 6097, refund: 'none', reason: 'ancien prix' }]);
  });

  it('is paid by a charge that was too much without any credit', async () => {
    const { merchant, invoice } = await chargedOther(20_000);
    await call('POST', `/${(await only(merchant.id)).id}/keep`, { note: 'crédit promis' });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    const notes = await asSystem(test, {
      text: 'select id from credit_notes where invoice_id = $1',
      values: [invoice.id],
    });
    expect(notes).toEqual([]);
  });

  it('is charged what is due from the next midnight on when the charge was given back', async () => {
    const { merchant, invoice } = await chargedOther(10_000);
    await call('POST', `/${(await only(merchant.id)).id}/refund`);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open', nextAttemptAt: MIDNIGHT });
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['unexpected', 'succeeded'] });
  });
});

describe('an attempt that no one expected to end so', () => {
  async function lost() {
    const made = await billed();
    now = MIDNIGHT;
    test.payments.next('never-arrives');
    await chargeDue(test.dependencies);
    const [attempt] = await asSystem<{ id: string; key: string }>(test, {
      text: 'select id, key from payment_attempts where invoice_id = $1',
      values: [made.invoice.id],
    });
    if (!attempt) throw new Error('nothing was attempted');
    return { ...made, attempt };
  }
  const succeeded = (reference: string) => ({ kind: 'succeeded', reference, amountCents: 16_097 }) as const;
  const settle = (attemptId: string, reference: string) =>
    settleAttempt(test.dependencies, { attemptId, outcome: succeeded(reference) });

  it('pays the invoice also when it was settled as not charged before', async () => {
    const { invoice, attempt } = await lost();
    await settleAttempt(test.dependencies, { attemptId: attempt.id, outcome: { kind: 'not-charged' } });
    expect(await settle(attempt.id, 'charge_late')).toBe('succeeded');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    expect(test.logLines.join()).toContain('has been made all the same');
  });

  it('is left to the attempt that has gone on under its key', async () => {
    const { invoice, attempt } = await lost();
    await settleAttempt(test.dependencies, { attemptId: attempt.id, outcome: { kind: 'not-charged' } });
    await asSystem(test, { text: 'update invoices set next_attempt_at = $2 where id = $1', values: [invoice.id, now] });
    await chargeDue(test.dependencies);
    expect(await settle(attempt.id, `charge_${attempt.key}`)).toBe('not-charged');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['not-charged', 'succeeded'] });
  });

  it.each([
    ['credited', 'credited', 'unexpected'],
    ['open', 'paid', 'succeeded'],
    ['held', 'held', 'unexpected'],
  ])('of an invoice that someone set to %s, leaves it %s', async (set, left, end) => {
    const { invoice, attempt } = await lost();
    await asSystem(test, { text: 'update invoices set state = $2 where id = $1', values: [invoice.id, set] });
    expect(await settle(attempt.id, `charge_${invoice.id}`)).toBe(end);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: left });
  });

  it('leaves an invoice alone that is not being charged any more when it took nothing', async () => {
    const { invoice, attempt } = await lost();
    await asSystem(test, { text: "update invoices set state = 'past-due' where id = $1", values: [invoice.id] });
    const outcome = { kind: 'declined', decline: 'hard', code: 'expired_card' } as const;
    expect(await settleAttempt(test.dependencies, { attemptId: attempt.id, outcome })).toBe('declined-hard');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'past-due' });
  });

  it('takes another key when the provider has its own in use for something else', async () => {
    const { invoice, attempt } = await lost();
    const spent = { kind: 'unknown', isKeySpent: true } as const;
    await settleAttempt(test.dependencies, { attemptId: attempt.id, outcome: spent });
    await settleAttempt(test.dependencies, { attemptId: attempt.id, outcome: { kind: 'not-charged' } });
    await asSystem(test, { text: 'update invoices set next_attempt_at = $2 where id = $1', values: [invoice.id, now] });
    await chargeDue(test.dependencies);
    const keys = await asSystem(test, {
      text: 'select distinct key, ordinal from payment_attempts where invoice_id = $1 order by ordinal',
      values: [invoice.id],
    });
    expect(keys).toMatchObject([{ ordinal: 1 }, { ordinal: 2 }]);
  });
});

describe('deciding about a charge', () => {
  it('needs one that exists, a note to keep it, and a provider to give it back', async () => {
    const unknownCharge = '/00000000-0000-4000-8000-000000000000';
    expect(await codeOf(`${unknownCharge}/refund`)).toEqual([404, 'not-found']);
    expect(await codeOf(`${unknownCharge}/keep`, { note: 'essai' })).toEqual([404, 'not-found']);
    expect(await codeOf(`${unknownCharge}/keep`, { note: ' a ' })).toEqual([422, 'validation-failed']);
  });

  it('is no merchant’s business', async () => {
    const { merchant } = await chargedTwice();
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const reply = await test.app.inject({ method: 'GET', url: '/api/unexpected-charges', headers: bearer(token) });
    expect(reply.statusCode).toBe(403);
    expect(
      await test.dependencies.database.transaction({ role: 'merchant', merchantId: merchant.id }, (tx) =>
        tx.many({ text: 'select id from unexpected_charges' }),
      ),
    ).toEqual([]);
  });
});
