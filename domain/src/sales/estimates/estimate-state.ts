import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * States of a revision of an estimate.
 * - `draft`: only the merchant knows it; it may still be changed
 * - `sent`, `seen`: the customer has it, and has opened it
 * - `accepted`, `declined`: what the customer said
 * - `expired`: the last day on which it could be accepted has passed
 * - `replaced`: a later revision stands in its place
 */
export const REVISION_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'replaced'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** Events of a revision. */
export const REVISION_EVENTS = ['send', 'open', 'accept', 'decline', 'expire', 'replace'] as const;
export type RevisionEvent = (typeof REVISION_EVENTS)[number];

const OPEN = { accept: 'accepted', decline: 'declined', expire: 'expired', replace: 'replaced' } as const;

const TRANSITIONS: Readonly<Record<RevisionState, Partial<Record<RevisionEvent, RevisionState>>>> = {
  draft: { send: 'sent' },
  sent: { open: 'seen', ...OPEN },
  seen: { open: 'seen', ...OPEN },
  // it holds until another is accepted
  accepted: { replace: 'replaced' },
  declined: { replace: 'replaced' },
  expired: { replace: 'replaced' },
  replaced: {},
};

/** The state after an event, or a refusal. */
export function nextRevisionState(
  state: RevisionState,
  event: RevisionEvent,
): Result<RevisionState, 'estimate-not-open'> {
  const next = TRANSITIONS[state][event];
  return next ? accept(next) : refuse('estimate-not-open');
}

/** A revision by its number and state. */
export interface RevisionStanding {
  readonly revision: number;
  readonly state: RevisionState;
}

/**
 * The revision that an estimate stands for: the newest that is open or accepted, so that one that holds is not forgotten over a change that was
 * declined; else the newest that is no draft, or the draft where there is nothing else. Null for none.
 */
export function standingRevision<Revision extends RevisionStanding>(revisions: readonly Revision[]): Revision | null {
  const newestFirst = [...revisions].sort((one, other) => other.revision - one.revision);
  return (
    newestFirst.find(({ state }) => state in STANDING) ??
    newestFirst.find(({ state }) => state !== 'draft') ??
    newestFirst[0] ??
    null
  );
}

/** States of a revision that is offered or holds. */
const STANDING = { sent: true, seen: true, accepted: true };

/**
 * Returns the other revisions that are replaced when one is sent or accepted: all that were offered and not taken; one that was
 * accepted holds until another is.
 */
export const replacedBy = <Revision extends RevisionStanding>(
  revisions: readonly Revision[],
  { revision, event }: { readonly revision: number; readonly event: 'send' | 'accept' },
): Revision[] =>
  revisions.filter(
    (one) =>
      one.revision < revision &&
      (event === 'accept' || one.state !== 'accepted') &&
      nextRevisionState(one.state, 'replace').ok,
  );
