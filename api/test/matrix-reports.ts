import { REVENUE_ACCOUNTS } from '@comptoir/domain/money/revenue/revenue-accounts';
import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { World } from './matrix-callers.ts';
import { administrators, managers, managersAndSupport, bookReaders, themselves } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const ofMerchantInMay = ({ merchant }: World): Sent => ({
  query: { merchantId: merchant.id, from: '2026-05-01', to: '2026-05-31' },
});

const ofYear = ({ merchant }: World): Sent => ({ params: { year: '2026' }, query: { merchantId: merchant.id } });

const noAccounts = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, { name: '', number: '' }]));

const inJune = (): Sent => ({ query: { from: '2026-06-01', to: '2026-06-30' } });

/** Days around today: merchants and certificates are made by the clock of the database. */
const aroundToday = () => {
  const today = quebecDayOf(new Date());
  return { from: addDays(today, -300), to: addDays(today, 60) };
};

const behindInJune = (figure: string): Sent => ({ query: { from: '2026-06-01', to: '2026-06-30', figure } });

/** Callers of the reports. */
export const REPORT_ROWS: Readonly<Record<string, Row>> = {
  getSalesReport: { ...bookReaders(200), sends: ofMerchantInMay },
  exportSalesReport: { ...bookReaders(200), sends: ofMerchantInMay },
  exportSalesJournal: {
    ...bookReaders(200),
    sends: ({ merchant }) => ({
      query: { merchantId: merchant.id, from: '2026-05-01', to: '2026-05-31', format: 'quickbooks' },
    }),
  },
  // Merchants' people in their own name, about the businesses of their account: here they have opened none.
  exportSalesJournals: {
    ...themselves(200),
    admin: 'forbidden',
    ownPartner: 'forbidden',
    foreignPartner: 'forbidden',
    sends: () => ({ query: { from: '2026-05-01', to: '2026-05-31', format: 'sage' } }),
  },
  getSalesAccounts: { ...bookReaders(200), sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }) },
  setSalesAccounts: {
    ...managers(200),
    accountant: 200,
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: noAccounts(SALES_ACCOUNTS) }),
  },
  getItemReport: { ...bookReaders(200), sends: ofMerchantInMay },
  getTaxReport: { ...bookReaders(200), sends: ofMerchantInMay },
  getHourlySales: { ...bookReaders(200), sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }) },
  listOutages: { ...bookReaders(200), sends: ofMerchantInMay },
  getSalesPdf: { ...bookReaders(200), sends: ofMerchantInMay },
  getTaxPdf: { ...bookReaders(200), sends: ofMerchantInMay },
  getTaxWorkbook: { ...bookReaders(200), sends: ofMerchantInMay },
  getAnnualReport: {
    ...bookReaders(200),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id, year: '2026' } }),
  },
  getAnnualPdf: { ...bookReaders(200), sends: ofYear },
  getAnnualWorkbook: { ...bookReaders(200), sends: ofYear },
  getFiscalYear: { ...bookReaders(200), sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }) },
  setFiscalYear: {
    ...managersAndSupport(200),
    sends: ({ merchant }) => ({ query: { merchantId: merchant.id }, payload: { firstMonth: 4 } }),
  },
  getTransmissionReport: {
    ...administrators(200),
    sends: () => ({ query: { from: '2026-05-01', to: '2026-05-31' } }),
  },
  exportRevenueJournal: {
    ...administrators(200),
    sends: () => ({ query: { from: '2026-06-01', to: '2026-06-30', format: 'sage' } }),
  },
  getRevenueAccounts: administrators(200),
  setRevenueAccounts: { ...administrators(200), sends: () => ({ payload: noAccounts(REVENUE_ACCOUNTS) }) },
  getRevenueReport: { ...administrators(200), sends: inJune },
  listRevenueMerchants: { ...administrators(200), sends: () => behindInJune('invoiced') },
  getRevenueFile: { ...administrators(200), sends: inJune },
  getInvoiceReport: { ...administrators(200), sends: inJune },
  listInvoiceReportMerchants: { ...administrators(200), sends: () => behindInJune('issued') },
  getInvoiceReportFile: { ...administrators(200), sends: inJune },
  getOnboardingReport: { ...administrators(200), sends: () => ({ query: aroundToday() }) },
  listOnboardingReportMerchants: {
    ...administrators(200),
    sends: () => ({ query: { ...aroundToday(), figure: 'signedUp' } }),
  },
  getOnboardingReportFile: { ...administrators(200), sends: () => ({ query: aroundToday() }) },
  getCertificateReport: { ...administrators(200), sends: () => ({ query: aroundToday() }) },
  listCertificateReportMerchants: {
    ...administrators(200),
    sends: () => ({ query: { ...aroundToday(), figure: 'issued' } }),
  },
  getCertificateReportFile: { ...administrators(200), sends: () => ({ query: aroundToday() }) },
  getSendingReport: { ...administrators(200), sends: inJune },
  listSendingReportMerchants: { ...administrators(200), sends: () => behindInJune('made') },
  getSendingReportFile: { ...administrators(200), sends: inJune },
  getSupportReport: { ...administrators(200), sends: inJune },
  listSupportReportMerchants: { ...administrators(200), sends: () => behindInJune('held') },
  getSupportReportFile: { ...administrators(200), sends: inJune },
};
