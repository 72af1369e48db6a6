import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { inviteFirstAdministrator } from './invite-first-administrator.ts';

const test = useTestApp();
const invite = (address: string) => inviteFirstAdministrator(test.dependencies.database, address);
const administrators = () =>
  asSystem<{ email: string }>(test, { text: "select email from users where role = 'admin' order by email" });

describe('the first administrator', () => {
  it('is not a user who has another role already', async () => {
    const merchant = await aMerchant(test);
    const { email } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await expect(invite(email)).rejects.toThrow(`${email} belongs to someone else already`);
  });

  it('is made once, however many servers start, and comes in with the password of a mail', async () => {
    await Promise.all([invite('First@comptoir.test'), invite('First@comptoir.test')]);
    await invite('second@comptoir.test');
    expect(await administrators()).toEqual([{ email: 'first@comptoir.test' }]);
    await runJobs(test);
    const mails = test.mailer.mailsTo('first@comptoir.test');
    expect(mails).toHaveLength(1);
    const [password = ''] = mails.map(passwordIn);
    const payload = { email: 'first@comptoir.test', password };
    const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(reply.statusCode).toBe(200);
  });
});
