import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ArchiveEnd, ArchivePart } from './archive-file.ts';

/** A month of a merchant that is in a file. */
export type ArchivedMonth = ArchivePart & { readonly month: Day };

/** The months of a merchant's log that are in files, oldest first, as far as the scope may see them. */
export const listArchivedMonths = (tx: Transaction, merchantId: string): Promise<ArchivedMonth[]> =>
  tx.many({
    text: `select month::text as month, merchant_id as "merchantId", lines::float8 as lines, starts_at_byte::float8 as "startsAtByte",
        bytes::float8 as bytes, sha256
      from log_archive_parts where merchant_id = $1 order by month`,
    values: [merchantId],
  });

/** The last day of a merchant's months that are in files; null where there are none. */
export const findArchivedUntil = async (tx: Transaction, merchantId: string): Promise<Day | null> =>
  (
    await tx.first<{ day: Day | null }>({
      name: 'find-archived-until',
      text: `select (max(month) + interval '1 month' - interval '1 day')::date::text as day from log_archive_parts where merchant_id = $1`,
      values: [merchantId],
    })
  )?.day ?? null;

/** A file of the log: all merchants of a month. */
export type Archive = Pick<ArchiveEnd, 'month' | 'lines' | 'lastId' | 'sha256'>;

export const listArchives = (tx: Transaction): Promise<Archive[]> =>
  tx.many({
    text: `select month::text as month, lines::float8 as lines, last_id as "lastId", sha256 from log_archives order by month`,
  });

/**
 * The month of the oldest line before an instant that is listed after the last month in a file; null when there is none. What is listed in a
 * month that is in a file already does not belong there: its seal names it, and no file is ever written twice.
 */
export const findOldestMonth = async (tx: Transaction, before: Date): Promise<Day | null> =>
  (
    await tx.first<{ month: Day | null }>({
      text: `select date_trunc('month', least(
          (select min(occurred_at) from activity_log where arrived_at is null and occurred_at >= $2 and occurred_at < $1),
          (select min(a.at) from merchants m, lateral (select min(l.arrived_at) as at from activity_log l
            where l.merchant_id = m.id and l.arrived_at >= $2 and l.arrived_at < $1) a)) at time zone 'UTC')::date::text as month`,
      values: [before, await findFirstKept(tx)],
    })
  )?.month ?? null;

/** Finds the start of the months that are in no file. */
const findFirstKept = async (tx: Transaction): Promise<Date | '-infinity'> =>
  (
    await tx.first<{ at: Date | null }>({
      text: "select (max(month) + interval '1 month')::timestamp at time zone 'UTC' as at from log_archives",
    })
  )?.at ?? '-infinity';

export const listMerchantIds = async (tx: Transaction): Promise<string[]> =>
  (await tx.many<{ id: string }>({ text: 'select id from merchants order by id' })).map(({ id }) => id);

/** Takes a month out of the log that is in a file. In the role of the queue. @throws when the log is not as the file says */
export function detachMonth(tx: Transaction, { parts, ...archive }: ArchiveEnd & { bytes: number }): void {
  tx.write({
    text: 'select detach_log_month($1::jsonb, $2::jsonb)',
    values: [JSON.stringify(archive), JSON.stringify(parts)],
  });
}

export interface DeviceNames {
  readonly name: string;
  readonly deviceNumber: string | null;
}

/** A merchant's devices as they are named today, by id. */
export const listDeviceNames = async (tx: Transaction, merchantId: string): Promise<Map<string, DeviceNames>> =>
  new Map(
    (
      await tx.many<DeviceNames & { id: string }>({
        text: 'select id, name, device_number as "deviceNumber" from devices where merchant_id = $1',
        values: [merchantId],
      })
    ).map(({ id, ...names }) => [id, names]),
  );
