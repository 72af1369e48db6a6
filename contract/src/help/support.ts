import { z } from 'zod';
import { endpoint, instant, textBlock } from '../endpoint.ts';

export const SUPPORT_SUBJECTS = ['certificate', 'transmission', 'terminal', 'billing', 'account', 'other'] as const;

/** A day on which support rests beside weekends and public holidays, and why. */
export const closingDay = z.strictObject({ on: z.iso.date(), nameFr: z.string(), nameEn: z.string() });
export type ClosingDayView = z.infer<typeof closingDay>;

/** How support is reached. Null: there is no such way. Source: spec §2 "Contact us". */
export const getSupportContact = endpoint({
  method: 'GET',
  path: '/support-contact',
  access: 'public',
  summary: 'How support is reached, and when it answers',
  description:
    'As the portal shows it wherever it says to call or write. Hours are those of Québec, Monday to Friday but public holidays; ' +
    '`closingDays` are the further days of rest, from today on.',
  refusals: ['too-many-requests'],
  reply: z.strictObject({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    opens: z.string(),
    closes: z.string(),
    closingDays: z.array(closingDay),
  }),
});

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
