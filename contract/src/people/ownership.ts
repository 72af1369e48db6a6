import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { OFFERER_BECOMES, TRANSFER_STATES } from '@comptoir/domain/people/ownership/transfer-state';
import { z } from 'zod';
import { typedPassword } from '../base/sessions.ts';
import { boundedText, mailAddress } from '../bounded-text.ts';
import { endpoint, instant, mailedName, pageOf } from '../endpoint.ts';

/**
 * Place of the offerer once the other has accepted: another right, `gone` from the business, or `sold`, by which they are gone as well
 * and their saved card with them.
 */
const becomes = z.enum(OFFERER_BECOMES);
const state = z.enum(TRANSFER_STATES);

/** An ownership transfer as the owners of the business see it. Source: decision 202. */
export const ownershipTransferView = z.strictObject({
  id: z.uuid(),
  state,
  email: z.string(),
  name: z.string(),
  becomes,
  /** Name of the owner who offers. */
  offeredBy: z.string(),
  offeredAt: instant,
  expiresAt: instant,
  settledAt: instant.nullable(),
});
export type OwnershipTransferView = z.infer<typeof ownershipTransferView>;

/** The same as who is offered the business sees it: of the business, its name and city. */
export const ownershipOfferView = z.strictObject({
  id: z.uuid(),
  state,
  merchantName: z.string(),
  city: z.string().nullable(),
  offeredBy: z.string(),
  /** Address that it was offered to. */
  email: z.string(),
  becomes,
  expiresAt: instant,
});
export type OwnershipOfferView = z.infer<typeof ownershipOfferView>;

/** Ties that the business comes with, which are accepted with it. */
const comesWith = z.strictObject({
  /** People who keep their place unless the receiver says otherwise, without the two of the transfer. */
  people: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      right: z.enum(MERCHANT_RIGHTS),
      /** False for an owner whom the provider names: nobody here takes their place. */
      mayLeave: z.boolean(),
    }),
  ),
  /** Partner that looks after the business, by its name. */
  partner: z.string().nullable(),
  /** True while its point-of-sale provider is connected. */
  hasProvider: z.boolean(),
  /** Devices that are linked. */
  devices: z.int(),
  /** True while the business owes Comptoir an invoice. */
  owes: z.boolean(),
  /** True once devices are certified under its QST number, which then stays. */
  isCertified: z.boolean(),
});

/** An offer with what it comes with; null once it is no longer open. */
export const ownershipOfferDetail = ownershipOfferView.extend({ comesWith: comesWith.nullable() });
export type OwnershipOfferDetail = z.infer<typeof ownershipOfferDetail>;

/** The same by the link of a newcomer; `hasAccount` says that the address has got an account meanwhile, which answers signed in. */
export const ownershipInvitationView = ownershipOfferDetail.extend({ hasAccount: z.boolean() });
export type OwnershipInvitationView = z.infer<typeof ownershipInvitationView>;

const transfer = z.strictObject({ id: z.uuid() });
/** Ids of people who lose their place; who has none is passed over. */
const leaving = z.array(z.uuid()).max(1000);

export const offerOwnership = endpoint({
  method: 'POST',
  path: '/ownership-transfers',
  access: 'transfer-ownership',
  summary: 'Offer the ownership of the business',
  description:
    'To a person by their address, whether or not they have a place or an account: nobody is told which. The mail leads to the answer, which may be given for ' +
    '14 days. A business has one open offer. Who is the owner at the provider hands the business over there.',
  refusals: ['contact-is-provider-owner', 'mail-limit-reached', 'own-account', 'password-wrong', 'transfer-changed'],
  body: z.strictObject({
    email: mailAddress,
    name: mailedName(120),
    language: z.enum(LANGUAGES),
    becomes,
    password: typedPassword,
  }),
  reply: ownershipTransferView,
});

export const listOwnershipTransfers = endpoint({
  method: 'GET',
  path: '/ownership-transfers',
  access: 'transfer-ownership',
  summary: 'Ownership transfers of the business',
  description: 'The latest twenty, the last one first.',
  reply: pageOf(ownershipTransferView),
});

export const withdrawOwnership = endpoint({
  method: 'DELETE',
  path: '/ownership-transfers/:id',
  access: 'transfer-ownership',
  summary: 'Withdraw the offer of the business',
  description: 'Any owner may. The receiver is told by mail.',
  refusals: ['transfer-changed'],
  params: transfer,
  reply: z.null(),
});

export const listOwnershipOffers = endpoint({
  method: 'GET',
  path: '/ownership-offers',
  access: 'edit-memberships',
  summary: 'Businesses offered to the caller',
  description: 'Open offers to the address of the account, whichever of its places is in view.',
  reply: pageOf(ownershipOfferView),
});

export const getOwnershipOffer = endpoint({
  method: 'GET',
  path: '/ownership-offers/:id',
  access: 'edit-memberships',
  summary: 'A business offered to the caller',
  description:
    'With what it comes with while the offer is open: names and rights of its people, partner, provider and devices by their number.',
  params: transfer,
  reply: ownershipOfferDetail,
});

export const acceptOwnership = endpoint({
  method: 'POST',
  path: '/ownership-offers/:id/acceptance',
  access: 'edit-memberships',
  summary: 'Accept the ownership of a business',
  description:
    'The caller becomes its owner, who offered becomes what the offer says, and those of `leaving` lose their place, all at once. Of a business that is sold the ' +
    'saved card is deleted; while an invoice is being charged, that is refused. Sent twice it is answered twice.',
  refusals: [
    'contact-is-provider-owner',
    'invoice-being-charged',
    'password-wrong',
    'place-suspended',
    'too-many-memberships',
    'transfer-changed',
  ],
  params: transfer,
  body: z.strictObject({ password: typedPassword, leaving }),
  reply: z.strictObject({ merchantId: z.uuid() }),
});

export const declineOwnership = endpoint({
  method: 'DELETE',
  path: '/ownership-offers/:id',
  access: 'edit-memberships',
  summary: 'Decline the ownership of a business',
  description: 'Who offered is told by mail.',
  refusals: ['transfer-changed'],
  params: transfer,
  reply: z.null(),
});

/** The secret of the link in a newcomer's mail. Whatever it looks like, one that is none is not found. */
const link = z.strictObject({ token: boundedText(100).min(1).describe('The secret of the link.') });

export const getOwnershipInvitation = endpoint({
  method: 'GET',
  path: '/ownership-invitations/:token',
  access: 'public',
  summary: 'A business offered to a newcomer, by the link of the mail',
  description: 'A link that is none is not found, and an address that tries many has to wait.',
  refusals: ['too-many-requests'],
  params: link,
  reply: ownershipInvitationView,
});

export const acceptOwnershipInvitation = endpoint({
  method: 'POST',
  path: '/ownership-invitations/:token/acceptance',
  access: 'public',
  summary: 'Accept the ownership of a business as a newcomer',
  description:
    'Makes an account of the address that the link was mailed to, with the password that is chosen here, and accepts with it. An address that has an ' +
    'account answers signed in: `email-taken`.',
  refusals: [
    'contact-is-provider-owner',
    'email-taken',
    'invoice-being-charged',
    'too-many-requests',
    'transfer-changed',
  ],
  params: link,
  body: z.strictObject({ newPassword: boundedText(4096), language: z.enum(LANGUAGES), leaving }),
  reply: z.strictObject({ email: z.string() }),
});

export const declineOwnershipInvitation = endpoint({
  method: 'DELETE',
  path: '/ownership-invitations/:token',
  access: 'public',
  summary: 'Decline the ownership of a business as a newcomer',
  refusals: ['too-many-requests', 'transfer-changed'],
  params: link,
  reply: z.null(),
});
