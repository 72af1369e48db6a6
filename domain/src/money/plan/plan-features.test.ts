import { describe, expect, it } from 'vitest';
import { SOLD_FEATURES } from './plan-features.ts';

describe('the plan', () => {
  it('sells what a merchant can use, and nothing that does not work yet', () => {
    expect(SOLD_FEATURES).toEqual(['sending', 'employees', 'report', 'accounting', 'history', 'support', 'caterers']);
  });
});
