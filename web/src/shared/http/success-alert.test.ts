import { expect, it } from 'vitest';
import { successAlert } from './success-alert.ts';

it.each([
  ['POST', '/login', 200, 'signed-in'],
  ['POST', '/login', 202, 'signed-in'],
  ['POST', '/users/authenticate', 200, 'signed-in'],
  ['POST', '/login', 204, null],
  ['POST', '/contacts', 200, 'created'],
  ['POST', '/contacts', 201, null],
  ['PUT', '/merchant/:id', 200, 'modified'],
  ['PUT', '/merchant/:id', 204, null],
  ['DELETE', '/contacts/:id', 200, 'deleted'],
  ['DELETE', '/contacts/:id', 204, 'deleted'],
  ['GET', '/logs', 200, null],
  ['GET', '/Data/ReleaseNotes', 200, null],
  ['POST', '/Data/ReleaseNotes', 200, null],
] as const)('%s %s answered with %s: %s', (method, path, status, alert) => {
  expect(successAlert({ method, path, status })).toBe(alert);
});
