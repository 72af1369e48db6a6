import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { WARNING_HOURS, type WarningHours } from '@comptoir/domain/sales/transmissions/waiting-warning';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';

/** A merchant for whom a bill has waited long. */
export interface LongWaiting {
  readonly merchantId: string;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly language: Language;
  readonly waiting: number;
  readonly oldestAt: Date;
}

const FIRST_WARNING = `interval '${WARNING_HOURS[0]} hours'`;

/** Every merchant for whom a bill has waited as long as the first warning says. */
export const listLongWaiting = (tx: Transaction, now: Date): Promise<LongWaiting[]> =>
  tx.many({
    text: `select m.id as "merchantId", m.company_name as "companyName", m.time_zone as "timeZone", m.language,
        count(*)::int as waiting, min(t.signed_at) as "oldestAt"
      from transmissions t join merchants m on m.id = t.merchant_id
      where t.state in ('waiting', 'sending', 'unknown')
      group by m.id having min(t.signed_at) <= $1::timestamptz - ${FIRST_WARNING}
      order by min(t.signed_at), m.id`,
    values: [now],
  });

/** Notes a warning. False while one is open, by whichever server it was noted. */
export async function recordWarning(
  tx: Transaction,
  { merchantId, hours, now }: { merchantId: string; hours: WarningHours; now: Date },
): Promise<boolean> {
  const first = await tx.first({
    text: `insert into waiting_warnings (id, merchant_id, hours, warned_at) values ($1, $2, $3, $4)
      on conflict (merchant_id, hours) where ended_at is null do nothing returning id`,
    values: [uuid({ msecs: now.getTime() }), merchantId, hours, now],
  });
  return first !== null;
}

/** Closes the warnings of merchants for whom nothing waits so long any more: what waits next is another spell. */
export function endWarnings(tx: Transaction, now: Date): void {
  tx.write({
    text: `update waiting_warnings w set ended_at = $1 where ended_at is null and not exists (
        select from transmissions t where t.merchant_id = w.merchant_id and t.state in ('waiting', 'sending', 'unknown')
          and t.signed_at <= $1::timestamptz - ${FIRST_WARNING})`,
    values: [now],
  });
}
