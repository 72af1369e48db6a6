import { LOOKS } from '@comptoir/domain/base/merchants/attention';
import { SUB_SECTORS, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';
import { merchantFilter, WHAT_IS_FOUND } from './merchant-filter.ts';
import { typedPassword } from './sessions.ts';

/**
 * A merchant, with the wire names of spec §3 (`subscriptionCompleted`, `isTraiteur`, snake-case information). Of the
 * authorization code, a secret, it only says whether one is on file.
 */
export const merchantView = z.strictObject({
  id: z.uuid(),
  partnerId: z.uuid().nullable(),
  subscriptionCompleted: z.boolean(),
  isTraiteur: z.boolean(),
  /** True when its tills make no bill before a shift is begun, so that every bill names its user. */
  requireShift: z.boolean(),
  active: z.boolean(),
  /** Counts the changes of the information: who changes it says which one they saw. */
  version: z.number().int(),
  hasAuthorizationCode: z.boolean(),
  authorizationCodeSetAt: instant.nullable(),
  file_number: z.string().nullable(),
  qst_number: z.string().nullable(),
  gst_number: z.string().nullable(),
  time_zone: z.enum(TIME_ZONES),
  sub_sector: z.enum(SUB_SECTORS).nullable(),
  company_name: z.string(),
  area_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  civic_number: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
});
export type MerchantView = z.infer<typeof merchantView>;

/** A page of merchants, and the ways to both sides. */
const merchantPage = z.strictObject({
  items: z.array(merchantView),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
});
export type MerchantPage = z.infer<typeof merchantPage>;

/** Orders of the list of merchants. */
export const MERCHANT_SORTS = [
  'name',
  '-name',
  'city',
  '-city',
  'fileNumber',
  '-fileNumber',
  'lastBill',
  '-lastBill',
] as const;
export type MerchantSort = (typeof MERCHANT_SORTS)[number];

/** Source: spec §7 `GET merchant`; decision 83. */
export const listMerchants = endpoint({
  method: 'GET',
  path: '/merchant',
  access: 'list-merchants',
  summary: 'Merchants the caller looks after',
  description:
    'Administrators see every merchant, partners those they look after. Without a parameter it answers with a list of all of ' +
    `them, by name. With any, with a page: ${WHAT_IS_FOUND} \`sort\` is by name unless it is said, of the closest by closeness; a ` +
    'minus turns it round. `nextCursor` and `previousCursor` lead on and back; each is null when there is nothing there. ' +
    '`getMerchantCount` says how many there are.',
  query: merchantFilter.extend({
    sort: z.enum(MERCHANT_SORTS).describe('What they are ordered by; a minus turns it round.').optional(),
    cursor: plainText(1000).optional(),
    limit: z.coerce.number().int().min(1).max(100).describe('50 unless it is said.').optional(),
  }),
  reply: z.union([z.array(merchantView), merchantPage]),
});

export const getMerchantCount = endpoint({
  method: 'GET',
  path: '/merchant/count',
  access: 'list-merchants',
  summary: 'How many merchants a filter leaves',
  description: `Exact up to 10,000 and for all of them, estimated beyond, which \`isExact\` says. ${WHAT_IS_FOUND}`,
  query: merchantFilter,
  reply: z.strictObject({
    count: z.number().int().min(0),
    isExact: z.boolean(),
    isNear: z.boolean().describe('Whether nothing holds what was looked for, so that these are the closest to it.'),
  }),
});
export type MerchantCount = z.infer<typeof getMerchantCount.reply>;

/** Source: spec §7 `GET merchant/{id}`, `GET Merchant/{merchantId}`. */
export const getMerchant = endpoint({
  method: 'GET',
  path: '/merchant/:id',
  access: 'read-merchant',
  summary: 'One merchant',
  refusals: ['forbidden'],
  description: 'The authorization code is never in it: `hasAuthorizationCode` says whether one is on file.',
  params: z.strictObject({ id: z.uuid() }),
  reply: merchantView,
});

/** As it is typed: forgiving of case, spaces and hyphens; `domain` puts it into its form and checks it. */
const typed = plainText(200);

/** Source: spec §5. */
export const updateMerchant = endpoint({
  method: 'PUT',
  path: '/merchant/:id',
  access: 'edit-merchant',
  summary: 'Change the merchant information',
  description:
    '`version` is the one that the caller has read: another one is refused as `merchant-changed-meanwhile`. Only an ' +
    'owner or an administrator, in their own name, may send `authorization_code`; left out, it stays as it is. With ' +
    '`isDraft` what is not known yet may be left empty (`sub_sector`: null), as long as the information was never whole.',
  refusals: ['merchant-changed-meanwhile', 'not-while-impersonating'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    version: z.number().int(),
    /** Saved as far as it is known: what is empty follows. */
    isDraft: z.boolean().optional(),
    isTraiteur: z.boolean(),
    requireShift: z
      .boolean()
      .describe('Whether a till asks for a shift before it makes a bill. Left out, it stays as it is.')
      .optional(),
    authorization_code: typed.optional(),
    file_number: typed,
    qst_number: typed,
    gst_number: typed,
    time_zone: z.enum(TIME_ZONES),
    sub_sector: z.enum(SUB_SECTORS).nullable(),
    company_name: typed,
    area_code: typed,
    phone_number: typed,
    civic_number: typed,
    address: typed,
    city: typed,
    postal_code: typed,
  }),
  reply: merchantView,
});

export const revealAuthorizationCode = endpoint({
  method: 'POST',
  path: '/merchant/:id/authorization-code',
  access: 'reveal-authorization-code',
  summary: 'Show the authorization code',
  description: 'Confirmed by the password and slowed down like a sign-in. `not-found` when no code is on file.',
  refusals: ['password-wrong'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ password: typedPassword }),
  reply: z.strictObject({ authorization_code: z.string() }),
});

/** Source: SRM-28. */
export const validateTaxNumbers = endpoint({
  method: 'POST',
  path: '/merchant/:id/tax-numbers',
  access: 'edit-merchant',
  summary: 'Ask the authority about tax numbers',
  description:
    'Asks the authority whether both numbers belong to one operator. `unknown`: it does not answer for that number.',
  refusals: ['authority-unavailable'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ qst_number: typed, gst_number: typed }),
  reply: z.strictObject({
    qst_number: z.enum(['valid', 'invalid', 'unknown']),
    gst_number: z.enum(['valid', 'invalid', 'unknown']),
  }),
});

/** A merchant at a glance: how its tills and its transmissions stand. */
export const merchantSummary = z.strictObject({
  id: z.uuid(),
  company_name: z.string(),
  city: z.string().nullable(),
  subscriptionCompleted: z.boolean(),
  active: z.boolean(),
  isStuck: z.boolean().describe('Registering for more than a week.'),
  devices: z.number().int(),
  /** Devices whose certificate is missing, expired, revoked or about to expire. */
  devicesInTrouble: z.number().int(),
  refused: z.number().int().describe('Bills of the last seven days that the authority refused.'),
  owedCents: z.number().int().describe('What was due and is not paid.'),
  waiting: z.number().int(),
  oldestWaitingAt: instant.nullable(),
  lastBillAt: instant.nullable(),
  part: z.number().int().describe('Its part of the count that is looked into; 0 where none is.'),
});
export type MerchantSummary = z.infer<typeof merchantSummary>;

/** Query for the merchants to look at, page by page. */
export const attentionQuery = z.strictObject({
  look: z
    .enum(LOOKS)
    .describe(
      'Only those behind one count: bills that wait, all (`waiting`) or for less than 24 hours (`calm`), 24 to 42 (`warning`), 42 to 48 ' +
        '(`urgent`) or more (`late`); bills that were refused; certificates to review; registrations that are stuck. Else all that need a look.',
    )
    .optional(),
  cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
});

/** A page of the merchants that are looked at, the most pressing first; `count` is how many there are in all. */
export const attentionPage = pageOf(merchantSummary).extend({
  previousCursor: z.string().nullable(),
  count: z.number().int(),
});
export type AttentionPage = z.infer<typeof attentionPage>;

/** Problems, counted over merchants. The parts of the merchants behind a count add up to it. */
export const attentionCounts = z.strictObject({
  waiting: z.number().int().describe('How many bills the authority does not have yet.'),
  waitingByAge: z.strictObject({
    calm: z.number().int(),
    warning: z.number().int(),
    urgent: z.number().int(),
    late: z.number().int(),
  }),
  oldestWaitingAt: instant.nullable(),
  refused: z.number().int().describe('Bills of the last seven days that the authority refused.'),
  devicesInTrouble: z.number().int().describe('Of active merchants, as `attention` has them.'),
  stuckRegistrations: z.number().int().describe('Merchants that have been registering for more than a week.'),
});
export type AttentionCounts = z.infer<typeof attentionCounts>;
