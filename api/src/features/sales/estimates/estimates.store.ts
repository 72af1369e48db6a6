import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** To whom a revision was sent, as they were called then. */
export interface SentTo {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly email: string;
  readonly telephone: string;
}

/** An estimate and its customer as they are today. */
export interface EstimateRow {
  readonly id: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly customerId: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly telephone: string;
  readonly address: string;
  readonly language: Language;
  readonly erasedAt: Date | null;
  readonly contractId: string | null;
  readonly contractState: ContractState | null;
}

/** A revision, its document aside. */
export interface RevisionRow {
  readonly revision: number;
  readonly state: RevisionState;
  readonly version: number;
  readonly content: EstimateContent;
  readonly price: EstimatePrice | null;
  readonly customer: SentTo | null;
  readonly isGstRegistered: boolean | null;
  readonly changedAt: Date;
  readonly sentAt: Date | null;
  readonly seenAt: Date | null;
  readonly decidedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly pdfSha256: string | null;
}

/** Estimate, and its merchant. */
export interface WhichEstimate {
  readonly id: string;
  readonly merchantId: string;
}

const REVISION = `revision, state, version, content, price, customer, is_gst_registered as "isGstRegistered", changed_at as "changedAt",
  sent_at as "sentAt", seen_at as "seenAt", decided_at as "decidedAt", expires_at as "expiresAt", pdf_sha256 as "pdfSha256"`;

export const findEstimate = (tx: Transaction, { id, merchantId }: WhichEstimate): Promise<EstimateRow | null> =>
  tx.first({
    text: `select e.id, e.number, e.created_at as "createdAt", c.id as "customerId", c.name, c.company, c.email, c.telephone, c.address,
        c.language, c.erased_at as "erasedAt", k.id as "contractId", k.state as "contractState"
      from estimates e join customers c on c.id = e.customer_id
        left join contracts k on k.merchant_id = e.merchant_id and k.estimate_id = e.id
      where e.id = $1 and e.merchant_id = $2`,
    values: [id, merchantId],
  });

/** The newest first. */
export const listRevisions = (tx: Transaction, { id, merchantId }: WhichEstimate): Promise<RevisionRow[]> =>
  tx.many({
    text: `select ${REVISION} from estimate_revisions where estimate_id = $1 and merchant_id = $2 order by revision desc`,
    values: [id, merchantId],
  });

/** The newest first, each locked until the transaction ends. */
export const lockRevisions = (tx: Transaction, { id, merchantId }: WhichEstimate): Promise<RevisionRow[]> =>
  tx.many({
    text: `select ${REVISION} from estimate_revisions where estimate_id = $1 and merchant_id = $2 order by revision desc for update`,
    values: [id, merchantId],
  });

/** Finds the customer of a new estimate; null for no one of the merchant's, and for one who was erased. */
export const findCustomer = (tx: Transaction, { id, merchantId }: WhichEstimate): Promise<{ id: string } | null> =>
  tx.first({
    text: 'select id from customers where id = $1 and merchant_id = $2 and erased_at is null',
    values: [id, merchantId],
  });

/** Adds an estimate under the merchant's next number. One at a time: two begun together get a number each. */
export function insertEstimate(
  tx: Transaction,
  estimate: WhichEstimate & { readonly customerId: string; readonly createdAt: Date },
): Promise<{ number: number } | null> {
  tx.write({
    text: "select pg_advisory_xact_lock(hashtextextended('estimates:' || $1, 0))",
    values: [estimate.merchantId],
  });
  return tx.first({
    text: `insert into estimates (id, merchant_id, customer_id, number, created_at)
      select $1, $2, $3, coalesce(max(number), 0) + 1, $4 from estimates where merchant_id = $2 returning number`,
    values: [estimate.id, estimate.merchantId, estimate.customerId, estimate.createdAt],
  });
}

/** A draft to be kept. */
export interface Draft extends WhichEstimate {
  readonly revision: number;
  readonly content: EstimateContent;
  readonly totalCents: number;
  readonly changedAt: Date;
}

/** Adds a draft; null when there is one already. */
export const insertDraft = (tx: Transaction, { content, ...draft }: Draft): Promise<{ revision: number } | null> =>
  tx.first({
    text: `insert into estimate_revisions (estimate_id, merchant_id, revision, state, content, changed_at, total_cents, occasion_on,
        valid_until)
      values (:id, :merchantId, :revision, 'draft', :content, :changedAt, :totalCents, :occasionOn, :validUntil)
      on conflict do nothing returning revision`,
    values: { ...draft, ...columnsOf(content) },
  });

export const saveDraft = (tx: Transaction, { content, ...draft }: Draft): void =>
  tx.write({
    text: `update estimate_revisions set content = :content, changed_at = :changedAt, total_cents = :totalCents, occasion_on = :occasionOn,
        valid_until = :validUntil, version = version + 1
      where estimate_id = :id and merchant_id = :merchantId and revision = :revision`,
    values: { ...draft, ...columnsOf(content) },
  });

export const deleteDraft = (
  tx: Transaction,
  { id, merchantId, revision }: WhichEstimate & { revision: number },
): void =>
  tx.write({
    text: "delete from estimate_revisions where estimate_id = $1 and merchant_id = $2 and revision = $3 and state = 'draft'",
    values: [id, merchantId, revision],
  });

export const deleteEstimate = (tx: Transaction, { id, merchantId }: WhichEstimate): void =>
  tx.write({ text: 'delete from estimates where id = $1 and merchant_id = $2', values: [id, merchantId] });

const columnsOf = (content: EstimateContent) => ({
  content: JSON.stringify(content),
  occasionOn: content.occasion.date,
  validUntil: content.validUntil,
});
