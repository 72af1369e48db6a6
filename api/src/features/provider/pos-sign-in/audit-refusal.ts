import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/audit/write-audit.ts';

/** Signs somebody in from the provider, or writes to the audit trail why not. @throws what the sign-in throws */
export async function auditRefusal<Result>(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof AppError) {
      const record = { action: 'provider-sign-in-refused', facts: { reason: error.code } } as const;
      const subject = { type: 'session', id: null } as const;
      await database.transaction({ role: 'system' }, (tx) => writeAudit(tx, { occurredAt: now(), subject, record }));
    }
    throw error;
  }
}
