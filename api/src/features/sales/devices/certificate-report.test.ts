import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { boundsOfQuebecDays, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { CERTIFICATE_SECTION } from '@comptoir/domain/sales/devices/certificate-section';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectFiles } from '../../../../test/figure-files.ts';
import { aSection, countsOf } from '../../../../test/figure-section.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });
let section: Awaited<ReturnType<typeof aSection>>;
beforeAll(async () => {
  section = await aSection(test, 'certificates');
});

const DAY_MS = 86_400_000;

/** A certificate of a device, in days since 2025 began; the next one of the device takes its place on the day it is issued. */
interface Given {
  readonly issued: number;
  readonly lasts: number;
  readonly revoked: number | null;
}

interface Made {
  readonly from: number;
  readonly until: number;
  readonly revoked: number;
  readonly replaced: number;
  readonly isFirst: boolean;
}

const instant = (days: number) => Date.parse('2025-01-01T03:00:00Z') + days * DAY_MS;

/** Gives a device of a merchant certificates, one after the other, and a request that was refused. */
async function certify(given: readonly Given[], refusedOn: number | null): Promise<Made[]> {
  const { id: merchantId } = await aMerchant(test);
  const deviceId = uuid();
  await asSystem(test, {
    text: "insert into devices (id, merchant_id, name, linked_at) values ($1, $2, 'Caisse', now())",
    values: [deviceId, merchantId],
  });
  const ordered = given.toSorted((one, other) => one.issued - other.issued);
  const made: Made[] = [];
  for (const [index, { issued, lasts, revoked }] of ordered.entries()) {
    const next = ordered[index + 1];
    const one: Made = {
      from: instant(issued),
      until: instant(issued + lasts),
      revoked: revoked === null ? Infinity : instant(issued + revoked),
      replaced: next ? instant(next.issued) : Infinity,
      isFirst: index === 0,
    };
    const date = (at: number) => (at === Infinity ? null : new Date(at));
    await asSystem(test, {
      text: `insert into certificates (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before,
          not_after, created_at, revoked_at, replaced_at)
        values ($1::uuid, $2, $3, '1', ($1::uuid)::text, '', '', '', $4, $5, $4, $6, $7)`,
      values: [uuid(), merchantId, deviceId, date(one.from), date(one.until), date(one.revoked), date(one.replaced)],
    });
    made.push(one);
  }
  if (refusedOn !== null)
    await asSystem(test, {
      text: `insert into certificate_requests (device_id, merchant_id, modif, public_key, requested_at, state, merchant_version)
        values ($1, $2, 'AJO', '', $3, 'refused', 1)`,
      values: [deviceId, merchantId, new Date(instant(refusedOn))],
    });
  return made;
}

function recount(all: readonly { made: Made[]; refusedOn: number | null }[], from: string, to: string) {
  const count: Record<string, number> = {};
  const add = (figure: string) => (count[figure] = (count[figure] ?? 0) + 1);
  const isIn = (at: number) => at !== Infinity && quebecDayOf(new Date(at)) >= from && quebecDayOf(new Date(at)) <= to;
  const end = boundsOfQuebecDays({ from, to }).end.getTime();
  const countOne = (one: Made): void => {
    if (isIn(one.from)) add(one.isFirst ? 'issued' : 'renewed');
    const over = Math.min(one.until, one.revoked);
    if (isIn(over) && one.replaced >= over) add('ended');
    if (one.from >= end || Math.min(over, one.replaced) < end) return;
    add('valid');
    for (const days of [30, 60, 90]) if (one.until - end <= days * DAY_MS) add(`ending${days}`);
  };
  for (const { made, refusedOn } of all) {
    if (refusedOn !== null && isIn(instant(refusedOn))) add('failed');
    for (const one of made) countOne(one);
  }
  return count;
}

const given = fc.record({
  issued: fc.integer({ min: 0, max: 300 }),
  lasts: fc.constantFrom(1, 29, 45, 80, 400),
  revoked: fc.constantFrom(null, null, 10, 50),
});

describe('certificates', () => {
  it('agree with a recount one by one, and with the merchants behind each figure', async () => {
    const all: { made: Made[]; refusedOn: number | null }[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            certificates: fc.uniqueArray(given, { maxLength: 3, selector: ({ issued }) => issued }),
            refusedOn: fc.constantFrom(null, 40, 200),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        fc.integer({ min: 0, max: 330 }),
        fc.constantFrom(0, 30, 90),
        async (devices, start, days) => {
          for (const { certificates, refusedOn } of devices)
            all.push({ made: await certify(certificates, refusedOn), refusedOn });
          const [from, to] = [addDays('2025-01-01', start), addDays('2025-01-01', start + days)];
          const { total } = await section.report(`from=${from}&to=${to}&groupBy=sector`);
          expect(countsOf(total)).toEqual(recount(all, from, to));
          const byMonth = await section.report(`from=${from}&to=${to}`);
          expect(byMonth.total).toEqual(total);
        },
      ),
      { numRuns: 6 },
    );
    await section.expectCounted('from=2025-03-01&to=2025-05-15', 'month');
    await section.expectCounted('from=2025-03-01&to=2025-05-15', 'partner');
    const query = 'from=2025-03-01&to=2025-05-15&groupBy=month';
    await expectFiles(test, section, { query, section: CERTIFICATE_SECTION });
  }, 60_000);

  it('that are renewed neither end nor are valid twice', async () => {
    await certify(
      [
        { issued: -400, lasts: 60, revoked: null },
        { issued: -360, lasts: 60, revoked: null },
      ],
      null,
    );
    const january = await section.report('from=2024-01-01&to=2024-01-31');
    expect(countsOf(january.total)).toEqual({ valid: 1, renewed: 1, ending60: 1, ending90: 1 });
  });
});
