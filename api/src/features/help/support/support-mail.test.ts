import { beforeAll, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

/** Monday morning in Québec, nine days before the national holiday. */
const NOW = new Date('2026-06-15T14:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeAll(async () => {
  const admin = (await aUser(test, { role: 'admin' })).token;
  const call = (method: 'PUT' | 'POST', path: string, payload: object) =>
    test.app.inject({ method, url: `/api/${path}`, headers: bearer(admin), payload });
  const hours = { opens: '09:00', closes: '15:00', telephone: '418 555-0199', email: 'aide@comptoir.test' };
  await call('PUT', 'support-settings', hours);
  for (const on of ['2026-06-25', '2026-07-10']) {
    const day = { on, nameFr: 'Inventaire', nameEn: 'Stocktaking' };
    await call('POST', 'closing-days', day);
  }
});

it.each([
  [
    'fr',
    'Le soutien répond du lundi au vendredi, de 9\u00A0h à 15\u00A0h, heure de Québec',
    'Il est fermé le 24 juin 2026, le 25 juin 2026.',
  ],
  [
    'en',
    'Support answers Monday to Friday, 9:00 a.m. to 3:00 p.m., Québec time',
    'It is closed on June 24, 2026, June 25, 2026.',
  ],
] as const)(
  'the copy of a message says when support answers, and when not in the next days (%s)',
  async (language, hours, closed) => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    await asSystem(test, { text: 'update users set language = $2 where id = $1', values: [owner.id, language] });
    await test.app.inject({
      method: 'POST',
      url: '/api/support-messages',
      headers: bearer(owner.token),
      payload: { id: uuid(), subject: 'other', message: 'Bonjour' },
    });
    await runJobs(test);
    const [copy] = test.mailer.mailsTo(owner.email);
    expect(copy?.text).toContain(hours);
    expect(copy?.text).toContain(closed);
    expect(copy?.text).not.toMatch(/10 juillet|July 10/);
  },
);
