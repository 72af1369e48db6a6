import type * as billDocuments from '../../../sales/bill-documents.ts';
import type * as bills from '../../../sales/bills.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, MERCHANT_ID, OTHER_ID } from '../ids.ts';

const bill = {
  id: OTHER_ID,
  noTrans: '7K2Q-12',
  signedAt: '2026-06-20T17:31:00.000Z',
  totalCents: 1810,
  kind: 'receipt',
  payment: 'DEB',
  employee: 'Camille Roy',
  deviceId: DEVICE_ID,
  deviceName: 'Caisse 1',
  state: 'accepted',
  psiNoTrans: '7KQ2-M4XD-19TB-Z0RC',
  noLot: null,
} as const;

const document = '{"sectActi":{"abrvt":"RBC","typServ":"CMP","nbClint":"001"},"noTrans":"7K2Q-12"}';

const attempt = {
  startedAt: '2026-06-20T17:31:01.000Z',
  times: 1,
  lastStartedAt: '2026-06-20T17:31:01.000Z',
  trigger: 'sale',
  inBatch: false,
  reply: {
    receivedAt: '2026-06-20T17:31:02.000Z',
    outcome: 'answer',
    httpStatus: 200,
    detail: null,
    body: '{"retourTrans":{"jsonVersi":"01.00"}}',
  },
} as const;

export const billExamples: ExamplesOf<typeof bills> = {
  listBills: {
    query: { merchantId: MERCHANT_ID, q: '18,10', from: '2026-06-20', to: '2026-06-20' },
    reply: { items: [bill], nextCursor: null, previousCursor: null },
  },
  sumBills: {
    query: { merchantId: MERCHANT_ID, from: '2026-06-01', to: '2026-06-30' },
    reply: { count: 1204, countedBills: 1187, receivedCents: 4_218_305, returnedCents: -31_240, soldCents: 4_187_065 },
  },
  orderBillExport: { body: { from: '2020-01-01', to: '2026-06-30', format: 'csv' }, reply: { id: OTHER_ID } },
  exportBills: { query: { merchantId: MERCHANT_ID, from: '2026-06-01', to: '2026-06-30', format: 'csv' } },
  getBill: {
    query: { merchantId: MERCHANT_ID },
    reply: {
      bill,
      timeZone: 'America/Montreal',
      position: 12,
      document,
      receivedAt: '2026-06-20T17:31:01.000Z',
      settledAt: '2026-06-20T17:31:02.000Z',
      attestedAt: null,
      psiDatTrans: '20260620133102',
      errors: [],
      attempts: [attempt],
      refersTo: [],
      referredBy: [],
      creditedBeyondCents: 0,
      copies: [],
      previous: null,
      next: null,
      certificates: [],
      receipt: {
        deviceNumber: '2468-1357-9024',
        addressLines: ['45, rue Saint-Jean', 'Québec (Québec) G1K 3Z4'],
        phone: '4185550142',
        qrUrl: 'https://cnfr.qr.mev-web.ca?f=q0Yb',
        earlier: [],
      },
    },
  },
  waitingTransactions: {
    reply: { count: 3, oldestAt: '2026-06-20T17:31:00.000Z', urgency: 'calm', authorityReachable: false },
  },
};

export const billDocumentExamples: ExamplesOf<typeof billDocuments> = {
  getBillPdf: { query: { merchantId: MERCHANT_ID } },
  emailBill: { query: { merchantId: MERCHANT_ID }, body: { to: 'camille@example.com', language: 'fr' } },
};
