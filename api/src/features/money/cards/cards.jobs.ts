import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { cardToForget, FORGET_CARD, forgetCard, type ForgetCardNeeds } from './delete-card.ts';

/** This feature's work in the queue. Doing it twice changes nothing more. */
export const cardTasks = (needs: ForgetCardNeeds): Tasks => ({
  [FORGET_CARD]: (payload) => forgetCard(needs, cardToForget.parse(payload)),
});
