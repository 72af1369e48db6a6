import { billingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anInvoice } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { takingOff } from '../../../../test/factories/revenue.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

it('months of service join the runs that they touch, in whatever order they are billed', async () => {
  const months = fc.uniqueArray(
    fc.record({
      index: fc.nat(7),
      offCents: fc.constantFrom(0, 4000),
      installation: fc.constantFrom(null, 'assisted'),
    }),
    { minLength: 1, maxLength: 6, selector: ({ index }) => index },
  );
  await fc.assert(
    fc.asyncProperty(months, async (billed) => {
      const { id: merchantId } = await aMerchant(test);
      for (const { index, offCents, installation } of billed)
        await anInvoice(test, {
          merchantId,
          now: new Date('2026-06-15T12:00:00Z'),
          period: billingPeriod('2025-01-31', index),
          installation,
          promoCode: offCents > 0 ? takingOff(offCents) : null,
        });
      const expected: { starts: string; ends: string; cents: number }[] = [];
      for (const { index, offCents } of billed.toSorted((one, other) => one.index - other.index)) {
        const { startsOn, endsOn } = billingPeriod('2025-01-31', index);
        const last = expected.at(-1);
        if (last?.ends === startsOn && last.cents === 14_000 - offCents) last.ends = endsOn;
        else expected.push({ starts: startsOn, ends: endsOn, cents: 14_000 - offCents });
      }
      const runs = await asSystem(test, {
        text: `select starts_on::text as starts, ends_on::text as ends, cents::int from service_runs where merchant_id = $1 order by 1`,
        values: [merchantId],
      });
      expect(runs).toEqual(expected);
    }),
    { numRuns: 8 },
  );
}, 30_000);
