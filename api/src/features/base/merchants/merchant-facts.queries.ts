import type { PaymentStanding, SubscriptionStanding } from '@comptoir/domain/base/merchants/merchant-standing';
import type { Transaction } from '../../../platform/database/database.ts';

export interface FactsRow {
  readonly id: string;
  readonly subscription: SubscriptionStanding;
  readonly payment: PaymentStanding;
  readonly certifiedUntil: Date | null;
  readonly isLacking: boolean;
  readonly lastBillOn: string | null;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
}

/** How some of the merchants that the scope sees stand. What waits is counted now, as every sale changes it. */
export const listFactsRows = (tx: Transaction, ids: readonly string[]): Promise<FactsRow[]> =>
  tx.many({
    name: 'list-merchant-facts',
    text: `select m.id, m.subscription, m.payment, nullif(m.certified_until, '-infinity') as "certifiedUntil",
        coalesce(m.certified_until = '-infinity', false) as "isLacking", m.last_bill_on::text as "lastBillOn", w.waiting,
        w."oldestWaitingAt"
      from merchants m
      cross join lateral (
        select count(*)::int as waiting, min(t.signed_at) as "oldestWaitingAt" from devices d
        join transmissions t on t.merchant_id = d.merchant_id and t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
        where d.merchant_id = m.id
      ) w
      where m.id = any($1::uuid[])`,
    values: [ids],
  });
