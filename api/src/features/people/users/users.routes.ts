import * as contract from '@comptoir/contract/people/users';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserDeps } from './change-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { inviteAgain } from './invite-again.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { removeUserSecondFactor } from './remove-user-second-factor.ts';
import { setUserSuspension } from './set-user-suspension.ts';
import { updateUser } from './update-user.ts';

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
