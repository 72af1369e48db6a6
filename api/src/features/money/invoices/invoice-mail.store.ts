import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { InvoiceMail, InvoiceMailKind } from './queue-invoice-mail.ts';

export function insertInvoiceMails(tx: Transaction, mails: readonly InvoiceMail[]): void {
  if (mails.length === 0) return;
  tx.write({
    name: 'insert-invoice-mails',
    text: `insert into invoice_mails (id, invoice_id, merchant_id, kind, happened_at, credit_number)
      select * from unnest(:ids::uuid[], :invoiceIds::uuid[], :merchantIds::uuid[], :kinds::text[], :happenedAts::timestamptz[],
        :creditNumbers::bigint[])`,
    values: {
      ids: mails.map(({ happenedAt }) => orderedId(happenedAt)),
      invoiceIds: mails.map(({ invoiceId }) => invoiceId),
      merchantIds: mails.map(({ merchantId }) => merchantId),
      kinds: mails.map(({ kind }) => kind),
      happenedAts: mails.map(({ happenedAt }) => happenedAt),
      creditNumbers: mails.map(({ creditNumber }) => creditNumber ?? null),
    },
  });
}

/** An ordered mail with one of the people it goes to; without a person where there is none. */
export interface AddressedMail {
  readonly id: string;
  readonly invoiceId: string;
  readonly kind: InvoiceMailKind;
  readonly happenedAt: Date;
  readonly creditNumber: number | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly language: Language | null;
}

/** Takes some ordered mails out of the table, each with everybody who signs in for its merchant and is not suspended. */
export const claimInvoiceMails = (tx: Transaction, limit: number): Promise<AddressedMail[]> =>
  tx.many({
    name: 'take-invoice-mails',
    text: `with taken as (
        delete from invoice_mails where id in (
          select id from invoice_mails order by id limit $1 for update skip locked
        ) returning *
      )
      select t.id, t.invoice_id as "invoiceId", t.kind, t.happened_at as "happenedAt", t.credit_number::int as "creditNumber",
        u.email, u.name, u.language
      from taken t left join users u on u.merchant_id = t.merchant_id and u.suspended_at is null
      order by t.id, u.email`,
    values: [limit],
  });
