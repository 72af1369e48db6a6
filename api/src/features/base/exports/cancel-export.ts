import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { cancelExportOf } from './exports.store.ts';
import { findExportLine } from './exports.queries.ts';

/** Ends an export of the caller, or removes its file. @throws AppError not-found */
export async function cancelExport(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { id, caller: { actor, user } }: { id: string; caller: SignedIn },
): Promise<void> {
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const line = await findExportLine(tx, { id, userId: user.id, now: now() });
    if (!line) throw new AppError('not-found');
    cancelExportOf(tx, { id, userId: user.id });
    const { merchantId, kind, format, state } = line;
    const record = { action: 'export-cancelled', facts: { kind, format } } as const;
    writeAudit(tx, { occurredAt: now(), merchantId, subject: { type: 'export', id }, record, before: { state } });
  });
}
