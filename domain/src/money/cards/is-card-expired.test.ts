import { describe, expect, it } from 'vitest';
import { isCardExpired } from './is-card-expired.ts';

describe('isCardExpired', () => {
  it.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
    ['2026-12-31', true],
    ['2025-12-31', false],
    ['2027-01-01', true],
  ])('a card of August 2026 on %s: %s', (today, isExpired) => {
    expect(isCardExpired({ expMonth: 8, expYear: 2026 }, today)).toBe(isExpired);
  });

  it('lasts through December', () => {
    expect(isCardExpired({ expMonth: 12, expYear: 2026 }, '2026-12-31')).toBe(false);
    expect(isCardExpired({ expMonth: 12, expYear: 2026 }, '2027-01-01')).toBe(true);
  });
});
