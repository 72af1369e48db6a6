import { search } from '@comptoir/contract/base/search';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { searchEverything, type SearchDeps } from './search-everything.ts';

export function searchRoutes(
  app: FastifyInstance,
  deps: SearchDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, search, {
    authenticate: deps.signedIn,
    handler: ({ query, caller }) => searchEverything(deps, caller.actor, query.q),
  });
}
