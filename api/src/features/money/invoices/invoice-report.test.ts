import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { boundsOfQuebecDays, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { billingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { INVOICE_SECTION } from '@comptoir/domain/money/invoices/invoice-section';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFiles } from '../../../../test/figure-files.ts';
import { aSection, countsOf } from '../../../../test/figure-section.ts';
import { anInvoice, aSubscription } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });
let section: Awaited<ReturnType<typeof aSection>>;
beforeAll(async () => {
  section = await aSection(test, 'invoices');
});

const HOUR_MS = 3_600_000;
const GST = { subtotalCents: 14_000, gstCents: 700, qstCents: 1397, totalCents: 16_097 };

/** Course of an invoice, in hours since it was made. */
interface Course {
  readonly paid: number | null;
  readonly declined: readonly number[];
  readonly credited: { readonly after: number; readonly cents: number } | null;
}

interface MadeInvoice extends Course {
  readonly at: number;
}

/** Makes the invoices of a merchant, a month each, the first on a day, and has them take their course. */
async function bill(first: string, courses: readonly Course[], partnerId?: string): Promise<MadeInvoice[]> {
  const { id: merchantId } = await aMerchant(test, partnerId ? { partnerId } : {});
  const made: MadeInvoice[] = [];
  for (const [index, course] of courses.entries()) {
    const period = billingPeriod(first, index);
    const now = new Date(`${period.startsOn}T03:30:00Z`);
    const { id } = await anInvoice(test, { merchantId, now, period });
    await takeCourse({ id, merchantId, at: now.getTime() }, course);
    made.push({ ...course, at: now.getTime() });
  }
  await aSubscription(test, { merchantId, anchor: first, billed: courses.length });
  return made;
}

async function takeCourse(
  { id, merchantId, at }: { id: string; merchantId: string; at: number },
  { paid, declined, credited }: Course,
): Promise<void> {
  const after = (hours: number) => new Date(at + hours * HOUR_MS);
  for (const [index, hours] of declined.entries())
    await asSystem(test, {
      text: `insert into payment_attempts (id, invoice_id, merchant_id, key, by, found_in, started_at, leased_until, state, settled_at, ordinal)
        values ($1, $2, $3, $1, 'restore', 'open', $4, $4, 'declined-soft', $4, $5)`,
      values: [uuid(), id, merchantId, after(hours), index + 1],
    });
  if (paid !== null)
    await asSystem(test, {
      text: "update invoices set state = 'paid', paid_at = $2, next_attempt_at = null where id = $1",
      values: [id, after(paid)],
    });
  if (credited) {
    await asSystem(test, {
      text: `insert into credit_notes (id, invoice_id, merchant_id, issuer_id, number, created_at, reason, subtotal_cents, gst_cents,
          qst_cents, total_cents, refund_state)
        select gen_random_uuid(), id, merchant_id, issuer_id, number + 1000000, $2, 'Essai', $3, 0, 0, $3, 'none' from invoices where id = $1`,
      values: [id, after(credited.after), credited.cents],
    });
    await asSystem(test, {
      text: 'update invoices set credited_cents = $2 where id = $1',
      values: [id, credited.cents],
    });
  }
}

const course: fc.Arbitrary<Course> = fc.record({
  paid: fc.constantFrom(null, 1, 20, 47, 49, 400, 2000),
  declined: fc.subarray([2, 30, 90, 500]),
  credited: fc.constantFrom(null, { after: 5, cents: 1000 }, { after: 700, cents: 16_097 }),
});

/** The same by hand: from one invoice to the next, with a calendar. */
function recount(invoices: readonly MadeInvoice[], from: string, to: string) {
  const count: Record<string, number> = {};
  const cents: Record<string, number> = {};
  const add = (figure: string, total: number) => {
    count[figure] = (count[figure] ?? 0) + 1;
    cents[figure] = (cents[figure] ?? 0) + total;
  };
  const isIn = (at: number) => quebecDayOf(new Date(at)) >= from && quebecDayOf(new Date(at)) <= to;
  const end = boundsOfQuebecDays({ from, to }).end.getTime();
  const countPaid = (paidAt: number, declines: readonly number[]): void => {
    if (!Number.isFinite(paidAt) || !isIn(paidAt)) return;
    add('paid', GST.totalCents);
    if (declines.some((one) => one < paidAt)) add('recovered', GST.totalCents);
  };
  const countUnpaid = (at: number, left: number, declines: readonly number[]): void => {
    add(ageOf((end - at) / (24 * HOUR_MS)), left);
    if (declines.some((one) => one < end)) add('unpaidFailed', left);
  };
  for (const { at, paid, declined, credited } of invoices) {
    const paidAt = paid === null ? Infinity : at + paid * HOUR_MS;
    const declines = declined.map((hours) => at + hours * HOUR_MS);
    if (isIn(at)) add('issued', GST.totalCents);
    for (const _ of declines.filter(isIn)) {
      add('attempts', 0);
      add('failed', GST.totalCents);
    }
    countPaid(paidAt, declines);
    const left = GST.totalCents - (credited && at + credited.after * HOUR_MS < end ? credited.cents : 0);
    if (at < end && paidAt >= end && left > 0) countUnpaid(at, left, declines);
  }
  return { count, cents };
}

function ageOf(days: number): string {
  if (days <= 30) return 'unpaid30';
  if (days <= 60) return 'unpaid60';
  return days <= 90 ? 'unpaid90' : 'unpaidOlder';
}

describe('invoices and dunning', () => {
  it('agree with a recount invoice by invoice, and with the merchants behind each figure', async () => {
    const all: MadeInvoice[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.array(course, { minLength: 1, maxLength: 3 })), {
          minLength: 1,
          maxLength: 2,
        }),
        fc.integer({ min: 0, max: 420 }),
        fc.constantFrom(0, 29, 120),
        async (merchants, start, days) => {
          for (const [first, courses] of merchants) all.push(...(await bill(addDays('2025-01-01', first), courses)));
          const [from, to] = [addDays('2025-01-01', start), addDays('2025-01-01', start + days)];
          const { total } = await section.report(`from=${from}&to=${to}`);
          const expected = recount(all, from, to);
          expect(countsOf(total)).toEqual(expected.count);
          for (const [figure, cents] of Object.entries(expected.cents))
            expect([figure, total[figure]?.['totalCents']]).toEqual([figure, cents]);
        },
      ),
      { numRuns: 6 },
    );
    await section.expectCounted('from=2025-03-01&to=2025-06-15', 'month');
    const query = 'from=2025-03-01&to=2025-06-15&groupBy=month';
    await expectFiles(test, section, { query, section: INVOICE_SECTION });
  }, 60_000);

  it('say what of the taxes is owed, less what was credited', async () => {
    const partnerId = await aPartner(test);
    await bill('2024-03-05', [{ paid: null, declined: [], credited: { after: 5, cents: 1000 } }], partnerId);
    const { total } = await section.report('from=2024-03-01&to=2024-03-31');
    expect(total['unpaid30']).toEqual({
      count: 1,
      subtotalCents: 13_000,
      gstCents: 700,
      qstCents: 1397,
      totalCents: 15_097,
    });
    expect(total['issued']).toEqual({ count: 1, ...GST });
    const byPartner = await section.report('from=2024-03-01&to=2024-03-31&groupBy=partner');
    expect(byPartner.rows).toMatchObject([
      { key: partnerId, name: `Partner ${partnerId}`, figures: { issued: { count: 1 } } },
    ]);
    await section.expectCounted('from=2024-03-01&to=2024-03-31', 'plan');
    await section.expectCounted('from=2024-03-01&to=2024-03-31', 'sector');
  });

  it('count once what is younger than two days at the end, whenever it is paid', async () => {
    for (const paid of [20, 47, 49, 100]) await bill('2021-01-31', [{ paid, declined: [], credited: null }]);
    const { total } = await section.report('from=2021-01-01&to=2021-01-31');
    expect(countsOf(total)).toEqual({ issued: 4, paid: 1, unpaid30: 3 });
  });

  it('show what is unpaid as it stood at the end of each month, and in all at the end of the last', async () => {
    await bill('2023-01-10', [{ paid: 40 * 24, declined: [], credited: null }]);
    const { total, rows } = await section.report('from=2023-01-01&to=2023-03-31');
    expect(rows.map(({ key, figures }) => [key, countsOf(figures)])).toEqual([
      ['2023-01', { issued: 1, unpaid30: 1 }],
      ['2023-02', { paid: 1 }],
      ['2023-03', {}],
    ]);
    expect(countsOf(total)).toEqual({ issued: 1, paid: 1 });
  });

  it('come page by page behind a figure, with what all of them come to', async () => {
    await bill('2022-01-10', [{ paid: 1, declined: [], credited: null }]);
    await bill('2022-01-11', [{ paid: 1, declined: [], credited: null }]);
    const first = await section.merchants('from=2022-01-01&to=2022-01-31&figure=issued&limit=1');
    expect(first).toMatchObject({
      nextCursor: '1',
      previousCursor: null,
      total: { merchants: 2, count: 2, gstCents: 1400 },
    });
    const second = await section.merchants('from=2022-01-01&to=2022-01-31&figure=issued&limit=1&cursor=1');
    expect(second).toMatchObject({ nextCursor: null, previousCursor: '0', total: { merchants: 2 } });
    expect(first.items[0]?.merchantId).not.toBe(second.items[0]?.merchantId);
  });

  it.each(['', '/merchants', '/file'])('are not made for a period that is none (%s)', async (path) => {
    for (const [query, rule] of [
      ['from=2026-06-02&to=2026-06-01', 'after-end'],
      ['from=2025-01-01&to=2026-06-01', 'too-long'],
    ])
      expect(
        (await section.get(`${path}?${query}${path === '/merchants' ? '&figure=issued' : ''}`)).json(),
      ).toMatchObject({
        error: { code: 'validation-failed', fields: [{ path: 'from', rule }] },
      });
  });

  it('have no merchant in a month that the period does not touch', async () => {
    const { items, total } = await section.merchants('from=2026-06-01&to=2026-06-30&figure=issued&key=2026-05');
    expect([items, total]).toEqual([
      [],
      { merchants: 0, count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
    ]);
  });
});
