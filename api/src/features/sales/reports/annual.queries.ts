import type { Transaction } from '../../../platform/database/database.ts';

/** Bills of a merchant, from `start` on and before `end`. */
export interface YearBounds {
  readonly merchantId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Lists the changes of the merchant information, each with its fields. */
export const listInformationChanges = (
  tx: Transaction,
  { merchantId, start, end }: YearBounds,
): Promise<{ at: Date; fields: string[] }[]> =>
  tx.many({
    text: `select occurred_at as at, array(select jsonb_array_elements_text(facts -> 'fields')) as fields from activity_log
      where merchant_id = $1 and event = 'merchant-information-changed' and occurred_at >= $2 and occurred_at < $3
      order by occurred_at`,
    values: [merchantId, start, end],
  });

export interface CertificateLine {
  readonly deviceName: string;
  readonly serial: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
}

/** The certificates that held at some time of a year. */
export const listCertificatesOf = (
  tx: Transaction,
  { merchantId, start, end }: YearBounds,
): Promise<CertificateLine[]> =>
  tx.many({
    text: `select d.name as "deviceName", c.serial, c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt"
      from certificates c join devices d on d.merchant_id = $1 and d.id = c.device_id
      where c.merchant_id = $1 and c.not_before < $3 and c.not_after >= $2 and coalesce(c.revoked_at >= $2, true)
      order by d.name, c.not_before, c.id`,
    values: [merchantId, start, end],
  });

/** Sums the refunds of a year for bills made before it, by the references of the bills. `stamp`: the first moment of the year, as bills name it. */
export const sumEarlierRefunds = (
  tx: Transaction,
  { merchantId, start, end, stamp }: YearBounds & { stamp: string },
): Promise<{ bills: number; soldCents: number } | null> =>
  tx.first({
    text: `select count(*)::int as bills, coalesce(sum(b.sold_cents), 0)::float8 as "soldCents" from transactions b
      where b.merchant_id = :merchantId and b.signed_at >= :start and b.signed_at < :end and b.sold_cents < 0
        and exists (
          select from jsonb_array_elements(b.document::jsonb -> 'refs') r where r ->> 'datTrans' < :stamp::text collate "C"
        ) and not exists (
          select from transmissions t where t.merchant_id = :merchantId and t.signed_at = b.signed_at and t.transaction_id = b.id
            and t.state = 'refused'
        )`,
    values: { merchantId, start, end, stamp },
  });

/** A bill that the authority had late, or has not. */
export interface LateBill {
  readonly id: string;
  readonly noTrans: string;
  readonly deviceName: string;
  readonly signedAt: Date;
  readonly settledAt: Date | null;
  readonly soldCents: number;
  /** Number of them in all. */
  readonly count: number;
}

/** Bills that took longer than the law gives them; the oldest of them. */
export const listLateBills = (tx: Transaction, given: YearBounds & { now: Date; limit: number }): Promise<LateBill[]> =>
  tx.many({
    text: `select b.id, b.no_trans as "noTrans", d.name as "deviceName", b.signed_at as "signedAt", late.settled_at as "settledAt",
        b.sold_cents::float8 as "soldCents", late.count
      from (
        select transaction_id, device_id, signed_at, settled_at, count(*) over ()::int as count from (
          select transaction_id, device_id, signed_at, settled_at from transmissions
          where merchant_id = :merchantId and signed_at >= :start and signed_at < :end and settled_at - signed_at > interval '48 hours'
          union all
          select transaction_id, device_id, signed_at, settled_at from transmissions
          where device_id in (select id from devices where merchant_id = :merchantId) and state in ('waiting', 'sending', 'unknown')
            and settled_at is null and signed_at >= :start and signed_at < :end and :now > signed_at + interval '48 hours'
        ) each_of order by signed_at limit :limit
      ) late
        join transactions b on b.merchant_id = :merchantId and b.id = late.transaction_id and b.signed_at = late.signed_at
        join devices d on d.merchant_id = :merchantId and d.id = late.device_id
      order by b.signed_at, b.id`,
    values: {
      merchantId: given.merchantId,
      start: given.start,
      end: given.end,
      now: given.now,
      limit: given.limit,
    },
  });

/** First and last position of a device's part of the chain. */
export interface ChainHead {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly number: string | null;
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly lastSignature: string;
}

export const listChainHeads = (tx: Transaction, { merchantId, start, end }: YearBounds): Promise<ChainHead[]> =>
  tx.many({
    text: `select d.id as "deviceId", d.name as "deviceName", d.device_number as "number", first.position::float8 as "firstPosition",
        last.position::float8 as "lastPosition", last.signature as "lastSignature"
      from devices d
        join lateral (
          select position from transactions where device_id = d.id and signed_at >= $2 and signed_at < $3 order by position limit 1
        ) first on true
        join lateral (
          select position, signature from transactions where device_id = d.id and signed_at >= $2 and signed_at < $3
          order by position desc limit 1
        ) last on true
      where d.merchant_id = $1
      order by d.id`,
    values: [merchantId, start, end],
  });
