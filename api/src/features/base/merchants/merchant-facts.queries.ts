import type { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import type { PaymentStanding, SubscriptionStanding } from '@comptoir/domain/base/merchants/merchant-standing';
import type { Transaction } from '../../../platform/database/database.ts';
import { UNPAID_INVOICES } from './unpaid-invoices.ts';

export interface FactsRow {
  readonly id: string;
  readonly subscription: SubscriptionStanding;
  readonly payment: PaymentStanding;
  readonly certifiedUntil: Date | null;
  readonly isLacking: boolean;
  readonly lastBillOn: string | null;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  readonly refused: number;
  readonly devicesInTrouble: number;
  readonly owedCents: number;
  readonly isStuck: boolean;
}

/** Lists the standings of merchants that the scope sees. Waiting and refused bills are counted now, as every sale changes them. */
export const listFactsRows = (
  tx: Transaction,
  { ids, bounds }: { readonly ids: readonly string[]; readonly bounds: ReturnType<typeof attentionBounds> },
): Promise<FactsRow[]> =>
  tx.many({
    name: 'list-merchant-facts',
    text: `select m.id, m.subscription, m.payment, nullif(m.certified_until, '-infinity') as "certifiedUntil",
        coalesce(m.certified_until = '-infinity', false) as "isLacking", m.last_bill_on::text as "lastBillOn", w.*, r.refused, e."devicesInTrouble", y."owedCents",
        not m.subscription_completed and m.created_at <= :stuckSince as "isStuck"
      from merchants m
      cross join lateral (
        select count(*)::int as waiting, min(t.signed_at) as "oldestWaitingAt" from devices d
        join transmissions t on t.merchant_id = d.merchant_id and t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
        where d.merchant_id = m.id
      ) w cross join lateral (
        select count(*)::int as refused from transmissions t
        where t.merchant_id = m.id and t.signed_at >= :refusedSince and t.state in ('refused', 'received-with-errors') and t.state = 'refused'
      ) r cross join lateral (
        select count(*)::int as "devicesInTrouble" from devices d join lanes l on l.device_id = d.id
        where d.merchant_id = m.id and d.signs_until <= :endsBy
      ) e cross join lateral (
        select coalesce(sum(i.total_cents - i.credited_cents), 0)::float8 as "owedCents" from ${UNPAID_INVOICES} and i.merchant_id = m.id
      ) y
      where m.id = any(:ids::uuid[])`,
    values: {
      ids,
      now: bounds.now,
      refusedSince: bounds.refusedSince,
      endsBy: bounds.endsBy,
      stuckSince: bounds.stuckSince,
    },
  });
