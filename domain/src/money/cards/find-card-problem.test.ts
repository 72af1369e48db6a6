import { expect, it } from 'vitest';
import { findCardProblem } from './find-card-problem.ts';

const AUGUST = { expMonth: 8, expYear: 2026 };

it.each([
  ['no card', null, '2026-08-15', '2026-08-20', 'missing'],
  ['no card, and no day', null, '2026-08-15', null, 'missing'],
  ['a card that is over', AUGUST, '2026-09-01', '2026-09-20', 'expired'],
  ['a card that is over, and no day', AUGUST, '2026-09-01', null, 'expired'],
  ['a card that will be over', AUGUST, '2026-08-31', '2026-09-01', 'expiring'],
  ['a card that is good to the last day', AUGUST, '2026-08-15', '2026-08-31', null],
  ['a card, and no day', AUGUST, '2026-08-15', null, null],
  ['a card of which nothing is known', { expMonth: null, expYear: null }, '2026-08-15', '2030-01-01', null],
] as const)('of %s', (_, card, today, nextOn, problem) => {
  expect(findCardProblem(card, { today, nextOn })).toBe(problem);
});
