import type * as ownership from '../../../people/ownership.ts';
import type { ExamplesOf } from '../example.ts';
import { id, MERCHANT_ID } from '../ids.ts';

const offered = {
  id: id(63),
  state: 'open',
  email: 'acheteuse@buvette.example',
  becomes: 'sold',
  offeredBy: 'Maude Tremblay',
  expiresAt: '2026-07-04T12:00:00.000Z',
} as const;

const transfer = {
  ...offered,
  name: 'Rose-Aimée Cyr',
  offeredAt: '2026-06-20T12:00:00.000Z',
  settledAt: null,
} as const;

const offer = { ...offered, merchantName: 'Bistro du Quai', city: 'Québec' } as const;

const detail = {
  ...offer,
  comesWith: {
    people: [
      { id: id(64), name: 'Camille Roy', right: 'manager', mayLeave: true },
      { id: id(65), name: 'Jean Côté', right: 'accountant', mayLeave: true },
    ],
    partner: 'Caisses du Fleuve',
    hasProvider: true,
    devices: 2,
    owes: false,
    isCertified: true,
  },
} as const;

export const ownershipExamples: ExamplesOf<typeof ownership> = {
  offerOwnership: {
    body: {
      email: transfer.email,
      name: transfer.name,
      language: 'fr',
      becomes: 'sold',
      password: 'marée haute au quai',
    },
    reply: transfer,
  },
  listOwnershipTransfers: { reply: { items: [transfer], nextCursor: null } },
  withdrawOwnership: {},
  listOwnershipOffers: { reply: { items: [offer], nextCursor: null } },
  getOwnershipOffer: { reply: detail },
  acceptOwnership: { body: { password: 'vent du large', leaving: [id(65)] }, reply: { merchantId: MERCHANT_ID } },
  declineOwnership: {},
  getOwnershipInvitation: {
    reply: { ...detail, hasAccount: false },
  },
  acceptOwnershipInvitation: {
    body: { newPassword: 'les phares de la baie', language: 'fr', leaving: [] },
    reply: { email: offer.email },
  },
  declineOwnershipInvitation: {},
};
