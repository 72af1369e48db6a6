import type { AuditFacts, OwnAction } from './audit-action.ts';

/** A sentence for each action that the activity log does not have, written from its facts. */
export type AuditSentences = { readonly [Action in OwnAction]: (facts: AuditFacts[Action]) => string };
