import {
  exportLogs,
  getLogCounts,
  getLogEntry,
  getLogExportSize,
  listLogs,
  orderLogExport as orderEndpoint,
  streamLogs,
} from '@comptoir/contract/base/activity-log';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { openEventStream } from '../../../platform/http/event-stream.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, streamRoute } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../access/merchant-scope.ts';
import { limitStreams } from '../access/limit-calls.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { countLog } from './count-log.ts';
import { exportLog, type ExportLogDeps } from './export-log.ts';
import { orderLogExport, sizeLogExport } from './order-log-export.ts';
import { listLog } from './list-log.ts';
import { viewLogEntry } from './view-log-entry.ts';

export type ActivityLogDeps = ExportLogDeps & Pick<RouteDependencies, 'signedIn'>;

export function activityLogRoutes(app: FastifyInstance, deps: ActivityLogDeps): void {
  route(app, listLogs, {
    authenticate: deps.signedIn,
    handler: async ({ query: { merchantId, ...wanted }, caller, request }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { merchantId, action: 'read-logs' });
      return listLog(deps.database, { wanted, scope, language: preferredLanguage(request) });
    },
  });
  route(app, getLogCounts, {
    authenticate: deps.signedIn,
    handler: async ({ query: { merchantId, ...wanted }, caller, request }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { merchantId, action: 'read-logs' });
      return countLog(deps.database, { wanted, scope, language: preferredLanguage(request) });
    },
  });
  route(app, getLogEntry, {
    authenticate: deps.signedIn,
    handler: async ({ params, query, caller, request }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'read-logs' });
      return viewLogEntry(deps.database, scope, { id: params.id, language: preferredLanguage(request) });
    },
  });
  exportsOfLog(app, deps);
  streamLog(app, deps);
}

function exportsOfLog(app: FastifyInstance, deps: ActivityLogDeps): void {
  fileRoute(app, exportLogs, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller, request }) => {
      const wanted = { merchantId: query.merchantId, action: 'read-logs' } as const;
      const scopeFor = ({ actor }: SignedIn) => resolveMerchant(deps.database, actor, wanted);
      return exportLog(deps, {
        scope: await scopeFor(caller),
        user: caller.user,
        language: preferredLanguage(request),
        chosen: query,
        mayGoOn: async () => scopeFor(await deps.signedIn(request, exportLogs)),
      });
    },
  });
  route(app, getLogExportSize, {
    authenticate: deps.signedIn,
    handler: async ({ query: { merchantId, ...chosen }, caller: { actor } }) => {
      const scope = await resolveMerchant(deps.database, actor, { merchantId, action: 'read-logs' });
      return sizeLogExport(deps, { scope, chosen });
    },
  });
  route(app, orderEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ query, body: chosen, caller: { actor, user }, request }) => {
      const scope = await resolveMerchant(deps.database, actor, { ...query, action: 'read-logs' });
      return orderLogExport(deps, { scope, user, language: preferredLanguage(request), chosen });
    },
  });
}

function streamLog(app: FastifyInstance, deps: ActivityLogDeps): void {
  const openStream = limitStreams();
  streamRoute(app, streamLogs, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller, request, reply }) => {
      const wanted = { merchantId: query.merchantId, action: 'read-merchant' } as const;
      const { merchantId } = await resolveMerchant(deps.database, caller.actor, wanted);
      const close = openStream(caller.user.id);
      openEventStream(reply, {
        open: (stream) => {
          const { announcements } = deps;
          // The ends of a session, the changes of a person and merchants that come to a partner or leave it are announced by the database.
          const { sessionId, user } = caller;
          const stops = [
            close,
            announcements.subscribe(merchantId, () => stream.send('activity')),
            ...[sessionId, user.id, ...(user.partnerId ? [user.partnerId] : [])].map((id) =>
              announcements.subscribe(id, () => stream.recheck()),
            ),
          ];
          return () => stops.forEach((stop) => stop());
        },
        quietFor: () => deps.announcements.quietFor(merchantId),
        // a stream may stay open for a day: what was allowed at its beginning may be over
        mayListen: async () => {
          const { actor } = await deps.signedIn(request, streamLogs);
          return resolveMerchant(deps.database, actor, wanted);
        },
      });
    },
  });
}
