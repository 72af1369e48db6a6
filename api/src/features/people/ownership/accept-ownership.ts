import { nextTransferState, transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { hashPassword } from '../../base/sessions/password.ts';
import { provePassword } from '../../base/sessions/prove-password.ts';
import { handOver } from '../contacts/hand-over.ts';
import { refuseTooManyPlaces } from '../memberships/refuse-too-many-places.ts';
import { refuseWeakPassword } from '../profile/choose-password.ts';
import {
  findAccount,
  findTransfer,
  lockTransfer,
  setFirstPassword,
  settleTransfer,
  type TransferRow,
} from './ownership.store.ts';
import { queueOwnershipLetter } from './queue-ownership-letter.ts';

export interface AcceptDeps extends Pick<Dependencies, 'announcements' | 'database' | 'now'> {
  /** Ends what was the seller's alone, in the transaction of the sale. @throws AppError invoice-being-charged */
  readonly onBusinessSold: Dependencies['onBusinessSold'];
}

/**
 * Accepts the ownership of a business as a signed-in person, who proves that it is them; answers the business. What was accepted before is
 * answered alike. @throws AppError not-found, password-wrong, too-many-requests, too-many-memberships, and as `transfer`
 */
export async function acceptOwnership(
  deps: AcceptDeps,
  caller: SignedIn,
  accepted: {
    readonly id: string;
    readonly password: string;
    readonly leaving: readonly string[];
    readonly address: string;
  },
): Promise<string> {
  const { email, accountId, language } = caller.user;
  const { id, leaving } = accepted;
  return provePassword(deps, { ...accepted, caller }, async () => {
    const merchantId = await deps.database.transaction({ role: 'system' }, async (tx) => {
      const row = await lockTransfer(tx, { id, email });
      if (!row) throw new AppError('not-found');
      if (row.state === 'accepted') return row.merchantId;
      await refuseTooManyPlaces(tx, accountId);
      await transfer(tx, deps, { row, leaving, language: language ?? row.language });
      return row.merchantId;
    });
    deps.announcements.publish(merchantId);
    return merchantId;
  });
}

/**
 * Accepts by the link of a newcomer, whose account is made of the address that it was mailed to; answers the address. @throws AppError
 * not-found, email-taken, validation-failed, and as `transfer`
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  accepted: {
    readonly tokenHash: Buffer;
    readonly newPassword: string;
    readonly language: Language;
    readonly leaving: readonly string[];
  },
): Promise<string> {
  const { tokenHash, leaving, language } = accepted;
  const { database } = deps;
  const known = await database.transaction({ role: 'system' }, (tx) => findTransfer(tx, { tokenHash }));
  if (!known) throw new AppError('not-found');
  const { email, merchantId } = known;
  const chosen = accepted.newPassword.normalize('NFKC');
  await refuseWeakPassword(chosen, email);
  const passwordHash = await hashPassword(chosen);
  await database.transaction({ role: 'system' }, async (tx) => {
    const row = await lockTransfer(tx, { tokenHash });
    if (!row) throw new AppError('not-found');
    if (row.state === 'open' && (await findAccount(tx, email))) throw new AppError('email-taken');
    await transfer(tx, deps, { row, leaving, language });
    setFirstPassword(tx, email, passwordHash);
  });
  deps.announcements.publish(merchantId);
  return email;
}

/** @throws AppError transfer-changed, invoice-being-charged, and as `handOver` */
async function transfer(
  tx: Transaction,
  deps: AcceptDeps,
  {
    row,
    leaving,
    language,
  }: { readonly row: TransferRow; readonly leaving: readonly string[]; readonly language: Language },
): Promise<void> {
  const now = deps.now();
  const next = nextTransferState(transferStateAt(row, now), 'accept');
  if (!next.ok) throw new AppError(next.reason);
  const { id, merchantId, offererId, offererEmail, email, name, becomes } = row;
  const receiver = { email, name, language };
  const receivedBy = await handOver(tx, { merchantId, offererId, receiver, becomes, leaving, now });
  const isSold = becomes === 'sold';
  if (isSold) await deps.onBusinessSold(tx, { merchantId, userId: receivedBy, occurredAt: now });
  settleTransfer(tx, { id, state: next.value, now, receivedBy });
  const record = { event: 'ownership-transferred', facts: { from: offererEmail, to: email, isSold } } as const;
  const audit = { subject: { type: 'merchant', id: merchantId }, by: { id: receivedBy, role: 'merchant' } } as const;
  writeLog(tx, [{ merchantId, userId: receivedBy, occurredAt: now, record, audit }]);
  queueOwnershipLetter(tx, row, 'handed-over');
  queueOwnershipLetter(tx, { ...row, language }, 'received');
}
