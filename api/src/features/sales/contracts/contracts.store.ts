import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ContractDocumentKind, ContractDocumentState } from '@comptoir/domain/sales/contracts/contract-document';
import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import type { Transaction } from '../../../platform/database/database.ts';

/** Contract, and its merchant. */
export interface WhichContract {
  readonly id: string;
  readonly merchantId: string;
}

/** Agreement: a revision of an estimate, as it was sent. */
export interface Agreed {
  readonly content: EstimateContent;
  readonly price: EstimatePrice;
  readonly customer: { readonly name: string; readonly company: string };
  readonly isGstRegistered: boolean;
}

/** A document, as the account and the queue see it. */
export interface DocumentRow {
  readonly id: string;
  readonly position: number;
  readonly kind: ContractDocumentKind;
  readonly state: ContractDocumentState;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly dueOn: string | null;
  readonly askedAt: string;
  readonly deviceId: string | null;
  readonly till: string | null;
  readonly transactionId: string | null;
  readonly signedAt: string | null;
  readonly noTrans: string | null;
  readonly billTotalCents: number | null;
  readonly billPaidCents: number | null;
  /** Reason that the event is cancelled. */
  readonly reason: string | null;
}

/** A contract with what was agreed and its documents, oldest first. */
export interface ContractRow extends Agreed {
  readonly id: string;
  readonly count: number;
  readonly number: string;
  readonly state: ContractState;
  readonly estimateId: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly deviceId: string | null;
  /** True when the till that began it is linked. */
  readonly isDeviceLinked: boolean;
  readonly reason: string;
  readonly documents: readonly DocumentRow[];
}

const DOCUMENTS = `(select coalesce(json_agg(json_build_object('id', d.id, 'position', d.position, 'kind', d.kind, 'state', d.state,
    'totalCents', d.total_cents, 'paidCents', d.paid_cents, 'dueOn', d.due_on, 'askedAt', d.asked_at, 'deviceId', d.device_id,
    'till', v.name, 'transactionId', d.transaction_id, 'signedAt', d.signed_at, 'noTrans', d.no_trans,
    'billTotalCents', d.bill_total_cents, 'billPaidCents', d.bill_paid_cents, 'reason', d.content ->> 'reason') order by d.position), '[]')
  from contract_documents d left join devices v on v.id = d.device_id where d.contract_id = c.id)`;

/** Contracts `c` with what was agreed, `r`. */
export const CONTRACT = `c.id, c.count, c.number, c.state, c.estimate_id as "estimateId", c.revision, c.created_at as "createdAt",
  c.device_id as "deviceId", exists (select from devices l where l.id = c.device_id and l.linked_at is not null) as "isDeviceLinked",
  c.reason, r.content, r.price, r.customer, r.is_gst_registered as "isGstRegistered", ${DOCUMENTS} as documents`;
export const OF_CONTRACTS =
  'from contracts c join estimate_revisions r on r.estimate_id = c.estimate_id and r.revision = c.revision';

export const findContract = (tx: Transaction, { id, merchantId }: WhichContract): Promise<ContractRow | null> =>
  tx.first({
    text: `select ${CONTRACT} ${OF_CONTRACTS} where c.id = $1 and c.merchant_id = $2`,
    values: [id, merchantId],
  });

/** Of which merchant, and by what it is known. */
type KnownBy = { readonly merchantId: string } & (
  | { readonly id: string }
  | { readonly estimateId: string }
  | { readonly documentId: string }
  | { readonly number: string }
);

/** Nothing is asked or signed of a contract by two at once: the one who locks it second sees what the first has done. */
export async function findLocked(tx: Transaction, by: KnownBy): Promise<ContractRow | null> {
  const locked = await lockContract(tx, by);
  return locked && findContract(tx, { id: locked.id, merchantId: by.merchantId });
}

const lockContract = (tx: Transaction, by: KnownBy): Promise<{ id: string } | null> =>
  tx.first({
    text: `select id from contracts where merchant_id = :merchantId and case
        when :id::uuid is not null then id = :id when :estimateId::uuid is not null then estimate_id = :estimateId
        when :number::text is not null then number = :number
        else id = (select contract_id from contract_documents where id = :documentId::uuid) end
      for update`,
    values: { id: null, estimateId: null, documentId: null, number: null, ...by },
  });

/** A revision that was sent, and what a contract needs to know of its merchant. */
export const findAgreed = (
  tx: Transaction,
  { merchantId, estimateId, revision }: { merchantId: string; estimateId: string; revision: number },
): Promise<(Agreed & { zone: MerchantTimeZone; isCaterer: boolean }) | null> =>
  tx.first({
    text: `select r.content, r.price, r.customer, r.is_gst_registered as "isGstRegistered", m.time_zone as zone, m.is_caterer as "isCaterer"
      from estimate_revisions r join merchants m on m.id = r.merchant_id
      where r.merchant_id = $1 and r.estimate_id = $2 and r.revision = $3 and r.state <> 'draft'`,
    values: [merchantId, estimateId, revision],
  });

/** The next count of a merchant's contracts. One at a time: two agreed together get a number each. */
export async function nextCount(tx: Transaction, merchantId: string): Promise<number> {
  tx.write({ text: "select pg_advisory_xact_lock(hashtextextended('contracts:' || $1, 0))", values: [merchantId] });
  const row = await tx.first<{ count: number }>({
    text: 'select coalesce(max(count), 0) + 1 as count from contracts where merchant_id = $1',
    values: [merchantId],
  });
  return row?.count ?? 1;
}

export const insertContract = (
  tx: Transaction,
  contract: WhichContract & { count: number; number: string; estimateId: string; revision: number; createdAt: Date },
): void =>
  tx.write({
    text: `insert into contracts (id, merchant_id, count, number, estimate_id, revision, state, created_at)
      values (:id, :merchantId, :count, :number, :estimateId, :revision, 'to-sign', :createdAt)`,
    values: { ...contract },
  });

export const insertDocument = (
  tx: Transaction,
  document: WhichContract & {
    readonly contractId: string;
    readonly position: number;
    readonly content: DocumentOrder;
    readonly dueOn: string | null;
    readonly askedAt: Date;
  },
): void => {
  const { content, ...rest } = document;
  const { kind, totalCents, paidCents } = content;
  tx.write({
    text: `insert into contract_documents (id, merchant_id, contract_id, position, kind, state, content, total_cents, paid_cents, due_on, asked_at)
      values (:id, :merchantId, :contractId, :position, :kind, 'waiting', :content, :totalCents, :paidCents, :dueOn, :askedAt)`,
    values: { ...rest, kind, totalCents, paidCents, content: JSON.stringify(content) },
  });
};

export const setRevision = (tx: Transaction, { id, revision }: { id: string; revision: number }): void =>
  tx.write({ text: 'update contracts set revision = $2 where id = $1', values: [id, revision] });

export const setContractState = (
  tx: Transaction,
  { id, state, reason }: { id: string; state: ContractState; reason?: string },
): void =>
  tx.write({
    text: 'update contracts set state = $2, reason = coalesce($3, reason) where id = $1',
    values: [id, state, reason ?? null],
  });

export const withdrawDocuments = (tx: Transaction, ids: readonly string[]): void =>
  tx.write({ text: "update contract_documents set state = 'withdrawn' where id = any($1)", values: [ids] });

/** From now on this till signs the document, and goes on with its contract. */
export function beginDocument(
  tx: Transaction,
  { id, contractId, deviceId }: { id: string; contractId: string; deviceId: string },
): void {
  tx.write({ text: 'update contract_documents set device_id = $2 where id = $1', values: [id, deviceId] });
  tx.write({ text: 'update contracts set device_id = $2 where id = $1', values: [contractId, deviceId] });
}

/** A bill that a document may be. */
export interface SignedBill {
  readonly transactionId: string;
  readonly signedAt: Date;
  readonly noTrans: string;
  readonly document: string;
}

/** The last bill of a number of a till. */
export const findSignedBill = (
  tx: Transaction,
  { merchantId, deviceId, noTrans }: { merchantId: string; deviceId: string; noTrans: string },
): Promise<SignedBill | null> =>
  tx.first({
    text: `select id as "transactionId", signed_at as "signedAt", no_trans as "noTrans", document from transactions
      where merchant_id = $1 and device_id = $2 and no_trans collate "C" = $3 order by position desc limit 1`,
    values: [merchantId, deviceId, noTrans],
  });

export const saveSigned = (
  tx: Transaction,
  signed: Omit<SignedBill, 'document'> & { id: string; billTotalCents: number; billPaidCents: number },
): void =>
  tx.write({
    text: `update contract_documents set state = 'signed', transaction_id = :transactionId, signed_at = :signedAt, no_trans = :noTrans,
        bill_total_cents = :billTotalCents, bill_paid_cents = :billPaidCents where id = :id`,
    values: { ...signed },
  });
