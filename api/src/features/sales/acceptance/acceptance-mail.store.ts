import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Facts that letters about a revision are written from. */
export interface LetterFacts {
  readonly estimateId: string;
  readonly merchantId: string;
  readonly revision: number;
  readonly state: Exclude<RevisionState, 'draft'>;
  readonly language: Language;
  readonly customer: { readonly name: string; readonly email: string };
  readonly isErased: boolean;
  readonly occasion: string;
  readonly occasionOn: string;
  readonly validUntil: string;
  readonly totalCents: number;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly count: number;
  readonly createdAt: Date;
  readonly zone: MerchantTimeZone;
  readonly merchantName: string;
  readonly merchantEmail: string | null;
}

const FACTS = `r.estimate_id as "estimateId", r.merchant_id as "merchantId", r.revision, r.state, r.content ->> 'language' as language,
  r.customer, c.erased_at is not null as "isErased", r.occasion_name as occasion, r.occasion_on::text as "occasionOn",
  r.valid_until::text as "validUntil", r.total_cents::int as "totalCents", r.expires_at as "expiresAt",
  r.decided_at as "decidedAt", e.number as count, e.created_at as "createdAt", m.time_zone as zone,
  m.company_name as "merchantName", m.contact_email as "merchantEmail",
  (select d.name from estimate_decisions d
    where d.estimate_id = r.estimate_id and d.revision = r.revision and d.kind = 'accepted') as "decidedBy"`;

const SOURCES = `estimate_revisions r join estimates e on e.id = r.estimate_id join customers c on c.id = e.customer_id
  join merchants m on m.id = r.merchant_id`;

/** A sent revision as its customer is written to about it; null for none. */
export const findCustomerLetter = (
  tx: Transaction,
  { estimateId, revision }: { estimateId: string; revision: number },
): Promise<(LetterFacts & { readonly pdf: Buffer }) | null> =>
  tx.first({
    text: `select ${FACTS}, r.pdf from ${SOURCES} where r.estimate_id = $1 and r.revision = $2 and r.state <> 'draft'`,
    values: [estimateId, revision],
  });

/** Answer of a customer, and the person of the merchant who is notified. */
export interface MerchantLetterFacts extends LetterFacts {
  readonly kind: 'accepted' | 'declined' | 'proposed';
  readonly reason: string;
  readonly answeredBy: string;
  readonly to: { readonly email: string; readonly name: string; readonly language: Language };
}

/** Null when the person has left the merchant or was suspended since. */
export const findMerchantLetter = (
  tx: Transaction,
  { decisionId, merchantId, userId }: { decisionId: string; merchantId: string; userId: string },
): Promise<MerchantLetterFacts | null> =>
  tx.first({
    text: `select ${FACTS}, d.kind, d.reason, d.name as "answeredBy",
        jsonb_build_object('email', u.email, 'name', u.name, 'language', coalesce(u.language, m.language)) as "to"
      from ${SOURCES} join estimate_decisions d on d.estimate_id = r.estimate_id and d.revision = r.revision
        join users u on u.merchant_id = m.id
      where d.id = $1 and m.id = $2 and u.id = $3 and u.suspended_at is null`,
    values: [decisionId, merchantId, userId],
  });

/** Lists the readers of an answer: everyone who signs in for the merchant and is not suspended. */
export const listMerchantReaders = (tx: Transaction, merchantId: string): Promise<{ userId: string }[]> =>
  tx.many({
    text: 'select id as "userId" from users where merchant_id = $1 and suspended_at is null order by id',
    values: [merchantId],
  });

/** Notes a link that a letter leads to. */
export const insertLink = (
  tx: Transaction,
  link: Pick<LetterFacts, 'estimateId' | 'revision' | 'merchantId'> & { tokenHash: Buffer; now: Date },
): void =>
  tx.write({
    text: `insert into estimate_links (token_hash, estimate_id, revision, merchant_id, made_at)
      values (:tokenHash, :estimateId, :revision, :merchantId, :now)`,
    values: {
      tokenHash: link.tokenHash,
      estimateId: link.estimateId,
      revision: link.revision,
      merchantId: link.merchantId,
      now: link.now,
    },
  });

/** A revision that waits for its customer. */
interface WaitingRow {
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

/** Notes that a reminder is ordered; false when another server was faster, whose note the list did not show yet. */
export const insertReminder = async (
  tx: Transaction,
  ordered: Pick<WaitingRow, 'estimateId' | 'merchantId' | 'revision'> & { reminder: number; now: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `insert into estimate_reminders (estimate_id, revision, merchant_id, reminder, ordered_at)
      values (:estimateId, :revision, :merchantId, :reminder, :now) on conflict do nothing returning reminder`,
    values: { ...ordered },
  })) !== null;

/** A revision that has expired, with what its number is made of. */
interface ExpiredRow {
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
