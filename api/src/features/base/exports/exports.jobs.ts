import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { removeOldExports } from './exports.store.ts';
import { makeExport, type MakeExportDeps } from './make-export.ts';
import { MAKE_EXPORT } from './order-export.ts';
import { SEND_EXPORT_LETTER, sendExportLetter, type ExportLetterDeps } from './send-export-letter.ts';

const REMOVE_EXPORTS = 'remove-exports';

/** An order of which nothing came is no news any more. */
const FORGET_AFTER_MS = 3 * 24 * 3_600_000;

export const EXPORTS_CRONTAB = `5 * * * * ${REMOVE_EXPORTS}`;

const job = z.strictObject({ exportId: z.uuid() });

export const exportTasks = (deps: MakeExportDeps & ExportLetterDeps): Tasks => ({
  [MAKE_EXPORT]: (payload) => makeExport(deps, job.parse(payload).exportId),
  [SEND_EXPORT_LETTER]: (payload) => sendExportLetter(deps, job.parse(payload).exportId),
  [REMOVE_EXPORTS]: () =>
    deps.database.transaction({ role: 'system' }, (tx) => {
      const now = deps.now();
      removeOldExports(tx, { now, askedBefore: new Date(now.getTime() - FORGET_AFTER_MS) });
    }),
});
