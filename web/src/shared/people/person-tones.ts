import type { ContactView } from '@comptoir/contract/people/contacts';
import type { Tone } from '../../ui/status-badge.tsx';

/** The colour of where a user's account stands; the word stands beside it. */
export const PERSON_TONES: Readonly<Record<ContactView['state'], Tone>> = {
  invited: 'info',
  active: 'success',
  suspended: 'error',
  'to-confirm': 'warning',
};
