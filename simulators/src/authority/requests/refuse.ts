import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from './authority-request.ts';
import { errorList } from './error-list.ts';
import type { ChainLink } from '../chains/chain.ts';

/** Refuses a request other than a bill's: nothing of it is kept, and the reply holds the errors alone. */
export function refuse(
  authority: Authority,
  request: AuthorityRequest,
  refused: { field: 'retourCertif' | 'retourUtil' | 'retourDoc'; findings: readonly Finding[] },
): Reply {
  recordRefusal(authority, request, refused);
  return jsonReply(400, { [refused.field]: { ...REPLY_VERSION, listErr: errorList(refused.findings) } });
}

/** Version that opens every reply. */
export const REPLY_VERSION = { jsonVersi: '01.00' } as const;

/** Records a request of which nothing is kept, and the links a terminal has signed in it all the same. */
export function recordRefusal(
  authority: Authority,
  request: AuthorityRequest,
  refused: { findings: readonly Finding[]; links?: { chain: string; link: ChainLink }[] },
): void {
  authority.commit({
    kind: 'refused',
    refusal: {
      at: request.at.toISOString(),
      request: request.kind,
      deviceNumber: request.headers.IDAPPRL ?? null,
      errors: [...new Set(refused.findings.map(({ errorId }) => errorId))],
    },
    links: refused.links ?? [],
  });
}
