import type { offerOwnership as endpoint, OwnershipTransferView } from '@comptoir/contract/people/ownership';
import { nextTransferState, TRANSFER_DAYS, transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { provePassword } from '../../base/sessions/prove-password.ts';
import {
  findTransfer,
  insertTransfer,
  isProviderOwner,
  lockOpenTransfer,
  settleTransfer,
  type NewTransfer,
} from './ownership.store.ts';
import { queueOwnershipLetter } from './queue-ownership-letter.ts';
import { viewTransfer } from './view-transfer.ts';

export type OfferDeps = Pick<Dependencies, 'announcements' | 'database' | 'now'>;

const LIFE_MS = TRANSFER_DAYS * 86_400_000;

/**
 * Offers the caller's business to the person of an address, who is mailed where to answer. A browser left open is not enough for it.
 * @throws AppError own-account, password-wrong, too-many-requests, mail-limit-reached, contact-is-provider-owner, transfer-changed
 */
export async function offerOwnership(
  deps: OfferDeps,
  caller: SignedIn,
  { body, address }: { readonly body: z.output<(typeof endpoint)['body']>; readonly address: string },
): Promise<OwnershipTransferView> {
  const { actor, user } = caller;
  const { password, ...wanted } = body;
  const email = normalEmail(wanted.email);
  const merchantId = actor.merchantId ?? '';
  if (email === user.email) throw new AppError('own-account');
  return provePassword(deps, { caller, password, address }, async () => {
    await limitMail(deps, caller, email);
    const offeredAt = deps.now();
    const made: NewTransfer = {
      ...wanted,
      id: orderedId(offeredAt),
      merchantId,
      offererId: user.id,
      email,
      offeredAt,
      expiresAt: new Date(offeredAt.getTime() + LIFE_MS),
    };
    const row = await deps.database.transaction(scopeOfActor(actor), (tx) => writeOffer(tx, made));
    deps.announcements.publish(merchantId);
    return viewTransfer(row, offeredAt);
  });
}

async function writeOffer(tx: Transaction, made: NewTransfer) {
  const { id, merchantId, offererId, email, offeredAt } = made;
  // the provider would make them its owner again when they next come in
  if (await isProviderOwner(tx, offererId)) throw new AppError('contact-is-provider-owner');
  await makeRoom(tx, merchantId, offeredAt);
  if (!(await insertTransfer(tx, made))) throw new AppError('transfer-changed');
  const record = { event: 'ownership-offered', facts: { email } } as const;
  const audit = { subject: { type: 'merchant', id: merchantId } } as const;
  writeLog(tx, [{ merchantId, userId: offererId, occurredAt: offeredAt, record, audit }]);
  const row = await findTransfer(tx, { id, merchantId });
  if (!row) throw new Error('an offer that was just made is not there');
  queueOwnershipLetter(tx, row, 'offered');
  return row;
}

/** Ends an offer that time, or the loss of what was offered, has ended. @throws AppError transfer-changed */
async function makeRoom(tx: Transaction, merchantId: string, now: Date): Promise<void> {
  const row = await lockOpenTransfer(tx, merchantId);
  if (!row) return;
  const over = nextTransferState(transferStateAt(row, now), 'replace');
  if (!over.ok) throw new AppError('transfer-changed');
  settleTransfer(tx, { id: row.id, state: over.value, now });
}
