import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';

/** Group 6: the certificate of the connection is live, and is the one the headers speak of. */
export function checkCaller(request: AuthorityRequest): Finding[] {
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
