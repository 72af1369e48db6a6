import { expect, it } from 'vitest';
import { rightOfEmployee } from './right-of-employee.ts';

it.each([
  ['owner', 'owner'],
  ['admin', 'owner'],
  ['manager', 'manager'],
  ['employee', 'reader'],
  ['other', 'reader'],
] as const)('who is %s at the provider is %s here', (role, right) => {
  expect(rightOfEmployee(role)).toBe(right);
});
