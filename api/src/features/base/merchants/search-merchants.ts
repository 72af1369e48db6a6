import type { SearchFindings } from '@comptoir/contract/base/search';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../search/search-source.ts';
import { findMerchants } from './find-merchants.ts';
import { partnerOf } from './merchant-filter.ts';
import { listMerchantPage } from './merchant-pages.queries.ts';

/** The first merchants that a search means, as their list would show them. */
export async function searchMerchants(
  tx: Transaction,
  { q, actor, most, now }: Sought,
): Promise<SearchFindings['merchants']> {
  const partnerId = partnerOf(actor);
  const found = await findMerchants(tx, { q, partnerId });
  const order = found.kind === 'near' ? 'closeness' : 'name';
  const merchants = await listMerchantPage(tx, { partnerId, found, now }, { order, cursor: null, limit: most });
  return merchants.map((merchant) => ({
    id: merchant.id,
    company_name: merchant.companyName,
    city: merchant.city,
    file_number: merchant.fileNumber,
    state: merchantState(merchant),
  }));
}
