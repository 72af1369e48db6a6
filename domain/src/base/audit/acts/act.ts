import type { Sentences } from '../../activity-log/events/event.ts';
import type { AuditGroup } from '../../activity-log/events/audit-groups.ts';

/** An act of the audit trail that is no event of the activity log: the group it is looked for under, and its sentence in each language. */
export interface ActRow<Facts> {
  readonly group: AuditGroup;
  readonly sentence: Sentences<Facts>;
}

/** A row with the facts that its sentences are written from. */
export const act = <Facts>(group: AuditGroup, sentence: Sentences<Facts>): ActRow<Facts> => ({ group, sentence });
