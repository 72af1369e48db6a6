import type { MailFailurePage } from '@comptoir/contract/base/mail';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { forgetFailures } from './list-failures.ts';

const SERVICE = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };
let clock = new Date('2026-06-01T16:00:00Z');
const test = useTestApp({ now: () => clock, config: { inboundMail: SERVICE } });

let admin: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
});

/** Sends a mail, and says by which name a report would name it. */
async function send(address: string, subject = 'Bonjour'): Promise<string> {
  await test.dependencies.mailer.send({ to: { name: 'Camille', address }, subject, text: '', html: '' });
  return test.mailer.mailsTo(address).at(-1)?.reportId ?? '';
}

const HARD = { RecordType: 'Bounce', Type: 'HardBounce', Details: 'smtp;550 no such mailbox' };
async function report(mail: string, change: object = {}, password = SERVICE.password): Promise<number> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail-reports',
    headers: { authorization: `Basic ${Buffer.from(`mail:${password}`).toString('base64')}` },
    payload: { ...HARD, Email: 'x@x.test', Metadata: { mail }, ...change },
  });
  return reply.statusCode;
}

const list = async (query = ''): Promise<MailFailurePage> =>
  (await test.app.inject({ url: `/api/mail-failures${query}`, headers: bearer(admin) })).json();
const ofAddress = async (address: string) => (await list()).items.filter((item) => item.address === address);

describe('a mail that comes back', () => {
  it('is counted and listed with the reason and whose address it is, hours after it was taken', async () => {
    const { id: merchantId } = await aMerchant(test);
    const { email } = await aUser(test, { role: 'merchant', merchantId });
    const mail = await send(email, 'Bienvenue');
    const { count } = await list();
    expect(await ofAddress(email)).toEqual([]);
    clock = new Date('2026-06-01T20:00:00Z');
    expect(await report(mail)).toBe(204);
    expect((await list()).count).toBe(count + 1);
    expect(await ofAddress(email)).toMatchObject([
      {
        subject: 'Bienvenue',
        outcome: 'bounced',
        detail: 'smtp;550 no such mailbox',
        tries: 1,
        lastFailedAt: '2026-06-01T20:00:00.000Z',
        merchantId,
      },
    ]);
  });

  it('stands with its merchant alone, as the list of everyone’s has it', async () => {
    const [{ id: merchantId }, { id: another }] = [await aMerchant(test), await aMerchant(test)];
    const people = [
      await aUser(test, { role: 'merchant', merchantId }),
      await aUser(test, { role: 'merchant', merchantId }),
    ];
    const { email: foreign } = await aUser(test, { role: 'merchant', merchantId: another });
    for (const address of [...people.map(({ email }) => email), foreign, `${uuid()}@ami.test`])
      await report(await send(address));
    const own = await list(`?merchantId=${merchantId}`);
    expect(own.items.map(({ address }) => address).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    expect(own).toMatchObject({ count: 2, nextCursor: null, previousCursor: null });
    expect((await list()).items).toEqual(expect.arrayContaining(own.items));
    expect(await list(`?merchantId=${uuid()}`)).toMatchObject({ items: [], count: 0 });
  });

  it.each([
    ['bounced', { Type: 'BadEmailAddress' }],
    ['bounced-for-now', { Type: 'SoftBounce' }],
    ['bounced-for-now', { Type: 'Transient' }],
    ['complaint', { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }],
  ])('is %s by %j', async (outcome, change) => {
    const address = `${uuid()}@ami.test`;
    await report(await send(address), change);
    expect(await ofAddress(address)).toMatchObject([{ outcome }]);
  });

  it('is taken once, however often and at once it is reported', async () => {
    const mail = await send('deux-fois@ami.test');
    expect(await Promise.all([report(mail), report(mail), report(mail)])).toEqual([204, 204, 204]);
    expect(await ofAddress('deux-fois@ami.test')).toMatchObject([{ tries: 1 }]);
    const [failure] = await ofAddress('deux-fois@ami.test');
    const url = `/api/mail-failures/${failure?.id}/settlement`;
    await test.app.inject({ method: 'PUT', url, headers: bearer(admin) });
    expect(await report(mail)).toBe(204);
    expect(await ofAddress('deux-fois@ami.test')).toEqual([]);
  });

  it('may be marked as spam after it came back for now', async () => {
    const mail = await send('plein@ami.test');
    await report(mail, { Type: 'SoftBounce' });
    await report(mail, { RecordType: 'SpamComplaint', Type: 'SpamComplaint' });
    expect(await ofAddress('plein@ami.test')).toMatchObject([{ outcome: 'complaint', tries: 2 }]);
  });

  it('stays on the list when another is taken at the address, or cannot be passed on', async () => {
    await report(await send('retour@ami.test'));
    await send('retour@ami.test');
    test.mailer.fail({ kind: 'unavailable', detail: 'ECONNREFUSED' });
    await send('retour@ami.test');
    expect(await ofAddress('retour@ami.test')).toMatchObject([{ outcome: 'bounced', tries: 1 }]);
  });
});

describe('a report', () => {
  it.each([
    ['of a mail that is not known', { Metadata: { mail: uuid() } }],
    ['of a mail without a name of ours', { Metadata: { order: '12' } }],
    ['of a mail by another name than ours', { Metadata: { mail: "1' or '1" } }],
    ['that a machine answered', { Type: 'AutoResponder' }],
    ['that a mail arrived', { RecordType: 'Delivery', Type: '' }],
  ])('%s is answered and left', async (_, change) => {
    const mail = await send('calme@ami.test');
    expect(await report(mail, change)).toBe(204);
    expect(await ofAddress('calme@ami.test')).toEqual([]);
  });

  it('is taken from no one else than the service', async () => {
    const mail = await send('faux@ami.test');
    expect(await report(mail, {}, 'another-password')).toBe(401);
    expect(await ofAddress('faux@ami.test')).toEqual([]);
  });

  it('is kept on one line, and no longer than anyone reads', async () => {
    const Details = `550\r\n\u0000${'x'.repeat(9000)}`;
    await report(await send('bavard@ami.test'), { Details });
    const [failure] = await ofAddress('bavard@ami.test');
    expect(failure?.detail).toMatch(/^550 x+$/);
    expect(failure?.detail).toHaveLength(500);
  });
});

it('what was sent is forgotten after two weeks', async () => {
  const mail = await send('vieux@ami.test');
  clock = new Date(clock.getTime() + 15 * 86_400_000);
  await forgetFailures({ database: test.dependencies.database, now: () => clock });
  expect(await asSystem(test, { text: 'select id from sent_mails where id = $1', values: [mail] })).toEqual([]);
});
