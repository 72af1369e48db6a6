import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import type * as estimates from '../../../sales/estimates.ts';
import type * as sentEstimates from '../../../sales/sent-estimates.ts';
import { estimateContent, estimatePrice } from '../../../sales/estimate-content.ts';
import type { ExamplesOf } from '../example.ts';
import { INVOICE_ID, OTHER_ID } from '../ids.ts';

const content = estimateContent.parse(SAMPLE_ESTIMATE);
const priced = priceEstimate(SAMPLE_ESTIMATE, { isGstRegistered: true, calendar: TAX_CALENDAR });
const price = priced.ok ? estimatePrice.parse(priced.value) : null;
const known = { id: INVOICE_ID, number: 'E-2026-0018', state: 'draft', hasDraft: true } as const;

const item = {
  ...known,
  revision: 1,
  customer: { id: OTHER_ID, name: 'Bernard Côté', company: '' },
  occasion: { name: content.occasion.name, date: content.occasion.date },
  persons: content.persons,
  totalCents: price?.totalCents ?? 0,
  validUntil: content.validUntil,
  sentAt: null,
  contractId: null,
  contractState: null,
  nextDate: null,
} as const;

const view = {
  ...known,
  createdAt: '2026-06-20T17:45:00.000Z',
  customer: {
    id: OTHER_ID,
    name: 'Bernard Côté',
    company: '',
    email: 'bernard@cote.example',
    language: 'fr' as const,
    isErased: false,
  },
  contractId: null,
  contractState: null,
  zone: 'America/Montreal' as const,
  isGstRegistered: true,
  revisions: [
    {
      revision: 1,
      state: 'draft' as const,
      version: 3,
      content,
      price,
      isGstRegistered: true,
      customer: null,
      changedAt: '2026-06-20T18:02:00.000Z',
      sentAt: null,
      seenAt: null,
      decidedAt: null,
      expiresAt: null,
      pdfSha256: null,
      decisions: [],
    },
  ],
};

export const estimateExamples: ExamplesOf<typeof estimates> = {
  listEstimates: { query: { q: 'côté', states: ['sent', 'seen'] }, reply: { items: [item], nextCursor: null } },
  sumEstimates: { reply: { states: [{ state: 'draft', count: 1, totalCents: item.totalCents }] } },
  createEstimate: { body: { customerId: OTHER_ID, content }, reply: view },
  getEstimate: { reply: view },
  beginRevision: { body: {}, reply: view },
  saveRevision: { body: { version: 2, content }, reply: view },
  deleteRevision: {},
  duplicateEstimate: { body: {}, reply: view },
};

export const sentEstimateExamples: ExamplesOf<typeof sentEstimates> = {
  sendEstimate: { body: { revision: 1, message: 'À bientôt!' }, reply: view },
  acceptEstimate: { body: { revision: 1, name: 'Bernard Côté', on: '2026-06-21', note: '' }, reply: view },
  declineEstimate: { body: { revision: 1, reason: 'La date a changé.' }, reply: view },
  getEstimatePdf: {},
};
