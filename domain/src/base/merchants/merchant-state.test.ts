import { expect, it } from 'vitest';
import { merchantState } from './merchant-state.ts';

it.each([
  [false, false, 'registering'],
  [false, true, 'registering'],
  [true, false, 'inactive'],
  [true, true, 'active'],
] as const)('a merchant who is registered (%s) and active (%s) is %s', (subscriptionCompleted, active, state) => {
  expect(merchantState({ subscriptionCompleted, active })).toBe(state);
});
