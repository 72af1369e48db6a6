import * as contract from '@comptoir/contract/base/incidents';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { exportIncidents } from './export-incidents.ts';
import { listIncidentLines } from './incidents.store.ts';
import { changeIncident, readIncident, recordIncident, viewIncident, type IncidentDeps } from './write-incident.ts';

const place = z.tuple([z.int().min(1)]);

/** The register of confidentiality incidents. */
export function incidentRoutes(
  app: FastifyInstance,
  deps: IncidentDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  route(app, contract.listIncidents, {
    authenticate,
    handler: async ({ query: { cursor, limit }, caller: { actor } }) => {
      const before = cursor === undefined ? null : readCursor(place, cursor)[0];
      const lines = await database.transaction(scopeOfActor(actor), (tx) =>
        listIncidentLines(tx, { before, limit: limit + 1 }),
      );
      const page = lines.slice(0, limit);
      const last = lines.length > limit ? page.at(-1) : undefined;
      return { items: page.map(viewIncident), nextCursor: last ? writeCursor([last.number]) : null };
    },
  });
  fileRoute(app, contract.exportIncidents, {
    authenticate,
    handler: ({ caller: { actor }, request }) => exportIncidents(deps, actor, preferredLanguage(request)),
  });
  route(app, contract.getIncident, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) =>
      database.transaction(scopeOfActor(actor), (tx) => readIncident(tx, id)),
  });
  route(app, contract.recordIncident, {
    authenticate,
    handler: ({ body, caller: { actor } }) => recordIncident(deps, actor, body),
  });
  route(app, contract.changeIncident, {
    authenticate,
    handler: ({ params: { id }, body, caller: { actor } }) => changeIncident(deps, actor, { id, ...body }),
  });
}
