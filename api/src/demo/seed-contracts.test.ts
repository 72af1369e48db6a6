import { soldCents } from '@comptoir/websrm/requests/report-counters';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { listContracts, readContract } from '../features/sales/contracts/list-contracts.ts';
import { composeContractBills } from './compose-contract-bills.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { insertContracts } from './insert-contracts.ts';
import { insertPastBills } from './insert-past.ts';
import { makePastBills, type MadeBill } from './make-past-bills.ts';
import { planContracts } from './plan-contracts.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEstimates } from './seed-estimates.ts';
import { seedInformation } from './seed-demo-world.ts';
import { seedPeople } from './seed-people.ts';
import { seedStep } from './seed-step.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const test = useTestApp({ now: () => NOW });
const [, CATERER] = DEMO_MERCHANTS;
const merchantId = demoId('merchant', 'traiteur');
let bills: readonly MadeBill[];

beforeAll(async () => {
  const { database, seal, config } = test.dependencies;
  const [device] = CATERER?.devices ?? [];
  if (!CATERER || !device) throw new Error('the demo world has no caterer');
  await seedStep(database, 'people', (tx) => seedPeople(tx, seal));
  await seedStep(database, 'information', seedInformation);
  await seedStep(database, 'customers', (tx) => seedCustomers(tx, NOW));
  await seedStep(database, 'estimates', (tx) => seedEstimates(tx, NOW));
  const contracts = await database.transaction({ role: 'system' }, (tx) => planContracts(tx, { merchantId, now: NOW }));
  const { privateKey } = await generateSigningKeys({ extractable: false });
  const { software } = config.authority;
  const signing = { merchant: CATERER, device, software, privateKey, thumbprint: 'a'.repeat(40), now: NOW };
  bills = await makePastBills({ ...signing, planned: contracts.flatMap(composeContractBills) });
  const past = bills.map((bill) => ({ ...bill, id: uuid(), receipt: null }));
  const of = { merchantId, deviceId: demoId('device', device.serial), bills: past };
  await database.transaction({ role: 'system' }, async (tx) => {
    await insertPastBills(tx, { ...of, lastSeenAt: NOW });
    insertContracts(tx, contracts, of);
  });
});

it('contracts of the demo world are in every state, each document signed as it was asked', async () => {
  const { database } = test.dependencies;
  const asked = { role: 'admin', userId: uuid(), merchantId: null, merchantRight: null, partnerId: null } as const;
  const scope = { merchantId, asked };
  const { items } = await listContracts(database, scope, { limit: 50 });
  expect(items.map(({ state, toSign }) => `${state} ${toSign}`)).toEqual([
    'to-sign 1',
    'cancelled 0',
    'open 0',
    'open 1',
    'cancelled 0',
    'ended 0',
  ]);
  const contracts = await Promise.all(items.map(({ id }) => readContract(database, scope, id)));
  const signed = contracts.flatMap(({ documents }) => documents.flatMap(({ bill }) => bill ?? []));
  expect(signed).toHaveLength(5 + 3 + 2 + 1);
  expect(signed.every(({ isAsAsked }) => isAsAsked)).toBe(true);
  const sold = bills
    .filter(({ key }) => key !== null)
    .reduce((sum, { transaction }) => sum + soldCents(transaction), 0);
  const counted = contracts.filter(({ documents }) => documents.some(({ kind, bill }) => bill && kind !== 'contract'));
  expect(sold).toBe(counted.reduce((sum, { totalCents, additionCents }) => sum + totalCents + additionCents, 0));
});

it('bills of its contracts each refer to the one before', () => {
  const numbers = new Set(bills.map(({ transaction }) => transaction.noTrans));
  const chained = bills.filter(({ key, transaction }) => key !== null && transaction.refs !== undefined);
  expect(chained).toHaveLength(7);
  for (const { transaction } of chained) expect(numbers).toContain(transaction.refs?.[0]?.noTrans);
});
