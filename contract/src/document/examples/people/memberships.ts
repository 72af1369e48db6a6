import type * as memberships from '../../../people/memberships.ts';
import type { ExamplesOf } from '../example.ts';
import { id, MERCHANT_ID, USER_ID, WEB_TOKEN } from '../ids.ts';

const place = {
  id: USER_ID,
  role: 'merchant',
  merchantId: MERCHANT_ID,
  partnerId: null,
  name: 'Bistro du Quai',
  city: 'Québec',
  right: 'owner',
  state: 'active',
  since: '2026-01-12T15:00:00.000Z',
  addedBy: null,
  lastOpenedAt: '2026-06-20T12:00:00.000Z',
  isInView: true,
} as const;

const invited = {
  ...place,
  id: id(61),
  merchantId: id(2),
  name: 'Cantine des Îles',
  city: 'Cap-aux-Meules',
  right: 'manager',
  state: 'invited',
  since: '2026-06-19T12:00:00.000Z',
  addedBy: 'Rose-Aimée Cyr',
  lastOpenedAt: null,
  isInView: false,
} as const;

export const membershipExamples: ExamplesOf<typeof memberships> = {
  listMemberships: { reply: { items: [place, invited], nextCursor: null } },
  switchMerchant: { body: { merchantId: invited.merchantId }, reply: { webToken: WEB_TOKEN } },
  openElsewhere: { reply: { webToken: WEB_TOKEN } },
  addBusiness: {
    body: { company_name: 'Buvette du Quai', language: 'fr' },
    reply: {
      ...invited,
      id: id(62),
      merchantId: id(3),
      name: 'Buvette du Quai',
      city: null,
      right: 'owner',
      addedBy: null,
    },
  },
  leaveMembership: {},
  joinAccounts: {
    body: {
      password: 'a long sentence of your own',
      other: { email: 'camille@cantine.example', password: 'another long sentence', code: '123456' },
      keep: 'this',
    },
    reply: { webToken: WEB_TOKEN },
  },
};
