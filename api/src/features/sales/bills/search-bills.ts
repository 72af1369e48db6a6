import type { SearchFindings } from '@comptoir/contract/base/search';
import { readBillSearch } from '@comptoir/domain/sales/bills/bill-search';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../../base/search/search-source.ts';
import { findBillsAnywhere, findBillsByAuthority, findBillsOfMerchant, type FoundBill } from './bills-found.queries.ts';

/**
 * The bills of a number: the authority's wherever they are; ours among a merchant's own by their beginning, and elsewhere in whole, as
 * their first letters say the device.
 */
export async function searchBills(tx: Transaction, { q, actor, most }: Sought): Promise<SearchFindings['bills']> {
  const { number, psiNoTrans } = readBillSearch(q) ?? { number: null, psiNoTrans: null };
  const found = psiNoTrans
    ? await findBillsByAuthority(tx, { psiNoTrans, most })
    : await findNumbered(tx, { number, merchantId: actor.merchantId, most });
  return found.map(({ signedAt, ...bill }) => ({ ...bill, signedAt: signedAt.toISOString() }));
}

interface Numbered {
  readonly number: string | null;
  readonly merchantId: string | null;
  readonly most: number;
}

async function findNumbered(tx: Transaction, { number, merchantId, most }: Numbered): Promise<FoundBill[]> {
  if (number === null) return [];
  if (merchantId !== null) return findBillsOfMerchant(tx, { merchantId, number, most });
  const prefix = /^([\dA-Z]{4})-\d{1,5}$/.exec(number)?.[1];
  return prefix ? findBillsAnywhere(tx, { number, prefix, most }) : [];
}
