import {
  CHAIN_START,
  endChain,
  followLink,
  type ChainAnchor,
  type ChainState,
} from '@comptoir/domain/base/audit/audit-chain';
import type { Database } from '../../../platform/database/database.ts';
import { listLinks, listStrays } from './audit-chain.store.ts';
import { LONGEST_TRANSACTION_MS, sha256 } from './chain-audit.ts';

const PAGE = 2000;

/** No one reads past so many. */
const MOST_FAULTS = 100;

/** Follows the whole chain, and holds it against the heads that were written down outside the database. */
export async function verifyAudit(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  anchors: readonly ChainAnchor[],
): Promise<ChainState> {
  let state = CHAIN_START;
  for (;;) {
    const after = state.count;
    const links = await database.transaction({ role: 'system' }, (tx) => listLinks(tx, { after, limit: PAGE }));
    for (const link of links) state = followLink(state, link, { sha256, anchors });
    if (links.length < PAGE || state.faults.length >= MOST_FAULTS) break;
  }
  const before = new Date(now().getTime() - LONGEST_TRANSACTION_MS);
  const strays = await database.transaction({ role: 'system' }, (tx) => listStrays(tx, before));
  return endChain(state, { anchors, unchained: strays.map(({ id }) => id) });
}
