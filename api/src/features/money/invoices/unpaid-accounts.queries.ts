import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { Transaction } from '../../../platform/database/database.ts';
import { UNPAID_INVOICES } from '../../base/merchants/unpaid-invoices.ts';

/** Instants are as JSON has them. */
type UnpaidRows = Pick<UnpaidAccounts, 'items' | 'total'>;

/** A page of the merchants that owe what was due, and what all of them owe; those of a partner, or all that the scope sees. */
export const listUnpaidRows = (
  tx: Transaction,
  wanted: { readonly partnerId: string | null; readonly now: Date; readonly offset: number; readonly limit: number },
): Promise<UnpaidRows | null> =>
  tx.first({
    name: 'list-unpaid-accounts',
    text: `with owed as materialized (
        select i.merchant_id, count(*)::int as invoices, sum(i.total_cents - i.credited_cents)::float8 as cents,
          min(i.due_at) as oldest, min(i.next_attempt_at) as next
        from ${UNPAID_INVOICES}
          and (:partnerId::uuid is null or i.merchant_id in (select id from merchants where partner_id = :partnerId::uuid))
        group by i.merchant_id
      ), page as (
        select merchant_id, invoices, cents, oldest, next from owed order by oldest, merchant_id limit :limit offset :offset
      )
      select (select json_build_object('merchants', count(*), 'invoices', coalesce(sum(invoices), 0),
            'owedCents', coalesce(sum(cents), 0)) from owed) as total,
        (select coalesce(json_agg(json_build_object('merchantId', m.id, 'company_name', m.company_name, 'invoices', p.invoices,
            'owedCents', p.cents, 'oldestDueAt', p.oldest, 'nextAttemptAt', p.next) order by p.oldest, p.merchant_id), '[]')
          from page p join merchants m on m.id = p.merchant_id) as items`,
    values: wanted,
  });
