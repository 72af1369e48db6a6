import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../dependencies.ts';
import { createDueInvoices } from '../features/money/invoices/create-due-invoices.ts';
import { chargeDue } from '../features/money/payments/charge-due.ts';

/**
 * Does the work of every midnight up to a moment of the past, at its own time. Where it stands is in the subscriptions and
 * invoices themselves, so that a start that was killed goes on there.
 */
export async function liveUntil(deps: Dependencies, until: Date): Promise<void> {
  for (let at = await findNext(deps); at && at <= until; at = await findNext(deps)) {
    const clock = at;
    const then = { ...deps, now: () => clock };
    await createDueInvoices(then);
    await chargeDue(then);
  }
}

/** Finds the time of the next work: a period that ends somewhere, or a payment that is due. */
async function findNext({ database }: Dependencies): Promise<Date | null> {
  const { ends, due } = await database.transaction({ role: 'system' }, async (tx) => ({
    ends: await tx.many<{ day: string; zone: MerchantTimeZone }>({
      text: `select min(s.covered_until)::text as day, m.time_zone as zone from subscriptions s
        join merchants m on m.id = s.merchant_id where s.state <> 'paused' group by m.time_zone`,
    }),
    due: await tx.first<{ at: Date | null }>({
      text: `select min(next_attempt_at) as at from invoices where state in ('open', 'refused', 'past-due')`,
    }),
  }));
  const moments = [...ends.map(({ day, zone }) => midnightOf(day, zone)), ...(due?.at ? [due.at] : [])];
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
