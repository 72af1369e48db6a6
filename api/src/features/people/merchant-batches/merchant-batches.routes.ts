import {
  cancelMerchantBatch as cancelEndpoint,
  exportMerchantBatch as exportEndpoint,
  getMerchantBatch,
  listMerchantBatches as listEndpoint,
  startMerchantBatch as startEndpoint,
} from '@comptoir/contract/people/merchant-batches';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { cancelMerchantBatch, startMerchantBatch, type BatchDeps } from './start-batch.ts';
import { exportMerchantBatch, listMerchantBatches, readMerchantBatch } from './view-batches.ts';

export function merchantBatchRoutes(
  app: FastifyInstance,
  deps: BatchDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  route(app, startEndpoint, {
    authenticate,
    handler: ({ body, caller }) => startMerchantBatch(deps, caller, body),
  });
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ caller: { actor } }) => ({ items: await listMerchantBatches(database, actor) }),
  });
  route(app, getMerchantBatch, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => readMerchantBatch(database, actor, id),
  });
  route(app, cancelEndpoint, {
    authenticate,
    handler: ({ params: { id }, caller }) => cancelMerchantBatch(deps, caller, id),
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: ({ params: { id }, caller: { actor }, request }) =>
      exportMerchantBatch(database, actor, { id, language: preferredLanguage(request) }),
  });
}
