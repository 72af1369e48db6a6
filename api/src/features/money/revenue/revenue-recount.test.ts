import type { RevenueMerchant, RevenueReport } from '@comptoir/contract/money/revenue';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aServedMerchant, runsAfter, type ServedMerchant } from '../../../../test/factories/revenue.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';
import { refundInvoice } from '../payments/refund-invoice.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });
let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await aUser(test, { role: 'admin' });
});

const merchants: ServedMerchant[] = [];
const RECURRING = ['opening', 'new', 'resumed', 'changed', 'paused', 'churned', 'closing'] as const;

const runs = fc.record({
  first: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2023-01-01', days)),
  parts: fc.array(
    fc.record({
      gap: fc.constantFrom(0, 1, 20, 200, 365, 366),
      months: fc.integer({ min: 1, max: 4 }),
      offCents: fc.constantFrom(0, 4000, 14_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  state: fc.constantFrom('active', 'paused'),
  credits: fc.array(fc.record({ month: fc.nat(20), at: fc.nat(900), share: fc.constantFrom(0, 1234) }), {
    maxLength: 2,
  }),
});
const period = fc
  .record({ from: fc.integer({ min: 0, max: 1300 }), days: fc.constantFrom(0, 1, 27, 30, 89, 300) })
  .map(({ from, days }) => ({ from: addDays('2022-12-01', from), to: addDays('2022-12-01', from + days) }));

/** Returns the monthly price of a merchant on a day: null when nothing covers it. Day by day, as someone would with a calendar. */
function paysOn({ months, isActive }: ServedMerchant, day: string): number | null {
  const covering = months.find(({ startsOn, endsOn }) => startsOn <= day && day < endsOn);
  if (covering) return covering.serviceCents;
  const last = months.at(-1);
  return isActive && last && day >= last.endsOn ? last.serviceCents : null;
}

type Count = Record<(typeof RECURRING)[number], { count: number; cents: number }>;

function recount(from: string, to: string): Count {
  const count = Object.fromEntries(RECURRING.map((figure) => [figure, { count: 0, cents: 0 }])) as Count;
  for (const merchant of merchants)
    for (const [figure, cents] of [
      ...standing(merchant, 'opening', addDays(from, -1)),
      ...eventsOf(merchant, { from, to }),
      ...standing(merchant, 'closing', to),
    ]) {
      count[figure].count += 1;
      count[figure].cents += cents;
    }
  return count;
}

type Entry = readonly [figure: (typeof RECURRING)[number], cents: number];

function standing(merchant: ServedMerchant, figure: 'opening' | 'closing', day: string): Entry[] {
  const pays = paysOn(merchant, day);
  return pays === null ? [] : [[figure, pays]];
}

/** Walks through every day since the merchant's first. */
function eventsOf(merchant: ServedMerchant, { from, to }: { from: string; to: string }): Entry[] {
  const first = merchant.months[0]?.startsOn ?? from;
  const events: Entry[] = [];
  let last = { on: '', cents: 0 };
  for (const day of daysBetween(first, to)) {
    const [before, now] = [paysOn(merchant, addDays(day, -1)), paysOn(merchant, day)];
    if (now !== null) last = { on: day, cents: now };
    if (day < from) continue;
    events.push(...changeOn(before, now, day > first ? 'resumed' : 'new'));
    if (addDays(last.on, 366) === day) events.push(['churned', last.cents]);
  }
  return events;
}

function changeOn(before: number | null, now: number | null, coming: 'new' | 'resumed'): Entry[] {
  if (now === null) return before === null ? [] : [['paused', before]];
  if (before === null) return [[coming, now]];
  return before === now ? [] : [['changed', now - before]];
}

const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Documents as the tables hold them, added up here. */
async function recountDocuments(from: string, to: string) {
  const rows = await asSystem<Record<'gst' | 'qst' | 'total' | 'subtotal', number> & { kind: string; at: Date }>(test, {
    text: `select 'invoiced' as kind, created_at as at, subtotal_cents::int as subtotal, gst_cents::int as gst,
        qst_cents::int as qst, total_cents::int as total from invoices
      union all select 'credited', created_at, subtotal_cents::int, gst_cents::int, qst_cents::int, total_cents::int
      from credit_notes`,
  });
  const sum = (kind: string) => {
    const own = rows.filter((row) => row.kind === kind && quebecDayOf(row.at) >= from && quebecDayOf(row.at) <= to);
    const of = (key: 'gst' | 'qst' | 'total' | 'subtotal') => own.reduce((all, row) => all + row[key], 0);
    return {
      count: own.length,
      subtotalCents: of('subtotal'),
      gstCents: of('gst'),
      qstCents: of('qst'),
      totalCents: of('total'),
    };
  };
  return { invoiced: sum('invoiced'), credited: sum('credited') };
}

const get = async <Reply>(path: string): Promise<Reply> =>
  (await test.app.inject({ method: 'GET', url: `/api/reports/revenue${path}`, headers: bearer(admin.token) })).json();

async function credit({ months }: ServedMerchant, given: { month: number; at: number; share: number }) {
  const invoice = months[given.month % months.length];
  if (!invoice) return;
  const now = () => new Date(invoice.madeAt.getTime() + given.at * 3_600_000);
  const totalCents = given.share || undefined;
  // one that was credited in full already has nothing left
  await refundInvoice(
    { ...test.dependencies, now },
    { userId: admin.id, invoiceId: invoice.invoiceId, totalCents, reason: 'Essai' },
  ).catch(() => null);
}

it('agrees to the cent with a recount day by day, in total, row by row and merchant by merchant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(runs, { minLength: 1, maxLength: 2 }), period, async (made, { from, to }) => {
      for (const { first, parts, state, credits } of made) {
        const merchant = await aServedMerchant(test, runsAfter(first, parts), { state });
        merchants.push(merchant);
        for (const one of credits) await credit(merchant, one);
      }
      const expected = { ...recount(from, to), ...(await recountDocuments(from, to)) };
      const query = `?from=${from}&to=${to}`;
      const byMonth = await get<RevenueReport>(query);
      expect(byMonth.total).toEqual(expected);
      expect(byMonth.rows.at(-1)?.figures.closing).toEqual(expected.closing);
      const bySector = await get<RevenueReport>(`${query}&groupBy=sector`);
      expect(bySector.total).toEqual(expected);
      for (const figure of [...RECURRING, 'invoiced', 'credited'] as const) {
        const { items } = await get<{ items: RevenueMerchant[] }>(`/merchants${query}&figure=${figure}`);
        const whole = 'cents' in expected[figure] ? expected[figure].cents : expected[figure].subtotalCents;
        expect([figure, items.reduce((all, { cents }) => all + cents, 0)]).toEqual([figure, whole]);
      }
      for (const figure of ['new', 'resumed', 'changed', 'paused', 'churned', 'invoiced', 'credited'] as const)
        for (const { rows } of [byMonth, bySector])
          expect(rows.reduce((all, row) => all + row.figures[figure].count, 0)).toBe(expected[figure].count);
    }),
    { numRuns: 8 },
  );
}, 60_000);
