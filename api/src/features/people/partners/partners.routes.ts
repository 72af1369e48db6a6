import {
  createPartner as createEndpoint,
  getPartner,
  listPartners,
  listPartnerStandings,
  moveMerchant as moveEndpoint,
  setPartnerSuspension as suspensionEndpoint,
  updatePartner as updateEndpoint,
  type PartnerSort,
  type PartnerStandings,
  type PartnerDetails,
} from '@comptoir/contract/people/partners';
import type { FastifyInstance } from 'fastify';
import { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { createPartner, updatePartner, type PartnerDeps } from './keep-partner.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { moveMerchant } from './move-merchant.ts';
import { listPartnerLines, findPartnerLine } from './partners.queries.ts';
import { setPartnerSuspension } from './set-partner-suspension.ts';
import { streamPartner } from './stream-partner.ts';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { listStandingRows } from './partner-standings.queries.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { standOfMerchants, type Looked } from '../../base/merchants/look-at-merchants.ts';

export function partnerRoutes(
  app: FastifyInstance,
  deps: PartnerDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, listPartners, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({
      items: await deps.database.transaction(scopeOfActor(caller.actor), listPartnerLines),
      nextCursor: null,
    }),
  });
  route(app, listPartnerStandings, {
    authenticate: deps.signedIn,
    handler: ({ query, caller }) => listStandings(deps, scopeOfActor(caller.actor), query),
  });
  route(app, getPartner, {
    authenticate: deps.signedIn,
    handler: ({ params, query, caller }) => readPartner(deps, caller.actor, { partnerId: params.id, looked: query }),
  });
  route(app, createEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ body, caller }) => createPartner(deps, caller.actor, body),
  });
  route(app, updateEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params: { id }, body: given, caller }) => updatePartner(deps, caller.actor, { id, given }),
  });
  route(app, moveEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ params: { id: merchantId }, body, caller }) => {
      await moveMerchant(deps, caller, { merchantId, ...body });
      return null;
    },
  });
  streamPartner(app, deps);
  invitationRoutes(app, deps);
  route(app, suspensionEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params, body, caller }) => setPartnerSuspension(deps, caller.actor, { ...params, ...body }),
  });
}

interface Wanted {
  readonly q?: string | undefined;
  readonly sort?: PartnerSort | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** A page of partners with how their merchants stand. */
async function listStandings(
  { database, now: clock }: { database: Database; now: () => Date },
  scope: Scope,
  { q = '', sort = 'name', cursor: offset = 0, limit }: Wanted,
): Promise<PartnerStandings> {
  const now = clock();
  const wanted = { q: q.trim(), sort, offset, limit, now, bounds: attentionBounds(now) };
  const { items = [], count = 0 } = (await database.transaction(scope, (tx) => listStandingRows(tx, wanted))) ?? {};
  const next = offset + limit;
  return {
    items: [...items],
    nextCursor: next < count ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - limit)) : null,
    count,
  };
}

/** A partner and how its merchants stand. @throws AppError not-found (also for another partner) */
async function readPartner(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  { partnerId, looked }: { partnerId: string; looked: Looked },
): Promise<PartnerDetails> {
  if (!can(actor, 'read-partner', { merchantId: null, partnerId })) throw new AppError('not-found');
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const [partner, standing] = await Promise.all([
      findPartnerLine(tx, partnerId),
      standOfMerchants(tx, { of: partnerId, looked, now: now() }),
    ]);
    if (!partner) throw new AppError('not-found');
    return { ...standing, ...partner };
  });
}
