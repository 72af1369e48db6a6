import { expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { useTestApp } from '../../test/test-app.ts';
import { DEMO_MERCHANTS, DEMO_PARTNERS, DEMO_PASSWORD } from './demo-merchants.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const test = useTestApp();

it('gives every merchant and partner of the demo world someone, once, who can sign in', async () => {
  await seedDemoWorld(test.dependencies);
  await seedDemoWorld(test.dependencies);
  const [counts] = await asSystem(test, {
    text: `select count(distinct merchant_id)::int as merchants, count(distinct partner_id)::int as partners,
        (count(*) filter (where suspended_at is not null))::int as suspended,
        (count(*) filter (where last_sign_in_at is null))::int as invited,
        (count(*) filter (where username = ''))::int as nameless
      from users`,
  });
  expect(counts).toEqual({
    merchants: DEMO_MERCHANTS.length,
    partners: Object.keys(DEMO_PARTNERS).length,
    suspended: 1,
    invited: 1,
    nameless: 0,
  });
  const places = await asSystem(test, {
    text: `select count(distinct account_id)::int as accounts, count(*)::int as places from users where email = 'comptable@comptoir.test'`,
  });
  expect(places).toEqual([{ accounts: 1, places: 2 }]);
  const payload = { email: 'etienne.arsenault@boreal.test', password: DEMO_PASSWORD };
  expect((await test.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200);
});

it('gives the caterer estimates in every state, once, each that was sent with its document', async () => {
  await seedDemoWorld(test.dependencies);
  const rows = await asSystem<{ state: string; count: number; documents: number }>(test, {
    text: `select state, count(*)::int as count, count(pdf)::int as documents from estimate_revisions group by state order by state`,
  });
  expect(rows).toEqual([
    { state: 'accepted', count: 6, documents: 6 },
    { state: 'declined', count: 1, documents: 1 },
    { state: 'draft', count: 2, documents: 0 },
    { state: 'expired', count: 1, documents: 1 },
    { state: 'replaced', count: 3, documents: 3 },
    { state: 'seen', count: 1, documents: 1 },
    { state: 'sent', count: 1, documents: 1 },
  ]);
});
