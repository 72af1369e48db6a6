import type * as merchantLists from '../../../base/merchant-lists.ts';
import type * as merchants from '../../../base/merchants.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const information = {
  file_number: 'ER0042',
  qst_number: '1234567890TQ0001',
  gst_number: '123456782RT0001',
  time_zone: 'America/Montreal',
  sub_sector: 'restaurant',
  company_name: 'Bistro du Quai',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '45',
  address: 'rue du Sault-au-Matelot',
  city: 'Québec',
  postal_code: 'G1K3Z4',
} as const;

/** A merchant with complete information. */
export const exampleMerchant = {
  id: MERCHANT_ID,
  partnerId: null,
  subscriptionCompleted: true,
  isTraiteur: false,
  requireShift: false,
  active: true,
  version: 1,
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

/** Standing of a merchant with whom all is well. */
export const exampleFacts = {
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
} as const;

export const merchantExamples: ExamplesOf<typeof merchants> = {
  listMerchants: { reply: { items: [exampleMerchant], nextCursor: null, previousCursor: null } },
  getMerchantCount: { reply: { count: 1, isExact: true, isNear: false } },
  getMerchant: { reply: exampleMerchant },
  updateMerchant: {
    body: { version: 1, isTraiteur: false, requireShift: false, ...information },
    reply: { ...exampleMerchant, version: 2 },
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
      items: [exampleFacts],
    },
  },
};
