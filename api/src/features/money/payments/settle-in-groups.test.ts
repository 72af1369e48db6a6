import { describe, expect, it } from 'vitest';
import { aBilledMerchant, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { claimDue } from './claim-due.ts';
import type { OutcomeOfAttempt } from './settle-attempts.ts';
import { settleInGroups } from './settle-in-groups.ts';

const NOON = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
const test = useTestApp({ now: () => MIDNIGHT });

/** Invoices that are being charged, each with an outcome of its own. */
async function charging(...states: ('succeeded' | 'declined')[]) {
  const made = await Promise.all(states.map(() => aBilledMerchant(test, { now: NOON })));
  const { attempts } = await claimDue(test.dependencies, 'simulator');
  return made.map(
    ({ merchant, invoice }, index): { merchantId: string; invoiceId: string; given: OutcomeOfAttempt } => {
      const attempt = attempts.find(({ charge }) => charge.invoiceNumber === invoice.number);
      const outcome =
        states[index] === 'declined'
          ? ({ kind: 'declined', decline: 'soft', code: 'insufficient_funds' } as const)
          : ({ kind: 'succeeded', reference: `charge of ${invoice.number}` } as const);
      return { merchantId: merchant.id, invoiceId: invoice.id, given: { attemptId: attempt?.id ?? '', outcome } };
    },
  );
}

/** The test's needs, with a database that counts transactions and keeps them back until it is released. */
function slowly() {
  let transactions = 0;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { database } = test.dependencies;
  const slow: Database = {
    ...database,
    transaction: async (scope, work) => {
      transactions += 1;
      await held;
      return database.transaction(scope, work);
    },
  };
  return { deps: { ...test.dependencies, database: slow }, release, count: () => transactions };
}

const UNKNOWN_ATTEMPT = '00000000-0000-7000-8000-000000000000';
const stray: OutcomeOfAttempt = { attemptId: UNKNOWN_ATTEMPT, outcome: { kind: 'unknown' } };

describe('outcomes', () => {
  it('that come in while others are being written are written together, each decided by itself', async () => {
    const made = await charging('succeeded', 'declined', 'succeeded', 'declined');
    const { deps, release, count } = slowly();
    const settler = settleInGroups(deps);
    for (const { given } of made) await settler.put(given);
    release();
    await settler.end();
    expect(count()).toBe(2);
    const standings = await Promise.all(made.map(({ invoiceId }) => standingOf(test, invoiceId)));
    expect(standings).toMatchObject([
      { state: 'paid', paidAt: MIDNIGHT, attempts: ['succeeded'] },
      { state: 'open', automaticAttempts: 1, attempts: ['declined-soft'] },
      { state: 'paid', paidAt: MIDNIGHT, attempts: ['succeeded'] },
      { state: 'open', automaticAttempts: 1, attempts: ['declined-soft'] },
    ]);
    for (const { merchantId, given } of made) {
      const event = given.outcome.kind === 'succeeded' ? 'invoice-paid' : 'payment-declined';
      expect((await loggedOf(test, merchantId)).map((line) => line.event)).toEqual(['invoice-created', event]);
    }
  });

  it('that cannot be written hold up no other, and are reported at the end', async () => {
    const made = await charging('succeeded', 'succeeded', 'succeeded');
    const { deps, release } = slowly();
    const settler = settleInGroups(deps);
    for (const given of [made[0]?.given, made[1]?.given, stray, made[2]?.given]) if (given) await settler.put(given);
    release();
    await expect(settler.end()).rejects.toThrow(`there is no payment attempt ${UNKNOWN_ATTEMPT}`);
    for (const { invoiceId } of made) expect(await standingOf(test, invoiceId)).toMatchObject({ state: 'paid' });
  });

  it('are settled once: what was written before its connection broke is reported to no one again', async () => {
    const made = await charging('succeeded', 'succeeded', 'succeeded');
    const { deps, release } = slowly();
    let broken = 0;
    const breaking: Database = {
      ...deps.database,
      transaction: async (scope, work) => {
        const result = await deps.database.transaction(scope, work);
        broken += 1;
        if (broken === 2) throw new Error('the connection broke');
        return result;
      },
    };
    const settler = settleInGroups({ ...deps, database: breaking });
    for (const { given } of made) await settler.put(given);
    release();
    await settler.end();
    expect(broken).toBe(4);
    for (const { merchantId } of made)
      expect((await loggedOf(test, merchantId)).map(({ event }) => event)).toEqual(['invoice-created', 'invoice-paid']);
  });

  it('are waited for when too many pile up', async () => {
    const { deps, release, count } = slowly();
    const settler = settleInGroups(deps);
    await settler.put(stray);
    for (let waiting = 1; waiting < 64; waiting += 1) await settler.put(stray);
    let isTaken = false;
    const last = settler.put(stray).finally(() => {
      isTaken = true;
    });
    await new Promise(setImmediate);
    expect([isTaken, count()]).toEqual([false, 1]);
    release();
    await last;
    await expect(settler.end()).rejects.toThrow('there is no payment attempt');
  });
});
