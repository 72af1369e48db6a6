import type { SealedLine } from '@comptoir/domain/base/activity-log/log-head';
import type { Transaction } from '../../../platform/database/database.ts';
import { FIRST_ID } from './log-lines.queries.ts';

/** Key of the line that a page ended with. */
export interface SealedKey {
  readonly at: string;
  readonly id: string;
}

/** A line with the instant it is listed at, to the microsecond. */
export interface ListedSealed {
  readonly listedAt: Date;
  readonly key: string;
  readonly line: SealedLine;
}

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ALL = `id, merchant_id, device_id, user_id, occurred_at, arrived_at, event, facts, before, after, request_id`;

const pageBy = (column: 'occurred_at' | 'arrived_at', kind: string): string =>
  `select ${ALL}, ${column} as listed_at from activity_log where merchant_id = :merchantId and ${kind}
      and ${column} >= :afterAt::timestamptz and ${column} < :end::timestamptz and (${column}, id) > (:afterAt, :afterId::uuid)
    order by ${column}, id limit :limit`;

/** A page of a merchant's lines as they are sealed, in the order in which they are listed, by key. */
export async function listSealedLines(
  tx: Transaction,
  given: { merchantId: string; start: Date | null; end: Date; after: SealedKey | null; limit: number },
): Promise<ListedSealed[]> {
  const { after, start, ...values } = given;
  const rows = await tx.many<{ listedAt: Date; key: string } & SealedLine>({
    name: 'list-sealed-lines',
    text: `select l.listed_at as "listedAt", l.listed_at::text as key, l.id, l.merchant_id as "merchantId", l.device_id as "deviceId",
        l.user_id as "userId", ${iso('l.occurred_at')} as "occurredAt", ${iso('l.arrived_at')} as "arrivedAt", l.event, l.facts, l.before, l.after,
        l.request_id as "requestId"
      from ((${pageBy('occurred_at', 'arrived_at is null')}) union all (${pageBy('arrived_at', 'arrived_at is not null')})) l
      order by l.listed_at, l.id limit :limit`,
    values: { ...values, afterAt: after?.at ?? start ?? '-infinity', afterId: after?.id ?? FIRST_ID },
  });
  return rows.map(({ listedAt, key, ...line }) => ({ listedAt, key, line }));
}
