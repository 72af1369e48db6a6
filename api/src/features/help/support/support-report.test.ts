import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { SUPPORT_SECTION } from '@comptoir/domain/help/support/support-section';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFiles } from '../../../../test/figure-files.ts';
import { aSection, countsOf } from '../../../../test/figure-section.ts';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });
let section: Awaited<ReturnType<typeof aSection>>;
let adminId: string;
let merchantIds: string[];
beforeAll(async () => {
  section = await aSection(test, 'support');
  adminId = (await aUser(test, { role: 'admin' })).id;
  merchantIds = [(await aMerchant(test)).id, (await aMerchant(test)).id];
});

/** Statements that add one to each figure: for a merchant, at a moment. */
const HAPPENINGS = {
  messages: (merchantId, at) => [
    `insert into support_messages (id, user_id, merchant_id, subject, message, asked_at) values ($1, $2, $3, 'other', 'Allô', $4)`,
    [uuid(), adminId, merchantId, at],
  ],
  held: (merchantId, at) => [
    `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name)
      values ($1, $3, $4::timestamptz, $4::timestamptz + interval '1 hour', $2, 'Camille')`,
    [uuid(), adminId, merchantId, at],
  ],
  cancelled: (merchantId, at) => [
    `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name, cancelled_at)
      values ($1, $3, '2030-01-01', '2030-01-01 01:00', $2, 'Camille', $4)`,
    [uuid(), adminId, merchantId, at],
  ],
  openedAs: (merchantId, at) => [
    `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at, ended_at)
      select $1, (select id from sessions where user_id = $2 limit 1), $2, $3, 'Aide', $4, $4, $4`,
    [uuid(), adminId, merchantId, at],
  ],
  acts: (merchantId, at) => [
    `insert into audit_events (id, occurred_at, action, facts, user_id, role, merchant_id, subject_type)
      values ($1, $4, 'user-suspended', '{}', $2, 'admin', $3, 'user')`,
    [uuid(), adminId, merchantId, at],
  ],
} as const satisfies Record<string, (merchantId: string, at: Date) => readonly [string, unknown[]]>;
const FIGURES = Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[];

async function happen(figure: keyof typeof HAPPENINGS, merchantId: string, at: Date): Promise<void> {
  const [text, values] = HAPPENINGS[figure](merchantId, at);
  await asSystem(test, { text, values });
}

interface Happened {
  readonly figure: string;
  readonly day: string;
}

/** Has something happen, unless the technician is busy that day. */
async function happenOn(
  { figure, merchant, day, minute }: { figure: keyof typeof HAPPENINGS; merchant: number; day: number; minute: number },
  all: readonly Happened[],
): Promise<Happened[]> {
  const at = new Date(Date.parse('2025-01-01T05:00:00Z') + (day * 1440 + minute) * 60_000);
  const on = quebecDayOf(at);
  const lastHour = quebecDayOf(new Date(at.getTime() + 3_600_000));
  if (figure === 'held' && (lastHour !== on || all.some((one) => one.day === on))) return [];
  await happen(figure, merchantIds[merchant] ?? '', at);
  return [{ figure, day: on }];
}

describe('support', () => {
  it('agrees with a recount one by one, and with the merchants behind each figure', async () => {
    const all: Happened[] = [];
    const happening = fc.record({
      figure: fc.constantFrom(...FIGURES),
      merchant: fc.nat(1),
      day: fc.nat(90),
      minute: fc.nat(1400),
    });
    await fc.assert(
      fc.asyncProperty(
        // one technician: no hour is promised twice
        fc.uniqueArray(happening, { minLength: 1, maxLength: 6, selector: ({ day }) => day }),
        fc.nat(90),
        fc.constantFrom(0, 6, 40),
        async (happenings, start, days) => {
          for (const one of happenings) all.push(...(await happenOn(one, all)));
          const [from, to] = [addDays('2025-01-01', start), addDays('2025-01-01', start + days)];
          const expected: Record<string, number> = {};
          for (const { figure, day } of all)
            if (day >= from && day <= to) expected[figure] = (expected[figure] ?? 0) + 1;
          expect(countsOf((await section.report(`from=${from}&to=${to}`)).total)).toEqual(expected);
        },
      ),
      { numRuns: 6 },
    );
    await section.expectCounted('from=2025-01-01&to=2025-02-20', 'week');
    await section.expectCounted('from=2025-01-01&to=2025-03-31', 'sector');
    const query = 'from=2025-01-01&to=2025-03-31&groupBy=week';
    await expectFiles(test, section, { query, section: SUPPORT_SECTION });
  }, 60_000);

  it('does not count what partners did, nor messages that name no merchant', async () => {
    const partner = await aUser(test, { role: 'admin' });
    await asSystem(test, {
      text: "insert into support_messages (id, user_id, subject, message, asked_at) values ($1, $2, 'other', 'Allô', '2024-05-05')",
      values: [uuid(), partner.id],
    });
    await asSystem(test, {
      text: `insert into audit_events (id, occurred_at, action, facts, user_id, role, merchant_id, subject_type)
        values ($1, '2024-05-05', 'user-suspended', '{}', $2, 'partner', $3, 'user')`,
      values: [uuid(), partner.id, merchantIds[0]],
    });
    expect(countsOf((await section.report('from=2024-05-01&to=2024-05-31')).total)).toEqual({});
  });
});
