import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import type { ChainLink } from '../chains/chain.ts';
import type { AuthorityRequest } from './authority-request.ts';

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
