import type { SealedLine } from '@comptoir/domain/base/activity-log/log-head';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ExportedLine, ExportFilter } from './activity-log.queries.ts';
import { monthSpan } from './archive-file.ts';
import { listArchivedMonths, listDeviceNames, type ArchivedMonth, type DeviceNames } from './log-archives.store.ts';
import { readMonths } from './read-sealed-lines.ts';

/** Source of an export in files: the folder, its filter, and the clock of its merchant. */
export interface ArchivedChoice {
  readonly folder: string;
  readonly filter: ExportFilter;
  readonly zone: MerchantTimeZone;
}

const PAGE = 1000;

/** Counts the lines of an export in files, which are read for it. @throws ArchiveError */
export async function countArchivedLines(
  tx: Transaction,
  { folder, filter }: Omit<ArchivedChoice, 'zone'>,
): Promise<number> {
  let count = 0;
  for await (const _ of chosen(folder, await monthsOf(tx, filter), filter)) count += 1;
  return count;
}

/**
 * Lists the part of an export in files, as the transaction of the export sees them, oldest first and a page at a time. All of it is listed before
 * the part in the database. @throws ArchiveError
 */
export async function* readArchivedExport(
  tx: Transaction,
  { folder, filter, zone }: ArchivedChoice,
): AsyncGenerator<readonly ExportedLine[]> {
  const months = await monthsOf(tx, filter);
  if (months.length === 0) return;
  const devices = await listDeviceNames(tx, filter.merchantId);
  yield* inPages(chosen(folder, months, filter), (line) => asExported(line, { zone, devices }));
}

const monthsOf = async (tx: Transaction, { merchantId, start, end }: ExportFilter): Promise<ArchivedMonth[]> =>
  (await listArchivedMonths(tx, merchantId)).filter(({ month }) => {
    const span = monthSpan(month);
    return span.start < end && span.end > start;
  });

async function* chosen(
  folder: string,
  months: readonly ArchivedMonth[],
  { start, end, events, deviceIds, withoutDevice }: ExportFilter,
): AsyncGenerator<SealedLine> {
  const [kinds, devices] = [new Set<unknown>(events), new Set<unknown>(deviceIds)];
  for await (const { line } of readMonths(folder, months, { start, end }))
    if (kinds.has(line['event']) && (line['deviceId'] === null ? withoutDevice : devices.has(line['deviceId'])))
      yield line;
}

async function* inPages<Row>(
  lines: AsyncIterable<SealedLine>,
  rowOf: (line: SealedLine) => Row,
): AsyncGenerator<readonly Row[]> {
  let page: Row[] = [];
  for await (const line of lines) {
    page.push(rowOf(line));
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** A line of a file as the database gives one: with its device as it is named today. */
function asExported(
  line: SealedLine,
  { zone, devices }: { zone: MerchantTimeZone; devices: ReadonlyMap<string, DeviceNames> },
): ExportedLine {
  const { id, event, facts, deviceId, occurredAt, arrivedAt } = line as SealedLine &
    Pick<ExportedLine, 'event' | 'facts' | 'deviceId'> & { occurredAt: string; arrivedAt: string | null };
  const device = deviceId === null ? undefined : devices.get(deviceId);
  const listedAtText = arrivedAt ?? occurredAt;
  return {
    id,
    event,
    facts,
    deviceId,
    deviceName: device?.name ?? null,
    deviceNumber: device?.deviceNumber ?? null,
    timeZone: zone,
    occurredAt: new Date(occurredAt),
    arrivedAt: arrivedAt === null ? null : new Date(arrivedAt),
    listedAt: new Date(listedAtText),
    listedAtText,
  };
}
