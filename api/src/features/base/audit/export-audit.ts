import type { AuditEventView } from '@comptoir/contract/base/audit';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../platform/files/read-pages.ts';
import { ROW_FORMATS, type FileRow } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { auditEn } from './audit.en.ts';
import { auditFr } from './audit.fr.ts';
import { countAuditLines, listAuditLines, type AuditFilter, type AuditLine } from './audit.queries.ts';
import { filterOf, viewOf, type WantedAudit } from './list-audit.ts';
import { writeAudit } from '../record/write-audit.ts';

const PAGE = 1000;

export type ExportAuditDeps = Pick<Dependencies, 'database' | 'exports' | 'now'>;

export interface ExportAuditInput {
  readonly wanted: WantedAudit;
  readonly language: Language;
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: () => Promise<unknown>;
}

/** All rows of a filter as a spreadsheet file out of one snapshot. The export is a row of its own, before the first byte leaves. */
export async function exportAudit(
  deps: ExportAuditDeps,
  scope: Scope,
  { wanted, language, mayGoOn }: ExportAuditInput,
): Promise<File> {
  await deps.database.transaction(scope, (tx) => {
    const record = { action: 'audit-exported', facts: {} } as const;
    writeAudit(tx, { occurredAt: deps.now(), subject: { type: 'audit', id: null }, record, after: wanted });
  });
  const { fileName, columns, endLine } = TEXTS[language];
  const filter = filterOf(wanted);
  const { head: count, content } = await streamSnapshot(deps.exports, scope, async (tx) => {
    const lines = await countAuditLines(tx, filter);
    const rows = readPages<AuditLine, AuditFilter['before']>({
      size: PAGE,
      read: (before) => listAuditLines(tx, { ...filter, before, limit: PAGE }),
      keyOf: ({ occurredAt, id }) => ({ occurredAt, id }),
      rowOf: (line) => rowOf(viewOf(line, language)),
      mayGoOn,
    });
    return {
      head: lines,
      pieces: ROW_FORMATS.csv.write({ count: lines, business: null, language, columns, rows, endLine }),
    };
  });
  return { name: fileName, business: null, contentType: ROW_FORMATS.csv.contentType, content, count };
}

const TEXTS = { fr: auditFr, en: auditEn };

/** In the order of the columns' names. */
const COLUMNS = [
  'position',
  'occurredAt',
  'userName',
  'userEmail',
  'role',
  'actingFor',
  'action',
  'message',
  'merchantName',
  'subjectType',
  'subjectId',
  'subjectName',
  'before',
  'after',
  'address',
  'userAgent',
  'requestId',
  'id',
] as const satisfies readonly (keyof AuditEventView)[];

const rowOf = (event: AuditEventView): FileRow => ({
  id: event.id,
  cells: COLUMNS.map((column) => textOf(event[column])),
  fields: event,
});

function textOf(value: AuditEventView[(typeof COLUMNS)[number]]): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
