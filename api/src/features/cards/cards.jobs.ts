import type { CardPayments } from '../../gateways/card-payments/card-payments.ts';
import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import type { Seal } from '../../platform/seal.ts';
import { cardToForget, FORGET_CARD, forgetCard } from './delete-card.ts';

/** This feature's work in the queue. Doing it twice changes nothing more. */
export const cardTasks = (needs: { payments: CardPayments | null; seal: Seal }): Tasks => ({
  [FORGET_CARD]: (payload) => forgetCard(needs, cardToForget.parse(payload)),
});
