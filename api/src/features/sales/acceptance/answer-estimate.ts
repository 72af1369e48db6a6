import type { AcceptanceView, CustomerDecision } from '@comptoir/contract/sales/acceptance';
import { decideAnswer, type Answer } from '@comptoir/domain/sales/acceptance/decide-answer';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { decide, type Decided } from '../estimates/record-decision.ts';
import { findGrounds, findLinked, insertProposal, lockRevisions, type LinkedRow } from './acceptance.store.ts';
import { limitLink, type LinkCall, type LinkDeps } from './open-link.ts';
import { queueCustomerLetter, queueMerchantMail } from '../estimates/queue-estimate-mail.ts';
import { numberOf, viewAcceptance } from './view-acceptance.ts';

export type AnswerDeps = LinkDeps & Pick<Dependencies, 'announcements'>;

/** A customer's answer, and from which browser. */
export interface AnswerCall extends LinkCall {
  readonly decision: CustomerDecision;
  readonly agent: string | null;
}

/**
 * Takes a customer's answer to the revision that their link leads to, with what shows that it was given. Whatever else happens to the
 * estimate at the same moment happens before or after it: its revisions are locked, and what is decided is read afterwards. The same
 * acceptance sent again is answered like the first.
 * @throws AppError not-found, too-many-requests, estimate-not-open, caterers-only, contract-not-open, estimate-document-differs, validation-failed
 */
export const answerEstimate = (deps: AnswerDeps, call: AnswerCall): Promise<AcceptanceView> =>
  limitLink(deps, call, async (tokenHash) => {
    const answered = await deps.database.transaction({ role: 'system' }, async (tx) => {
      await lockRevisions(tx, tokenHash);
      const row = await findLinked(tx, tokenHash);
      if (!row) throw new AppError('not-found');
      const now = deps.now();
      const { merchantId } = row;
      if (isSentAgain(row, call.decision)) return { view: viewAcceptance(row, now), merchantId };
      await requireAnswerable(tx, { row, decision: call.decision, now });
      await keepAnswer(tx, { row, call, now });
      const kept = await findLinked(tx, tokenHash);
      return { view: viewAcceptance(kept ?? row, now), merchantId };
    });
    deps.announcements.publish(answered.merchantId);
    return answered.view;
  });

/** A second click, or a reply that was lost. */
const isSentAgain = ({ decision: kept, pdfSha256 }: LinkedRow, sent: CustomerDecision): boolean =>
  sent.decision === 'accept' &&
  kept?.kind === 'accepted' &&
  kept.by === 'link' &&
  kept.name === sent.name &&
  pdfSha256 === sent.pdfSha256;

interface Asked {
  readonly row: LinkedRow;
  readonly decision: CustomerDecision;
  readonly now: Date;
}

async function requireAnswerable(tx: Transaction, { row, decision, now }: Asked): Promise<void> {
  const { kept, proposals } = await findGrounds(tx, row);
  const answer: Answer =
    decision.decision === 'accept'
      ? { kind: 'accept', digests: { noted: row.pdfSha256, kept, read: decision.pdfSha256 } }
      : { kind: decision.decision };
  const decided = decideAnswer({ ...row, proposals }, answer, now);
  if (!decided.ok) throw new AppError(decided.reason);
}

interface Kept {
  readonly row: LinkedRow;
  readonly call: AnswerCall;
  readonly now: Date;
}

async function keepAnswer(tx: Transaction, { row, call, now }: Kept): Promise<void> {
  const { estimateId, merchantId, revision } = row;
  const { decision } = call;
  const decisionId = orderedId(now);
  if (decision.decision === 'propose') {
    keepProposal(tx, { row, call, now }, { id: decisionId, text: decision.text });
  } else {
    await decide(tx, { id: merchantId, timeZone: row.zone }, decidedOf(decision, { row, call, now }, decisionId));
    if (decision.decision === 'accept') queueCustomerLetter(tx, { estimateId, revision, kind: 'accepted' });
  }
  queueMerchantMail(tx, { decisionId, merchantId });
}

function keepProposal(tx: Transaction, { row, call, now }: Kept, said: { id: string; text: string }): void {
  const { estimateId, merchantId, revision, zone, pdfSha256 } = row;
  const { address, agent, decision } = call;
  const { language } = decision;
  const of = { estimateId, merchantId, revision, zone, pdfSha256 };
  insertProposal(tx, { ...of, ...said, name: row.customer.name, now, address, agent, language });
  const facts = { number: numberOf(row), revision, email: null };
  writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'estimate-change-proposed', facts } }]);
}

/** Returns the decision, with the text typed and the signature drawn for it; a customer who declines need not say who they are. */
function decidedOf(
  decision: Exclude<CustomerDecision, { decision: 'propose' }>,
  { row, call, now }: Kept,
  decisionId: string,
): Decided {
  const { estimateId: id, revision } = row;
  const { address, agent } = call;
  const { language } = decision;
  const of = { id, revision, by: 'link', address, agent, at: now, on: null, user: null, language, decisionId } as const;
  if (decision.decision === 'decline') {
    return { ...of, kind: 'declined', name: decision.name ?? row.customer.name, reason: decision.reason, drawn: null };
  }
  const drawn = decision.drawn === undefined ? null : readDrawing(decision.drawn);
  return { ...of, kind: 'accepted', name: decision.name, reason: '', drawn };
}

const LARGEST = 50 * 1024;
/** First bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A signature that was drawn: a picture and nothing else. @throws AppError validation-failed */
function readDrawing(base64: string): Buffer {
  const picture = Buffer.from(base64, 'base64');
  if (picture.length > LARGEST || !picture.subarray(0, PNG.length).equals(PNG)) {
    throw new AppError('validation-failed', [{ path: 'drawn', rule: 'not-valid' }]);
  }
  return picture;
}
