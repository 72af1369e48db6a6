import type { TransmissionHealthView } from '@comptoir/contract/help/installation';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findHealth } from './transmission-health.queries.ts';

/** Of what was sent longer ago, nothing can be said of today. */
const LATELY_MS = 24 * 3_600_000;

/** Returns the state of transmission for a merchant, by its own day. @throws AppError not-found for one that the scope does not see */
export async function readTransmissionHealth(
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<TransmissionHealthView> {
  const row = await findHealth(tx, { merchantId, now, lately: new Date(now.getTime() - LATELY_MS) });
  if (!row) throw new AppError('not-found');
  const { isFailing, hasSentLately, lastAcceptedAt, oldestWaitingAt, ...counted } = row;
  return {
    ...counted,
    lastAcceptedAt: lastAcceptedAt?.toISOString() ?? null,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    isAuthorityReachable: isFailing ? false : hasSentLately || null,
  };
}
