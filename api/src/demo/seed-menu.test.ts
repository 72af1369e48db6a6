import { expect, it } from 'vitest';
import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';
import { useTestApp } from '../../test/test-app.ts';
import { pullMenu } from '../features/sales/menu/read-menu.ts';
import { demoId } from './demo-id.ts';
import { seedMenu } from './seed-menu.ts';
import { seedPeople } from './seed-people.ts';
import { seedStep } from './seed-step.ts';

const test = useTestApp();
const NOW = new Date('2026-06-01T12:00:00Z');

it('the bistro’s tills have a menu to sell from, made once', async () => {
  const { database, seal } = test.dependencies;
  await database.transaction({ role: 'system' }, (tx) => seedPeople(tx, seal));
  for (const _ of ['first', 'again']) await seedStep(database, 'menu', async (tx) => seedMenu(tx, NOW));
  const merchantId = demoId('merchant', 'bistro');
  const pulled = await pullMenu(database, { role: 'device', merchantId }, { merchantId, since: undefined });
  expect(pulled).toMatchObject({ version: '1-0123456789ab', isWhole: true, removed: [] });
  expect(pulled.entries.map(({ code }) => code).toSorted()).toEqual(SAMPLE_MENU.map(({ code }) => code).toSorted());
});
