import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Transaction } from '../../../platform/database/database.ts';

/** The invoices of a number, of which each issuer has one. */
export const findInvoicesNumbered = (
  tx: Transaction,
  { number, most }: { number: number; most: number },
): Promise<SearchFindings['invoices']> =>
  tx.many({
    text: `select i.id, i.number::text as number, i.merchant_id as "merchantId", m.company_name,
        i.total_cents::float8 as "totalCents"
      from (select id from issuers offset 0) s join invoices i on i.issuer_id = s.id and i.number = $1
        join merchants m on m.id = i.merchant_id
      order by i.created_at desc, i.id limit $2`,
    values: [number, most],
  });
