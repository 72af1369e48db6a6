import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { cardToForget, FORGET_CARD, forgetCard, type ForgetCardDeps } from './delete-card.ts';

/** Work of this feature in the queue. Doing it twice changes nothing more. */
export const cardTasks = (deps: ForgetCardDeps): Tasks => ({
  [FORGET_CARD]: (payload) => forgetCard(deps, cardToForget.parse(payload)),
});
