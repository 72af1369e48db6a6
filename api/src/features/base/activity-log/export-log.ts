import type { exportLogs } from '@comptoir/contract/base/activity-log';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { readExportChoice, type ReadChoice } from './export-choice.ts';
import { writeLog, type NewLogEntry } from '../record/write-log.ts';
import { writeLogFile } from './write-log-file.ts';

export interface ExportLogDeps extends Pick<Dependencies, 'database' | 'exports' | 'announcements' | 'now'> {
  /** Folder of the months of the log that are in files. */
  readonly config: { readonly logArchiveDir: string };
}

/** Export that is asked for, with its caller. */
export interface AskedExport {
  readonly scope: MerchantScope;
  readonly user: { readonly id: string; readonly email: string };
  readonly language: Language;
  readonly chosen: z.output<typeof exportLogs.query>;
}

export interface ExportLogInput extends AskedExport {
  /** Asked now and then with the rows so far: rejects once the caller may read no more, since a long export outlives sessions. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/**
 * The activity log of some days as a file, oldest first, out of one snapshot; the log itself says first that it was exported.
 * @throws AppError validation-failed, not-found
 */
export async function exportLog(deps: ExportLogDeps, { mayGoOn, ...asked }: ExportLogInput): Promise<File> {
  const { scope, language, chosen } = asked;
  const choice = await readExportChoice(deps, scope, chosen);
  await deps.database.transaction(scopeOf(scope), (tx) => writeLog(tx, [entryOf(asked, choice, deps.now())]));
  deps.announcements.publish(scope.merchantId);
  return writeLogFile(deps, { scope, language, format: chosen.format, choice, mayGoOn });
}

/** Returns the log's entry about an export of itself. */
export function entryOf(
  { scope: { merchantId }, user, chosen: { format } }: AskedExport,
  { from, to }: ReadChoice,
  occurredAt: Date,
): NewLogEntry {
  const record = { event: 'log-exported', facts: { email: user.email, from, to, format } } as const;
  return { merchantId, userId: user.id, occurredAt, record };
}
