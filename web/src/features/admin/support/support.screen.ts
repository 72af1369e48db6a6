import { TICKET_STATES, type TicketState } from '@comptoir/domain/help/support/ticket-state';
import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { idOf } from '../../../lib/search-params.ts';
import { QuestionIcon } from '../../../ui/icons.tsx';

interface TicketsSearch extends ListSearch {
  state?: TicketState | 'to-answer' | 'all' | undefined;
  /** A person of support, or `none`. */
  who?: string | undefined;
  /** A merchant. */
  about?: string | undefined;
}

/** The filters of support's queue. */
const readTicketsSearch = (search: Record<string, unknown>): TicketsSearch => ({
  ...readListSearch(search),
  state: ([...TICKET_STATES, 'to-answer', 'all'] as const).find((state) => state === search['state']),
  who: search['who'] === 'none' ? 'none' : idOf(search['who']),
  about: idOf(search['about']),
});

export const supportQueue = screen({
  path: '/admin/support',
  access: 'answer-support',
  group: 'administration',
  Icon: QuestionIcon,
  search: readTicketsSearch,
  texts: ['supportQueue', 'tickets'],
  page: () => import('./support-queue-page.tsx'),
});
