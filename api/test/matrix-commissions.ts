import { administrators, support } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

const MONTH = '2026-01';

/** Callers for a partner's part of its merchants' payments: its own to read, an administrator's to set. */
export const COMMISSION_ROWS: Readonly<Record<string, Row>> = {
  listCommissions: {
    ...support(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId } }),
  },
  getCommissionStatement: {
    ...support('not-found'),
    sends: ({ partnerId }) => ({ params: { id: partnerId, month: MONTH } }),
  },
  exportCommissionStatement: {
    ...support('not-found'),
    sends: ({ partnerId }) => ({ params: { id: partnerId, month: MONTH }, query: { format: 'pdf' } }),
  },
  setCommissionRate: {
    ...administrators(200),
    sends: ({ partnerId }) => ({ params: { id: partnerId, month: '2099-01' }, payload: { kind: 'percent', rate: 0 } }),
  },
};
