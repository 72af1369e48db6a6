import { expect, it } from 'vitest';
import { returnPath } from './paths.ts';

it.each(['/devices', '/logs?events=signed-in', '/logs#x', '/logs?note=https%3A%2F%2Fevil.test', '/%2F%2Fevil.test'])(
  'returns to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/devices/..//evil.test',
  '/devices/..\\\\evil.test',
  '%2F%2Fevil.test',
  'http://localhost@evil.test/',
  '@evil.test',
  'mailto:someone@evil.test',
  'data:text/html,x',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  '/',
  '/?next=/x',
  '/login/clover',
  '/acceptance/s3cret',
  7,
  undefined,
  ['/devices'],
])('does not return to %j', (path) => {
  expect(returnPath(path)).toBeUndefined();
});
