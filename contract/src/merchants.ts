import { SUB_SECTORS, TIME_ZONES } from '@comptoir/domain/merchants/merchant-information';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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
  hasAuthorizationCode: z.boolean(),
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
