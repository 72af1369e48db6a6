import { SUB_SECTORS, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint, instant, plainText } from '../endpoint.ts';
import { typedPassword } from './sessions.ts';

/**
 * A merchant, with the wire names of spec §3 (`subscriptionCompleted`, `isTraiteur`, snake-case information). Of the
 * authorization code, a secret, it only tells whether one is on file.
 */
export const merchantView = z.strictObject({
  id: z.uuid(),
  partnerId: z.uuid().nullable(),
  subscriptionCompleted: z.boolean(),
  isTraiteur: z.boolean(),
  active: z.boolean(),
  /** Counts the changes of the information: whoever changes it says which one they saw. */
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

/** The merchants the caller looks after, by name. Source: spec §7 `GET merchant`. */
export const listMerchants = endpoint({
  method: 'GET',
  path: '/merchant',
  access: 'list-merchants',
  summary: 'Merchants the caller looks after',
  reply: z.array(merchantView),
});

/** One merchant. Source: spec §7 `GET merchant/{id}`, `GET Merchant/{merchantId}`. */
export const getMerchant = endpoint({
  method: 'GET',
  path: '/merchant/:id',
  access: 'read-merchant',
  summary: 'One merchant',
  params: z.strictObject({ id: z.uuid() }),
  reply: merchantView,
});

/** As it is typed: forgiving of case, spaces and hyphens; `domain` puts it into its form and judges it. */
const typed = plainText(200);

/**
 * Changes the merchant information. Every field is required; refused per field as `required` or `invalid` and the like by the
 * rules of `domain/merchants`. `authorization_code` is left out to keep the one on file. Refused as `merchant-changed-meanwhile`
 * when `version` is not the newest. Source: spec §5.
 */
export const updateMerchant = endpoint({
  method: 'PUT',
  path: '/merchant/:id',
  access: 'edit-merchant',
  summary: 'Change the merchant information',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    version: z.number().int(),
    isTraiteur: z.boolean(),
    authorization_code: typed.optional(),
    file_number: typed,
    qst_number: typed,
    gst_number: typed,
    time_zone: z.enum(TIME_ZONES),
    sub_sector: z.enum(SUB_SECTORS),
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

/** Shows the authorization code to the merchant, after the password. Slowed down like a sign-in. Refused as `password-wrong`, `not-found`. */
export const revealAuthorizationCode = endpoint({
  method: 'POST',
  path: '/merchant/:id/authorization-code',
  access: 'reveal-authorization-code',
  summary: 'Show the authorization code',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ password: typedPassword }),
  reply: z.strictObject({ authorization_code: z.string() }),
});

/**
 * Asks the authority whether it knows both tax numbers as one operator's (`utilisateur` VAL). `unknown`: it does not answer for
 * that one. Refused as `authority-unavailable`. Source: SRM-28.
 */
export const validateTaxNumbers = endpoint({
  method: 'POST',
  path: '/merchant/:id/tax-numbers',
  access: 'edit-merchant',
  summary: 'Ask the authority about tax numbers',
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
  devices: z.number().int(),
  /** Devices whose certificate is missing, expired, revoked or about to expire. */
  devicesInTrouble: z.number().int(),
  waiting: z.number().int(),
  oldestWaitingAt: instant.nullable(),
  lastBillAt: instant.nullable(),
});
export type MerchantSummary = z.infer<typeof merchantSummary>;
