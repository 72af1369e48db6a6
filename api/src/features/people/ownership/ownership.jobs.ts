import type { Dependencies } from '../../../dependencies.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { expireOffers } from './expire-offers.ts';
import { ownershipLetter, SEND_OWNERSHIP_LETTER } from './queue-ownership-letter.ts';
import { sendOwnershipLetter, type OwnershipLetterDeps } from './send-ownership-letter.ts';

const EXPIRE_OFFERS = 'expire-ownership-offers';

/** Every hour: an offer ends at the hour and minute at which it was made. */
export const OWNERSHIP_CRONTAB = `20 * * * * ${EXPIRE_OFFERS}`;

export const ownershipTasks = (deps: OwnershipLetterDeps & Pick<Dependencies, 'announcements'>): Tasks => ({
  [EXPIRE_OFFERS]: () => expireOffers(deps),
  [SEND_OWNERSHIP_LETTER]: (payload) => sendOwnershipLetter(deps, ownershipLetter.parse(payload)),
});
