import { Temporal } from 'temporal-polyfill';
import { dayAfter, type Day } from '../../base/calendar/calendar-day.ts';
import { dayIn, midnightOf } from '../../base/calendar/local-day.ts';
import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';

/** A paid or payable stretch of service: from a day up to, and without, another. Periods never overlap and are never empty. */
export interface BillingPeriod {
  readonly startsOn: Day;
  /** The first day that is no longer covered. */
  readonly endsOn: Day;
}

/**
 * The period number `index` (0 is the first) of a subscription that began on `anchor`: each begins on the anchor's day of
 * the month, or on the last day of a month that is too short. It is always reckoned from the anchor, so that a short month
 * does not pull later ones with it. Source: decision 29.
 */
export function billingPeriod(anchor: Day, index: number): BillingPeriod {
  return { startsOn: addMonths(anchor, index), endsOn: addMonths(anchor, index + 1) };
}

const addMonths = (anchor: Day, months: number): Day => Temporal.PlainDate.from(anchor).add({ months }).toString();

/**
 * Returns the time at which an invoice is to be paid. The first of a subscription or season, made when the merchant asks for
 * it: at the next local midnight. One that renews it: at the midnight when its period begins; made later, at the midnight that
 * has just been, so at once: a job that starts a second late does not put payments off by a day. Source: spec §1.
 */
export function dueAt(invoice: {
  madeAt: Date;
  period: BillingPeriod;
  zone: MerchantTimeZone;
  isRenewal: boolean;
}): Date {
  const { madeAt, period, zone, isRenewal } = invoice;
  const today = dayIn(zone, madeAt);
  if (!isRenewal) return midnightOf(dayAfter(today), zone);
  return midnightOf(today < period.startsOn ? period.startsOn : today, zone);
}
