import { readMerchantSearch, type MerchantSearch } from '@comptoir/domain/base/merchants/read-merchant-search';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  findMerchantsByNumber,
  findMerchantsByPeople,
  findMerchantsNear,
  findMerchantsWith,
  type NearMerchant,
} from './merchant-search.queries.ts';

/** Result of a search: all merchants, some by id or by a shared number, those whose name begins or whose text holds something, or the closest. */
export type FoundMerchants =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'selected'; readonly selectionId: string }
  | { readonly kind: 'numbered'; readonly number: string }
  | { readonly kind: 'beginning'; readonly text: string }
  | { readonly kind: 'holding'; readonly patterns: readonly string[] }
  | { readonly kind: 'near'; readonly merchants: readonly NearMerchant[] };

/** Beyond so many, merchants are looked through in the order of the page, which is soon full. */
const MOST_BY_ID = 1000;

/** Most of the closest that are worth reading. */
const MOST_NEAR = 200;

/**
 * Finds out what was meant: a number of one merchant, else words of a merchant or of its people, else something like them. Other filters have no say in it,
 * so that a search means the same with each.
 */
export async function findMerchants(
  tx: Transaction,
  { q, partnerId }: { q: string | undefined; partnerId: string | null },
): Promise<FoundMerchants> {
  const search = readMerchantSearch(q ?? '');
  if (!search) return { kind: 'all' };
  const numbered = search.number === null ? null : await findNumber(tx, search.number);
  if (numbered) return numbered;
  return search.words.length === 0 ? { kind: 'beginning', text: search.text } : findWords(tx, search, partnerId);
}

async function findNumber(tx: Transaction, number: string): Promise<FoundMerchants | null> {
  const prefix = /^([\dA-Z]{4})-\d{1,5}$/.exec(number)?.[1] ?? null;
  const found = await findMerchantsByNumber(tx, { number, prefix, most: MOST_BY_ID + 1 });
  // only numbers of files are borne by many, such as the one that is suggested
  if (found.length > MOST_BY_ID) return { kind: 'numbered', number };
  return found.length > 0 ? { kind: 'some', ids: idsOf(found) } : null;
}

async function findWords(
  tx: Transaction,
  { words }: MerchantSearch,
  partnerId: string | null,
): Promise<FoundMerchants> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const found = await findMerchantsWith(tx, patterns, { partnerId, most: MOST_BY_ID + 1 });
  if (found.length > MOST_BY_ID) return { kind: 'holding', patterns };
  const ofPeople = await findMerchantsByPeople(tx, patterns, { partnerId, most: MOST_BY_ID });
  const ids = [...new Set(idsOf([...found, ...ofPeople]))].slice(0, MOST_BY_ID);
  if (ids.length > 0) return { kind: 'some', ids };
  return { kind: 'near', merchants: await findMerchantsNear(tx, words, { partnerId, most: MOST_NEAR }) };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
