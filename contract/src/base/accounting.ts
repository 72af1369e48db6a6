import {
  isAccountName,
  isAccountNumber,
  JOURNAL_FORMATS,
  LONGEST_ACCOUNT_NAME,
} from '@comptoir/domain/base/accounting/account';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { instant } from '../endpoint.ts';

/** An account as the bookkeeping programs know it; what is empty is not given. */
const account = z.strictObject({
  name: boundedText(LONGEST_ACCOUNT_NAME)
    .refine((name) => name === '' || isAccountName(name), { error: 'account-name' })
    .describe('For QuickBooks, to the letter; sub-accounts as `Parent:Child`.'),
  number: boundedText(8)
    .refine((number) => number === '' || isAccountNumber(number), { error: 'account-number' })
    .describe('For Sage: up to eight digits.'),
});

/** An account for each thing that is booked. */
export const accountsOf = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, account])) as Record<Key, typeof account>);

/** Accounts as they are in force, and since when; null as long as no one has saved any: they are suggestions in the language of `Accept-Language`. */
export const accountsView = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject({ accounts: accountsOf(keys), changedAt: instant.nullable() });

/** Query for the journal of some days, for one program. */
export const journalQuery = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  format: z.enum(JOURNAL_FORMATS).describe('QuickBooks Online or Sage Accounting.'),
});

export const WHAT_A_JOURNAL_IS =
  'Journal entries, one a day, debits equal to credits to the cent, as CSV files within the importer’s limits and a read-me with ' +
  'counts and totals. Refused while an account that is booked on has no name (QuickBooks) or number (Sage); `fields` names them. ' +
  'Texts are in the language of `Accept-Language`. The log says that it was exported.';
