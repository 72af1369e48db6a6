import type { ProgressView } from '@comptoir/contract/help/installation';
import { beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { useTestApp } from '../../test/test-app.ts';
import { readProgress } from '../features/help/installation/installation.routes.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedInformation } from './seed-demo-world.ts';
import { seedAccounts, seedPeople } from './seed-people.ts';
import { seedProgress } from './seed-progress.ts';
import { seedStep } from './seed-step.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeAll(async () => {
  const { database, seal } = test.dependencies;
  await seedStep(database, 'people', (tx) => seedPeople(tx, seal));
  await seedStep(database, 'accounts', seedAccounts);
  await seedStep(database, 'information', seedInformation);
  await seedStep(database, 'contacts', (tx) => seedContacts(tx, NOW));
  await seedStep(database, 'progress', (tx) => seedProgress(tx, NOW));
});

const progressOf = (key: string): Promise<ProgressView> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    readProgress(tx, { merchantId: demoId('merchant', key), now: NOW, provider: 'simulator' }),
  );

const missingOf = ({ steps }: ProgressView, name: string) => steps.find(({ step }) => step === name)?.missing;

describe('the demo world’s registrations', () => {
  it.each(DEMO_MERCHANTS.filter(({ key }) => key !== 'nouveau').map(({ key }) => key))(
    'of %s is complete by the rules, as far as account, information and check go',
    async (key) => {
      const progress = await progressOf(key);
      expect(progress.subscriptionCompleted).toBe(true);
      for (const step of ['account', 'information', 'functionality'])
        expect([step, missingOf(progress, step)]).toEqual([step, []]);
    },
  );

  it('leave one on the way', async () => {
    const progress = await progressOf('nouveau');
    expect(progress.subscriptionCompleted).toBe(false);
    expect(missingOf(progress, 'account')).toEqual([]);
    expect(missingOf(progress, 'information')).toEqual([
      'file_number',
      'authorization_code',
      'qst_number',
      'gst_number',
    ]);
  });

  it('are shown by the log', async () => {
    expect(
      await asSystem(test, {
        text: `select event, count(*)::int as merchants from activity_log
          where event in ('functionality-confirmed', 'registration-completed') group by event order by event`,
      }),
    ).toEqual([
      { event: 'functionality-confirmed', merchants: 11 },
      { event: 'registration-completed', merchants: 11 },
    ]);
  });
});
