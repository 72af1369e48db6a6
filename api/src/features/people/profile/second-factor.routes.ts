import {
  confirmSecondFactor as confirmEndpoint,
  removeSecondFactor as removeEndpoint,
  renewRecoveryCodes as renewEndpoint,
  startSecondFactor as startEndpoint,
} from '@comptoir/contract/people/profile';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { removeSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { confirmSecondFactor, startSecondFactor, type SecondFactorDeps } from './set-up-second-factor.ts';

export function secondFactorRoutes(
  app: FastifyInstance,
  deps: SecondFactorDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
  route(app, startEndpoint, {
    authenticate,
    handler: ({ body, caller, request }) => startSecondFactor(deps, { ...body, caller, address: request.ip }),
  });
  route(app, confirmEndpoint, {
    authenticate,
    handler: async ({ body, caller, request }) => ({
      recoveryCodes: await confirmSecondFactor(deps, caller, { ...body, address: request.ip }),
    }),
  });
  route(app, renewEndpoint, {
    authenticate,
    handler: async ({ body, caller, request }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, { ...body, caller, address: request.ip }),
    }),
  });
  route(app, removeEndpoint, {
    authenticate,
    handler: ({ body, caller, request }) =>
      removeSecondFactor(deps, { ...body, caller, address: request.ip }).then(() => null),
  });
}
