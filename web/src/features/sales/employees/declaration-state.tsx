import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Text } from '../../../ui/layout.tsx';

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
    <Row as="span" isInline>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {declaredName !== name && declaredName !== '' ? (
        <Text as="small" tone="soft">
          {t('knownAs', { name: declaredName })}
        </Text>
      ) : null}
    </Row>
  );
}
