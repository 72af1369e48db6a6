import { z } from 'zod';
import { attentionPage, attentionQuery } from '../base/merchants.ts';
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

/** A partner and how the merchants it looks after stand. A partner reads itself only; `listMerchants` lists them. */
export const getPartner = endpoint({
  method: 'GET',
  path: '/partners/:id',
  access: 'read-partner',
  summary: 'One partner, and how its merchants stand',
  description:
    'Counts over its merchants, and those that need attention first; with `look` only those behind one of the counts. `listMerchants` ' +
    'lists all.',
  params: z.strictObject({ id: z.uuid() }),
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
