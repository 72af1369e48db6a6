import { LOG_EVENTS } from '../activity-log/log-catalogue.ts';
import { EVENTS, type LogEvent, type LogFacts } from '../activity-log/log-event.ts';
import type { ActRow } from './acts/act.ts';
import { merchantsActs } from './acts/merchants.ts';
import { operationsActs } from './acts/operations.ts';
import { peopleActs } from './acts/people.ts';
import { settingsActs } from './acts/settings.ts';
import type { AuditGroup } from '../activity-log/events/audit-groups.ts';

/**
 * Acts of the audit trail beside the events of the activity log, a row each: those that concern no merchant, or is nothing for a merchant
 * to read. No fact is a password, a code of a second step or a reference to a card.
 */
export const OWN_ACTS = { ...peopleActs, ...settingsActs, ...merchantsActs, ...operationsActs };

/** Act that the activity log does not have. */
type OwnAction = keyof typeof OWN_ACTS;

/** Everything the audit trail can say, with the facts of each. */
export type AuditFacts = LogFacts & {
  readonly [Action in OwnAction]: (typeof OWN_ACTS)[Action] extends ActRow<infer Facts> ? Facts : never;
};

/** Act of a user, or event of a sign-in. */
export type AuditAction = LogEvent | OwnAction;

/** An action with its facts. */
export type AuditRecord = {
  [Action in AuditAction]: { readonly action: Action; readonly facts: AuditFacts[Action] };
}[AuditAction];

/** Every action, those of the activity log first. */
export const AUDIT_ACTIONS: readonly AuditAction[] = [...LOG_EVENTS, ...(Object.keys(OWN_ACTS) as OwnAction[])];

/** True for an act that the activity log does not have. */
export const isOwn = (action: AuditAction): action is OwnAction => action in OWN_ACTS;

/** The group that an action is looked for under. */
export const groupOf = (action: AuditAction): AuditGroup =>
  isOwn(action) ? OWN_ACTS[action].group : EVENTS[action].shown.audit;
