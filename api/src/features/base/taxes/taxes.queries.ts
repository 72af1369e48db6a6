import type { Transaction } from '../../../platform/database/database.ts';
import type { KeptRow } from './taxes.store.ts';

/** A row as administrators read it. */
export interface TaxRowLine extends KeptRow {
  readonly source: string;
  readonly announcedAt: Date;
  readonly announcedByName: string;
  readonly confirmedAt: Date | null;
  readonly confirmedByName: string | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnByName: string | null;
  readonly letters: { readonly ordered: number; readonly sent: number };
}

/** More are never shown. */
const LISTED = 100;

/** Announced rows, the newest first; of one id alone when one is given. */
export const listTaxRowLines = (tx: Transaction, id: string | null = null): Promise<TaxRowLine[]> =>
  tx.many({
    text: `select r.id, r.tax, r.classes, r.rate, r.from_day::text as "from", r.until_day::text as until, r.source,
        r.announced_by as "announcedBy", (r.confirmed_at is not null) as "isConfirmed", (r.withdrawn_at is not null) as "isWithdrawn",
        r.announced_at as "announcedAt", a.name as "announcedByName", r.confirmed_at as "confirmedAt", c.name as "confirmedByName",
        r.withdrawn_at as "withdrawnAt", w.name as "withdrawnByName",
        json_build_object('ordered', count(l.user_id), 'sent', count(l.sent_at)) as letters
      from tax_rows r join users a on a.id = r.announced_by left join users c on c.id = r.confirmed_by
        left join users w on w.id = r.withdrawn_by
        left join tax_row_letters l on l.row_id = r.id and l.kind = case when r.withdrawn_at is null then 'confirmed' else 'withdrawn' end
      where $1::uuid is null or r.id = $1
      group by r.id, a.name, c.name, w.name
      order by r.announced_at desc, r.id desc limit $2`,
    values: [id, LISTED],
  });
