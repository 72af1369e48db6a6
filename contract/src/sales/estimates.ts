import { LANGUAGES, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { CONTRACT_STATES } from '@comptoir/domain/sales/contracts/contract-state';
import { REVISION_STATES } from '@comptoir/domain/sales/estimates/estimate-state';
import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, plainText, repeated } from '../endpoint.ts';
import { estimateContent, estimatePrice, storedEstimateContent } from './estimate-content.ts';

const state = z.enum(REVISION_STATES);
const day = z.iso.date();

/** State of the contract that came of it; null while none did. */
const contractState = z.enum(CONTRACT_STATES).nullable();

/** An estimate in the list, by the revision that it stands for: the newest that is open or accepted, else the newest, a draft last. */
export const estimateItem = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  state,
  hasDraft: z.boolean(),
  revision: z.int(),
  /** Name and company as they are today; empty once the customer was erased. */
  customer: z.strictObject({ id: z.uuid(), name: z.string(), company: z.string() }),
  occasion: z.strictObject({ name: z.string(), date: day }),
  persons: z.int(),
  totalCents: z.int(),
  validUntil: day,
  sentAt: instant.nullable(),
  contractId: z.uuid().nullable(),
  contractState,
  /** Next date: the last day of an open offer, the event of an accepted one whose contract has not ended. */
  nextDate: day.nullable(),
});
export type EstimateItemView = z.infer<typeof estimateItem>;

/** Decision of a customer, with its source. `by` `paper`: recorded by a person of the merchant. */
export const estimateDecision = z.strictObject({
  kind: z.enum(['accepted', 'declined', 'proposed']),
  by: z.enum(['link', 'paper']),
  name: z.string(),
  /** Of a declined offer, what was proposed, or the note of what was given on paper. */
  reason: z.string(),
  decidedAt: instant,
  zone: z.enum(TIME_ZONES),
  language: z.enum(LANGUAGES),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  pdfSha256: z.string().nullable(),
  hasDrawn: z.boolean(),
});

/** A revision. Once sent it is as it was sent, price and customer included; of a draft the price is today's, null where it has none. */
export const estimateRevision = z.strictObject({
  revision: z.int(),
  state,
  /** Of a draft: what is saved names the one that it changes. */
  version: z.int(),
  content: storedEstimateContent,
  price: estimatePrice.nullable(),
  isGstRegistered: z.boolean(),
  /** As it was sent to; null for a draft. */
  customer: z
    .strictObject({
      name: z.string(),
      company: z.string(),
      address: z.string(),
      email: z.string(),
      telephone: z.string(),
    })
    .nullable(),
  changedAt: instant,
  sentAt: instant.nullable(),
  seenAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** The instant at which it can no longer be accepted. */
  expiresAt: instant.nullable(),
  pdfSha256: z.string().nullable(),
  decisions: z.array(estimateDecision),
});
export type EstimateRevisionView = z.infer<typeof estimateRevision>;

/** An estimate with all its revisions, newest first. */
export const estimateView = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  createdAt: instant,
  state,
  hasDraft: z.boolean(),
  customer: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    isErased: z.boolean(),
  }),
  contractId: z.uuid().nullable(),
  contractState,
  zone: z.enum(TIME_ZONES),
  /** True when the merchant is registered for GST today, for the price of a draft. */
  isGstRegistered: z.boolean(),
  revisions: z.array(estimateRevision),
});
export type EstimateView = z.infer<typeof estimateView>;

const filters = {
  ...merchantScope.shape,
  q: plainText(100).optional().describe('Part of a number, an event or a customer.'),
  states: repeated(state).describe('Only estimates in these states; may be repeated.'),
  customerId: z.uuid().optional().describe('Those of a customer.'),
  from: day.optional(),
  to: day.optional(),
};
/** Estimate that a call is about. */
export const which = z.strictObject({ id: z.uuid() });
/** Revision that a call is about. */
export const whichRevision = z.strictObject({
  id: z.uuid(),
  revision: z.coerce.number().int().min(1).max(10_000).describe('From 1, as they were begun.'),
});
/** Reasons that an offer has no price. */
export const PRICE_REFUSALS = ['estimate-too-large', 'payments-exceed-total', 'service-needs-gst'] as const;

export const listEstimates = endpoint({
  method: 'GET',
  path: '/estimates',
  access: 'read-estimates',
  summary: 'Estimates of a caterer',
  description:
    'The newest first. `q` is part of a number, an event or a customer; `from` and `to` are days of events, both included.',
  refusals: ['caterers-only'],
  query: z.strictObject({
    ...filters,
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(estimateItem),
});

export const sumEstimates = endpoint({
  method: 'GET',
  path: '/estimates/summary',
  access: 'read-estimates',
  summary: 'How many estimates are in each state, and of how much',
  description: 'Of those that the list shows with the same filters.',
  refusals: ['caterers-only'],
  query: z.strictObject(filters),
  reply: z.strictObject({
    states: z.array(z.strictObject({ state, count: z.int(), totalCents: z.int() })),
  }),
});

export const createEstimate = endpoint({
  method: 'POST',
  path: '/estimates',
  access: 'edit-estimates',
  summary: 'Begin an estimate',
  description: 'Its first revision is a draft.',
  refusals: ['caterers-only', ...PRICE_REFUSALS],
  query: merchantScope,
  body: z.strictObject({ customerId: z.uuid(), content: estimateContent }),
  reply: estimateView,
});

export const getEstimate = endpoint({
  method: 'GET',
  path: '/estimates/:id',
  access: 'read-estimates',
  summary: 'An estimate with all its revisions',
  params: which,
  query: merchantScope,
  reply: estimateView,
});

export const beginRevision = endpoint({
  method: 'POST',
  path: '/estimates/:id/revisions',
  access: 'edit-estimates',
  summary: 'Begin the next revision',
  description:
    'A draft: a copy of the revision before unless `content` is given. What was sent stays open until the draft is sent.',
  refusals: ['caterers-only', 'estimate-has-draft', ...PRICE_REFUSALS],
  params: which,
  query: merchantScope,
  body: z.strictObject({ content: estimateContent.optional() }),
  reply: estimateView,
});

export const saveRevision = endpoint({
  method: 'PUT',
  path: '/estimates/:id/revisions/:revision',
  access: 'edit-estimates',
  summary: 'Save a draft',
  description: '`version` is the one that was read: who saves a draft that another saved meanwhile is refused.',
  refusals: ['caterers-only', 'estimate-changed-meanwhile', 'estimate-not-draft', ...PRICE_REFUSALS],
  params: whichRevision,
  query: merchantScope,
  body: z.strictObject({ version: z.int().min(1), content: estimateContent }),
  reply: estimateView,
});

export const deleteRevision = endpoint({
  method: 'DELETE',
  path: '/estimates/:id/revisions/:revision',
  access: 'edit-estimates',
  summary: 'Delete a draft',
  description: 'With the estimate when it is all that there is of it.',
  refusals: ['estimate-not-draft'],
  params: whichRevision,
  query: merchantScope,
  reply: z.null(),
});

export const duplicateEstimate = endpoint({
  method: 'POST',
  path: '/estimates/:id/duplicate',
  access: 'edit-estimates',
  summary: 'Begin an estimate like another',
  description: 'A draft like the newest revision, for the same customer or another.',
  refusals: ['caterers-only', ...PRICE_REFUSALS],
  params: which,
  query: merchantScope,
  body: z.strictObject({ customerId: z.uuid().optional() }),
  reply: estimateView,
});
