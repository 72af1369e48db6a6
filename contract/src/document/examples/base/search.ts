import type * as searching from '../../../base/search.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, MERCHANT_ID, OTHER_ID, PARTNER_ID, USER_ID } from '../ids.ts';

const of = { merchantId: MERCHANT_ID, company_name: 'Bistro du Quai' };

export const searchExamples: ExamplesOf<typeof searching> = {
  search: {
    query: { q: 'bistro' },
    reply: {
      merchants: [
        { id: MERCHANT_ID, company_name: 'Bistro du Quai', city: 'Québec', file_number: 'ER0042', state: 'active' },
      ],
      invoices: [{ id: OTHER_ID, number: '1042', ...of, totalCents: 5634 }],
      bills: [
        {
          id: OTHER_ID,
          number: 'QW3F-104',
          authorityNumber: '1K2M-8TGN-Q0ZW-41RD',
          ...of,
          signedAt: '2026-06-20T17:45:03.000Z',
          totalCents: 575,
        },
      ],
      devices: [
        { id: DEVICE_ID, name: 'Caisse 1', deviceNumber: '1234-5678-9012', androidSerial: 'C030UQ71234567', ...of },
      ],
      people: [
        {
          id: USER_ID,
          name: 'Camille Roy',
          email: 'merchant@comptoir.test',
          role: 'merchant',
          merchantId: MERCHANT_ID,
          partnerId: null,
          of: 'Bistro du Quai',
        },
      ],
      partners: [{ id: PARTNER_ID, name: 'Solutions Boréal', email: 'bonjour@boreal.test' }],
    },
  },
};
