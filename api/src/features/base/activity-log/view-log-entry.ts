import type { LogDetailView } from '@comptoir/contract/base/activity-log';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { viewOf } from './list-log.ts';
import { findLogLine } from './log-entry.queries.ts';

/** A line of the log in full. @throws AppError not-found */
export async function viewLogEntry(
  database: Database,
  scope: MerchantScope,
  { id, language }: { id: string; language: Language },
): Promise<LogDetailView> {
  const found = await database.transaction(scopeOf(scope), (tx) => findLogLine(tx, scope.merchantId, id));
  if (!found) throw new AppError('not-found');
  const { actorName, actorEmail, requestId, before, after, billId, invoiceId } = found;
  return {
    ...viewOf(found, language),
    actorName,
    actorEmail,
    requestId,
    before,
    after,
    billId,
    invoiceId,
    facts: { ...found.facts },
    reportedAt: found.arrivedAt && found.occurredAt.toISOString(),
  };
}
