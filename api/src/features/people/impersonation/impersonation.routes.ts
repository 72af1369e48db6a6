import {
  endImpersonation as endImpersonationEndpoint,
  startImpersonation as startImpersonationEndpoint,
} from '@comptoir/contract/base/sessions';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { endImpersonation } from './end-impersonation.ts';
import { startImpersonation, type ImpersonationNeeds } from './start-impersonation.ts';

export function impersonationRoutes(
  app: FastifyInstance,
  needs: ImpersonationNeeds & { readonly signedIn: Identify<SignedIn> },
): void {
  route(app, startImpersonationEndpoint, {
    identify: needs.signedIn,
    answer: async ({ body, caller }) => ({ webToken: await startImpersonation(needs, caller, body) }),
  });
  route(app, endImpersonationEndpoint, {
    identify: needs.signedIn,
    answer: async ({ caller }) => ({ webToken: await endImpersonation(needs, caller) }),
  });
}
