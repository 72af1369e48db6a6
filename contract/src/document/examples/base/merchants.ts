import type * as merchantLists from '../../../base/merchant-lists.ts';
import type * as merchants from '../../../base/merchants.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, PARTNER_ID } from '../ids.ts';

const information = {
  file_number: '1234567890',
  qst_number: '1234567890TQ0001',
  gst_number: '123456789RT0001',
  time_zone: 'America/Montreal',
  sub_sector: 'restaurant',
  company_name: 'Bistro du Quai',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '12',
  address: 'rue du Quai',
  city: 'Québec',
  postal_code: 'G1K 3X2',
} as const;

const merchant = {
  id: MERCHANT_ID,
  partnerId: PARTNER_ID,
  subscriptionCompleted: true,
  isTraiteur: false,
  requireShift: true,
  active: true,
  version: 7,
  hasAuthorizationCode: true,
  authorizationCodeSetAt: '2026-05-02T14:10:00.000Z',
  ...information,
} as const;

/** A merchant at a glance. */
export const exampleSummary = {
  id: MERCHANT_ID,
  company_name: 'Bistro du Quai',
  city: 'Québec',
  subscriptionCompleted: true,
  active: true,
  isStuck: false,
  devices: 2,
  devicesInTrouble: 0,
  owedCents: 0,
  refused: 0,
  waiting: 0,
  oldestWaitingAt: null,
  lastBillAt: '2026-06-20T17:45:03.120Z',
  part: 0,
};

export const merchantExamples: ExamplesOf<typeof merchants> = {
  listMerchants: { reply: { items: [merchant], nextCursor: null, previousCursor: null } },
  getMerchantCount: { reply: { count: 1, isExact: true, isNear: false } },
  getMerchant: { reply: merchant },
  updateMerchant: {
    body: { version: 6, isTraiteur: false, requireShift: true, ...information },
    reply: merchant,
  },
  revealAuthorizationCode: { body: { password: 'comptoir-demo' }, reply: { authorization_code: 'A1B2-C3D4' } },
  validateTaxNumbers: {
    body: { qst_number: information.qst_number, gst_number: information.gst_number },
    reply: { qst_number: 'valid', gst_number: 'valid' },
  },
};

export const merchantListExamples: ExamplesOf<typeof merchantLists> = {
  exportMerchants: { query: { states: ['active'], format: 'csv' } },
  listMerchantFacts: {
    query: { merchants: [MERCHANT_ID] },
    reply: {
      items: [
        {
          id: MERCHANT_ID,
          subscription: 'active',
          payment: 'paid-up',
          certificates: 'valid',
          lastBillOn: '2026-06-20',
          waiting: 0,
          oldestWaitingAt: null,
          refused: 0,
          devicesInTrouble: 0,
          owedCents: 0,
          isStuck: false,
        },
      ],
    },
  },
};
