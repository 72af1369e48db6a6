import type * as reports from '../../../sales/reports.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const DEVICE_ID = '0190a1b2-0000-7000-8000-0000000000d1';

const figures = {
  sales: 1187,
  refunds: 4,
  grossCents: 3_669_000,
  refundedCents: -27_171,
  netCents: 3_641_829,
  gstCents: 182_091,
  qstCents: 363_272,
  soldCents: 4_187_192,
  adjustmentCents: -12,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 412_300,
};

const taxes = {
  salesCents: 3_641_829,
  gstCents: 182_091,
  qstCents: 363_272,
  gstBaseCents: 3_641_829,
  qstBaseCents: 3_641_829,
  gstOfBaseCents: 182_091,
  qstOfBaseCents: 363_272,
  soldCents: 4_187_192,
};

export const reportExamples: ExamplesOf<typeof reports> = {
  getTransmissionReport: {
    query: { from: '2026-06-01', to: '2026-06-30' },
    reply: {
      items: [
        {
          merchantId: MERCHANT_ID,
          company_name: 'Bistro du Quai',
          bills: 1204,
          accepted: 1201,
          waiting: 3,
          refused: 0,
          totalCents: 4_218_950,
        },
      ],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, bills: 1204, accepted: 1201, waiting: 3, refused: 0, totalCents: 4_218_950 },
    },
  },
  getSalesReport: {
    query: { ...JUNE, merchantId: MERCHANT_ID },
    reply: {
      ...JUNE,
      timeZone: 'America/Montreal',
      total: figures,
      given: null,
      before: { from: '2026-05-01', to: '2026-05-31', total: figures, days: [] },
      days: [{ ...figures, day: '2026-06-01' }],
      kinds: [{ ...figures, kind: 'receipt' }],
      payments: [{ ...figures, payment: 'DEB' }],
      devices: [{ ...figures, deviceId: DEVICE_ID, deviceName: 'Caisse avant' }],
      employees: [{ ...figures, employee: 'Camille Roy' }],
    },
  },
  exportSalesReport: { query: { ...JUNE, merchantId: MERCHANT_ID, by: 'day', format: 'csv' } },
  getTaxReport: {
    query: { ...JUNE, merchantId: MERCHANT_ID },
    reply: {
      ...JUNE,
      timeZone: 'America/Montreal',
      total: taxes,
      given: null,
      months: [{ ...taxes, month: '2026-06' }],
      quarters: [{ ...taxes, quarter: '2026-Q2' }],
      authority: {
        acceptedBills: 1190,
        acceptedCents: 4_185_382,
        outstandingBills: 1,
        outstandingCents: 1810,
        refusedBills: 0,
        refusedCents: 0,
        unexplainedCents: 0,
        bills: [
          {
            id: '0190a1b2-0000-7000-8000-0000000000b1',
            noTrans: '7K2Q-5',
            signedAt: '2026-06-30T23:51:00.000Z',
            deviceName: 'Caisse avant',
            state: 'waiting',
            soldCents: 1810,
          },
        ],
        counters: [
          {
            deviceId: DEVICE_ID,
            deviceName: 'Caisse avant',
            year: 2026,
            receivedAt: '2026-06-30T23:59:00.000Z',
            payments: 6980,
            soldCents: 24_190_417,
            ourPayments: 6980,
            ourCents: 24_190_417,
          },
        ],
      },
    },
  },
};
