import { AUDIT_GROUPS, type AuditGroup } from '@comptoir/domain/base/activity-log/events/audit-groups';
import { searchText } from '../../../lib/search-text.ts';
import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { auditChainQuery, auditQuery } from '../../../shared/queries/base.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { dayOf, idOf, listOf } from '../../../lib/search-params.ts';

interface AuditSearch extends ListSearch {
  group?: AuditGroup | undefined;
  /** The id of a person, and of a merchant. */
  who?: string | undefined;
  about?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}

/** The filters of the audit trail, as far as the address says something that makes sense. */
const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  ...readListSearch(search),
  group: AUDIT_GROUPS.find((group) => group === search['group']),
  who: idOf(search['who']),
  about: idOf(search['about']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  text: listOf(search['text']).map(searchText)[0],
});

export const audit = screen({
  path: '/gestion/audit',
  access: 'read-audit',
  frame: 'gestion',
  search: readAuditSearch,
  texts: ['audit'],
  firstQueries: ({ search }) => [auditChainQuery(), auditQuery(search)],
  page: () => import('./audit-page.tsx'),
});
