import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { useFormatHour } from './use-format-hour.ts';

it.each([
  ['en', '2026-06-23T01:30:00.000Z', { day: 'Monday, June 22', time: '9:30\u00A0p.m.' }],
  ['fr', '2026-06-23T01:30:00.000Z', { day: 'lundi 22 juin', time: '21\u00A0h\u00A030' }],
  ['en', '2026-12-22T14:00:00.000Z', { day: 'Tuesday, December 22', time: '9:00\u00A0a.m.' }],
] as const)('a visit is said by the clock of Québec, in %s', (language, startsAt, words) => {
  const { result } = renderHook(useFormatHour, { wrapper: within({ language }) });
  expect(result.current(startsAt)).toEqual(words);
});
