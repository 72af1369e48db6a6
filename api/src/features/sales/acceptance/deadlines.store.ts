import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A revision that waits for its customer. */
export interface WaitingRow {
  readonly estimateId: string;
  readonly merchantId: string;
  readonly revision: number;
  readonly zone: MerchantTimeZone;
  readonly sentAt: Date;
  readonly validUntil: string;
  readonly reminders: readonly number[];
}

/**
 * Open revisions whose last days have come: of merchants who can take an acceptance, to customers who have not asked to be erased. Two
 * servers at once find none twice.
 */
export const listWaiting = (tx: Transaction, now: Date): Promise<WaitingRow[]> =>
  tx.many({
    text: `select r.estimate_id as "estimateId", r.merchant_id as "merchantId", r.revision, m.time_zone as zone, r.sent_at as "sentAt",
        r.valid_until::text as "validUntil",
        array(select s.reminder from estimate_reminders s where s.estimate_id = r.estimate_id and s.revision = r.revision) as reminders
      from estimate_revisions r join merchants m on m.id = r.merchant_id
        join estimates e on e.id = r.estimate_id join customers c on c.id = e.customer_id
      where r.state in ('sent', 'seen') and r.expires_at > $1 and r.expires_at <= $1::timestamptz + interval '7 days'
        and m.is_caterer and m.active and c.erased_at is null and r.customer ->> 'email' <> ''
      order by r.expires_at for update of r skip locked`,
    values: [now],
  });

export const insertReminder = (
  tx: Transaction,
  ordered: Pick<WaitingRow, 'estimateId' | 'merchantId' | 'revision'> & { reminder: number; now: Date },
): void =>
  tx.write({
    text: `insert into estimate_reminders (estimate_id, revision, merchant_id, reminder, ordered_at)
      values (:estimateId, :revision, :merchantId, :reminder, :now)`,
    values: { ...ordered },
  });

/** A revision that has expired, with what its number is made of. */
export interface ExpiredRow {
  readonly merchantId: string;
  readonly revision: number;
  readonly count: number;
  readonly createdAt: Date;
  readonly zone: MerchantTimeZone;
}

/** Puts revisions into the state that they are in by the clock already. */
export const expireRevisions = (tx: Transaction, now: Date): Promise<ExpiredRow[]> =>
  tx.many({
    text: `update estimate_revisions r set state = 'expired' from estimates e, merchants m
      where r.state in ('sent', 'seen') and r.expires_at <= $1 and e.id = r.estimate_id and m.id = r.merchant_id
      returning r.merchant_id as "merchantId", r.revision, e.number as count, e.created_at as "createdAt", m.time_zone as zone`,
    values: [now],
  });
