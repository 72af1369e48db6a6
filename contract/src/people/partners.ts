import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { attentionCounts, attentionPage, attentionQuery } from '../base/merchants.ts';
import { drawnText, endpoint, mailedName, pageOf, plainText } from '../endpoint.ts';
import { telephone } from '../telephone.ts';

const language = z.enum(['fr', 'en']);
const id = z.strictObject({ id: z.uuid() });

export const partnerView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Ways to reach it; each is null until it is given. */
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

/** A partner and what is wrong with its merchants, as far as administrators count it. */
export const partnerStanding = partnerView.extend({
  registering: z.number().int().describe('Merchants whose registration is not complete.'),
  waiting: z.number().int().describe('Bills that the authority does not have yet.'),
  refused: z.number().int().describe('Bills of the last seven days that the authority refused.'),
  devicesInTrouble: z.number().int().describe('Devices of active merchants whose certificate is to be reviewed.'),
  unpaidMerchants: z.number().int().describe('Merchants that owe what was due.'),
});
export type PartnerStanding = z.infer<typeof partnerStanding>;

const STANDING_COLUMNS = [
  'name',
  'merchants',
  'registering',
  'waiting',
  'refused',
  'devicesInTrouble',
  'unpaidMerchants',
  'users',
  'suspended',
] as const;
/** Columns to order partners by; a minus reverses. */
export const PARTNER_SORTS = STANDING_COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export type PartnerSort = (typeof PARTNER_SORTS)[number];

export const listPartnerStandings = endpoint({
  method: 'GET',
  path: '/partner-standings',
  access: 'list-partners',
  summary: 'Partners and how their merchants stand, a page at a time',
  description:
    '`q` is a part of a name or of an address, without letter case and accents. By name unless `sort` says what by; a minus turns it round. ' +
    '`count` is how many there are in all.',
  query: z.strictObject({
    q: plainText(100).optional(),
    sort: z.enum(PARTNER_SORTS).describe('What they are ordered by; a minus turns it round.').optional(),
    cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: pageOf(partnerStanding).extend({ previousCursor: z.string().nullable(), count: z.number().int() }),
});
export type PartnerStandings = z.infer<typeof listPartnerStandings.reply>;

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
    ...attentionCounts.shape,
    unregisteredMerchants: z.number().int(),
    devices: z.number().int(),
    attention: attentionPage,
  }),
});
export type PartnerDetails = z.infer<typeof getPartner.reply>;

const keptPartner = z.strictObject({
  name: drawnText(mailedName(120)),
  contactEmail: mailAddress.nullable(),
  telephone: telephone.nullable(),
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
