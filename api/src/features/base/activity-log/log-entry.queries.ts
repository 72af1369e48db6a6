import type { Transaction } from '../../../platform/database/database.ts';
import { BESIDE, LINE, type LogLine } from './log-lines.queries.ts';

/** A line as it is opened: with who did it, what changed, and what it is about. */
export interface WholeLine extends LogLine {
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  readonly requestId: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly billId: string | null;
  readonly invoiceId: string | null;
}

/** A line in full. A bill is that of the line's device; an invoice that of its number. */
export const findLogLine = (tx: Transaction, merchantId: string, id: string): Promise<WholeLine | null> =>
  tx.first({
    name: 'find-log-line',
    text: `select ${LINE}, coalesce(l.arrived_at, l.occurred_at) as "listedAt", u.name as "actorName",
        coalesce(u.email, l.facts ->> 'email') as "actorEmail", l.request_id as "requestId", l.before, l.after,
        (select b.id from transactions b where b.merchant_id = l.merchant_id and b.no_trans collate "C" = l.facts ->> 'noTrans'
          and b.device_id = l.device_id order by b.signed_at desc limit 1) as "billId",
        (select i.id from invoices i where i.merchant_id = l.merchant_id and i.number::text = l.facts ->> 'number'
          and l.event ~ '^(invoice|payment|charge)' limit 1) as "invoiceId"
      from activity_log l ${BESIDE} left join users u on u.id = l.user_id
      where l.merchant_id = $1 and l.id = $2 limit 1`,
    values: [merchantId, id],
  });
