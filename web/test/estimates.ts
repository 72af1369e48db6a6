import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import type { CustomerView } from '@comptoir/contract/sales/customers';
import type { EstimateItemView, EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { id } from './factories.ts';

export const aCustomer = (overrides: Partial<CustomerView> = {}): CustomerView => ({
  id: id(71),
  name: 'Marie-Ève Gagnon',
  company: 'Théâtre du Faubourg',
  email: 'evenements@faubourg.example',
  telephone: '418 555-0134',
  address: '12, rue Saint-Jean\nQuébec',
  language: 'fr',
  addedAt: '2026-06-01T14:03:00.000Z',
  ...overrides,
});

export const anEstimateItem = (overrides: Partial<EstimateItemView> = {}): EstimateItemView => ({
  id: id(81),
  number: 'E-2026-0018',
  state: 'sent',
  hasDraft: false,
  revision: 1,
  customer: { id: id(71), name: 'Marie-Ève Gagnon', company: 'Théâtre du Faubourg' },
  occasion: { name: 'Soirée de première', date: '2026-09-12' },
  persons: 40,
  totalCents: 123_456,
  validUntil: '2026-07-31',
  sentAt: '2026-06-02T14:00:00.000Z',
  contractId: null,
  contractState: null,
  nextDate: '2026-07-31',
  ...overrides,
});

/** A revision of what most estimates say, priced by the rule. */
export function aRevision(overrides: Partial<EstimateRevisionView> = {}): EstimateRevisionView {
  const content: EstimateContent = overrides.content ?? SAMPLE_ESTIMATE;
  const price = priceEstimate(content, { isGstRegistered: true, calendar: TAX_CALENDAR });
  const view = {
    revision: 1,
    state: 'draft',
    version: 3,
    content,
    price: price.ok ? price.value : null,
    isGstRegistered: true,
    customer: null,
    changedAt: '2026-06-01T15:00:00.000Z',
    sentAt: null,
    seenAt: null,
    decidedAt: null,
    expiresAt: null,
    pdfSha256: null,
    decisions: [],
    ...overrides,
  };
  return structuredClone(view) as EstimateRevisionView;
}

export const anEstimate = (overrides: Partial<EstimateView> = {}): EstimateView => ({
  id: id(81),
  number: 'E-2026-0018',
  createdAt: '2026-06-01T15:00:00.000Z',
  state: 'draft',
  hasDraft: true,
  customer: {
    id: id(71),
    name: 'Marie-Ève Gagnon',
    company: 'Théâtre du Faubourg',
    email: 'evenements@faubourg.example',
    language: 'fr',
    isErased: false,
  },
  contractId: null,
  contractState: null,
  zone: 'America/Montreal',
  isGstRegistered: true,
  revisions: [aRevision()],
  ...overrides,
});
