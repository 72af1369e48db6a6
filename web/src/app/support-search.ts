import { TICKET_STATES, type TicketState } from '@comptoir/domain/help/support/ticket-state';
import { readFilters, readListSearch, type ListSearch } from '../shared/lists/list-search.ts';
import { idOf } from './search-params.ts';

interface ContactSearch extends ListSearch {
  /** The bill that a message to support is about. */
  bill?: string | undefined;
}

/** The conversation that is open, and what a message is about. */
export const readContactSearch = (search: Record<string, unknown>): ContactSearch => ({
  ...readListSearch(search),
  bill: idOf(search['bill']),
});

interface TicketsSearch extends ListSearch {
  state?: TicketState | 'to-answer' | 'all' | undefined;
  /** A person of support, or `none`. */
  who?: string | undefined;
  /** A merchant. */
  about?: string | undefined;
}

/** The filters of support's queue. */
export const readTicketsSearch = (search: Record<string, unknown>): TicketsSearch => ({
  ...readListSearch(search),
  state: ([...TICKET_STATES, 'to-answer', 'all'] as const).find((state) => state === search['state']),
  who: search['who'] === 'none' ? 'none' : idOf(search['who']),
  about: idOf(search['about']),
});

/** Reads the state of the jobs to list. */
export const readJobsSearch = readFilters({ state: ['waiting', 'running', 'retrying', 'failed'] });
