import type * as partners from '../../../people/partners.ts';
import type { ExamplesOf } from '../example.ts';
import { exampleSummary } from '../base/merchants.ts';
import { PARTNER_ID } from '../ids.ts';

const kept = {
  name: 'Services Boréal',
  contactEmail: 'bonjour@boreal.example',
  telephone: '418 555-0190',
  language: 'fr',
} as const;
export const examplePartner = {
  id: PARTNER_ID,
  ...kept,
  suspended: false,
  merchants: 14,
  activeMerchants: 12,
  users: 3,
};

export const partnerExamples: ExamplesOf<typeof partners> = {
  listPartners: { reply: { items: [examplePartner], nextCursor: null } },
  listPartnerStandings: {
    reply: {
      items: [{ ...examplePartner, registering: 2, waiting: 4, refused: 0, devicesInTrouble: 1, unpaidMerchants: 1 }],
      nextCursor: null,
      previousCursor: null,
      count: 1,
    },
  },
  createPartner: { body: kept, reply: { ...examplePartner, merchants: 0, activeMerchants: 0, users: 0 } },
  updatePartner: { body: kept, reply: examplePartner },
  setPartnerSuspension: { body: { suspended: true }, reply: { ...examplePartner, suspended: true } },
  moveMerchant: { body: { from: null, partnerId: PARTNER_ID } },
  streamPartner: { reply: 'event: ready\ndata: {}\n\nevent: activity\ndata: {}\n\n' },
  getPartner: {
    reply: {
      ...examplePartner,
      unregisteredMerchants: 1,
      devices: 31,
      devicesInTrouble: 1,
      waiting: 4,
      waitingByAge: { calm: 4, warning: 0, urgent: 0, late: 0 },
      oldestWaitingAt: '2026-06-20T17:31:00.000Z',
      refused: 0,
      stuckRegistrations: 0,
      attention: { items: [exampleSummary], nextCursor: null, previousCursor: null, count: 1 },
    },
  },
};
