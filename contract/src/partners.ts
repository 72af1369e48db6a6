import { z } from 'zod';
import { endpoint, instant, pageOf } from './endpoint.ts';

export const partnerView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  merchants: z.number().int(),
  activeMerchants: z.number().int(),
  users: z.number().int(),
});
export type PartnerView = z.infer<typeof partnerView>;

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

export const listPartners = endpoint({
  method: 'GET',
  path: '/partners',
  access: 'list-partners',
  summary: 'Partners, by name',
  reply: pageOf(partnerView),
});

/** A partner with the merchants it looks after. A partner reads itself only. */
export const getPartner = endpoint({
  method: 'GET',
  path: '/partners/:id',
  access: 'read-partner',
  summary: 'One partner and its merchants',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.strictObject({ ...partnerView.shape, merchantList: z.array(merchantSummary) }),
});
export type PartnerDetails = z.infer<typeof getPartner.reply>;
