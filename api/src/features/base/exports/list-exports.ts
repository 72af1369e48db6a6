import { can, type Actor } from '@comptoir/domain/base/access/access';
import { EXPORT_ACTIONS } from '@comptoir/domain/base/exports/export-actions';
import type { ExportView } from '@comptoir/contract/base/exports';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import { listExportLines, type ExportLine } from './exports.queries.ts';

/** Lists the exports that a person had made and may still read. */
export async function listExports(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { actor, userId }: { actor: Actor; userId: string },
): Promise<{ items: ExportView[] }> {
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listExportLines(tx, userId, now()));
  return { items: lines.filter(({ kind }) => can(actor, EXPORT_ACTIONS[kind])).map(viewOf) };
}

const viewOf = ({ askedAt, startedAt, expiresAt, ...line }: ExportLine): ExportView => ({
  ...line,
  askedAt: askedAt.toISOString(),
  startedAt: startedAt && startedAt.toISOString(),
  expiresAt: expiresAt && expiresAt.toISOString(),
});
