import { expect, it } from 'vitest';
import { aUser } from '../../../../test/factories.ts';
import { actionsFor } from './actions-for.ts';

it.each([
  ['somebody invited', { state: 'invited' }, ['invite-again', 'suspend']],
  ['somebody active', { state: 'active' }, ['suspend']],
  ['somebody signed in', { state: 'active', activeSessions: 2 }, ['end-sessions', 'suspend']],
  ['somebody with a second factor', { state: 'active', hasSecondFactor: true }, ['remove-second-factor', 'suspend']],
  ['somebody suspended', { state: 'suspended', hasSecondFactor: true }, ['reinstate']],
] as const)('%s', (_, overrides, actions) => {
  expect(actionsFor(aUser(overrides), false)).toEqual(actions);
  expect(actionsFor(aUser(overrides), true)).toEqual([]);
});
