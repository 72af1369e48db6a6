import { describe, expect, it } from 'vitest';
import { gatherItems } from './gather-items.ts';
import { openIdentities, type ItemName } from './identify-items.ts';

const named = (name: string, code: string, present = name, category: string | null = 'plats'): ItemName => {
  return { name, code, present, category };
};
const sold = (item: string, grossCents: number) => {
  return { item, soldHundredths: 100, returnedHundredths: 0, grossCents, refundedCents: 0 };
};

describe('the item that a line of a bill is', () => {
  it('is told by any name that it ever had, whatever its capitals', () => {
    const identify = openIdentities([named('Soupe', 'soupe', 'Potage'), named('Potage', 'soupe')]);
    expect([identify('SOUPE'), identify('potage')].map((one) => one?.code)).toEqual(['soupe', 'soupe']);
    expect(identify('Tarte')).toBe(null);
  });

  it('is the one that has a name now, of several that had it; none where that tells nothing', () => {
    const renamed = [named('Soupe', 'soupe', 'Potage'), named('Soupe', 'soupe-2')];
    expect(openIdentities(renamed)('Soupe')?.code).toBe('soupe-2');
    expect(openIdentities([named('Soupe', 'a'), named('Soupe', 'b')])('Soupe')).toBe(null);
    expect(openIdentities([named('Soupe', 'a', 'X'), named('Soupe', 'b', 'Y')])('Soupe')).toBe(null);
  });

  it('makes one line of a dish that was renamed, under its name now', () => {
    const identify = openIdentities([named('Soupe', 'soupe', 'Potage'), named('Potage', 'soupe')]);
    const lines = [sold('Soupe', 900), sold('Potage', 100), sold('Bacon', 50)];
    expect(gatherItems(lines, identify)).toMatchObject([
      { item: 'Potage', code: 'soupe', category: 'plats', grossCents: 1000 },
      { item: 'Bacon', code: null, category: null },
    ]);
  });
});
