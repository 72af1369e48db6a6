import { cents } from '@comptoir/domain/base/amounts/cents';
import { describe, expect, it } from 'vitest';
import {
  dayIn,
  formatAge,
  formatAgo,
  formatCalendarDay,
  formatCountdown,
  formatDay,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNumber,
  formatRate,
  formatShortDay,
  formatShortMoney,
  formatZone,
} from './format.ts';

const summer = new Date('2026-06-20T18:05:09Z');
const winter = new Date('2026-01-20T18:05:09Z');
const fr = { language: 'fr', timeZone: 'America/Montreal' } as const;
const en = { language: 'en', timeZone: 'America/Halifax' } as const;

/** Versions of the language data differ in the kind of space. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('instants', () => {
  it('are shown in the language and zone of the reader', () => {
    expect(plain(formatInstant(summer, fr))).toBe('20 juin 2026, 14 h 05');
    expect(plain(formatInstant(summer, en))).toBe('Jun 20, 2026, 3:05 p.m.');
    expect(formatDay(summer, fr)).toBe('20 juin 2026');
  });

  it('go on to a new line before their time, never within it', () => {
    expect(formatInstant(summer, fr)).toMatch(/, 14\u00A0h\u00A005$/);
    expect(formatInstant(summer, en)).toMatch(/, 3:05\u00A0p\.m\.$/);
  });

  it.each([
    [summer, fr, 'HAE'],
    [winter, fr, 'HNE'],
    [summer, en, 'ADT'],
    [winter, en, 'AST'],
  ])('name the zone as it is at %s', (at, reader, zone) => {
    expect(formatZone(at, reader)).toBe(zone);
  });

  it('belong to the day of the zone', () => {
    const midnight = new Date('2026-06-20T03:30:00Z');
    expect(dayIn(midnight, 'America/Montreal')).toBe('2026-06-19');
    expect(dayIn(midnight, 'America/Halifax')).toBe('2026-06-20');
  });
});

it.each([
  [0, 'maintenant', 'now'],
  [3 * 60_000, 'il y a 3 minutes', '3 minutes ago'],
  [5 * 3_600_000, 'il y a 5 heures', '5 hours ago'],
  [3 * 86_400_000, 'il y a 3 jours', '3 days ago'],
  [-60_000, 'maintenant', 'now'],
])('%s ms ago is %s · %s', (elapsed, french, english) => {
  const at = new Date(summer.getTime() - elapsed);
  expect([plain(formatAgo(at, summer, 'fr')), formatAgo(at, summer, 'en')]).toEqual([french, english]);
});

it.each([
  [0, '< 1 min'],
  [59_999, '< 1 min'],
  [47 * 60_000, '47 min'],
  [3_600_000, '1 h'],
  [11_520_000, '3 h 12 min'],
  [180_000_000, '50 h'],
  [-5, '< 1 min'],
])('an age of %s ms is %s', (age, text) => {
  expect(plain(formatAge(age))).toBe(text);
});

it.each([
  [900_000, '15:00'],
  [899_001, '15:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-1, '0:00'],
])('%s ms left are %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});

it('shows a calendar day the same in every zone', () => {
  expect(formatCalendarDay('2026-12-25', 'fr')).toBe('vendredi 25 décembre');
  expect(formatCalendarDay('2026-12-25', 'en')).toBe('Friday, December 25');
});

it('writes money in the notation of the language', () => {
  expect(plain(formatMoney(cents(575), 'fr'))).toBe('5,75 $');
  expect(formatMoney(cents(575), 'en')).toBe('$5.75');
});

it('writes a rate in the notation of the language', () => {
  expect(plain(formatRate(99_750, 'fr'))).toBe('9,975 %');
  expect(formatRate(50_000, 'en')).toBe('5%');
});

it('writes numbers as each language does', () => {
  expect([formatNumber(1234, 'fr'), formatNumber(1234, 'en')]).toEqual(['1\u00A0234', '1,234']);
});

describe('beside the axes of charts', () => {
  it('days and months are short', () => {
    expect([formatShortDay('2026-12-25', 'fr'), formatShortDay('2026-12-25', 'en')]).toEqual(['25 déc.', 'Dec 25']);
    expect([formatMonth('2026-11-01', 'fr'), formatMonth('2026-11-01', 'en')]).toEqual(['nov. 2026', 'Nov 2026']);
  });

  it.each([
    [50_000, '500 $', '$500'],
    [125_000, '1,3 k $', '$1.3K'],
    [-1_200_000, '-12 k $', '-$12K'],
  ])('%s cents are %s · %s', (amount, french, english) => {
    expect(plain(formatShortMoney(cents(amount), 'fr'))).toBe(french);
    expect(formatShortMoney(cents(amount), 'en')).toBe(english);
  });
});
