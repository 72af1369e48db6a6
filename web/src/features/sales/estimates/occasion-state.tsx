import type { EstimateItemView } from '@comptoir/contract/sales/estimates';
import { useTranslations } from 'use-intl';
import { EstimateState } from '../../../shared/estimates/estimate-state.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** State of an offer; of one that was accepted and then called off, that it does not take place. */
export function OccasionState({ state, contractState }: Pick<EstimateItemView, 'state' | 'contractState'>) {
  const t = useTranslations('estimates');
  return contractState === 'cancelled' ? (
    <StatusBadge tone="neutral">{t('cancelled')}</StatusBadge>
  ) : (
    <EstimateState state={state} />
  );
}
