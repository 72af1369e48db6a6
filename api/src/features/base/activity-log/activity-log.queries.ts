import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import type { Transaction } from '../../../platform/database/database.ts';
import { BESIDE, FIRST_ID, LINE, type LogLine } from './log-lines.queries.ts';

/** Key of the line that a page of an export ended with. */
export interface LineKey {
  readonly at: string;
  readonly id: string;
}

/** Lines of an export: of some kinds, of some devices or of none, from one instant to another (not included). */
export interface ExportFilter {
  readonly merchantId: string;
  readonly events: readonly LogEvent[];
  readonly deviceIds: readonly string[];
  readonly withoutDevice: boolean;
  readonly start: Date;
  readonly end: Date;
}

/** A line with the instant it is ordered by, to the microsecond. */
export type ExportedLine = LogLine & { readonly listedAtText: string };

const EXPORTED = `from activity_log where merchant_id = :merchantId and event = any(:events::text[])
  and (device_id = any(:deviceIds::uuid[]) or (:withoutDevice::boolean and device_id is null))`;

/** Each kind along an index of its own, as in the list, and no further than `most` lines of each. */
export async function countExportedLines(
  tx: Transaction,
  filter: ExportFilter,
  most: number | null = null,
): Promise<number> {
  const counted = await tx.first<{ count: number }>({
    text: `select ((select count(*) from (select ${EXPORTED} and arrived_at is null
          and occurred_at >= :start::timestamptz and occurred_at < :end::timestamptz limit :most::bigint) l)
        + (select count(*) from (select ${EXPORTED} and arrived_at >= :start and arrived_at < :end limit :most) l))::float8 as count`,
    values: { ...valuesOf(filter), most },
  });
  return counted?.count ?? 0;
}

const exportedPageBy = (column: 'occurred_at' | 'arrived_at', kind: string): string =>
  `select id, merchant_id, device_id, event, facts, occurred_at, arrived_at, ${column} as listed_at ${EXPORTED} and ${kind}
      and ${column} >= :afterAt::timestamptz and ${column} < :end::timestamptz and (${column}, id) > (:afterAt, :afterId::uuid)
    order by ${column}, id limit :limit`;

/** A page of an export, oldest first, by key. */
export const listExportedLines = (
  tx: Transaction,
  { after, limit, ...filter }: ExportFilter & { after: LineKey | null; limit: number },
): Promise<ExportedLine[]> => {
  const { start, ...values } = valuesOf(filter);
  return tx.many({
    name: 'list-exported-lines',
    text: `select ${LINE}, l.listed_at as "listedAt", l.listed_at::text as "listedAtText"
      from ((${exportedPageBy('occurred_at', 'arrived_at is null')}) union all
        (${exportedPageBy('arrived_at', 'arrived_at is not null')})) l ${BESIDE}
      order by l.listed_at, l.id limit :limit`,
    values: { ...values, afterAt: after?.at ?? start, afterId: after?.id ?? FIRST_ID, limit },
  });
};

const valuesOf = (filter: ExportFilter) => ({
  merchantId: filter.merchantId,
  events: filter.events,
  deviceIds: filter.deviceIds,
  withoutDevice: filter.withoutDevice,
  start: filter.start,
  end: filter.end,
});
