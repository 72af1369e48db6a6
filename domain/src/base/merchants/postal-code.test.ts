import { describe, expect, it } from 'vitest';
import { findPostalLetter, proposePostalCode } from './postal-code.ts';

describe('a postal code', () => {
  it.each([
    ['H2O1A1', { letter: 'O', at: 2 }],
    ['D1A1A1', { letter: 'D', at: 0 }],
    ['W1A1A1', { letter: 'W', at: 0 }],
    ['G1K3U4', { letter: 'U', at: 4 }],
    ['G1Z3W4', null],
    ['G1K3Z4', null],
  ])('%s has the letter %o that none has', (code, found) => expect(findPostalLetter(code)).toEqual(found));

  it.each([
    ['GIK3Z4', 'G1K3Z4'],
    ['HOH0H0', 'H0H0H0'],
    ['G1K3Z4', null],
    ['H2O1A1', null],
    ['G1K3Z', null],
    ['618K324', null],
  ])('%s was meant as %s', (typed, meant) => expect(proposePostalCode(typed)).toBe(meant));
});
