import { checkHeaders } from '@comptoir/websrm/requests/check-headers';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { checkEnvironment } from './check-environment.ts';
import type { JsonReading } from './read-json.ts';

/** Groups 2 to 6, the same for every kind of request. */
export function openingGroups(
  state: AuthorityState,
  request: AuthorityRequest,
  json: JsonReading,
): (() => Finding[])[] {
  return [
    () => json.syntax,
    () => json.topLevel,
    () => checkHeaders(request.kind, request.rawHeaders),
    () => [...checkEnvironment(state, request), ...checkCase(state, request)],
    () => checkCaller(request),
  ];
}

/** A certification runs its cases in their order. Source: SRM-41 (013, 014), SRM-51. */
function checkCase({ cases, caseExpected }: AuthorityState, { headers }: AuthorityRequest): Finding[] {
  if (headers.ENVIRN?.toUpperCase() !== 'ESSAI' || cases.length === 0) return [];
  if (!cases.includes(headers.CASESSAI ?? '')) return [finding('013', 'CASESSAI')];
  return headers.CASESSAI === caseExpected ? [] : [finding('014', 'CASESSAI')];
}

/** Group 6: the certificate of the connection is live, and is the one the headers speak of. */
function checkCaller(request: AuthorityRequest): Finding[] {
  if (request.caller === null) return [];
  if (request.caller.status !== 'live') return [finding('011', 'certificate')];
  return [...thumbprint(request), ...sender(request)];
}

function thumbprint({ kind, caller, headers }: AuthorityRequest): Finding[] {
  if (kind !== 'transaction') return [];
  return headers.EMPRCERTIFTRANSM?.toUpperCase() === caller?.thumbprint ? [] : [finding('050', 'EMPRCERTIFTRANSM')];
}

/** A server's certificate names no operator: it relays for all of its terminals. */
function sender({ kind, caller, headers }: AuthorityRequest): Finding[] {
  if (kind !== 'transaction' && kind !== 'document') return [];
  const isOwn = caller?.kind === 'server' || headers.NOTVQ?.toUpperCase() === caller?.subject.OU?.toUpperCase();
  return isOwn ? [] : [finding('522', 'NOTVQ')];
}
