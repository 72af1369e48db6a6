import { Readable } from 'node:stream';
import { EXPORT_ACTIONS } from '@comptoir/domain/base/exports/export-actions';
import type { Dependencies } from '../../../dependencies.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { writeAudit } from '../record/write-audit.ts';
import { resolveMerchant, scopeOfActor } from '../access/merchant-scope.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { findExportLine, findPiece } from './exports.store.ts';

export type FetchExportDeps = Pick<Dependencies, 'database' | 'now'>;

/** After how many pieces it is asked again whether the caller may read. */
const PIECES_PER_CHECK = 10;

/**
 * The file of an export, for the person whom it was made for and who may read what is in it still; also while it is being taken.
 * @throws AppError not-found, or a refusal of the merchant
 */
export async function fetchExport(
  deps: FetchExportDeps,
  { id, caller, recognize }: { id: string; caller: SignedIn; recognize: () => Promise<SignedIn> },
): Promise<File> {
  const { database, now } = deps;
  const find = async ({ actor, user }: SignedIn) => {
    const line = await database.transaction(scopeOfActor(actor), (tx) =>
      findExportLine(tx, { id, userId: user.id, now: now() }),
    );
    if (!line || line.state !== 'ready' || !line.name) throw new AppError('not-found');
    await resolveMerchant(database, actor, { merchantId: line.merchantId, action: EXPORT_ACTIONS[line.kind] });
    return { ...line, name: line.name };
  };
  const { merchantId, companyName, name, format, rows, kind, bytes } = await find(caller);
  const scope = scopeOfActor(caller.actor);
  await database.transaction(scope, (tx) => {
    const record = { action: 'export-downloaded', facts: { kind, format } } as const;
    writeAudit(tx, { occurredAt: now(), merchantId, subject: { type: 'export', id }, record });
  });
  const pieces = readPieces(deps, { id, bytes, scope, mayGoOn: async () => find(await recognize()) });
  return {
    name,
    business: companyName,
    contentType: ROW_FORMATS[format].contentType,
    content: Readable.from(pieces),
    count: rows ?? 0,
  };
}

/** A piece is read when the one before has been taken. A file that is removed meanwhile breaks off. */
async function* readPieces(
  { database }: FetchExportDeps,
  { id, bytes, scope, mayGoOn }: { id: string; bytes: number; scope: Scope; mayGoOn: () => Promise<unknown> },
): AsyncIterable<Buffer> {
  for (let [ordinal, sent] = [0, 0]; sent < bytes; ordinal += 1) {
    if (ordinal > 0 && ordinal % PIECES_PER_CHECK === 0) await mayGoOn();
    const piece = await database.transaction(scope, (tx) => findPiece(tx, { id, ordinal }));
    if (!piece) throw new AppError('not-found');
    sent += piece.content.length;
    yield piece.content;
  }
}
