import { describe, expect, it } from 'vitest';
import { chargeKey, refundKey, unexpectedRefundKey } from './derive-key.ts';

const PERIOD = { merchantId: '0197f0c0-0000-7000-8000-000000000001', periodStartsOn: '2026-06-15' };

describe('the keys of the provider', () => {
  it('stay as they are for ever: by them it recognises what it has charged and given back', () => {
    expect(chargeKey(PERIOD, 1)).toBe('62a57dbf-1de0-4391-be90-20a747b22819');
    expect(refundKey(PERIOD, 1)).toBe('9eac3216-25c4-426f-8729-3d0469158409');
    expect(unexpectedRefundKey('CH-1', 0)).toBe('d3ff5844-9702-4d31-bbd7-e1c9c3254eb9');
  });

  it('differ for another merchant, day or time of asking', () => {
    const keys = [
      chargeKey(PERIOD, 1),
      chargeKey(PERIOD, 2),
      chargeKey({ ...PERIOD, periodStartsOn: '2026-07-15' }, 1),
      chargeKey({ ...PERIOD, merchantId: '0197f0c0-0000-7000-8000-000000000002' }, 1),
      unexpectedRefundKey('CH-1', 1),
      unexpectedRefundKey('CH-2', 1),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
