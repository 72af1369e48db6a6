import type { exportLogs } from '@comptoir/contract/base/activity-log';
import { checkLogExport, type LogExportRefusal } from '@comptoir/domain/base/activity-log/check-log-export';
import { logNamesEn } from '@comptoir/domain/base/activity-log/log-names.en';
import { logNamesFr } from '@comptoir/domain/base/activity-log/log-names.fr';
import { dayAfter, dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { wallClock } from '@comptoir/domain/base/calendar/wall-clock';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { z } from 'zod';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../platform/files/read-pages.ts';
import { ROW_FORMATS, type FileRow } from '../../../platform/files/write-rows.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOf, type MerchantScope } from '../merchants/merchant-scope.ts';
import { readMerchant } from '../merchants/read-merchant.ts';
import {
  countExportedLines,
  listExportedLines,
  type ExportedLine,
  type ExportFilter,
  type LineKey,
} from './activity-log.queries.ts';
import { viewOf } from './list-log.ts';
import { logExportEn } from './log-export.en.ts';
import { logExportFr } from './log-export.fr.ts';
import { writeLog } from './write-log.ts';

export interface ExportLogDeps {
  readonly database: Database;
  /** Connections for what is read as slowly as its reader takes it. */
  readonly exports: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
}

export interface ExportLogInput {
  readonly scope: MerchantScope;
  readonly user: { readonly id: string; readonly email: string };
  readonly language: Language;
  readonly chosen: z.output<typeof exportLogs.query>;
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: () => Promise<unknown>;
}

const PAGE = 1000;

/**
 * The activity log of some days as a file, oldest first, out of one snapshot; the log itself says first that it was exported.
 * @throws AppError validation-failed, not-found
 */
export async function exportLog(
  deps: ExportLogDeps,
  { scope, user, language, chosen, mayGoOn }: ExportLogInput,
): Promise<File> {
  const { merchantId } = scope;
  const { format } = chosen;
  const { timeZone: zone } = await readMerchant(deps.database, scopeOf(scope), merchantId);
  const { from, to } = checkChoice(chosen, dayIn(zone, deps.now()));
  const record = { event: 'log-exported' as const, facts: { email: user.email, from, to, format } };
  const entry = { merchantId, userId: user.id, occurredAt: deps.now(), record };
  await deps.database.transaction(scopeOf(scope), (tx) => writeLog(tx, [entry]));
  deps.announcements.publish(merchantId);

  const text = TEXTS[language];
  const filter = filterOf({ ...chosen, from, to }, { merchantId, zone });
  const { head: count, content } = await streamSnapshot(deps.exports, scopeOf(scope), async (tx) => {
    const lines = await countExportedLines(tx, filter);
    const rows = readPages<ExportedLine, LineKey>({
      size: PAGE,
      read: (after) => listExportedLines(tx, { ...filter, after, limit: PAGE }),
      keyOf: ({ listedAtText, id }) => ({ at: listedAtText, id }),
      rowOf: rowWriter(zone, language),
      mayGoOn,
    });
    const file = { count: lines, language, columns: text.columns(zone), rows, endLine: text.endLine };
    return { head: lines, pieces: ROW_FORMATS[format].write(file) };
  });
  const { contentType } = ROW_FORMATS[format];
  return { name: `${text.fileName}-${from}-${to}.${format}`, contentType, content, count };
}

const TEXTS = { fr: logExportFr, en: logExportEn };
const NAMES = { fr: logNamesFr, en: logNamesEn };

type Chosen = ExportLogInput['chosen'];

function checkChoice({ from, to, deviceIds = [], events = [] }: Chosen, today: string): { from: string; to: string } {
  const checked = checkLogExport({ from, to, devices: deviceIds.length, events: events.length }, today);
  if (!checked.ok) throw new AppError('validation-failed', [{ path: FIELDS[checked.reason], rule: checked.reason }]);
  return checked.value;
}

const FIELDS: Readonly<Record<LogExportRefusal, string>> = {
  'choose-devices-and-events': 'deviceIds',
  'choose-dates': 'from',
  'dates-ahead': 'to',
  'dates-reversed': 'from',
};

function filterOf(
  { from, to, deviceIds = [], events = [] }: Chosen & { from: string; to: string },
  { merchantId, zone }: { merchantId: string; zone: MerchantTimeZone },
): ExportFilter {
  return {
    merchantId,
    events,
    deviceIds: deviceIds.filter((id) => id !== 'none'),
    withoutDevice: deviceIds.includes('none'),
    start: midnightOf(from, zone),
    end: midnightOf(dayAfter(to), zone),
  };
}

function rowWriter(zone: MerchantTimeZone, language: Language) {
  const clock = wallClock(zone);
  return (line: ExportedLine): FileRow => {
    const view = viewOf(line, language);
    const { wallTime, offset } = clock(line.listedAt);
    const device = [view.deviceName ?? '', view.deviceNumber ?? ''];
    const level = TEXTS[language].levels[view.level];
    const cells = [{ wallTime }, `UTC${offset}`, NAMES[language][view.event], ...device, view.message, level, view.id];
    return { id: view.id, cells, fields: view };
  };
}
