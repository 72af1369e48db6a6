import { MAIL_RETURNS, type MailReturn } from '@comptoir/domain/base/mail/mail-outcome';
import type { MailFailure } from '@comptoir/contract/base/mail';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
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
      left join lateral (
        select merchant_id from users where email = f.address and ($3::uuid is null or merchant_id = $3)
        order by last_sign_in_at desc nulls last, id limit 1
      ) u on true
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

/** Recipient of a mail. */
interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly suspended: boolean;
  readonly hasPassword: boolean;
  /** Name of the merchant or partner that they are at; empty at Comptoir. */
  readonly business: string;
}

export const findRecipient = (tx: Transaction, userId: string): Promise<Recipient | null> =>
  tx.first({
    text: `select u.email, u.name, u.language, u.suspended_at is not null as suspended, a.password_hash is not null as "hasPassword",
        coalesce(m.company_name, p.name, '') as business
      from users u left join accounts a on a.id = u.account_id left join merchants m on m.id = u.merchant_id
        left join partners p on p.id = u.partner_id where u.id = $1`,
    values: [userId],
  });

/** A person to write to; without a language in that of the merchant. */
export interface AddressedPerson {
  readonly address: string;
  readonly name: string;
  readonly language: Language | null;
}

/** Recipients of news about a merchant: everyone who may sign in for it, and its address for mail when no user signs in with that. */
export const listMerchantRecipients = (tx: Transaction, merchantId: string): Promise<AddressedPerson[]> =>
  tx.many({
    text: `select email as address, name, language from users where merchant_id = $1 and suspended_at is null
      union all
      select contact_email, company_name, null from merchants m where id = $1 and contact_email is not null
        and not exists (select from users where merchant_id = m.id and lower(email) = lower(m.contact_email))
      order by address`,
    values: [merchantId],
  });

/** Returns today's counts by key, in no order; their rows are locked, made where there were none. Always in the order of their keys. */
export const lockMailCounts = (
  tx: Transaction,
  counted: { keys: readonly Buffer[]; day: string },
): Promise<{ key: Buffer; mails: number }[]> =>
  tx.many({
    name: 'lock-mail-counts',
    text: `insert into mail_counts as c (key, day, mails)
      select key, $2::date, 0 from unnest($1::bytea[]) as key order by key
      on conflict (key, day) do update set mails = c.mails returning key, mails`,
    values: [counted.keys, counted.day],
  });

export function addMail(tx: Transaction, counted: { keys: readonly Buffer[]; day: string }): void {
  tx.write({
    name: 'add-mail',
    text: 'update mail_counts set mails = mails + 1 where day = $2 and key = any($1::bytea[])',
    values: [counted.keys, counted.day],
  });
}

export function forgetMailCountsBefore(tx: Transaction, day: string): void {
  tx.write({ text: 'delete from mail_counts where day < $1', values: [day] });
}

/** A mail on its way out, under the name by which a report names it. */
interface SentMail {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export const insertSentMail = (tx: Transaction, mail: SentMail): void =>
  tx.write({
    name: 'insert-sent-mail',
    text: 'insert into sent_mails (id, address, subject, sent_at) values ($1, $2, $3, $4)',
    values: [mail.id, mail.address, mail.subject, mail.sentAt],
  });

/** Marks a mail as come back; null for one that is not known, or was marked so before. */
export const takeReport = (
  tx: Transaction,
  { id, outcome }: { id: string; outcome: MailReturn },
): Promise<Pick<SentMail, 'address' | 'subject'> | null> =>
  tx.first({
    text: `update sent_mails set reports = reports || $2::text where id = $1 and not ($2 = any(reports))
      returning address, subject`,
    values: [id, outcome],
  });

/** A report comes within days: what is older only names people. */
export const forgetSentBefore = (tx: Transaction, moment: Date): void =>
  tx.write({ text: 'delete from sent_mails where sent_at < $1', values: [moment] });
