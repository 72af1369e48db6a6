import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { v7 as uuid } from 'uuid';
import { anybody, managers, type Outcome } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const CONTENT = { name: 'Marie-Ève', company: '', email: '', telephone: '', address: '', language: 'fr' };

/** No one has a customer of this id: one that is unknown is answered like another merchant's. */
const ofNoOne = (): Sent => ({ params: { id: uuid() } });

const ofReaders = (outcome: Outcome): Row => ({
  ...managers(outcome),
  reader: outcome,
  sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }),
});

/** No one has an estimate of the id either; what is sent is about its first revision where a call names one. */
const drafts = (outcome: Outcome, payload?: object): Row => ({
  ...managers(outcome),
  sends: ({ merchant }) => ({
    params: { id: uuid(), revision: '1' },
    query: { merchantId: merchant.id },
    ...(payload ? { payload } : {}),
  }),
});

/** Makes a row about a contract that no one has. */
const ofAContract = (payload: object): Row => ({
  ...managers('not-found'),
  sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id }, payload }),
});

/** Customers of caterers. The world's merchant is none, which is said to those who may ask. */
export const CATERER_ROWS: Readonly<Record<string, Row>> = {
  getAcceptance: { ...anybody('not-found'), sends: () => ({ params: { token: 'none' } }) },
  getAcceptancePdf: { ...anybody('not-found'), sends: () => ({ params: { token: 'none' } }) },
  decideAcceptance: {
    ...anybody('not-found'),
    sends: () => ({
      params: { token: 'none' },
      payload: { decision: 'decline', reason: 'X', language: 'fr' },
    }),
  },
  listCustomers: {
    ...managers('caterers-only'),
    reader: 'caterers-only',
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }),
  },
  listCustomerBills: {
    ...managers(200),
    reader: 200,
    sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id } }),
  },
  addCustomer: {
    ...managers('caterers-only'),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: CONTENT }),
  },
  updateCustomer: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id }, payload: CONTENT }),
  },
  listContracts: {
    ...managers(200),
    reader: 200,
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }),
  },
  getContract: {
    ...managers('not-found'),
    reader: 'not-found',
    // the contract of an estimate has its id in these tests
    sends: ({ merchant, estimateId }) => ({ params: { id: estimateId }, query: { merchantId: merchant.id } }),
  },
  askInstalment: ofAContract({ payment: 0 }),
  askFinal: ofAContract({}),
  cancelContract: ofAContract({ reason: 'remis' }),
  withdrawDocument: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ params: { id: uuid(), documentId: uuid() }, query: { merchantId: merchant.id } }),
  },
  eraseCustomer: {
    ...managers('not-found'),
    sends: ({ merchant }) => ({ ...ofNoOne(), query: { merchantId: merchant.id } }),
  },
  listEstimates: ofReaders('caterers-only'),
  sumEstimates: ofReaders('caterers-only'),
  getEstimate: {
    ...ofReaders('not-found'),
    sends: ({ merchant, estimateId }) => ({ params: { id: estimateId }, query: { merchantId: merchant.id } }),
  },
  createEstimate: drafts('caterers-only', { customerId: uuid(), content: SAMPLE_ESTIMATE }),
  duplicateEstimate: drafts('caterers-only', {}),
  beginRevision: drafts('caterers-only', {}),
  saveRevision: drafts('caterers-only', { version: 1, content: SAMPLE_ESTIMATE }),
  deleteRevision: drafts('not-found'),
  sendEstimate: drafts('caterers-only', { revision: 1 }),
  acceptEstimate: drafts('caterers-only', { revision: 1, name: 'Ana', on: '2026-06-01' }),
  declineEstimate: drafts('not-found', { revision: 1 }),
  getEstimatePdf: {
    ...ofReaders('not-found'),
    sends: ({ merchant, estimateId }) => ({
      params: { id: estimateId, revision: '1' },
      query: { merchantId: merchant.id },
    }),
  },
};
