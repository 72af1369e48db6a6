import { billingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import {
  coveredUntil,
  lastBilledPeriod,
  pause,
  reactivate,
  type Subscription,
} from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Result } from '@comptoir/domain/base/results/result';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { anInvoice, aSubscription, setPrices } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createDueInvoices } from './create-due-invoices.ts';

let now = new Date('2026-01-01T12:00:00Z');
const test = useTestApp({ now: () => now });
beforeAll(() => setPrices(test));

const run = (at: Date) => {
  now = at;
  return createDueInvoices(test.dependencies);
};
const midnight = (day: string, zone: 'America/Montreal' | 'America/Halifax' = 'America/Montreal') =>
  midnightOf(day, zone);
const minuteBefore = (at: Date) => new Date(at.getTime() - 60_000);

const periodsOf = async (merchantId: string) =>
  (
    await asSystem<{ period: string }>(test, {
      text: `select period_starts_on || ' ' || period_ends_on as period from invoices where merchant_id = $1 order by 1`,
      values: [merchantId],
    })
  ).map(({ period }) => period);

const stateOf = async (merchantId: string) =>
  (
    await asSystem<{ state: string; active: boolean; coveredUntil: string; billedMonths: number }>(test, {
      text: `select s.state, m.active, covered_until::text as "coveredUntil", billed_months as "billedMonths"
        from subscriptions s join merchants m on m.id = s.merchant_id where merchant_id = $1`,
      values: [merchantId],
    })
  )[0];

describe('createDueInvoices', () => {
  it('bills the next month at local midnight on the anniversary, not before, and once', async () => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor: '2026-01-31' });
    expect(await run(minuteBefore(midnight('2026-02-28')))).toMatchObject({ invoices: 0 });
    expect(await run(midnight('2026-02-28'))).toMatchObject({ invoices: 1, totalCents: 16_097 });
    expect(await run(midnight('2026-02-28'))).toMatchObject({ invoices: 0 });
    expect(await run(midnight('2026-03-31'))).toMatchObject({ invoices: 1 });
    expect(await periodsOf(id)).toEqual(['2026-02-28 2026-03-31', '2026-03-31 2026-04-30']);
  });

  it('makes invoices that are due at once, also when the job begins a moment late or days late', async () => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor: '2026-03-17' });
    await run(new Date(midnight('2026-04-17').getTime() + 300));
    await run(new Date(midnight('2026-05-19').getTime() + 15 * 3_600_000));
    const due = await asSystem<{ dueAt: Date; nextAttemptAt: Date }>(test, {
      text: `select due_at as "dueAt", next_attempt_at as "nextAttemptAt" from invoices where merchant_id = $1
        order by period_starts_on`,
      values: [id],
    });
    expect(due.map(({ dueAt }) => dueAt)).toEqual([midnight('2026-04-17'), midnight('2026-05-19')]);
    expect(due.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(due.map(({ dueAt }) => dueAt));
  });

  it('knows that midnight comes an hour earlier in the Magdalen Islands', async () => {
    const { id } = await aMerchant(test);
    await asSystem(test, { text: `update merchants set time_zone = 'America/Halifax' where id = $1`, values: [id] });
    await aSubscription(test, { merchantId: id, anchor: '2026-04-20' });
    await run(minuteBefore(midnight('2026-05-20', 'America/Halifax')));
    expect(await periodsOf(id)).toEqual([]);
    await run(midnight('2026-05-20', 'America/Halifax'));
    expect(await periodsOf(id)).toEqual(['2026-05-20 2026-06-20']);
  });

  it.each([
    ['2026-03-08', '2026-02-08'],
    ['2026-11-01', '2026-10-01'],
  ])('bills on the day the clocks change, %s', async (day, anchor) => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor });
    await run(minuteBefore(midnight(day)));
    expect(await periodsOf(id)).toEqual([]);
    await run(midnight(day));
    expect(await periodsOf(id)).toHaveLength(1);
  });

  it('makes up for every month that was missed, each once', async () => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor: '2026-01-10' });
    await run(midnight('2026-04-12'));
    expect(await periodsOf(id)).toEqual(['2026-02-10 2026-03-10', '2026-03-10 2026-04-10', '2026-04-10 2026-05-10']);
    expect(await stateOf(id)).toMatchObject({ coveredUntil: '2026-05-10', billedMonths: 4 });
  });

  it('ends a season when what was paid for is over, and bills nothing more', async () => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor: '2026-01-10', state: 'pausing' });
    await run(midnight('2026-02-09'));
    expect(await stateOf(id)).toMatchObject({ state: 'pausing', active: true });
    expect(await run(midnight('2026-02-10'))).toMatchObject({ invoices: 0, pauses: 1 });
    expect(await stateOf(id)).toMatchObject({ state: 'paused', active: false });
    await run(midnight('2026-12-10'));
    expect(await periodsOf(id)).toEqual([]);
  });

  it('gives a promo code for as many months as it has, and not for installation later on', async () => {
    const { id } = await aMerchant(test);
    const promoCodeId = uuid();
    await asSystem(test, {
      text: `insert into promo_codes (id, code, amount_cents, on_service, on_installation, months, created_at)
        values ($1, 'TROISMOIS', 4000, true, true, 3, now())`,
      values: [promoCodeId],
    });
    await aSubscription(test, { merchantId: id, anchor: '2026-01-05', promoCodeId });
    for (const day of ['2026-02-05', '2026-03-05', '2026-04-05']) await run(midnight(day));
    const totals = await asSystem<{ subtotal: number }>(test, {
      text: 'select subtotal_cents::int as subtotal from invoices where merchant_id = $1 order by period_starts_on',
      values: [id],
    });
    expect(totals.map(({ subtotal }) => subtotal)).toEqual([10_000, 10_000, 14_000]);
  });

  it('neither stops nor doubles over seasons that come and go, and bills no day before a season begins', async () => {
    const { id } = await aMerchant(test);
    const anchor = '2030-01-29';
    await aSubscription(test, { merchantId: id, anchor });
    const first = await anInvoice(test, { merchantId: id, now: midnight(anchor), period: billingPeriod(anchor, 0) });
    expect(first.totalCents).toBe(16_097);
    const expected = ['2030-01-29 2030-02-28'];
    let end = '2030-02-28';
    for (const idle of [0, 1, 12, 30, 0, 3, 40, 7]) {
      await rewrite(id, (subscription) => pause(subscription));
      if (idle > 0) await run(midnight(end));
      await run(midnight(addDays(end, Math.max(idle - 1, 0))));
      const today = addDays(end, idle);
      const begun = await rewrite(id, (subscription) => reactivate(subscription, today));
      const period = lastBilledPeriod(begun);
      expect(period.startsOn).toBe(today);
      await anInvoice(test, { merchantId: id, now: midnight(today), period });
      await run(midnight(period.endsOn));
      const next = billingPeriod(begun.anchor, 1);
      expected.push(`${period.startsOn} ${period.endsOn}`, `${next.startsOn} ${next.endsOn}`);
      end = next.endsOn;
    }
    expect(await periodsOf(id)).toEqual(expected);
  });
});

/** Ends or begins a season, as the merchant does. */
async function rewrite(
  merchantId: string,
  change: (subscription: Subscription) => Result<Subscription, string>,
): Promise<Subscription> {
  const [before] = await asSystem<Subscription>(test, {
    text: 'select state, anchor_on::text as anchor, billed from subscriptions where merchant_id = $1',
    values: [merchantId],
  });
  const after = before && change(before);
  if (!after?.ok) throw new Error(after?.reason ?? 'there is no subscription');
  await asSystem(test, {
    text: 'update subscriptions set state = $2, anchor_on = $3, billed = $4, covered_until = $5 where merchant_id = $1',
    values: [merchantId, after.value.state, after.value.anchor, after.value.billed, coveredUntil(after.value)],
  });
  return after.value;
}

describe('createDueInvoices without prices', () => {
  it('says what is missing, and changes nothing', async () => {
    const { id } = await aMerchant(test);
    await aSubscription(test, { merchantId: id, anchor: '2030-01-10' });
    const broken = {
      ...test.dependencies,
      database: {
        ...test.dependencies.database,
        transaction: ((scope, work) =>
          test.dependencies.database.transaction(scope, (tx) =>
            work({
              ...tx,
              first: (statement) =>
                statement.text.includes('plan_prices') ? Promise.resolve(null) : tx.first(statement),
            }),
          )) as typeof test.dependencies.database.transaction,
      },
    };
    now = midnight('2030-02-10');
    await expect(createDueInvoices(broken)).rejects.toThrow('no prices');
    expect(await stateOf(id)).toMatchObject({ coveredUntil: '2030-02-10' });
  });
});

describe('createDueInvoices by several workers', () => {
  it('bills each subscription once, whatever the number of workers', async () => {
    const merchants = await Promise.all(Array.from({ length: 250 }, () => aMerchant(test)));
    await Promise.all(merchants.map(({ id }) => aSubscription(test, { merchantId: id, anchor: '2026-06-03' })));
    now = midnight('2026-07-03');
    const days = await Promise.all([1, 2, 3].map(() => createDueInvoices(test.dependencies)));
    expect(days.reduce((sum, { invoices }) => sum + invoices, 0)).toBeGreaterThanOrEqual(250);
    const counted = await asSystem<{ invoices: number; merchants: number }>(test, {
      text: `select count(*)::int as invoices, count(distinct merchant_id)::int as merchants from invoices
        where period_starts_on = '2026-07-03'`,
    });
    expect(counted).toEqual([{ invoices: 250, merchants: 250 }]);
  });
});
