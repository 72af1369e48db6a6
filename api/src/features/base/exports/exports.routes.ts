import {
  cancelExport as cancelEndpoint,
  getExportFile,
  listExports as listEndpoint,
  type ExportView,
} from '@comptoir/contract/base/exports';
import type { FastifyInstance } from 'fastify';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import { EXPORT_ACTIONS } from '@comptoir/domain/base/exports/export-actions';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { fetchExport, type FetchExportDeps } from './fetch-export.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { cancelExportOf, findExportLine, listExportLines, type ExportLine } from './exports.store.ts';

/** A person's own exports. */
export function exportRoutes(
  app: FastifyInstance,
  deps: FetchExportDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: ({ caller: { actor, user } }) => listExports(deps, { actor, userId: user.id }),
  });
  route(app, cancelEndpoint, {
    authenticate,
    handler: async ({ params: { id }, caller }) => {
      await cancelExport(deps, { id, caller });
      return null;
    },
  });
  fileRoute(app, getExportFile, {
    authenticate,
    handler: ({ params: { id }, caller, request }) =>
      fetchExport(deps, { id, caller, recognize: () => authenticate(request, getExportFile) }),
  });
}

/** Ends an export of the caller, or removes its file. @throws AppError not-found */
async function cancelExport(
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

/** Lists the exports that a person had made and may still read. */
async function listExports(
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
