import { describe, expect, it } from 'vitest';
import { nextTransferState, TRANSFER_STATES, transferStateAt, type TransferAct } from './transfer-state.ts';

const NOW = new Date('2026-06-15T16:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const ACTS: readonly TransferAct[] = ['accept', 'decline', 'withdraw', 'replace', 'expire'];

describe('an ownership transfer', () => {
  it.each([
    ['open', LATER, true, 'open'],
    ['open', NOW, true, 'expired'],
    ['open', NOW, false, 'expired'],
    ['open', LATER, false, 'lapsed'],
    ['accepted', NOW, false, 'accepted'],
    ['declined', NOW, false, 'declined'],
    ['withdrawn', NOW, false, 'withdrawn'],
    ['lapsed', NOW, true, 'lapsed'],
  ] as const)('that is stored as %s, ends at %s, of an owner: %s, is %s', (state, expiresAt, isOffererOwner, shown) => {
    expect(transferStateAt({ state, expiresAt, isOffererOwner }, NOW)).toBe(shown);
  });

  it('is left by these acts and no other', () => {
    const table = TRANSFER_STATES.map((state) => {
      const ways = ACTS.map((act) => [act, nextTransferState(state, act)] as const).filter(([, next]) => next.ok);
      return [state, ...ways.map(([act, next]) => `${act}: ${next.ok ? next.value : ''}`)];
    });
    expect(table).toEqual([
      ['open', 'accept: accepted', 'decline: declined', 'withdraw: withdrawn'],
      ['accepted'],
      ['declined'],
      ['withdrawn'],
      ['expired', 'replace: expired', 'expire: expired'],
      ['lapsed', 'replace: lapsed'],
    ]);
    expect(nextTransferState('accepted', 'accept')).toEqual({ ok: false, reason: 'transfer-changed' });
  });
});
