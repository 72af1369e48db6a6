import type { MailFailurePage } from '@comptoir/contract/base/mail';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { countFailures, forgetFailuresBefore, listFailureRows, forgetSentBefore } from './mail.store.ts';

const PAGE = 50;
const KEPT_MS = 30 * 86_400_000;
/** A mail that comes back does so within days. */
const REPORTED_MS = 14 * 86_400_000;

interface Wanted {
  /** Merchant whose people they were for; null for everyone's. */
  readonly merchantId: string | null;
  readonly offset: number;
}

/** A page of the mails that did not go out, the latest first. */
export function listFailures(
  database: Database,
  scope: Scope,
  { merchantId, offset }: Wanted,
): Promise<MailFailurePage> {
  return database.transaction(scope, async (tx) => {
    const [rows, counted] = await Promise.all([
      listFailureRows(tx, { merchantId, offset, limit: PAGE }),
      countFailures(tx, merchantId),
    ]);
    const [count, next] = [counted?.count ?? 0, offset + PAGE];
    return {
      items: rows.map(({ firstFailedAt, lastFailedAt, ...row }) => ({
        ...row,
        firstFailedAt: firstFailedAt.toISOString(),
        lastFailedAt: lastFailedAt.toISOString(),
      })),
      nextCursor: next < count ? String(next) : null,
      previousCursor: offset > 0 ? String(Math.max(0, offset - PAGE)) : null,
      count,
    };
  });
}

/** Forgets those of which nothing was heard for a month, and what was sent two weeks ago: they name people. */
export const forgetFailures = ({ database, now }: { database: Database; now: () => Date }): Promise<void> =>
  database.transaction({ role: 'system' }, (tx) => {
    const at = now().getTime();
    forgetFailuresBefore(tx, new Date(at - KEPT_MS));
    forgetSentBefore(tx, new Date(at - REPORTED_MS));
  });
