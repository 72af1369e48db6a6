import { expect, it } from 'vitest';
import { orderedId } from './ordered-id.ts';

it('sorts by instant, and by making within one', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  const ids = Array.from({ length: 500 }, () => orderedId(at));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(500);
  expect(orderedId(new Date(at.getTime() - 1)) < (ids[0] ?? '')).toBe(true);
});
