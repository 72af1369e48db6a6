import type { ErrorReply } from '@comptoir/contract/errors';
import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, aCard, deleteCard, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from './charge-due.ts';
import { payInvoice } from './pay-invoice.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(async () => {
  now = MADE_AT;
  test.payments.reachable(true);
  // What an earlier test left due is not midnight's business in this one.
  await asSystem(test, { text: 'update invoices set next_attempt_at = null' });
});

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function billed(given: { card?: boolean } = {}) {
  const made = await aBilledMerchant(test, { now: MADE_AT, ...given });
  const user = await aUser(test, { role: 'merchant', merchantId: made.merchant.id });
  return { ...made, user };
}

const call = (token: string, invoiceId: string, verb: 'pay' | 'retry' = 'pay') =>
  test.app.inject({ method: 'POST', url: `/api/invoices/${invoiceId}/${verb}`, headers: bearer(token) });

async function pay(token: string, invoiceId: string): Promise<InvoiceView> {
  const reply = await call(token, invoiceId);
  expect(reply.statusCode).toBe(200);
  return reply.json<InvoiceView>();
}

async function refused(token: string, invoiceId: string, verb: 'pay' | 'retry' = 'pay') {
  const reply = await call(token, invoiceId, verb);
  return [reply.statusCode, reply.json<ErrorReply>().error.code];
}

/** Lets midnight refuse an invoice until it is past due. */
async function untilPastDue(invoiceId: string): Promise<void> {
  for (const day of [0, 1, 3, 5]) {
    now = new Date(MIDNIGHT.getTime() + day * 86_400_000);
    test.payments.next('decline-soft');
    await chargeDue(test.dependencies);
  }
  expect(await standingOf(test, invoiceId)).toMatchObject({ state: 'past-due' });
}

describe('paying', () => {
  it('charges the saved card and answers with the paid invoice, logged with who did it', async () => {
    const { merchant, invoice, user } = await billed();
    expect(await pay(user.token, invoice.id)).toMatchObject({
      number: invoice.number,
      state: 'paid',
      paidAt: MADE_AT.toISOString(),
      amountDueCents: 0,
      totalCents: 16_097,
      nextAttemptAt: null,
    });
    expect(test.payments.chargesOf(invoice.number)).toMatchObject([{ amountCents: 16_097, taxCents: 2097 }]);
    expect((await loggedOf(test, merchant.id)).at(-1)?.event).toBe('invoice-paid');
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });

  it('learns what card it is from its first charge, where saving it said nothing', async () => {
    const { merchant, invoice, user } = await billed();
    const face = () =>
      asSystem(test, {
        text: `select brand, last4, exp_month as month, exp_year as year from cards where merchant_id = $1`,
        values: [merchant.id],
      });
    await asSystem(test, {
      text: 'update cards set brand = null, last4 = null, exp_month = null, exp_year = null where merchant_id = $1',
      values: [merchant.id],
    });
    const shown = await test.app.inject({ method: 'GET', url: '/api/card', headers: bearer(user.token) });
    expect(shown.json()).toMatchObject({ card: { brand: null, last4: null, expMonth: null, isExpired: false } });
    await pay(user.token, invoice.id);
    expect(await face()).toEqual([{ brand: 'Visa', last4: '4242', month: 12, year: 2032 }]);
  });

  it('charges once for a double click and for two tabs', async () => {
    const { invoice, user } = await billed();
    const release = test.payments.hold();
    const first = pay(user.token, invoice.id);
    await expect.poll(() => standingOf(test, invoice.id)).toMatchObject({ state: 'charging' });
    const others = await Promise.all([2, 3, 4, 5].map(() => pay(user.token, invoice.id)));
    release();
    expect(others.map(({ state }) => state)).toEqual(['charging', 'charging', 'charging', 'charging']);
    expect(await first).toMatchObject({ state: 'paid' });
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'paid' });
    expect(await standingOf(test, invoice.id)).toMatchObject({ attempts: ['succeeded'] });
  });

  it('charges once for clicks at the very same time', async () => {
    const { invoice, user } = await billed();
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => pay(user.token, invoice.id)));
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
  });

  it('charges once when midnight strikes at the same time', async () => {
    now = MIDNIGHT;
    const { invoice, user } = await billed();
    await Promise.all([pay(user.token, invoice.id), chargeDue(test.dependencies), chargeDue(test.dependencies)]);
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('says when the card is declined, and leaves the schedule of midnight as it was', async () => {
    const { merchant, invoice, user } = await billed();
    test.payments.next('decline-soft');
    expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'open',
      nextAttemptAt: MIDNIGHT,
      automaticAttempts: 0,
      attempts: ['declined-soft'],
    });
    expect((await loggedOf(test, merchant.id)).at(-1)).toEqual({
      event: 'payment-declined',
      facts: { number: invoice.number, decline: 'soft' },
    });
  });

  it('is declined when the bank wants the card’s owner to confirm, which no one can here', async () => {
    const { invoice, user } = await billed();
    test.payments.next('action-required');
    expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', attempts: ['action-required'] });
  });

  it('is audited with the amount, also when it is declined', async () => {
    const { invoice, user } = await billed();
    test.payments.next('decline-soft');
    await refused(user.token, invoice.id);
    const audited = await asSystem(test, {
      text: `select user_id, after from audit_events where action = 'payment-requested' and subject_id = $1`,
      values: [invoice.id],
    });
    expect(audited).toEqual([{ user_id: user.id, after: { amountCents: 16_097 } }]);
  });

  it('waits for a new card once the card is declined for good', async () => {
    const { invoice, user } = await billed();
    test.payments.next('decline-hard');
    expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: null });
    test.payments.next('decline-soft');
    expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused' });
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it.each(['decline-soft', 'no answer'] as const)(
    'of what waits for a card does not miss one that is saved meanwhile, when it ends with %s',
    async (end) => {
      const { merchant, invoice, user } = await billed();
      test.payments.next('decline-hard');
      expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
      if (end === 'decline-soft') test.payments.next('decline-soft');
      else test.payments.reachable(false);
      const release = test.payments.hold();
      const click = call(user.token, invoice.id);
      await expect.poll(() => standingOf(test, invoice.id)).toMatchObject({ state: 'charging' });
      await deleteCard(test, merchant.id);
      await aCard(test, merchant.id);
      release();
      await click;
      test.payments.reachable(true);
      expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: MIDNIGHT });
    },
  );

  it('pays what is past due, and leaves it past due when it comes to nothing', async () => {
    const { merchant, invoice } = await billed();
    await untilPastDue(invoice.id);
    const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    test.payments.next('decline-soft');
    expect(await refused(user.token, invoice.id)).toEqual([402, 'payment-declined']);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'past-due' });
    test.payments.reachable(false);
    expect(await refused(user.token, invoice.id)).toEqual([503, 'payments-unavailable']);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'past-due', nextAttemptAt: null });
    test.payments.reachable(true);
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('says that the answer was lost, and at the next click that it is paid, without charging again', async () => {
    const { invoice, user } = await billed();
    test.payments.next('reply-lost');
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'unknown', amountDueCents: 16_097 });
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'paid', amountDueCents: 0 });
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });

  it('charges again at a later click when it turns out that the first never arrived', async () => {
    const { invoice, user } = await billed();
    test.payments.next('never-arrives');
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'unknown' });
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'unknown' });
    now = minutesLater(5);
    expect(await pay(user.token, invoice.id)).toMatchObject({ state: 'paid' });
    expect(await standingOf(test, invoice.id)).toMatchObject({ attempts: ['not-charged', 'succeeded'] });
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });

  it('settles once when click, job and midnight all ask about the same lost reply', async () => {
    const { merchant, invoice, user } = await billed();
    test.payments.next('reply-lost');
    await pay(user.token, invoice.id);
    await Promise.all([
      pay(user.token, invoice.id),
      pay(user.token, invoice.id),
      reconcilePayments(test.dependencies),
      reconcilePayments(test.dependencies),
    ]);
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
    const paid = (await loggedOf(test, merchant.id)).filter(({ event }) => event === 'invoice-paid');
    expect(paid).toHaveLength(1);
  });

  it('needs a card', async () => {
    const { invoice, user } = await billed({ card: false });
    expect(await refused(user.token, invoice.id)).toEqual([409, 'card-required']);
  });

  it('takes no card of another provider', async () => {
    const { merchant, invoice, user } = await billed();
    await asSystem(test, {
      text: `update cards set provider = 'stripe' where merchant_id = $1`,
      values: [merchant.id],
    });
    expect(await refused(user.token, invoice.id)).toEqual([409, 'card-required']);
  });

  it('pays nothing that was credited', async () => {
    const { invoice, user } = await billed();
    await asSystem(test, {
      text: `update invoices set state = 'credited', credited_cents = total_cents where id = $1`,
      values: [invoice.id],
    });
    expect(await refused(user.token, invoice.id)).toEqual([409, 'invoice-not-payable']);
  });
});

describe('who may pay', () => {
  it('does not find another merchant’s invoice, nor one that does not exist', async () => {
    const { invoice } = await billed();
    const stranger = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    expect(await refused(stranger.token, invoice.id)).toEqual([404, 'not-found']);
    expect(await refused(stranger.token, stranger.id)).toEqual([404, 'not-found']);
    expect(test.payments.chargesOf(invoice.number)).toEqual([]);
  });

  it('is no partner’s business', async () => {
    const { merchant, invoice } = await billed();
    const partnerId = await aPartner(test);
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [merchant.id, partnerId],
    });
    const partner = await aUser(test, { role: 'partner', partnerId });
    for (const verb of ['pay', 'retry'] as const)
      expect(await refused(partner.token, invoice.id, verb)).toEqual([403, 'forbidden']);
  });

  it('lets administrators try again at any time, and merchants not by that name', async () => {
    const { merchant, invoice } = await billed();
    await untilPastDue(invoice.id);
    const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    expect(await refused(user.token, invoice.id, 'retry')).toEqual([403, 'forbidden']);
    const admin = await aUser(test, { role: 'admin' });
    const reply = await call(admin.token, invoice.id, 'retry');
    expect(reply.json()).toMatchObject({ state: 'paid' });
  });
});

describe('without a provider', () => {
  it('says that payments are not configured', async () => {
    const { invoice, user } = await billed();
    const paying = payInvoice(
      { ...test.dependencies, payments: null },
      { scope: { role: 'admin' }, userId: user.id, by: 'admin', invoiceId: invoice.id },
    );
    await expect(paying).rejects.toThrow('payments-not-configured');
  });
});
