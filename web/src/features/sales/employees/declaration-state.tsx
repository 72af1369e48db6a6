import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import styles from './employees.module.css';

const TONES: Readonly<Record<EmployeeView['declaration']['state'], Tone>> = {
  waiting: 'info',
  declared: 'success',
  refused: 'error',
  'same-name': 'warning',
  'to-withdraw': 'warning',
  withdrawn: 'neutral',
};

/** State of an employee with the authority, by colour and word, and the name there if not their own. */
export function DeclarationState({ employee: { name, declaration } }: { readonly employee: EmployeeView }) {
  const t = useTranslations('employees');
  const { state, name: declaredName } = declaration;
  return (
    <span className={styles.state}>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {declaredName !== name && declaredName !== '' ? (
        <small className={styles.faint}>{t('knownAs', { name: declaredName })}</small>
      ) : null}
    </span>
  );
}
