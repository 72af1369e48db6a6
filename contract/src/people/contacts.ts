import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { endpoint, mailedName, pageOf, plainText } from '../endpoint.ts';

/** A person of a merchant or partner who may sign in. Source: spec §3 "Contact (partner)". */
export const contactView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** Right of a merchant's person; null for a partner's people. */
  right: z.enum(MERCHANT_RIGHTS).nullable(),
  /** The provider says that the merchant is theirs: no one here takes their right or their way in. */
  isProviderOwner: z.boolean(),
  /** `to-confirm`: came from the provider, which did not say who they are. */
  state: z.enum(['invited', 'active', 'suspended', 'to-confirm']),
  isSelf: z.boolean(),
});
export type ContactView = z.infer<typeof contactView>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/contacts',
  access: 'list-contacts',
  summary: 'People of a merchant or partner',
  description:
    'Without parameters, those of the caller’s own merchant or partner. Administrators name a merchant or a ' +
    'partner, partners may name one of their merchants.',
  query: z.strictObject({ merchantId: z.uuid().optional(), partnerId: z.uuid().optional() }),
  reply: pageOf(contactView),
});

const contact = z.strictObject({ id: z.uuid() });
const content = {
  name: mailedName(120),
  username: plainText(64).trim().min(1),
  email: mailAddress,
};

export const addContact = endpoint({
  method: 'POST',
  path: '/contacts',
  access: 'edit-contacts',
  summary: 'Add a person',
  description:
    'Mails a temporary password, or an invitation without one to who has an account. `right` is for a merchant’s people, who may only read unless it is given.',
  refusals: ['email-taken', 'mail-limit-reached', 'too-many-memberships', 'username-taken'],
  query: z.strictObject({ merchantId: z.uuid().optional(), partnerId: z.uuid().optional() }),
  body: z.strictObject({ ...content, language: z.enum(['fr', 'en']), right: z.enum(MERCHANT_RIGHTS).optional() }),
  reply: contactView,
});

export const updateContact = endpoint({
  method: 'PUT',
  path: '/contacts/:id',
  access: 'edit-contacts',
  summary: 'Change a person',
  description: 'A changed email ends the person’s sessions and is mailed to both addresses.',
  refusals: [
    'contact-is-provider-owner',
    'email-of-other-businesses',
    'email-taken',
    'mail-limit-reached',
    'own-account',
    'username-taken',
  ],
  params: contact,
  body: z.strictObject(content),
  reply: contactView,
});

export const setContactRight = endpoint({
  method: 'PUT',
  path: '/contacts/:id/right',
  access: 'edit-contacts',
  summary: 'Set what a person may do',
  description: 'Takes effect at once. It also confirms a person whom the provider named without saying who they are.',
  refusals: ['contact-is-last-owner', 'contact-is-provider-owner', 'own-account'],
  params: contact,
  body: z.strictObject({ right: z.enum(MERCHANT_RIGHTS) }),
  reply: contactView,
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/contacts/:id',
  access: 'edit-contacts',
  summary: 'Remove a person',
  description: 'The person can no longer sign in. What they did stays in the log.',
  refusals: ['contact-is-last', 'contact-is-last-owner', 'contact-is-provider-owner', 'own-account'],
  params: contact,
  reply: z.null(),
});

export const inviteContactAgain = endpoint({
  method: 'POST',
  path: '/contacts/:id/invitation',
  access: 'edit-contacts',
  summary: 'Invite a person again',
  description: 'Mails a new temporary password to a person who has not signed in yet; for others it is `not-found`.',
  refusals: ['mail-limit-reached'],
  params: contact,
  reply: z.null(),
});
