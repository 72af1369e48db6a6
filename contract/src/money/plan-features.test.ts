import { SOLD_FEATURES, USED_BY } from '@comptoir/domain/money/plan/plan-features';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';

it('what the plan is sold with can be called', () => {
  const called = new Set<unknown>(Object.values(ENDPOINTS).map(({ access }) => access));
  expect(SOLD_FEATURES.filter((feature) => !called.has(USED_BY[feature]))).toEqual([]);
});

it('something is sold', () => {
  expect(SOLD_FEATURES.length).toBeGreaterThan(0);
});
