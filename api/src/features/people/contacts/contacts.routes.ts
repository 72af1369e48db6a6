import * as contract from '@comptoir/contract/people/contacts';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserNeeds } from '../users/change-user.ts';
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
  needs: UserNeeds & { readonly signedIn: Identify<SignedIn> },
): void {
  const identify = needs.signedIn;
  route(app, contract.listContacts, {
    identify,
    answer: async ({ query, caller }) => ({
      items: await listContacts(needs.database, caller.actor, query),
      nextCursor: null,
    }),
  });
  route(app, contract.addContact, {
    identify,
    rateLimit: MAILING,
    answer: ({ query, body, caller }) => addContact(needs, caller, { wanted: query, invitation: body }),
  });
  route(app, contract.updateContact, {
    identify,
    rateLimit: MAILING,
    answer: ({ params, body, caller }) => updateContact(needs, caller, { ...params, ...body }),
  });
  route(app, contract.setContactRight, {
    identify,
    answer: ({ params, body, caller }) => setContactRight(needs, caller, { ...params, ...body }),
  });
  route(app, contract.removeContact, {
    identify,
    answer: async ({ params, caller }) => {
      await removeContact(needs, caller, params.id);
      return null;
    },
  });
  route(app, contract.inviteContactAgain, {
    identify,
    rateLimit: MAILING,
    answer: async ({ params, caller }) => {
      await inviteContactAgain(needs, caller, params.id);
      return null;
    },
  });
}
