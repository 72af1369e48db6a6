import { nextTransferState, transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { lockTransfer, settleTransfer, type TransferKey } from './ownership.store.ts';
import { queueOwnershipLetter } from './queue-ownership-letter.ts';

/**
 * Ends an open offer without a transfer: nothing changes, and the other side is told. Answers the business. Who declines has no place there,
 * and so is in its log by their address alone. @throws AppError not-found, transfer-changed
 */
export async function endOffer(
  tx: Transaction,
  {
    key,
    act,
    userId,
    now,
  }: {
    readonly key: TransferKey;
    readonly act: 'decline' | 'withdraw';
    readonly userId: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const row = await lockTransfer(tx, key);
  if (!row) throw new AppError('not-found');
  const next = nextTransferState(transferStateAt(row, now), act);
  if (!next.ok) throw new AppError(next.reason);
  const { id, merchantId, email } = row;
  settleTransfer(tx, { id, state: next.value, now });
  const how = act === 'decline' ? 'declined' : 'withdrawn';
  const facts = { email, how } as const;
  const subject = { type: 'merchant', id: merchantId } as const;
  writeLog(tx, [
    { merchantId, userId, occurredAt: now, record: { event: 'ownership-offer-ended', facts }, audit: { subject } },
  ]);
  if (!userId)
    writeAudit(tx, { occurredAt: now, merchantId, subject, record: { action: 'ownership-offer-ended', facts } });
  queueOwnershipLetter(tx, row, how);
  return merchantId;
}
