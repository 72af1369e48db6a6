import * as contract from '@comptoir/contract/people/contacts';
import type { FastifyInstance } from 'fastify';
import type { ContactView } from '@comptoir/contract/people/contacts';
import type { Actor } from '@comptoir/domain/base/access/access';
import { mayLoseOwner } from '@comptoir/domain/people/users/change-people';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { addContact } from './add-contact.ts';
import { setContactRight } from './set-contact-right.ts';
import { updateContact } from './update-contact.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import { changeContact } from './change-contact.ts';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { resolveContacts, type WantedContacts } from './resolve-contacts.ts';
import { endAccess, removeContactRow, listContactLines } from './contacts.store.ts';

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

/** Sends another temporary password to a user who has not signed in yet. @throws AppError not-found when there is no open invitation, mail-limit-reached */
async function inviteContactAgain(deps: UserDeps, caller: SignedIn, id: string): Promise<void> {
  await limitMail(deps, caller, id);
  await changeContact(deps, { caller, id }, async (tx, { contact }) => {
    if (contact.hasSignedIn || contact.suspended) throw new AppError('not-found');
    queueInvitation(tx, { userId: id, invitedBy: caller.user.name });
    return { event: 'user-invited', facts: { email: contact.email } };
  });
}

/** The people of a merchant or partner. @throws AppError as `resolveContacts` */
async function listContacts(database: Database, actor: Actor, wanted: WantedContacts): Promise<ContactView[]> {
  const of = await resolveContacts(database, actor, { ...wanted, action: 'list-contacts' });
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listContactLines(tx, of));
  return lines.map((line) => ({ ...line, isSelf: line.id === actor.userId }));
}

/**
 * Takes a person's way in; what they did stays in the log, and their address may be invited again.
 * @throws AppError not-found, forbidden, own-account, contact-is-last, contact-is-provider-owner, contact-is-last-owner
 */
async function removeContact(deps: UserDeps, caller: SignedIn, id: string): Promise<void> {
  await changeContact(deps, { caller, id }, async (tx, { contact, people, now }) => {
    if (id === caller.actor.userId) throw new AppError('own-account');
    if (!people.some((other) => other.id !== id && !other.suspended)) throw new AppError('contact-is-last');
    const kept = mayLoseOwner(contact, people);
    if (!kept.ok) throw new AppError(kept.reason);
    endAccess(tx, id);
    removeContactRow(tx, id, now);
    return { event: 'contact-removed', facts: { email: contact.email } };
  });
}
