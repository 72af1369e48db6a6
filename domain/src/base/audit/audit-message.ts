import type { Sentences } from '../activity-log/events/event.ts';
import { EVENTS } from '../activity-log/log-event.ts';
import type { Language } from '../merchants/merchant-information.ts';
import { isOwn, OWN_ACTS, type AuditAction, type AuditRecord } from './audit-action.ts';

/**
 * The sentence of a row of the audit trail in a language. An event of the activity log says there what it says here, but for those that
 * speak to their merchant.
 */
export const auditMessage = ({ action, facts }: AuditRecord, language: Language): string =>
  sentencesOf(action)[language](facts);

const sentencesOf = (action: AuditAction) =>
  (isOwn(action) ? OWN_ACTS[action].sentence : (EVENTS[action].ofMerchant ?? EVENTS[action])) as Sentences<
    AuditRecord['facts']
  >;
