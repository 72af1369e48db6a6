import {
  CERTIFICATE_STANDINGS,
  PAYMENT_STANDINGS,
  SUBSCRIPTION_STANDINGS,
} from '@comptoir/domain/base/merchants/merchant-standing';
import { z } from 'zod';
import { endpoint, instant, repeated, rowFormat } from '../endpoint.ts';
import { merchantFilter, WHAT_IS_FOUND } from './merchant-filter.ts';

export const exportMerchants = endpoint({
  method: 'GET',
  path: '/merchant/export',
  access: 'list-merchants',
  summary: 'All merchants of a filter as a file',
  description:
    `${WHAT_IS_FOUND} By name, out of one snapshot and without a limit. The last line says how many there are, the last id and a hash ` +
    'of what came before: a file without it was cut. Texts are in the language of `Accept-Language`.',
  replyForm: 'rows',
  query: merchantFilter.extend({ format: rowFormat.default('csv') }),
  reply: z.null(),
});

/** Standing of a merchant beside its file. */
export const merchantFacts = z.strictObject({
  id: z.uuid(),
  subscription: z.enum(SUBSCRIPTION_STANDINGS),
  payment: z.enum(PAYMENT_STANDINGS).describe('To a partner, `no-card` is `paid-up`.'),
  certificates: z.enum(CERTIFICATE_STANDINGS).describe('Of whose devices the worst stands so.'),
  lastBillOn: z.iso.date().nullable().describe('The day of its last bill, by its own clock.'),
  waiting: z.number().int().min(0),
  oldestWaitingAt: instant.nullable(),
  refused: z.number().int().min(0).describe('Bills of the last seven days that the authority refused.'),
  devicesInTrouble: z.number().int().min(0).describe('Devices that may not sign, or soon no longer.'),
  owedCents: z.number().int().min(0).describe('What was due and is not paid.'),
  isStuck: z.boolean().describe('Registering for more than a week.'),
});
export type MerchantFacts = z.infer<typeof merchantFacts>;

export const listMerchantFacts = endpoint({
  method: 'GET',
  path: '/merchant/facts',
  access: 'list-merchants',
  summary: 'What lists show of merchants beside their file',
  description:
    'What they pay, how long their devices may sign, when they sold last, what waits and what else needs a look; of those that the caller sees.',
  query: z.strictObject({ merchants: repeated(z.uuid()).describe('Their ids, of `listMerchants`.') }),
  reply: z.strictObject({ items: z.array(merchantFacts) }),
});
