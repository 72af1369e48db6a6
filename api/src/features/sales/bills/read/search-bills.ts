import type { SearchFindings } from '@comptoir/contract/base/search';
import { readBillSearch } from '@comptoir/domain/sales/bills/bill-search';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Sought } from '../../../base/search/search-source.ts';
import {
  findBillsAnywhere,
  findBillsByAuthority,
  findBillsOfAmount,
  findBillsOfMerchant,
  type FoundBill,
} from './bills-found.queries.ts';

/**
 * The bills of a number: the authority's wherever they are; ours among a merchant's own by their beginning, and elsewhere in whole, as
 * their first letters say the device. A merchant's own are found by what was paid as well.
 */
export async function searchBills(tx: Transaction, { q, actor, most }: Sought): Promise<SearchFindings['bills']> {
  const { number = null, psiNoTrans = null, amountCents = null } = readBillSearch(q) ?? {};
  const { merchantId } = actor;
  const [numbered, paid] = await Promise.all([
    psiNoTrans ? findBillsByAuthority(tx, { psiNoTrans, most }) : findNumbered(tx, { number, merchantId, most }),
    amountCents === null || merchantId === null ? [] : findBillsOfAmount(tx, { merchantId, amountCents, most }),
  ]);
  const others = paid.filter(({ id }) => !numbered.some((bill) => bill.id === id));
  return [...numbered, ...others]
    .slice(0, most)
    .map(({ signedAt, ...bill }) => ({ ...bill, signedAt: signedAt.toISOString() }));
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
