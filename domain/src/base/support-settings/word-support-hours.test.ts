import { expect, it } from 'vitest';
import { SUPPORT_HOURS } from './support-hours.ts';
import { wordSupportHours, wordTime } from './word-support-hours.ts';

it.each([
  ['00:05', '0\u00A0h\u00A005', '12:05 a.m.'],
  ['08:00', '8\u00A0h', '8:00 a.m.'],
  ['12:00', '12\u00A0h', '12:00 p.m.'],
  ['16:30', '16\u00A0h\u00A030', '4:30 p.m.'],
])('%s is said as each language says it', (time, french, english) => {
  expect([wordTime(time, 'fr'), wordTime(time, 'en')]).toEqual([french, english]);
});

it('hours are said from and to', () => {
  expect(wordSupportHours(SUPPORT_HOURS, 'fr')).toBe('de 8\u00A0h à 16\u00A0h\u00A030');
  expect(wordSupportHours(SUPPORT_HOURS, 'en')).toBe('8:00 a.m. to 4:30 p.m.');
});
