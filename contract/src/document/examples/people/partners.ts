import type * as partners from '../../../people/partners.ts';
import type { ExamplesOf } from '../example.ts';
import { exampleSummary } from '../base/merchants.ts';
import { PARTNER_ID } from '../ids.ts';

const partner = { id: PARTNER_ID, name: 'Caisses du Nord', merchants: 14, activeMerchants: 12, users: 3 };

export const partnerExamples: ExamplesOf<typeof partners> = {
  listPartners: { reply: { items: [partner], nextCursor: null } },
  getPartner: {
    reply: {
      ...partner,
      unregisteredMerchants: 1,
      devices: 31,
      devicesInTrouble: 1,
      waiting: 4,
      attention: { items: [exampleSummary], nextCursor: null, previousCursor: null, count: 1 },
    },
  },
};
