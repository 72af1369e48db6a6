import { z } from 'zod';
import { endpoint, instant, textBlock } from '../endpoint.ts';

export const SUPPORT_SUBJECTS = ['certificate', 'transmission', 'terminal', 'billing', 'account', 'other'] as const;

/** How support is reached. Null: there is no such way. Source: spec §2 "Contact us". */
export const getSupportContact = endpoint({
  method: 'GET',
  path: '/support-contact',
  access: 'public',
  summary: 'Telephone and e-mail of support',
  description: 'As the portal shows them wherever it says to call or write.',
  refusals: ['too-many-requests'],
  reply: z.strictObject({ phone: z.string().nullable(), email: z.string().nullable() }),
});

/** Source: spec §2 "Contact us". */
export const askSupport = endpoint({
  method: 'POST',
  path: '/support-messages',
  access: 'ask-support',
  summary: 'Write to support',
  description:
    'The caller makes `id`: a message that comes twice is one ticket. It is mailed to support, with a copy to the ' +
    'user.',
  refusals: ['mail-limit-reached'],
  query: z.strictObject({ merchantId: z.uuid().optional() }),
  body: z.strictObject({
    id: z.uuid(),
    subject: z.enum(SUPPORT_SUBJECTS),
    message: textBlock(5000).trim().min(1),
  }),
  reply: z.strictObject({ ticketNumber: z.string(), sentAt: instant }),
});
