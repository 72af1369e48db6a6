import { expect, it } from 'vitest';
import { readCardRefusal } from './read-card-refusal.ts';

it.each([
  ['do_not_honor', 'declined'],
  ['insufficient_funds', 'declined'],
  ['card_declined', 'declined'],
  ['expired_card', 'declined'],
  ['incorrect_number', 'incorrect'],
  ['incorrect_cvc', 'incorrect'],
  ['incomplete', 'incorrect'],
  ['token_unknown', 'incorrect'],
  ['unavailable', 'unavailable'],
  ['processing_error', 'unavailable'],
])('of a provider that says %s: %s', (code, refusal) => {
  expect(readCardRefusal(code)).toBe(refusal);
});
