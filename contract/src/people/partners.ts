import { isTelephone } from '@comptoir/domain/base/merchants/is-telephone';
import { z } from 'zod';
import { attentionPage, attentionQuery } from '../base/merchants.ts';
import { endpoint, mailedName, pageOf, plainText } from '../endpoint.ts';

const language = z.enum(['fr', 'en']);
const id = z.strictObject({ id: z.uuid() });

export const partnerView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** How it is reached; each is null as long as no one said. */
  contactEmail: z.string().nullable(),
  telephone: z.string().nullable(),
  /** The language in which it is written to. */
  language,
  /** No one signs in for it, and no one acts for its merchants; they themselves go on. */
  suspended: z.boolean(),
  merchants: z.number().int(),
  activeMerchants: z.number().int(),
  users: z.number().int(),
});
export type PartnerView = z.infer<typeof partnerView>;

export const listPartners = endpoint({
  method: 'GET',
  path: '/partners',
  access: 'list-partners',
  summary: 'Partners, by name',
  reply: pageOf(partnerView),
});

/** A partner and how the merchants it looks after stand. A partner reads itself only; `listMerchants` lists them. */
export const getPartner = endpoint({
  method: 'GET',
  path: '/partners/:id',
  access: 'read-partner',
  summary: 'One partner, and how its merchants stand',
  description:
    'Counts over its merchants, and those that need attention first; with `look` only those behind one of the counts. `listMerchants` ' +
    'lists all.',
  params: id,
  query: attentionQuery,
  reply: z.strictObject({
    ...partnerView.shape,
    unregisteredMerchants: z.number().int(),
    devices: z.number().int(),
    devicesInTrouble: z.number().int().describe('Of active merchants, as `attention` has them.'),
    waiting: z.number().int().describe('How many bills the authority does not have yet.'),
    attention: attentionPage,
  }),
});
export type PartnerDetails = z.infer<typeof getPartner.reply>;

const keptPartner = z.strictObject({
  name: mailedName(120),
  contactEmail: z.email().max(254).nullable(),
  telephone: plainText(40).trim().refine(isTelephone, { error: 'phone' }).nullable(),
  language,
});
export type KeptPartner = z.infer<typeof keptPartner>;

export const createPartner = endpoint({
  method: 'POST',
  path: '/partners',
  access: 'edit-partners',
  summary: 'Create a partner',
  description: 'No two bear one name, whatever its capitals and accents. Its people are invited with `inviteUser`.',
  refusals: ['partner-name-taken'],
  body: keptPartner,
  reply: partnerView,
});

export const updatePartner = endpoint({
  method: 'PUT',
  path: '/partners/:id',
  access: 'edit-partners',
  summary: 'Change a partner',
  refusals: ['partner-name-taken'],
  params: id,
  body: keptPartner,
  reply: partnerView,
});

export const setPartnerSuspension = endpoint({
  method: 'PUT',
  path: '/partners/:id/suspension',
  access: 'edit-partners',
  summary: 'Suspend a partner, or take it up again',
  description:
    'A suspension ends every session of its people at once, and whatever they act for; who signs in afterwards is refused as ' +
    '`partner-suspended`. Its merchants stay with it and go on as before.',
  params: id,
  body: z.strictObject({ suspended: z.boolean() }),
  reply: partnerView,
});

export const moveMerchant = endpoint({
  method: 'PUT',
  path: '/merchant/:id/partner',
  access: 'edit-partners',
  summary: 'Have another partner look after a merchant, or none',
  description:
    '`from` is the partner that the caller has seen: another one is refused as `merchant-changed-meanwhile`. The former partner is ' +
    'out at once: what its people do in the merchant’s place ends, and so do the files that they take. The log of the merchant says so.',
  refusals: ['merchant-changed-meanwhile'],
  params: id,
  body: z.strictObject({ from: z.uuid().nullable(), partnerId: z.uuid().nullable() }),
  reply: z.null(),
});

export const streamPartner = endpoint({
  method: 'GET',
  path: '/partners/:id/stream',
  access: 'read-partner',
  summary: 'Live view of a partner’s merchants (server-sent events)',
  description: 'An event hints that merchants have come or gone: ask `listMerchants`. See *Live streams*.',
  replyForm: 'events',
  params: id,
  reply: z.null(),
});
