import type { MerchantView } from '@comptoir/contract/base/merchants';
import { matchesSearch } from '../../../lib/matches-search.ts';

/** What the list is narrowed to; what is absent narrows nothing. */
export interface MerchantFilters {
  readonly search: string;
  readonly registration?: 'complete' | 'incomplete' | undefined;
  readonly account?: 'active' | 'inactive' | undefined;
}

/** The merchants that match: by name, city, file, tax or phone number. */
export const findMerchants = (merchants: readonly MerchantView[], filters: MerchantFilters): MerchantView[] =>
  merchants.filter((merchant) => {
    const { registration, account, search } = filters;
    return (
      (!registration || merchant.subscriptionCompleted === (registration === 'complete')) &&
      (!account || merchant.active === (account === 'active')) &&
      matchesSearch(search, searchedTexts(merchant))
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
