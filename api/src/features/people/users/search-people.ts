import type { SearchFindings } from '@comptoir/contract/base/search';
import { readMerchantSearch } from '@comptoir/domain/base/merchants/read-merchant-search';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../../base/search/search-source.ts';
import { findPeopleNear, findPeopleWith } from './people-search.queries.ts';

/** The people whose name or email holds every word, else those closest to them: as merchants are found. */
export async function searchPeople(tx: Transaction, { q, actor, most }: Sought): Promise<SearchFindings['people']> {
  const words = readMerchantSearch(q)?.words ?? [];
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const found = await findPeopleWith(tx, patterns, { actor, most });
  return found.length > 0 ? found : findPeopleNear(tx, words, { actor, most });
}
