import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { Outage } from '../../../platform/outage.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { endCard, findCard, findEndedCard, forgetReference, lockCardOf, type CardRow } from './cards.store.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';

export type DeleteCardDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/**
 * Deletes the saved card. Unpaid invoices do not keep it: they wait for another one. The provider forgets it a moment later.
 * @throws AppError not-found when there is none
 */
export async function deleteCard(
  { database, announcements, now }: DeleteCardDeps,
  { merchant, userId }: { merchant: MerchantScope; userId: string },
): Promise<void> {
  const { merchantId } = merchant;
  await database.transaction(scopeOf(merchant), async (tx) => {
    if (!(await endCardOf(tx, { merchantId, userId, occurredAt: now() }))) throw new AppError('not-found');
  });
  announcements.publish(merchantId);
}

/** Ends the saved card of a merchant, whose log says so; false when there is none. Attempts to charge it that began before are committed by then. */
export async function endCardOf(
  tx: Transaction,
  { merchantId, userId, occurredAt }: { merchantId: string; userId: string | null; occurredAt: Date },
): Promise<boolean> {
  await lockCardOf(tx, merchantId);
  const card = await findCard(tx, merchantId);
  if (!card) return false;
  endAndForget(tx, card, occurredAt);
  const record = { event: 'card-deleted' as const, facts: { brand: card.brand, last4: card.last4 } };
  writeLog(tx, [{ merchantId, userId, occurredAt, record }]);
  return true;
}

/** The task that has the provider forget a card. */
export const FORGET_CARD = 'forget-card';

/** A card to be forgotten. */
export const cardToForget = z.object({ cardId: z.uuid() });

/** Ends a card here, and orders that the provider forgets it. */
export function endAndForget(tx: Transaction, { id }: CardRow, at: Date): void {
  endCard(tx, id, at);
  enqueueJob(tx, { task: FORGET_CARD, payload: { cardId: id } });
}

export type ForgetCardDeps = Pick<Dependencies, 'database' | 'payments' | 'seal'>;

/** Has the provider forget a card; done again until it has. @throws Error when it is not reached, or not the one in use */
export async function forgetCard(
  { database, payments, seal }: ForgetCardDeps,
  { cardId }: z.output<typeof cardToForget>,
): Promise<void> {
  const ended = await database.transaction({ role: 'system' }, (tx) => findEndedCard(tx, cardId));
  if (!ended) return;
  const { provider, referenceSealed } = ended;
  if (payments?.provider !== provider) throw new Error(`a card is kept at ${provider}, which is not in use`);
  const outcome = await payments.deleteCard(seal.open(referenceSealed, cardReferencePlace(cardId)));
  if (outcome === 'unavailable') throw new Outage('the provider of card payments could not be reached');
  await database.transaction({ role: 'system' }, (tx) => forgetReference(tx, cardId));
}
