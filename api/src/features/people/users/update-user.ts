import type { Belonging, UserView } from '@comptoir/contract/people/users';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { changeUser, type MerchantEvent, type UserDeps } from './change-user.ts';
import { refuseUnknownBelonging } from './refuse-unknown-belonging.ts';
import { endSessionsOf, updateUserRow, type StoredUser } from './users.store.ts';

/**
 * Changes a person's name, role and whom they belong to; a change of the last two ends their sessions.
 * @throws AppError not-found, own-account, last-administrator, validation-failed, email-taken where their account is there already
 */
export const updateUser = (
  deps: UserDeps,
  { actor }: SignedIn,
  { id, name, belonging }: { id: string; name: string; belonging: Belonging },
): Promise<UserView> =>
  changeUser(deps, { actor, userId: id }, async (tx, user, now) => {
    const moves = !belongsTo(user, belonging);
    if (moves && id === actor.userId) throw new AppError('own-account');
    if (moves) {
      await refuseUnknownBelonging(tx, belonging);
      if (user.isLastAdministrator) throw new AppError('last-administrator');
      if (user.places.some((place) => place.id !== id && isInTheWay(place, belonging)))
        throw new AppError('email-taken');
      endSessionsOf(tx, user.accountId, now);
    }
    updateUserRow(tx, { id, name, belonging });
    return moves ? eventsOfMove(user, belonging) : [];
  });

function belongsTo(user: StoredUser, belonging: Belonging): boolean {
  if (user.role !== belonging.role) return false;
  if (belonging.role === 'merchant') return user.merchantId === belonging.merchantId;
  return belonging.role === 'admin' || user.partnerId === belonging.partnerId;
}

/** True for a place beside which an account has none of that belonging: one at each merchant, and one without a merchant. */
const isInTheWay = ({ merchantId }: StoredUser, belonging: Belonging): boolean =>
  merchantId === (belonging.role === 'merchant' ? belonging.merchantId : null);

/** News to the merchants that they leave and come to; of a partner or of Comptoir the audit trail alone says so. */
function eventsOfMove(user: StoredUser, belonging: Belonging): MerchantEvent[] {
  const left: MerchantEvent = { merchantId: user.merchantId, event: 'user-left' };
  const joined: MerchantEvent = {
    merchantId: belonging.role === 'merchant' ? belonging.merchantId : null,
    event: 'user-joined',
  };
  return [left, joined].filter(({ merchantId }) => merchantId !== null);
}
