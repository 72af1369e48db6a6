import type { LogRecord } from '../activity-log/log-event.ts';
import { logMessage } from '../activity-log/log-message.ts';
import type { Language } from '../merchants/merchant-information.ts';
import type { AuditAction, AuditRecord } from './audit-action.ts';
import { auditSentencesEn } from './audit-sentences.en.ts';
import { auditSentencesFr } from './audit-sentences.fr.ts';
import { thirdPersonEn } from './third-person.en.ts';
import { thirdPersonFr } from './third-person.fr.ts';

const SENTENCES = { fr: auditSentencesFr, en: auditSentencesEn };
const OF_A_MERCHANT = { fr: thirdPersonFr, en: thirdPersonEn };

type Write = (facts: AuditRecord['facts']) => string;

/**
 * The sentence of a row of the audit trail in a language. An event of the activity log says there what it says here, but for those that
 * speak to their merchant.
 */
export function auditMessage({ action, facts }: AuditRecord, language: Language): string {
  const own = { ...SENTENCES[language], ...OF_A_MERCHANT[language] } as Readonly<Partial<Record<AuditAction, Write>>>;
  return own[action]?.(facts) ?? logMessage({ event: action, facts } as LogRecord, language);
}
