import { v7 as uuid } from 'uuid';
import { managers } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const CONTENT = { name: 'Marie-Ève', company: '', email: '', telephone: '', address: '', language: 'fr' };

/** No one has a customer of this id: one that is unknown is answered like another merchant's. */
const ofNoOne = (): Sent => ({ params: { id: uuid() } });

/** Customers of caterers. The world's merchant is none, which is said to those who may ask. */
export const CATERER_ROWS: Readonly<Record<string, Row>> = {
  listCustomers: {
    ...managers('caterers-only'),
    reader: 'caterers-only',
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }),
  },
  addCustomer: {
    ...managers('caterers-only'),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: CONTENT }),
  },
  updateCustomer: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id }, payload: CONTENT }),
  },
  eraseCustomer: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id } }),
  },
};
