import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { PATIENCE_MS, simulateSeed } from './simulate-seeds.ts';
import type { Course } from './simulate-years.ts';

const FEW = { merchants: 6, days: 240 };

/** Spoils the books on every day from the hundredth on, until someone notices. */
const spoil = (text: string): Course => ({
  tamper: async (day, { postgres }) => {
    if (day < 100) return;
    const owner = new pg.Client(postgres.url);
    await owner.connect();
    await owner.query(`set session_replication_role = replica; ${text}`);
    await owner.end();
  },
});

const UNPAID = "select id from invoices where state in ('open', 'refused', 'past-due') order by number limit 1";

describe('a simulation', () => {
  it(
    'is the same again for the same seed, and another one for another',
    async () => {
      const [first, again, other] = await Promise.all(
        [7, 7, 8].map((seed) => simulateSeed({ ...FEW, days: 150, seed })),
      );
      expect(again).toEqual(first);
      expect(other?.digest).not.toBe(first?.digest);
    },
    PATIENCE_MS,
  );

  it(
    'puts an older copy of the database back now and then, and every rule still holds',
    async () => {
      const report = await simulateSeed({ ...FEW, seed: 5 });
      expect(report.restores).toBeGreaterThan(0);
      expect(report.charges).toBeGreaterThan(10);
    },
    PATIENCE_MS,
  );

  it(
    'notices a card network that takes money twice, and says how to see it again',
    async () => {
      const simulated = simulateSeed({ merchants: 20, days: 426, seed: 3, forgetsKeys: true });
      await expect(simulated).rejects.toThrow(
        /^seed 3, day \d+ \(.*\): charged-twice: .*\n.*--seed 3 --merchants 20 --days 426$/,
      );
    },
    PATIENCE_MS,
  );

  it.each([
    [
      'paid-without-charge',
      `update invoices set state = 'paid', paid_at = created_at, next_attempt_at = null where id = (${UNPAID})`,
    ],
    ['forgotten', `update invoices set state = 'open', next_attempt_at = null where id = (${UNPAID})`],
    [
      'wrong-amount',
      `update invoices set gst_cents = gst_cents + 1, total_cents = total_cents + 1 where id = (${UNPAID})`,
    ],
    ['wrong-periods', "update subscriptions set covered_until = '2099-01-01'"],
    ['wrong-flag', 'update merchants set active = not active'],
    ['number-gap', 'update issuers set next_invoice_number = next_invoice_number + 1'],
  ])(
    'notices that the books were spoiled: %s',
    async (rule, statement) => {
      await expect(simulateSeed({ ...FEW, seed: 2 }, spoil(statement))).rejects.toThrow(`: ${rule}: `);
    },
    PATIENCE_MS,
  );
});
