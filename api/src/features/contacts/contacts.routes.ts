import { listContacts as listContactsEndpoint } from '@comptoir/contract/contacts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { route, type Identify } from '../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { listContacts } from './list-contacts.ts';

export function contactRoutes(app: FastifyInstance, needs: { database: Database; signedIn: Identify<SignedIn> }): void {
  route(app, listContactsEndpoint, {
    identify: needs.signedIn,
    answer: async ({ query, caller }) => ({
      items: await listContacts(needs.database, caller.actor, query),
      nextCursor: null,
    }),
  });
}
