import {
  endImpersonation as endImpersonationEndpoint,
  startImpersonation as startImpersonationEndpoint,
} from '@comptoir/contract/base/sessions';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { endImpersonation } from './end-impersonation.ts';
import { startImpersonation, type ImpersonationDeps } from './start-impersonation.ts';

export function impersonationRoutes(
  app: FastifyInstance,
  deps: ImpersonationDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, startImpersonationEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ body, caller }) => ({ webToken: await startImpersonation(deps, caller, body) }),
  });
  route(app, endImpersonationEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({ webToken: await endImpersonation(deps, caller) }),
  });
}
