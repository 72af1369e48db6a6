import { createPromoCode } from '@comptoir/contract/money/promo-codes';
import { describe, expect, it } from 'vitest';
import { EMPTY_CODE, readPromoCode } from './read-promo-code.ts';

const TYPED = { ...EMPTY_CODE, code: ' Été-26 ', value: '12,5' };

describe('a promo code as it is typed', () => {
  it.each([
    ['a share', {}, { discount: { kind: 'percent', rateMillionths: 125_000 } }],
    ['all of it', { value: '100 %' }, { discount: { kind: 'percent', rateMillionths: 1_000_000 } }],
    ['an amount', { kind: 'amount', value: '20' }, { discount: { kind: 'amount', amountCents: 2000 } }],
    ['some months', { months: '3' }, { months: 3 }],
    ['no months without the service', { onService: false, onInstallation: true, months: 'x' }, { months: null }],
    ['days and uses', { startsOn: '2026-06-01', endsOn: '2026-06-01', maxUses: '50' }, { maxUses: 50 }],
    ['no limits', {}, { code: 'Été-26', months: null, startsOn: null, endsOn: null, maxUses: null }],
  ] as const)('becomes what the contract takes: %s', (_, typed, expected) => {
    const read = readPromoCode({ ...TYPED, ...typed });
    expect(read).toMatchObject({ value: expected });
    expect('value' in read && createPromoCode.body.safeParse(read.value).success).toBe(true);
  });

  it.each([
    [{ code: ' - ' }, { code: 'required' }],
    [{ code: 'A-B' }, { code: 'code' }],
    [{ code: 'ÉTÉ_26' }, { code: 'code' }],
    [{ value: ' ' }, { value: 'required' }],
    [{ value: '0' }, { value: 'percent' }],
    [{ value: '100,01' }, { value: 'percent' }],
    [{ kind: 'amount', value: '-5' }, { value: 'amount' }],
    [{ kind: 'amount', value: '1000000,01' }, { value: 'amount' }],
    [{ onService: false }, { onService: 'target' }],
    [{ months: '0' }, { months: 'months' }],
    [{ months: '121' }, { months: 'months' }],
    [{ months: '1.5' }, { months: 'months' }],
    [{ maxUses: '0' }, { maxUses: 'uses' }],
    [{ maxUses: '1000001' }, { maxUses: 'uses' }],
    [{ startsOn: '2026-06-02', endsOn: '2026-06-01' }, { endsOn: 'before-start' }],
  ] as const)('is refused: %j', (typed, faults) => {
    expect(readPromoCode({ ...TYPED, ...typed })).toEqual({ faults });
  });
});
