import * as contract from '@comptoir/contract/people/users';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserNeeds } from './change-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { inviteAgain } from './invite-again.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { removeUserSecondFactor } from './remove-user-second-factor.ts';
import { setUserSuspension } from './set-user-suspension.ts';
import { updateUser } from './update-user.ts';

export function userRoutes(app: FastifyInstance, needs: UserNeeds & { readonly signedIn: Identify<SignedIn> }): void {
  const identify = needs.signedIn;
  route(app, contract.listUsers, { identify, answer: ({ query, caller }) => listUsers(needs, caller.actor, query) });
  route(app, contract.inviteUser, { identify, answer: ({ body, caller }) => inviteUser(needs, caller, body) });
  route(app, contract.inviteAgain, {
    identify,
    answer: ({ params, caller }) => inviteAgain(needs, caller, params.id),
  });
  route(app, contract.updateUser, {
    identify,
    answer: ({ params, body, caller }) => updateUser(needs, caller, { ...params, ...body }),
  });
  route(app, contract.setUserSuspension, {
    identify,
    answer: ({ params, body, caller }) => setUserSuspension(needs, caller, { ...params, ...body }),
  });
  route(app, contract.endUserSessions, {
    identify,
    answer: async ({ params, caller }) => {
      await endUserSessions(needs, caller, params.id);
      return null;
    },
  });
  route(app, contract.removeUserSecondFactor, {
    identify,
    answer: async ({ params, caller }) => {
      await removeUserSecondFactor(needs, caller, params.id);
      return null;
    },
  });
}
