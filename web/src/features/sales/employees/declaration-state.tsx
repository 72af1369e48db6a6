import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './employees.module.css';

const TONES: Readonly<Record<EmployeeView['declaration']['state'], Tone>> = {
  waiting: 'info',
  declared: 'success',
  refused: 'error',
  'same-name': 'warning',
  'to-withdraw': 'warning',
  withdrawn: 'neutral',
};

/** Where an employee stands with the authority, by colour and word, since when, and under which name if not their own. */
export function DeclarationState({ employee: { name, declaration } }: { readonly employee: EmployeeView }) {
  const t = useTranslations('employees');
  const reader = useReader();
  const { state, changedAt, name: declaredName } = declaration;
  const since = changedAt ? new Date(changedAt) : null;
  return (
    <div className={styles.stack}>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {since ? (
        <small className={styles.faint}>
          <TimeText at={since}>{t('since', { day: formatDay(since, reader) })}</TimeText>
        </small>
      ) : null}
      {declaredName !== name && declaredName !== '' ? (
        <small className={styles.faint}>{t('knownAs', { name: declaredName })}</small>
      ) : null}
    </div>
  );
}
