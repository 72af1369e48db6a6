import { EVENTS } from '@comptoir/domain/base/activity-log/log-event';
import { wallClock } from '@comptoir/domain/base/calendar/wall-clock';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database } from '../../../platform/database/database.ts';
import { planOnce } from '../../../platform/database/plan-once.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../platform/files/read-pages.ts';
import { ROW_FORMATS, type FileRow, type RowFormat } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { countExportedLines, listExportedLines, type ExportedLine, type LineKey } from './activity-log.queries.ts';
import { countArchivedLines, readArchivedExport } from './archived-export.ts';
import type { ReadChoice } from './export-choice.ts';
import { viewOf } from './list-log.ts';
import { logExportEn } from './log-export.en.ts';
import { logExportFr } from './log-export.fr.ts';

export interface LogFile {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly format: RowFormat;
  readonly choice: ReadChoice;
  /** Rejects once the file is to be written no further: a long export outlives sessions. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** Connections for what is read slowly, and where the months of the log are that are in files. */
interface LogFileDeps {
  readonly exports: Database;
  readonly config: { readonly logArchiveDir: string };
}

const PAGE = 1000;

/** The lines of a choice as a file, oldest first, out of one snapshot; those of months that are in files come from there, and first. */
export async function writeLogFile(
  { exports, config }: LogFileDeps,
  { scope, language, format, choice: { business, filter, from, to, zone }, mayGoOn }: LogFile,
): Promise<File> {
  const text = TEXTS[language];
  const { head: count, content } = await streamSnapshot(exports, scopeOf(scope), async (tx) => {
    const archived = { folder: config.logArchiveDir, filter, zone };
    const lines = (await countArchivedLines(tx, archived)) + (await countExportedLines(tx, filter));
    planOnce(tx);
    const rowOf = rowWriter(zone, language);
    const kept = readPages<ExportedLine, LineKey>({
      size: PAGE,
      read: (after) => listExportedLines(tx, { ...filter, after, limit: PAGE }),
      keyOf: ({ listedAtText, id }) => ({ at: listedAtText, id }),
      rowOf,
      mayGoOn,
    });
    const rows = inTurn(readArchivedExport(tx, archived), { rowOf, mayGoOn, kept });
    const file = { count: lines, business, language, columns: text.columns(zone), rows, endLine: text.endLine };
    return { head: lines, pieces: ROW_FORMATS[format].write(file) };
  });
  const { contentType } = ROW_FORMATS[format];
  return { name: `${text.fileName}-${from}-${to}.${format}`, business, contentType, content, count };
}

const TEXTS = { fr: logExportFr, en: logExportEn };

/** The pages out of files, then those of the database; before each it is asked whether the reader may still read. */
async function* inTurn(
  archived: AsyncIterable<readonly ExportedLine[]>,
  {
    rowOf,
    mayGoOn,
    kept,
  }: Pick<LogFile, 'mayGoOn'> & {
    rowOf: (line: ExportedLine) => FileRow;
    kept: AsyncIterable<readonly FileRow[]>;
  },
): AsyncGenerator<readonly FileRow[]> {
  let done = 0;
  for await (const lines of archived) {
    if (done > 0) await mayGoOn(done);
    yield lines.map((line) => rowOf(line));
    done += lines.length;
  }
  yield* kept;
}

function rowWriter(zone: MerchantTimeZone, language: Language) {
  const clock = wallClock(zone);
  return (line: ExportedLine): FileRow => {
    const view = viewOf(line, language);
    const { wallTime, offset } = clock(line.listedAt);
    const device = [view.deviceName ?? '', view.deviceNumber ?? ''];
    const level = TEXTS[language].levels[view.level];
    const cells = [
      { wallTime },
      `UTC${offset}`,
      EVENTS[view.event].name[language],
      ...device,
      view.message,
      level,
      view.id,
    ];
    return { id: view.id, cells, fields: view };
  };
}
