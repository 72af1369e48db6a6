import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { useMeasure } from './use-measure.ts';

it.each([
  ['en', '$12,345.00', '$12.3K', '1,234'],
  ['fr', '12\u00A0345,00\u00A0$', '12,3\u00A0k\u00A0$', '1\u00A0234'],
] as const)('amounts and bills are written in %s', (language, amount, tick, bills) => {
  const wrapper = within({ language });
  const measured = renderHook(() => useMeasure('amount'), { wrapper }).result.current;
  expect(measured.format(1_234_500)).toBe(amount);
  expect(measured.formatTick?.(1_234_500)).toBe(tick);
  const counted = renderHook(() => useMeasure('bills'), { wrapper }).result.current;
  expect(counted.format(1234)).toBe(bills);
});

it('amounts are marked by whole dollars at the finest, bills one by one and in full', () => {
  const wrapper = within();
  expect(renderHook(() => useMeasure('amount'), { wrapper }).result.current.finest).toBe(100);
  const counted = renderHook(() => useMeasure('bills'), { wrapper }).result.current;
  expect(counted).toEqual({ format: counted.format });
});
