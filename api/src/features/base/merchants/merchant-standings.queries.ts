import type { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import type { Transaction } from '../../../platform/database/database.ts';

/** A merchant at a glance. */
export interface StandingRow {
  readonly id: string;
  readonly companyName: string;
  readonly city: string | null;
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
  readonly isStuck: boolean;
  readonly devices: number;
  readonly devicesInTrouble: number;
  readonly refused: number;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  readonly lastBillAt: Date | null;
}

/** Some merchants, each looked up by its own devices: the cost grows with those and not with their bills. */
export const listStandingRows = (
  tx: Transaction,
  {
    ids,
    bounds: { refusedSince, endsBy, stuckSince },
  }: { ids: readonly string[]; bounds: ReturnType<typeof attentionBounds> },
): Promise<StandingRow[]> =>
  tx.many({
    name: 'list-merchant-standings',
    text: `select m.id, m.company_name as "companyName", m.city, m.subscription_completed as "subscriptionCompleted", m.active,
        not m.subscription_completed and m.created_at <= :stuckSince as "isStuck", d.*, r.refused
      from merchants m cross join lateral (
        select count(*)::int as devices, (count(*) filter (where d.signs_until <= :endsBy))::int as "devicesInTrouble",
          coalesce(sum(w.waiting), 0)::int as waiting, min(w.oldest) as "oldestWaitingAt", max(b.signed_at) as "lastBillAt"
        from devices d
        join lanes l on l.device_id = d.id
        left join transmissions b on b.merchant_id = d.merchant_id and b.device_id = d.id and b.position = l.last_position
        cross join lateral (
          select count(*) as waiting, min(t.signed_at) as oldest from transmissions t
          where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
        ) w
        where d.merchant_id = m.id
      ) d cross join lateral (
        select count(*)::int as refused from transmissions t
        where t.merchant_id = m.id and t.signed_at >= :refusedSince and t.state in ('refused', 'received-with-errors') and t.state = 'refused'
      ) r
      where m.id = any(:ids::uuid[])`,
    values: { ids, refusedSince, endsBy, stuckSince },
  });
