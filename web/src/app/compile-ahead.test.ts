import { expect, it } from 'vitest';
import { findMissing, isRunSoon } from '../../build/compile-ahead.ts';

it.each(['react', 'libraries', 'shared', 'shell', 'app-shell', 'dashboard-page'])(
  'a file is run as it comes: %s',
  (name) => expect(isRunSoon({ name })).toBe(true),
);

it.each(['device-dialog', 'forms', 'dashboard.fr'])('a file may never be run: %s', (name) => {
  expect(isRunSoon({ name })).toBe(false);
});

it('says which file it does not find under its name', () => {
  expect(findMissing(['react', 'libraries', 'shared', 'shell'].map((name) => ({ name })))).toEqual(['app-shell']);
});
