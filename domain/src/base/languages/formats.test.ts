import { describe, expect, it, vi } from 'vitest';
import { dateFormat, numberFormat, remember, wallTime } from './formats.ts';

describe('a format', () => {
  it('is made once for each way it is asked for', () => {
    const make = vi.fn<(language: string, options: { style: string }) => object>((language, options) => ({
      language,
      ...options,
    }));
    const format = remember(make);
    expect(format('fr', { style: 'percent' })).toBe(format('fr', { style: 'percent' }));
    expect(format('en', { style: 'percent' })).not.toBe(format('fr', { style: 'percent' }));
    expect(format('fr', { style: 'currency' })).toEqual({ language: 'fr', style: 'currency' });
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('writes in the words of its language, on the clock of its zone', () => {
    const at = new Date('2026-06-20T03:05:00Z');
    const write = (language: 'fr' | 'en', timeZone: string) =>
      dateFormat({ language, timeZone }, { dateStyle: 'medium' }).format(at);
    expect([write('fr', 'UTC'), write('en', 'UTC')]).toEqual(['20 juin 2026', 'Jun 20, 2026']);
    expect(write('en', 'America/Montreal')).toBe('Jun 19, 2026');
    expect(numberFormat('fr', { minimumFractionDigits: 2 }).format(0.5)).toBe('0,50');
    expect([wallTime('17:30', 'fr'), wallTime('09:00', 'en')]).toEqual(['17\u00A0h\u00A030', '9:00\u00A0a.m.']);
  });

  it.each([
    ['2026-10-01T01:05:00Z', { dateStyle: 'full', timeStyle: 'short' }, 'jeudi 1er octobre 2026 à 01 h 05'],
    ['2026-07-01T12:00:00Z', { day: 'numeric', month: 'short' }, '1er juill.'],
    ['2026-07-11T12:00:00Z', { dateStyle: 'long' }, '11 juillet 2026'],
    ['2026-07-21T01:00:00Z', { timeStyle: 'short' }, '01 h 00'],
  ] as const)('writes the first of a month as one says it in French (%s)', (at, options, words) => {
    const format = dateFormat({ language: 'fr', timeZone: 'UTC' }, options);
    expect(format.format(new Date(at)).replaceAll(/\s/g, ' ')).toBe(words);
    expect(format.formatToParts(new Date(at)).length).toBeGreaterThan(2);
  });
});
