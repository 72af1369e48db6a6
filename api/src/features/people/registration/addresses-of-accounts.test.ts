import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { expect, it } from 'vitest';
import { aUser, bearer } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-11-23T12:00:00Z');
const test = useTestApp({ now: () => clock });

const ask = (path: string, payload: object) => test.app.inject({ method: 'POST', url: `/api/${path}`, payload });
const register = (email: string) =>
  ask('registration', { name: 'Léa Bouchard', company_name: 'Crêperie Chez Léa', language: 'fr', email });

const mailsTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email);
};

it.each([
  ['r&d@bistro.test', 'R&D@Bistro.test '],
  ['x%y/z@bistro.test', 'x%y/z＠bistro.test'],
  ['info@café-montréal.ca', 'info@xn--caf-montral-dbbg.ca'],
  ['info@xn--rable-9ra.xn--qubec-csa', 'Info@Érable.québec'],
])('lets in %s, also when %s is typed afterwards', async (email, other) => {
  expect((await register(email)).statusCode).toBe(204);
  const [mail] = await mailsTo(normalEmail(email));
  const signedIn = await ask('login', { email: other, password: mail ? passwordIn(mail) : '' });
  expect(signedIn.statusCode).toBe(200);
  clock = new Date(clock.getTime() + 3_600_000);
  const asked = await ask('reset-password', { email: other });
  expect(asked.statusCode).toBe(204);
  expect(await mailsTo(normalEmail(email))).toHaveLength(2);
  const admin = await aUser(test, { role: 'admin' });
  for (const part of [email, other, normalEmail(email)]) {
    const url = `/api/users?search=${encodeURIComponent(part.trim())}`;
    const found = await test.app.inject({ method: 'GET', url, headers: bearer(admin.token) });
    expect(found.json<{ items: { email: string }[] }>().items.map((user) => user.email)).toEqual([
      showAddresses(normalEmail(email)),
    ]);
  }
});

it('says of letters with accents before the @ what is wrong with them', async () => {
  expect((await register('éva@bistro.test')).json()).toMatchObject({
    error: { code: 'validation-failed', fields: [{ path: 'email', rule: 'email-letters' }] },
  });
});
