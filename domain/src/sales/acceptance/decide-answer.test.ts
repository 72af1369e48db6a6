import { describe, expect, it } from 'vitest';
import { decideAnswer, linkStateOf, type Answer, type LinkedRevision } from './decide-answer.ts';

const END = new Date('2026-06-21T04:00:00Z');
const LAST = new Date(END.getTime() - 1);
const SAME = { noted: 'a', kept: 'a', read: 'a' };

const revision = (fields: Partial<LinkedRevision> = {}): LinkedRevision => ({
  state: 'sent',
  expiresAt: END,
  isAccepting: true,
  proposals: 0,
  ...fields,
});

const ACCEPT: Answer = { kind: 'accept', digests: SAME };
const ANSWERS: readonly Answer[] = [ACCEPT, { kind: 'decline' }, { kind: 'propose' }];

const outcome = (fields: Partial<LinkedRevision>, answer: Answer, now = LAST): string => {
  const decided = decideAnswer(revision(fields), answer, now);
  return decided.ok ? 'taken' : decided.reason;
};

describe('an answer by the link', () => {
  it.each([
    ['sent', 'taken'],
    ['seen', 'taken'],
    ['accepted', 'estimate-not-open'],
    ['declined', 'estimate-not-open'],
    ['expired', 'estimate-not-open'],
    ['replaced', 'estimate-not-open'],
  ] as const)('to a revision that is %s: %s', (state, expected) => {
    expect(ANSWERS.map((answer) => outcome({ state }, answer))).toEqual([expected, expected, expected]);
  });

  it('is taken up to the last instant of the last day, and none after it', () => {
    expect(ANSWERS.map((answer) => outcome({}, answer, LAST))).toEqual(['taken', 'taken', 'taken']);
    const late = 'estimate-not-open';
    expect(ANSWERS.map((answer) => outcome({}, answer, END))).toEqual([late, late, late]);
  });

  it('begins nothing with a merchant who cannot take it, and may end it', () => {
    const fields = { isAccepting: false };
    expect(ANSWERS.map((answer) => outcome(fields, answer))).toEqual(['caterers-only', 'taken', 'caterers-only']);
  });

  it.each([
    [{ ...SAME, read: 'b' }, 'another document was read'],
    [{ ...SAME, kept: 'b' }, 'the bytes that are kept have changed'],
    [{ ...SAME, noted: 'b' }, 'what was noted has changed'],
  ])('accepts nothing when %j: %s', (digests) => {
    expect(outcome({}, { kind: 'accept', digests })).toBe('estimate-document-differs');
  });

  it('proposes five changes to a revision, and accepts after that all the same', () => {
    expect([4, 5].map((proposals) => outcome({ proposals }, { kind: 'propose' }))).toEqual([
      'taken',
      'too-many-requests',
    ]);
    expect(outcome({ proposals: 5 }, ACCEPT)).toBe('taken');
  });
});

it.each([
  ['sent', LAST, 'open'],
  ['seen', LAST, 'open'],
  ['sent', END, 'expired'],
  ['expired', LAST, 'expired'],
  ['accepted', END, 'accepted'],
  ['declined', END, 'declined'],
  ['replaced', END, 'replaced'],
] as const)('a revision that is stored as %s is at %s %s', (state, now, expected) => {
  expect(linkStateOf(revision({ state }), now)).toBe(expected);
});
