import {
  exportAudit as exportEndpoint,
  getAuditChain,
  listAudit as listEndpoint,
  listSupportActs as supportEndpoint,
  type AuditChainView,
} from '@comptoir/contract/base/audit';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { getChainStanding, type ChainStanding } from './audit.queries.ts';
import { exportAudit, type ExportAuditDeps } from './export-audit.ts';
import { listAudit, listSupportActs } from './list-audit.ts';

export type AuditRoutesDeps = ExportAuditDeps & Pick<RouteDependencies, 'signedIn'>;

export function auditRoutes(app: FastifyInstance, deps: AuditRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: ({ query, caller, request }) =>
      database.transaction(scopeOfActor(caller.actor), (tx) => listAudit(tx, query, preferredLanguage(request))),
  });
  route(app, supportEndpoint, {
    authenticate,
    handler: ({ query, caller, request }) =>
      database.transaction(scopeOfActor(caller.actor), (tx) => listSupportActs(tx, query, preferredLanguage(request))),
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: ({ query, caller, request }) =>
      exportAudit(deps, scopeOfActor(caller.actor), {
        wanted: query,
        language: preferredLanguage(request),
        mayGoOn: () => authenticate(request, exportEndpoint),
      }),
  });
  route(app, getAuditChain, {
    authenticate,
    handler: async ({ caller }) => viewOf(await database.transaction(scopeOfActor(caller.actor), getChainStanding)),
  });
}

const viewOf = ({ links, waiting, check }: ChainStanding): AuditChainView => ({
  links,
  waiting,
  check: check && {
    ...check,
    checkedAt: check.checkedAt.toISOString(),
    until: check.until?.toISOString() ?? null,
  },
});
