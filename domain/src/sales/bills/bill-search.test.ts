import { describe, expect, it } from 'vitest';
import { readBillSearch } from './bill-search.ts';

const nothing = { number: null, psiNoTrans: null, amountCents: null };

describe('what is typed to find a bill', () => {
  it.each(['', '   '])('asks for nothing when it is %j', (text) => {
    expect(readBillSearch(text)).toBeNull();
  });

  it.each([
    ['37,35', 3735],
    ['37.35', 3735],
    ['$37.35', 3735],
    ['37,35 $', 3735],
    ['37,35\u00a0$', 3735],
    ['-37,35', 3735],
    ['−37.35 $', 3735],
    ['1 234,50', 123_450],
    ['1\u00a0234,50\u00a0$', 123_450],
    ['1,234.50', 123_450],
    ['12', 1200],
    ['0,00', 0],
  ])('is an amount as %j', (text, cents) => {
    expect(readBillSearch(text)?.amountCents).toBe(cents);
  });

  it.each([
    ['7K2Q-12', '7K2Q-12'],
    ['7k2q', '7K2Q'],
    ['#A-1001', 'A-1001'],
    [' 1042 ', '1042'],
  ])('is the beginning of our number as %j', (text, number) => {
    expect(readBillSearch(text)?.number).toBe(number);
  });

  it.each(['AB12-CD34-EF56-GH78', 'ab12cd34ef56gh78', 'AB12 CD34 EF56 GH78'])(
    'is a number of the authority’s as %j',
    (text) => {
      expect(readBillSearch(text)).toEqual({ ...nothing, psiNoTrans: 'AB12-CD34-EF56-GH78' });
    },
  );

  it.each(['%', '_', "'", '"', "' or 1=1 --", 'A%', '7K2Q_12', '\\', '37,3', 'poutine aux lardons'])(
    'finds nothing as %j, which is none of them',
    (text) => {
      expect(readBillSearch(text)).toEqual(nothing);
    },
  );
});
