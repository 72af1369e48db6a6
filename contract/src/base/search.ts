import { MERCHANT_STATES } from '@comptoir/domain/base/merchants/merchant-state';
import { z } from 'zod';
import { endpoint, instant, plainText } from '../endpoint.ts';

const ofMerchant = { merchantId: z.uuid(), company_name: z.string() };

/** Findings, the most fitting first, a few of each kind. */
const searchFindings = z.strictObject({
  merchants: z.array(
    z.strictObject({
      id: z.uuid(),
      company_name: z.string(),
      city: z.string().nullable(),
      file_number: z.string().nullable(),
      state: z.enum(MERCHANT_STATES),
    }),
  ),
  invoices: z.array(
    z.strictObject({
      id: z.uuid(),
      number: z.string(),
      ...ofMerchant,
      totalCents: z.number().int(),
    }),
  ),
  bills: z.array(
    z.strictObject({
      id: z.uuid(),
      number: z.string(),
      authorityNumber: z.string().nullable().describe('Null until the authority has given one.'),
      ...ofMerchant,
      signedAt: instant,
      totalCents: z.number().int(),
    }),
  ),
  devices: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      deviceNumber: z.string().nullable(),
      androidSerial: z.string().nullable(),
      ...ofMerchant,
    }),
  ),
  people: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['admin', 'partner', 'merchant']),
      merchantId: z.uuid().nullable(),
      partnerId: z.uuid().nullable(),
      of: z.string().nullable().describe('The name of their merchant or partner.'),
    }),
  ),
  partners: z.array(z.strictObject({ id: z.uuid(), name: z.string(), email: z.string().nullable() })),
});
export type SearchFindings = z.infer<typeof searchFindings>;

export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'search',
  summary: 'Look for anything',
  description:
    'At most five of each kind, of what the caller may read: administrators of all, partners of their merchants, merchants of ' +
    'themselves. A kind that is not theirs to read is empty. Merchants are found as `listMerchants` finds them; from three letters or ' +
    'figures on also invoices by number, bills by their number or the authority’s, a merchant’s own also by their amount, devices by ' +
    'the beginning of their number or serial, people by name or email, or else the closest, and partners by name, email or ' +
    'telephone number, without letter case and accents. No character of `q` stands for others.',
  query: z.strictObject({ q: plainText(100).trim().min(1) }),
  reply: searchFindings,
});
