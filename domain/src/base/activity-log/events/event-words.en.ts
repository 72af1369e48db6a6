import type { MerchantRight } from '../../access/merchant-right.ts';
import { dollars } from '../../languages/formats.ts';
import { ACTIONS } from '../action-words.en.ts';
import { changedFieldsEn } from '../changed-fields.en.ts';
import { changedValuesEn } from '../changed-values.en.ts';
import type { DeclarationReason } from './declaration-reason.ts';
import type { BillFacts, CardFacts, EstimateFacts, InvoiceFacts, PriceFacts, ThirdPartyFacts } from './facts.ts';

const FIELDS: Readonly<Record<string, string>> = changedFieldsEn;

const CONTRACTS: Readonly<Record<DeclarationReason, string>> = {
  new: 'new contract',
  change: 'change of contract',
  end: 'end of contract',
};

const RIGHTS: Readonly<Record<MerchantRight, string>> = changedValuesEn.right;

/** Reasons of the relay for not taking a bill. The codes are those of the device API. */
const REASONS: Readonly<Record<string, string>> = {
  malformed: 'unreadable document',
  'foreign-device': 'it does not belong to this device',
  'broken-chain': 'it does not follow the device’s previous bill',
  'broken-signature': 'the signature is invalid',
  'amounts-do-not-add-up': 'the amounts do not add up',
};

/** Words that sentences of several events share, in English. */
export const en = {
  bill: (of: BillFacts): string => `Bill ${of.noTrans} for ${dollars(of.totalCents, 'en')}`,
  invoice: (of: InvoiceFacts): string => `Invoice ${of.number} for ${dollars(of.totalCents, 'en')}`,
  prices: (f: PriceFacts): string => `${dollars(f.toCents, 'en')} instead of ${dollars(f.fromCents, 'en')}`,
  card: ({ brand, last4 }: CardFacts): string => (brand && last4 ? `${brand} card ending in ${last4}` : 'Card'),
  estimate: ({ number, revision }: EstimateFacts): string => `Estimate ${number}, revision ${revision},`,
  decidedHow: ({ email }: EstimateFacts): string =>
    email === null ? 'by the customer' : `outside the portal, written down by ${email}`,
  contract: ({ thirdParty, contract: state }: ThirdPartyFacts): string =>
    `Usual third party ${thirdParty}, ${CONTRACTS[state]}`,
  fieldName: (field: string): string => FIELDS[field] ?? field,
  actions: ACTIONS,
  rights: RIGHTS,
  roles: { admin: 'administrator', partner: 'partner', merchant: 'merchant' },
  programs: { quickbooks: 'QuickBooks Online', sage: 'Sage Accounting' },
  reasons: REASONS,
  units: { minutes: 'min', hours: 'h', days: 'days' },
};
