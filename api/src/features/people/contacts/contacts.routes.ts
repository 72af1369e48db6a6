import * as contract from '@comptoir/contract/people/contacts';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { addContact } from './add-contact.ts';
import { inviteContactAgain } from './invite-contact-again.ts';
import { listContacts } from './list-contacts.ts';
import { removeContact } from './remove-contact.ts';
import { setContactRight } from './set-contact-right.ts';
import { updateContact } from './update-contact.ts';

/** Each of these sends mail. */
const MAILING = { max: 30, timeWindow: '1 minute' };

export function contactRoutes(
  app: FastifyInstance,
  deps: UserDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
  route(app, contract.listContacts, {
    authenticate,
    handler: async ({ query, caller }) => ({
      items: await listContacts(deps.database, caller.actor, query),
      nextCursor: null,
    }),
  });
  route(app, contract.addContact, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ query, body, caller }) => addContact(deps, caller, { wanted: query, invitation: body }),
  });
  route(app, contract.updateContact, {
    authenticate,
    rateLimit: MAILING,
    handler: ({ params, body, caller }) => updateContact(deps, caller, { ...params, ...body }),
  });
  route(app, contract.setContactRight, {
    authenticate,
    handler: ({ params, body, caller }) => setContactRight(deps, caller, { ...params, ...body }),
  });
  route(app, contract.removeContact, {
    authenticate,
    handler: async ({ params, caller }) => {
      await removeContact(deps, caller, params.id);
      return null;
    },
  });
  route(app, contract.inviteContactAgain, {
    authenticate,
    rateLimit: MAILING,
    handler: async ({ params, caller }) => {
      await inviteContactAgain(deps, caller, params.id);
      return null;
    },
  });
}
