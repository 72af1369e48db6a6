import { listNotes as listEndpoint, writeNote as writeEndpoint } from '@comptoir/contract/help/notes';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { listNotes } from './list-notes.ts';
import { writeNote, type NoteDeps } from './write-note.ts';

export function merchantNoteRoutes(
  app: FastifyInstance,
  deps: NoteDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller: { actor } }) =>
      listNotes(database, await resolveMerchant(database, actor, { merchantId, action: 'read-notes' }), wanted),
  });
  route(app, writeEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId }, body, caller: { actor, user: author } }) => {
      const scope = await resolveMerchant(database, actor, { merchantId, action: 'write-notes' });
      return writeNote(deps, scope, { ...body, author });
    },
  });
}
