import { expect, it } from 'vitest';
import { aUser } from '../../../../test/factories.ts';
import { actionsFor } from './actions-for.ts';

it.each([
  ['someone invited', { state: 'invited' }, ['invite-again', 'suspend']],
  ['someone active', { state: 'active' }, ['suspend']],
  ['someone signed in', { state: 'active', activeSessions: 2 }, ['end-sessions', 'suspend']],
  ['someone with a second factor', { state: 'active', hasSecondFactor: true }, ['remove-second-factor', 'suspend']],
  ['someone suspended', { state: 'suspended', hasSecondFactor: true }, ['reinstate']],
] as const)('%s', (_, overrides, actions) => {
  expect(actionsFor(aUser(overrides), false)).toEqual(actions);
  expect(actionsFor(aUser(overrides), true)).toEqual([]);
});
