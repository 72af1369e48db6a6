import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';
import { countMail } from './limit-mail.ts';

let clock = new Date('2026-11-23T18:00:00Z');
const test = useTestApp({ now: () => clock });

const count = (mail: { cause?: 'stranger' | 'user'; senders?: string[]; to?: string }) =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    countMail(tx, { cause: 'stranger', senders: [], now: clock, ...mail }),
  );

async function untilRefused(mail: (index: number) => Parameters<typeof count>[0]): Promise<number> {
  for (let sent = 0; sent < 300; sent += 1) if (!(await count(mail(sent)))) return sent;
  return Number.POSITIVE_INFINITY;
}

describe('mails that anybody may cause', () => {
  it('are limited for a mailbox, in whatever way it is written and no matter who asks', async () => {
    expect(await untilRefused((index) => ({ to: `victim+${index}@resto.test`, senders: [`a${index}`] }))).toBe(10);
    expect(await count({ to: 'neighbour@resto.test' })).toBe(true);
  });

  it('are limited for a domain, more widely where anybody has a mailbox', async () => {
    expect(await untilRefused((index) => ({ to: `person${index}@bistro.test`, senders: [`b${index}`] }))).toBe(100);
    expect(await untilRefused((index) => ({ to: `person${index}@gmail.com`, senders: [`c${index}`] }))).toBe(Infinity);
  });

  it('that were refused do not count', async () => {
    for (let sent = 0; sent < 30; sent += 1) await count({ to: 'flooded@cafe.test', senders: [`d${sent}`] });
    expect(await untilRefused((index) => ({ to: `person${index}@cafe.test`, senders: [`e${index}`] }))).toBe(90);
  });

  it('of strangers leave those of signed-in users alone', async () => {
    while (await count({ to: 'both@bar.test' }));
    expect(await untilRefused(() => ({ cause: 'user', to: 'both@bar.test' }))).toBe(20);
  });

  it('of the days before are forgotten, those of today are not', async () => {
    await count({ to: 'kept@resto4.test' });
    await planJobs(test.dependencies).tasks['forget-mail-counts']?.({});
    expect(await untilRefused(() => ({ to: 'kept@resto4.test' }))).toBe(9);
    const rows = () => asSystem<{ n: number }>(test, { text: 'select count(*)::int as n from mail_counts' });
    const today = clock;
    clock = new Date('2026-11-24T01:00:00Z');
    await planJobs(test.dependencies).tasks['forget-mail-counts']?.({});
    expect(await rows()).toEqual([{ n: 0 }]);
    clock = today;
  });

  it('are limited for everybody together, for strangers apart from those who are signed in', async () => {
    await asSystem(test, {
      text: `insert into mail_counts (key, day, mails) values (sha256(convert_to('stranger all ', 'UTF8')), $1, 4999)
        on conflict (key, day) do update set mails = 4999`,
      values: ['2026-11-23'],
    });
    const asked = [await count({ to: 'last@resto5.test' }), await count({ to: 'one-more@resto6.test' })];
    expect([...asked, await count({ cause: 'user', to: 'one-more@resto6.test' })]).toEqual([true, false, true]);
    await asSystem(test, { text: 'delete from mail_counts' });
  });

  it('that many ask for at once are counted one by one', async () => {
    const asked = await Promise.all(Array.from({ length: 30 }, () => count({ to: 'rush@resto2.test' })));
    expect(asked.filter(Boolean)).toHaveLength(10);
  });
});

describe('a signed-in user who sends too many mails', () => {
  it('is notified until when to wait, and another user of another merchant is not', async () => {
    const [mine, other] = await Promise.all([aMember(), aMember()]);
    while (await count({ cause: 'user', senders: [mine.id] }));
    const refused = await invite(mine.token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(6 * 3600)]);
    expect(refused.json()).toMatchObject({ error: { code: 'mail-limit-reached' } });
    const message = await test.app.inject({
      method: 'POST',
      url: '/api/support-messages',
      headers: bearer(mine.token),
      payload: { id: crypto.randomUUID(), subject: 'other', message: 'Bonjour' },
    });
    expect(message.json()).toMatchObject({ error: { code: 'mail-limit-reached' } });
    expect((await invite(other.token)).statusCode).toBe(200);
    clock = new Date('2026-11-24T00:00:00Z');
    const { token } = await aUser(test, { role: 'merchant', merchantId: mine.merchantId });
    expect((await invite(token)).statusCode).toBe(200);
  });

  it('cannot go on as another user of the same merchant', async () => {
    const mine = await aMember();
    while (await count({ cause: 'user', senders: [mine.merchantId] }));
    expect((await invite(mine.token)).json()).toMatchObject({ error: { code: 'mail-limit-reached' } });
  });
});

async function aMember() {
  const { id: merchantId } = await aMerchant(test);
  return { ...(await aUser(test, { role: 'merchant', merchantId })), merchantId };
}

let serial = 0;
const invite = (token: string) => {
  const name = `invited-${(serial += 1)}`;
  return test.app.inject({
    method: 'POST',
    url: '/api/contacts',
    headers: bearer(token),
    payload: { name: 'Camille Roy', username: name, email: `${name}@resto3.test`, language: 'fr' },
  });
};
