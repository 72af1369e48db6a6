import type * as customers from '../../../sales/customers.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const typed = {
  name: 'Marie-Ève Gagnon',
  company: 'Théâtre du Faubourg',
  email: 'evenements@faubourg.example',
  telephone: '418 555-0134',
  address: '12, rue Saint-Jean\nQuébec (Québec)  G1R 1N8',
  language: 'fr',
} as const;

const customer = { id: OTHER_ID, ...typed, addedAt: '2026-06-01T14:03:00.000Z' };

export const customerExamples: ExamplesOf<typeof customers> = {
  listCustomers: { query: { q: 'gagnon' }, reply: { items: [customer], nextCursor: null } },
  listCustomerBills: {
    reply: {
      items: [
        {
          id: OTHER_ID,
          noTrans: 'A1-0042',
          signedAt: '2026-06-05T12:05:00.000Z',
          kind: 'instalment',
          totalCents: 124_619,
          paidCents: 31_155,
          contract: { id: OTHER_ID, number: 'C-2026-0018' },
        },
      ],
      nextCursor: null,
    },
  },
  addCustomer: { body: typed, reply: customer },
  updateCustomer: { body: typed, reply: customer },
  eraseCustomer: {},
};
