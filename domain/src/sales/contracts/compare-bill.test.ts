import { describe, expect, it } from 'vitest';
import { compareBill } from './compare-bill.ts';

describe('what was signed', () => {
  it.each([
    ['contract', { totalCents: 100, paidCents: 0 }, 0, { totalCents: 100, paidCents: 100 }, [100, 100]],
    ['contract', { totalCents: 100, paidCents: 0 }, 0, { totalCents: 99, paidCents: 99 }, [100, 99]],
    ['revision', { totalCents: 80, paidCents: 0 }, 50, { totalCents: 80, paidCents: 50 }, [80, 80]],
    ['revision', { totalCents: 0, paidCents: 0 }, 50, { totalCents: -50, paidCents: -50 }, [50, 50]],
    ['instalment', { totalCents: 100, paidCents: 30 }, 0, { totalCents: 100, paidCents: 31 }, [30, 31]],
    ['instalment', { totalCents: 100, paidCents: 30 }, 0, { totalCents: 90, paidCents: 30 }, [100, 90]],
    ['final', { totalCents: 100, paidCents: 70 }, 30, { totalCents: 100, paidCents: 70 }, [70, 70]],
    ['cancellation', { totalCents: 20, paidCents: 0 }, 50, { totalCents: -30, paidCents: -30 }, [30, 30]],
    ['cancellation', { totalCents: 50, paidCents: 0 }, 50, { totalCents: 50, paidCents: 50 }, [0, 0]],
    ['cancellation', { totalCents: 20, paidCents: 0 }, 50, { totalCents: 50, paidCents: 50 }, [30, 0]],
  ] as const)('as a %s of %o is compared to the cent', (kind, entry, earlierCents, bill, [asked, made]) => {
    expect(compareBill({ kind, ...entry }, { earlierCents, bill })).toEqual({ asked, made });
  });
});
