import { describe, expect, it } from 'vitest';
import { readMerchantSearch } from './read-merchant-search.ts';

it.each(['', '   ', '\u00A0'])('looks for nothing when nothing was typed: %j', (typed) => {
  expect(readMerchantSearch(typed)).toBeNull();
});

describe('a number', () => {
  it.each([
    ['123456789012', '1234-5678-9012'],
    ['1234 5678 9012', '1234-5678-9012'],
    ['er0001', 'ER0001'],
    ['er42', 'ER0042'],
    ['ER 7', 'ER0007'],
    ['1234567890 tq 0001', '1234567890TQ0001'],
    ['12345678900001', '1234567890TQ0001'],
    ['123456789-0001', '123456789RT0001'],
    ['7k2q-12', '7K2Q-12'],
    ['2024-1', '2024-1'],
  ])('%s is read as %s', (typed, number) => {
    expect(readMerchantSearch(typed)?.number).toBe(number);
  });

  it.each(['bistro', 'café 12é', '12', "'; drop", '100%'])('%s is none', (typed) => {
    expect(readMerchantSearch(typed)?.number).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['du Bistro', ['bistro', 'du']],
    ['le %%%%%% bar', ['bar', '%%%%%%', 'le']],
    ['(418) 555-0142', ['4185550142']],
    ['1 418 555 0142', ['4185550142']],
    ['c', []],
    ['la', []],
    ['A & W', []],
    ['%_%', []],
  ])('of %s are %j', (typed, words) => {
    expect(readMerchantSearch(typed)?.words).toEqual(words);
  });
});
