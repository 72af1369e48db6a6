import type { Transaction } from '../../../platform/database/database.ts';
import { chosen } from './chosen-merchants.queries.ts';
import type { MerchantFilter } from './merchant-filter.ts';
import { MERCHANT, type MerchantRow } from './merchants.store.ts';

/** A merchant of a file, with its place in it. */
export type FiledMerchant = MerchantRow & { readonly key: string; readonly partnerName: string | null };

/** All merchants of a filter, however many. */
export const countFiledMerchants = (tx: Transaction, filter: MerchantFilter): Promise<{ count: number } | null> => {
  const { text, values } = chosen(filter);
  return tx.first({ text: `select count(*)::int as count ${text}`, values });
};

/** A page of a file, by name. */
export function listFiledMerchants(
  tx: Transaction,
  filter: MerchantFilter,
  { after, limit }: { readonly after: Pick<FiledMerchant, 'key' | 'id'> | null; readonly limit: number },
): Promise<FiledMerchant[]> {
  const beyond = after
    ? [
        {
          text: '(name_key, id) > (:afterKey::text, :afterId::uuid)',
          values: { afterKey: after.key, afterId: after.id },
        },
      ]
    : [];
  const { text, values } = chosen(filter, beyond);
  return tx.many({
    text: `select ${MERCHANT}, name_key as key, (select p.name from partners p where p.id = partner_id) as "partnerName"
      ${text} order by name_key, id limit :limit`,
    values: { ...values, limit },
  });
}
