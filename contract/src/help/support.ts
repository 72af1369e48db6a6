import { z } from 'zod';
import { endpoint, instant, textBlock } from '../endpoint.ts';

export const SUPPORT_SUBJECTS = ['certificate', 'transmission', 'terminal', 'billing', 'account', 'other'] as const;

/** Source: spec §2 "Contact us". */
export const askSupport = endpoint({
  method: 'POST',
  path: '/support-messages',
  access: 'ask-support',
  summary: 'Write to support',
  description:
    'The caller makes `id`: a message that comes twice is one ticket. It is mailed to support, with a copy to the ' +
    'user. A device or a bill that it is about is one of the same business.',
  refusals: ['mail-limit-reached'],
  query: z.strictObject({ merchantId: z.uuid().optional() }),
  body: z.strictObject({
    id: z.uuid(),
    subject: z.enum(SUPPORT_SUBJECTS),
    message: textBlock(5000).trim().min(1),
    deviceId: z.uuid().optional(),
    billId: z.uuid().optional(),
  }),
  reply: z.strictObject({ ticketNumber: z.string(), sentAt: instant }),
});
