import type * as unexpectedCharges from '../../../money/unexpected-charges.ts';
import type { ExamplesOf } from '../example.ts';
import { INVOICE_ID, MERCHANT_ID, OTHER_ID } from '../ids.ts';

const charge = {
  id: OTHER_ID,
  merchantId: MERCHANT_ID,
  merchantName: 'Bistro du Quai',
  invoiceId: INVOICE_ID,
  invoiceNumber: '2026-000042',
  reason: 'duplicate',
  amountCents: 5748,
  refundedCents: 0,
  card: 'Visa 4242',
  chargeReference: 'ch_0001',
  chargedAt: '2026-06-20T17:46:10.000Z',
  foundAt: '2026-06-20T17:50:00.000Z',
  state: 'open',
  note: null,
  resolvedAt: null,
} as const;

export const unexpectedChargeExamples: ExamplesOf<typeof unexpectedCharges> = {
  listUnexpectedCharges: { reply: { items: [charge] } },
  refundUnexpectedCharge: {
    reply: { ...charge, state: 'refunded', refundedCents: 5748, resolvedAt: '2026-06-20T18:00:00.000Z' },
  },
  keepUnexpectedCharge: {
    body: { note: 'The merchant asked to keep it for July' },
    reply: {
      ...charge,
      state: 'kept',
      note: 'The merchant asked to keep it for July',
      resolvedAt: '2026-06-20T18:00:00.000Z',
    },
  },
};
