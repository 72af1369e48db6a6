import type { World } from './matrix-callers.ts';
import { administrators, merchantAndSupport } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const ofMerchantInMay = ({ merchant }: World): Sent => ({
  query: { merchantId: merchant.id, from: '2026-05-01', to: '2026-05-31' },
});

/** Who may make the calls about reports. */
export const REPORT_ROWS: Readonly<Record<string, Row>> = {
  getSalesReport: { ...merchantAndSupport(200), sends: ofMerchantInMay },
  exportSalesReport: { ...merchantAndSupport(200), sends: ofMerchantInMay },
  getTaxReport: { ...merchantAndSupport(200), sends: ofMerchantInMay },
  getTransmissionReport: {
    ...administrators(200),
    sends: () => ({ query: { from: '2026-05-01', to: '2026-05-31' } }),
  },
  getRevenueReport: {
    ...administrators(200),
    sends: () => ({ query: { from: '2026-06-01', to: '2026-06-30' } }),
  },
  listRevenueMerchants: {
    ...administrators(200),
    sends: () => ({ query: { from: '2026-06-01', to: '2026-06-30', figure: 'invoiced' } }),
  },
};
