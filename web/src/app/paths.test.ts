import { expect, it } from 'vitest';
import { returnPath } from './paths.ts';

it.each(['/devices', '/logs?events=signed-in', '/logs#x'])('returns to %s', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  '/',
  '/?next=/x',
  '/login/clover',
  7,
  undefined,
  ['/devices'],
])('does not return to %j', (path) => {
  expect(returnPath(path)).toBeUndefined();
});
