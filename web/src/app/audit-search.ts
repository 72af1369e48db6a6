import { AUDIT_GROUPS, type AuditGroup } from '@comptoir/domain/audit/audit-action';
import { dayOf, idOf, listOf } from './search-params.ts';

interface AuditSearch {
  group?: AuditGroup | undefined;
  /** The id of a person, and of a merchant. */
  who?: string | undefined;
  about?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}

/** The filters of the audit trail, as far as the address says something that makes sense. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  group: AUDIT_GROUPS.find((group) => group === search['group']),
  who: idOf(search['who']),
  about: idOf(search['about']),
  since: dayOf(search['since']),
  until: dayOf(search['until']),
  text: listOf(search['text'])[0],
});
