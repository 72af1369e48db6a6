import { MAIL_RETURNS } from '@comptoir/domain/base/mail/mail-outcome';
import type { MailFailure } from '@comptoir/contract/base/mail';
import type { Transaction } from '../../../platform/database/database.ts';

/** A mail that did not go out, and how. */
export interface FailedMail {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly outcome: MailFailure['outcome'];
  readonly detail: string;
  readonly at: Date;
}

/** The same mail tried again is the same failure; that it came back is not written over by another try. */
export const keepFailure = (tx: Transaction, failed: FailedMail): void =>
  tx.write({
    text: `insert into mail_failures as f (id, address, subject, outcome, detail, first_failed_at, last_failed_at)
      values (:id, :address, :subject, :outcome, :detail, :at, :at)
      on conflict (address, subject) where settled_at is null do update set outcome = excluded.outcome, detail = excluded.detail,
        tries = f.tries + 1, last_failed_at = excluded.last_failed_at
        where not (f.outcome = any(:returns)) or excluded.outcome = any(:returns)`,
    values: { ...failed, returns: MAIL_RETURNS },
  });

/** An address at which a mail was taken is good, unless one came back from it. */
export const settleAddress = (tx: Transaction, address: string, now: Date): void =>
  tx.write({
    name: 'settle-address',
    text: `update mail_failures set settled_at = $2 where address = $1 and settled_at is null and not (outcome = any($3))`,
    values: [address, now, MAIL_RETURNS],
  });

/** Settles one failure; null when there is none, or it is settled. */
export const settleFailure = (tx: Transaction, id: string, now: Date): Promise<{ id: string } | null> =>
  tx.first({
    text: 'update mail_failures set settled_at = $2 where id = $1 and settled_at is null returning id',
    values: [id, now],
  });

/** Forgets failures after a while, settled ones and those that no one has looked at as well: they name people. */
export const forgetFailuresBefore = (tx: Transaction, moment: Date): void =>
  tx.write({ text: 'delete from mail_failures where last_failed_at < $1', values: [moment] });

interface FailureRow extends Omit<MailFailure, 'firstFailedAt' | 'lastFailedAt'> {
  readonly firstFailedAt: Date;
  readonly lastFailedAt: Date;
}

/** The latest first, with the merchant whose person the address is. */
export const listFailureRows = (
  tx: Transaction,
  { merchantId, offset, limit }: { merchantId: string | null; offset: number; limit: number },
): Promise<FailureRow[]> =>
  tx.many({
    text: `select f.id, f.address, f.subject, f.outcome, f.detail, f.tries, f.first_failed_at as "firstFailedAt",
        f.last_failed_at as "lastFailedAt", m.id as "merchantId", m.company_name
      from mail_failures f
      left join users u on u.email = f.address
      left join merchants m on m.id = u.merchant_id
      where f.settled_at is null and ($3::uuid is null or u.merchant_id = $3)
      order by f.last_failed_at desc, f.id limit $1 offset $2`,
    values: [limit, offset, merchantId],
  });

export const countFailures = (tx: Transaction, merchantId: string | null): Promise<{ count: number } | null> =>
  tx.first({
    text: `select count(*)::int as count from mail_failures f where settled_at is null
      and ($1::uuid is null or exists (select 1 from users u where u.email = f.address and u.merchant_id = $1))`,
    values: [merchantId],
  });
