import { MERCHANT_COLUMNS, type MerchantColumn } from '@comptoir/domain/base/merchants/merchant-columns';
import { SUB_SECTORS, type SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import {
  CERTIFICATE_STANDINGS,
  type CertificateStanding,
  PAYMENT_STANDINGS,
  type PaymentStanding,
  SUBSCRIPTION_STANDINGS,
  type SubscriptionStanding,
} from '@comptoir/domain/base/merchants/merchant-standing';
import { MERCHANT_STATES, type MerchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { type ListSearch, readFilters } from '../lists/list-search.ts';
import { merchantCountQuery, merchantPageQuery } from '../queries/base.ts';
import { OVERVIEW_LOOKS, type OverviewLook } from '../queries/looked-at.ts';
import { wantedMerchants } from '../queries/wanted-merchants.ts';
import { amongst, filled, idOf, listOf } from '../../lib/search-params.ts';

interface MerchantsSearch extends ListSearch {
  /** In which states. */
  accounts?: MerchantState[];
  subSectors?: SubSector[];
  /** The ids of partners. */
  partners?: string[];
  plans?: SubscriptionStanding[];
  /** Payment standings of merchants; other lists have payments of other things. */
  dues?: PaymentStanding[];
  certificates?: CertificateStanding[];
  /** Without a bill for so many days, or ever. */
  quiet?: string | undefined;
  /** Filters by waiting bills. */
  waiting?: 'true' | 'false' | undefined;
  columns?: MerchantColumn[];
  /** The view that was opened. */
  saved?: string | undefined;
  /** Look of an overview, and for its mails the merchant whose people alone they went to. */
  look?: OverviewLook | undefined;
  about?: string | undefined;
}

/** The filters of the lists of merchants. */
export const readMerchantsSearch = (search: Record<string, unknown>): MerchantsSearch => ({
  ...readFilters({ look: OVERVIEW_LOOKS, waiting: ['true', 'false'] })(search),
  ...filled('accounts', amongst(MERCHANT_STATES, search['accounts'])),
  ...filled('subSectors', amongst(SUB_SECTORS, search['subSectors'])),
  ...filled(
    'partners',
    listOf(search['partners']).flatMap((value) => idOf(value) ?? []),
  ),
  ...filled('plans', amongst(SUBSCRIPTION_STANDINGS, search['plans'])),
  ...filled('dues', amongst(PAYMENT_STANDINGS, search['dues'])),
  ...filled('certificates', amongst(CERTIFICATE_STANDINGS, search['certificates'])),
  ...filled('columns', amongst(MERCHANT_COLUMNS, search['columns'])),
  quiet: listOf(search['quiet']).find((value) => /^(?:ever|[1-9]\d{0,2})$/.test(value)),
  saved: idOf(search['saved']),
  about: idOf(search['about']),
});

/** The page of merchants that the address names, of those of one partner where that is given, and their number. */
export function merchantPageQueries(search: MerchantsSearch, of: { readonly partners?: string[] } = {}) {
  const { wanted, place } = wantedMerchants(search);
  const narrowed = { ...wanted, ...of };
  return [merchantPageQuery(narrowed, place), merchantCountQuery(narrowed)];
}
