import { type ListSearch, readListSearch } from '../lists/list-search.ts';
import { dayOf } from '../../lib/search-params.ts';

export interface PeriodSearch extends ListSearch {
  from?: string;
  to?: string;
}

/** The period of a report, when both its ends are days. */
export function readPeriod(search: Record<string, unknown>): PeriodSearch {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  return { ...readListSearch(search), ...(from && to ? { from, to } : {}) };
}
