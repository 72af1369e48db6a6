import type { AuditEventView } from '@comptoir/contract/base/audit';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { toCsv } from '@comptoir/domain/base/files/csv';
import type { Database, Scope } from '../../../platform/database/database.ts';
import type { File } from '../../../platform/http/route.ts';
import { auditEn } from './audit.en.ts';
import { auditFr } from './audit.fr.ts';
import { listAudit, type WantedAudit } from './list-audit.ts';
import { writeAudit } from './write-audit.ts';

/** How many rows a file may have; a user who needs more asks for fewer days. */
const MOST = 20_000;
const PAGE = 1000;

/** The rows of a filter as a spreadsheet file. The export is a row of its own. */
export async function exportAudit(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  scope: Scope,
  { wanted, language }: { wanted: WantedAudit; language: Language },
): Promise<File> {
  const text = TEXTS[language];
  const events = await database.transaction(scope, async (tx) => {
    const record = { action: 'audit-exported', facts: {} } as const;
    writeAudit(tx, { occurredAt: now(), subject: { type: 'audit', id: null }, record, after: wanted });
    const rows: AuditEventView[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAudit(tx, { ...wanted, cursor, limit: PAGE }, language);
      rows.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor && rows.length < MOST);
    return rows;
  });
  const content = Buffer.from(toCsv([text.columns, ...events.map(cellsOf)], language), 'utf8');
  return { name: text.fileName, contentType: 'text/csv; charset=utf-8', content };
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

const cellsOf = (event: AuditEventView): string[] => COLUMNS.map((column) => textOf(event[column]));

function textOf(value: AuditEventView[(typeof COLUMNS)[number]]): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
