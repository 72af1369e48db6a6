import { Readable } from 'node:stream';
import { can } from '@comptoir/domain/base/access/access';
import { EXPORT_ACTIONS } from '@comptoir/domain/base/exports/export-actions';
import { keptUntil, MOST_ATTEMPTS } from '@comptoir/domain/base/exports/export-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { File } from '../../../platform/http/route.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { resolveMerchant, type MerchantScope } from '../access/merchant-scope.ts';
import type { ExportWriters } from './export-writer.ts';
import {
  beginExport,
  failExport,
  finishExport,
  insertPiece,
  recordProgress,
  type BegunExport,
  findReader,
} from './exports.store.ts';
import { SEND_EXPORT_LETTER } from './send-export-letter.ts';

export interface MakeExportDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly writers: ExportWriters;
}

const SYSTEM = { role: 'system' } as const;

/** Each piece is a row, which is read whole when the file is handed out. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Makes a file out of one snapshot and keeps it piece by piece; one that was cut short is made again from the beginning. That it
 * is ready and the letter that says so are one transaction. It stops when it is cancelled, or when its person may read no more.
 * @throws Error when it is worth another try
 */
export async function makeExport(deps: MakeExportDeps, id: string): Promise<void> {
  const begun = await deps.database.transaction(SYSTEM, (tx) => beginExport(tx, id, deps.now()));
  if (!begun) return;
  if (begun.attempt > MOST_ATTEMPTS) return giveUp(deps, begun);
  try {
    await writeFile(deps, begun);
  } catch (error) {
    // what was cancelled, or belongs to another attempt by now, is left as it is
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ exportId: id, code: error.code }, 'an export was ended');
    await giveUp(deps, begun);
  }
}

async function writeFile(deps: MakeExportDeps, begun: BegunExport): Promise<void> {
  const { id, attempt, kind, format, language, wanted } = begun;
  const scope = await scopeOfReader(deps, begun);
  const mayGoOn = async (rowsDone: number): Promise<void> => {
    await scopeOfReader(deps, begun);
    await mustGoOn(deps, begun, { rowsDone, rows: null });
  };
  const file = await deps.writers[kind]({ scope, language, format, wanted, mayGoOn });
  const rows = file.count ?? 0;
  try {
    await mustGoOn(deps, begun, { rowsDone: 0, rows });
    await keepPieces(deps, begun, file);
  } finally {
    // what is not read to its end would keep its snapshot
    if (file.content instanceof Readable) file.content.destroy();
  }
  await deps.database.transaction(SYSTEM, async (tx) => {
    const whole = { id, attempt, rows, name: file.name, expiresAt: keptUntil(deps.now()) };
    if (await finishExport(tx, whole)) enqueueJob(tx, { task: SEND_EXPORT_LETTER, payload: { exportId: id } });
  });
}

/** With whose eyes a file is written: those of its person as they are now. @throws AppError forbidden, not-found */
async function scopeOfReader(
  { database }: Pick<MakeExportDeps, 'database'>,
  { userId, merchantId, kind }: Pick<BegunExport, 'userId' | 'merchantId' | 'kind'>,
): Promise<MerchantScope> {
  const action = EXPORT_ACTIONS[kind];
  const reader = await database.transaction(SYSTEM, (tx) => findReader(tx, userId));
  if (!reader || !can(reader, action)) throw new AppError('forbidden');
  return resolveMerchant(database, reader, { merchantId, action });
}

/** @throws AppError not-found when the file is wanted no more */
async function mustGoOn(
  { database }: MakeExportDeps,
  { id, attempt }: BegunExport,
  progress: { rowsDone: number; rows: number | null },
): Promise<void> {
  const recorded = await database.transaction(SYSTEM, (tx) => recordProgress(tx, { id, attempt, ...progress }));
  if (!recorded) throw new AppError('not-found');
}

/** Keeps a file as it comes, never more of it in memory than a piece. @throws AppError not-found when it is wanted no more */
async function keepPieces({ database }: MakeExportDeps, { id, attempt }: BegunExport, file: File): Promise<void> {
  let [held, size, ordinal]: [Buffer[], number, number] = [[], 0, 0];
  const keep = async (): Promise<void> => {
    const content = Buffer.concat(held);
    [held, size] = [[], 0];
    const kept = await database.transaction(SYSTEM, (tx) => insertPiece(tx, { id, attempt, ordinal, content }));
    if (!kept) throw new AppError('not-found');
    ordinal += 1;
  };
  for await (const chunk of file.content as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await keep();
  }
  if (size > 0) await keep();
}

async function giveUp({ database }: MakeExportDeps, { id, attempt }: BegunExport): Promise<void> {
  await database.transaction(SYSTEM, async (tx) => {
    if (await failExport(tx, { id, attempt })) enqueueJob(tx, { task: SEND_EXPORT_LETTER, payload: { exportId: id } });
  });
}
