import {
  checkInvitations as checkEndpoint,
  exportInvitations as exportEndpoint,
  listInvitationFiles,
  sendInvitations as sendEndpoint,
} from '@comptoir/contract/people/invitations';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { readPostedAside } from '../../../platform/http/read-posted.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { exportInvitations } from './export-invitations.ts';
import { listInvitationFileRows } from './invitations.store.ts';
import type { PartnerDeps } from './keep-partner.ts';
import type { CheckedFile, SentFile } from './read-posted-file.ts';
import { checkInvitations, refuseOtherPartner, sendInvitations, viewOf } from './send-invitations.ts';

/** Ten thousand lines of two hundred letters, as base64. */
const FILE_LIMIT = 2_800_000;

export function invitationRoutes(
  app: FastifyInstance,
  deps: PartnerDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  route(app, checkEndpoint, {
    authenticate,
    bodyLimit: FILE_LIMIT,
    knownFirst: true,
    readBody: (bytes) => readPostedAside<CheckedFile>('readCheckedFile', bytes),
    handler: ({ params: { id: partnerId }, body, caller }) =>
      checkInvitations(deps, caller.actor, { partnerId, ...body }),
  });
  route(app, sendEndpoint, {
    authenticate,
    bodyLimit: FILE_LIMIT,
    knownFirst: true,
    readBody: (bytes) => readPostedAside<SentFile>('readSentFile', bytes),
    handler: ({ params: { id: partnerId }, body, caller }) => sendInvitations(deps, caller, { partnerId, ...body }),
  });
  route(app, listInvitationFiles, {
    authenticate,
    handler: async ({ params: { id: partnerId }, caller: { actor } }) => {
      refuseOtherPartner(actor, partnerId);
      const rows = await database.transaction(scopeOfActor(actor), (tx) => listInvitationFileRows(tx, { partnerId }));
      return { items: rows.map(viewOf), nextCursor: null };
    },
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: ({ params: { id: partnerId, fileId }, caller, request }) =>
      exportInvitations(deps, caller.actor, { partnerId, fileId, language: preferredLanguage(request) }),
  });
}
