import type { Transaction } from '../../../platform/database/database.ts';
import type { LogHead } from './checkpoint.ts';

/** A till's part of the chain that holds all bills of a period. */
export interface ProvenDevice {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly firstPosition: number;
  readonly lastPosition: number;
}

/**
 * The tills that could sign, and where the first and the last of their bills of a period stand; a clock that was wrong makes the part longer.
 * Without a bill in it the part is empty, and stands behind the last bill that was made before it.
 */
export const listProvenDevices = (
  tx: Transaction,
  { merchantId, start, end }: { merchantId: string; start: Date; end: Date },
): Promise<ProvenDevice[]> =>
  tx.many({
    text: `select d.id, d.name, d.device_number as "number", b.first::float8 as "firstPosition", b.last::float8 as "lastPosition"
      from devices d left join (
        select device_id, min(position) as first, max(position) as last from transactions
        where merchant_id = $1 and signed_at >= $2 and signed_at < $3 group by device_id
      ) t on t.device_id = d.id
      cross join lateral (
        select t.first, t.last where t.first is not null
        union all
        select coalesce(e.position, 0) + 1, coalesce(e.position, 0)
        from (select max(position) as position from transactions where merchant_id = $1 and device_id = d.id and signed_at < $2) e
        where t.first is null
      ) b
      where d.merchant_id = $1
        and (t.first is not null or exists (select from certificates c where c.merchant_id = $1 and c.device_id = d.id))
      order by d.id`,
    values: [merchantId, start, end],
  });

/** A bill as a proof holds it, with what the authority said of it. */
export interface ProvenBill {
  readonly position: number;
  readonly document: string;
  readonly signature: string;
  readonly receivedAt: Date;
  readonly settledAt: Date | null;
  readonly state: string;
  readonly psiNoTrans: string | null;
  readonly noLot: string | null;
  readonly isAttested: boolean;
}

/** Places of a till's chain, both included. */
export interface ChainPart {
  readonly merchantId: string;
  readonly deviceId: string;
  readonly first: number;
  readonly last: number;
}

/**
 * The bills of a part of a chain, oldest first; no more than `limit`. Not named: planned each time, for a part may be all there is or a
 * sliver of it, and what is planned once for the one is slow for the other.
 */
export const listProvenBills = (
  tx: Transaction,
  { merchantId, deviceId, first, last, limit }: ChainPart & { limit: number },
): Promise<ProvenBill[]> =>
  tx.many({
    text: `select t.position::float8 as position, b.document, b.signature, b.received_at as "receivedAt",
        t.settled_at as "settledAt", t.state, t.psi_no_trans as "psiNoTrans", t.no_lot as "noLot",
        t.attested_at is not null as "isAttested"
      from transmissions t
        join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
      where t.merchant_id = :merchantId and t.device_id = :deviceId and t.position >= :first and t.position <= :last
      order by t.position limit :limit`,
    values: { merchantId, deviceId, first, last, limit },
  });

/** The certificates that tills ever had. */
export const listDeviceCertificates = (
  tx: Transaction,
  merchantId: string,
  deviceIds: readonly string[],
): Promise<{ deviceId: string; certificate: string }[]> =>
  tx.many({
    text: `select device_id as "deviceId", certificate from certificates
      where merchant_id = $1 and device_id = any($2::uuid[]) order by device_id, not_before, thumbprint`,
    values: [merchantId, deviceIds],
  });

/** A request that carried bills, with the reply as it came. */
export interface ProvenReply {
  readonly id: string;
  readonly startedAt: Date;
  readonly trigger: string;
  readonly current: number | null;
  readonly lot: readonly number[];
  readonly receivedAt: Date;
  readonly outcome: string;
  readonly httpStatus: number | null;
  readonly detail: string | null;
  readonly body: string | null;
}

/** The replies to requests that carried bills of a part of a chain, oldest first, behind the one of an id. */
export const listProvenReplies = (
  tx: Transaction,
  part: ChainPart & { readonly from: Date; readonly to: Date; readonly after: string; readonly limit: number },
): Promise<ProvenReply[]> =>
  tx.many({
    text: `select a.id, a.started_at as "startedAt", a.trigger, a.current_position::float8 as current,
        a.lot_positions::int[] as lot, r.received_at as "receivedAt", r.outcome, r.http_status as "httpStatus", r.detail, r.body
      from transmission_attempts a
        join transmission_replies r on r.merchant_id = a.merchant_id and r.attempt_id = a.id
      where a.merchant_id = :merchantId and a.id > :after::uuid and a.device_id = :deviceId
        and a.started_at >= :from and a.started_at <= :to
        and (a.current_position between :first and :last
          or exists (select from unnest(a.lot_positions) place where place between :first and :last))
      order by a.id limit :limit`,
    values: {
      merchantId: part.merchantId,
      deviceId: part.deviceId,
      after: part.after,
      from: part.from,
      to: part.to,
      first: part.first,
      last: part.last,
      limit: part.limit,
    },
  });

/** The days of the activity log that are sealed, within some days. */
export const listLogHeads = (
  tx: Transaction,
  { merchantId, from, to }: { merchantId: string; from: string; to: string },
): Promise<LogHead[]> =>
  tx.many({
    text: `select day::text, lines::float8 as lines, last_id as "lastId", sha256 from log_heads
      where merchant_id = $1 and day >= $2 and day <= $3 order by day`,
    values: [merchantId, from, to],
  });
