import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { BatchState } from '@comptoir/domain/sales/transmissions/batch-state';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { HELD_BILL } from './batches.store.ts';

/** A lane as the board shows it. */
export interface LaneLine {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly deviceNumber: string | null;
  readonly isLinked: boolean;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly revokedAt: Date | null;
  readonly failures: number;
  readonly leaseUntil: Date | null;
  readonly unheardSince: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly errors: readonly AuthorityError[] | null;
  readonly attemptedAt: Date | null;
  /** Null when no reply was recorded. */
  readonly outcome: 'answer' | 'unavailable' | 'unknown' | null;
  readonly httpStatus: number | null;
  readonly detail: string | null;
}

/**
 * The lanes of a merchant, those with the oldest waiting bill first. A device that is no longer linked has one as long as
 * something waits. The last request is only looked for where something waits, and not before that was made.
 */
export const listLaneLines = (
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<LaneLine[]> =>
  tx.many({
    name: 'list-lane-lines',
    text: `select d.id as "deviceId", d.name as "deviceName", d.device_number as "deviceNumber",
        d.linked_at is not null as "isLinked", c.not_before as "notBefore", c.not_after as "notAfter",
        c.revoked_at as "revokedAt", l.failures, l.lease_until as "leaseUntil", l.unheard_since as "unheardSince",
        l.next_attempt_at as "nextAttemptAt", w.waiting, w.oldest_at as "oldestAt", o.errors,
        a.started_at as "attemptedAt", a.outcome, a.http_status as "httpStatus", a.detail
      from devices d
      join lanes l on l.device_id = d.id
      left join lateral (
        select not_before, not_after, revoked_at from certificates where device_id = d.id order by created_at desc, id desc limit 1
      ) c on true
      cross join lateral (
        select count(*)::int as waiting, min(signed_at) as oldest_at from transmissions t
        where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
      ) w
      left join lateral (
        select errors from transmissions t
        where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown') order by position limit 1
      ) o on true
      left join lateral (
        select started_at, r.outcome, r.http_status, r.detail from transmission_attempts t
        left join lateral (
          select outcome, http_status, detail from transmission_replies r
          where r.merchant_id = t.merchant_id and r.attempt_id = t.id and r.received_at >= t.started_at limit 1
        ) r on true
        where w.waiting > 0 and t.merchant_id = d.merchant_id and t.device_id = d.id
          and t.started_at >= least(w.oldest_at, $2::timestamptz) - interval '1 day'
        order by t.id desc limit 1
      ) a on true
      where d.merchant_id = $1 and (d.linked_at is not null or w.waiting > 0)
      order by w.oldest_at nulls last, d.name, d.id`,
    values: [merchantId, now],
  });

/** Lists the devices with bills that wait. */
export const listPlannedDevices = (
  tx: Transaction,
  merchantId: string,
): Promise<{ deviceId: string; deviceName: string; count: number; oldestAt: Date }[]> =>
  tx.many({
    text: `select d.id as "deviceId", d.name as "deviceName", count(*)::int as count, min(t.signed_at) as "oldestAt"
      from transmissions t join devices d on d.id = t.device_id
      where t.merchant_id = $1 and t.state in ('waiting', 'sending', 'unknown')
      group by d.id, d.name order by d.name, d.id`,
    values: [merchantId],
  });

/** A batch with where its bills stand now. */
export interface BatchLine {
  readonly id: string;
  readonly state: BatchState;
  readonly requestedAt: Date;
  readonly requestedBy: string;
  readonly endedAt: Date | null;
  readonly planned: number;
  readonly oldestAt: Date;
  readonly leftWaiting: number | null;
  readonly accepted: number;
  readonly refused: number;
  readonly waiting: number;
}

const BATCHES = `select b.id, b.state, b.requested_at as "requestedAt", b.requested_by_name as "requestedBy",
    b.ended_at as "endedAt", b.planned, b.oldest_at as "oldestAt", b.left_waiting as "leftWaiting",
    n.accepted, n.refused, n.waiting
  from transmission_batches b
  cross join lateral (
    select (count(*) filter (where t.state in ('accepted', 'received-with-errors')))::int as accepted,
      (count(*) filter (where t.state = 'refused'))::int as refused,
      (count(*) filter (where t.state in ('waiting', 'sending', 'unknown')))::int as waiting
    from transmission_batch_bills h
    ${HELD_BILL}
    where h.batch_id = b.id
  ) n`;

/** The last batches of a merchant, newest first. */
export const listBatchLines = (tx: Transaction, merchantId: string): Promise<BatchLine[]> =>
  tx.many({
    text: `${BATCHES} where b.merchant_id = $1 order by b.requested_at desc, b.id desc limit 5`,
    values: [merchantId],
  });

export const findBatchLine = (
  tx: Transaction,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<BatchLine | null> =>
  tx.first({ text: `${BATCHES} where b.merchant_id = $1 and b.id = $2`, values: [merchantId, id] });

/** The one that runs. */
export const findRunningBatch = (tx: Transaction, merchantId: string): Promise<BatchLine | null> =>
  tx.first({ text: `${BATCHES} where b.merchant_id = $1 and b.state = 'running'`, values: [merchantId] });

/** A bill of a batch. */
export interface BatchBillLine {
  readonly ordinal: number;
  readonly billId: string;
  readonly noTrans: string;
  readonly deviceName: string;
  readonly signedAt: Date;
  readonly totalCents: number;
  readonly state: TransmissionState;
  readonly noLot: string | null;
  readonly errors: readonly AuthorityError[];
}

/** Bills of a batch after one of them, the oldest first. */
export const listBatchBills = (
  tx: Transaction,
  page: { batchId: string; merchantId: string; after: number; limit: number },
): Promise<BatchBillLine[]> =>
  tx.many({
    text: `select h.ordinal, b.id as "billId", b.no_trans as "noTrans", d.name as "deviceName", b.signed_at as "signedAt",
        b.total_cents::float8 as "totalCents", t.state, t.no_lot as "noLot", t.errors
      from transmission_batch_bills h
      ${HELD_BILL}
      join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
      join devices d on d.id = h.device_id
      where h.batch_id = $1 and h.merchant_id = $2 and h.ordinal > $3
      order by h.ordinal limit $4`,
    values: [page.batchId, page.merchantId, page.after, page.limit],
  });

/** Number of bills of an hour by the state that they ended in. */
interface HourRow {
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
