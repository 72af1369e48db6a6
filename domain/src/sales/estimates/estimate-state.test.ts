import { describe, expect, it } from 'vitest';
import {
  nextRevisionState,
  replacedBy,
  REVISION_EVENTS,
  REVISION_STATES,
  standingRevision,
  type RevisionState,
} from './estimate-state.ts';

/** States that follow on `send, open, accept, decline, expire, replace`; `-` is refused. */
const TABLE: Readonly<Record<RevisionState, string>> = {
  draft: 'sent - - - - -',
  sent: '- seen accepted declined expired replaced',
  seen: '- seen accepted declined expired replaced',
  accepted: '- - - - - replaced',
  declined: '- - - - - replaced',
  expired: '- - - - - replaced',
  replaced: '- - - - - -',
};

describe('a revision', () => {
  it.each(REVISION_STATES)('that is %s goes where the table says, and is refused the rest', (state) => {
    const next = REVISION_EVENTS.map((event) => {
      const result = nextRevisionState(state, event);
      return result.ok ? result.value : '-';
    });
    expect(next.join(' ')).toBe(TABLE[state]);
    expect(nextRevisionState('replaced', 'accept')).toEqual({ ok: false, reason: 'estimate-not-open' });
  });
});

const revisions = (...states: RevisionState[]) => states.map((state, at) => ({ revision: at + 1, state }));

describe('an estimate', () => {
  it.each<[RevisionState[], number]>([
    [['draft'], 1],
    [['sent', 'draft'], 1],
    [['replaced', 'declined'], 2],
    [['accepted', 'sent', 'draft'], 2],
    [['replaced', 'accepted', 'declined'], 2],
    [['accepted', 'expired', 'draft'], 1],
    [['expired', 'declined'], 2],
  ])('with %j stands for revision %i', (states, revision) => {
    expect(standingRevision(revisions(...states).reverse())).toMatchObject({ revision });
  });

  it('of which nothing was made stands for nothing', () => {
    expect(standingRevision([])).toBeNull();
  });

  it.each<[RevisionState[], number, 'send' | 'accept', number[]]>([
    [['sent', 'draft'], 2, 'send', [1]],
    [['replaced', 'seen', 'draft'], 3, 'send', [2]],
    [['accepted', 'declined', 'draft'], 3, 'send', [2]],
    [['expired', 'draft'], 2, 'send', [1]],
    [['accepted', 'sent'], 2, 'accept', [1]],
    [['sent', 'draft'], 1, 'accept', []],
  ])('with %j, when revision %i is there to %s, loses %j', (states, revision, event, replaced) => {
    const gone = replacedBy(revisions(...states), { revision, event });
    expect(gone.map((one) => one.revision)).toEqual(replaced);
  });
});
