import type { CertificationRun } from '../../../gateways/tax-authority/certification-run.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { advanceCase, CURRENT_CASE, insertCaseReply } from './certification.store.ts';

/** Name in the place of a case, in the last reply of a certification. Source: SRM-51. */
const DONE = '999.999';
const SYSTEM = { role: 'system' } as const;

/** The case as it is kept in the database, so that a choice counts at once for every server. */
export function openCertificationRun({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => Date;
}): CertificationRun {
  return {
    currentCase: async () => {
      const current = await database.first<{ testCase: string | null }>(SYSTEM, CURRENT_CASE);
      return current === null || current.testCase === DONE ? null : current.testCase;
    },
    recordReply: (reply) =>
      database.transaction(SYSTEM, (tx) => {
        const answeredAt = now();
        insertCaseReply(tx, { ...reply, id: orderedId(answeredAt), answeredAt });
        // the reply drives the sequence: the next case, or the beginning of the block after a failure (SRM-51)
        if (reply.nextCase !== null) advanceCase(tx, { from: reply.testCase, to: reply.nextCase, now: answeredAt });
      }),
  };
}
