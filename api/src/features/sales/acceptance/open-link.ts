import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { callCost } from '@comptoir/domain/base/access/call-limits';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { limitLinkAttempts } from '../../base/sessions/limit-attempts.ts';
import { findLinked, findLinkedPdf, markSeen } from './acceptance.store.ts';
import { numberOf, viewAcceptance } from './view-acceptance.ts';
import { hashSecretWord } from '../../../platform/secret-words.ts';

export type LinkDeps = Pick<Dependencies, 'database' | 'callCounts' | 'now'>;

export type OpenDeps = LinkDeps & Pick<Dependencies, 'announcements'>;

/** Call by a link. */
export interface LinkCall {
  readonly token: string;
  readonly address: string;
  readonly endpoint: Endpoint;
}

const MINUTE_MS = 60_000;
/** Calls by one link in a minute, from wherever: a document costs as much as twenty looks. */
const MOST_CALLS = 120;

/**
 * Lets a call by a link through unless there were too many of it, or of wrong ones from its address.
 * @throws AppError too-many-requests, and whatever the call throws
 */
export function limitLink<Result>(
  deps: LinkDeps,
  { token, address, endpoint }: LinkCall,
  answer: (tokenHash: Buffer) => Promise<Result>,
): Promise<Result> {
  const tokenHash = hashSecretWord(token);
  const cost = callCost(endpoint.method, endpoint.path);
  const { calls, leftMs } = deps.callCounts.count(`link ${tokenHash.toString('hex')}`, { windowMs: MINUTE_MS, cost });
  if (calls > MOST_CALLS) throw new AppError('too-many-requests', undefined, Math.ceil(leftMs / 1000));
  return limitLinkAttempts(deps, address, () => answer(tokenHash));
}

/**
 * Returns the estimate of a link; the first time the merchant's log says that it was seen, and the screens that show it read it again. @throws
 * AppError not-found, too-many-requests
 */
export const openLink = (deps: OpenDeps, call: LinkCall): Promise<AcceptanceView> =>
  limitLink(deps, call, async (tokenHash) => {
    const { view, seenBy } = await deps.database.transaction({ role: 'system' }, async (tx) => {
      const now = deps.now();
      const isFirst = await markSeen(tx, tokenHash, now);
      const row = await findLinked(tx, tokenHash);
      if (!row) throw new AppError('not-found');
      const { merchantId, revision } = row;
      const facts = { number: numberOf(row), revision, email: null };
      if (isFirst) writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'estimate-seen', facts } }]);
      return { view: viewAcceptance(row, now), seenBy: isFirst ? merchantId : null };
    });
    if (seenBy) deps.announcements.publish(seenBy);
    return view;
  });

/** The document that a link leads to, as it was sent. @throws AppError not-found, too-many-requests */
export const openLinkPdf = (deps: LinkDeps, call: LinkCall): Promise<{ name: string; business: string; pdf: Buffer }> =>
  limitLink(deps, call, (tokenHash) =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      const row = await findLinked(tx, tokenHash);
      const found = row && (await findLinkedPdf(tx, row));
      if (!found) throw new AppError('not-found');
      return { name: `${numberOf(row)}.pdf`, business: row.merchantName, pdf: found.pdf };
    }),
  );
