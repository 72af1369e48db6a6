import type * as invoices from '../../../money/invoices.ts';
import type { ExamplesOf } from '../example.ts';
import { INVOICE_ID, MERCHANT_ID, OTHER_ID } from '../ids.ts';

const invoice = {
  id: INVOICE_ID,
  number: '2026-000042',
  merchantId: MERCHANT_ID,
  client: 'Bistro du Quai',
  createdAt: '2026-06-20T17:45:00.000Z',
  periodStartsOn: '2026-06-20',
  periodEndsOn: '2026-07-20',
  dueAt: '2026-06-21T04:00:00.000Z',
  state: 'open',
  nextAttemptAt: '2026-06-21T04:00:00.000Z',
  paidAt: null,
  amountDueCents: 5748,
  totalCents: 5748,
} as const;

const paid = {
  ...invoice,
  state: 'paid',
  nextAttemptAt: null,
  paidAt: '2026-06-20T17:46:10.000Z',
  amountDueCents: 0,
} as const;

const credited = {
  ...paid,
  lines: [{ kind: 'monthly-service' as const, amountCents: 4999 }],
  subtotalCents: 4999,
  gstCents: 250,
  qstCents: 499,
  creditedCents: 1000,
  attempts: [
    { startedAt: '2026-06-20T17:46:08.000Z', by: 'merchant' as const, state: 'succeeded' as const, card: 'Visa 4242' },
  ],
  credits: [
    {
      id: OTHER_ID,
      number: 'C-2026-000003',
      createdAt: '2026-06-22T13:00:00.000Z',
      totalCents: 1000,
      reason: 'A day without service',
      refund: 'done' as const,
    },
  ],
};

export const invoiceExamples: ExamplesOf<typeof invoices> = {
  listUnpaidAccounts: {
    reply: {
      items: [
        {
          merchantId: MERCHANT_ID,
          company_name: 'Bistro du Quai',
          invoices: 2,
          owedCents: 32_194,
          oldestDueAt: '2026-05-01T04:00:00.000Z',
          nextAttemptAt: null,
        },
      ],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, invoices: 2, owedCents: 32_194 },
    },
  },
  listInvoices: { query: { unpaid: 'true', limit: 50 }, reply: { items: [invoice], nextCursor: null } },
  getInvoiceTotal: {
    query: { year: 2026 },
    reply: {
      years: [2026],
      invoices: 2,
      totalCents: 11_496,
      paidCents: 4748,
      creditedCents: 1000,
      dueCents: 5748,
      gstCents: 456,
      qstCents: 911,
    },
  },
  getInvoice: { reply: credited },
  payInvoice: { reply: paid },
  emailInvoice: { body: { to: 'books@comptoir.test' } },
  getInvoicePdf: { query: { receipt: 'true' } },
  refundInvoice: { body: { totalCents: 1000, reason: 'A day without service' }, reply: credited },
  retryRefund: { reply: credited },
  retryInvoice: { reply: paid },
};
