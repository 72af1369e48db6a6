import { exportProof as endpoint } from '@comptoir/contract/sales/proof';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { fileRoute } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { exportProof, type ExportProofDeps } from './export-proof.ts';

export type ProofRoutesDeps = ExportProofDeps & Pick<RouteDependencies, 'signedIn'>;

export function proofRoutes(app: FastifyInstance, deps: ProofRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (caller: SignedIn, merchantId: string | undefined) =>
    resolveMerchant(database, caller.actor, { merchantId, action: 'read-bills' });
  fileRoute(app, endpoint, {
    authenticate,
    handler: async ({ query: { merchantId, from, to }, caller, request }) =>
      exportProof(deps, await scopeFor(caller, merchantId), {
        from,
        to,
        user: caller.user,
        mayGoOn: async () => scopeFor(await authenticate(request, endpoint), merchantId),
      }),
  });
}
