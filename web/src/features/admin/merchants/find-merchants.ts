import type { MerchantView } from '@comptoir/contract/base/merchants';
import { matchesSearch } from '../../../lib/matches-search.ts';

/** What the list is narrowed to. */
export interface MerchantFilters {
  readonly search: string;
  readonly registration: 'all' | 'complete' | 'incomplete';
  readonly account: 'all' | 'active' | 'inactive';
}

export const NO_FILTERS: MerchantFilters = { search: '', registration: 'all', account: 'all' };

/** The merchants that match: by name, city, file, tax or phone number. */
export const findMerchants = (merchants: readonly MerchantView[], filters: MerchantFilters): MerchantView[] =>
  merchants.filter((merchant) => {
    const registration = merchant.subscriptionCompleted ? 'complete' : 'incomplete';
    const account = merchant.active ? 'active' : 'inactive';
    return (
      (filters.registration === 'all' || filters.registration === registration) &&
      (filters.account === 'all' || filters.account === account) &&
      matchesSearch(filters.search, searchedTexts(merchant))
    );
  });

const searchedTexts = (merchant: MerchantView): (string | null)[] => [
  merchant.company_name,
  merchant.city,
  merchant.file_number,
  merchant.qst_number,
  merchant.gst_number,
  `${merchant.area_code ?? ''}${merchant.phone_number ?? ''}`,
];
