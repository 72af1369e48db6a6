import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { idOf } from '../../../lib/search-params.ts';
import { PhoneIcon } from '../../../ui/icons.tsx';

interface ContactSearch extends ListSearch {
  /** The bill that a message to support is about. */
  bill?: string | undefined;
}

/** The conversation that is open, and what a message is about. */
const readContactSearch = (search: Record<string, unknown>): ContactSearch => ({
  ...readListSearch(search),
  bill: idOf(search['bill']),
});

export const contact = screen({
  path: '/contact',
  access: 'use-session',
  group: 'help',
  Icon: PhoneIcon,
  search: readContactSearch,
  texts: ['support', 'supportContact', 'tickets'],
  page: () => import('./support-page.tsx'),
});
