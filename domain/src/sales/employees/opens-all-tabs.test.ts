import { expect, it } from 'vitest';
import { opensAllTabs } from './opens-all-tabs.ts';

it.each([
  ['owner', true],
  ['admin', true],
  ['manager', false],
  ['employee', false],
  ['other', false],
] as const)('the code of a person who is %s opens all tabs: %s', (role, opens) => {
  expect(opensAllTabs(role)).toBe(opens);
});
