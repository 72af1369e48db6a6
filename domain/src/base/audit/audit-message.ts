import { LOG_CATALOGUE } from '../activity-log/log-catalogue.ts';
import type { LogRecord } from '../activity-log/log-event.ts';
import { logMessage } from '../activity-log/log-message.ts';
import type { Language } from '../merchants/merchant-information.ts';
import type { AuditRecord, OwnAction } from './audit-action.ts';
import { auditSentencesEn } from './audit-sentences.en.ts';
import { auditSentencesFr } from './audit-sentences.fr.ts';

const SENTENCES = { fr: auditSentencesFr, en: auditSentencesEn };

/** The sentence of a row of the audit trail in a language; an event of the activity log says there what it says here. */
export function auditMessage({ action, facts }: AuditRecord, language: Language): string {
  if (action in LOG_CATALOGUE) return logMessage({ event: action, facts } as LogRecord, language);
  const write = SENTENCES[language][action as OwnAction] as (facts: AuditRecord['facts']) => string;
  return write(facts);
}
