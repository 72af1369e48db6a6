import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';

/** A certification runs its cases in their order. Source: SRM-41 (013, 014), SRM-51. */
export function checkCase({ cases, caseExpected }: AuthorityState, { headers }: AuthorityRequest): Finding[] {
  if (headers.ENVIRN?.toUpperCase() !== 'ESSAI' || cases.length === 0) return [];
  if (!cases.includes(headers.CASESSAI ?? '')) return [finding('013', 'CASESSAI')];
  return headers.CASESSAI === caseExpected ? [] : [finding('014', 'CASESSAI')];
}
