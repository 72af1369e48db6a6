import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sought } from '../../base/search/search-source.ts';
import { findInvoicesNumbered } from './invoices.queries.ts';

/** The invoices of the number that was typed; nothing else of them is looked through. */
export async function searchInvoices(tx: Transaction, { q, most }: Sought): Promise<SearchFindings['invoices']> {
  const digits = /^(?:#|n[o°]\s?)?\s*(\d{3,15})$/i.exec(q)?.[1];
  return digits ? findInvoicesNumbered(tx, { number: Number(digits), most }) : [];
}
