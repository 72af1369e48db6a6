import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint, merchantScope, plainText, textBlock } from '../endpoint.ts';
import { estimateView, PRICE_REFUSALS, which, whichRevision } from './estimates.ts';

const revisionNumber = z.int().min(1).max(10_000);

export const sendEstimate = endpoint({
  method: 'POST',
  path: '/estimates/:id/send',
  access: 'edit-estimates',
  summary: 'Send a draft to its customer',
  description:
    'By email, with the document and a link to answer by. From then on the revision cannot be changed; one that was sent before it and ' +
    'not accepted is replaced, and its link leads to nothing more.',
  refusals: [
    'caterers-only',
    'contract-not-open',
    'customer-without-email',
    'estimate-changed-meanwhile',
    'estimate-not-draft',
    'estimate-outdated',
    'estimate-senseless',
    'estimate-too-large',
    'mail-limit-reached',
    'merchant-information-incomplete',
    'payments-exceed-total',
    'service-needs-gst',
  ],
  params: which,
  query: merchantScope,
  body: z.strictObject({
    revision: revisionNumber,
    message: textBlock(1000).trim().default('').describe('To the customer, in the letter.'),
  }),
  reply: estimateView,
});

export const acceptEstimate = endpoint({
  method: 'POST',
  path: '/estimates/:id/accept',
  access: 'edit-estimates',
  summary: 'Record that an estimate was accepted on paper',
  refusals: ['caterers-only', 'contract-not-open', 'estimate-not-open', 'estimate-outdated'],
  params: which,
  query: merchantScope,
  body: z.strictObject({
    revision: revisionNumber,
    name: plainText(120).trim().min(1).describe('Of the person who signed.'),
    on: z.iso.date().describe('The day on which it was signed, from the day on which it was sent to today.'),
    note: textBlock(1000).trim().default(''),
  }),
  reply: estimateView,
});

export const declineEstimate = endpoint({
  method: 'POST',
  path: '/estimates/:id/decline',
  access: 'edit-estimates',
  summary: 'Record that an estimate was declined',
  refusals: ['estimate-not-open'],
  params: which,
  query: merchantScope,
  body: z.strictObject({ revision: revisionNumber, reason: textBlock(1000).trim().default('') }),
  reply: estimateView,
});

export const getEstimatePdf = endpoint({
  method: 'GET',
  path: '/estimates/:id/revisions/:revision/pdf',
  access: 'read-estimates',
  summary: 'A revision as PDF',
  description:
    'Of one that was sent, the bytes that the customer got, in the customer’s language; in the other language it is written from what was ' +
    'sent. Tagged for screen readers.',
  refusals: [...PRICE_REFUSALS],
  replyForm: 'pdf',
  params: whichRevision,
  query: z.strictObject({
    ...merchantScope.shape,
    language: z.enum(LANGUAGES).optional().describe('The customer’s when left out.'),
  }),
  reply: z.null(),
});
