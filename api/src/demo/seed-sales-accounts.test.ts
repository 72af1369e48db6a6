import { expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { readArchive } from '../../test/proof-files.ts';
import { useTestApp } from '../../test/test-app.ts';
import { DEMO_PASSWORD } from './demo-merchants.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const test = useTestApp();

it('leaves none of the accountant’s businesses out of the journal of both', async () => {
  for (const _ of ['first', 'again']) await seedDemoWorld(test.dependencies);
  const payload = { email: 'comptable@comptoir.test', password: DEMO_PASSWORD };
  const signedIn = await test.app.inject({ method: 'POST', url: '/api/login', payload });
  const { webToken } = signedIn.json<{ webToken: string }>();
  const url = '/api/reports/sales/accounting/businesses?from=2026-01-01&to=2026-01-31&format=sage';
  const reply = await test.app.inject({ url, headers: { authorization: `Bearer ${webToken}` } });
  expect([reply.statusCode, reply.headers['x-left-out']]).toEqual([200, undefined]);
  const readMe = readArchive(reply.rawPayload).get('LISEZ-MOI.txt')?.toString();
  expect(readMe).toMatch(/Bistro du Quai\r\n[^]*Brasserie Chaudière\r\n/);
  expect(await asSystem(test, { text: 'select merchant_id from sales_accounts' })).toHaveLength(2);
});
