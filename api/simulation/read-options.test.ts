import { describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

describe('readOptions', () => {
  it('lives through three years of two hundred merchants unless asked otherwise', () => {
    expect(readOptions([])).toEqual({ seeds: [1], merchants: 200, days: 1096 });
    expect(readOptions(['--seed', '7', '--merchants', '5', '--years', '1'])).toEqual({
      seeds: [7],
      merchants: 5,
      days: 365,
    });
  });

  it('takes a range of seeds, both ends included, over the small world of the tests', () => {
    expect(readOptions(['--seeds', '3-5'])).toEqual({ seeds: [3, 4, 5], merchants: 20, days: 426 });
    expect(readOptions(['--seeds', '8', '--days', '10'])).toEqual({ seeds: [8], merchants: 20, days: 10 });
  });

  it.each([
    ['--seed', 'x'],
    ['--seeds', '5-3'],
    ['--seeds', '1-x'],
    ['--merchants', '1.5'],
    ['--days', '0'],
    ['--years', '0'],
  ])('refuses %s %s', (name, value) => {
    expect(() => readOptions([name, value])).toThrow('are whole numbers');
  });
});
