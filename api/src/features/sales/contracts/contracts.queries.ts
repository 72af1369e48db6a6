import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { CONTRACT, OF_CONTRACTS, type ContractRow } from './contracts.store.ts';

/** Filter of contracts: those before one, by number. */
export interface ContractFilter {
  readonly merchantId: string;
  readonly search: string | null;
  readonly states: readonly ContractState[] | null;
  readonly before: number | null;
  readonly limit: number;
}

export const listContractRows = (tx: Transaction, { search, ...filter }: ContractFilter): Promise<ContractRow[]> =>
  tx.many({
    name: 'list-contracts',
    text: `select ${CONTRACT} ${OF_CONTRACTS}
      where c.merchant_id = :merchantId and (:before::int is null or c.count < :before) and (:states::text[] is null or c.state = any(:states))
        and (:words::text[] is null or holds(findable(concat_ws(' ', c.number, r.customer ->> 'name', r.customer ->> 'company',
          r.customer ->> 'email', r.customer ->> 'telephone', r.occasion_name)), :words))
      order by c.count desc limit :limit`,
    values: { ...filter, words: search === null ? null : searchWords(search) },
  });

/** A signed document of a customer's contracts, with its bill. */
export interface CustomerBillRow {
  readonly documentId: string;
  readonly kind: DocumentOrder['kind'];
  readonly transactionId: string;
  readonly noTrans: string;
  readonly signedAt: Date;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly contractId: string;
  readonly number: string;
}

/** The newest first, after one of a moment; several may be of one moment. */
export const listCustomerBillRows = (
  tx: Transaction,
  filter: {
    readonly merchantId: string;
    readonly customerId: string;
    readonly after: { readonly signedAt: string; readonly documentId: string } | null;
    readonly limit: number;
  },
): Promise<CustomerBillRow[]> => {
  const { after, ...values } = filter;
  return tx.many({
    text: `select d.id as "documentId", d.kind, d.transaction_id as "transactionId", d.no_trans as "noTrans", d.signed_at as "signedAt",
        d.bill_total_cents::float8 as "totalCents", d.bill_paid_cents::float8 as "paidCents", c.id as "contractId", c.number
      from estimates e join contracts c on c.merchant_id = e.merchant_id and c.estimate_id = e.id
        join contract_documents d on d.contract_id = c.id and d.state = 'signed'
      where e.merchant_id = :merchantId and e.customer_id = :customerId
        and (:afterAt::timestamptz is null or (d.signed_at, d.id) < (:afterAt::timestamptz, :afterId::uuid))
      order by d.signed_at desc, d.id desc limit :limit`,
    values: { ...values, afterAt: after?.signedAt ?? null, afterId: after?.documentId ?? null },
  });
};

/** The next document of a contract, and the bill that it follows. */
export interface WaitingRow {
  readonly id: string;
  readonly contractId: string;
  readonly dueOn: string | null;
  readonly order: DocumentOrder;
  readonly signed: readonly { kind: DocumentOrder['kind']; totalCents: number; paidCents: number }[];
  readonly refersTo: string | null;
}

/** Lists the documents that a till may sign: of each open contract the first that waits, unless another till that is linked has begun it. */
export const listWaiting = (
  tx: Transaction,
  { merchantId, deviceId, limit }: { merchantId: string; deviceId: string; limit: number },
): Promise<WaitingRow[]> =>
  tx.many({
    text: `select w.id, c.id as "contractId", to_char(w.due_on, 'YYYY-MM-DD') as "dueOn", w.content as "order",
        (select coalesce(json_agg(json_build_object('kind', s.kind, 'totalCents', s.total_cents, 'paidCents', s.paid_cents)
          order by s.position), '[]') from contract_documents s where s.contract_id = c.id and s.state = 'signed') as signed,
        (select b.document from contract_documents s join transactions b on b.merchant_id = s.merchant_id and b.id = s.transaction_id
            and b.signed_at = s.signed_at
          where s.contract_id = c.id and s.state = 'signed' and s.kind <> 'addition' order by s.position desc limit 1) as "refersTo"
      from contracts c
        join lateral (select d.* from contract_documents d where d.merchant_id = $1 and d.contract_id = c.id and d.state = 'waiting'
          order by d.position limit 1) w on true
      where c.merchant_id = $1 and c.state in ('to-sign', 'open')
        and (c.device_id is null or c.device_id = $2 or not exists (select from devices l where l.id = c.device_id and l.linked_at is not null))
      order by w.due_on nulls first, c.count limit $3`,
    values: [merchantId, deviceId, limit],
  });
