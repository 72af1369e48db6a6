import type { CustomerContent } from '@comptoir/contract/sales/customers';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';

/** A customer as the database has it, with the key that it is listed by. */
export interface CustomerRow extends CustomerContent {
  readonly id: string;
  readonly addedAt: Date;
  readonly nameKey: string;
}

const CUSTOMER = 'id, name, company, email, telephone, address, language, added_at as "addedAt", name_key as "nameKey"';

/** Filter of customers: some part of their information, those after one. */
export interface CustomerFilter {
  readonly merchantId: string;
  readonly search: string | null;
  readonly after: { readonly nameKey: string; readonly id: string } | null;
  readonly limit: number;
}

/** By name, by key: page 100 costs what page 1 costs. Nothing in a search has a special meaning. */
export const listCustomerRows = (
  tx: Transaction,
  { after, search, ...filter }: CustomerFilter,
): Promise<CustomerRow[]> =>
  tx.many({
    name: 'list-customers',
    text: `select ${CUSTOMER} from customers
      where merchant_id = :merchantId and erased_at is null
        and (:words::text[] is null or holds(search_text, :words))
        and (name_key, id) > (:afterKey, coalesce(:afterId::uuid, '00000000-0000-0000-0000-000000000000'))
      order by name_key, id limit :limit`,
    values: {
      ...filter,
      words: search === null ? null : searchWords(search),
      afterKey: after?.nameKey ?? '',
      afterId: after?.id ?? null,
    },
  });

export const insertCustomer = (
  tx: Transaction,
  customer: CustomerContent & { readonly id: string; readonly merchantId: string; readonly addedAt: Date },
): void =>
  tx.write({
    text: `insert into customers (id, merchant_id, name, company, email, telephone, address, language, added_at)
      values (:id, :merchantId, :name, :company, :email, :telephone, :address, :language, :addedAt)`,
    values: { ...customer },
  });

/** Changes a customer; null when there is none, or not any more. */
export const saveCustomer = (
  tx: Transaction,
  customer: CustomerContent & { readonly id: string; readonly merchantId: string },
): Promise<Pick<CustomerRow, 'addedAt'> | null> =>
  tx.first({
    text: `update customers set name = :name, company = :company, email = :email, telephone = :telephone, address = :address,
        language = :language
      where id = :id and merchant_id = :merchantId and erased_at is null returning added_at as "addedAt"`,
    values: { ...customer },
  });

/** Takes away all that is known of a customer; null when there is none, or not any more. */
export const clearCustomer = (
  tx: Transaction,
  { id, merchantId, occurredAt }: { id: string; merchantId: string; occurredAt: Date },
): Promise<{ id: string } | null> =>
  tx.first({
    text: `update customers set name = '', company = '', email = '', telephone = '', address = '', erased_at = $3
      where id = $1 and merchant_id = $2 and erased_at is null returning id`,
    values: [id, merchantId, occurredAt],
  });
