import { SOLD_FEATURES, USED_BY } from '@comptoir/domain/money/plan/plan-features';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';

it.each(SOLD_FEATURES)('what the plan is sold with can be called: %s', (feature) => {
  expect(Object.values(ENDPOINTS).filter(({ access }) => access === USED_BY[feature])).not.toEqual([]);
});

it('something is sold', () => {
  expect(SOLD_FEATURES.length).toBeGreaterThan(0);
});
