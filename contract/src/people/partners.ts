import { z } from 'zod';
import { merchantSummary } from '../base/merchants.ts';
import { endpoint, pageOf } from '../endpoint.ts';

export const partnerView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
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
