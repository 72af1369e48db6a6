import { beforeAll, expect, it } from 'vitest';
import type { Statement, Transaction } from '../../../platform/database/database.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { aBatch } from '../../../../test/factories/transmission-batches.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { listBatchLanes } from './batches.store.ts';
import { findRunningBatch, listBatchBills } from './transmissions.queries.ts';

const BILLS = 3000;

interface Node {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Node[];
}

const test = useTestApp();
let till: Awaited<ReturnType<typeof aTerminal>>;
let batchId: string;

/** An outage has just ended: the database has counted the tables when almost none of it was there. */
beforeAll(async () => {
  till = await aTerminal(test);
  await till.submitBills([(await till.bill()).text]);
  await test.owner.query('analyze transmissions, transmission_batch_bills, lanes');
  await test.owner.query({
    text: `insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
      select $1, $2, n, gen_random_uuid(), now(), 'waiting' from generate_series(2, $3::int + 1) n`,
    values: [till.merchant.id, till.id, BILLS],
  });
  batchId = await aBatch(test, till);
});

const handled = (node: Node): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, inner) => sum + handled(inner), 0);

const QUESTIONS: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'the lanes of a batch are counted': (tx) =>
    listBatchLanes(tx, { batchId, merchantId: till.merchant.id, now: new Date() }),
  'a batch is summed up': (tx) => findRunningBatch(tx, till.merchant.id),
  'the bills of a batch are listed': (tx) =>
    listBatchBills(tx, { batchId, merchantId: till.merchant.id, after: 0, limit: BILLS }),
};

it.each(Object.entries(QUESTIONS))(
  '%s by looking at each of its bills once, however new all of it is',
  async (_, ask) => {
    const asked: Statement[] = [];
    const listen = (statement: Statement): [] => (asked.push(statement), []);
    await ask({ many: listen, first: listen } as unknown as Transaction);
    const [statement] = asked;
    if (!statement) throw new Error('nothing was asked');
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      const text = `explain (analyze, timing off, format json) ${statement.text}`;
      const [explained] = await tx.many<{ 'QUERY PLAN': { Plan: Node }[] }>({ ...statement, text });
      const [plan] = explained?.['QUERY PLAN'] ?? [];
      if (!plan) throw new Error('no plan was given');
      expect(handled(plan.Plan)).toBeGreaterThan(BILLS);
      expect(handled(plan.Plan)).toBeLessThan(8 * BILLS);
    });
  },
);
