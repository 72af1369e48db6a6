import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { endpoint, merchantScope } from '../endpoint.ts';

const id = z.strictObject({ id: z.uuid() });

export const getBillPdf = endpoint({
  method: 'GET',
  path: '/bills/:id/pdf',
  access: 'read-bills',
  summary: 'A bill as PDF',
  description:
    'What its customer got, or would have got, from its signed text: on paper of 80 mm, in French, tagged for screen readers. Below the ' +
    'document stands that it is a copy of the portal’s.',
  replyForm: 'pdf',
  params: id,
  query: merchantScope,
  reply: z.null(),
});

export const emailBill = endpoint({
  method: 'POST',
  path: '/bills/:id/email',
  access: 'send-bills',
  summary: 'Send a bill to its customer by email',
  description:
    'The bill in the letter and as PDF, to `to`; `language` is the letter’s, the bill itself is in French. A merchant’s user gets a blind copy. ' +
    'The activity log says where it went. A merchant sends so many a day; then `mail-limit-reached`. Bills that are no ' +
    'customer’s are refused: training, copies of the merchant’s, what was never printed, and an invalid certificate.',
  refusals: ['bill-not-for-customer', 'mail-limit-reached'],
  params: id,
  query: merchantScope,
  body: z.strictObject({
    to: mailAddress.describe('The customer’s address.'),
    language: z.enum(['fr', 'en']).default('fr').describe('The language of the letter around the bill.'),
  }),
  reply: z.null(),
});
