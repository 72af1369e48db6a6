import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { z } from 'zod';
import { endpoint, mailedName, pageOf, plainText } from '../endpoint.ts';

/** A person of a merchant or partner who may sign in. Source: spec §3 "Contact (partner)". */
export const contactView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** What a merchant's person may do there; null for a partner's people. */
  right: z.enum(MERCHANT_RIGHTS).nullable(),
  /** The provider says that the merchant is theirs: nobody here takes their right or their way in. */
  isProviderOwner: z.boolean(),
  /** `to-confirm`: came from the provider, which did not say who they are. */
  state: z.enum(['invited', 'active', 'suspended', 'to-confirm']),
  isSelf: z.boolean(),
});
export type ContactView = z.infer<typeof contactView>;

/**
 * The people of the caller's own merchant or partner; administrators name a merchant or a partner, partners may name one
 * of their merchants.
 */
export const listContacts = endpoint({
  method: 'GET',
  path: '/contacts',
  access: 'list-contacts',
  summary: 'People of a merchant or partner',
  query: z.strictObject({ merchantId: z.uuid().optional(), partnerId: z.uuid().optional() }),
  reply: pageOf(contactView),
});

const contact = z.strictObject({ id: z.uuid() });
const content = {
  name: mailedName(120),
  username: plainText(64).trim().min(1),
  email: z.email().max(254),
};

/**
 * Adds a person of a merchant or partner and mails them a temporary password. Refused as `email-taken` or `username-taken`
 * (within the merchant or partner). `right` is for a merchant's people, who look and no more unless it is given.
 */
export const addContact = endpoint({
  method: 'POST',
  path: '/contacts',
  access: 'edit-contacts',
  summary: 'Add a person',
  query: z.strictObject({ merchantId: z.uuid().optional(), partnerId: z.uuid().optional() }),
  body: z.strictObject({ ...content, language: z.enum(['fr', 'en']), right: z.enum(MERCHANT_RIGHTS).optional() }),
  reply: contactView,
});

/**
 * A changed address is a new way in: it ends the person's sessions and mails both addresses. That of an owner whom the provider
 * names is refused as `contact-is-provider-owner`.
 */
export const updateContact = endpoint({
  method: 'PUT',
  path: '/contacts/:id',
  access: 'edit-contacts',
  summary: 'Change a person',
  params: contact,
  body: z.strictObject(content),
  reply: contactView,
});

/**
 * Says what a merchant's person may do there, at once; that also confirms somebody of whom the provider did not say who they
 * are. Refused as `own-account`, `contact-is-provider-owner` or `contact-is-last-owner`.
 */
export const setContactRight = endpoint({
  method: 'PUT',
  path: '/contacts/:id/right',
  access: 'edit-contacts',
  summary: 'Set what a person may do',
  params: contact,
  body: z.strictObject({ right: z.enum(MERCHANT_RIGHTS) }),
  reply: contactView,
});

/**
 * Takes a person's way in; what they did stays in the log. Refused as `own-account`, `contact-is-last`,
 * `contact-is-provider-owner` or `contact-is-last-owner`.
 */
export const removeContact = endpoint({
  method: 'DELETE',
  path: '/contacts/:id',
  access: 'edit-contacts',
  summary: 'Remove a person',
  params: contact,
  reply: z.null(),
});

/** Mails a new temporary password to somebody who has not come in yet. */
export const inviteContactAgain = endpoint({
  method: 'POST',
  path: '/contacts/:id/invitation',
  access: 'edit-contacts',
  summary: 'Invite a person again',
  params: contact,
  reply: z.null(),
});
