import type * as annualReports from '../../../sales/annual-reports.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, OTHER_ID } from '../ids.ts';
import { reportExamples } from './reports.ts';

const { total, kinds, payments, devices, employees } = reportExamples.getSalesReport.reply;
const { total: taxTotal, months, quarters, authority } = reportExamples.getTaxReport.reply;

const FILE = { params: { year: 2026 }, query: { merchantId: MERCHANT_ID, firstMonth: 1, version: 'current' as const } };

export const annualReportExamples: ExamplesOf<typeof annualReports> = {
  getAnnualReport: {
    query: { merchantId: MERCHANT_ID, year: 2026, firstMonth: 1 },
    reply: {
      year: 2026,
      firstMonth: 1,
      from: '2026-01-01',
      to: '2026-12-31',
      timeZone: 'America/Montreal',
      madeAt: '2027-01-12T15:00:00.000Z',
      company: {
        name: 'Bistro du Quai',
        fileNumber: 'ER0001',
        qstNumber: '1234567890TQ0001',
        gstNumber: '123456789RT0001',
      },
      informationChanges: [{ at: '2026-03-02T14:00:00.000Z', fields: ['qst_number'] }],
      total,
      before: { from: '2025-01-01', to: '2025-12-31', total },
      months: [{ ...total, month: '2026-06' }],
      taxes: { total: taxTotal, months, quarters },
      kinds,
      payments,
      devices,
      employees,
      certificates: [
        {
          deviceName: 'Caisse avant',
          serial: '0A1B2C',
          notBefore: '2026-01-05T14:00:00.000Z',
          notAfter: '2029-01-05T14:00:00.000Z',
          revokedAt: null,
        },
      ],
      earlierRefunds: { bills: 1, soldCents: -1150 },
      outages: {
        count: 1,
        minutes: 90,
        longest: [{ from: '2026-06-12T18:10:00.000Z', to: '2026-06-12T19:40:00.000Z' }],
      },
      late: { bills: 0, oldest: [] },
      authority,
      proof: {
        root: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        devices: [
          {
            deviceName: 'Caisse avant',
            number: 'AB12-CD34',
            firstPosition: 1,
            lastPosition: 6980,
            lastSignature: 'MEUCIQ',
          },
        ],
      },
      kept: {
        madeAt: '2027-01-05T11:10:00.000Z',
        soldCents: 4_186_042,
        added: [
          {
            id: OTHER_ID,
            noTrans: '7K2Q-9',
            deviceName: 'Caisse avant',
            signedAt: '2026-12-31T23:51:00.000Z',
            soldCents: 1150,
          },
        ],
        refused: [],
        differenceCents: 1150,
        unexplainedCents: 0,
      },
    },
  },
  getAnnualPdf: FILE,
  getAnnualWorkbook: FILE,
  getFiscalYear: { query: { merchantId: MERCHANT_ID }, reply: { firstMonth: 1, changedAt: null } },
  setFiscalYear: {
    query: { merchantId: MERCHANT_ID },
    body: { firstMonth: 4 },
    reply: { firstMonth: 4, changedAt: '2026-06-20T17:45:00.000Z' },
  },
};
