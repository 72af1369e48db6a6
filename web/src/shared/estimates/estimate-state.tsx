import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

/** The states of an estimate, in the order in which it may come to them. */
export const ESTIMATE_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'] as const;

type State = (typeof ESTIMATE_STATES)[number] | 'replaced';

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  seen: 'info',
  accepted: 'success',
  declined: 'error',
  expired: 'warning',
  replaced: 'neutral',
};

export function EstimateState({ state }: { readonly state: State }) {
  const t = useTranslations('estimates.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
