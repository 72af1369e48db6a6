import type { HourlySales } from '@comptoir/contract/sales/report-charts';
import { addDays, dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { sumByHour, type HourSum } from './reports.queries.ts';
import type { ReportDeps } from './report-filter.ts';

const WEEK = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Reports today's sales by the hour of the merchant's clock, beside the same weekday a week before. */
export async function reportHours({ database, now }: ReportDeps, scope: MerchantScope): Promise<HourlySales> {
  const { merchantId } = scope;
  const { timeZone } = await readMerchant(database, scopeOf(scope), merchantId);
  const day = dayIn(timeZone, now());
  const beforeDay = addDays(day, -WEEK);
  const sums = await database.transaction(scopeOf(scope), (tx) =>
    sumByHour(tx, {
      merchantId,
      zone: timeZone,
      starts: [day, beforeDay].map((one) => midnightOf(one, timeZone)),
      ends: [day, beforeDay].map((one) => midnightOf(dayAfter(one), timeZone)),
    }),
  );
  const thisHour = Number(
    new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now()),
  );
  const hours = HOURS.map((hour) => {
    const [today, before] = [sumOf(sums, day, hour), sumOf(sums, beforeDay, hour)];
    // a till whose clock is fast has sold in an hour that has not begun
    const isKnown = hour <= thisHour || today.bills > 0;
    return {
      hour,
      bills: isKnown ? today.bills : null,
      soldCents: isKnown ? today.soldCents : null,
      beforeBills: before.bills,
      beforeSoldCents: before.soldCents,
    };
  });
  return { day, beforeDay, timeZone, hours };
}

const sumOf = (sums: readonly HourSum[], day: string, hour: number): Pick<HourSum, 'bills' | 'soldCents'> =>
  sums.find((sum) => sum.day === day && sum.hour === hour) ?? { bills: 0, soldCents: 0 };
