import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

it('no other folder names a key of the cache', () => {
  const named = Object.entries(sources)
    .filter(([path]) => path.startsWith('../../'))
    .filter(([, source]) => /\bqueryKeys?: |invalidateQueries|refetchQueries/.test(source))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(named).toEqual([]);
});
