import type { SearchFindings } from '@comptoir/contract/base/search';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../../base/search/search-source.ts';
import { findPartnersWith } from './partners.queries.ts';

/** The partners whose name, email or telephone number holds every word: as their list finds them. */
export const searchPartners = (tx: Transaction, { q, most }: Sought): Promise<SearchFindings['partners']> =>
  findPartnersWith(tx, searchWords(q), most);
