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

it('no two answers are kept under one key', () => {
  const keys = Object.entries(sources)
    .filter(([path]) => !path.startsWith('../../'))
    .flatMap(([, source]) => [...source.matchAll(/\bqueryKey: \[([^\]]*)\]/g)].map(([, parts = '']) => parts));
  // what is not a word of the key is told by its place alone
  const shapes = keys.map((parts) =>
    parts
      .split(',')
      .map((part) => (part.includes("'") ? part.trim() : '…'))
      .join(', '),
  );
  expect(shapes.length).toBeGreaterThan(50);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});
