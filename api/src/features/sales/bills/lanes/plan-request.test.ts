import { describe, expect, it } from 'vitest';
import { planRequest, type OutstandingBill } from './plan-request.ts';

const bill = (position: number, stamp: string, text = `{"no":${position}}`): OutstandingBill => ({
  position,
  stamp,
  text,
  noTrans: `A-${position}`,
  actu: `signature ${position}`,
  totalCents: 575,
  state: 'waiting',
});

const FIRST = bill(1, '20260115120000');
const SECOND = bill(2, '20260115120001');
const THIRD = bill(3, '20260115120002');

describe('the next request of a lane', () => {
  it('is none when nothing waits', () => {
    expect(planRequest([], null)).toBeNull();
    expect(planRequest([], 1)).toBeNull();
  });

  it('carries the bill just made as the current one, and what waits as a batch before it', () => {
    expect(planRequest([FIRST, SECOND, THIRD], 3)).toEqual({
      body: '{"reqTrans":{"transActu":{"no":3},"transLot":[{"no":2},{"no":1}]}}',
      signatures: ['signature 1', 'signature 2', 'signature 3'],
      current: THIRD,
      lot: [FIRST, SECOND],
    });
  });

  it('carries a bill that is alone without a batch', () => {
    const plan = planRequest([FIRST], 1);
    expect(plan).toEqual({
      body: '{"reqTrans":{"transActu":{"no":1}}}',
      signatures: ['signature 1'],
      current: FIRST,
      lot: [],
    });
  });

  it.each([null, 9])('is a batch alone on a retry, or when the current bill waits no more (%s)', (position) => {
    const plan = planRequest([FIRST, SECOND], position);
    expect(plan).toMatchObject({ current: null, lot: [FIRST, SECOND] });
    expect(plan?.body).toBe('{"reqTrans":{"transLot":[{"no":2},{"no":1}]}}');
  });

  it.each([
    ['of the same second', bill(1, SECOND.stamp)],
    ['of a later second, by a clock that was put back', bill(1, '20260115120009')],
  ])('sends bills %s first, without the current one', (_what, older) => {
    expect(planRequest([older, SECOND], 2)).toMatchObject({ current: null, lot: [older] });
  });

  it('sends all others first as soon as one of them is not older', () => {
    expect(planRequest([FIRST, bill(2, THIRD.stamp), THIRD], 3)).toMatchObject({
      current: null,
      lot: [{ position: 1 }, { position: 2 }],
    });
  });

  it('leaves the newest of what waits for later when not all fit', () => {
    const large = [1, 2, 3].map((position) => bill(position, `2026011512000${position}`, `"${'x'.repeat(100_000)}"`));
    expect(planRequest(large, null)?.lot).toEqual(large.slice(0, 2));
    expect(planRequest(large, 3)).toMatchObject({ current: { position: 3 }, lot: [{ position: 1 }] });
  });
});
