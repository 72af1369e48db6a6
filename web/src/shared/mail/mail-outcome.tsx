import type { MailFailure } from '@comptoir/contract/base/mail';
import { useTranslations } from 'use-intl';
import { StatusBadge } from '../../ui/status-badge.tsx';

const TONES = {
  refused: 'error',
  unavailable: 'warning',
  unknown: 'warning',
  bounced: 'error',
  'bounced-for-now': 'warning',
  complaint: 'error',
} as const;

/** Reason that a mail is not where it should be, in a word. */
export function MailOutcome({ outcome }: Pick<MailFailure, 'outcome'>) {
  const t = useTranslations('mailFailures');
  return <StatusBadge tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</StatusBadge>;
}
