import { expect, it } from 'vitest';
import { checkBills } from './submit-bills.ts';

const context = {
  device: { id: 'a', merchantId: 'b', deviceNumber: '1234-5678-9012', qstNumber: '1234567890TQ0001' },
  deviceNumber: '1234-5678-9012',
  findSigningKey: () => Promise.resolve(null),
  now: new Date('2026-11-20T12:00:00Z'),
} as unknown as Parameters<typeof checkBills>[0];

it('answers others between bills that are none, and names each in its place', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const checks = await checkBills(
    context,
    Array.from({ length: 500 }, (_, at) => JSON.stringify({ noTrans: `B-${at}` })),
  );
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(30);
  expect(checks.map((check) => !check.ok && check.refused.noTrans)).toEqual(
    Array.from({ length: 500 }, (_, at) => `B-${at}`),
  );
});

it('checks none of none', async () => expect(await checkBills(context, [])).toEqual([]));
