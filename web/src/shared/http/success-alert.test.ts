import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { expect, it } from 'vitest';
import { actOf, successAlert } from './success-alert.ts';

it.each([
  ['POST', '/login', 200, 'signed-in'],
  ['POST', '/login', 202, 'signed-in'],
  ['POST', '/users/authenticate', 200, 'signed-in'],
  ['POST', '/login', 204, null],
  ['POST', '/contacts', 200, 'created'],
  ['POST', '/contacts', 201, null],
  ['POST', '/estimates/:id/send', 200, 'sent'],
  ['POST', '/estimates/:id/decline', 200, 'done'],
  ['POST', '/estimates/:id/duplicate', 200, 'created'],
  ['POST', '/estimates/:id/send', 204, null],
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

/** Acts that make something of what is there. */
const MADE = ['absences', 'duplicate', 'final', 'instalments', 'invitations', 'notes', 'revisions'];

it('of every call that does something to what is there it is known whether that makes anything', () => {
  const acts = Object.values(ENDPOINTS).filter(({ method, path }) => method === 'POST' && /\/:\w+\/[\w-]+$/.test(path));
  expect(acts.length).toBeGreaterThan(20);
  const made = acts.filter((act) => actOf(act) === null).map(({ path }) => path.replace(/.*\//, ''));
  expect(new Set(made)).toEqual(new Set(MADE));
});
