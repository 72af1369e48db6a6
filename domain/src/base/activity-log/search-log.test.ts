import { describe, expect, it } from 'vitest';
import { searchLog } from './search-log.ts';

describe('a search of the log', () => {
  it('is every word of it, without accents and in lower case', () => {
    expect(searchLog('  Problème  DE\u00A0COMMUNICATION ', 'fr').map(({ word }) => word)).toEqual([
      'probleme',
      'de',
      'communication',
    ]);
    expect(searchLog(' ', 'fr')).toEqual([]);
  });

  it('finds events by what they are called and say in the reader’s language', () => {
    const [french] = searchLog('injoignable', 'fr');
    expect(french?.events).toEqual(['authority-unreachable']);
    expect(searchLog('injoignable', 'en')[0]?.events).toEqual([]);
    expect(searchLog('refusee', 'fr')[0]?.events).toContain('bill-refused-by-authority');
  });

  it('finds no event by what stands for a fact', () => {
    for (const word of ['undefined', 'invalid', '0,00', '$'])
      expect(searchLog(word, 'fr')[0]?.events, word).toEqual([]);
  });

  it.each([
    ['37,35', 3735],
    ['37.35', 3735],
    ['$37.35', 3735],
    ['37,35$', 3735],
    ['37', null],
    ['3,7', null],
    ['A-1.00x', null],
  ])('reads %s as an amount of %s cents', (word, cents) => {
    expect(searchLog(word, 'fr')[0]?.cents).toBe(cents);
  });

  it.each(['%', '_', "'", '"', String.raw`\ `.trim()])('takes %s for itself', (word) => {
    expect(searchLog(word, 'fr')[0]?.word).toBe(word);
  });
});
