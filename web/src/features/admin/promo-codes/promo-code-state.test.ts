import { expect, it } from 'vitest';
import { aPromoCode } from '../../../../test/money.ts';
import { stateOf } from './promo-code-state.ts';

const TODAY = '2026-06-15';

it.each([
  ['can be redeemed', {}, 'open'],
  ['can be redeemed on its first day', { startsOn: TODAY }, 'open'],
  ['can be redeemed on its last day', { endsOn: TODAY }, 'open'],
  ['is still to come', { startsOn: '2026-06-16' }, 'to-come'],
  ['has expired', { endsOn: '2026-06-14' }, 'expired'],
  ['is used up', { maxUses: 3, uses: 3 }, 'used-up'],
  ['has uses left', { maxUses: 3, uses: 2 }, 'open'],
  ['is withdrawn, whatever else it is', { withdrawnAt: '2026-06-01T12:00:00Z', endsOn: '2026-06-14' }, 'withdrawn'],
] as const)('%s', (_, overrides, state) => {
  expect(stateOf(aPromoCode(overrides), TODAY)).toBe(state);
});
