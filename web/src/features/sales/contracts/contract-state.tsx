import type { ContractState as State } from '@comptoir/domain/sales/contracts/contract-state';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

const TONES: Readonly<Record<State, Tone>> = {
  'to-sign': 'warning',
  open: 'info',
  ended: 'success',
  cancelled: 'neutral',
};

export function ContractState({ state }: { readonly state: State }) {
  const t = useTranslations('contracts.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
