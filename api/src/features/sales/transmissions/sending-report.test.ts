import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { SENDING_SECTION } from '@comptoir/domain/sales/transmissions/sending-section';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFiles } from '../../../../test/figure-files.ts';
import { aSection } from '../../../../test/figure-section.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';
import { rebuildSales } from '../reports/fold-sales.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });
let section: Awaited<ReturnType<typeof aSection>>;
beforeAll(async () => {
  section = await aSection(test, 'sending');
});

const HOUR_MS = 3_600_000;
const OPEN = ['waiting', 'sending', 'unknown'];

/** A bill: hours after the first of February, what it sold, where it stands, and after how many hours that was known. */
const someBill = fc.record({
  hour: fc.integer({ min: 0, max: 24 * 60 }),
  sold: fc.constantFrom(0, 575, 1810, -575),
  state: fc.constantFrom('accepted', 'accepted', 'received-with-errors', 'refused', ...OPEN),
  after: fc.constantFrom(1, 48, 49, 200),
});
type SomeBill = typeof someBill extends fc.Arbitrary<infer Bill> ? Bill : never;

const signedAt = ({ hour }: SomeBill) => new Date(Date.parse('2026-02-01T03:30:00Z') + hour * HOUR_MS);
const settledAt = (bill: SomeBill) =>
  OPEN.includes(bill.state) ? null : new Date(signedAt(bill).getTime() + bill.after * HOUR_MS);

/** Bills of a till of their own, as they stand in the database. */
async function aTillWith(bills: readonly SomeBill[]): Promise<void> {
  const till = await aTerminal(test);
  for (const [index, bill] of bills.entries()) {
    await asSystem(test, {
      text: `with bill as (
          insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
            sold_cents, document, signature, kind, payment)
          values ($1::uuid, $2, $3, $4, $5, $5, 'A-1', 'RFER', $6, $6, '{}', $1::uuid::text, 'receipt', 'DEB')
        )
        insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, settled_at)
        values ($2, $3, $4, $1, $5, $7, $8)`,
      values: [uuid(), till.merchant.id, till.id, index + 1, signedAt(bill), bill.sold, bill.state, settledAt(bill)],
    });
  }
  await asSystem(test, {
    text: 'update lanes set last_position = $2 where device_id = $1',
    values: [till.id, bills.length],
  });
}

function recount(all: readonly SomeBill[], from: string, to: string) {
  const figures = Object.fromEntries(SENDING_SECTION.figures.map((figure) => [figure, { count: 0, totalCents: 0 }]));
  const isIn = (bill: SomeBill) => quebecDayOf(signedAt(bill)) >= from && quebecDayOf(signedAt(bill)) <= to;
  for (const bill of all.filter(isIn)) {
    const add = (figure: (typeof SENDING_SECTION.figures)[number]) => {
      const sum = figures[figure];
      if (sum) figures[figure] = { count: sum.count + 1, totalCents: sum.totalCents + bill.sold };
    };
    add('made');
    if (OPEN.includes(bill.state)) add('waiting');
    else add(bill.state === 'refused' ? 'refused' : 'accepted');
    if (bill.state === 'received-with-errors') add('remarked');
    if (!OPEN.includes(bill.state) && bill.after > 48) add('late');
  }
  return figures;
}

describe('the bills of a period', () => {
  it('agree with a recount one by one, with the merchants behind each figure, and with their files', async () => {
    const all: SomeBill[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(someBill, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 50 }),
        fc.constantFrom(0, 10, 40),
        async (bills, start, days) => {
          await aTillWith(bills);
          all.push(...bills);
          // of some tills none is folded yet
          if (start % 2 === 0) await rebuildSales({ database: test.dependencies.database, now: () => new Date() });
          const [from, to] = [addDays('2026-01-31', start), addDays('2026-01-31', start + days)];
          const { total } = await section.report(`from=${from}&to=${to}&groupBy=sector`);
          expect(total).toEqual(recount(all, from, to));
          expect((await section.report(`from=${from}&to=${to}&groupBy=week`)).total).toEqual(total);
        },
      ),
      { numRuns: 8 },
    );
    await section.expectCounted('from=2026-02-01&to=2026-03-31', 'month');
    await section.expectCounted('from=2026-02-01&to=2026-03-31', 'partner');
    const query = 'from=2026-02-01&to=2026-03-31&groupBy=month';
    await expectFiles(test, section, { query, section: SENDING_SECTION });
  }, 60_000);

  it('are none of a period without any', async () => {
    const { total, rows } = await section.report('from=2025-02-01&to=2025-02-28');
    expect([total, rows.map(({ key }) => key)]).toEqual([recount([], '2025-02-01', '2025-02-28'), ['2025-02']]);
  });
});
