import * as contract from '@comptoir/contract/people/users';
import type { FastifyInstance } from 'fastify';
import type { UserView } from '@comptoir/contract/people/users';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { type UserDeps, changeUser, isOwnAccount } from './change-user.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { updateUser } from './update-user.ts';
import { endSessionsOf, clearSecondFactor, writeSuspension } from './users.store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation, queueMail } from '../../base/mail/queue-mail.ts';

export function userRoutes(app: FastifyInstance, deps: UserDeps & { readonly signedIn: Authenticate<SignedIn> }): void {
  const authenticate = deps.signedIn;
  route(app, contract.listUsers, {
    authenticate,
    handler: ({ query, caller }) => listUsers(deps, caller.actor, query),
  });
  route(app, contract.inviteUser, { authenticate, handler: ({ body, caller }) => inviteUser(deps, caller, body) });
  route(app, contract.inviteAgain, {
    authenticate,
    handler: ({ params, caller }) => inviteAgain(deps, caller, params.id),
  });
  route(app, contract.updateUser, {
    authenticate,
    handler: ({ params, body, caller }) => updateUser(deps, caller, { ...params, ...body }),
  });
  route(app, contract.setUserSuspension, {
    authenticate,
    handler: ({ params, body, caller }) => setUserSuspension(deps, caller, { ...params, ...body }),
  });
  route(app, contract.endUserSessions, {
    authenticate,
    handler: async ({ params, caller }) => {
      await endUserSessions(deps, caller, params.id);
      return null;
    },
  });
  route(app, contract.removeUserSecondFactor, {
    authenticate,
    handler: async ({ params, caller }) => {
      await removeUserSecondFactor(deps, caller, params.id);
      return null;
    },
  });
}

/** Ends every session of a person. @throws AppError not-found */
const endUserSessions = (deps: UserDeps, { actor }: SignedIn, userId: string): Promise<UserView> =>
  changeUser(deps, { actor, userId }, async (tx, user, now) => {
    endSessionsOf(tx, user.accountId, now);
    return [{ merchantId: user.merchantId, event: 'signed-out-everywhere' }];
  });

/** Sends another temporary password to a user who has not signed in yet. @throws AppError not-found when there is no open invitation, mail-limit-reached */
async function inviteAgain(deps: UserDeps, caller: SignedIn, userId: string): Promise<UserView> {
  await limitMail(deps, caller, userId);
  const { actor, user: inviter } = caller;
  return changeUser(deps, { actor, userId }, async (tx, user) => {
    if (user.hasSignedIn || user.suspended) throw new AppError('not-found');
    queueInvitation(tx, { userId, invitedBy: inviter.name });
    return [{ merchantId: user.merchantId, event: 'user-invited' }];
  });
}

/**
 * Turns two-step sign-in off for a user who has lost it, and notifies them by mail. One's own goes through the profile, which asks
 * for a code. @throws AppError not-found, own-account, second-factor-not-set
 */
const removeUserSecondFactor = (deps: UserDeps, { actor }: SignedIn, userId: string): Promise<UserView> =>
  changeUser(deps, { actor, userId }, async (tx, user) => {
    if (isOwnAccount(user, actor)) throw new AppError('own-account');
    if (!user.hasSecondFactor) throw new AppError('second-factor-not-set');
    clearSecondFactor(tx, user.accountId);
    queueMail(tx, { kind: 'second-factor-removed', userId });
    return [{ merchantId: user.merchantId, event: 'second-factor-removed' }];
  });

/** Suspends a person in all their places, whose sessions end at once, or reinstates them. @throws AppError not-found, own-account, last-administrator */
export const setUserSuspension = (
  deps: UserDeps,
  { actor }: SignedIn,
  { id, suspended }: { id: string; suspended: boolean },
): Promise<UserView> =>
  changeUser(deps, { actor, userId: id }, async (tx, user, now) => {
    if (isOwnAccount(user, actor)) throw new AppError('own-account');
    if (user.suspended === suspended) return [];
    if (user.isAccountOfLastAdministrator) throw new AppError('last-administrator');
    if (suspended) endSessionsOf(tx, user.accountId, now);
    const changed = await writeSuspension(tx, user, suspended ? now : null);
    return changed.map(({ merchantId }) => ({ merchantId, event: suspended ? 'user-suspended' : 'user-reinstated' }));
  });
