import type { Transaction } from '../../../platform/database/database.ts';

/** Number of bills of an hour by the state that they ended in. */
export interface HourRow {
  readonly hourAt: Date;
  readonly accepted: number;
  readonly waiting: number;
  readonly refused: number;
}

const COUNTED = `date_trunc('hour', signed_at) as "hourAt",
  (count(*) filter (where state in ('accepted', 'received-with-errors')))::int as accepted,
  (count(*) filter (where state in ('waiting', 'sending', 'unknown')))::int as waiting,
  (count(*) filter (where state = 'refused'))::int as refused`;

/** Of all that the scope sees: the bills of a day lie together. Of a partner’s merchants: by merchant, since they are few. */
export const listTransmissionHours = (
  tx: Transaction,
  { partnerId, since }: { partnerId: string | null; since: Date },
): Promise<HourRow[]> =>
  partnerId === null
    ? tx.many({
        name: 'list-transmission-hours',
        text: `select ${COUNTED} from transmissions where signed_at >= $1 group by 1`,
        values: [since],
      })
    : tx.many({
        name: 'list-transmission-hours-of-partner',
        text: `select ${COUNTED} from (
            select b.signed_at, t.state from merchants m cross join lateral (
              select merchant_id, device_id, position, signed_at from transactions
              where merchant_id = m.id and signed_at >= $1 offset 0
            ) b
            join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
            where m.partner_id = $2
          ) made group by 1`,
        values: [since, partnerId],
      });
