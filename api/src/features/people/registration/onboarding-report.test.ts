import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { ONBOARDING_SECTION } from '@comptoir/domain/people/registration/onboarding-section';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFiles } from '../../../../test/figure-files.ts';
import { aSection, countsOf } from '../../../../test/figure-section.ts';
import { anInvoice } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-06-20T16:00:00Z');
const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => NOW });
let section: Awaited<ReturnType<typeof aSection>>;
beforeAll(async () => {
  section = await aSection(test, 'onboarding');
});

const STEPS = ['information', 'paid', 'linked', 'certified', 'billed'] as const;
const STUCK = {
  information: 'stuckInformation',
  paid: 'stuckPaid',
  linked: 'stuckLinked',
  certified: 'stuckCertified',
  billed: 'stuckBilled',
} as const;

/** Hours from the sign-up to each step; null while it is not done. */
type Way = Readonly<Record<(typeof STEPS)[number], number | null>>;

interface Newcomer extends Way {
  readonly at: number;
}

async function signUp(day: string, way: Way): Promise<Newcomer> {
  const at = Date.parse(`${day}T16:00:00Z`);
  const { id: merchantId } = await aMerchant(test);
  const after = (hours: number | null) => (hours === null ? null : new Date(at + hours * 3_600_000));
  await asSystem(test, {
    text: `update merchants set created_at = $2, information_saved_at = $3, file_number = 'ER0001', qst_number = '1000000001TQ0001',
        gst_number = '100000009RT0001', area_code = '418', phone_number = '5550000', civic_number = '1', street = 'Rue du Quai',
        city = 'Rimouski', postal_code = 'G5L1A1'
      where id = $1`,
    values: [merchantId, new Date(at), after(way.information)],
  });
  if (way.paid !== null) {
    const { id } = await anInvoice(test, { merchantId, now: new Date(at) });
    await asSystem(test, {
      text: "update invoices set state = 'paid', paid_at = $2 where id = $1",
      values: [id, after(way.paid)],
    });
  }
  const deviceId = uuid();
  await asSystem(test, {
    text: "insert into devices (id, merchant_id, name, linked_at) values ($1, $2, 'Caisse', $3)",
    values: [deviceId, merchantId, after(way.linked)],
  });
  if (way.certified !== null)
    await asSystem(test, {
      text: `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before,
          not_after, created_at) values ($1::uuid, $2, $3, '1', ($1::uuid)::text, '', '', '', $4, '2030-01-01', $4)`,
      values: [uuid(), merchantId, deviceId, after(way.certified)],
    });
  if (way.billed !== null)
    await asSystem(test, {
      text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
        values ($1, $2, 1, $3, $4, 'accepted')`,
      values: [merchantId, deviceId, uuid(), after(way.billed)],
    });
  return { at, ...way };
}

/** Walks each one's way, step by step. */
function recount(newcomers: readonly Newcomer[], from: string, to: string) {
  const count: Record<string, number> = {};
  const days: Record<string, number> = {};
  const add = (figure: string, since: number, until: number) => {
    count[figure] = (count[figure] ?? 0) + 1;
    days[figure] = (days[figure] ?? 0) + Math.floor((until - since) / 86_400_000);
  };
  for (const { at, ...way } of newcomers) {
    if (quebecDayOf(new Date(at)) < from || quebecDayOf(new Date(at)) > to) continue;
    add('signedUp', at, at);
    let since = at;
    for (const step of STEPS) {
      // a certificate states the information
      const hours = step === 'information' ? earliest(way.information, way.certified) : way[step];
      if (hours === null) {
        add(STUCK[step], since, NOW.getTime());
        break;
      }
      const until = Math.max(since, at + hours * 3_600_000);
      add(step, since, until);
      since = until;
    }
  }
  return { count, days };
}

const earliest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const step = fc.constantFrom(null, 0, 5, 30, 100, 700);
const way: fc.Arbitrary<Way> = fc.record({
  information: step,
  paid: step,
  linked: step,
  certified: step,
  billed: step,
});

describe('the onboarding', () => {
  it('agrees with a recount merchant by merchant and step by step, and with the merchants behind each figure', async () => {
    const newcomers: Newcomer[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(200), way), { minLength: 2, maxLength: 5 }),
        fc.nat(200),
        fc.constantFrom(0, 30, 200),
        async (made, start, length) => {
          for (const [day, one] of made) newcomers.push(await signUp(addDays('2025-01-01', day), one));
          const [from, to] = [addDays('2025-01-01', start), addDays('2025-01-01', start + length)];
          const { total } = await section.report(`from=${from}&to=${to}&groupBy=week`);
          const expected = recount(newcomers, from, to);
          expect(countsOf(total)).toEqual(expected.count);
          for (const [figure, days] of Object.entries(expected.days))
            expect([figure, total[figure]?.['days']]).toEqual([figure, days]);
        },
      ),
      { numRuns: 6 },
    );
    await section.expectCounted('from=2025-01-01&to=2025-02-28', 'week');
    await section.expectCounted('from=2025-01-01&to=2025-08-31', 'plan');
    const query = 'from=2025-01-01&to=2025-08-31&groupBy=month';
    await expectFiles(test, section, { query, section: ONBOARDING_SECTION });
  }, 60_000);

  it('counts no step before those that come first, and everyone once', async () => {
    await signUp('2024-02-05', { information: null, paid: 1, linked: 2, certified: null, billed: 4 });
    await signUp('2024-02-06', { information: 24, paid: 72, linked: 48, certified: 73, billed: null });
    const { total } = await section.report('from=2024-02-01&to=2024-02-29');
    expect(countsOf(total)).toEqual({
      signedUp: 2,
      stuckInformation: 1,
      information: 1,
      paid: 1,
      linked: 1,
      certified: 1,
      stuckBilled: 1,
    });
    expect(total['paid']).toEqual({ count: 1, days: 2 });
    expect(total['linked']).toEqual({ count: 1, days: 0 });
  });
});
