import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { billingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import type { TestApp } from '../test-app.ts';
import { anInvoice, aSubscription, PRICES } from './billing.ts';
import { aMerchant } from './merchants.ts';

/** Months of service without a break, from a day on. */
interface Run {
  readonly anchor: string;
  readonly months: number;
  /** Amount that a code takes off each month. */
  readonly offCents?: number;
}

/** A month that was billed, and what it cost before taxes. */
interface BilledMonth {
  readonly invoiceId: string;
  readonly merchantId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly serviceCents: number;
  readonly madeAt: Date;
}

export interface ServedMerchant {
  readonly merchantId: string;
  readonly isActive: boolean;
  readonly months: readonly BilledMonth[];
}

/** A merchant that was served in some runs, with a technician's installation; each month billed at noon of its first day. */
export async function aServedMerchant(
  test: TestApp,
  runs: readonly Run[],
  given: { state?: 'active' | 'pausing' | 'paused'; partnerId?: string } = {},
): Promise<ServedMerchant> {
  const { id: merchantId } = await aMerchant(test, given.partnerId ? { partnerId: given.partnerId } : {});
  const state = given.state ?? 'paused';
  const months: BilledMonth[] = [];
  for (const { anchor, months: count, offCents = 0 } of runs)
    for (let index = 0; index < count; index += 1) {
      const period = billingPeriod(anchor, index);
      const madeAt = new Date(`${period.startsOn}T16:00:00Z`);
      const installation = months.length === 0 ? 'assisted' : null;
      const promoCode = offCents > 0 ? takingOff(offCents) : null;
      const { id } = await anInvoice(test, { merchantId, now: madeAt, period, installation, promoCode });
      const serviceCents = PRICES.monthlyService - Math.min(offCents, PRICES.monthlyService);
      months.push({ invoiceId: id, merchantId, ...period, serviceCents, madeAt });
    }
  const last = runs.at(-1);
  if (last) await aSubscription(test, { merchantId, anchor: last.anchor, billed: last.months, state });
  return { merchantId, isActive: state === 'active', months };
}

/** A promo code that takes an amount off each month. */
export const takingOff = (amount: number) => ({
  code: 'RABAIS',
  discount: { kind: 'amount', amount: cents(amount) } as const,
  onService: true,
  onInstallation: false,
  months: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
});

/** Runs one after the other: each begins some days after the one before has ended. */
export const runsAfter = (
  first: string,
  parts: readonly { gap: number; months: number; offCents: number }[],
): Run[] => {
  let free = first;
  return parts.map(({ gap, months, offCents }) => {
    const anchor = addDays(free, gap);
    free = billingPeriod(anchor, months - 1).endsOn;
    return { anchor, months, offCents };
  });
};
