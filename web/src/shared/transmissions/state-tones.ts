import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { Tone } from '../../ui/status-badge.tsx';

/** The colour of each state. */
export const STATE_TONES: Readonly<Record<TransmissionState, Tone>> = {
  waiting: 'warning',
  sending: 'info',
  unknown: 'warning',
  accepted: 'success',
  'received-with-errors': 'warning',
  refused: 'error',
};
