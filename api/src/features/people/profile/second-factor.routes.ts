import {
  confirmSecondFactor as confirmEndpoint,
  removeSecondFactor as removeEndpoint,
  renewRecoveryCodes as renewEndpoint,
  startSecondFactor as startEndpoint,
} from '@comptoir/contract/people/profile';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { removeSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { confirmSecondFactor, startSecondFactor, type SecondFactorNeeds } from './set-up-second-factor.ts';

export function secondFactorRoutes(
  app: FastifyInstance,
  needs: SecondFactorNeeds & { readonly signedIn: Identify<SignedIn> },
): void {
  const identify = needs.signedIn;
  route(app, startEndpoint, {
    identify,
    answer: ({ body, caller, request }) => startSecondFactor(needs, { ...body, caller, address: request.ip }),
  });
  route(app, confirmEndpoint, {
    identify,
    answer: async ({ body, caller, request }) => ({
      recoveryCodes: await confirmSecondFactor(needs, caller, { ...body, address: request.ip }),
    }),
  });
  route(app, renewEndpoint, {
    identify,
    answer: async ({ body, caller, request }) => ({
      recoveryCodes: await renewRecoveryCodes(needs, { ...body, caller, address: request.ip }),
    }),
  });
  route(app, removeEndpoint, {
    identify,
    answer: ({ body, caller, request }) =>
      removeSecondFactor(needs, { ...body, caller, address: request.ip }).then(() => null),
  });
}
