import type { TicketSummary } from '@comptoir/contract/help/support-tickets';
import { useTranslations } from 'use-intl';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const TONES = {
  open: 'info',
  waiting: 'warning',
  solved: 'success',
  reopened: 'info',
} as const satisfies Record<TicketSummary['state'], Tone>;

interface TicketStateProps extends Pick<TicketSummary, 'state'> {
  /** True when support reads it, and not the one who asked. */
  readonly isOfSupport?: boolean;
}

/** State of a ticket, in the words of its reader. */
export function TicketState({ state, isOfSupport = false }: TicketStateProps) {
  const t = useTranslations(isOfSupport ? 'tickets.supportStates' : 'tickets.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
