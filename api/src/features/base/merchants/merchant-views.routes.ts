import {
  createMerchantView as createEndpoint,
  listMerchantViews as listEndpoint,
  removeMerchantView as removeEndpoint,
  updateMerchantView as updateEndpoint,
} from '@comptoir/contract/base/merchant-views';
import { createSelection, exportSelection as exportEndpoint } from '@comptoir/contract/base/selections';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import type { ExportMerchantsDeps } from './export-merchants.ts';
import { createMerchantView, listMerchantViews, removeMerchantView, updateMerchantView } from './keep-view.ts';
import { exportSelection, selectMerchants } from './select-merchants.ts';

export function merchantViewRoutes(
  app: FastifyInstance,
  deps: ExportMerchantsDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ caller }) => ({ items: await listMerchantViews(deps, caller) }),
  });
  route(app, createEndpoint, {
    authenticate,
    handler: ({ body, caller }) => createMerchantView(deps, caller, body),
  });
  route(app, updateEndpoint, {
    authenticate,
    handler: ({ params: { id }, body, caller }) => updateMerchantView(deps, caller, { id, given: body }),
  });
  route(app, removeEndpoint, {
    authenticate,
    handler: async ({ params: { id }, caller }) => {
      await removeMerchantView(deps, caller, id);
      return null;
    },
  });
  route(app, createSelection, {
    authenticate,
    handler: ({ body, caller }) => selectMerchants(deps, caller, body),
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: ({ params: { id }, query: { format }, caller, request }) =>
      exportSelection(deps, caller, {
        id,
        format,
        language: preferredLanguage(request),
        mayGoOn: () => authenticate(request, exportEndpoint),
      }),
  });
}
