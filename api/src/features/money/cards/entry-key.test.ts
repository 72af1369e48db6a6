import { expect, it } from 'vitest';
import { entryKey } from './save-card.ts';

it('is the same for the same entry only, in the form of a random UUID', () => {
  const entries = [
    ['m', 't'],
    ['m', 'u'],
    ['n', 't'],
    ['mt', ''],
  ] as const;
  const keys = entries.map(([merchantId, token]) => entryKey(merchantId, token));
  expect(entries.map(([merchantId, token]) => entryKey(merchantId, token))).toEqual(keys);
  expect(new Set(keys).size).toBe(entries.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
