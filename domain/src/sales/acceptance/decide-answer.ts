import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { RevisionState } from '../estimates/estimate-state.ts';

/** A revision as the one who holds its link finds it. `state` as it is stored: the clock may be ahead of it. */
export interface LinkedRevision {
  readonly state: Exclude<RevisionState, 'draft'>;
  /** The first instant after its last day, in the merchant's zone. */
  readonly expiresAt: Date;
  /** True when the merchant caters and its account is active. */
  readonly isAccepting: boolean;
  /** Number of changes proposed to it. */
  readonly proposals: number;
}

/** State of a revision for the holder of its link: the clock may be ahead of the stored state. */
export type LinkState = 'open' | 'accepted' | 'declined' | 'expired' | 'replaced';

/** SHA-256 of the document: as it was noted when it was sent, of the bytes that are kept, and as the customer's page had it. */
export interface Digests {
  readonly noted: string;
  readonly kept: string;
  readonly read: string;
}

/** Answer of the holder of the link; an acceptance says which document was read. */
export type Answer =
  | { readonly kind: 'accept'; readonly digests: Digests }
  | { readonly kind: 'decline' }
  | { readonly kind: 'propose' };

export type AnswerRefusal = 'estimate-not-open' | 'caterers-only' | 'estimate-document-differs' | 'too-many-requests';

/** A conversation goes on by telephone. */
export const MOST_PROPOSALS = 5;

/**
 * Checks that an answer may be taken. A revision that was replaced, decided or has expired takes none: at the last instant of
 * the last day it is right, a moment later it is not. To accept or propose takes a caterer; to decline does not. An acceptance
 * is of the document of this revision that was read, whose bytes are still those that were sent.
 */
export function decideAnswer(revision: LinkedRevision, answer: Answer, now: Date): Result<null, AnswerRefusal> {
  const { isAccepting, proposals } = revision;
  if (linkStateOf(revision, now) !== 'open') return refuse('estimate-not-open');
  if (answer.kind === 'decline') return accept(null);
  if (!isAccepting) return refuse('caterers-only');
  if (answer.kind === 'propose') return proposals < MOST_PROPOSALS ? accept(null) : refuse('too-many-requests');
  const { noted, kept, read } = answer.digests;
  return noted === kept && kept === read ? accept(null) : refuse('estimate-document-differs');
}

/** Returns the state of a revision for the holder of its link. */
export function linkStateOf({ state, expiresAt }: Pick<LinkedRevision, 'state' | 'expiresAt'>, now: Date): LinkState {
  if (state !== 'sent' && state !== 'seen') return state;
  return now.getTime() >= expiresAt.getTime() ? 'expired' : 'open';
}
