import { beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, aCard, deleteCard, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import type { ChargeBehaviour } from '../../../../test/fake-payments.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database, Statement } from '../../../platform/database/database.ts';
import { chargeDue } from './charge-due.ts';
import { lockDueInvoices } from './payments.store.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { rescheduleUnpaidInvoices } from './claim-due.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';

/** Noon of June 15 in Montréal; the invoices made then are due at the next midnight there, 04:00 UTC. */
const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });

const later = (days: number, from = MIDNIGHT) => new Date(from.getTime() + days * 86_400_000);
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Charges what is due at a moment; the next charges end as given. */
async function midnight(at: Date, ...behaviours: ChargeBehaviour[]) {
  now = at;
  test.payments.next(...behaviours);
  return chargeDue(test.dependencies);
}

beforeEach(() => {
  now = MADE_AT;
  test.payments.reachable(true);
});

const billed = (given: { card?: boolean } = {}) => aBilledMerchant(test, { now: MADE_AT, ...given });

describe('midnight', () => {
  it('charges an invoice at its due time, not a minute before, and once', async () => {
    const { merchant, invoice } = await billed();
    await midnight(new Date(MIDNIGHT.getTime() - 60_000));
    expect(test.payments.chargesOf(invoice.number)).toEqual([]);
    expect(await midnight(MIDNIGHT)).toMatchObject({ succeeded: 1, declined: 0 });
    expect(await midnight(MIDNIGHT)).toMatchObject({ succeeded: 0 });
    expect(test.payments.chargesOf(invoice.number)).toMatchObject([
      { amountCents: 16_097, taxCents: 2097, invoiceNumber: invoice.number, address: '203.0.113.7' },
    ]);
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'paid',
      nextAttemptAt: null,
      paidAt: MIDNIGHT,
      attempts: ['succeeded'],
    });
    expect(await loggedOf(test, merchant.id)).toEqual([
      { event: 'invoice-created', facts: { number: invoice.number, totalCents: 16_097 } },
      { event: 'invoice-paid', facts: { number: invoice.number, totalCents: 16_097 } },
    ]);
  });

  it('takes those that are due at the same moment by number, however they lie in the table', async () => {
    const made = [await billed(), await billed(), await billed()].map(({ invoice }) => invoice);
    // Written again, last first: that is how they lie in the table from now on.
    for (const at of [later(1), MIDNIGHT])
      for (const { id } of made.toReversed())
        await asSystem(test, { text: 'update invoices set next_attempt_at = $2 where id = $1', values: [id, at] });
    const locked = await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      lockDueInvoices(tx, { provider: 'simulator', now: MIDNIGHT, limit: 10 }),
    );
    expect(locked.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(await midnight(MIDNIGHT)).toMatchObject({ succeeded: 3 });
  });

  it('tries a soft refusal again on days 1, 3 and 5, then leaves it past due', async () => {
    const { merchant, invoice } = await billed();
    for (const [day, next] of [
      [0, 1],
      [1, 3],
      [3, 5],
    ] as const) {
      await midnight(later(day), 'decline-soft');
      expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open', nextAttemptAt: later(next) });
    }
    await midnight(later(5), 'decline-soft');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'past-due', nextAttemptAt: null });
    await midnight(later(30));
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'past-due', automaticAttempts: 4 });
    const events = (await loggedOf(test, merchant.id)).map(({ event }) => event);
    expect(events).toEqual([
      'invoice-created',
      'payment-declined',
      'payment-declined',
      'payment-declined',
      'invoice-past-due',
    ]);
  });

  it.each(['decline-hard', 'action-required'] as const)('stops at %s, until a new card is saved', async (refusal) => {
    const { merchant, invoice } = await billed();
    await midnight(MIDNIGHT, refusal);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: null });
    await midnight(later(5));
    await deleteCard(test, merchant.id);
    await aCard(test, merchant.id);
    await test.dependencies.database.transaction({ role: 'merchant', merchantId: merchant.id }, (tx) =>
      rescheduleUnpaidInvoices(tx, { merchantId: merchant.id, timeZone: 'America/Montreal', now }),
    );
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: later(6) });
    await midnight(later(6));
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('does not miss a card that is saved while the transaction that finds none is on its way', async () => {
    const { merchant, invoice } = await billed({ card: false });
    const { database } = test.dependencies;
    const isWaiting = async () =>
      (await asSystem(test, { text: 'select pid from pg_locks where not granted limit 1' })).length > 0;
    let saved: Promise<unknown> = Promise.resolve();
    await database.transaction({ role: 'system' }, async (tx) => {
      const text = "update invoices set state = 'refused', next_attempt_at = null where id = $1 returning id";
      await tx.first({ text, values: [invoice.id] });
      let isSaved = false;
      saved = database
        .transaction({ role: 'system' }, (other) =>
          rescheduleUnpaidInvoices(other, { merchantId: merchant.id, timeZone: 'America/Montreal', now }),
        )
        .finally(() => {
          isSaved = true;
        });
      await expect.poll(async () => isSaved || (await isWaiting()), { timeout: 20_000 }).toBe(true);
    });
    await saved;
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: MIDNIGHT });
  });

  it('goes on by itself when a new card was saved while the old one was being refused', async () => {
    const { merchant, invoice } = await billed();
    const release = test.payments.hold();
    const running = midnight(MIDNIGHT, 'decline-hard');
    await expect.poll(() => standingOf(test, invoice.id)).toMatchObject({ state: 'charging' });
    await deleteCard(test, merchant.id);
    await aCard(test, merchant.id);
    release();
    await running;
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: later(1) });
  });

  it('refuses what cannot be charged for want of a card, without asking the provider', async () => {
    const { merchant, invoice } = await billed({ card: false });
    const known = test.payments.settled.size;
    expect(await midnight(MIDNIGHT)).toMatchObject({ 'without-card': 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'refused', nextAttemptAt: null, attempts: [] });
    expect(test.payments.settled.size).toBe(known);
    expect((await loggedOf(test, merchant.id)).at(-1)).toEqual({
      event: 'payment-declined',
      facts: { number: invoice.number, decline: 'hard' },
    });
  });

  it('charges a card that came in while its invoice was being locked, and reports no refusal', async () => {
    const { merchant, invoice } = await billed({ card: false });
    const { database } = test.dependencies;
    let isSaved = false;
    const late: Database = {
      ...database,
      transaction: (scope, work) =>
        database.transaction(scope, (tx) =>
          work({
            ...tx,
            many: async <Row>(statement: Statement) => {
              const rows = await tx.many<Row>(statement);
              if (statement.name === 'lock-due-invoices' && !isSaved) {
                isSaved = true;
                await aCard(test, merchant.id);
              }
              return rows;
            },
          }),
        ),
    };
    now = MIDNIGHT;
    expect(await chargeDue({ ...test.dependencies, database: late })).toMatchObject({
      succeeded: 1,
      'without-card': 0,
    });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
    expect((await loggedOf(test, merchant.id)).map(({ event }) => event)).toEqual(['invoice-created', 'invoice-paid']);
  });

  it('charges what it has claimed before it reports that the next claim failed', async () => {
    const made = await Promise.all(Array.from({ length: 70 }, () => billed()));
    const { database } = test.dependencies;
    let claims = 0;
    const failing: Database = {
      ...database,
      transaction: (scope, work) =>
        database.transaction(scope, (tx) =>
          work({
            ...tx,
            many: <Row>(statement: Statement) => {
              const isClaim = statement.name === 'lock-due-invoices';
              if (isClaim) claims += 1;
              return isClaim && claims > 1 ? Promise.reject(new Error('out of reach')) : tx.many<Row>(statement);
            },
          }),
        ),
    };
    now = MIDNIGHT;
    await expect(chargeDue({ ...test.dependencies, database: failing })).rejects.toThrow('out of reach');
    const chargedOnce = made.filter(({ invoice }) => test.payments.chargesOf(invoice.number).length === 1);
    expect(chargedOnce).toHaveLength(64);
    expect(await midnight(MIDNIGHT)).toMatchObject({ succeeded: 6 });
  });

  it('waits a quarter of an hour for a provider that cannot be reached, and counts no attempt', async () => {
    const { invoice } = await billed();
    test.payments.reachable(false);
    expect(await midnight(MIDNIGHT)).toMatchObject({ unavailable: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'open',
      nextAttemptAt: minutesLater(15),
      automaticAttempts: 0,
      attempts: ['not-charged'],
    });
    test.payments.reachable(true);
    await midnight(minutesLater(15));
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['not-charged', 'succeeded'] });
  });

  it('does nothing without a provider', async () => {
    const { invoice } = await billed();
    now = MIDNIGHT;
    expect(await chargeDue({ ...test.dependencies, payments: null })).toMatchObject({ succeeded: 0 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open' });
    await midnight(MIDNIGHT);
  });

  it('charges each invoice once, whatever the number of workers', async () => {
    const made = await Promise.all(Array.from({ length: 150 }, () => billed()));
    now = MIDNIGHT;
    const counts = await Promise.all([1, 2, 3, 4].map(() => chargeDue(test.dependencies)));
    expect(counts.reduce((sum, { succeeded }) => sum + succeeded, 0)).toBe(150);
    for (const { invoice } of made) expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });
});

describe('an attempt whose reply was lost', () => {
  it('is asked about before anything else, and turns out paid', async () => {
    const { merchant, invoice } = await billed();
    expect(await midnight(MIDNIGHT, 'reply-lost')).toMatchObject({ unknown: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown', attempts: ['unknown'] });
    await midnight(later(1));
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
    expect(await reconcilePayments(test.dependencies)).toEqual({ asked: 1, settled: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
    expect((await loggedOf(test, merchant.id)).map(({ event }) => event)).toEqual([
      'invoice-created',
      'payment-unknown',
      'invoice-paid',
    ]);
  });

  it('is trusted never to have been made only long after its lease, and is then made again under the same key', async () => {
    const { merchant, invoice } = await billed();
    await midnight(MIDNIGHT, 'never-arrives');
    await reconcilePayments(test.dependencies);
    now = minutesLater(3.5);
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown' });
    now = minutesLater(1);
    expect(await reconcilePayments(test.dependencies)).toEqual({ asked: 1, settled: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({
      state: 'open',
      nextAttemptAt: now,
      automaticAttempts: 0,
    });
    await midnight(now);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['not-charged', 'succeeded'] });
    const keys = await asSystem<{ key: string }>(test, {
      text: 'select distinct key from payment_attempts where invoice_id = $1',
      values: [invoice.id],
    });
    // Should the first one arrive after all, the provider knows the key.
    expect(keys).toHaveLength(1);
    expect((await loggedOf(test, merchant.id)).filter(({ event }) => event === 'payment-unknown')).toHaveLength(1);
  });

  it('stays unknown while the provider cannot be asked', async () => {
    const { invoice } = await billed();
    await midnight(MIDNIGHT, 'reply-lost');
    test.payments.reachable(false);
    now = minutesLater(10);
    expect(await reconcilePayments(test.dependencies)).toEqual({ asked: 1, settled: 0 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown' });
    test.payments.reachable(true);
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('is settled although one before it cannot be, which is reported afterwards', async () => {
    const [bad, good] = [await billed(), await billed()];
    await midnight(MIDNIGHT, 'reply-lost', 'reply-lost');
    const reference = (sealed: Buffer) =>
      asSystem(test, {
        text: `update payment_attempts set card_reference_sealed = $2, leased_until = leased_until - interval '1 second'
          where invoice_id = $1`,
        values: [bad.invoice.id, sealed],
      });
    await reference(Buffer.from([0]));
    now = minutesLater(10);
    await expect(reconcilePayments(test.dependencies)).rejects.toThrow('sealed with a key that is not known');
    expect(await standingOf(test, good.invoice.id)).toMatchObject({ state: 'paid' });
    const [attempt] = await asSystem<{ cardId: string }>(test, {
      text: 'select card_id as "cardId" from payment_attempts where invoice_id = $1',
      values: [bad.invoice.id],
    });
    await reference(test.dependencies.seal.seal('card', cardReferencePlace(attempt?.cardId ?? '')));
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, bad.invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('is asked about even when its card was deleted meanwhile', async () => {
    const { merchant, invoice } = await billed();
    await midnight(MIDNIGHT, 'reply-lost');
    await deleteCard(test, merchant.id);
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('follows the schedule when it turns out refused', async () => {
    const { invoice } = await billed();
    await midnight(MIDNIGHT, 'decline-soft');
    const declined = [...test.payments.settled.values()].find(({ invoiceNumber }) => invoiceNumber === invoice.number);
    await asSystem(test, {
      text: `update payment_attempts set state = 'unknown', card_reference_sealed = '\\x00', settled_at = null
        where key = $1`,
      values: [declined?.key],
    });
    await asSystem(test, {
      text: `update payment_attempts a set card_reference_sealed = c.reference_sealed from cards c
        where c.id = a.card_id and a.key = $1`,
      values: [declined?.key],
    });
    await asSystem(test, {
      text: `update invoices set state = 'unknown', next_attempt_at = null, automatic_attempts = 0 where id = $1`,
      values: [invoice.id],
    });
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open', nextAttemptAt: later(1) });
  });
});

describe('a worker that ended between recording and charging', () => {
  it('is made up for by asking, and charges once', async () => {
    const { invoice } = await billed();
    const dying = { ...test.payments, charge: () => Promise.reject(new Error('killed')) };
    now = MIDNIGHT;
    await expect(chargeDue({ ...test.dependencies, payments: dying })).rejects.toThrow('killed');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'charging', attempts: ['under-way'] });
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'charging' });
    now = minutesLater(5);
    await reconcilePayments(test.dependencies);
    await midnight(now);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });

  it('is made up for when it had charged and could not say so', async () => {
    const { invoice } = await billed();
    const dying = {
      ...test.payments,
      charge: async (charge: Parameters<typeof test.payments.charge>[0]) => {
        await test.payments.charge(charge);
        throw new Error('killed');
      },
    };
    now = MIDNIGHT;
    await expect(chargeDue({ ...test.dependencies, payments: dying })).rejects.toThrow('killed');
    now = minutesLater(5);
    await midnight(now);
    await reconcilePayments(test.dependencies);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(1);
  });
});
