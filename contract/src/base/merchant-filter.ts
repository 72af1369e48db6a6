import { MERCHANT_STATES } from '@comptoir/domain/base/merchants/merchant-state';
import { SUB_SECTORS } from '@comptoir/domain/base/merchants/merchant-information';
import {
  CERTIFICATE_STANDINGS,
  PAYMENT_STANDINGS,
  SUBSCRIPTION_STANDINGS,
} from '@comptoir/domain/base/merchants/merchant-standing';
import { z } from 'zod';
import { plainText, repeated } from '../endpoint.ts';

/** Filter of merchants; fields left out ask for all that the caller looks after. */
export const merchantFilter = z.strictObject({
  q: plainText(100).describe('A number of a merchant, device or bill, or words.').optional(),
  states: repeated(z.enum(MERCHANT_STATES)).describe('Only those in these states; may be repeated.'),
  subSectors: repeated(z.enum(SUB_SECTORS)).describe('Only those of these sub-sectors; may be repeated.'),
  partners: repeated(z.uuid()).describe('Only those that these partners look after; may be repeated.'),
  subscriptions: repeated(z.enum(SUBSCRIPTION_STANDINGS)).describe('Only those whose subscription stands so.'),
  payments: repeated(z.enum(PAYMENT_STANDINGS)).describe(
    'Only those who pay so. Of cards a partner learns nothing: to it `no-card` is `paid-up`.',
  ),
  certificates: repeated(z.enum(CERTIFICATE_STANDINGS)).describe('Only those of whose devices the worst stands so.'),
  noBillFor: z
    .union([z.literal('ever'), z.coerce.number().int().min(1).max(3650)])
    .describe('Only those without a bill for more than so many days, or `ever`.')
    .optional(),
  waiting: z
    .enum(['true', 'false'])
    .describe('`true` for those with bills that the authority does not have yet.')
    .optional(),
});

const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(200).optional();

/** The same in a body or a reply. */
export const askedMerchants = z.strictObject({
  q: plainText(100).optional(),
  states: some(z.enum(MERCHANT_STATES)),
  subSectors: some(z.enum(SUB_SECTORS)),
  partners: some(z.uuid()),
  subscriptions: some(z.enum(SUBSCRIPTION_STANDINGS)),
  payments: some(z.enum(PAYMENT_STANDINGS)),
  certificates: some(z.enum(CERTIFICATE_STANDINGS)),
  noBillFor: z.union([z.literal('ever'), z.number().int().min(1).max(3650)]).optional(),
  waiting: z.enum(['true', 'false']).optional(),
});

/** Description of a search's findings, for every call that takes one. */
export const WHAT_IS_FOUND =
  '`q` finds the merchant of a file, tax, device or bill number; else those whose name, city or numbers hold every word, without ' +
  'letter case and accents; else, when there is none, the 200 closest to it. Text too short for that (no three letters on end) finds ' +
  'names that begin with it. No character of it stands for others. Filters may be repeated.';
