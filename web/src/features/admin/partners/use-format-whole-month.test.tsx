import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { useFormatWholeMonth } from './use-format-whole-month.ts';

it.each([
  ['en', '2026-06', 'June 2026'],
  ['fr', '2026-12', 'décembre 2026'],
] as const)('a month is said with its year, in %s', (language, month, words) => {
  const { result } = renderHook(useFormatWholeMonth, { wrapper: within({ language }) });
  expect(result.current(month)).toBe(words);
});
