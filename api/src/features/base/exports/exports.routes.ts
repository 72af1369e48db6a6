import {
  cancelExport as cancelEndpoint,
  getExportFile,
  listExports as listEndpoint,
} from '@comptoir/contract/base/exports';
import type { FastifyInstance } from 'fastify';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { cancelExport } from './cancel-export.ts';
import { fetchExport, type FetchExportDeps } from './fetch-export.ts';
import { listExports } from './list-exports.ts';

/** A person's own exports. */
export function exportRoutes(
  app: FastifyInstance,
  deps: FetchExportDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: ({ caller: { actor, user } }) => listExports(deps, { actor, userId: user.id }),
  });
  route(app, cancelEndpoint, {
    authenticate,
    handler: async ({ params: { id }, caller }) => {
      await cancelExport(deps, { id, caller });
      return null;
    },
  });
  fileRoute(app, getExportFile, {
    authenticate,
    handler: ({ params: { id }, caller, request }) =>
      fetchExport(deps, { id, caller, recognize: () => authenticate(request, getExportFile) }),
  });
}
